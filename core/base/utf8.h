// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace kd {

/// A character of a text in UTF-8.
struct CodePoint {
    std::uint32_t value = 0;
    std::size_t length = 0;  ///< bytes; 0 when they are no UTF-8
};

/// The code point that `text`, which is not empty, begins with (RFC 3629: no surrogates, no longer form than needed, at most
/// U+10FFFF).
CodePoint firstCodePoint(std::string_view text);

}  // namespace kd
