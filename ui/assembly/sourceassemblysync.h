// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/assembly/assemblytext.h"

#include <QObject>

namespace kd {

class AssemblyPane;
class AssemblyView;
class CodeEditor;
class LineMapping;
class EditorPanel;
class LinkRibbons;

/// Holds a source and its assembly together: tints and ribbons, what stands out where the caret is, jumps both ways.
class SourceAssemblySync : public QObject {
    Q_OBJECT
public:
    SourceAssemblySync(EditorPanel& source, AssemblyPane& assembly, LinkRibbons& band, QObject* parent);

    /// Jumps from the pane that has the focus to the other, which has it then. False when there is nowhere to go.
    bool jump();
    bool toSource(int shownLine);
    bool toAssembly();
    /// Steps to the next (1) or previous (-1) place where the most registers are live, in the pane that has the focus.
    bool stepToPeak(int direction);

private:
    void link();
    void followSource();
    void followAssembly();
    void setCurrent(int block);
    void revealAssembly();
    /// The present line (0-based) of a block; -1 where it is gone.
    int lineOf(int block) const;
    /// Gives the block of a present line, else of the next one that has a block, else of the one before; -1.
    int blockNear(int line) const;
    /// The line of the block at which the assembly's caret is, else its first.
    int entryOf(int block) const;
    const LineMapping& links() const;

    EditorPanel& m_source;
    CodeEditor& m_editor;
    AssemblyPane& m_assembly;
    AssemblyView& m_view;
    LinkRibbons& m_band;
    AssemblyTextPointer m_linked;  ///< text that the tints are of; null: there are none
    quint64 m_revision = 0;
};

}  // namespace kd
