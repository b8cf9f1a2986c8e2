// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/longlineguard.h"

#include "ui/common/theme.h"
#include "ui/editor/codeeditor.h"

#include <algorithm>

namespace kd {
namespace {

using Sci = QsciScintillaBase;
using Position = CodeView::Position;
constexpr unsigned long kPlainStyle = 0;
constexpr unsigned long kHiddenStyle = 50;  // behind the lexer's and those of annotations

}  // namespace

LongLineGuard::LongLineGuard(CodeEditor* editor) : QObject(editor), m_editor(editor)
{
    m_editor->markerDefine(QsciScintilla::Invisible, CodeEditor::LongLineMarker);
    connect(m_editor, &CodeView::lineEdited, this, [this](int line, int added) { onLineEdited(line, added); });
    connect(m_editor, &QsciScintillaBase::SCN_STYLENEEDED, this, &LongLineGuard::style);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        if (isOn())
            m_editor->SendScintilla(Sci::SCI_STYLESETVISIBLE, kHiddenStyle, 0L);
    });
}

bool LongLineGuard::isLong(int line) const
{
    return m_editor->SendScintilla(Sci::SCI_LINELENGTH, line) > kLongest;
}

/// The first of the lines that is too long; -1 when there is none.
int LongLineGuard::findLong(int from, int to) const
{
    for (int line = from; line <= to; ++line)
        if (isLong(line))
            return line;
    return -1;
}

void LongLineGuard::lookAnew()
{
    const int line = findLong(0, m_editor->lines() - 1);
    if (isOn())
        end();
    if (line >= 0)
        begin(line);
}

void LongLineGuard::onLineEdited(int line, int added)
{
    const int last = line + std::max(added, 0);
    if (!isOn()) {
        if (const int found = findLong(line, last); found >= 0)
            begin(found);
        return;
    }
    const int marked = m_editor->markerLine(m_handle);
    if (marked < 0 || !isLong(marked))
        return lookAnew();
    // Before anything measures it.
    if (const int found = findLong(line, last); found >= 0)
        m_editor->SendScintilla(Sci::SCI_COLOURISE, static_cast<unsigned long>(m_editor->lineStart(found)),
                                m_editor->lineEnd(last));
}

void LongLineGuard::begin(int line)
{
    m_handle = m_editor->markerAdd(line, CodeEditor::LongLineMarker);
    m_editor->SendScintilla(Sci::SCI_SETLEXER, static_cast<unsigned long>(Sci::SCLEX_CONTAINER));
    m_editor->SendScintilla(Sci::SCI_STYLESETVISIBLE, kHiddenStyle, 0L);
    m_editor->SendScintilla(Sci::SCI_COLOURISE, 0UL, m_editor->lineEnd(line));
    emit changed(line);
}

void LongLineGuard::end()
{
    m_handle = -1;
    m_editor->markerDeleteAll(CodeEditor::LongLineMarker);
    m_editor->setColoured();
    emit changed(-1);
}

/// What Scintilla asks for as long as it has no lexer: styles up to `position`.
void LongLineGuard::style(int position)
{
    const int first = m_editor->lineOf(m_editor->SendScintilla(Sci::SCI_GETENDSTYLED));
    const int last = m_editor->lineOf(position);
    m_editor->SendScintilla(Sci::SCI_STARTSTYLING, static_cast<unsigned long>(m_editor->lineStart(first)), 0L);
    for (int line = first; line <= last; ++line) {
        const Position start = m_editor->lineStart(line);
        const Position end = m_editor->lineEnd(line);
        const auto shown = static_cast<unsigned long>(std::min(end - start, kShown));
        const auto hidden = static_cast<unsigned long>(end - start) - shown;
        const Position next = line + 1 < m_editor->lines() ? m_editor->lineStart(line + 1) : m_editor->length();
        m_editor->SendScintilla(Sci::SCI_SETSTYLING, shown, static_cast<long>(kPlainStyle));
        m_editor->SendScintilla(Sci::SCI_SETSTYLING, hidden, static_cast<long>(kHiddenStyle));
        m_editor->SendScintilla(Sci::SCI_SETSTYLING, static_cast<unsigned long>(next - end), static_cast<long>(kPlainStyle));
    }
}

}  // namespace kd
