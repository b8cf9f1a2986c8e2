// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace kd::report {

/// A piece of a source's line that is written in one colour.
struct CodePiece {
    enum class Kind { Plain, Keyword, Builtin, Number, Text, Directive, Comment };
    Kind kind = Kind::Plain;
    std::string_view text;
};
using CodeLine = std::vector<CodePiece>;

/// `count` lines of `source` from `first` on (1-based), fewer where it ends, without their line ends. They are views of `source`.
std::vector<CodeLine> codeLines(std::string_view source, std::size_t first, std::size_t count);

/// Lines that codeLines() can give: a last one without a line end counts, an empty one behind the last line end does not.
std::size_t lineCount(std::string_view source);

}  // namespace kd::report
