// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/expression/expressionanalysis.h"

#include "core/base/expression/expressionops.h"

#include <algorithm>
#include <limits>
#include <numbers>

namespace kd {
namespace {

using Node = ExpressionNode;
using NodeInfo = ExpressionNodeInfo;
using NumberKind = Number::Kind;
using Operator = ExpressionOperator;

bool isComparison(Operator op)
{
    return op >= Operator::Less && op <= Operator::NotEqual;
}

// Functions that leave integers as they are.
bool isRounding(const std::string& name)
{
    return name == "ceil" || name == "floor" || name == "round" || name == "trunc";
}

bool isCast(const std::string& name)
{
    return name == "int" || name == "float" || name == "double";
}

std::optional<Number> builtInConstant(const std::string& name)
{
    if (name == "pi")
        return Number::ofReal(std::numbers::pi);
    if (name == "inf")
        return Number::ofReal(std::numeric_limits<double>::infinity());
    if (name == "nan")
        return Number::ofReal(std::numeric_limits<double>::quiet_NaN());
    if (name == "true" || name == "false")
        return Number::ofSigned(name == "true" ? 1 : 0);
    return std::nullopt;
}

class Analyser {
public:
    Analyser(std::string_view text, const ExpressionTree& tree, const ExpressionScope& scope)
        : m_text(text), m_scope(scope), m_tree(tree), m_info(tree.size())
    {
    }

    std::vector<NodeInfo> run()
    {
        for (std::uint32_t index = 0; index < m_tree.size(); ++index)
            analyse(index);
        return std::move(m_info);
    }

private:
    void analyse(std::uint32_t index);
    void resolveName(const Node& node, NodeInfo& info) const;
    void resolveArray(const Node& node, NodeInfo& info) const;
    NumberKind kindOfUnary(const Node& node) const;
    NumberKind kindOfBinary(const Node& node) const;
    NumberKind kindOfCall(const Node& node) const;
    NumberKind commonKindOfChildren(const Node& node) const;
    void checkArgumentCount(const Node& node, std::size_t least, std::size_t most) const;

    NumberKind kindOf(std::uint32_t index) const { return m_info[index].kind; }
    [[noreturn]] void fail(const Node& node, const Message& sentence) const
    {
        throw ExpressionError(m_text, node.column, sentence);
    }

