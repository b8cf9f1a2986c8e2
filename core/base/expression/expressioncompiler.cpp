// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/expression/expressioncompiler.h"

#include "core/base/expression/expressionanalysis.h"

#include <cmath>
#include <utility>

namespace kd {
namespace {

using Node = ExpressionNode;
using NumberKind = Number::Kind;
using Operator = ExpressionOperator;

class Compiler {
public:
    Compiler(std::string_view text, const ExpressionScope& scope)
        : m_text(text), m_tree(parseExpression(text)), m_info(analyseExpression(text, m_tree, scope))
    {
    }

    CompiledExpression compile()
    {
        const auto root = static_cast<std::uint32_t>(m_tree.size() - 1);
        if (m_info[root].stack > kMaxExpressionStack)
            fail(m_tree[root], "it is too complicated");
        emit(root);
        return {.instructions = std::move(m_instructions), .kind = m_info[root].kind};
    }

private:
    void emit(std::uint32_t index);
    void emitAs(std::uint32_t index, NumberKind kind);
    void emitTruth(std::uint32_t index);
    void emitName(const Node& node, const ExpressionNodeInfo& info);
    void emitUnary(const Node& node, NumberKind kind);
    void emitBinary(const Node& node);
    void emitLogical(const Node& node);
    void emitConditional(const Node& node, NumberKind kind);
    void emitCall(const Node& node, NumberKind kind);
    void emitExtremum(const Node& node, NumberKind kind);
    bool emitExactQuotient(const Node& node);
    void emitRealFunction(const Node& node);

    std::size_t add(ExpressionStep step, const Node& node, ExpressionValue operand = {.integer = 0})
    {
        m_instructions.push_back({.step = step, .operand = operand, .column = node.column});
        return m_instructions.size() - 1;
    }
    void landHere(std::size_t jump) { m_instructions[jump].operand.integer = static_cast<Int128>(m_instructions.size()); }
    NumberKind kindOf(std::uint32_t index) const { return m_info[index].kind; }
    [[noreturn]] void fail(const Node& node, const Message& sentence) const
    {
        throw ExpressionError(m_text, node.column, sentence);
    }

