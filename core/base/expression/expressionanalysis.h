// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expression/expression.h"
#include "core/base/expression/expressionsyntax.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Holds what is known of a node before its instructions are made.
struct ExpressionNodeInfo {
    Number::Kind kind = Number::Kind::Signed;  ///< kind of its value
    std::size_t stack = 1;                     ///< values that wait at most while it is evaluated
    std::optional<Number> constant;            ///< value of a literal or name
    std::size_t slot = 0;                      ///< slot of a variable or array
};

/// One entry a node of `tree`: names looked up, argument counts checked, kinds derived. Throws ExpressionError.
std::vector<ExpressionNodeInfo> analyseExpression(std::string_view text, const ExpressionTree& tree, const ExpressionScope& scope);

/// The kind that operands of two kinds are computed in.
Number::Kind commonKind(Number::Kind a, Number::Kind b);
/// The kind in which operators that take only integers see a value.
Number::Kind withoutReal(Number::Kind kind);
/// && and ||, whose second operand may not be computed.
bool isLogical(ExpressionOperator op);
/// << and >>.
bool isShift(ExpressionOperator op);
/// min and max.
bool isExtremum(const std::string& name);

}  // namespace kd
