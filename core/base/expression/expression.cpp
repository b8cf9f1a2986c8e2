// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/expression/expression.h"

#include "core/base/expression/expressioncompiler.h"

#include <array>
#include <utility>

namespace kd {
namespace {

std::string quote(std::string_view expression)
{
    constexpr std::size_t kShown = 80;
    std::string text = "'";
    for (const char c : expression.substr(0, kShown))
        text += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    return text + (expression.size() > kShown ? "…'" : "'");
}

}  // namespace

ExpressionError::ExpressionError(std::string_view expression, int column, const Message& sentence, Remedy remedy)
    : RuntimeError({.text = message("{}, column {}: {}", quote(expression), column, sentence), .remedy = std::move(remedy)}),
      m_column(column)
{
}

struct Expression::Program {
    std::string text;
    CompiledExpression code;
    std::vector<ExpressionArray> arrays;
};

Expression::Expression(std::string_view text, const ExpressionScope& scope)
{
    auto program = std::make_unique<Program>();
    program->text = text;
    program->arrays = scope.arrays;
    program->code = compileExpression(text, scope);
    m_program = std::move(program);
}

Expression::~Expression() = default;
Expression::Expression(Expression&&) noexcept = default;
Expression& Expression::operator=(Expression&&) noexcept = default;

Number Expression::evaluate(const std::int64_t* variables) const
{
    std::array<ExpressionValue, kMaxExpressionStack + 1> stack;
    const std::vector<ExpressionInstruction>& instructions = m_program->code.instructions;
    const ExpressionInstruction* const end = instructions.data() + instructions.size();
    ExpressionMachine machine{.top = stack.data(),
                              .next = instructions.data(),
                              .first = instructions.data(),
                              .variables = variables,
                              .arrays = m_program->arrays.data()};
    try {
        while (machine.next != end) {
            const ExpressionInstruction& instruction = *machine.next++;
            instruction.step(machine, instruction);
        }
    } catch (const ExpressionFailure& failure) {
        throw ExpressionError(m_program->text, failure.column, failure.sentence);
    }
    if (m_program->code.kind == Number::Kind::Real)
        return Number::ofReal(machine.top->real);
    return {.kind = m_program->code.kind, .integer = machine.top->integer};
}

Number evaluateExpression(std::string_view text, const ExpressionScope& scope)
{
    return Expression(text, scope).evaluate();
}

}  // namespace kd
