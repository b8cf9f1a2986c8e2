// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// A UTF-8 file may begin with this, which is no part of its text.
inline constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

/// One directive of those that a source starts with.
struct LeadingDirective {
    std::string text;         ///< without blanks before "#", without a comment behind an include, without the line end
    std::string includeName;  ///< empty: a definition or the end of one
    std::size_t end = 0;      ///< where the next line starts in the source
    int nextLine = 1;         ///< number of the next line, from 1
};

/// The includes by name, definitions and undefinitions before anything else in `text`, in its order. Comments and blank lines
/// are left out. Ends, rather too early, before the first line that is anything else or that is hard to read: a condition, a
/// pragma, a line that goes on behind a backslash, a trigraph, control characters.
std::vector<LeadingDirective> leadingDirectives(std::string_view text);

}  // namespace kd