    std::string_view m_text;
    const ExpressionScope& m_scope;
    const ExpressionTree& m_tree;
    std::vector<NodeInfo> m_info;
};

void Analyser::analyse(std::uint32_t index)
{
    const Node& node = m_tree[index];
    NodeInfo& info = m_info[index];
    for (std::size_t i = 0; i < node.children.size(); ++i)
        info.stack = std::max(info.stack, i + m_info[node.children[i]].stack);
    switch (node.kind) {
    case Node::Kind::Literal:
        info.constant = node.literal;
        info.kind = node.literal.kind;
        break;
    case Node::Kind::Name: resolveName(node, info); break;
    case Node::Kind::Index: resolveArray(node, info); break;
    case Node::Kind::Unary: info.kind = kindOfUnary(node); break;
    case Node::Kind::Binary: info.kind = kindOfBinary(node); break;
    case Node::Kind::Conditional: info.kind = commonKind(kindOf(node.children[1]), kindOf(node.children[2])); break;
    case Node::Kind::Call: info.kind = kindOfCall(node); break;
    }
}

void Analyser::resolveName(const Node& node, NodeInfo& info) const
{
    const auto variable = std::ranges::find(m_scope.variables, node.name);
    if (variable != m_scope.variables.end()) {
        info.slot = static_cast<std::size_t>(variable - m_scope.variables.begin());
        return;
    }
    if (const auto constant = m_scope.constants.find(node.name); constant != m_scope.constants.end())
        info.constant = constant->second;
    else if (std::ranges::find(m_scope.arrays, node.name, &ExpressionArray::name) != m_scope.arrays.end())
        fail(node, message("'{}' is a buffer; write {}[index]", node.name, node.name));
    else if (m_scope.lookup)
        info.constant = m_scope.lookup(node.name);
    if (!info.constant)
        info.constant = builtInConstant(node.name);
    if (!info.constant)
        throw ExpressionError(m_text, node.column,
                              m_scope.hint.empty() ? message("'{}' is not known here", node.name.substr(0, 64))
                                                   : message("'{}' is not known here; {}", node.name.substr(0, 64), m_scope.hint),
                              m_scope.remedy);
    info.kind = info.constant->kind;
}

void Analyser::resolveArray(const Node& node, NodeInfo& info) const
{
    const auto array = std::ranges::find(m_scope.arrays, node.name, &ExpressionArray::name);
    if (array == m_scope.arrays.end())
        fail(node, message("'{}' is not a buffer that can be read here", node.name.substr(0, 64)));
    info.slot = static_cast<std::size_t>(array - m_scope.arrays.begin());
    info.kind = array->readReal != nullptr ? NumberKind::Real : NumberKind::Signed;
}

NumberKind Analyser::kindOfUnary(const Node& node) const
{
    const NumberKind operand = kindOf(node.children[0]);
    if (node.op == Operator::Not || (node.op == Operator::Negate && operand == NumberKind::Unsigned))
        return NumberKind::Signed;
    return node.op == Operator::Complement ? withoutReal(operand) : operand;
}

NumberKind Analyser::kindOfBinary(const Node& node) const
{
    if (isComparison(node.op) || isLogical(node.op))
        return NumberKind::Signed;
    if (isShift(node.op))
        return withoutReal(kindOf(node.children[0]));
    const NumberKind common = commonKind(kindOf(node.children[0]), kindOf(node.children[1]));
    return binaryStep(node.op, common) == nullptr ? withoutReal(common) : common;
}

NumberKind Analyser::commonKindOfChildren(const Node& node) const
{
    NumberKind kind = kindOf(node.children[0]);
    for (const std::uint32_t child : node.children)
        kind = commonKind(kind, kindOf(child));
    return kind;
}

void Analyser::checkArgumentCount(const Node& node, std::size_t least, std::size_t most) const
{
    const std::size_t count = node.children.size();
    if (count >= least && count <= most)
        return;
    fail(node, most > least ? message("'{}' takes {} or more arguments, not {}", node.name, least, count)
                            : message("'{}' takes {} argument(s), not {}", node.name, least, count));
}

NumberKind Analyser::kindOfCall(const Node& node) const
{
    if (isExtremum(node.name)) {
        checkArgumentCount(node, 2, std::numeric_limits<std::size_t>::max());
        return commonKindOfChildren(node);
    }
    if (node.name == "ceil_div") {
        checkArgumentCount(node, 2, 2);
        return commonKindOfChildren(node);
    }
    const std::optional<RealFunction> function = realFunction(node.name);
    if (!isCast(node.name) && !function)
        fail(node, message("'{}' is not a function here", node.name.substr(0, 64)));
    const std::size_t wanted = function && function->binary != nullptr ? 2 : 1;
    checkArgumentCount(node, wanted, wanted);
    if (node.name == "int" || isRounding(node.name) || node.name == "abs")
        return node.name == "int" ? withoutReal(kindOf(node.children[0])) : kindOf(node.children[0]);
    return NumberKind::Real;
}

}  // namespace

bool isExpressionFunction(const std::string& name)
{
    return isExtremum(name) || name == "ceil_div" || isCast(name) || realFunction(name).has_value();
}

std::vector<ExpressionNodeInfo> analyseExpression(std::string_view text, const ExpressionTree& tree, const ExpressionScope& scope)
{
    return Analyser(text, tree, scope).run();
}

Number::Kind commonKind(Number::Kind a, Number::Kind b)
{
    if (a == Number::Kind::Real || b == Number::Kind::Real)
        return Number::Kind::Real;
    return a == Number::Kind::Unsigned && b == Number::Kind::Unsigned ? Number::Kind::Unsigned : Number::Kind::Signed;
}

Number::Kind withoutReal(Number::Kind kind)
{
    return kind == Number::Kind::Real ? Number::Kind::Signed : kind;
}

bool isLogical(ExpressionOperator op)
{
    return op == ExpressionOperator::LogicalAnd || op == ExpressionOperator::LogicalOr;
}

bool isShift(ExpressionOperator op)
{
    return op == ExpressionOperator::ShiftLeft || op == ExpressionOperator::ShiftRight;
}

bool isExtremum(const std::string& name)
{
    return name == "min" || name == "max";
}

}  // namespace kd
