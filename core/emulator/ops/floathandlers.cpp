// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/directed.h"
#include "core/emulator/ops/lanes.h"

// Single precision, PTX ISA 9.0 section 9.7.3; the packed f32x2 are the same with two elements a lane.
namespace kd::emulator::KD_ISA {
namespace {

using enum ptx::Type;

template <bool Ftz, bool Sat>
float finishedFloat(float value)
{
    const float result = flushed<Ftz>(value);
    if constexpr (Sat)
        return saturated<true>(result);
    else
        return canonical(result);
}

template <Round R, bool Ftz, bool Sat>
struct FloatAddOp {
    static float of(float a, float b) { return finishedFloat<Ftz, Sat>(sumOf<R>(flushed<Ftz>(a), flushed<Ftz>(b))); }
};
template <Round R, bool Ftz, bool Sat>
struct FloatSubOp {
    static float of(float a, float b) { return finishedFloat<Ftz, Sat>(sumOf<R>(flushed<Ftz>(a), -flushed<Ftz>(b))); }
};

// What is flushed is what would be less than the smallest normal number if smaller exponents had all bits as well; so a
// result that rounding made that number may have to be 0.
bool isSmallestNormal(float value)
{
    return (bitsOf(value) & 0x7fffffff) == 0x00800000;
}
/// `rounded`, or a zero of its sign when the exact value was too small. `excess` less `low`: what rounding added to the
/// magnitude, times `scale`.
template <Round R>
float unlessTiny(float rounded, double excess, double low, double scale)
{
    const bool negative = (bitsOf(rounded) >> 31) != 0;
    const bool isAway = (R == Round::Rm && negative) || (R == Round::Rp && !negative);
    const double most = (isAway ? 0x1p-150 : R == Round::Rn ? 0x1p-151 : 0.0) * scale;
    const double beyond = (negative ? -excess : excess) - most, rest = negative ? -low : low;
    const bool isTiny = isAway ? beyond >= rest : beyond > rest;
    return isTiny && isSmallestNormal(rounded) ? bitsAs<float>(bitsOf(rounded) & 0x80000000) : rounded;
}

template <Round R, bool Ftz, bool Sat>
struct FloatMulOp {
    static float of(float a, float b) { return finishedFloat<Ftz, Sat>(productOf<R>(flushed<Ftz>(a), flushed<Ftz>(b))); }
};
template <Round R, bool Sat>
struct FloatMulOp<R, true, Sat> {
    static float of(float a, float b) { return finishedFloat<true, Sat>(productOf<R>(flushed<true>(a), flushed<true>(b))); }
    static bool isDoubtful(float value) { return isSmallestNormal(value); }
    static float exact(float a, float b)
    {
        const float x = flushed<true>(a), y = flushed<true>(b), rounded = productOf<R>(x, y);
        const double excess = static_cast<double>(rounded) - static_cast<double>(x) * y;
        return finishedFloat<true, Sat>(unlessTiny<R>(rounded, excess, 0.0, 1.0));
    }
};
template <Round R, bool Ftz, bool Sat>
struct FloatFmaOp {
    static float of(float a, float b, float c) { return finishedFloat<Ftz, Sat>(fusedOf<R>(a, b, c)); }
};
template <Round R, bool Sat>
struct FloatFmaOp<R, true, Sat> {
    static float of(float a, float b, float c)
    {
        return finishedFloat<true, Sat>(fusedOf<R>(flushed<true>(a), flushed<true>(b), flushed<true>(c)));
    }
    static bool isDoubtful(float value) { return isSmallestNormal(value); }
    static float exact(float a, float b, float c)
    {
        const float x = flushed<true>(a), y = flushed<true>(b), z = flushed<true>(c), rounded = fusedOf<R>(x, y, z);
        const Exact sum = exactSum(static_cast<double>(x) * y, static_cast<double>(z));
        return finishedFloat<true, Sat>(unlessTiny<R>(rounded, static_cast<double>(rounded) - sum.high, sum.low, 1.0));
    }
};
template <Round R, bool Ftz>
struct FloatDivOp {
    static float of(float a, float b) { return finishedFloat<Ftz, false>(quotientOf<R>(a, b)); }
};
template <Round R>
struct FloatDivOp<R, true> {
    static float of(float a, float b)
    {
        const float x = flushed<true>(a), y = flushed<true>(b), rounded = quotientOf<R>(x, y);
        const double excess = static_cast<double>(rounded) * y - static_cast<double>(x);
        return finishedFloat<true, false>(unlessTiny<R>(rounded, y > 0 ? excess : -excess, 0.0, y > 0 ? y : -y));
    }
};
template <Round R, bool Ftz>
struct FloatRcpOp {
    static float of(float a) { return FloatDivOp<R, Ftz>::of(1.0f, a); }
};
template <Round R, bool Ftz>
struct FloatSqrtOp {
    static float of(float a) { return finishedFloat<Ftz, false>(rootOf<R>(flushed<Ftz>(a))); }
};

template <bool Ftz>
struct FloatAbsOp {
    static float of(float a) { return canonical(bitsAs<float>(bitsOf(flushed<Ftz>(a)) & 0x7fffffff)); }
};
template <bool Ftz>
struct FloatNegOp {
    static float of(float a) { return canonical(bitsAs<float>(bitsOf(flushed<Ftz>(a)) ^ 0x80000000)); }
};
struct FloatCopySignOp {
    static u32 of(u32 sign, u32 size) { return (sign & 0x80000000) | (size & 0x7fffffff); }
};

template <bool IsMax, u32 Flags>
float floatExtreme(float a, float b)
{
    // Of equal operands, which may be zeros of both signs, the bits are joined: -0 is below +0.
    const float joined = bitsAs<float>(IsMax ? bitsOf(a) & bitsOf(b) : bitsOf(a) | bitsOf(b));
    const float chosen = (IsMax ? a > b : a < b) ? a : b;
    const float both = a == b ? joined : chosen;
    const float numbers = b == b ? both : a;
    if constexpr ((Flags & kNan) != 0)
        return a == a ? canonical(b == b ? both : b) : bitsAs<float>(kNan32);
    return canonical(numbers);
}
float floatMagnitude(float value)
{
    return bitsAs<float>(bitsOf(value) & 0x7fffffff);
}
template <bool IsMax, u32 Flags>
struct FloatExtremeOp {
    static float of(float x, float y)
    {
        const float a = flushed<(Flags & kFtz) != 0>(x), b = flushed<(Flags & kFtz) != 0>(y);
        if constexpr ((Flags & kXorSign) == 0)
            return floatExtreme<IsMax, Flags>(a, b);
        const u32 sign = (bitsOf(a) ^ bitsOf(b)) & 0x80000000;
        const float size = floatExtreme<IsMax, Flags>(floatMagnitude(a), floatMagnitude(b));
        return size == size ? bitsAs<float>(bitsOf(size) | sign) : size;
    }
};
template <bool IsMax, u32 Flags>
struct FloatExtremeOfThreeOp {
    static float of(float x, float y, float z)
    {
        const float a = value(x), b = value(y), c = value(z);
        return floatExtreme<IsMax, Flags>(floatExtreme<IsMax, Flags>(a, b), c);
    }
    static float value(float x)
    {
        const float a = flushed<(Flags & kFtz) != 0>(x);
        return (Flags & kAbs) != 0 ? floatMagnitude(a) : a;
    }
};

#define KD_BINARY(F, op, round)                                                                                       \
    hotEntry<F<Round::round, false, false>, float, float, float>({Op::op, F32, kPlain, Round::round}),                \
    entry<F<Round::round, true, false>, float, float, float>({Op::op, F32, kFtz, Round::round}),                      \
    entry<F<Round::round, false, true>, float, float, float>({Op::op, F32, kSat, Round::round}),                      \
    entry<F<Round::round, true, true>, float, float, float>({Op::op, F32, kFtz | kSat, Round::round}),                \
    pairEntry<F<Round::round, false, false>, float, float, float>({Op::op, F32, kPlain, Round::round, B64}),          \
    pairEntry<F<Round::round, true, false>, float, float, float>({Op::op, F32, kFtz, Round::round, B64})
#define KD_FUSED(round)                                                                                                       \
    hotEntry<FloatFmaOp<Round::round, false, false>, float, float, float, float>({Op::Fma, F32, kPlain, Round::round}),       \
    entry<FloatFmaOp<Round::round, true, false>, float, float, float, float>({Op::Fma, F32, kFtz, Round::round}),             \
    entry<FloatFmaOp<Round::round, false, true>, float, float, float, float>({Op::Fma, F32, kSat, Round::round}),             \
    entry<FloatFmaOp<Round::round, true, true>, float, float, float, float>({Op::Fma, F32, kFtz | kSat, Round::round}),       \
    pairEntry<FloatFmaOp<Round::round, false, false>, float, float, float, float>({Op::Fma, F32, kPlain, Round::round, B64}), \
    pairEntry<FloatFmaOp<Round::round, true, false>, float, float, float, float>({Op::Fma, F32, kFtz, Round::round, B64})
#define KD_QUOTIENT(round)                                                                             \
    entry<FloatDivOp<Round::round, false>, float, float, float>({Op::Div, F32, kPlain, Round::round}), \
    entry<FloatDivOp<Round::round, true>, float, float, float>({Op::Div, F32, kFtz, Round::round}),    \
    entry<FloatRcpOp<Round::round, false>, float, float>({Op::Rcp, F32, kPlain, Round::round}),        \
    entry<FloatRcpOp<Round::round, true>, float, float>({Op::Rcp, F32, kFtz, Round::round}),           \
    entry<FloatSqrtOp<Round::round, false>, float, float>({Op::Sqrt, F32, kPlain, Round::round}),      \
    entry<FloatSqrtOp<Round::round, true>, float, float>({Op::Sqrt, F32, kFtz, Round::round})
#define KD_EXTREME(flags)                                                            \
    entry<FloatExtremeOp<false, flags>, float, float, float>({Op::Min, F32, flags}), \
    entry<FloatExtremeOp<true, flags>, float, float, float>({Op::Max, F32, flags})
#define KD_EXTREME_OF_THREE(flags)                                                                      \
    entry<FloatExtremeOfThreeOp<false, flags>, float, float, float, float>({Op::MinThree, F32, flags}), \
    entry<FloatExtremeOfThreeOp<true, flags>, float, float, float, float>({Op::MaxThree, F32, flags})

const HandlerEntry kFloatHandlers[] = {
    KD_BINARY(FloatAddOp, Add, Rn), KD_BINARY(FloatAddOp, Add, Rz), KD_BINARY(FloatAddOp, Add, Rm), KD_BINARY(FloatAddOp, Add, Rp),
    KD_BINARY(FloatSubOp, Sub, Rn), KD_BINARY(FloatSubOp, Sub, Rz), KD_BINARY(FloatSubOp, Sub, Rm), KD_BINARY(FloatSubOp, Sub, Rp),
    KD_BINARY(FloatMulOp, Mul, Rn), KD_BINARY(FloatMulOp, Mul, Rz), KD_BINARY(FloatMulOp, Mul, Rm), KD_BINARY(FloatMulOp, Mul, Rp),
    KD_FUSED(Rn), KD_FUSED(Rz), KD_FUSED(Rm), KD_FUSED(Rp),
    KD_QUOTIENT(Rn), KD_QUOTIENT(Rz), KD_QUOTIENT(Rm), KD_QUOTIENT(Rp),
    entry<FloatAbsOp<false>, float, float>({Op::Abs, F32}), entry<FloatAbsOp<true>, float, float>({Op::Abs, F32, kFtz}),
    entry<FloatNegOp<false>, float, float>({Op::Neg, F32}), entry<FloatNegOp<true>, float, float>({Op::Neg, F32, kFtz}),
    entry<FloatCopySignOp, u32, u32, u32>({Op::CopySign, F32}),
    KD_EXTREME(kPlain), KD_EXTREME(kFtz), KD_EXTREME(kNan), KD_EXTREME(kFtz | kNan),
    KD_EXTREME(kXorSign), KD_EXTREME(kFtz | kXorSign), KD_EXTREME(kNan | kXorSign), KD_EXTREME(kFtz | kNan | kXorSign),
    KD_EXTREME_OF_THREE(kPlain), KD_EXTREME_OF_THREE(kFtz), KD_EXTREME_OF_THREE(kNan), KD_EXTREME_OF_THREE(kFtz | kNan),
    KD_EXTREME_OF_THREE(kAbs), KD_EXTREME_OF_THREE(kFtz | kAbs), KD_EXTREME_OF_THREE(kNan | kAbs),
    KD_EXTREME_OF_THREE(kFtz | kNan | kAbs),
};

#undef KD_EXTREME_OF_THREE
#undef KD_EXTREME
#undef KD_QUOTIENT
#undef KD_FUSED
#undef KD_BINARY

}  // namespace

const HandlerTable kFloatTable = tableOf(kFloatHandlers);

}  // namespace kd::emulator::KD_ISA
