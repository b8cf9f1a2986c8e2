// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

namespace kd::emulator {

// Sums of half and bfloat16 values by way of float, whose 24 bits are enough to round correctly twice (Figueroa 1995: at least
// 2p + 2). Rounded to nearest even; subnormal numbers are kept; NaN is 0x7fff.

inline float halfToFloat(std::uint16_t half)
{
    const std::uint32_t magnitude = half & 0x7fffu, sign = static_cast<std::uint32_t>(half & 0x8000u) << 16;
    if (magnitude >= 0x7c00u)
        return std::bit_cast<float>(sign | 0x7f800000u | (magnitude & 0x3ffu) << 13);
    const float scaled = std::bit_cast<float>(magnitude << 13) * 0x1p112f;
    return std::bit_cast<float>(std::bit_cast<std::uint32_t>(scaled) | sign);
}

inline std::uint16_t floatToHalf(float value)
{
    if (std::isnan(value))
        return 0x7fffu;
    const std::uint32_t bits = std::bit_cast<std::uint32_t>(value);
    const auto sign = static_cast<std::uint16_t>(bits >> 16 & 0x8000u);
    const std::uint32_t magnitude = bits & 0x7fffffffu;
    if (magnitude >= 0x477ff000u)  // rounds to 65536
        return sign | 0x7c00u;
    if (magnitude < 0x38800000u) {  // subnormal: adding 0.5 leaves multiples of 2^-24 in the low bits
        const float shifted = std::bit_cast<float>(magnitude) + 0.5f;
        return static_cast<std::uint16_t>(sign | (std::bit_cast<std::uint32_t>(shifted) - 0x3f000000u));
    }
    const std::uint32_t rounded = magnitude - 0x38000000u + 0xfffu + (magnitude >> 13 & 1u);
    return static_cast<std::uint16_t>(sign | rounded >> 13);
}

inline float bfloatToFloat(std::uint16_t value)
{
    return std::bit_cast<float>(std::uint32_t{value} << 16);
}

inline std::uint16_t floatToBfloat(float value)
{
    if (std::isnan(value))
        return 0x7fffu;
    const std::uint32_t bits = std::bit_cast<std::uint32_t>(value);
    return static_cast<std::uint16_t>((bits + 0x7fffu + (bits >> 16 & 1u)) >> 16);
}

}  // namespace kd::emulator
