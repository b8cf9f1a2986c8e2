// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/compile/compileoutcome.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kd {

// Single lines of the compilers' logs, for the readers of whole logs: NVRTC and nvcc share the front end and ptxas.

/// The front end indents the source line that it quotes, and the caret below it, by so many blanks.
inline constexpr int kQuoteIndent = 2;
/// A message is cut behind so many bytes.
inline constexpr std::size_t kLongestMessage = 4096;

/// Gives what a compiler says in its own words, or of a header that was not read what that says of itself.
Message compilerWords(std::string words);
/// Reads "error: text" or "warning #177-D: text": the severity, the text and its number.
std::optional<Diagnostic> parseSeverity(std::string_view text);
/// Reads "file(12): error: text". File names may hold anything, so the first place is taken that reads as one.
std::optional<Diagnostic> parsePlacedHead(std::string_view line);
/// Reads "ptxas error   : text" or "ptxas application ptx input, line 27; error   : text"; nothing for "ptxas info".
std::optional<Diagnostic> parsePtxasLine(std::string_view line);
/// Tells whether `line` holds a caret of the front end and nothing else.
bool isCaretLine(std::string_view line);
/// Reads `instantiation of "…" at line 2 of util.h`, which stands below the head line of a diagnostic in `headFile`, as a note.
Diagnostic parseInstantiationContext(std::string_view text, const std::string& headFile);

}  // namespace kd
