// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/codeview.h"

#include <vector>

namespace kd {

/// Several carets, and typing and pasting at each. The text behind a line's end is none: carets stay within their lines.
void allowSeveralCarets(CodeView& view);
/// One more caret in the line above (-1) or beneath (1) the outermost one, in the same column.
void addCaret(CodeView& view, int direction);
/// Selects the word at the caret, then one more like what is selected with each call: whole words where it is one.
void selectNextOccurrence(CodeView& view);
/// The newest caret alone stays. False: there was one.
bool leaveOneCaret(CodeView& view);
/// The main one of several, unless they are a rectangle.
void leaveOneSelection(CodeView& view);

/// Lines that are selected, or have a caret; in the order of the text, none twice.
struct LineSpan {
    int first = 0, last = 0;
};
std::vector<LineSpan> selectedLines(const CodeView& view);

}  // namespace kd
