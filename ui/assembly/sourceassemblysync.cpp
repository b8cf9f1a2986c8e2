// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/assembly/sourceassemblysync.h"

#include "ui/assembly/assemblypane.h"
#include "ui/assembly/assemblyview.h"
#include "ui/assembly/linkribbons.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/editorpanel.h"

#include <algorithm>
#include <utility>

namespace kd {

SourceAssemblySync::SourceAssemblySync(EditorPanel& source, AssemblyPane& assembly, LinkRibbons& band, QObject* parent)
    : QObject(parent), m_source(source), m_editor(*source.editor()), m_assembly(assembly), m_view(*assembly.view()), m_band(band)
{
    connect(&m_assembly, &AssemblyPane::contentChanged, this, &SourceAssemblySync::link);
    connect(&m_view, &AssemblyView::jumpWanted, this, &SourceAssemblySync::toSource);
    connect(&m_editor, &QsciScintillaBase::SCN_DOUBLECLICK, this, &SourceAssemblySync::revealAssembly);
    const auto isMove = [](int updated) { return (updated & QsciScintillaBase::SC_UPDATE_SELECTION) != 0; };
    // A new text moves the caret, too: what counts is where the user is.
    connect(&m_editor, &QsciScintillaBase::SCN_UPDATEUI, this, [this, isMove](int updated) {
        if (isMove(updated) && !m_view.hasFocus())
            followSource();
    });
    connect(&m_view, &QsciScintillaBase::SCN_UPDATEUI, this, [this, isMove](int updated) {
        if (isMove(updated) && m_view.hasFocus())
            followAssembly();
    });
    link();
}

const LineMapping& SourceAssemblySync::links() const
{
    return m_view.links();
}

void SourceAssemblySync::link()
{
    const AssemblyTextPointer wanted = m_assembly.isLinkable() ? m_view.content() : nullptr;
    if (wanted == m_linked && m_revision == m_assembly.revision())
        return;
    m_linked = nullptr;
    m_revision = m_assembly.revision();
    std::vector<LineTints::Tint> tints;
    if (wanted) {
        for (int block = 0; block < static_cast<int>(links().blocks().size()); ++block)
            tints.push_back({lineOf(block), links().block(block).slot});
    }
    m_linked = wanted;
    m_editor.tints().set(std::move(tints));
    m_band.setOn(wanted != nullptr);
    m_band.update();
    if (m_view.hasFocus())
        followAssembly();
    else
        followSource();
}

int SourceAssemblySync::lineOf(int block) const
{
    const std::vector<LineTints::Tint>& tints = m_editor.tints().tints();
    if (m_linked && tints.size() == links().blocks().size())
        return tints[static_cast<std::size_t>(block)].line;
    const int line = m_source.presentLine(links().block(block).sourceLine - 1, m_assembly.revision()).value_or(-1);
    return line < m_editor.lines() ? line : -1;
}

int SourceAssemblySync::blockNear(int line) const
{
    int found = -1;
    for (int block = 0; block < static_cast<int>(links().blocks().size()); ++block) {
        const int at = lineOf(block);
        if (at >= 0)
            found = block;
        if (at >= line)
            break;
    }
    return found;
}

void SourceAssemblySync::followSource()
{
    if (!m_linked)
        return setCurrent(-1);
    const int line = m_editor.lineOf(m_editor.caret());
    const int block = blockNear(line);
    setCurrent(block >= 0 && lineOf(block) == line ? block : -1);
}

void SourceAssemblySync::followAssembly()
{
    setCurrent(m_linked ? links().blockOfShown(m_view.caretLine()) : -1);
}

void SourceAssemblySync::setCurrent(int block)
{
    const bool isTinted = block < static_cast<int>(m_editor.tints().tints().size());
    m_editor.tints().setStrong(isTinted ? block : -1);
    m_view.setStrongBlock(block);
    m_band.setStrongBlock(block);
}

int SourceAssemblySync::entryOf(int block) const
{
    const int caret = m_view.caretLine();
    return links().blockOfShown(caret) == block ? caret : links().block(block).runs.front().first;
}

bool SourceAssemblySync::jump()
{
    return m_view.hasFocus() ? toSource(m_view.caretLine()) : toAssembly();
}

bool SourceAssemblySync::toSource(int shownLine)
{
    if (!m_view.content() || m_view.content()->lines.empty())
        return false;
    const std::vector<ShownLine>& lines = m_view.content()->lines;
    // Labels and comments belong to what follows them, else to what is before.
    int block = -1;
    for (int at = shownLine; block < 0 && at < static_cast<int>(lines.size()); ++at)
        block = links().blockOfShown(at);
    for (int at = shownLine; block < 0 && at >= 0; --at)
        block = links().blockOfShown(at);
    const int line = block < 0 ? -1 : lineOf(block);
    if (line < 0)
        return false;
    m_editor.showPlace(
        line,
        static_cast<int>(m_editor.SendScintilla(QsciScintillaBase::SCI_GETLINEINDENTPOSITION, line) - m_editor.lineStart(line)));
    return true;
}

bool SourceAssemblySync::toAssembly()
{
    const int block = blockNear(m_editor.lineOf(m_editor.caret()));
    if (block < 0)
        return false;
    m_view.goToLine(entryOf(block));
    m_view.setFocus(Qt::OtherFocusReason);
    if (m_linked)
        setCurrent(block);
    return true;
}

void SourceAssemblySync::revealAssembly()
{
    const int line = m_editor.lineOf(m_editor.caret());
    const int block = m_linked ? blockNear(line) : -1;
    if (block >= 0 && lineOf(block) == line)
        m_view.reveal(entryOf(block));
}

bool SourceAssemblySync::stepToPeak(int direction)
{
    const int peak = m_view.peakFrom(m_view.caretLine(), direction);
    if (peak < 0)
        return false;
    const bool wasInAssembly = m_view.hasFocus();
    m_view.goToLine(peak);
    if (!wasInAssembly)
        toSource(peak);
    return true;
}

}  // namespace kd
