// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace kd {

/// The 16 bits of a binary floating-point format that C++20 has no type for.
template <int ExponentBits, int FractionBits>
struct SmallFloat {
    static_assert(1 + ExponentBits + FractionBits == 16);
    std::uint16_t bits = 0;

    /// Rounds to nearest, ties to even; too large a value becomes an infinity, NaN stays (quiet) NaN.
    static constexpr SmallFloat fromDouble(double value);
    /// Exact.
    constexpr double toDouble() const;

private:
    static constexpr int kBias = (1 << (ExponentBits - 1)) - 1;
    static constexpr std::uint16_t kInfinity = static_cast<std::uint16_t>(((1 << ExponentBits) - 1) << FractionBits);
};

using BinaryHalf = SmallFloat<5, 10>;   ///< IEEE 754 binary16, CUDA's __half
using BrainFloat = SmallFloat<8, 7>;   ///< CUDA's __nv_bfloat16

template <int ExponentBits, int FractionBits>
constexpr SmallFloat<ExponentBits, FractionBits> SmallFloat<ExponentBits, FractionBits>::fromDouble(double value)
{
    constexpr int kDoubleFraction = 52;
    constexpr int kDoubleBias = 1023;
    const auto all = std::bit_cast<std::uint64_t>(value);
    const auto sign = static_cast<std::uint16_t>(all >> 48 & 0x8000);
    const int exponent = static_cast<int>(all >> kDoubleFraction & 0x7ff) - kDoubleBias;
    const std::uint64_t fraction = all & ((std::uint64_t{1} << kDoubleFraction) - 1);
    if (exponent == kDoubleBias + 1)
        return {static_cast<std::uint16_t>(sign | kInfinity | (fraction != 0 ? 1 << (FractionBits - 1) : 0))};

    const bool subnormal = exponent < 1 - kBias;
    const int shift = kDoubleFraction - FractionBits + (subnormal ? 1 - kBias - exponent : 0);
    if (shift > kDoubleFraction + 1)
        return {sign};
    const std::uint64_t significand = fraction | std::uint64_t{1} << kDoubleFraction;
    const std::uint64_t rest = significand & ((std::uint64_t{1} << shift) - 1);
    const std::uint64_t half = std::uint64_t{1} << (shift - 1);
    std::uint64_t rounded = significand >> shift;
    if (rest > half || (rest == half && (rounded & 1) != 0))
        ++rounded;
    if (!subnormal)
        rounded += static_cast<std::uint64_t>(exponent + kBias - 1) << FractionBits;
    if (exponent > kBias || rounded > kInfinity)
        rounded = kInfinity;
    return {static_cast<std::uint16_t>(sign | rounded)};
}

template <int ExponentBits, int FractionBits>
constexpr double SmallFloat<ExponentBits, FractionBits>::toDouble() const
{
    constexpr int kShift = 52 - FractionBits;
    const std::uint64_t sign = std::uint64_t{bits & 0x8000u} << 48;
    const std::uint64_t magnitude = bits & 0x7fffu;
    if (magnitude >= kInfinity)
        return std::bit_cast<double>(sign | std::uint64_t{0x7ff} << 52 | (magnitude - kInfinity) << kShift);
    if (magnitude >= std::uint64_t{1} << FractionBits)
        return std::bit_cast<double>(sign | ((magnitude << kShift) + (std::uint64_t{1023 - kBias} << 52)));
    const double smallest = std::bit_cast<double>(std::uint64_t{1023 + 1 - kBias - FractionBits} << 52);
    const double value = static_cast<double>(magnitude) * smallest;
    return sign != 0 ? -value : value;
}

}  // namespace kd
