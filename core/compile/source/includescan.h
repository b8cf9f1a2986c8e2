// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// One file name that a text includes or asks for with __has_include.
struct IncludeDirective {
    std::string name;       ///< without splices
    bool quoted = false;    ///< in quotes, not in angle brackets
    std::size_t begin = 0;  ///< offset of the name in the text, delimiters excluded
    std::size_t end = 0;
};

/// Every include of `text` by name, in its order: in comments, strings and inactive branches too, so rather too many.
/// Comments and line splices inside a directive are understood; `#include MACRO` is not.
std::vector<IncludeDirective> scanIncludes(std::string_view text);

}  // namespace kd
