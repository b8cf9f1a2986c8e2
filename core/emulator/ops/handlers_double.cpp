#include "core/emulator/ops/exactdouble.h"
#include "core/emulator/ops/lanes.h"

// Double precision, PTX ISA 9.0 section 9.7.3.
namespace kd::emulator::KD_ISA {
namespace {

using enum ptx::Type;

inline constexpr u64 kNan64 = 0xfff8000000000000;

double finished(double value)
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
    return first == first ? finished(result) : quieted(first);
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
double sumOf(double a, double b)
{
    const double nearest = a + b;
    if constexpr (R == Round::Rn)
        return nearest;
    return isFinite(a) && isFinite(b) ? fusedExactly<R>(a, 1.0, b) : nearest;
}
template <Round R>
double productOf(double a, double b)
{
    const double nearest = a * b;
    if constexpr (R == Round::Rn)
        return nearest;
    const bool isExact = !isFinite(a) || !isFinite(b) || a == 0 || b == 0;
    return isExact ? nearest : fusedExactly<R>(a, b, (bitsOf(a) ^ bitsOf(b)) >> 63 != 0 ? -0.0 : 0.0);
}
template <Round R>
double fusedOf(double a, double b, double c)
{
#ifdef __FMA__
    if constexpr (R == Round::Rn)
        return __builtin_fma(a, b, c);
#endif
    if (isFinite(a) && isFinite(b) && isFinite(c))
        return fusedExactly<R>(a, b, c);
    return isFinite(a) && isFinite(b) ? c : a * b + c;  // a finite product must not become infinite on its way
}
template <Round R>
double quotientOf(double a, double b)
{
    const double nearest = a / b;
    if constexpr (R == Round::Rn)
        return nearest;
    const bool isExact = !isFinite(a) || !isFinite(b) || a == 0 || b == 0;
    return isExact ? nearest : dividedExactly<R>(a, b);
}
template <Round R>
double rootOf(double a)
{
    const double nearest = __builtin_sqrt(a);
    if constexpr (R == Round::Rn)
        return nearest;
    return isFinite(a) && a > 0 ? rootExactly<R>(a) : nearest;
}

template <Round R>
struct AddOp {
    static double of(double a, double b) { return withNan(sumOf<R>(a, b), b, a); }
};
template <Round R>
struct SubOp {
    static double of(double a, double b) { return withNan(sumOf<R>(a, -b), b, a); }
};
template <Round R>
struct MulOp {
    static double of(double a, double b) { return withNan(productOf<R>(a, b), b, a); }
};
/// NaN is looked after where there is one, which takes three choices.
template <Round R>
struct FmaOp {
    static double of(double a, double b, double c) { return fusedOf<R>(a, b, c); }
    static bool isDoubtful(double value) { return value != value; }
    static double exact(double a, double b, double c) { return withNan(of(a, b, c), b, c, a); }
};
template <Round R>
struct DivOp {
    static double of(double a, double b) { return withNan(quotientOf<R>(a, b), a, b); }
};
template <Round R>
struct RcpOp {
    static double of(double a) { return withNan(quotientOf<R>(1.0, a), a); }
};
template <Round R>
struct SqrtOp {
    static double of(double a) { return withNan(rootOf<R>(a), a); }
};

struct AbsOp {
    static double of(double a) { return a == a ? bitsAs<double>(bitsOf(a) & ~(u64{1} << 63)) : quieted(a); }
};
struct NegOp {
    static double of(double a) { return a == a ? bitsAs<double>(bitsOf(a) ^ u64{1} << 63) : quieted(a); }
};
struct CopySignOp {
    static u64 of(u64 sign, u64 size) { return (sign & u64{1} << 63) | (size & ~(u64{1} << 63)); }
};
template <bool IsMax>
struct ExtremeOp {
    static double of(double a, double b)
    {
        const bool isBelow = (a < b) | ((a == b) & (bitsOf(a) > bitsOf(b)));
        const double both = isBelow != IsMax ? a : b;
        const double numbers = a != a ? b : b != b ? a : both;
        return numbers == numbers ? numbers : quieted(b);
    }
};

#define KD_ROUNDED(round)                                                              \
    hotEntry<AddOp<Round::round>, double, double, double>({Op::Add, F64, kPlain, Round::round}), \
    hotEntry<SubOp<Round::round>, double, double, double>({Op::Sub, F64, kPlain, Round::round}), \
    hotEntry<MulOp<Round::round>, double, double, double>({Op::Mul, F64, kPlain, Round::round}), \
    entry<FmaOp<Round::round>, double, double, double, double>({Op::Fma, F64, kPlain, Round::round}), \
    entry<DivOp<Round::round>, double, double, double>({Op::Div, F64, kPlain, Round::round}), \
    entry<RcpOp<Round::round>, double, double>({Op::Rcp, F64, kPlain, Round::round}),  \
    entry<SqrtOp<Round::round>, double, double>({Op::Sqrt, F64, kPlain, Round::round})

const HandlerEntry kEntries[] = {
    KD_ROUNDED(Rn), KD_ROUNDED(Rz), KD_ROUNDED(Rm), KD_ROUNDED(Rp),
    entry<AbsOp, double, double>({Op::Abs, F64}), entry<NegOp, double, double>({Op::Neg, F64}),
    entry<CopySignOp, u64, u64, u64>({Op::CopySign, F64}),
    entry<ExtremeOp<false>, double, double, double>({Op::Min, F64}),
    entry<ExtremeOp<true>, double, double, double>({Op::Max, F64}),
};

}  // namespace

const HandlerTable kDoubleTable = tableOf(kEntries);

}  // namespace kd::emulator::KD_ISA
