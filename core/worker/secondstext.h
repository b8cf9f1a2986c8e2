// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <chrono>
#include <iterator>
#include <string>

namespace kd {

/// The shortest decimal number of seconds that `limit` is, without a unit: "10", "0.25". Not by printf, which would write a comma
/// where the user's language does.
inline std::string secondsText(std::chrono::milliseconds limit)
{
    char text[32];
    const auto end = std::to_chars(std::begin(text), std::end(text), std::chrono::duration<double>(limit).count());
    return {text, end.ptr};
}

}  // namespace kd
