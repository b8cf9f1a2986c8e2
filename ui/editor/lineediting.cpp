// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/lineediting.h"

#include "ui/editor/carets.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/sourcetokens.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

using Sci = QsciScintillaBase;
using Position = CodeView::Position;
constexpr Position kMaxStyled = 64 * 1024;  // bytes that are coloured for a brace
constexpr qsizetype kLongestIndenting = 2000;  // bytes of a line whose end is looked for a brace

Position indentOf(const CodeEditor& editor, int line)
{
    return editor.SendScintilla(Sci::SCI_GETLINEINDENTPOSITION, line);
}

/// Calls `act` for each line of the spans that is not blank.
template <typename Act> void forLines(const CodeEditor& editor, const std::vector<LineSpan>& spans, Act act)
{
    for (const LineSpan& span : spans)
        for (int line = span.first; line <= span.last; ++line)
            if (indentOf(editor, line) < editor.lineEnd(line))
                act(line);
}

/// With its end mark, which the text's last line gets from the one before it.
void moveLine(CodeEditor& editor, int from, int to)
{
    const unsigned marks = editor.markersAtLine(from) & (1U << CodeEditor::BookmarkMarker);
    QByteArray text = editor.lineBytes(from);
    if (marks != 0)  // it would stay behind with the next line
        editor.markerDelete(from, CodeEditor::BookmarkMarker);
    const bool isLast = from + 1 == editor.lines();
    const int beforeIt = std::max(0, from - 1);
    const Position start = isLast ? editor.lineEnd(beforeIt) : editor.lineStart(from);
    const Position end = isLast ? editor.length() : editor.lineStart(from + 1);
    const QByteArray mark = isLast ? editor.bytes(editor.lineEnd(beforeIt), editor.lineStart(from))
                                   : editor.bytes(editor.lineEnd(from), end);
    editor.replaceRange(start, end, {});
    const bool goesBehind = to == editor.lines();
    const Position place = goesBehind ? editor.length() : editor.lineStart(to);
    editor.replaceRange(place, place, goesBehind ? mark + text : text + mark);
    if (marks != 0)
        editor.markerAdd(to, CodeEditor::BookmarkMarker);
}

bool opensBlock(const QByteArray& line)
{
    const std::vector<SourceToken> tokens = tokensOf(line);
    return !tokens.empty() && tokens.back().is("{");
}

/// Of every caret that is the first of its line.
void indentNewLines(CodeEditor& editor)
{
    std::vector<int> lines;
    const auto count = static_cast<unsigned long>(editor.SendScintilla(Sci::SCI_GETSELECTIONS));
    for (unsigned long i = 0; i < count; ++i)
        lines.push_back(editor.lineOf(editor.SendScintilla(Sci::SCI_GETSELECTIONNCARET, i)));
    for (const int line : lines) {
        if (line == 0)
            continue;
        const bool opens = opensBlock(editor.lineBytes(line - 1).left(kLongestIndenting));
        const bool closes = editor.bytes(indentOf(editor, line), indentOf(editor, line) + 1) == "}";
        const long step = opens && !closes ? editor.indentationWidth() : 0;
        editor.SendScintilla(Sci::SCI_SETLINEINDENTATION, static_cast<unsigned long>(line),
                             editor.SendScintilla(Sci::SCI_GETLINEINDENTATION, line - 1) + step);
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Position place = indentOf(editor, lines[i]);
        editor.SendScintilla(i == 0 ? Sci::SCI_SETSELECTION : Sci::SCI_ADDSELECTION, static_cast<unsigned long>(place), place);
    }
}

void outdentBrace(CodeEditor& editor)
{
    const Position brace = editor.caret() - 1;
    const int line = editor.lineOf(brace);
    // Braces match where their styles do.
    const Position styled = std::min(editor.SendScintilla(Sci::SCI_GETENDSTYLED), editor.lineStart(line));
    if (indentOf(editor, line) == brace && brace - styled < kMaxStyled)
        editor.SendScintilla(Sci::SCI_COLOURISE, static_cast<unsigned long>(styled), brace + 1);
    const Position open = editor.SendScintilla(Sci::SCI_BRACEMATCH, static_cast<unsigned long>(brace), 0L);
    if (indentOf(editor, line) != brace || open < 0)
        return;
    const long wanted = editor.SendScintilla(Sci::SCI_GETLINEINDENTATION, editor.lineOf(open));
    if (editor.SendScintilla(Sci::SCI_GETLINEINDENTATION, line) == wanted)
        return;
    editor.SendScintilla(Sci::SCI_SETLINEINDENTATION, static_cast<unsigned long>(line), wanted);
    editor.SendScintilla(Sci::SCI_SETEMPTYSELECTION, static_cast<unsigned long>(indentOf(editor, line) + 1));
}

}  // namespace

