// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/floating.h"
#include "core/emulator/ops/lanes.h"
#include "core/emulator/ops/mufu.h"

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
float flushedProduct(float a, float b)
{
    return flushed<Ftz>(canonical(flushed<Ftz>(a) * flushed<Ftz>(b)));
}

float floatOf(u32 bits)
{
    return bitsAs<float>(bits);
}

/// Turns of the angle, cut to a float.
u32 turnsOf(float angle)
{
    return bitsOf(cutToFloat(static_cast<double>(angle) * static_cast<double>(0.15915493667125701904f)));
}
template <u32 FirstQuarter>
struct SineOp : MufuFunctor<SineOp<FirstQuarter>, Sine<FirstQuarter>> {
    static u32 operand(float x) { return turnsOf(x); }
    static float result(u32 value, float) { return floatOf(value); }
};
template <bool Ftz>
struct Ex2Op : MufuFunctor<Ex2Op<Ftz>, Power> {
    static bool isLow(float x) { return !Ftz && x < -126.0f; }
    static u32 operand(float x) { return bitsOf(isLow(x) ? x * 0.5f : x); }
    static float result(u32 value, float x) { return isLow(x) ? floatOf(value) * floatOf(value) : floatOf(value); }
};
/// `x` for a unit that takes no subnormal numbers.
template <bool Ftz>
u32 lifted(float x)
{
    return bitsOf(!Ftz && isSmall(x) ? x * 0x1p24f : x);
}
template <bool Ftz>
struct Lg2Op : MufuFunctor<Lg2Op<Ftz>, Logarithm> {
    static u32 operand(float x) { return lifted<Ftz>(x); }
    static float result(u32 value, float x) { return canonical(!Ftz && isSmall(x) ? floatOf(value) - 24.0f : floatOf(value)); }
};
template <bool Ftz>
struct RcpApproxOp : MufuFunctor<RcpApproxOp<Ftz>, Reciprocal> {
    static float scale(float x) { return Ftz ? 1.0f : isSmall(x) ? 0x1p24f : isHuge(x) ? 0.25f : 1.0f; }
    static u32 operand(float x) { return bitsOf(x * scale(x)); }
    static float result(u32 value, float x) { return canonical(floatOf(value) * scale(x)); }
};
template <bool Ftz>
struct SqrtApproxOp : MufuFunctor<SqrtApproxOp<Ftz>, Root> {
    static u32 operand(float x) { return lifted<Ftz>(x); }
    static float result(u32 value, float x) { return canonical(!Ftz && isSmall(x) ? floatOf(value) * 0x1p-12f : floatOf(value)); }
};
template <bool Ftz>
struct RsqrtApproxOp : MufuFunctor<RsqrtApproxOp<Ftz>, InverseRoot> {
    static u32 operand(float x) { return lifted<Ftz>(x); }
    static float result(u32 value, float x) { return canonical(!Ftz && isSmall(x) ? floatOf(value) * 0x1p12f : floatOf(value)); }
};
template <bool Ftz>
struct DivFullOp : MufuFunctor<DivFullOp<Ftz>, Reciprocal> {
    static float scale(float y) { return !Ftz && isSmall(y) ? 0x1p24f : isHuge(y) ? 0.25f : 1.0f; }
    static u32 operand(float, float y) { return bitsOf(flushedProduct<Ftz>(y, scale(y))); }
    static float result(u32 value, float x, float y)
    {
        return flushedProduct<Ftz>(floatOf(value), flushedProduct<Ftz>(x, scale(y)));
    }
};
template <bool Ftz>
struct DivApproxOp : MufuFunctor<DivApproxOp<Ftz>, Reciprocal> {
    static u32 operand(float, float y) { return lifted<Ftz>(y); }
    static float result(u32 value, float x, float y)
    {
        return flushedProduct<Ftz>(floatOf(value), !Ftz && isSmall(y) ? x * 0x1p24f : x);
    }
};
struct TanhOp : MufuFunctor<TanhOp, Tangent> {
    static u32 operand(float x) { return bitsOf(x); }
    static float result(u32 value, float) { return floatOf(value); }
};

/// Cut, not rounded.
u16 cutToHalf(u32 bits)
{
    const u32 magnitude = bits & 0x7fffffff;
    const s32 exponent = static_cast<s32>(magnitude >> 23);
    const u32 small = ((magnitude & 0x7fffff) | 0x800000) >> smaller(larger(126 - exponent, 0), 31);
    const u32 finite = exponent < 113 ? small : (magnitude - 0x38000000) >> 13;
    const u32 bounded = magnitude >= 0x47800000 ? 0x7c00 : finite;
    return static_cast<u16>(magnitude > kInfinity32 ? u32{kNan16} : (bounded | (bits >> 16 & 0x8000)));
}
u16 cutToBrain(u32 bits)
{
    return static_cast<u16>((bits & 0x7fffffff) > kInfinity32 ? u32{kNan16} : bits >> 16);
}
template <class Unit>
struct OnHalf : MufuFunctor<OnHalf<Unit>, Unit> {
    static u32 operand(u16 x) { return bitsOf(fromHalf(x)); }
    static u16 result(u32 value, u16) { return cutToHalf(value); }
};
template <class Unit>
struct OnBrain : MufuFunctor<OnBrain<Unit>, Unit> {
    static u32 operand(u16 x) { return bitsOf(fromBrain(x)); }
    static u16 result(u32 value, u16) { return cutToBrain(value); }
};

