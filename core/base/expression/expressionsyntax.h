// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expression/number.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Operators, unary ones first.
enum class ExpressionOperator {
    Negate, Plus, Complement, Not,
    Add, Subtract, Multiply, Divide, Remainder,
    ShiftLeft, ShiftRight, BitAnd, BitOr, BitXor,
    Less, LessEqual, Greater, GreaterEqual, Equal, NotEqual,
    LogicalAnd, LogicalOr
};

/// One node of an expression as it was written; children are indices into the tree.
struct ExpressionNode {
    enum class Kind { Literal, Name, Index, Unary, Binary, Conditional, Call };
    Kind kind = Kind::Literal;
    ExpressionOperator op = ExpressionOperator::Plus;
    Number literal;
    std::string name;  ///< Name, Index (the array), Call (the function)
    std::vector<std::uint32_t> children;
    int column = 1;
    int depth = 1;
};

/// The nodes of one expression, children before their parents, the root last.
using ExpressionTree = std::vector<ExpressionNode>;

/// Throws ExpressionError.
ExpressionTree parseExpression(std::string_view text);

/// A piece of an expression's text.
struct ExpressionToken {
    enum class Kind { End, Number, Name, Symbol };
    Kind kind = Kind::End;
    std::string_view text;
    Number number;
    int column = 1;
};

/// The token that starts at or after `offset`, which is moved behind it. Throws ExpressionError.
ExpressionToken nextToken(std::string_view text, std::size_t& offset);

}  // namespace kd
