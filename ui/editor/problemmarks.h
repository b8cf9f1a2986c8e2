// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/annotations.h"
#include "ui/workbench/advice/problem.h"

#include <QByteArray>
#include <QObject>

#include <optional>
#include <vector>

namespace kd {

class CodeEditor;
class LineTracker;

/// Problems shown in the text: a squiggle under the word, an icon in the margin and the message on a line beneath. They move
/// with the text; those of a line that is edited go.
class ProblemMarks : public QObject {
    Q_OBJECT
public:
    explicit ProblemMarks(CodeEditor* editor);

    /// Shows these and no others. Those of another file, without a line or without marks are left out, and those whose line was
    /// changed since their revision.
    void setProblems(const std::vector<Problem>& problems, const LineTracker& log);
    /// The present line (0-based) of a problem's line; nothing when no mark is there any more.
    std::optional<int> lineOf(int problemLine) const;
    /// All that is said of a line (0-based); empty: nothing.
    QString sentencesOf(int line) const;
    /// Gives what is said of the line at a place of the text, where its margin or its squiggle is; empty: nothing.
    QString sentenceAt(long position) const;
    /// The present lines with marks, in the order of the text.
    std::vector<int> lines() const;

private:
    using Message = Annotations::Message;
    struct Mark {
        int handle = -1;      ///< Scintilla's, follows the line
        int problemLine = 0;  ///< as the compiler counted it, 1-based
        QByteArray line;      ///< words of the line when the mark was made
        std::vector<Message> messages;
    };

    void applyTheme();
    void annotate();
    void dropEdited();
    void clear();
    void show(const Problem& problem, int line);
    void showSquiggle(const Problem& problem, int line);
    void remove(const Mark& mark);

    CodeEditor* m_editor;
    std::vector<Mark> m_marks;
};

}  // namespace kd
