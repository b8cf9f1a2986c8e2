// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ops/floating.h"
#include "core/emulator/ops/interpolation.h"

// The functions of the multifunction unit (MUFU) of an H200, bit by bit: it interpolates in tables and cuts off what does not fit
// its results. Subnormal operands and results are zeroes to it. Found from measurements, see mufutables.h; units for
// interpolation.h.
namespace kd::emulator::KD_ISA {

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

/// Written so that loops over it vectorise.
inline u32 select(bool condition, u32 yes, u32 no)
{
    const u32 mask = 0 - static_cast<u32>(condition);
    return (yes & mask) | (no & ~mask);
}

/// The parts of a float; `exponent` is biased.
struct Parts {
    u32 sign, exponent, fraction;
};
inline bool isNan(u32 value)
{
    return (value & 0x7fffffff) > kInfinity32;
}
inline Parts partsOf(u32 value)
{
    return {value & 0x80000000, value >> 23 & 255, value & 0x7fffff};
}
/// Magnitude of a float from its biased exponent and fraction, which may be 2^23; zero or infinity for what has no normal one.
inline u32 magnitudeOf(s32 exponent, u32 fraction)
{
    const s32 magnitude = static_cast<s32>((static_cast<u32>(exponent) << 23) + fraction);
    return select(exponent < 255, select(magnitude >= 0x00800000, static_cast<u32>(magnitude), 0), kInfinity32);
}

struct Reciprocal {
    static constexpr const MufuTable<128>& kTable = kReciprocal;
    static Place place(u32 value) { return {value >> 16 & 127, (value & 0xffff) << 1}; }
    static u32 truncated(u32, double v) { return cut(v); }
    static u32 result(u32 value, u32 v)
    {
        const Parts x = partsOf(value);
        const u32 normal = magnitudeOf(253 - static_cast<s32>(x.exponent), v);
        const u32 finite = select(x.exponent == 0, kInfinity32, normal) | x.sign;
        const u32 number = select(x.exponent == 255, x.sign, finite);
        return select(isNan(value), kNan32, number);
    }
};

/// sqrt and 1 / sqrt of operands that are neither above 0 nor infinite; `ofZero` is the result for them without its sign.
inline u32 rootOf(u32 value, u32 normal, u32 ofZero, u32 ofInfinity)
{
    const u32 number = select(value == kInfinity32, ofInfinity, normal);
    const u32 any = select(value > kInfinity32, kNan32, number);
    return select((value & kInfinity32) == 0, ofZero | (value & 0x80000000), any);
}
/// Even and odd exponents, those of [1, 2) and [2, 4), have their own halves of the table.
inline Place rootPlace(u32 value)
{
    return {(value >> 17 & 127) ^ 64, value & 0x1ffff};
}
struct Root {
    static constexpr const MufuTable<128>& kTable = kRoot;
    static Place place(u32 value) { return rootPlace(value); }
    static u32 truncated(u32, double v) { return cut(v); }
    static u32 result(u32 value, u32 v)
    {
        const Parts x = partsOf(value);
        const u32 exponent = (x.exponent + 126 + (x.exponent & 1)) >> 1;
        return rootOf(value, (exponent << 23) + v, 0, kInfinity32);
    }
};
struct InverseRoot {
    static constexpr const MufuTable<128>& kTable = kInverseRoot;
    static Place place(u32 value) { return rootPlace(value); }
    static u32 truncated(u32, double v) { return cut(v); }
    static u32 result(u32 value, u32 v)
    {
        const Parts x = partsOf(value);
        const u32 isPower = (value & 0xffffff) == 0x800000 ? u32{1} : u32{0};  // of 4, for which it is exact
        const u32 exponent = (380 - x.exponent - (x.exponent & 1)) >> 1;
        return rootOf(value, (exponent << 23) + v + isPower, kInfinity32, 0);
    }
};

/// Shifts by what may be anything: to the left at most `limit` places.
inline u32 shifted(u32 value, s32 places, s32 limit)
{
    const u32 up = static_cast<u32>(smaller(larger(places, 0), limit));
    const u32 down = static_cast<u32>(smaller(larger(0 - places, 0), 31));
    return (value << up) >> down;
}
inline u32 significandOf(const Parts& x)
{
    return x.fraction | select(x.exponent != 0, 0x800000, 0);
}

/// 2^x. The operand becomes a fixed-point number with 23 bits behind the point, a negative one by complement.
struct Power {
    static constexpr const MufuTable<64>& kTable = kPower;
    static u32 fixed(u32 value)
    {
        const Parts x = partsOf(value);
        const u32 places = shifted(significandOf(x), static_cast<s32>(x.exponent) - 127, 7);
        const u32 magnitude = select(x.exponent < 135, places, u32{255} << 23);
        const u32 isWhole = (magnitude & 0x7fffff) == 0 ? 1 : 0;
        return select(x.sign != 0, ~magnitude + isWhole, magnitude);
    }
    static Place place(u32 value)
    {
        const u32 x = fixed(value);
        return {x >> 17 & 63, x & 0x1ffff};
    }
    static u32 truncated(u32, double v) { return cut(v); }
    static u32 result(u32 value, u32 v)
    {
        const u32 number = magnitudeOf(127 + (static_cast<s32>(fixed(value)) >> 23), v);
        return select(isNan(value), kNan32, number);
    }
};

/// The sum of exponent and interpolation is kept to 2^-36, a negative one by complement.
struct Logarithm {
    static constexpr const MufuTable<64>& kTable = kLogarithm;
    static Place place(u32 value) { return {value >> 17 & 63, value & 0x1ffff}; }
    static u32 truncated(u32 value, double v)
    {
        // Multiples of 1/32: the largest integer that is not above them.
        const double whole = (v * 4096 - (0.5 - 1.0 / 64) + 0x1.8p52) - 0x1.8p52;
        const double sum = static_cast<double>(static_cast<s32>(value >> 23 & 255) - 127) + whole * 0x1p-36;
        return bitsOf(cutToFloat(sum + (sum < 0 ? 0x1p-36 : 0.0)));
    }
    static u32 result(u32 value, u32 v)
    {
        const u32 finite = select(value == 0x3f800000, 0, v);
        const u32 number = select(value == kInfinity32, kInfinity32, finite);
        const u32 any = select(value > kInfinity32, kNan32, number);
        return select((value & kInfinity32) == 0, 0xff800000, any);
    }
};

/// sin or cos of 2 pi t. The operand becomes 25 bits behind the point; in odd quarters of the turn their complement counts.
template <u32 FirstQuarter> struct Sine {
    static constexpr const MufuTable<64>& kTable = kSine;
    static u32 fixed(u32 value)
    {
        const Parts t = partsOf(value);
        return shifted(significandOf(t), static_cast<s32>(t.exponent) - 125, 25);
    }
    static Place place(u32 value)
    {
        const u32 turns = fixed(value), odd = (turns >> 23 & 1) ^ (FirstQuarter & 1);
        const u32 part = turns ^ (0 - odd);
        return {part >> 17 & 63, part & 0x1ffff};
    }
    static u32 truncated(u32, double v) { return bitsOf(cutToFloat(v * 0x1p-24)); }
    static u32 result(u32 value, u32 v)
    {
        const u32 quarter = (fixed(value) >> 23) + FirstQuarter;
        const u32 sign = (quarter << 30 ^ (FirstQuarter == 0 ? value : 0)) & 0x80000000;
        return select((value & kInfinity32) == kInfinity32, kNan32, v ^ sign);
    }
};

/// Below 2^-8 tanh(x) is x, from 8 on it is 1; each binade between has its own number of intervals.
struct Tangent {
    static constexpr const MufuTable<51>& kTable = kTangent;
    /// Holds by exponent from 119 on the first interval, and above bit 8 how many bits of the fraction choose one.
    static constexpr u32 kBinades[16] = {0,           1,           2,           3 | 1 << 8,  5 | 1 << 8, 7 | 2 << 8,
                                         11 | 2 << 8, 15 | 2 << 8, 19 | 3 << 8, 27 | 4 << 8, 43 | 3 << 8};
    static Place place(u32 value)
    {
        const u32 binade = kBinades[((value >> 23) - 119) & 15];
        const u32 scaled = (value & 0x7fffff) << (binade >> 8);
        const u32 exponent = value >> 23 & 255;
        const u32 interval = (binade & 255) + (scaled >> 23);
        return {select(exponent - 119 < 11, interval, 0), scaled >> 6 & 0x1ffff};
    }
    static u32 truncated(u32, double v) { return bitsOf(cutToFloat(v * 0x1p-24)); }
    static u32 result(u32 value, u32 v)
    {
        const Parts x = partsOf(value);
        const u32 magnitude = select(x.exponent < 119, value & 0x7fffffff, select(x.exponent < 130, v, 0x3f800000));
        return select(isNan(value), kNan32, magnitude | x.sign);
    }
};

/// The unit takes and gives the upper words of doubles: 20 bits of the fraction.
struct Reciprocal64 {
    static constexpr const MufuTable<128>& kTable = kReciprocal;
    static Place place(u32 value) { return {value >> 13 & 127, (value & 0x1fff) << 4}; }
    static u32 truncated(u32, double v) { return cut(v); }
    static u32 result(u32 value, u32 v)
    {
        const u32 sign = value & 0x80000000, exponent = value >> 20 & 2047;
        const s32 sum = static_cast<s32>(((2045 - exponent) << 20) + (v >> 3));
        const u32 normal = select(sum >= 0x00100000, static_cast<u32>(sum), 0);
        const u32 finite = select(exponent == 0, 0x7ff00000, normal) | sign;
        const u32 number = select(exponent == 2047, sign, finite);
        return select((value & 0x7fffffff) > 0x7ff00000, kNan32, number);
    }
};
struct InverseRoot64 {
    static constexpr const MufuTable<128>& kTable = kInverseRoot;
    static Place place(u32 value) { return {(value >> 14 & 127) ^ 64, (value & 0x3fff) << 3}; }
    static u32 truncated(u32, double v) { return cut(v); }
    static u32 result(u32 value, u32 v)
    {
        const u32 exponent = value >> 20 & 2047;
        const u32 isPower = (value & 0x1fffff) == 0x100000 ? u32{1} : u32{0};
        const u32 normal = ((3068 - exponent - (exponent & 1)) >> 1 << 20) + ((v + isPower) >> 3);
        const u32 number = select(value == 0x7ff00000, 0, normal);
        const u32 any = select(value > 0x7ff00000, kNan32, number);
        return select(exponent == 0, 0x7ff00000 | (value & 0x80000000), any);
    }
};

}  // namespace kd::emulator::KD_ISA
