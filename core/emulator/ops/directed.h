// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ops/floating.h"
#include "core/emulator/ops/opkey.h"

// Single precision in every rounding mode by error-free transforms in double: the exact result is known as the sum of two
// doubles, and the nearest float is moved by one place where the mode asks for the other neighbour.
namespace kd::emulator::KD_ISA {

/// high + low is the exact result; |low| is at most half an ulp of high.
struct Exact {
    double high;
    double low;
};

/// Knuth's TwoSum. Sums of floats, or of a product of two floats and a float, never overflow or lose bits in double.
inline Exact exactSum(double a, double b)
{
    const double sum = a + b;
    const double ofB = sum - a;
    const double low = (a - (sum - ofB)) + (b - ofB);
    return {sum, low};
}

/// `nearest` is the exact value rounded to nearest; `excess` has the sign of what it is too great by. NaN: none.
template <Round R>
inline float corrected(float nearest, double excess)
{
    // Flags go from 64 to 32 bits as numbers, which vectorises.
    const u32 bits = bitsOf(nearest);
    const u32 above = static_cast<u32>(excess > 0 ? u64{1} : u64{0});
    const u32 below = static_cast<u32>(excess < 0 ? u64{1} : u64{0});
    const u32 negative = bits >> 31;
    if constexpr (R == Round::Rz)
        return bitsAs<float>(bits - (negative != 0 ? below : above));
    else if constexpr (R == Round::Rm)
        return bitsAs<float>(negative != 0 ? bits + above : bits - above);
    else if constexpr (R == Round::Rp)
        return bitsAs<float>(negative != 0 ? bits - below : bits + below);
    else
        return nearest;
}

/// Rounds to odd: a double whose last bit tells that something was cut off; rounding it to at most 51 bits is rounding the sum.
inline double roundedToOdd(Exact exact)
{
    const u64 bits = bitsOf(exact.high);
    const u64 upwards = (exact.low > 0 ? u64{1} : u64{0}) - (exact.low < 0 ? u64{1} : u64{0});
    const u64 step = (bits >> 63) != 0 ? 0 - upwards : upwards;
    return bitsAs<double>(bits + ((bits & 1) == 0 ? step : 0));
}

/// The exact sum as a float. `bothPositive`: neither addend has its sign set, which tells the sign of a zero.
template <Round R>
inline float narrowed(Exact exact, bool bothPositive)
{
    if constexpr (R == Round::Rn)
        return static_cast<float>(roundedToOdd(exact));
    const float nearest = static_cast<float>(exact.high);
    const float result = corrected<R>(nearest, (static_cast<double>(nearest) - exact.high) - exact.low);
    if constexpr (R == Round::Rm)
        return exact.high == 0 && !bothPositive ? -0.0f : result;
    return result;
}

/// The same as a float, for what is rounded once more to fewer bits.
inline float narrowedToOdd(Exact exact)
{
    const float nearest = static_cast<float>(exact.high);
    const double excess = (static_cast<double>(nearest) - exact.high) - exact.low;
    const u32 inexact = static_cast<u32>(excess != 0 ? u64{1} : u64{0});
    const u32 truncated = bitsOf(corrected<Round::Rz>(nearest, excess));
    return bitsAs<float>(exact.high - exact.high == 0 ? truncated | inexact : truncated);
}

/// Tells the sign of a zero sum.
inline bool arePositive(double a, double b)
{
    return ((bitsOf(a) | bitsOf(b)) >> 63) == 0;
}

template <Round R>
inline float sumOf(float a, float b)
{
    if constexpr (R == Round::Rn)
        return a + b;
    const double x = a, y = b;
    return narrowed<R>(exactSum(x, y), arePositive(x, y));
}
template <Round R>
inline float productOf(float a, float b)
{
    if constexpr (R == Round::Rn)
        return a * b;
    const double product = static_cast<double>(a) * b;
    const float nearest = static_cast<float>(product);
    return corrected<R>(nearest, static_cast<double>(nearest) - product);
}
template <Round R>
inline float fusedOf(float a, float b, float c)
{
#ifdef __FMA__
    if constexpr (R == Round::Rn)
        return __builtin_fmaf(a, b, c);
#endif
    const double product = static_cast<double>(a) * b, addend = c;
    return narrowed<R>(exactSum(product, addend), arePositive(product, addend));
}
/// The nearest quotient times the divisor is exact in double, so comparing it with the dividend tells on which side it is.
template <Round R>
inline float quotientOf(float a, float b)
{
    const float nearest = a / b;
    if constexpr (R == Round::Rn)
        return nearest;
    const double back = static_cast<double>(nearest) * b, dividend = a;
    const double excess = back - dividend;
    return corrected<R>(nearest, b > 0 ? excess : -excess);
}
template <Round R>
inline float rootOf(float a)
{
    const float nearest = __builtin_sqrtf(a);
    if constexpr (R == Round::Rn)
        return nearest;
    const double back = static_cast<double>(nearest) * nearest, square = a;
    return corrected<R>(nearest, back - square);
}

}  // namespace kd::emulator::KD_ISA
