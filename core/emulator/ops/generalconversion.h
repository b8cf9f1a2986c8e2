// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ops/conversion.h"
#include "core/emulator/ops/exactdouble.h"
#include "core/emulator/ops/smallformat.h"

// One value from any type to any other, told at run time: for conversions that kernels rarely make.
namespace kd::emulator::KD_ISA {

inline SmallFormat formatOf(ptx::Type type)
{
    switch (type) {
    case ptx::Type::F16: return {10, -14, 0x7c00, 0x7fff};
    case ptx::Type::BF16: return {7, -126, 0x7f80, 0x7fff};
    case ptx::Type::TF32: return {10, -126, 0x3fc00, 0x3ffff};
    case ptx::Type::F32: return {23, -126, 0x7f800000, 0x7fffffff};
    case ptx::Type::F64: return {52, -1022, kDoubleInfinity, 0x7fffffffffffffff};
    case ptx::Type::E4M3x2: return kE4M3;
    case ptx::Type::E2M3x2: return kE2M3;
    case ptx::Type::E3M2x2: return kE3M2;
    case ptx::Type::E2M1x2: return kE2M1;
    case ptx::Type::UE5M3x2: return kUE5M3;
    default: return kE5M2;
    }
}

/// What is cut off when a significand is rounded.
struct CutOff {
    u64 kept;
    bool half, more;  ///< the highest of the bits behind, and whether any other is set
    u32 fraction;     ///< the highest 32 of them
};
inline CutOff cutOff(u64 significand, int shift)
{
    if (shift <= 0)
        return {significand << -shift, false, false, 0};
    if (shift > 64)
        return {0, false, true, shift >= 96 ? 0 : static_cast<u32>(significand >> (shift - 32))};
    const u64 behind = shift > 63 ? significand : significand & ((u64{1} << shift) - 1);
    return {shift > 63 ? 0 : significand >> shift, (significand >> (shift - 1) & 1) != 0,
            (significand & ((u64{1} << (shift - 1)) - 1)) != 0,
            static_cast<u32>(shift > 32 ? behind >> (shift - 32) : behind << (32 - shift))};
}

/// Random bits of a stochastic rounding: `count` of them are added to the highest bits that are cut off; a carry rounds up.
struct RandomBits {
    u32 value = 0;
    int count = 0;
};

inline bool isRoundedUp(Round round, bool negative, bool isOdd, bool half, bool more)
{
    switch (round) {
    case Round::Rz: return false;
    case Round::Rm: return negative && (half || more);
    case Round::Rp: return !negative && (half || more);
    case Round::Rna: return half;
    default: return half && (more || isOdd);
    }
}

/// significand * 2^exponent in the format, without sign; the significand is not 0.
inline u64 encoded(const SmallFormat& format, Round round, bool negative, int exponent, u64 significand, RandomBits random = {})
{
    const int top = 63 - __builtin_clzll(significand);
    const int normal = exponent + top - format.fractionBits, denormal = format.smallestExponent - format.fractionBits;
    const int lowest = normal > denormal ? normal : denormal;
    const CutOff cut = cutOff(significand, lowest - exponent);
    const bool isUp = round == Round::Rs ? ((u64{cut.fraction} >> (32 - random.count)) + random.value) >> random.count != 0
                                         : isRoundedUp(round, negative, (cut.kept & 1) != 0, cut.half, cut.more);
    const u64 bits = (static_cast<u64>(lowest - denormal) << format.fractionBits) + cut.kept + (isUp ? 1 : 0);
    if (bits < format.infinity)
        return bits;
    const bool stays = round == Round::Rz || (round == Round::Rm && !negative) || (round == Round::Rp && negative);
    return format.infinity - (stays ? 1 : 0);
}

inline bool isFloatType(ptx::Type type)
{
    switch (type) {
    case ptx::Type::F16: case ptx::Type::BF16: case ptx::Type::TF32: case ptx::Type::F32: case ptx::Type::F64: return true;
    default: return false;
    }
}
/// Bits of a value; of a narrow pair, of one of its elements.
inline int bitsOfType(ptx::Type type)
{
    switch (type) {
    case ptx::Type::E2M1x2: return 4;
    case ptx::Type::E2M3x2: case ptx::Type::E3M2x2: return 6;
    case ptx::Type::U8: case ptx::Type::S8: case ptx::Type::E4M3x2: case ptx::Type::E5M2x2: case ptx::Type::UE8M0x2:
    case ptx::Type::UE5M3x2: case ptx::Type::S2F6x2: return 8;
    case ptx::Type::U16: case ptx::Type::S16: case ptx::Type::F16: case ptx::Type::BF16: return 16;
    case ptx::Type::U64: case ptx::Type::S64: case ptx::Type::F64: return 64;
    default: return 32;
    }
}
inline bool isSignedType(ptx::Type type)
{
    return type == ptx::Type::S8 || type == ptx::Type::S16 || type == ptx::Type::S32 || type == ptx::Type::S64;
}

inline constexpr double kFixedUnit = 0x1p-6;  // the place of the last bit of s2f6, which is in two's complement

inline double readFloat(ptx::Type type, u64 bits, bool flushes)
{
    switch (type) {
    case ptx::Type::F16: return flushes && (bits & 0x7c00) == 0 ? 0 : fromHalf(static_cast<u16>(bits));
    case ptx::Type::BF16: {
        const float value = fromBrain(static_cast<u16>(bits));
        return flushes ? flushed<true>(value) : value;
    }
    case ptx::Type::F64: return bitsAs<double>(bits);
    case ptx::Type::E4M3x2: return smallNumber<kE4M3, 7>(static_cast<u32>(bits));
    case ptx::Type::E5M2x2: return smallNumber<kE5M2, 7>(static_cast<u32>(bits));
    case ptx::Type::E2M3x2: return smallNumber<kE2M3, 5>(static_cast<u32>(bits));
    case ptx::Type::E3M2x2: return smallNumber<kE3M2, 5>(static_cast<u32>(bits));
    case ptx::Type::E2M1x2: return smallNumber<kE2M1, 3>(static_cast<u32>(bits));
    case ptx::Type::UE5M3x2: return sizeOfSmall<kUE5M3>(static_cast<u32>(bits & 0xff));
    case ptx::Type::UE8M0x2: return scaleNumber(static_cast<u32>(bits & 0xff));
    case ptx::Type::S2F6x2: return static_cast<double>(static_cast<s8>(bits)) * kFixedUnit;
    default: {
        const float value = bitsAs<float>(static_cast<u32>(bits));
        return flushes ? canonical(flushed<true>(value)) : value;
    }
    }
}
inline s128 readInteger(ptx::Type type, u64 bits)
{
    const int unused = 64 - bitsOfType(type);
    return isSignedType(type) ? s128{static_cast<s64>(bits << unused) >> unused} : s128{bits << unused >> unused};
}

inline double integral(double value, Round round)
{
    switch (round) {
    case Round::Rz: return __builtin_trunc(value);
    case Round::Rm: return __builtin_floor(value);
    case Round::Rp: return __builtin_ceil(value);
    default: return __builtin_rint(value);
    }
}

inline s128 lowestOf(ptx::Type type)
{
    return isSignedType(type) ? -(s128{1} << (bitsOfType(type) - 1)) : s128{0};
}
inline s128 highestOf(ptx::Type type)
{
    return (s128{1} << (bitsOfType(type) - (isSignedType(type) ? 1 : 0))) - 1;
}

/// Out of range: the nearest; NaN: 0, or the highest bit where 64-bit types take part.
inline s128 integerOf(double value, const Conversion& conversion)
{
    const s128 lowest = lowestOf(conversion.to), highest = highestOf(conversion.to);
    if (value != value) {
        const bool wide = conversion.from == ptx::Type::F64 || bitsOfType(conversion.to) == 64;
        return !wide ? s128{0} : lowest < 0 ? lowest : s128{1} << (bitsOfType(conversion.to) - 1);
    }
    const double whole = integral(value, conversion.round);
    if (whole >= 0x1p64)
        return highest;
    if (whole <= -0x1p64)
        return lowest;
    const s128 number = whole < 0 ? -s128{static_cast<u64>(-whole)} : s128{static_cast<u64>(whole)};
    return number < lowest ? lowest : number > highest ? highest : number;
}

inline u64 withFlags(const SmallFormat& format, u64 bits, u64 sign, bool isNan, const Conversion& conversion)
{
    const u64 one = static_cast<u64>(1 - format.smallestExponent) << format.fractionBits;
    const u64 smallest = u64{1} << format.fractionBits;
    if (conversion.flushesResult && bits < smallest)
        bits = 0;
    if (conversion.sat)
        return isNan || sign != 0 ? 0 : bits < one ? bits : one;
    if (isNan)
        return format.nan;
    if (conversion.satFinite && bits >= format.infinity)
        bits = format.infinity - 1;
    if (bits == 0 && conversion.hasPositiveZero)
        return 0;
    return conversion.relu && sign != 0 ? 0 : bits | sign;
}

/// NaN keeps sign and payload on its way from or to double precision.
inline bool keepsNan(const Conversion& conversion)
{
    return !conversion.sat && (conversion.from == ptx::Type::F64 || conversion.to == ptx::Type::F64);
}
inline u64 nanOf(double value, const SmallFormat& format, int width)
{
    const u64 bits = bitsOf(value);
    const u64 quiet = u64{1} << (format.fractionBits - 1);
    return (bits >> 63) << (width - 1) | format.infinity | quiet | (bits & kDoubleFraction) >> (52 - format.fractionBits);
}

inline u64 floatOf(double value, const Conversion& conversion, RandomBits random = {})
{
    const SmallFormat format = formatOf(conversion.to);
    const int width = conversion.to == ptx::Type::TF32 ? 19 : bitsOfType(conversion.to);
    const u64 sign = conversion.to == ptx::Type::UE5M3x2 ? 0 : (bitsOf(value) >> 63) << (width - 1);
    const double signedOrNot = conversion.to == ptx::Type::UE5M3x2 ? __builtin_fabs(value) : value;
    const double whole = conversion.isIntegral ? integral(value, conversion.round) : signedOrNot;
    u64 bits = 0;
    if (whole == whole && !isFinite(whole))
        bits = format.infinity;
    else if (whole == whole && whole != 0) {
        const Unpacked parts = unpacked(whole);
        bits = encoded(format, conversion.round, parts.negative, parts.exponent, parts.significand, random);
    }
    const u64 result = value != value && keepsNan(conversion) ? nanOf(value, format, width)
                                                              : withFlags(format, bits, sign, value != value, conversion);
    return conversion.to == ptx::Type::TF32 ? result << 13 : result;
}
inline u64 floatOfInteger(s128 value, const Conversion& conversion)
{
    const SmallFormat format = formatOf(conversion.to);
    const u64 sign = u64{value < 0} << (bitsOfType(conversion.to) - 1);
    const u64 magnitude = static_cast<u64>(value < 0 ? -value : value);
    const u64 bits = magnitude == 0 ? 0 : encoded(format, conversion.round, value < 0, 0, magnitude);
    return withFlags(format, bits, sign, false, conversion);
}

/// cvt.f32.f32 and cvt.f64.f64 without modifiers pass every pattern.
inline bool isCopy(const Conversion& conversion)
{
    return conversion.from == conversion.to && (conversion.to == ptx::Type::F32 || conversion.to == ptx::Type::F64)
        && !conversion.isIntegral && !conversion.flushesInput && !conversion.sat;
}

/// The result in 64 bits; integers are extended by their sign, as registers wider than the type want it.
inline u64 converted(u64 bits, const Conversion& conversion)
{
    const bool fromFloat = isFloatType(conversion.from), toFloat = isFloatType(conversion.to);
    if (isCopy(conversion))
        return bits;
    if (conversion.round == Round::Rna && !conversion.satFinite && (bits & 0x7fffffff) > 0x7f800000)
        return bits & 0xffffe000;  // NaN is cut off, and not even made quiet
    if (fromFloat) {
        const double value = readFloat(conversion.from, bits, conversion.flushesInput);
        return toFloat ? floatOf(value, conversion) : static_cast<u64>(integerOf(value, conversion));
    }
    const s128 value = readInteger(conversion.from, bits);
    if (toFloat)
        return floatOfInteger(value, conversion);
    const s128 lowest = lowestOf(conversion.to), highest = highestOf(conversion.to);
    const s128 kept = conversion.sat ? (value < lowest ? lowest : value > highest ? highest : value) : value;
    return static_cast<u64>(readInteger(conversion.to, static_cast<u64>(kept)));
}

/// The exponent that stands for the magnitude, of which no sign is kept. Zero and what is below the smallest become that.
inline u64 scaleOf(double value, const Conversion& conversion)
{
    constexpr SmallFormat kExponents{0, -kScaleBias, kScaleNan + 1, kScaleNan + 1};  // 0 stands in front of 2^-127
    if (value != value)
        return kScaleNan;
    u64 bits = kExponents.infinity;
    if (isFinite(value) && value != 0) {
        const Unpacked parts = unpacked(value);
        bits = encoded(kExponents, conversion.round, false, parts.exponent, parts.significand);
    }
    const u64 scale = value == 0 || bits == 0 ? 0 : bits - 1;
    return conversion.satFinite && scale >= kScaleNan ? kScaleNan - 1 : scale;
}
/// Limited to what s2f6 holds; NaN becomes the greatest.
inline u64 fixedOf(double value, const Conversion& conversion)
{
    constexpr double kGreatest = 127, kLeast = -128;
    const double units = integral(value / kFixedUnit, conversion.round);
    if (!(units < kGreatest))
        return static_cast<u64>(kGreatest);
    if (conversion.relu && units < 0)
        return 0;
    return static_cast<u64>(static_cast<s64>(units > kLeast ? units : kLeast)) & 0xff;
}

/// One element of a conversion with a narrow side. `factor`: of its scale.
inline u64 convertedNarrow(u64 bits, const NarrowConversion& narrow, double factor, RandomBits random)
{
    using enum NarrowConversion::Scale;
    const Conversion& conversion = narrow.conversion;
    double value = readFloat(conversion.from, bits, conversion.flushesInput);
    if (narrow.scale == MultiplyByEach)
        value *= factor;
    else if (narrow.scale != None)
        value /= factor;
    switch (conversion.to) {
    case ptx::Type::UE8M0x2: return scaleOf(value, conversion);
    case ptx::Type::S2F6x2: return fixedOf(value, conversion);
    default: return floatOf(value, conversion, random);
    }
}

}  // namespace kd::emulator::KD_ISA