void toggleComment(CodeEditor& editor)
{
    const std::vector<LineSpan> spans = selectedLines(editor);
    bool isCommented = true;
    Position column = -1;
    forLines(editor, spans, [&](int line) {
        const Position indent = indentOf(editor, line);
        column = column < 0 ? indent - editor.lineStart(line) : std::min(column, indent - editor.lineStart(line));
        isCommented = isCommented && editor.bytes(indent, std::min(indent + 2, editor.lineEnd(line))) == "//";
    });
    std::vector<CodeView::Replacement> changes;
    forLines(editor, spans, [&](int line) {
        const Position indent = indentOf(editor, line);
        if (isCommented)
            changes.push_back({indent, indent + (editor.bytes(indent, indent + 3) == "// " ? 3 : 2), {}});
        else
            changes.push_back({editor.lineStart(line) + column, editor.lineStart(line) + column, "// "});
    });
    editor.replaceRanges(changes);
}

void goToMatchingBrace(CodeEditor& editor)
{
    const Position caret = editor.caret();
    for (const Position brace : {caret, caret - 1}) {
        const Position match = brace < 0 ? -1 : editor.SendScintilla(Sci::SCI_BRACEMATCH, static_cast<unsigned long>(brace), 0L);
        if (match < 0)
            continue;
        const Position place = match + caret - brace;
        editor.select(place, place);
        return;
    }
}

void indentAfter(CodeEditor& editor, int character)
{
    if (character == '\n' || (character == '\r' && editor.eolMode() == QsciScintilla::EolMac))
        indentNewLines(editor);
    else if (character == '}' && editor.SendScintilla(Sci::SCI_GETSELECTIONS) == 1)
        outdentBrace(editor);
}

void duplicate(CodeEditor& editor)
{
    const CodeView::EditGroup group(editor);
    editor.SendScintilla(Sci::SCI_SELECTIONDUPLICATE);
}

void moveLines(CodeEditor& editor, int direction)
{
    std::vector<LineSpan> spans = selectedLines(editor);
    if (spans.empty() || (direction < 0 ? spans.front().first == 0 : spans.back().last + 1 >= editor.lines()))
        return;
    struct Ends {
        std::pair<int, Position> anchor, caret;  ///< line and bytes behind its start
    };
    const auto place = [&](Position position) {
        const int line = editor.lineOf(position);
        return std::pair(line, position - editor.lineStart(line));
    };
    std::vector<Ends> selections;
    const auto count = static_cast<unsigned long>(editor.SendScintilla(Sci::SCI_GETSELECTIONS));
    for (unsigned long i = 0; i < count; ++i)
        selections.push_back({place(editor.SendScintilla(Sci::SCI_GETSELECTIONNANCHOR, i)),
                              place(editor.SendScintilla(Sci::SCI_GETSELECTIONNCARET, i))});
    {
        const CodeView::EditGroup group(editor);
        if (direction > 0)
            std::reverse(spans.begin(), spans.end());
        for (const LineSpan& span : spans)
            direction < 0 ? moveLine(editor, span.first - 1, span.last) : moveLine(editor, span.last + 1, span.first);
    }
    const auto position = [&](const std::pair<int, Position>& end) {
        const int line = std::min(end.first + direction, editor.lines() - 1);
        return std::min(editor.lineStart(line) + end.second, editor.lineEnd(line));
    };
    for (std::size_t i = 0; i < selections.size(); ++i)
        editor.SendScintilla(i == 0 ? Sci::SCI_SETSELECTION : Sci::SCI_ADDSELECTION,
                             static_cast<unsigned long>(position(selections[i].caret)), position(selections[i].anchor));
    editor.SendScintilla(Sci::SCI_SCROLLCARET);
}

}  // namespace kd
