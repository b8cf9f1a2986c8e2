#include "core/emulator/ops/floating.h"
#include "core/emulator/ops/lanes.h"
#include "core/emulator/ops/multifunction.h"

// Approximations, PTX ISA 9.0 sections 9.7.3 and 9.7.4: the multifunction unit of an H200 and what ptxas 13.0 puts around it for
// sm_90, step by step. Without .ftz the operand is scaled into the range that the unit takes, and the result back.
namespace kd::emulator::KD_ISA {
namespace {

using enum ptx::Type;

bool isSmall(float value)
{
    return (bitsOf(value) & 0x7fffffff) < 0x00800000;
}
bool isHuge(float value)
{
    const u32 magnitude = bitsOf(value) & 0x7fffffff;
    return (magnitude > 0x7e800000) & (magnitude <= kInfinity32);
}
template <bool Ftz>
float product(float a, float b)
{
    return flushed<Ftz>(canonical(flushed<Ftz>(a) * flushed<Ftz>(b)));
}

/// x / (2 pi), cut to a float.
float turnsOf(float x)
{
    return cutToFloat(static_cast<double>(x) * static_cast<double>(0.15915493667125701904f));
}
struct SinOp {
    static float of(float x) { return unitSine<0>(turnsOf(x)); }
};
struct CosOp {
    static float of(float x) { return unitSine<1>(turnsOf(x)); }
};
template <bool Ftz>
struct Ex2Op {
    static float of(float x)
    {
        if constexpr (Ftz)
            return unitPower(x);
        const bool isLow = x < -126.0f;
        const float result = unitPower(isLow ? x * 0.5f : x);
        return isLow ? result * result : result;
    }
};
template <bool Ftz>
struct Lg2Op {
    static float of(float x)
    {
        if constexpr (Ftz)
            return unitLogarithm(x);
        const float result = unitLogarithm(isSmall(x) ? x * 0x1p24f : x);
        return canonical(isSmall(x) ? result - 24.0f : result);
    }
};
template <bool Ftz>
struct RcpOp {
    static float of(float x)
    {
        if constexpr (Ftz)
            return unitReciprocal(x);
        const float scale = isSmall(x) ? 0x1p24f : isHuge(x) ? 0.25f : 1.0f;
        return canonical(unitReciprocal(x * scale) * scale);
    }
};
template <bool Ftz>
struct SqrtOp {
    static float of(float x)
    {
        if constexpr (Ftz)
            return unitRoot(x);
        const float result = unitRoot(isSmall(x) ? x * 0x1p24f : x);
        return canonical(isSmall(x) ? result * 0x1p-12f : result);
    }
};
template <bool Ftz>
struct RsqrtOp {
    static float of(float x)
    {
        if constexpr (Ftz)
            return unitInverseRoot(x);
        const float result = unitInverseRoot(isSmall(x) ? x * 0x1p24f : x);
        return canonical(isSmall(x) ? result * 0x1p12f : result);
    }
};
template <bool Ftz>
struct DivFullOp {
    static float of(float x, float y)
    {
        const float scale = !Ftz && isSmall(y) ? 0x1p24f : isHuge(y) ? 0.25f : 1.0f;
        return product<Ftz>(unitReciprocal(product<Ftz>(y, scale)), product<Ftz>(x, scale));
    }
};
template <bool Ftz>
struct DivApproxOp {
    static float of(float x, float y)
    {
        const float scale = !Ftz && isSmall(y) ? 0x1p24f : 1.0f;
        return product<Ftz>(unitReciprocal(y * scale), x * scale);
    }
};
struct TanhOp {
    static float of(float a) { return unitTangent(a); }
};

/// Cut, not rounded.
u16 cutToHalf(float value)
{
    const u32 bits = bitsOf(value), magnitude = bits & 0x7fffffff, exponent = magnitude >> 23;
    const u32 significand = (magnitude & 0x7fffff) | 0x800000;
    const u32 places = exponent < 96 ? 31 : 126 - exponent;
    const u32 small = significand >> (exponent < 113 ? places : 14);
    const u32 finite = exponent < 113 ? small : (magnitude - 0x38000000) >> 13;
    const u32 bounded = magnitude >= 0x47800000 ? 0x7c00 : finite;
    return static_cast<u16>(magnitude > kInfinity32 ? u32{kNan16} : (bounded | (bits >> 16 & 0x8000)));
}
u16 cutToBrain(float value)
{
    const u32 bits = bitsOf(value);
    return static_cast<u16>((bits & 0x7fffffff) > kInfinity32 ? u32{kNan16} : bits >> 16);
}
struct Ex2HalfOp {
    static u16 of(u16 a) { return cutToHalf(unitPower(fromHalf(a))); }
};
struct Ex2BrainOp {
    static u16 of(u16 a) { return cutToBrain(unitPower(fromBrain(a))); }
};
struct TanhHalfOp {
    static u16 of(u16 a) { return cutToHalf(unitTangent(fromHalf(a))); }
};
struct TanhBrainOp {
    static u16 of(u16 a) { return cutToBrain(unitTangent(fromBrain(a))); }
};

double fromUpper(u32 word)
{
    return bitsAs<double>(u64{word} << 32);
}
u32 upperOf(double value)
{
    return static_cast<u32>(bitsOf(value) >> 32);
}
struct RcpDoubleOp {
    static double of(double x) { return fromUpper(unitReciprocal64(upperOf(x))); }
};
struct RsqrtDoubleFtzOp {
    static double of(double x) { return fromUpper(unitInverseRoot64(upperOf(x))); }
};
/// One step of the third order from what the unit gives.
double refinedInverseRoot(double x)
{
    const double first = fromUpper(unitInverseRoot64(upperOf(x)));
    const double error = __builtin_fma(x, -(first * first), 1.0);
    return __builtin_fma(__builtin_fma(error, 0.375, 0.5), first * error, first);
}
struct RsqrtDoubleOp {
    static double of(double x)
    {
        const u64 bits = bitsOf(x);
        const bool isSubnormal = (bits & u64{2047} << 52) == 0;
        const double root = refinedInverseRoot(isSubnormal ? x * 0x1p54 : x);
        const double ofNumber = isSubnormal ? root * 0x1p27 : root;
        const double above = bits == u64{2047} << 52 ? 0.0 : ofNumber;
        const double any = (bits >> 63) != 0 ? bitsAs<double>(u64{0xfff80000} << 32) : above;
        const double number = x == 0 ? bitsAs<double>(bits | u64{2047} << 52) : any;
        return x == x ? number : bitsAs<double>(bits | u64{1} << 51);
    }
};

#define KD_WITH_FTZ(F, op) entry<F<false>, float, float>({Op::op, F32}), entry<F<true>, float, float>({Op::op, F32, kFtz})

const HandlerEntry kEntries[] = {
    KD_WITH_FTZ(RcpOp, RcpApprox), KD_WITH_FTZ(SqrtOp, SqrtApprox), KD_WITH_FTZ(RsqrtOp, RsqrtApprox),
    KD_WITH_FTZ(Lg2Op, Lg2), KD_WITH_FTZ(Ex2Op, Ex2),
    entry<SinOp, float, float>({Op::Sin, F32}), entry<SinOp, float, float>({Op::Sin, F32, kFtz}),
    entry<CosOp, float, float>({Op::Cos, F32}), entry<CosOp, float, float>({Op::Cos, F32, kFtz}),
    entry<DivFullOp<false>, float, float, float>({Op::DivFull, F32}), entry<DivFullOp<true>, float, float, float>({Op::DivFull, F32, kFtz}),
    entry<DivApproxOp<false>, float, float, float>({Op::DivApprox, F32}),
    entry<DivApproxOp<true>, float, float, float>({Op::DivApprox, F32, kFtz}),
    entry<TanhOp, float, float>({Op::Tanh, F32}),
    entry<TanhHalfOp, u16, u16>({Op::Tanh, F16}), pairEntry<TanhHalfOp, u16, u16>({Op::Tanh, F16x2}),
    entry<TanhBrainOp, u16, u16>({Op::Tanh, BF16}), pairEntry<TanhBrainOp, u16, u16>({Op::Tanh, BF16x2}),
    entry<Ex2HalfOp, u16, u16>({Op::Ex2, F16}), pairEntry<Ex2HalfOp, u16, u16>({Op::Ex2, F16x2}),
    entry<Ex2BrainOp, u16, u16>({Op::Ex2, BF16}), pairEntry<Ex2BrainOp, u16, u16>({Op::Ex2, BF16x2}),
    entry<RcpDoubleOp, double, double>({Op::RcpApprox, F64, kFtz}),
    entry<RsqrtDoubleOp, double, double>({Op::RsqrtApprox, F64}),
    entry<RsqrtDoubleFtzOp, double, double>({Op::RsqrtApprox, F64, kFtz}),
};

}  // namespace

const HandlerTable kApproxTable = tableOf(kEntries);

}  // namespace kd::emulator::KD_ISA
