// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace kd::test {

/// A binary floating-point format.
struct Format {
    int exponentBits = 8;
    int fractionBits = 23;
};
/// "f16", "bf16", "f32", "f64", "tf32".
Format formatOf(std::string_view type);

/// The number that the bits mean; exact in long double. `flushes`: denormals are zero of their sign.
long double valueOf(Format format, std::uint64_t bits, bool flushes = false);

enum class Mode { Nearest, Zero, Down, Up, NearestAway };
Mode modeNamed(std::string_view name);

/// `value`, truncated from something longer when `inexact`, rounded to the format with integer arithmetic. NaN gives `nan`.
std::uint64_t rounded(Format format, long double value, bool inexact, Mode mode, std::uint64_t nan);

/// The bits without sign: infinity.
std::uint64_t infinityOf(Format format);
/// Denormals become zero of their sign.
std::uint64_t flushed(Format format, std::uint64_t bits);

}  // namespace kd::test
