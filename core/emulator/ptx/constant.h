// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/lexer.h"
#include "core/emulator/ptx/number.h"

namespace kd::ptx {

/// Tells whether a constant expression can begin with `token`; `!` and `-` before a name do not count.
bool beginsConstant(const Token& token);

/// Parses a constant expression (PTX ISA 9.0, section 4.6) with C's operators and precedences. Throws LogicError for syntax,
/// division by zero and nesting beyond kMaxNesting.
Number parseConstant(Lexer& lexer);

/// The same, an integer from 0 to `most`; `meaning` for the error: "the alignment".
std::uint64_t parseCount(Lexer& lexer, std::uint64_t most, const Message& meaning);

}  // namespace kd::ptx
