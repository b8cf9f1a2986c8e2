#pragma once

#include "core/emulator/ops/scalar.h"

// Single-lane helpers of floating-point handlers. Written so that loops over them vectorise; results do not depend on the
// instruction set.
namespace kd::emulator::KD_ISA {

inline constexpr u32 kNan32 = 0x7fffffff;  ///< what the hardware gives for every NaN result

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

}  // namespace kd::emulator::KD_ISA
