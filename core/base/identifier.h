// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text.h"

#include <algorithm>
#include <string_view>

namespace kd {

/// Tells whether `text` is a C++ identifier that is written in ASCII.
constexpr bool isIdentifier(std::string_view text)
{
    return !text.empty() && (text.front() < '0' || text.front() > '9') && std::ranges::all_of(text, isIdentifierCharacter);
}

/// Where the whole word stands in `text` from `from` on: no part of a longer one. npos: nowhere. `word` is not empty.
constexpr std::size_t findWord(std::string_view text, std::string_view word, std::size_t from = 0)
{
    for (std::size_t at = text.find(word, from); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const std::size_t behind = at + word.size();
        if ((at == 0 || !isIdentifierCharacter(text[at - 1])) && (behind == text.size() || !isIdentifierCharacter(text[behind])))
            return at;
    }
    return std::string_view::npos;
}

}  // namespace kd
