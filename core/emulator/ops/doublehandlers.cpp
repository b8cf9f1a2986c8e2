// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/exactdouble.h"
#include "core/emulator/ops/lanes.h"

// Double precision, PTX ISA 9.0 section 9.7.3.
namespace kd::emulator::KD_ISA {
namespace {

using enum ptx::Type;

inline constexpr u64 kNan64 = 0xfff8000000000000;

double finishedDouble(double value)
{
    return value == value ? value : bitsAs<double>(kNan64);
}
double quieted(double value)
{
    return bitsAs<double>(bitsOf(value) | u64{1} << 51);
}
/// The first operand that is NaN comes through; where none is, NaN is the hardware's own.
double withNan(double result, double first)
{
    return first == first ? finishedDouble(result) : quieted(first);
}
double withNan(double result, double first, double second)
{
    return first == first ? withNan(result, second) : quieted(first);
}
double withNan(double result, double first, double second, double third)
{
    return first == first ? withNan(result, second, third) : quieted(first);
}

template <Round R>
double doubleSum(double a, double b)
{
    const double nearest = a + b;
    if constexpr (R == Round::Rn)
        return nearest;
    return isFinite(a) && isFinite(b) ? fusedExactly<R>(a, 1.0, b) : nearest;
}
template <Round R>
double doubleProduct(double a, double b)
{
    const double nearest = a * b;
    if constexpr (R == Round::Rn)
        return nearest;
    const bool isExact = !isFinite(a) || !isFinite(b) || a == 0 || b == 0;
    return isExact ? nearest : fusedExactly<R>(a, b, (bitsOf(a) ^ bitsOf(b)) >> 63 != 0 ? -0.0 : 0.0);
}
template <Round R>
double doubleQuotient(double a, double b)
{
    const double nearest = a / b;
    if constexpr (R == Round::Rn)
        return nearest;
    const bool isExact = !isFinite(a) || !isFinite(b) || a == 0 || b == 0;
    return isExact ? nearest : dividedExactly<R>(a, b);
}
template <Round R>
double doubleRoot(double a)
{
    const double nearest = __builtin_sqrt(a);
    if constexpr (R == Round::Rn)
        return nearest;
    return isFinite(a) && a > 0 ? rootExactly<R>(a) : nearest;
}

template <Round R>
struct DoubleAddOp {
    static double of(double a, double b) { return withNan(doubleSum<R>(a, b), b, a); }
};
template <Round R>
struct DoubleSubOp {
    static double of(double a, double b) { return withNan(doubleSum<R>(a, -b), b, a); }
};
template <Round R>
struct DoubleMulOp {
    static double of(double a, double b) { return withNan(doubleProduct<R>(a, b), b, a); }
};
/// NaN is looked after where there is one, which takes three choices.
template <Round R>
struct DoubleFmaOp {
    static double of(double a, double b, double c) { return fusedDouble<R>(a, b, c); }
    static bool isDoubtful(double value) { return value != value; }
    static double exact(double a, double b, double c) { return withNan(of(a, b, c), b, c, a); }
};
template <Round R>
struct DoubleDivOp {
    static double of(double a, double b) { return withNan(doubleQuotient<R>(a, b), a, b); }
};
template <Round R>
struct DoubleRcpOp {
    static double of(double a) { return withNan(doubleQuotient<R>(1.0, a), a); }
};
template <Round R>
struct DoubleSqrtOp {
    static double of(double a) { return withNan(doubleRoot<R>(a), a); }
};

struct DoubleAbsOp {
    static double of(double a) { return a == a ? bitsAs<double>(bitsOf(a) & ~(u64{1} << 63)) : quieted(a); }
};
struct DoubleNegOp {
    static double of(double a) { return a == a ? bitsAs<double>(bitsOf(a) ^ u64{1} << 63) : quieted(a); }
};
struct DoubleCopySignOp {
    static u64 of(u64 sign, u64 size) { return (sign & u64{1} << 63) | (size & ~(u64{1} << 63)); }
};
template <bool IsMax>
struct DoubleExtremeOp {
    static double of(double a, double b)
    {
        const bool isBelow = (a < b) | ((a == b) & (bitsOf(a) > bitsOf(b)));
        const double both = isBelow != IsMax ? a : b;
        const double numbers = a != a ? b : b != b ? a : both;
        return numbers == numbers ? numbers : quieted(b);
    }
};

#define KD_ROUNDED(round)                                                                                   \
    hotEntry<DoubleAddOp<Round::round>, double, double, double>({Op::Add, F64, kPlain, Round::round}),      \
    hotEntry<DoubleSubOp<Round::round>, double, double, double>({Op::Sub, F64, kPlain, Round::round}),      \
    hotEntry<DoubleMulOp<Round::round>, double, double, double>({Op::Mul, F64, kPlain, Round::round}),      \
    entry<DoubleFmaOp<Round::round>, double, double, double, double>({Op::Fma, F64, kPlain, Round::round}), \
    entry<DoubleDivOp<Round::round>, double, double, double>({Op::Div, F64, kPlain, Round::round}),         \
    entry<DoubleRcpOp<Round::round>, double, double>({Op::Rcp, F64, kPlain, Round::round}),                 \
    entry<DoubleSqrtOp<Round::round>, double, double>({Op::Sqrt, F64, kPlain, Round::round})

const HandlerEntry kDoubleHandlers[] = {
    KD_ROUNDED(Rn), KD_ROUNDED(Rz), KD_ROUNDED(Rm), KD_ROUNDED(Rp),
    entry<DoubleAbsOp, double, double>({Op::Abs, F64}), entry<DoubleNegOp, double, double>({Op::Neg, F64}),
    entry<DoubleCopySignOp, u64, u64, u64>({Op::CopySign, F64}),
    entry<DoubleExtremeOp<false>, double, double, double>({Op::Min, F64}),
    entry<DoubleExtremeOp<true>, double, double, double>({Op::Max, F64}),
};

#undef KD_ROUNDED

}  // namespace

const HandlerTable kDoubleTable = tableOf(kDoubleHandlers);

}  // namespace kd::emulator::KD_ISA
