// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/expression/expressionops.h"

#include <cmath>

namespace kd {
namespace {

using Machine = ExpressionMachine;
using Instruction = ExpressionInstruction;

std::uint64_t checkedIndex(const Machine& machine, const Instruction& instruction, const ExpressionArray& array)
{
    const Int128 index = machine.top->integer;
    if (index < 0 || index >= Int128{array.length})
        throw ExpressionFailure{instruction.column,
                                message("'{}[{}]' is outside its {} element(s)", array.name, integerText(index), array.length)};
    return static_cast<std::uint64_t>(index);
}

const ExpressionArray& arrayOf(const Machine& machine, const Instruction& instruction)
{
    return machine.arrays[static_cast<std::size_t>(instruction.operand.integer)];
}

void jumpTo(Machine& machine, const Instruction& instruction)
{
    machine.next = machine.first + static_cast<std::ptrdiff_t>(instruction.operand.integer);
}

struct NamedFunction {
    std::string_view name;
    RealFunction function;
};

constexpr RealFunction unary(double (*function)(double))
{
    return {.unary = function};
}

constexpr RealFunction binary(double (*function)(double, double))
{
    return {.binary = function};
}

const std::array<NamedFunction, 31> kFunctions{{
    {"abs", unary([](double x) { return std::fabs(x); })},
    {"fabs", unary([](double x) { return std::fabs(x); })},
    {"ceil", unary([](double x) { return std::ceil(x); })},
    {"floor", unary([](double x) { return std::floor(x); })},
    {"round", unary([](double x) { return std::round(x); })},
    {"trunc", unary([](double x) { return std::trunc(x); })},
    {"sqrt", unary([](double x) { return std::sqrt(x); })},
    {"rsqrt", unary([](double x) { return 1 / std::sqrt(x); })},
    {"cbrt", unary([](double x) { return std::cbrt(x); })},
    {"exp", unary([](double x) { return std::exp(x); })},
    {"exp2", unary([](double x) { return std::exp2(x); })},
    {"log", unary([](double x) { return std::log(x); })},
    {"log2", unary([](double x) { return std::log2(x); })},
    {"log10", unary([](double x) { return std::log10(x); })},
    {"sin", unary([](double x) { return std::sin(x); })},
    {"cos", unary([](double x) { return std::cos(x); })},
    {"tan", unary([](double x) { return std::tan(x); })},
    {"asin", unary([](double x) { return std::asin(x); })},
    {"acos", unary([](double x) { return std::acos(x); })},
    {"atan", unary([](double x) { return std::atan(x); })},
    {"sinh", unary([](double x) { return std::sinh(x); })},
    {"cosh", unary([](double x) { return std::cosh(x); })},
    {"tanh", unary([](double x) { return std::tanh(x); })},
    {"erf", unary([](double x) { return std::erf(x); })},
    {"erfc", unary([](double x) { return std::erfc(x); })},
    {"pow", binary([](double x, double y) { return std::pow(x, y); })},
    {"atan2", binary([](double y, double x) { return std::atan2(y, x); })},
    {"hypot", binary([](double x, double y) { return std::hypot(x, y); })},
    {"fmod", binary([](double x, double y) { return std::fmod(x, y); })},
    {"fmin", binary([](double x, double y) { return std::fmin(x, y); })},
    {"fmax", binary([](double x, double y) { return std::fmax(x, y); })},
}};

}  // namespace

namespace steps {

void pushInteger(Machine& machine, const Instruction& instruction)
{
    (++machine.top)->integer = instruction.operand.integer;
}

void pushReal(Machine& machine, const Instruction& instruction)
{
    (++machine.top)->real = instruction.operand.real;
}

void pushVariable(Machine& machine, const Instruction& instruction)
{
    (++machine.top)->integer = machine.variables[static_cast<std::size_t>(instruction.operand.integer)];
}

void readInteger(Machine& machine, const Instruction& instruction)
{
    const ExpressionArray& array = arrayOf(machine, instruction);
    machine.top->integer = array.readInteger(array.data, checkedIndex(machine, instruction, array));
}

void readReal(Machine& machine, const Instruction& instruction)
{
    const ExpressionArray& array = arrayOf(machine, instruction);
    machine.top->real = array.readReal(array.data, checkedIndex(machine, instruction, array));
}

void integerToReal(Machine& machine, const Instruction&)
{
    const Int128 value = machine.top->integer;
    const auto narrow = static_cast<std::int64_t>(value);
    machine.top->real = value == narrow ? static_cast<double>(narrow) : static_cast<double>(value);
}

void realToInteger(Machine& machine, const Instruction& instruction)
{
    const Number number = Number::ofReal(machine.top->real);
    const std::optional<Int128> value = number.toInteger();
    if (!value)
        throw ExpressionFailure{instruction.column, message("a whole number is needed here, but this is {}", number.toText())};
    machine.top->integer = *value;
}

void truncateToInteger(Machine& machine, const Instruction& instruction)
{
    const std::optional<Int128> value = Number::ofReal(std::trunc(machine.top->real)).toInteger();
    if (!value)
        throw ExpressionFailure{instruction.column,
                                message("{} does not fit in 64 bits", Number::ofReal(machine.top->real).toText())};
    machine.top->integer = *value;
}

void integerToTruth(Machine& machine, const Instruction&)
{
    machine.top->integer = machine.top->integer != 0 ? 1 : 0;
}

void realToTruth(Machine& machine, const Instruction&)
{
    machine.top->integer = machine.top->real != 0 ? 1 : 0;
}

void jump(Machine& machine, const Instruction& instruction)
{
    jumpTo(machine, instruction);
}

void popAndJumpIfZero(Machine& machine, const Instruction& instruction)
{
    if ((machine.top--)->integer == 0)
        jumpTo(machine, instruction);
}

void jumpIfZeroElsePop(Machine& machine, const Instruction& instruction)
{
    if (machine.top->integer == 0)
        jumpTo(machine, instruction);
    else
        --machine.top;
}

void jumpIfOneElsePop(Machine& machine, const Instruction& instruction)
{
    if (machine.top->integer != 0)
        jumpTo(machine, instruction);
    else
        --machine.top;
}

void callUnary(Machine& machine, const Instruction& instruction)
{
    machine.top->real = instruction.operand.unary(machine.top->real);
}

void callBinary(Machine& machine, const Instruction& instruction)
{
    --machine.top;
    machine.top->real = instruction.operand.binary(machine.top[0].real, machine.top[1].real);
}

}  // namespace steps

std::optional<RealFunction> realFunction(std::string_view name)
{
    for (const NamedFunction& entry : kFunctions) {
        const bool floatSpelling = name.size() == entry.name.size() + 1 && name.starts_with(entry.name) && name.back() == 'f';
        if (entry.name == name || floatSpelling)
            return entry.function;
    }
    return std::nullopt;
}

}  // namespace kd
