// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expression/expression.h"
#include "core/base/expression/expressionsyntax.h"
#include "core/base/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kd {

// The operations that a read expression is made of: a stack machine whose instructions know their operands' types.

struct ExpressionMachine;
struct ExpressionInstruction;

/// Is the content of a place of the stack or of an operand; the instruction knows which member counts.
union ExpressionValue {
    Int128 integer;
    double real;
    double (*unary)(double);
    double (*binary)(double, double);
};

using ExpressionStep = void (*)(ExpressionMachine&, const ExpressionInstruction&);

/// One step and its constant operand.
struct ExpressionInstruction {
    ExpressionStep step = nullptr;
    ExpressionValue operand{.integer = 0};
    int column = 1;
};

/// The state of one evaluation.
struct ExpressionMachine {
    ExpressionValue* top;  ///< the last value
    const ExpressionInstruction* next;
    const ExpressionInstruction* first;
    const std::int64_t* variables;
    const ExpressionArray* arrays;
};

/// Thrown by a step that has no result.
struct ExpressionFailure {
    int column;
    Message sentence;
};

namespace steps {

void pushInteger(ExpressionMachine& machine, const ExpressionInstruction& instruction);
void pushReal(ExpressionMachine& machine, const ExpressionInstruction& instruction);
void pushVariable(ExpressionMachine& machine, const ExpressionInstruction& instruction);
/// Replace the index on top by the element; the operand is the array's number.
void readInteger(ExpressionMachine& machine, const ExpressionInstruction& instruction);
void readReal(ExpressionMachine& machine, const ExpressionInstruction& instruction);

void integerToReal(ExpressionMachine& machine, const ExpressionInstruction& instruction);
/// Fails unless the real on top is whole and in range.
void realToInteger(ExpressionMachine& machine, const ExpressionInstruction& instruction);
/// Drops the fraction; fails out of range.
void truncateToInteger(ExpressionMachine& machine, const ExpressionInstruction& instruction);
void integerToTruth(ExpressionMachine& machine, const ExpressionInstruction& instruction);
void realToTruth(ExpressionMachine& machine, const ExpressionInstruction& instruction);

/// The operand is the instruction to go on with.
void jump(ExpressionMachine& machine, const ExpressionInstruction& instruction);
void popAndJumpIfZero(ExpressionMachine& machine, const ExpressionInstruction& instruction);
/// Short circuits: jump with the 0 (or 1) kept, else drop the value.
void jumpIfZeroElsePop(ExpressionMachine& machine, const ExpressionInstruction& instruction);
void jumpIfOneElsePop(ExpressionMachine& machine, const ExpressionInstruction& instruction);

/// Apply the operand's function.
void callUnary(ExpressionMachine& machine, const ExpressionInstruction& instruction);
void callBinary(ExpressionMachine& machine, const ExpressionInstruction& instruction);

}  // namespace steps

/// The step for operands of one kind; null where the operator does not take that kind (reals and bits).
ExpressionStep binaryStep(ExpressionOperator op, Number::Kind kind);
ExpressionStep unaryStep(ExpressionOperator op, Number::Kind kind);

/// Functions whose operands are whole numbers.
enum class IntegerFunction { Min, Max, Abs, CeilDivide, FloorDivide };
/// The step that does it.
ExpressionStep integerStep(IntegerFunction function);

/// A function of reals by its name in C, with or without the f of float.
struct RealFunction {
    double (*unary)(double) = nullptr;
    double (*binary)(double, double) = nullptr;
};
/// Finds a function by its name in expressions; nothing when there is none.
std::optional<RealFunction> realFunction(std::string_view name);

}  // namespace kd
