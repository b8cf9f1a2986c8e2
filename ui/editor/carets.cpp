// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/carets.h"

#include <algorithm>

namespace kd {
namespace {

using Sci = QsciScintillaBase;
using Position = CodeView::Position;
constexpr std::size_t kMaxCarets = 1000;

std::size_t caretsOf(const CodeView& view)
{
    return static_cast<std::size_t>(view.SendScintilla(Sci::SCI_GETSELECTIONS));
}

}  // namespace

void allowSeveralCarets(CodeView& view)
{
    view.SendScintilla(Sci::SCI_SETMULTIPLESELECTION, 1UL);
    view.SendScintilla(Sci::SCI_SETADDITIONALSELECTIONTYPING, 1UL);
    view.SendScintilla(Sci::SCI_SETMULTIPASTE, static_cast<unsigned long>(Sci::SC_MULTIPASTE_EACH));
    view.SendScintilla(Sci::SCI_SETVIRTUALSPACEOPTIONS, static_cast<unsigned long>(Sci::SCVS_NONE));
}

void addCaret(CodeView& view, int direction)
{
    const std::size_t count = caretsOf(view);
    Position outermost = view.caret();
    for (unsigned long i = 0; i < count; ++i) {
        const Position each = view.SendScintilla(Sci::SCI_GETSELECTIONNCARET, i);
        outermost = direction < 0 ? std::min(outermost, each) : std::max(outermost, each);
    }
    const int line = view.lineOf(outermost) + direction;
    if (line < 0 || line >= view.lines() || count >= kMaxCarets)
        return;
    const Position column = view.SendScintilla(Sci::SCI_GETCOLUMN, view.caret());
    const Position position = view.SendScintilla(Sci::SCI_FINDCOLUMN, static_cast<unsigned long>(line), column);
    view.SendScintilla(Sci::SCI_ADDSELECTION, static_cast<unsigned long>(position), position);
    view.SendScintilla(Sci::SCI_SCROLLRANGE, static_cast<unsigned long>(position), position);
}

void selectNextOccurrence(CodeView& view)
{
    if (caretsOf(view) >= kMaxCarets)
        return;
    const Position start = view.SendScintilla(Sci::SCI_GETSELECTIONSTART);
    const Position end = view.SendScintilla(Sci::SCI_GETSELECTIONEND);
    const bool isWord = start == end ||
                        (view.SendScintilla(Sci::SCI_WORDSTARTPOSITION, static_cast<unsigned long>(start), 1L) == start &&
                         view.SendScintilla(Sci::SCI_WORDENDPOSITION, static_cast<unsigned long>(start), 1L) == end);
    const int flags = Sci::SCFIND_MATCHCASE | (isWord ? Sci::SCFIND_WHOLEWORD : 0);
    view.SendScintilla(Sci::SCI_SETSEARCHFLAGS, static_cast<unsigned long>(flags));
    view.SendScintilla(Sci::SCI_TARGETWHOLEDOCUMENT);
    view.SendScintilla(Sci::SCI_MULTIPLESELECTADDNEXT);
    view.reveal(view.lineOf(view.caret()));
}

bool leaveOneCaret(CodeView& view)
{
    if (caretsOf(view) < 2)
        return false;
    const auto caret = static_cast<unsigned long>(view.caret());
    view.SendScintilla(Sci::SCI_SETEMPTYSELECTION, caret);
    return true;
}

void leaveOneSelection(CodeView& view)
{
    if (caretsOf(view) < 2 || view.SendScintilla(Sci::SCI_SELECTIONISRECTANGLE) != 0)
        return;
    const auto main = static_cast<unsigned long>(view.SendScintilla(Sci::SCI_GETMAINSELECTION));
    const Position anchor = view.SendScintilla(Sci::SCI_GETSELECTIONNANCHOR, main);
    view.SendScintilla(Sci::SCI_SETSELECTION, static_cast<unsigned long>(view.caret()), anchor);
}

std::vector<LineSpan> selectedLines(const CodeView& view)
{
    std::vector<LineSpan> spans;
    const std::size_t count = caretsOf(view);
    for (unsigned long i = 0; i < count; ++i) {
        const Position from = view.SendScintilla(Sci::SCI_GETSELECTIONNSTART, i);
        const Position to = view.SendScintilla(Sci::SCI_GETSELECTIONNEND, i);
        const int first = view.lineOf(from);
        const int last = view.lineOf(to);
        // A selection that ends before a line's first character has nothing of that line.
        spans.push_back({first, last > first && to == view.lineStart(last) ? last - 1 : last});
    }
    std::sort(spans.begin(), spans.end(), [](const LineSpan& a, const LineSpan& b) { return a.first < b.first; });
    std::vector<LineSpan> joined;
    for (const LineSpan& span : spans) {
        if (!joined.empty() && span.first <= joined.back().last + 1)
            joined.back().last = std::max(joined.back().last, span.last);
        else
            joined.push_back(span);
    }
    return joined;
}

}  // namespace kd
