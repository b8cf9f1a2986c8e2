// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/expression/expressionops.h"

#include <cmath>
#include <utility>

namespace kd {
namespace {

using Machine = ExpressionMachine;
using Instruction = ExpressionInstruction;
using Operator = ExpressionOperator;

constexpr int kMaxShift = 63;

[[noreturn]] void fail(const Instruction& instruction, Message sentence)
{
    throw ExpressionFailure{instruction.column, std::move(sentence)};
}

[[noreturn]] void failOverflow(const Instruction& instruction)
{
    fail(instruction, "overflow: the result does not fit in 64 bits");
}

Int128 inRange(Int128 value, const Instruction& instruction)
{
    if (value < kMinInteger || value > kMaxInteger)
        failOverflow(instruction);
    return value;
}

Int128 inUnsignedRange(Int128 value, const Instruction& instruction)
{
    if (value < 0)
        fail(instruction, "overflow: the unsigned result would be below 0");
    return inRange(value, instruction);
}

bool isShort(Int128 value)
{
    return value == static_cast<std::int64_t>(value);
}

Int128 product(Int128 a, Int128 b, const Instruction& instruction)
{
    Int128 result = 0;
    if (isShort(a) && isShort(b))
        return a * b;
    if (__builtin_mul_overflow(a, b, &result))
        failOverflow(instruction);
    return result;
}

struct Division {
    Int128 quotient;
    Int128 remainder;
};

// Truncating, as in C.
Division divide(Int128 a, Int128 b, const Instruction& instruction)
{
    if (b == 0)
        fail(instruction, "division by zero");
    if (isShort(a) && isShort(b) && b != -1) {
        const auto x = static_cast<std::int64_t>(a);
        const auto y = static_cast<std::int64_t>(b);
        return {x / y, x % y};
    }
    return {a / b, a % b};
}

Int128 ceilDivide(Int128 a, Int128 b, const Instruction& instruction)
{
    const Division division = divide(a, b, instruction);
    const bool roundUp = division.remainder != 0 && (division.remainder > 0) == (b > 0);
    return division.quotient + (roundUp ? 1 : 0);
}

Int128 floorDivide(Int128 a, Int128 b, const Instruction& instruction)
{
    const Division division = divide(a, b, instruction);
    const bool roundDown = division.remainder != 0 && (division.remainder > 0) != (b > 0);
    return division.quotient - (roundDown ? 1 : 0);
}

void checkShift(Int128 count, const Instruction& instruction)
{
    if (count < 0 || count > kMaxShift)
        fail(instruction, message("a shift must be by 0 to {} bits", kMaxShift));
}

Int128 shiftLeft(Int128 a, Int128 count, const Instruction& instruction)
{
    checkShift(count, instruction);
    return product(a, Int128{1} << static_cast<int>(count), instruction);
}

Int128 shiftRight(Int128 a, Int128 count, const Instruction& instruction)
{
    checkShift(count, instruction);
    return a >> static_cast<int>(count);
}

template <auto F>
void exactStep(Machine& machine, const Instruction& instruction)
{
    --machine.top;
    machine.top->integer = inRange(F(machine.top[0].integer, machine.top[1].integer, instruction), instruction);
}

template <auto F>
void unsignedStep(Machine& machine, const Instruction& instruction)
{
    --machine.top;
    machine.top->integer = inUnsignedRange(F(machine.top[0].integer, machine.top[1].integer, instruction), instruction);
}

template <auto F>
void realStep(Machine& machine, const Instruction&)
{
    --machine.top;
    machine.top->real = F(machine.top[0].real, machine.top[1].real);
}

template <auto F>
void compareIntegers(Machine& machine, const Instruction&)
{
    --machine.top;
    machine.top->integer = F(machine.top[0].integer, machine.top[1].integer) ? 1 : 0;
}

template <auto F>
void compareReals(Machine& machine, const Instruction&)
{
    --machine.top;
    machine.top->integer = F(machine.top[0].real, machine.top[1].real) ? 1 : 0;
}

template <auto F>
void integerUnaryStep(Machine& machine, const Instruction& instruction)
{
    machine.top->integer = inRange(F(machine.top->integer), instruction);
}

// The steps of one binary operator by the kind of its operands.
struct BinarySteps {
    Operator op;
    ExpressionStep signedStep;
    ExpressionStep unsignedStep;
    ExpressionStep realStep;
};

template <auto F, auto R>
constexpr BinarySteps arithmetic(Operator op)
{
    return {op, exactStep<F>, unsignedStep<F>, realStep<R>};
}

template <auto F>
constexpr BinarySteps bits(Operator op)
{
    return {op, exactStep<F>, unsignedStep<F>, nullptr};
}

template <auto F>
constexpr BinarySteps comparison(Operator op)
{
    return {op, compareIntegers<F>, compareIntegers<F>, compareReals<F>};
}

constexpr auto kAdd = [](Int128 a, Int128 b, const Instruction&) { return a + b; };
constexpr auto kSubtract = [](Int128 a, Int128 b, const Instruction&) { return a - b; };
constexpr auto kQuotient = [](Int128 a, Int128 b, const Instruction& at) { return divide(a, b, at).quotient; };
constexpr auto kRemainder = [](Int128 a, Int128 b, const Instruction& at) { return divide(a, b, at).remainder; };
constexpr auto kAnd = [](Int128 a, Int128 b, const Instruction&) { return a & b; };
constexpr auto kOr = [](Int128 a, Int128 b, const Instruction&) { return a | b; };
constexpr auto kXor = [](Int128 a, Int128 b, const Instruction&) { return a ^ b; };
constexpr auto kMin = [](Int128 a, Int128 b, const Instruction&) { return a < b ? a : b; };
constexpr auto kMax = [](Int128 a, Int128 b, const Instruction&) { return a > b ? a : b; };
constexpr auto kLess = [](auto a, auto b) { return a < b; };
constexpr auto kLessEqual = [](auto a, auto b) { return a <= b; };
constexpr auto kGreater = [](auto a, auto b) { return a > b; };
constexpr auto kGreaterEqual = [](auto a, auto b) { return a >= b; };
constexpr auto kEqual = [](auto a, auto b) { return a == b; };
constexpr auto kNotEqual = [](auto a, auto b) { return a != b; };

const std::array<BinarySteps, 16> kBinarySteps{{
    arithmetic<kAdd, [](double a, double b) { return a + b; }>(Operator::Add),
    arithmetic<kSubtract, [](double a, double b) { return a - b; }>(Operator::Subtract),
    arithmetic<product, [](double a, double b) { return a * b; }>(Operator::Multiply),
    arithmetic<kQuotient, [](double a, double b) { return a / b; }>(Operator::Divide),
    arithmetic<kRemainder, [](double a, double b) { return std::fmod(a, b); }>(Operator::Remainder),
    bits<shiftLeft>(Operator::ShiftLeft),
    bits<shiftRight>(Operator::ShiftRight),
    bits<kAnd>(Operator::BitAnd),
    bits<kOr>(Operator::BitOr),
    bits<kXor>(Operator::BitXor),
    comparison<kLess>(Operator::Less),
    comparison<kLessEqual>(Operator::LessEqual),
    comparison<kGreater>(Operator::Greater),
    comparison<kGreaterEqual>(Operator::GreaterEqual),
    comparison<kEqual>(Operator::Equal),
    comparison<kNotEqual>(Operator::NotEqual),
}};

template <auto F>
void realUnaryStep(Machine& machine, const Instruction&)
{
    machine.top->real = F(machine.top->real);
}

}  // namespace

ExpressionStep binaryStep(ExpressionOperator op, Number::Kind kind)
{
    for (const BinarySteps& entry : kBinarySteps) {
        if (entry.op != op)
            continue;
        if (kind == Number::Kind::Real)
            return entry.realStep;
        return kind == Number::Kind::Unsigned ? entry.unsignedStep : entry.signedStep;
    }
    return nullptr;
}

ExpressionStep unaryStep(ExpressionOperator op, Number::Kind kind)
{
    if (op == Operator::Negate)
        return kind == Number::Kind::Real ? realUnaryStep<[](double x) { return -x; }>
                                          : integerUnaryStep<[](Int128 x) { return -x; }>;
    if (op == Operator::Not)
        return integerUnaryStep<[](Int128 x) { return x == 0 ? Int128{1} : Int128{0}; }>;
    if (op == Operator::Complement && kind == Number::Kind::Unsigned)
        return integerUnaryStep<[](Int128 x) { return kMaxInteger - x; }>;
    if (op == Operator::Complement && kind == Number::Kind::Signed)
        return integerUnaryStep<[](Int128 x) { return ~x; }>;
    return nullptr;
}

ExpressionStep integerStep(IntegerFunction function)
{
    switch (function) {
    case IntegerFunction::Min: return exactStep<kMin>;
    case IntegerFunction::Max: return exactStep<kMax>;
    case IntegerFunction::CeilDivide: return exactStep<ceilDivide>;
    case IntegerFunction::FloorDivide: return exactStep<floorDivide>;
    case IntegerFunction::Abs: return integerUnaryStep<[](Int128 x) { return x < 0 ? -x : x; }>;
    }
    return nullptr;
}

}  // namespace kd
