// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/directed.h"
#include "core/emulator/ops/generalconversion.h"
#include "core/emulator/ops/integral.h"
#include "core/emulator/ops/lanes.h"

// Conversions, PTX ISA 9.0 section 9.7.9.21. What kernels do in their loops has its own handlers; the rest goes through
// converted(), one lane at a time.
namespace kd::emulator::KD_ISA {
namespace {

using enum ptx::Type;

/// To integers without saturation: the low bits of the source, extended as the narrower of both types is.
template <class Part, class D, class S>
struct ExtractOp {
    static D of(S value) { return static_cast<D>(static_cast<Part>(value)); }
};

template <class D, class S>
Next general(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    const Conversion conversion = Conversion::unpacked(instruction.immediate);
    D* to = at<D>(warp, instruction.to);
    const S* from = at<const S>(warp, instruction.from[0]);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = __builtin_ctz(left);
        to[lane] = static_cast<D>(converted(from[lane], conversion));
    }
    return Next::Continue;
}

/// Two sources, the first in the upper half.
template <class D, class Part>
Next generalPair(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    const Conversion conversion = Conversion::unpacked(instruction.immediate);
    D* to = at<D>(warp, instruction.to);
    const u32* high = at<const u32>(warp, instruction.from[0]);
    const u32* low = at<const u32>(warp, instruction.from[1]);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = __builtin_ctz(left);
        const u64 upper = static_cast<Part>(converted(high[lane], conversion));
        to[lane] = static_cast<D>(upper << kBits<Part> | static_cast<Part>(converted(low[lane], conversion)));
    }
    return Next::Continue;
}
/// The bits of an element of a narrow conversion, of 0 at the lowest place: of one packed source S, or of a list of singles.
template <class S>
u64 narrowSource(const Instruction& instruction, const WarpRegisters& warp, const NarrowConversion& narrow, int lane, int element)
{
    if constexpr (kBits<S> == 64)
        return at<const u32>(warp, warp.lists[instruction.aux + static_cast<u32>(narrow.elements - 1 - element)])[lane];
    else
        return at<const S>(warp, instruction.from[0])[lane] >> (element * narrow.fromBits);
}
/// 13 or 16 bits for each of two results, of each half; of four results those of a half share 16, or have 8 where they are of e2m1.
RandomBits randomOf(const NarrowConversion& narrow, u32 bits, int element)
{
    const u32 half = narrow.elements == 2 ? static_cast<u32>(element) : narrow.toBits == 4 ? element % 2 : element / 2;
    const u32 own = bits >> (16 * half);
    if (narrow.elements == 2)
        return narrow.conversion.to == F16 ? RandomBits{own & 0x1fff, 13} : RandomBits{own & 0xffff, 16};
    return narrow.toBits == 4 ? RandomBits{own >> (element / 2 * 8) & 0xff, 8} : RandomBits{own & 0xffff, 16};
}
/// Two or four elements, of which one side is narrow. S: of 64 bits where the sources are a list of singles.
template <class D, class S>
Next narrowConversion(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    const NarrowConversion narrow = NarrowConversion::unpacked(instruction.immediate);
    D* to = at<D>(warp, instruction.to);
    const u16* scales = at<const u16>(warp, instruction.from[1]);
    const u32* random = at<const u32>(warp, instruction.from[2]);
    const bool isScaled = narrow.scale != NarrowConversion::Scale::None, isRandom = narrow.conversion.round == Round::Rs;
    const int scaleBits = narrow.scale == NarrowConversion::Scale::DivideByOne ? 0 : 8;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = __builtin_ctz(left);
        u64 result = 0;
        for (int element = 0; element < narrow.elements; ++element) {
            const double factor = isScaled ? scaleNumber(scales[lane] >> (element * scaleBits) & 0xff) : 1;
            const RandomBits bits = isRandom ? randomOf(narrow, random[lane], element) : RandomBits{};
            const u64 source = narrowSource<S>(instruction, warp, narrow, lane, element);
            result |= convertedNarrow(source, narrow, factor, bits) << (element * narrow.toBits);
        }
        to[lane] = static_cast<D>(result);
    }
    return Next::Continue;
}

