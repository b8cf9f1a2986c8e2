// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ops/floating.h"
#include "core/emulator/ops/opkey.h"

// Double precision in the directed rounding modes by exact integer arithmetic, one lane at a time: kernels hardly use them.
namespace kd::emulator::KD_ISA {

inline constexpr u64 kDoubleFraction = (u64{1} << 52) - 1;
inline constexpr u64 kDoubleInfinity = u64{0x7ff} << 52;

/// A finite double as (-1)^negative * significand * 2^exponent; the significand has bit 52 set unless the value is zero.
struct Unpacked {
    bool negative;
    int exponent;
    u64 significand;
};

inline bool isFinite(double value)
{
    return (bitsOf(value) & kDoubleInfinity) != kDoubleInfinity;
}

inline Unpacked unpacked(double value)
{
    const u64 bits = bitsOf(value);
    const int field = static_cast<int>(bits >> 52 & 0x7ff);
    u64 significand = bits & kDoubleFraction;
    if (field != 0)
        return {(bits >> 63) != 0, field - 1075, significand | (u64{1} << 52)};
    if (significand == 0)
        return {(bits >> 63) != 0, -1074, 0};
    const int shift = __builtin_clzll(significand) - 11;
    return {(bits >> 63) != 0, -1074 - shift, significand << shift};
}

inline int topBit(u128 value)
{
    const u64 high = static_cast<u64>(value >> 64);
    return high != 0 ? 127 - __builtin_clzll(high) : 63 - __builtin_clzll(static_cast<u64>(value));
}

/// Tells whether a magnitude that lies between two representable ones goes up.
template <Round R>
inline bool roundsUp(bool negative, bool isOdd, bool half, bool more)
{
    if constexpr (R == Round::Rn)
        return half && (more || isOdd);
    else if constexpr (R == Round::Rm)
        return negative && (half || more);
    else if constexpr (R == Round::Rp)
        return !negative && (half || more);
    else
        return false;
}

template <Round R>
inline double overflowed(bool negative)
{
    const bool stays = R == Round::Rz || (R == Round::Rm && !negative) || (R == Round::Rp && negative);
    return bitsAs<double>((kDoubleInfinity - (stays ? 1 : 0)) | u64{negative} << 63);
}

/// significand * 2^exponent, plus less than one unit of it when `sticky`. The significand is not 0.
template <Round R>
inline double packed(bool negative, int exponent, u128 significand, bool sticky)
{
    const int top = topBit(significand);
    const int lowest = exponent + top - 52 > -1074 ? exponent + top - 52 : -1074;
    const int shift = lowest - exponent;
    u128 kept;
    bool half = false, more = sticky;
    if (shift <= 0) {
        kept = significand << -shift;
    } else if (shift > 127) {
        kept = 0;
        more = true;
    } else {
        kept = significand >> shift;
        half = (significand >> (shift - 1) & 1) != 0;
        more = more || (significand & ((u128{1} << (shift - 1)) - 1)) != 0;
    }
    u64 rounded = static_cast<u64>(kept);
    rounded += roundsUp<R>(negative, (rounded & 1) != 0, half, more) ? 1 : 0;
    const int field = lowest + 1074 + static_cast<int>(rounded >> 52);
    if (field >= 0x7ff)
        return overflowed<R>(negative);
    return bitsAs<double>(((static_cast<u64>(lowest + 1074) << 52) + rounded) | u64{negative} << 63);
}

inline u128 shiftedDown(u128 value, int places, bool& sticky)
{
    if (places > 127) {
        sticky = sticky || value != 0;
        return 0;
    }
    sticky = sticky || (value & ((u128{1} << places) - 1)) != 0;
    return value >> places;
}

/// a * b + c for finite operands.
template <Round R>
inline double fusedExactly(double a, double b, double c)
{
    const Unpacked x = unpacked(a), y = unpacked(b), z = unpacked(c);
    const bool negative = x.negative != y.negative;
    if (x.significand == 0 || y.significand == 0 || z.significand == 0) {
        const bool noProduct = x.significand == 0 || y.significand == 0;
        if (noProduct && z.significand != 0)
            return c;
        if (!noProduct)
            return packed<R>(negative, x.exponent + y.exponent, static_cast<u128>(x.significand) * y.significand, false);
        const bool isNegative = negative == z.negative ? negative : R == Round::Rm;
        return isNegative ? -0.0 : 0.0;
    }
    // Both are in units that hold the larger addend whole; what the smaller loses is far below the last place that counts.
    u128 product = static_cast<u128>(x.significand) * y.significand;
    u128 addend = z.significand;
    const int productExponent = x.exponent + y.exponent;
    const int unit = productExponent > z.exponent - 74 ? productExponent : z.exponent - 74;
    bool stickyProduct = false, stickyAddend = false;
    product = shiftedDown(product, unit - productExponent, stickyProduct);
    if (z.exponent >= unit)
        addend <<= z.exponent - unit;
    else
        addend = shiftedDown(addend, unit - z.exponent, stickyAddend);
    const bool sticky = stickyProduct || stickyAddend;
    if (negative == z.negative)
        return packed<R>(negative, unit, product + addend, sticky);
    if (product == addend && !sticky)
        return R == Round::Rm ? -0.0 : 0.0;
    if (product > addend)
        return packed<R>(negative, unit, product - addend - (stickyAddend ? 1 : 0), sticky);
    return packed<R>(z.negative, unit, addend - product - (stickyProduct ? 1 : 0), sticky);
}

/// a * b + c for any operands.
template <Round R>
inline double fusedDouble(double a, double b, double c)
{
#ifdef __FMA__
    if constexpr (R == Round::Rn)
        return __builtin_fma(a, b, c);
#endif
    if (isFinite(a) && isFinite(b) && isFinite(c))
        return fusedExactly<R>(a, b, c);
    return isFinite(a) && isFinite(b) ? c : a * b + c;  // a finite product must not become infinite on its way
}

/// a / b for finite operands that are not 0.
template <Round R>
inline double dividedExactly(double a, double b)
{
    const Unpacked x = unpacked(a), y = unpacked(b);
    const u128 dividend = static_cast<u128>(x.significand) << 74;
    const u128 quotient = dividend / y.significand;
    return packed<R>(x.negative != y.negative, x.exponent - y.exponent - 74, quotient, quotient * y.significand != dividend);
}

/// The square root of a finite number above 0.
template <Round R>
inline double rootExactly(double a)
{
    const Unpacked x = unpacked(a);
    const int shift = (x.exponent & 1) != 0 ? 73 : 72;
    const u128 square = static_cast<u128>(x.significand) << shift;
    u128 root = 0;
    for (int bit = 63; bit >= 0; --bit) {
        const u128 next = root | u128{1} << bit;
        root = next * next <= square ? next : root;
    }
    return packed<R>(false, (x.exponent - shift) / 2, root, root * root != square);
}

}  // namespace kd::emulator::KD_ISA
