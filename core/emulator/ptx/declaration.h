// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/readcontext.h"

namespace kd::ptx {

struct Linkage {
    bool isExtern = false, isVisible = false, isWeak = false, isCommon = false;
};

/// A variable or register declaration, its space's word next: `.global .align 4 .b8 table[4] = {…}, other;` up to its semicolon.
/// What it declares goes into the function that is read, else into the module.
void parseDeclaration(ReadContext& context, const Linkage& linkage);

/// Adds a register, or those of a vector register ("%v.x"…).
Symbol addRegister(Function& function, std::string_view name, Type type, std::uint32_t lanes);

/// Tells whether `directive` begins a declaration of variables: ".global", ".reg"…
bool isSpace(std::string_view directive);

/// A parameter list in parentheses, `(` next; empty when something else stands there. Nothing is declared.
std::vector<Variable> parseParameters(ReadContext& context);

/// `"nounroll", "…";` behind `.pragma`, which declares nothing.
void parsePragma(Lexer& lexer);

}  // namespace kd::ptx
