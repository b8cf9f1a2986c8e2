// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expression/expressionops.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace kd {

/// Values that an expression may have waiting at one time.
inline constexpr std::size_t kMaxExpressionStack = 512;

/// An expression as instructions, ready to be evaluated any number of times.
struct CompiledExpression {
    std::vector<ExpressionInstruction> instructions;
    Number::Kind kind = Number::Kind::Signed;  ///< kind of the result
};

/// Throws ExpressionError.
CompiledExpression compileExpression(std::string_view text, const ExpressionScope& scope);

}  // namespace kd