double quadNumber(const WarpRegisters& warp, Slot slot, const QuadArithmetic::Operand& operand, int lane, int element)
{
    const u32 bits = operand.bits == 4 ? at<const u16>(warp, slot)[lane] : at<const u32>(warp, slot)[lane];
    return readFloat(operand.type, bits >> (element * operand.bits), false);
}
/// Four sums, or products with an addend or without one, of narrow numbers: exact, then rounded once to nearest even.
template <bool isProduct>
Next quadArithmetic(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    const QuadArithmetic quad = QuadArithmetic::unpacked(instruction.immediate);
    const Conversion conversion{.to = quad.to, .round = Round::Rn, .satFinite = quad.satFinite};
    u32* to = at<u32>(warp, instruction.to);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = __builtin_ctz(left);
        u32 result = 0;
        for (int element = 0; element < 4; ++element) {
            const double first = quadNumber(warp, instruction.from[0], quad.first, lane, element);
            const double second = quadNumber(warp, instruction.from[1], quad.second, lane, element);
            double value = first * second;
            if (!isProduct)
                value = roundedToOdd(exactSum(first, quad.isDifference ? -second : second));
            else if (quad.isFused)
                value = roundedToOdd(exactSum(value, quadNumber(warp, instruction.from[2], {quad.to, 8}, lane, element)));
            result |= static_cast<u32>(floatOf(value, conversion)) << (8 * element);
        }
        to[lane] = result;
    }
    return Next::Continue;
}

/// Two signed numbers clamped to elements of aux bits, above them the low bits of a third source; immediate: unsigned.
Next packIntegers(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    const int width = static_cast<int>(instruction.aux);
    const s64 lowest = instruction.immediate != 0 ? 0 : -(s64{1} << (width - 1));
    const s64 highest = lowest + (s64{1} << width) - 1;
    u32* to = at<u32>(warp, instruction.to);
    const s32* high = at<const s32>(warp, instruction.from[0]);
    const s32* low = at<const s32>(warp, instruction.from[1]);
    const u32* above = at<const u32>(warp, instruction.from[2]);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = __builtin_ctz(left);
        const u64 element = (u64{1} << width) - 1;
        const u64 first = static_cast<u64>(smaller<s64>(larger<s64>(high[lane], lowest), highest)) & element;
        const u64 second = static_cast<u64>(smaller<s64>(larger<s64>(low[lane], lowest), highest)) & element;
        to[lane] = static_cast<u32>(u64{above[lane]} << (2 * width) | first << width | second);
    }
    return Next::Continue;
}

template <Round R, bool Ftz, class D>
struct IntegerOfFloatOp {
    static D of(float value)
    {
        const float whole = roundedToInteger<R>(flushed<Ftz>(value));
        constexpr float kAbove = Traits<D>::isSigned ? 0x1p31f : 0x1p32f;
        if constexpr (Traits<D>::isSigned) {
            const s32 inside = static_cast<s32>(whole < kAbove && whole >= -kAbove ? whole : 0.0f);
            const s32 high = whole >= kAbove ? kLargest<s32> : inside;
            return whole < -kAbove ? kSmallest<s32> : high;
        } else {
            const float positive = whole > 0 && whole < kAbove ? whole : 0.0f;
            const bool upper = positive >= 0x1p31f;
            const u32 bits = static_cast<u32>(static_cast<s32>(upper ? positive - 0x1p31f : positive));
            const u32 inside = upper ? bits ^ 0x80000000 : bits;
            return whole >= kAbove ? kLargest<u32> : inside;
        }
    }
};
template <Round R, class D>
struct LongOfFloatOp {
    template <class T> static D of(T value)
    {
        const T whole = roundedToInteger<R>(value);
        constexpr T kAbove = Traits<D>::isSigned ? T{0x1p63} : T{0x1p64};
        if (whole != whole)
            return static_cast<D>(u64{1} << 63);
        if (whole >= kAbove)
            return kLargest<D>;
        if (whole < (Traits<D>::isSigned ? -kAbove : T{0}))
            return kSmallest<D>;
        return static_cast<D>(whole);
    }
};
template <Round R, class D>
struct IntegerOfDoubleOp {
    static D of(double value)
    {
        const double whole = roundedToInteger<R>(value);
        constexpr double kLow = static_cast<double>(kSmallest<D>), kHigh = static_cast<double>(kLargest<D>);
        if (whole != whole)
            return static_cast<D>(0x80000000);
        return whole > kHigh ? kLargest<D> : whole < kLow ? kSmallest<D> : static_cast<D>(whole);
    }
};

template <class D>
struct NumberOfOp {
    template <class S> static D of(S value) { return static_cast<D>(value); }
};

