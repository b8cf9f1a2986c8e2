#include "core/emulator/ops/floating.h"
#include "core/emulator/ops/lanes.h"

// Approximations, PTX ISA 9.0 sections 9.7.3 and 9.7.4: computed in double by polynomials and rounded once, so that they are
// nearer to the exact value than the hardware's bounds ask for. Kernels see the same special values.
namespace kd::emulator::KD_ISA {
namespace {

using enum ptx::Type;

inline constexpr double kToInteger = 0x1.8p52;  ///< added and taken away, it rounds what is below 2^51 to an integer

double nearestInteger(double value)
{
    const double rounded = (value + kToInteger) - kToInteger;
    return (value < 0x1p51) & (value > -0x1p51) ? rounded : value;
}
double scaledByPower(double value, double exponent)
{
    const u64 power = bitsOf(exponent + kToInteger) << 52;
    return bitsAs<double>(bitsOf(value) + power);
}

/// 2^x. Beyond the range of float it is the nearest end's, which is 0 or infinity as float.
double powerOfTwo(double x)
{
    const double low = x > -200.0 ? x : -200.0;
    const double bounded = low < 200.0 ? low : 200.0;
    const double whole = (bounded + kToInteger) - kToInteger;
    const double y = (bounded - whole) * 0.69314718055994530942;
    double sum = 1.0 / 3628800;
    sum = sum * y + 1.0 / 362880;
    sum = sum * y + 1.0 / 40320;
    sum = sum * y + 1.0 / 5040;
    sum = sum * y + 1.0 / 720;
    sum = sum * y + 1.0 / 120;
    sum = sum * y + 1.0 / 24;
    sum = sum * y + 1.0 / 6;
    sum = sum * y + 0.5;
    sum = sum * y + 1.0;
    return scaledByPower(sum * y + 1.0, whole);
}

/// The binary logarithm of a finite number above 0.
double logarithm(double x)
{
    constexpr u64 kRootOfHalf = 0x3fe6a09e667f3bcd;
    const u64 shifted = bitsOf(x) - kRootOfHalf;
    // The exponent that leaves a significand between sqrt(1/2) and sqrt(2), as an integer below 2^52 beside its offset.
    const u64 exponent = (shifted + (u64{2048} << 52)) >> 52;
    const double whole = bitsAs<double>(exponent | 0x4330000000000000) - (0x1p52 + 2048);
    const double m = bitsAs<double>(bitsOf(x) - ((exponent - 2048) << 52));
    const double s = (m - 1) / (m + 1), square = s * s;
    double sum = 1.0 / 17;
    sum = sum * square + 1.0 / 15;
    sum = sum * square + 1.0 / 13;
    sum = sum * square + 1.0 / 11;
    sum = sum * square + 1.0 / 9;
    sum = sum * square + 1.0 / 7;
    sum = sum * square + 1.0 / 5;
    sum = sum * square + 1.0 / 3;
    sum = sum * square + 1.0;
    return whole + 2.88539008177792681472 * s * sum;
}

/// sin(2 pi t).
double sineOfTurns(double turns)
{
    const double part = turns - nearestInteger(turns);
    const double folded = part > 0.25 ? 0.5 - part : part < -0.25 ? -0.5 - part : part;
    const double y = folded * 6.28318530717958647693, square = y * y;
    double sum = -1.0 / 1307674368000;
    sum = sum * square + 1.0 / 6227020800;
    sum = sum * square - 1.0 / 39916800;
    sum = sum * square + 1.0 / 362880;
    sum = sum * square - 1.0 / 5040;
    sum = sum * square + 1.0 / 120;
    sum = sum * square - 1.0 / 6;
    return y + y * square * sum;
}
inline constexpr double kTurnsPerRadian = 0.15915494309189533577;

template <bool Ftz>
struct SinOp {
    static float of(float x)
    {
        const float a = flushed<Ftz>(x);
        const float result = static_cast<float>(sineOfTurns(static_cast<double>(a) * kTurnsPerRadian));
        // Small angles are their own sine, and infinities have none.
        const bool isSmall = (bitsOf(a) & 0x7fffffff) < 0x38000000;
        return flushed<Ftz>(canonical(a - a == 0 ? (isSmall ? a : result) : bitsAs<float>(kNan32)));
    }
};
template <bool Ftz>
struct CosOp {
    static float of(float x)
    {
        const float a = flushed<Ftz>(x);
        const float result = static_cast<float>(sineOfTurns(static_cast<double>(a) * kTurnsPerRadian + 0.25));
        return a - a == 0 ? result : bitsAs<float>(kNan32);
    }
};
template <bool Ftz>
struct Ex2Op {
    static float of(float x)
    {
        const float a = flushed<Ftz>(x);
        const float result = static_cast<float>(powerOfTwo(a));
        return flushed<Ftz>(a == a ? result : bitsAs<float>(kNan32));
    }
};
template <bool Ftz>
struct Lg2Op {
    static float of(float x)
    {
        const float a = flushed<Ftz>(x);
        const float finite = static_cast<float>(logarithm(a));
        const float upper = a - a == 0 ? finite : a;
        const float result = a > 0 ? upper : bitsAs<float>(kNan32);
        return canonical(a == 0 ? bitsAs<float>(0xff800000) : result);
    }
};
template <bool Ftz>
struct RcpOp {
    static float of(float x) { return flushed<Ftz>(canonical(1.0f / flushed<Ftz>(x))); }
};
template <bool Ftz>
struct SqrtOp {
    static float of(float x) { return canonical(__builtin_sqrtf(flushed<Ftz>(x))); }
};
template <bool Ftz>
struct RsqrtOp {
    static float of(float x)
    {
        const float a = flushed<Ftz>(x);
        return canonical(static_cast<float>(1.0 / __builtin_sqrt(static_cast<double>(a))));
    }
};
template <bool Ftz>
struct DivFullOp {
    static float of(float x, float y) { return flushed<Ftz>(canonical(flushed<Ftz>(x) / flushed<Ftz>(y))); }
};
/// The reciprocal of a divisor beyond 2^126 counts as 0.
template <bool Ftz>
struct DivApproxOp {
    static float of(float x, float y)
    {
        const float a = flushed<Ftz>(x), b = flushed<Ftz>(y);
        const bool isHuge = ((bitsOf(b) & 0x7fffffff) > 0x7e800000) & ((bitsOf(b) & 0x7fffffff) < 0x7f800000);
        const float zero = bitsAs<float>((bitsOf(a) ^ bitsOf(b)) & 0x80000000);
        const float ofHuge = a - a == 0 ? zero : bitsAs<float>(kNan32);
        return flushed<Ftz>(isHuge ? ofHuge : canonical(a / b));
    }
};

float tangent(float a)
{
    const double e = powerOfTwo(static_cast<double>(a) * 2.88539008177792681472);
    const float result = static_cast<float>((e - 1) / (e + 1));
    const bool isSmall = (bitsOf(a) & 0x7fffffff) < 0x39000000;
    return a == a ? (isSmall ? a : result) : bitsAs<float>(kNan32);
}
struct TanhOp {
    static float of(float a) { return tangent(a); }
};

struct Ex2HalfOp {
    static u16 of(u16 a) { return toHalf(Ex2Op<false>::of(fromHalf(a))); }
};
struct Ex2BrainOp {
    static u16 of(u16 a)
    {
        const u16 result = toBrain(Ex2Op<true>::of(fromBrain(a)));
        return (result & 0x7f80) == 0 ? static_cast<u16>(result & 0x8000) : result;
    }
};
struct TanhHalfOp {
    static u16 of(u16 a) { return toHalf(tangent(fromHalf(a))); }
};
struct TanhBrainOp {
    static u16 of(u16 a) { return toBrain(tangent(fromBrain(a))); }
};

double flushedDouble(double value)
{
    const u64 bits = bitsOf(value);
    return (bits & 0x7ff0000000000000) == 0 ? bitsAs<double>(bits & u64{1} << 63) : value;
}
/// 20 bits of fraction; the lower word of operand and result does not count.
double upperWord(double value)
{
    const u64 bits = bitsOf(value);
    return bitsAs<double>((value - value == 0 ? bits + 0x80000000 : bits) & 0xffffffff00000000);
}
struct RcpDoubleOp {
    static double of(double x)
    {
        const double a = flushedDouble(bitsAs<double>(bitsOf(x) & 0xffffffff00000000));
        const double result = flushedDouble(upperWord(1.0 / a));
        return a == a ? result : bitsAs<double>(u64{0x7fffffff} << 32);
    }
};
struct RsqrtDoubleFtzOp {
    static double of(double x)
    {
        const double a = flushedDouble(bitsAs<double>(bitsOf(x) & 0xffffffff00000000));
        const double result = upperWord(1.0 / __builtin_sqrt(a));
        return result == result ? result : bitsAs<double>(u64{0x7fffffff} << 32);
    }
};
struct RsqrtDoubleOp {
    static double of(double x)
    {
        const double result = 1.0 / __builtin_sqrt(x);
        const double number = result == result ? result : bitsAs<double>(0xfff8000000000000);
        return x == x ? number : bitsAs<double>(bitsOf(x) | u64{1} << 51);
    }
};

#define KD_WITH_FTZ(F, op) entry<F<false>, float, float>({Op::op, F32}), entry<F<true>, float, float>({Op::op, F32, kFtz})

const HandlerEntry kEntries[] = {
    KD_WITH_FTZ(RcpOp, RcpApprox), KD_WITH_FTZ(SqrtOp, SqrtApprox), KD_WITH_FTZ(RsqrtOp, RsqrtApprox),
    KD_WITH_FTZ(SinOp, Sin), KD_WITH_FTZ(CosOp, Cos), KD_WITH_FTZ(Lg2Op, Lg2), KD_WITH_FTZ(Ex2Op, Ex2),
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
