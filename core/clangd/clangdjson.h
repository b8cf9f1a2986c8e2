// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kd {

// What the readers of clangd's answers share: nothing of those is believed.

/// The member `key` as a number of the protocol: a whole one that is not negative and fits an int.
std::optional<int> clangdCount(const Json& object, const char* key);

/// Tells whether all of it is UTF-8.
bool isClangdUtf8(std::string_view text);

/// Tells whether it can stand in a source as one name: at most kMaxClangdName bytes, letters of ASCII, digits and "_".
bool isClangdName(std::string_view text);
inline constexpr std::size_t kMaxClangdName = 255;  // bytes

/// What of a text can be printed, at most `bytes` of it, without blanks and line ends at its end. No more than one empty line
/// stands between two others.
std::string clangdPlain(std::string_view text, std::size_t bytes);
/// Does the same as one line: line ends and tabs are blanks, of which one stands for several.
std::string clangdPlainLine(std::string_view text, std::size_t bytes);

}  // namespace kd