    std::string_view m_text;
    ExpressionTree m_tree;
    std::vector<ExpressionNodeInfo> m_info;
    std::vector<ExpressionInstruction> m_instructions;
};

void Compiler::emit(std::uint32_t index)
{
    const Node& node = m_tree[index];
    const ExpressionNodeInfo& info = m_info[index];
    switch (node.kind) {
    case Node::Kind::Literal:
    case Node::Kind::Name: emitName(node, info); break;
    case Node::Kind::Index:
        emitAs(node.children[0], withoutReal(kindOf(node.children[0])));
        add(info.kind == NumberKind::Real ? steps::readReal : steps::readInteger, node,
            {.integer = static_cast<Int128>(info.slot)});
        break;
    case Node::Kind::Unary: emitUnary(node, info.kind); break;
    case Node::Kind::Binary: emitBinary(node); break;
    case Node::Kind::Conditional: emitConditional(node, info.kind); break;
    case Node::Kind::Call: emitCall(node, info.kind); break;
    }
}

void Compiler::emitAs(std::uint32_t index, NumberKind kind)
{
    emit(index);
    if (kind == NumberKind::Real && kindOf(index) != NumberKind::Real)
        add(steps::integerToReal, m_tree[index]);
    if (kind != NumberKind::Real && kindOf(index) == NumberKind::Real)
        add(steps::realToInteger, m_tree[index]);
}

void Compiler::emitTruth(std::uint32_t index)
{
    emit(index);
    add(kindOf(index) == NumberKind::Real ? steps::realToTruth : steps::integerToTruth, m_tree[index]);
}

void Compiler::emitName(const Node& node, const ExpressionNodeInfo& info)
{
    if (!info.constant)
        add(steps::pushVariable, node, {.integer = static_cast<Int128>(info.slot)});
    else if (info.constant->isReal())
        add(steps::pushReal, node, {.real = info.constant->real});
    else
        add(steps::pushInteger, node, {.integer = info.constant->integer});
}

void Compiler::emitUnary(const Node& node, NumberKind kind)
{
    if (node.op == Operator::Not) {
        emitTruth(node.children[0]);
        add(unaryStep(node.op, NumberKind::Signed), node);
        return;
    }
    emitAs(node.children[0], kind);
    if (node.op != Operator::Plus)
        add(unaryStep(node.op, kind), node);
}

void Compiler::emitBinary(const Node& node)
{
    if (isLogical(node.op)) {
        emitLogical(node);
        return;
    }
    const NumberKind left = kindOf(node.children[0]);
    const NumberKind right = kindOf(node.children[1]);
    NumberKind operands = isShift(node.op) ? withoutReal(left) : commonKind(left, right);
    if (binaryStep(node.op, operands) == nullptr)
        operands = withoutReal(operands);
    emitAs(node.children[0], operands);
    emitAs(node.children[1], operands);
    add(binaryStep(node.op, operands), node);
}

void Compiler::emitLogical(const Node& node)
{
    emitTruth(node.children[0]);
    const std::size_t jump = add(node.op == Operator::LogicalAnd ? steps::jumpIfZeroElsePop : steps::jumpIfOneElsePop, node);
    emitTruth(node.children[1]);
    landHere(jump);
}

void Compiler::emitConditional(const Node& node, NumberKind kind)
{
    emitTruth(node.children[0]);
    const std::size_t toElse = add(steps::popAndJumpIfZero, node);
    emitAs(node.children[1], kind);
    const std::size_t toEnd = add(steps::jump, node);
    landHere(toElse);
    emitAs(node.children[2], kind);
    landHere(toEnd);
}

void Compiler::emitCall(const Node& node, NumberKind kind)
{
    const std::uint32_t first = node.children[0];
    if (isExtremum(node.name) || node.name == "ceil_div") {
        emitExtremum(node, kind);
    } else if (node.name == "int") {
        emit(first);
        if (kindOf(first) == NumberKind::Real)
            add(steps::truncateToInteger, node);
    } else if (node.name == "float" || node.name == "double") {
        emitAs(first, NumberKind::Real);
        if (node.name == "float")
            add(steps::callUnary, node, {.unary = [](double x) { return static_cast<double>(static_cast<float>(x)); }});
    } else if (kind == NumberKind::Real) {
        emitRealFunction(node);
    } else if (node.name == "abs") {
        emit(first);
        add(integerStep(IntegerFunction::Abs), node);
    } else if (!emitExactQuotient(node)) {
        emit(first);
    }
}

void Compiler::emitExtremum(const Node& node, NumberKind kind)
{
    const bool least = node.name == "min";
    const bool division = node.name == "ceil_div";
    const auto function = division ? IntegerFunction::CeilDivide : least ? IntegerFunction::Min : IntegerFunction::Max;
    emitAs(node.children[0], kind);
    for (std::size_t i = 1; i < node.children.size(); ++i) {
        emitAs(node.children[i], kind);
        if (kind != NumberKind::Real)
            add(integerStep(function), node);
        else if (division)
            add(steps::callBinary, node, {.binary = [](double a, double b) { return std::ceil(a / b); }});
        else
            add(steps::callBinary, node, {.binary = realFunction(least ? "fmin" : "fmax")->binary});
    }
}

// ceil and floor of a / b / c: one exact division by b * c.
bool Compiler::emitExactQuotient(const Node& node)
{
    std::vector<std::uint32_t> divisors;
    std::uint32_t dividend = node.children[0];
    while (m_tree[dividend].kind == Node::Kind::Binary && m_tree[dividend].op == Operator::Divide &&
           kindOf(dividend) != NumberKind::Real) {
        divisors.push_back(m_tree[dividend].children[1]);
        dividend = m_tree[dividend].children[0];
    }
    if (divisors.empty() || (node.name != "ceil" && node.name != "floor"))
        return false;
    emit(dividend);
    emit(divisors.back());
    for (std::size_t i = divisors.size() - 1; i-- > 0;) {
        emit(divisors[i]);
        add(binaryStep(Operator::Multiply, NumberKind::Signed), node);
    }
    add(integerStep(node.name == "ceil" ? IntegerFunction::CeilDivide : IntegerFunction::FloorDivide), node);
    return true;
}

void Compiler::emitRealFunction(const Node& node)
{
    for (const std::uint32_t child : node.children)
        emitAs(child, NumberKind::Real);
    const RealFunction function = *realFunction(node.name);
    if (function.unary != nullptr)
        add(steps::callUnary, node, {.unary = function.unary});
    else
        add(steps::callBinary, node, {.binary = function.binary});
}

}  // namespace

CompiledExpression compileExpression(std::string_view text, const ExpressionScope& scope)
{
    return Compiler(text, scope).compile();
}

}  // namespace kd
