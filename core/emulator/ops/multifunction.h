#pragma once

#include "core/emulator/ops/floating.h"
#include "core/emulator/ops/quadratics.h"

// The multifunction unit (MUFU) of an H200, bit by bit: it interpolates in tables and cuts off what does not fit its results.
// Subnormal operands and results are zeroes to it. Found from measurements, see quadratics.h.
namespace kd::emulator::KD_ISA {

/// Its squarer takes 15 bits, sums only the columns from 2^15 on of the triangle of partial products, and gives 15 bits: bits 8 to 14
/// of z count fully, bit i below 7 only beside those from 14 - i on.
inline u32 truncatedSquare(u32 z)
{
    const u32 high = z >> 8;
    u32 sum = 2 * high * (high + (z >> 7 & 1));
    for (u32 i = 0; i < 7; ++i)
        sum += z >> (14 - i) & (0 - (z >> i & 1));
    return sum;
}

/// V of quadratics.h; `x` has 17 bits.
template <int N>
inline double interpolated(const Quadratics<N>& table, u32 interval, u32 x)
{
    const double square = static_cast<double>(static_cast<s32>(truncatedSquare(x >> 2)));
    return table.c0[interval] + table.c1[interval] * static_cast<double>(static_cast<s32>(x)) + table.c2[interval] * square;
}
/// Cut to an integer below 2^31.
inline u32 cut(double value)
{
    return static_cast<u32>(static_cast<s32>(value));
}
/// Cut to the 24 bits of a float's significand.
inline float cutToFloat(double value)
{
    return static_cast<float>(bitsAs<double>(bitsOf(value) & ~u64{0x1fffffff}));
}

inline constexpr u32 kInfinity32 = 0x7f800000;

/// The parts of a float; `exponent` is biased.
struct Parts {
    u32 sign, exponent, fraction;
};
inline Parts partsOf(float value)
{
    const u32 bits = bitsOf(value);
    return {bits & 0x80000000, bits >> 23 & 255, bits & 0x7fffff};
}
/// Magnitude of a float from its biased exponent and fraction, which may be 2^23; zero or infinity for what has no normal one.
inline u32 magnitudeOf(s32 exponent, u32 fraction)
{
    const s32 magnitude = static_cast<s32>((static_cast<u32>(exponent) << 23) + fraction);
    return exponent < 255 ? (magnitude >= 0x00800000 ? static_cast<u32>(magnitude) : 0) : kInfinity32;
}

inline float unitReciprocal(float value)
{
    const Parts x = partsOf(value);
    const u32 v = cut(interpolated(kReciprocal, x.fraction >> 16, (x.fraction & 0xffff) << 1));
    const u32 normal = magnitudeOf(253 - static_cast<s32>(x.exponent), v);
    const u32 finite = x.exponent == 0 ? kInfinity32 : normal;
    const u32 magnitude = x.exponent == 255 ? (x.fraction == 0 ? 0 : kNan32) : finite;
    return bitsAs<float>(magnitude | (magnitude == kNan32 ? 0 : x.sign));
}

/// sqrt and 1 / sqrt of operands that are neither above 0 nor infinite; `ofZero` is the result for them without its sign.
inline u32 rootOf(const Parts& x, u32 normal, u32 ofZero, u32 ofInfinity)
{
    const u32 above = x.exponent == 255 ? (x.fraction == 0 ? ofInfinity : kNan32) : normal;
    const u32 any = x.sign != 0 ? kNan32 : above;
    return x.exponent == 0 ? (ofZero | x.sign) : any;
}
inline float unitRoot(float value)
{
    const Parts x = partsOf(value);
    const u32 odd = ~x.exponent & 1;
    const u32 v = cut(interpolated(kRoot, (x.fraction >> 17) + 64 * odd, x.fraction & 0x1ffff));
    const u32 exponent = (x.exponent + 127 - odd) >> 1;
    return bitsAs<float>(rootOf(x, (exponent << 23) + v, 0, kInfinity32));
}
inline float unitInverseRoot(float value)
{
    const Parts x = partsOf(value);
    const u32 odd = ~x.exponent & 1;
    const u32 v = cut(interpolated(kInverseRoot, (x.fraction >> 17) + 64 * odd, x.fraction & 0x1ffff));
    const u32 isPower = odd == 0 && x.fraction == 0 ? u32{1} : u32{0};  // of 4, for which it is exact
    const u32 exponent = (379 + odd - x.exponent) >> 1;
    return bitsAs<float>(rootOf(x, (exponent << 23) + v + isPower, kInfinity32, 0));
}

/// 2^x. The operand becomes a fixed-point number with 23 bits behind the point, a negative one by complement.
inline float unitPower(float value)
{
    const Parts x = partsOf(value);
    const u32 significand = x.fraction | (x.exponent != 0 ? 0x800000 : 0);
    const u32 up = x.exponent < 127 ? 0 : x.exponent < 134 ? x.exponent - 127 : 7;
    const u32 down = x.exponent > 127 ? 0 : 127 - x.exponent;
    const u32 shifted = (significand << up) >> (down < 31 ? down : 31);
    const u32 fixed = x.exponent < 135 ? shifted : u32{255} << 23;
    const u32 complement = (fixed & 0x7fffff) == 0 ? 0 - fixed : ~fixed;
    const u32 whole = x.sign != 0 ? complement : fixed;
    const u32 v = cut(interpolated(kPower, whole >> 17 & 63, whole & 0x1ffff));
    const u32 result = magnitudeOf(127 + (static_cast<s32>(whole) >> 23), v);
    return value == value ? bitsAs<float>(result) : bitsAs<float>(kNan32);
}

/// The sum of exponent and interpolation is kept to 2^-36, a negative one by complement.
inline float unitLogarithm(float value)
{
    const Parts x = partsOf(value);
    const double v = interpolated(kLogarithm, x.fraction >> 17, x.fraction & 0x1ffff) * 4096;
    // Multiples of 1/32: the largest integer that is not above them.
    const double whole = (v - (0.5 - 1.0 / 64) + 0x1.8p52) - 0x1.8p52;
    const double sum = static_cast<double>(static_cast<s32>(x.exponent) - 127) + whole * 0x1p-36;
    const float rest = cutToFloat(sum < 0 ? sum + 0x1p-36 : sum);
    const float finite = x.exponent == 127 && x.fraction == 0 ? 0.0f : rest;
    const u32 above = x.exponent == 255 ? (x.fraction == 0 ? kInfinity32 : kNan32) : bitsOf(finite);
    const u32 any = x.sign != 0 ? kNan32 : above;
    return bitsAs<float>(x.exponent == 0 ? 0xff800000 : any);
}

/// sin or cos of 2 pi t. The operand becomes 25 bits behind the point; in odd quarters of the turn their complement counts.
template <u32 FirstQuarter>
inline float unitSine(float turns)
{
    const Parts t = partsOf(turns);
    const u32 significand = t.fraction | (t.exponent != 0 ? 0x800000 : 0);
    const u32 up = t.exponent < 125 ? 0 : t.exponent < 150 ? t.exponent - 125 : 25;
    const u32 down = t.exponent > 125 ? 0 : 125 - t.exponent;
    const u32 fixed = (significand << up) >> (down < 31 ? down : 31);
    const u32 quarter = (fixed >> 23) + FirstQuarter;
    const u32 part = ((quarter & 1) != 0 ? ~fixed : fixed) & 0x7fffff;
    const float magnitude = cutToFloat(interpolated(kSine, part >> 17, part & 0x1ffff) * 0x1p-24);
    const u32 sign = (quarter << 30 & 0x80000000) ^ (FirstQuarter == 0 ? t.sign : 0);
    return bitsAs<float>(t.exponent == 255 ? kNan32 : bitsOf(magnitude) ^ sign);
}

/// Where the intervals of a binade of the tangent begin in the table, and how many bits choose one.
struct TangentBinade {
    u32 first, bits;
};
inline TangentBinade tangentBinade(u32 exponent)
{
    constexpr u32 kFirst = 127 - 8;
    constexpr u32 kFirstBits[11] = {0, 1, 2, 3 | 1 << 8, 5 | 1 << 8, 7 | 2 << 8, 11 | 2 << 8, 15 | 2 << 8, 19 | 3 << 8, 27 | 4 << 8, 43 | 3 << 8};
    const u32 index = exponent - kFirst;
    const u32 packed = kFirstBits[index < 11 ? index : 0];
    return {packed & 255, packed >> 8};
}
/// Below 2^-8 tanh(x) is x, from 8 on it is 1.
inline float unitTangent(float value)
{
    const Parts x = partsOf(value);
    const TangentBinade binade = tangentBinade(x.exponent);
    const u32 scaled = x.fraction << binade.bits;
    const double v = interpolated(kTangent, binade.first + (scaled >> 23), scaled >> 6 & 0x1ffff);
    const u32 middle = bitsOf(cutToFloat(v * 0x1p-24));
    const u32 large = x.exponent == 255 && x.fraction != 0 ? kNan32 : 0x3f800000;
    const u32 magnitude = x.exponent < 119 ? bitsOf(value) & 0x7fffffff : x.exponent < 130 ? middle : large;
    return bitsAs<float>(magnitude | (magnitude == kNan32 ? 0 : x.sign));
}

/// Upper words of doubles: 20 bits of the fraction.
inline u32 unitReciprocal64(u32 value)
{
    const u32 sign = value & 0x80000000, exponent = value >> 20 & 2047, fraction = value & 0xfffff;
    const u32 v = cut(interpolated(kReciprocal, fraction >> 13, (fraction & 0x1fff) << 4)) >> 3;
    const s32 result = static_cast<s32>(((2045 - exponent) << 20) + v);
    const u32 normal = result >= 0x00100000 ? static_cast<u32>(result) : 0;
    const u32 finite = exponent == 0 ? 0x7ff00000 : normal;
    const u32 magnitude = exponent == 2047 ? (fraction == 0 ? 0 : kNan32) : finite;
    return magnitude | (magnitude == kNan32 ? 0 : sign);
}
inline u32 unitInverseRoot64(u32 value)
{
    const u32 sign = value & 0x80000000, exponent = value >> 20 & 2047, fraction = value & 0xfffff, odd = ~exponent & 1;
    const u32 v = cut(interpolated(kInverseRoot, (fraction >> 14) + 64 * odd, (fraction & 0x3fff) << 3));
    const u32 rounded = (v + (odd == 0 && fraction == 0 ? 1 : 0)) >> 3;
    const u32 normal = ((3067 + odd - exponent) >> 1 << 20) + rounded;
    const u32 above = exponent == 2047 ? (fraction == 0 ? 0 : kNan32) : normal;
    const u32 any = sign != 0 ? kNan32 : above;
    return exponent == 0 ? (0x7ff00000 | sign) : any;
}

}  // namespace kd::emulator::KD_ISA
