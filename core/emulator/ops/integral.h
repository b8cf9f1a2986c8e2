// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ops/floating.h"
#include "core/emulator/ops/opkey.h"

// Rounding to integers without the processor's own instructions, so that every instruction set does the same.
namespace kd::emulator::KD_ISA {

inline float withSign(float value, float sign)
{
    return bitsAs<float>((bitsOf(value) & 0x7fffffff) | (bitsOf(sign) & 0x80000000));
}
inline double withSign(double value, double sign)
{
    return bitsAs<double>((bitsOf(value) & ~(u64{1} << 63)) | (bitsOf(sign) & u64{1} << 63));
}
inline float ulpOne(float)
{
    return 0x1p23f;
}
inline double ulpOne(double)
{
    return 0x1p52;
}

/// `value` rounded to an integer; zeros keep their sign, infinities and NaN stay.
template <Round R, class T>
inline T roundedToInteger(T value)
{
    const T size = withSign(value, T{1});
    const T nearest = withSign((size + ulpOne(value)) - ulpOne(value), value);
    T result = nearest;
    if constexpr (R == Round::Rz)
        result = withSign(nearest, T{1}) > size ? nearest - withSign(T{1}, value) : nearest;
    if constexpr (R == Round::Rm)
        result = nearest > value ? nearest - T{1} : nearest;
    if constexpr (R == Round::Rp)
        result = nearest < value ? nearest + T{1} : nearest;
    return size < ulpOne(value) ? withSign(result, value) : value;
}

}  // namespace kd::emulator::KD_ISA
