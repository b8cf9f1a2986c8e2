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

}  // namespace kd