double fromUpper(u32 word)
{
    return bitsAs<double>(u64{word} << 32);
}
u32 upperOf(double value)
{
    return static_cast<u32>(bitsOf(value) >> 32);
}
template <class Unit>
struct OnUpperWord : MufuFunctor<OnUpperWord<Unit>, Unit> {
    static u32 operand(double x) { return upperOf(x); }
    static double result(u32 value, double) { return fromUpper(value); }
};
/// One step of the third order from what the unit gives.
struct RsqrtDoubleOp : MufuFunctor<RsqrtDoubleOp, InverseRoot64> {
    static bool isSubnormal(double x) { return (bitsOf(x) & u64{2047} << 52) == 0; }
    static double lifted(double x) { return isSubnormal(x) ? x * 0x1p54 : x; }
    static u32 operand(double x) { return upperOf(lifted(x)); }
    static double refined(double first, double x)
    {
        const double error = __builtin_fma(x, -(first * first), 1.0);
        return __builtin_fma(__builtin_fma(error, 0.375, 0.5), first * error, first);
    }
    static double result(u32 value, double x)
    {
        const u64 bits = bitsOf(x);
        const double root = refined(fromUpper(value), lifted(x));
        const double ofNumber = isSubnormal(x) ? root * 0x1p27 : root;
        const double above = bits == u64{2047} << 52 ? 0.0 : ofNumber;
        const double any = (bits >> 63) != 0 ? fromUpper(0xfff80000) : above;
        const double number = x == 0 ? bitsAs<double>(bits | u64{2047} << 52) : any;
        return x == x ? number : bitsAs<double>(bits | u64{1} << 51);
    }
};

#define KD_WITH_FTZ(F, op) entry<F<false>, float, float>({Op::op, F32}), entry<F<true>, float, float>({Op::op, F32, kFtz})

const HandlerEntry kApproximationHandlers[] = {
    KD_WITH_FTZ(RcpApproxOp, RcpApprox),
    KD_WITH_FTZ(SqrtApproxOp, SqrtApprox),
    KD_WITH_FTZ(RsqrtApproxOp, RsqrtApprox),
    KD_WITH_FTZ(Lg2Op, Lg2),
    KD_WITH_FTZ(Ex2Op, Ex2),
    entry<SineOp<0>, float, float>({Op::Sin, F32}),
    entry<SineOp<0>, float, float>({Op::Sin, F32, kFtz}),
    entry<SineOp<1>, float, float>({Op::Cos, F32}),
    entry<SineOp<1>, float, float>({Op::Cos, F32, kFtz}),
    entry<DivFullOp<false>, float, float, float>({Op::DivFull, F32}),
    entry<DivFullOp<true>, float, float, float>({Op::DivFull, F32, kFtz}),
    entry<DivApproxOp<false>, float, float, float>({Op::DivApprox, F32}),
    entry<DivApproxOp<true>, float, float, float>({Op::DivApprox, F32, kFtz}),
    entry<TanhOp, float, float>({Op::Tanh, F32}),
    entry<OnHalf<Tangent>, u16, u16>({Op::Tanh, F16}),
    pairEntry<OnHalf<Tangent>, u16, u16>({Op::Tanh, F16x2}),
    entry<OnBrain<Tangent>, u16, u16>({Op::Tanh, BF16}),
    pairEntry<OnBrain<Tangent>, u16, u16>({Op::Tanh, BF16x2}),
    entry<OnHalf<Power>, u16, u16>({Op::Ex2, F16}),
    pairEntry<OnHalf<Power>, u16, u16>({Op::Ex2, F16x2}),
    entry<OnBrain<Power>, u16, u16>({Op::Ex2, BF16}),
    pairEntry<OnBrain<Power>, u16, u16>({Op::Ex2, BF16x2}),
    entry<OnUpperWord<Reciprocal64>, double, double>({Op::RcpApprox, F64, kFtz}),
    entry<RsqrtDoubleOp, double, double>({Op::RsqrtApprox, F64}),
    entry<OnUpperWord<InverseRoot64>, double, double>({Op::RsqrtApprox, F64, kFtz}),
};

#undef KD_WITH_FTZ

}  // namespace

const HandlerTable kApproxTable = tableOf(kApproximationHandlers);

}  // namespace kd::emulator::KD_ISA
