// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/bookmarks.h"

#include "ui/common/theme.h"
#include "ui/editor/codeeditor.h"

#include <utility>

namespace kd {
namespace {

constexpr unsigned kMask = 1U << CodeEditor::BookmarkMarker;

}  // namespace

Bookmarks::Bookmarks(CodeEditor* editor) : QObject(editor), m_editor(editor)
{
    connect(m_editor, &QsciScintilla::marginClicked, this, [this](int margin, int line) {
        if (margin == CodeEditor::IconMargin)
            toggleAt(line);
    });
    m_editor->markerDefine(QsciScintilla::Invisible, CodeEditor::BookmarkMarker);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        if (m_hasIcon)
            m_editor->defineIcon(CodeEditor::BookmarkMarker, "bookmark", Token::Accent);
    });
}

void Bookmarks::add(int line)
{
    if (!std::exchange(m_hasIcon, true))
        m_editor->defineIcon(CodeEditor::BookmarkMarker, "bookmark", Token::Accent);
    m_editor->markerAdd(line, CodeEditor::BookmarkMarker);
}

void Bookmarks::toggle()
{
    toggleAt(m_editor->lineOf(m_editor->caret()));
}

void Bookmarks::toggleAt(int line)
{
    if (m_editor->markersAtLine(line) & kMask)
        m_editor->markerDelete(line, CodeEditor::BookmarkMarker);
    else
        add(line);
}

void Bookmarks::clear()
{
    m_editor->markerDeleteAll(CodeEditor::BookmarkMarker);
}

std::vector<int> Bookmarks::lines() const
{
    std::vector<int> lines;
    for (int line = found(0, 1); line >= 0 && lines.size() < kMaxBookmarks; line = found(line + 1, 1))
        lines.push_back(line);
    return lines;
}

void Bookmarks::setLines(const std::vector<int>& lines)
{
    clear();
    std::size_t count = 0;
    for (const int line : lines)
        if (line >= 0 && line < m_editor->lines() && count++ < kMaxBookmarks)
            add(line);
}

int Bookmarks::found(int from, int direction) const
{
    if (from < 0 || from >= m_editor->lines())
        return -1;
    return direction > 0 ? m_editor->markerFindNext(from, kMask) : m_editor->markerFindPrevious(from, kMask);
}

/// Past the text's end it goes on at the other one.
void Bookmarks::step(int direction)
{
    const int here = m_editor->lineOf(m_editor->caret());
    int line = found(here + direction, direction);
    if (line < 0)
        line = found(direction > 0 ? 0 : m_editor->lines() - 1, direction);
    if (line >= 0)
        m_editor->showPlace(line, 0);
}

}  // namespace kd