template <bool Ftz, bool Sat>
struct SingleOp {
    static float of(float value)
    {
        const float a = flushed<Ftz>(value);
        return Sat ? saturated<true>(a) : canonical(a);
    }
};
template <Round R, bool Ftz, bool Sat>
struct RoundedSingleOp {
    static float of(float value) { return SingleOp<Ftz, Sat>::of(roundedToInteger<R>(flushed<Ftz>(value))); }
};
struct CopyOp {
    static u32 of(u32 value) { return value; }
};
template <Round R>
struct RoundedDoubleOp {
    static double of(double value)
    {
        const double whole = roundedToInteger<R>(value);
        return whole == whole ? whole : bitsAs<double>(bitsOf(value) | u64{1} << 51);
    }
};
template <bool Ftz>
struct DoubleOfSingleOp {
    static double of(float value) { return Ftz ? canonical(flushed<true>(value)) : value; }
};
struct SingleOfDoubleOp {
    static float of(double value) { return static_cast<float>(value); }
};
struct SingleOfHalfOp {
    static float of(u16 value) { return canonical(fromHalf(value)); }
};
struct SingleOfBrainOp {
    static u32 of(u16 value) { return u32{value} << 16; }
};
struct HalfOfSingleOp {
    static u16 of(float value) { return toHalf(value); }
};
struct BrainOfSingleOp {
    static u16 of(float value) { return toBrain(value); }
};
struct HalvesOfSinglesOp {
    static u32 of(float high, float low) { return u32{toHalf(high)} << 16 | toHalf(low); }
};
struct BrainsOfSinglesOp {
    static u32 of(float high, float low) { return u32{toBrain(high)} << 16 | toBrain(low); }
};

#define KD_EXTRACT(Part, type, D, S)                                                                                               \
    entry<ExtractOp<Part, D, S>, D, S>(                                                                                            \
        {Op::CvtInteger, type, registerSizes(static_cast<int>(sizeof(D)), static_cast<int>(sizeof(S)))})
#define KD_HOT_EXTRACT(Part, type, D, S)                                                                                           \
    hotEntry<ExtractOp<Part, D, S>, D, S>(                                                                                         \
        {Op::CvtInteger, type, registerSizes(static_cast<int>(sizeof(D)), static_cast<int>(sizeof(S)))})
#define KD_EXTRACT_SHORT(D, S) \
    KD_EXTRACT(u8, U8, D, S), KD_EXTRACT(s8, S8, D, S), KD_EXTRACT(u16, U16, D, S), KD_EXTRACT(s16, S16, D, S)
#define KD_GENERAL(D, S) \
    plainEntry<general<D, S>>({Op::CvtGeneral, None, registerSizes(static_cast<int>(sizeof(D)), static_cast<int>(sizeof(S)))})
#define KD_NARROW(D, S)                                                                                                            \
    plainEntry<narrowConversion<D, S>>(                                                                                            \
        {Op::CvtNarrow, None, registerSizes(static_cast<int>(sizeof(D)), static_cast<int>(sizeof(S)))})
#define KD_TO_INTEGER(round)                                                                                            \
    hotEntry<IntegerOfFloatOp<Round::round, false, s32>, s32, float>({Op::Cvt, S32, kPlain, Round::round, F32}),         \
    entry<IntegerOfFloatOp<Round::round, true, s32>, s32, float>({Op::Cvt, S32, kFtz, Round::round, F32}),               \
    entry<IntegerOfFloatOp<Round::round, false, u32>, u32, float>({Op::Cvt, U32, kPlain, Round::round, F32}),            \
    entry<IntegerOfFloatOp<Round::round, true, u32>, u32, float>({Op::Cvt, U32, kFtz, Round::round, F32}),               \
    entry<LongOfFloatOp<Round::round, s64>, s64, float>({Op::Cvt, S64, kPlain, Round::round, F32}),                      \
    entry<LongOfFloatOp<Round::round, u64>, u64, float>({Op::Cvt, U64, kPlain, Round::round, F32}),                      \
    entry<LongOfFloatOp<Round::round, s64>, s64, double>({Op::Cvt, S64, kPlain, Round::round, F64}),                     \
    entry<LongOfFloatOp<Round::round, u64>, u64, double>({Op::Cvt, U64, kPlain, Round::round, F64}),                     \
    entry<IntegerOfDoubleOp<Round::round, s32>, s32, double>({Op::Cvt, S32, kPlain, Round::round, F64}),                 \
    entry<IntegerOfDoubleOp<Round::round, u32>, u32, double>({Op::Cvt, U32, kPlain, Round::round, F64}),                 \
    entry<RoundedSingleOp<Round::round, false, false>, float, float>({Op::Cvt, F32, kPlain, Round::round, F32}),         \
    entry<RoundedSingleOp<Round::round, true, false>, float, float>({Op::Cvt, F32, kFtz, Round::round, F32}),            \
    entry<RoundedSingleOp<Round::round, false, true>, float, float>({Op::Cvt, F32, kSat, Round::round, F32}),            \
    entry<RoundedSingleOp<Round::round, true, true>, float, float>({Op::Cvt, F32, kFtz | kSat, Round::round, F32}),      \
    entry<RoundedDoubleOp<Round::round>, double, double>({Op::Cvt, F64, kPlain, Round::round, F64})
#define KD_NUMBER(D, to, S, from) entry<NumberOfOp<D>, D, S>({Op::Cvt, to, kPlain, Round::Rn, from})

