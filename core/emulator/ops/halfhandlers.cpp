// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/directed.h"
#include "core/emulator/ops/lanes.h"

// binary16 and bfloat16, PTX ISA 9.0 section 9.7.4, and single precision with addends or factors of theirs. Both formats have
// few enough bits that sums and products rounded to float and then again are rounded right; fused sums go through an odd float.
namespace kd::emulator::KD_ISA {
namespace {

using enum ptx::Type;

struct HalfFormat {
    static float wide(u16 value) { return fromHalf(value); }
    static u16 narrow(float value) { return toHalf(value); }
    static float fusedToOdd(float a, float b, float c) { return sumToOdd(a * b, c); }
    static constexpr u16 kInfinity = 0x7c00, kOne = 0x3c00;
    static constexpr float kTiny = 0x1.ffep-15f;  ///< below, no exponent however small would round to a normal number
};
struct BrainFormat {
    static float wide(u16 value) { return fromBrain(value); }
    static u16 narrow(float value) { return toBrain(value); }
    static float fusedToOdd(float a, float b, float c)
    {
        return narrowedToOdd(exactSum(static_cast<double>(a) * b, static_cast<double>(c)));
    }
    static constexpr u16 kInfinity = 0x7f80, kOne = 0x3f80;
    static constexpr float kTiny = 0.0f;
};

template <class F>
bool isNan(u16 value)
{
    return (value & 0x7fff) > F::kInfinity;
}
template <class F, u32 Flags>
u16 flushedIf(u16 value)
{
    if constexpr ((Flags & kFtz) != 0)
        return (value & F::kInfinity) == 0 ? static_cast<u16>(value & 0x8000) : value;
    return value;
}
template <class F, u32 Flags>
u16 finishedHalf(float exact)
{
    const bool isTiny = (bitsOf(exact) & 0x7fffffff) < bitsOf(F::kTiny);
    const float kept = (Flags & kFtz) != 0 && isTiny ? bitsAs<float>(bitsOf(exact) & 0x80000000) : exact;
    const u16 result = F::narrow(kept);
    if constexpr ((Flags & kSat) != 0) {
        const u16 low = (result & 0x8000) != 0 || isNan<F>(result) ? u16{0} : result;
        return low < F::kOne ? low : F::kOne;
    }
    if constexpr ((Flags & kRelu) != 0)
        return (result & 0x8000) != 0 ? u16{0} : result;
    return result;
}
template <class F, u32 Flags>
float operand(u16 value)
{
    return F::wide(flushedIf<F, Flags>(value));
}

template <class F, u32 Flags>
struct HalfAddOp {
    static u16 of(u16 a, u16 b) { return finishedHalf<F, Flags>(operand<F, Flags>(a) + operand<F, Flags>(b)); }
};
template <class F, u32 Flags>
struct HalfSubOp {
    static u16 of(u16 a, u16 b) { return finishedHalf<F, Flags>(operand<F, Flags>(a) - operand<F, Flags>(b)); }
};
template <class F, u32 Flags>
struct HalfMulOp {
    static u16 of(u16 a, u16 b) { return finishedHalf<F, Flags>(operand<F, Flags>(a) * operand<F, Flags>(b)); }
};
inline constexpr u16 kOutOfBounds = 0x7ff7;
template <class F, u32 Flags>
struct HalfFmaOp {
    static u16 of(u16 a, u16 b, u16 c)
    {
        const u16 result = finishedHalf<F, Flags>(F::fusedToOdd(operand<F, Flags>(a), operand<F, Flags>(b), operand<F, Flags>(c)));
        // Out of bounds is a NaN of one pattern: such a factor makes the result 0.
        if constexpr ((Flags & kOob) != 0)
            return (a & 0x7fff) == kOutOfBounds || (b & 0x7fff) == kOutOfBounds ? u16{0} : result;
        return result;
    }
};

template <class F, u32 Flags>
struct HalfAbsOp {
    static u16 of(u16 a) { return isNan<F>(a) ? kNan16 : static_cast<u16>(flushedIf<F, Flags>(a) & 0x7fff); }
};
template <class F, u32 Flags>
struct HalfNegOp {
    static u16 of(u16 a) { return isNan<F>(a) ? kNan16 : static_cast<u16>(flushedIf<F, Flags>(a) ^ 0x8000); }
};

/// Bits in the order of the numbers: -0 below +0.
s32 ordered(u16 value)
{
    const s32 magnitude = value & 0x7fff;
    return (value & 0x8000) != 0 ? -1 - magnitude : magnitude;
}
template <class F, bool IsMax, u32 Flags>
u16 halfExtreme(u16 a, u16 b)
{
    const bool takesA = IsMax == (ordered(a) > ordered(b));
    const u16 both = takesA ? a : b;
    const u16 numbers = isNan<F>(a) ? b : isNan<F>(b) ? a : both;
    const bool isNanResult = (Flags & kNan) != 0 ? isNan<F>(a) | isNan<F>(b) : isNan<F>(a) & isNan<F>(b);
    return isNanResult ? kNan16 : numbers;
}
template <class F, bool IsMax, u32 Flags>
struct HalfExtremeOp {
    static u16 of(u16 x, u16 y)
    {
        const u16 a = flushedIf<F, Flags>(x), b = flushedIf<F, Flags>(y);
        if constexpr ((Flags & kXorSign) == 0)
            return halfExtreme<F, IsMax, Flags>(a, b);
        const u16 size = halfExtreme<F, IsMax, Flags>(static_cast<u16>(a & 0x7fff), static_cast<u16>(b & 0x7fff));
        return isNan<F>(size) ? size : static_cast<u16>(size | ((a ^ b) & 0x8000));
    }
};

// Single precision with operands of half the size.
template <class F, Round R, bool Sat>
float mixedResult(float value)
{
    if constexpr (Sat)
        return saturated<true>(value);
    else
        return canonical(value);
}
template <class F, Round R, bool Sat>
struct AddMixedOp {
    static float of(u16 a, float c) { return mixedResult<F, R, Sat>(sumOf<R>(F::wide(a), c)); }
};
template <class F, Round R, bool Sat>
struct SubMixedOp {
    static float of(u16 a, float c) { return mixedResult<F, R, Sat>(sumOf<R>(F::wide(a), -c)); }
};
template <class F, Round R, bool Sat>
struct FmaMixedOp {
    static float of(u16 a, u16 b, float c) { return mixedResult<F, R, Sat>(fusedOf<R>(F::wide(a), F::wide(b), c)); }
};

// One element a lane, and two.
#define KD_ONE_AND_TWO_1(key, type, flags, ...) \
    entry<__VA_ARGS__, u16, u16>({Op::key, type, flags}), pairEntry<__VA_ARGS__, u16, u16>({Op::key, type##x2, flags})
#define KD_ONE_AND_TWO_2(key, type, flags, ...) \
    entry<__VA_ARGS__, u16, u16, u16>({Op::key, type, flags}), pairEntry<__VA_ARGS__, u16, u16, u16>({Op::key, type##x2, flags})
#define KD_ONE_AND_TWO_3(key, type, flags, ...)                                                                                    \
    entry<__VA_ARGS__, u16, u16, u16, u16>({Op::key, type, flags}),                                                                \
        pairEntry<__VA_ARGS__, u16, u16, u16, u16>({Op::key, type##x2, flags})
#define KD_SUMS(format, type, flags)                              \
    KD_ONE_AND_TWO_2(Add, type, flags, HalfAddOp<format, flags>), \
    KD_ONE_AND_TWO_2(Sub, type, flags, HalfSubOp<format, flags>), \
    KD_ONE_AND_TWO_2(Mul, type, flags, HalfMulOp<format, flags>)
#define KD_SIGNS(format, type, flags)                             \
    KD_ONE_AND_TWO_1(Abs, type, flags, HalfAbsOp<format, flags>), \
    KD_ONE_AND_TWO_1(Neg, type, flags, HalfNegOp<format, flags>)
#define KD_EXTREMES(format, type, flags)                                     \
    KD_ONE_AND_TWO_2(Min, type, flags, HalfExtremeOp<format, false, flags>), \
    KD_ONE_AND_TWO_2(Max, type, flags, HalfExtremeOp<format, true, flags>)
#define KD_MIXED(format, type, round)                                                                                           \
    entry<AddMixedOp<format, Round::round, false>, float, u16, float>({Op::AddMixed, type, kPlain, Round::round}),              \
    entry<AddMixedOp<format, Round::round, true>, float, u16, float>({Op::AddMixed, type, kSat, Round::round}),                 \
    entry<SubMixedOp<format, Round::round, false>, float, u16, float>({Op::SubMixed, type, kPlain, Round::round}),              \
    entry<SubMixedOp<format, Round::round, true>, float, u16, float>({Op::SubMixed, type, kSat, Round::round}),                 \
    entry<FmaMixedOp<format, Round::round, false>, float, u16, u16, float>({Op::FmaMixed, type, kPlain, Round::round}),         \
    entry<FmaMixedOp<format, Round::round, true>, float, u16, u16, float>({Op::FmaMixed, type, kSat, Round::round})

const HandlerEntry kHalfHandlers[] = {
    KD_SUMS(HalfFormat, F16, kPlain),
    KD_SUMS(HalfFormat, F16, kFtz),
    KD_SUMS(HalfFormat, F16, kSat),
    KD_SUMS(HalfFormat, F16, kFtz | kSat),
    KD_SUMS(BrainFormat, BF16, kPlain),
    KD_ONE_AND_TWO_3(Fma, F16, kPlain, HalfFmaOp<HalfFormat, kPlain>),
    KD_ONE_AND_TWO_3(Fma, F16, kFtz, HalfFmaOp<HalfFormat, kFtz>),
    KD_ONE_AND_TWO_3(Fma, F16, kSat, HalfFmaOp<HalfFormat, kSat>),
    KD_ONE_AND_TWO_3(Fma, F16, kFtz | kSat, HalfFmaOp<HalfFormat, kFtz | kSat>),
    KD_ONE_AND_TWO_3(Fma, F16, kRelu, HalfFmaOp<HalfFormat, kRelu>),
    KD_ONE_AND_TWO_3(Fma, F16, kFtz | kRelu, HalfFmaOp<HalfFormat, kFtz | kRelu>),
    KD_ONE_AND_TWO_3(Fma, F16, kOob, HalfFmaOp<HalfFormat, kOob>),
    KD_ONE_AND_TWO_3(Fma, F16, kOob | kRelu, HalfFmaOp<HalfFormat, kOob | kRelu>),
    KD_ONE_AND_TWO_3(Fma, BF16, kPlain, HalfFmaOp<BrainFormat, kPlain>),
    KD_ONE_AND_TWO_3(Fma, BF16, kRelu, HalfFmaOp<BrainFormat, kRelu>),
    KD_ONE_AND_TWO_3(Fma, BF16, kOob, HalfFmaOp<BrainFormat, kOob>),
    KD_ONE_AND_TWO_3(Fma, BF16, kOob | kRelu, HalfFmaOp<BrainFormat, kOob | kRelu>),
    KD_SIGNS(HalfFormat, F16, kPlain),
    KD_SIGNS(HalfFormat, F16, kFtz),
    KD_SIGNS(BrainFormat, BF16, kPlain),
    KD_EXTREMES(HalfFormat, F16, kPlain),
    KD_EXTREMES(HalfFormat, F16, kFtz),
    KD_EXTREMES(HalfFormat, F16, kNan),
    KD_EXTREMES(HalfFormat, F16, kFtz | kNan),
    KD_EXTREMES(HalfFormat, F16, kXorSign),
    KD_EXTREMES(HalfFormat, F16, kFtz | kXorSign),
    KD_EXTREMES(HalfFormat, F16, kNan | kXorSign),
    KD_EXTREMES(HalfFormat, F16, kFtz | kNan | kXorSign),
    KD_EXTREMES(BrainFormat, BF16, kPlain),
    KD_EXTREMES(BrainFormat, BF16, kNan),
    KD_EXTREMES(BrainFormat, BF16, kXorSign),
    KD_EXTREMES(BrainFormat, BF16, kNan | kXorSign),
    KD_MIXED(HalfFormat, F16, Rn),
    KD_MIXED(HalfFormat, F16, Rz),
    KD_MIXED(HalfFormat, F16, Rm),
    KD_MIXED(HalfFormat, F16, Rp),
    KD_MIXED(BrainFormat, BF16, Rn),
    KD_MIXED(BrainFormat, BF16, Rz),
    KD_MIXED(BrainFormat, BF16, Rm),
    KD_MIXED(BrainFormat, BF16, Rp),
};

#undef KD_MIXED
#undef KD_EXTREMES
#undef KD_SIGNS
#undef KD_SUMS
#undef KD_ONE_AND_TWO_3
#undef KD_ONE_AND_TWO_2
#undef KD_ONE_AND_TWO_1

}  // namespace

const HandlerTable kHalfTable = tableOf(kHalfHandlers);

}  // namespace kd::emulator::KD_ISA
