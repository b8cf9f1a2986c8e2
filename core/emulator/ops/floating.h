// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ops/scalar.h"

// Single-lane helpers of floating-point handlers. Written so that loops over them vectorise; results do not depend on the
// instruction set.
namespace kd::emulator::KD_ISA {

inline constexpr u32 kNan32 = 0x7fffffff;  ///< NaN that the hardware gives for every NaN result

inline u32 bitsOf(float value)
{
    return bitsAs<u32>(value);
}
inline u64 bitsOf(double value)
{
    return bitsAs<u64>(value);
}
inline float canonical(float value)
{
    return value == value ? value : bitsAs<float>(kNan32);
}
/// Denormals become zero of the same sign.
template <bool Ftz>
inline float flushed(float value)
{
    if constexpr (!Ftz)
        return value;
    const u32 bits = bitsOf(value);
    return (bits & 0x7f800000) == 0 ? bitsAs<float>(bits & 0x80000000) : value;
}
/// Clamped to [+0, 1]; NaN becomes +0.
template <bool Sat>
inline float saturated(float value)
{
    if constexpr (!Sat)
        return value;
    const float low = value > 0.0f ? value : 0.0f;
    return low < 1.0f ? low : 1.0f;
}

// binary16 and bfloat16 as their bits; both widen to float exactly.
inline float fromHalf(u16 half)
{
    const u32 shifted = (half & 0x7fffu) << 13;
    // 2^112 puts the exponent right, of denormals as well; infinity and NaN keep theirs.
    const float scaled = bitsAs<float>(shifted) * 0x1p112f;
    const u32 magnitude = shifted >= 0x0f800000 ? (shifted | 0x7f800000) : bitsOf(scaled);
    return bitsAs<float>(magnitude | (half & 0x8000u) << 16);
}
inline float fromBrain(u16 brain)
{
    return bitsAs<float>(u32{brain} << 16);
}


inline constexpr u16 kNan16 = 0x7fff;  ///< NaN of binary16 and bfloat16 alike

/// Rounded to nearest, ties to even; exact for values that were rounded to odd before.
inline u16 toHalf(float value)
{
    const u32 bits = bitsOf(value), magnitude = bits & 0x7fffffff;
    // Denormals: adding 1/2 rounds at the place of their last bit.
    const u32 small = bitsOf(bitsAs<float>(magnitude) + 0.5f) - 0x3f000000;
    const u32 normal = (magnitude + 0xfff + (magnitude >> 13 & 1) - 0x38000000) >> 13;
    const u32 finite = magnitude < 0x38800000 ? small : normal;
    const u32 bounded = magnitude >= 0x477ff000 ? 0x7c00 : finite;
    const u32 result = bounded | (bits >> 16 & 0x8000);
    return static_cast<u16>(magnitude > 0x7f800000 ? u32{kNan16} : result);
}
inline u16 toBrain(float value)
{
    const u32 bits = bitsOf(value);
    const u32 result = (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
    return static_cast<u16>((bits & 0x7fffffff) > 0x7f800000 ? u32{kNan16} : result);
}

/// The sum as a float whose last bit tells that something was cut off (Knuth's TwoSum, then rounded to odd).
inline float sumToOdd(float a, float b)
{
    const float sum = a + b;
    const float ofB = sum - a;
    const float low = (a - (sum - ofB)) + (b - ofB);
    const u32 bits = bitsOf(sum);
    const u32 upwards = (low > 0 ? 1u : 0u) - (low < 0 ? 1u : 0u);
    const u32 step = (bits >> 31) != 0 ? 0 - upwards : upwards;
    return bitsAs<float>(bits + ((bits & 1) == 0 ? step : 0));
}

}  // namespace kd::emulator::KD_ISA
