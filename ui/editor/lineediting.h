// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

class CodeEditor;

// These edit lines; each is one step of undo. The lines are those that are selected or have a caret.

/// Puts // before every line, or takes it away where all have it.
void toggleComment(CodeEditor& editor);
/// The selection, or the caret's line.
void duplicate(CodeEditor& editor);
/// Lines up (-1) or down (1), past the next line. Their marks and carets go with them.
void moveLines(CodeEditor& editor, int direction);

/// Caret to the brace that belongs to the one beside it, on the same side of it.
void goToMatchingBrace(CodeEditor& editor);
/// Indents what was typed: a new line begins where the one before it does, one step further behind a { that is open; a } that
/// is the first of its line stands where the line of its { begins.
void indentAfter(CodeEditor& editor, int character);

}  // namespace kd
