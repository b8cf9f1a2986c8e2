// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ops/exactdouble.h"
#include "core/emulator/ptx/module.h"

// The floating-point formats by their numbers, and what the narrow ones among them stand for.
namespace kd::emulator::KD_ISA {

struct SmallFormat {
    int fractionBits;
    int smallestExponent;  ///< smallest exponent of a normal number
    u64 infinity;          ///< the bits above the largest number
    u64 nan;               ///< what NaN becomes: of a format without one the largest number
};

// The manual's 5.2.3. Formats of 4 and 6 bits have neither infinities nor NaN, e4m3 and ue5m3 have no infinities.
inline constexpr SmallFormat kE4M3{3, -6, 0x7f, 0x7f}, kE5M2{2, -14, 0x7c, 0x7f}, kE2M3{3, 0, 0x20, 0x1f}, kE3M2{2, -2, 0x20, 0x1f},
    kE2M1{1, 0, 0x8, 0x7}, kUE5M3{3, -14, 0xff, 0xff};
inline constexpr u32 kScaleNan = 0xff;  // of ue8m0, which has exponents alone: 0 is 2^-127
inline constexpr int kScaleBias = 127;
inline constexpr u64 kNanOfDouble = kDoubleInfinity | u64{1} << 51;

inline double powerOfTwo(int exponent)
{
    return bitsAs<double>(static_cast<u64>(1023 + exponent) << 52);
}

/// The number whose bits without sign are `size`.
template <const SmallFormat& format> double sizeOfSmall(u32 size)
{
    constexpr u32 kOne = 1u << format.fractionBits;
    const u32 field = size >> format.fractionBits, fraction = size & (kOne - 1);
    const double significand = field == 0 ? fraction : fraction + kOne;
    const double value =
        significand * powerOfTwo(static_cast<int>(field == 0 ? 1 : field) - 1 + format.smallestExponent - format.fractionBits);
    if (size < format.infinity)
        return value;
    const bool isInfinity = size == format.infinity && format.nan != format.infinity;
    return bitsAs<double>(isInfinity ? kDoubleInfinity : kNanOfDouble);
}
/// The number of `bits`, of which the one at `signBit` is the sign.
template <const SmallFormat& format, int signBit> double smallNumber(u32 bits)
{
    const double size = sizeOfSmall<format>(bits & ((1u << signBit) - 1));
    return (bits >> signBit & 1) != 0 ? -size : size;
}
inline double scaleNumber(u32 bits)
{
    return bits == kScaleNan ? bitsAs<double>(kNanOfDouble) : powerOfTwo(static_cast<int>(bits) - kScaleBias);
}

}  // namespace kd::emulator::KD_ISA