const HandlerEntry kConversionHandlers[] = {
    KD_EXTRACT_SHORT(u16, u16),
    KD_EXTRACT_SHORT(u16, u32),
    KD_EXTRACT_SHORT(u16, u64),
    KD_EXTRACT_SHORT(u32, u16),
    KD_EXTRACT_SHORT(u32, u32),
    KD_EXTRACT_SHORT(u32, u64),
    KD_EXTRACT_SHORT(u64, u16),
    KD_EXTRACT_SHORT(u64, u32),
    KD_EXTRACT_SHORT(u64, u64),
    KD_EXTRACT(u32, U32, u32, u32),
    KD_HOT_EXTRACT(u32, U32, u32, u64),
    KD_HOT_EXTRACT(u32, U32, u64, u32),
    KD_EXTRACT(u32, U32, u64, u64),
    KD_HOT_EXTRACT(s32, S32, u64, u32),
    KD_EXTRACT(s32, S32, u64, u64),
    KD_EXTRACT(u64, U64, u64, u64),
    KD_GENERAL(u16, u16),
    KD_GENERAL(u16, u32),
    KD_GENERAL(u16, u64),
    KD_GENERAL(u32, u16),
    KD_GENERAL(u32, u32),
    KD_GENERAL(u32, u64),
    KD_GENERAL(u64, u16),
    KD_GENERAL(u64, u32),
    KD_GENERAL(u64, u64),
    KD_TO_INTEGER(Rn),
    KD_TO_INTEGER(Rz),
    KD_TO_INTEGER(Rm),
    KD_TO_INTEGER(Rp),
    KD_NUMBER(float, F32, s32, S32),
    KD_NUMBER(float, F32, u32, U32),
    KD_NUMBER(float, F32, s64, S64),
    KD_NUMBER(float, F32, u64, U64),
    KD_NUMBER(float, F32, s16, S16),
    KD_NUMBER(float, F32, u16, U16),
    KD_NUMBER(double, F64, s32, S32),
    KD_NUMBER(double, F64, u32, U32),
    KD_NUMBER(double, F64, s64, S64),
    KD_NUMBER(double, F64, u64, U64),
    entry<CopyOp, u32, u32>({Op::Cvt, F32, kPlain, Round::None, F32}),
    entry<SingleOp<true, false>, float, float>({Op::Cvt, F32, kFtz, Round::None, F32}),
    entry<SingleOp<false, true>, float, float>({Op::Cvt, F32, kSat, Round::None, F32}),
    entry<SingleOp<true, true>, float, float>({Op::Cvt, F32, kFtz | kSat, Round::None, F32}),
    entry<DoubleOfSingleOp<false>, double, float>({Op::Cvt, F64, kPlain, Round::None, F32}),
    entry<DoubleOfSingleOp<true>, double, float>({Op::Cvt, F64, kFtz, Round::None, F32}),
    entry<SingleOfDoubleOp, float, double>({Op::Cvt, F32, kPlain, Round::Rn, F64}),
    entry<SingleOfHalfOp, float, u16>({Op::Cvt, F32, kPlain, Round::None, F16}),
    entry<SingleOfBrainOp, u32, u16>({Op::Cvt, F32, kPlain, Round::None, BF16}),
    entry<HalfOfSingleOp, u16, float>({Op::Cvt, F16, kPlain, Round::Rn, F32}),
    entry<BrainOfSingleOp, u16, float>({Op::Cvt, BF16, kPlain, Round::Rn, F32}),
    entry<HalvesOfSinglesOp, u32, float, float>({Op::Cvt, F16x2, kPlain, Round::Rn, F32}),
    entry<BrainsOfSinglesOp, u32, float, float>({Op::Cvt, BF16x2, kPlain, Round::Rn, F32}),
    plainEntry<generalPair<u32, u16>>({Op::CvtPair, F16x2, kPlain, Round::None, F32}),
    plainEntry<generalPair<u32, u16>>({Op::CvtPair, BF16x2, kPlain, Round::None, F32}),
    KD_NARROW(u16, u16),
    KD_NARROW(u16, u32),
    KD_NARROW(u16, u64),
    KD_NARROW(u32, u16),
    KD_NARROW(u32, u32),
    KD_NARROW(u32, u64),
    plainEntry<packIntegers>({Op::CvtPack, B32}),
    plainEntry<quadArithmetic<false>>({Op::QuadSum, None}),
    plainEntry<quadArithmetic<true>>({Op::QuadProduct, None}),
};

#undef KD_NUMBER
#undef KD_TO_INTEGER
#undef KD_NARROW
#undef KD_GENERAL
#undef KD_EXTRACT_SHORT
#undef KD_HOT_EXTRACT
#undef KD_EXTRACT

}  // namespace

const HandlerTable kConvertTable = tableOf(kConversionHandlers);

}  // namespace kd::emulator::KD_ISA
