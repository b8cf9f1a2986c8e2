// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/expression/number.h"
#include "core/base/message.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// An expression that cannot be read or has no value. The sentence quotes the expression and names the column.
class ExpressionError : public RuntimeError {
public:
    ExpressionError(std::string_view expression, int column, const Message& sentence, Remedy remedy = {});
    int column() const noexcept { return m_column; }  ///< 1-based, in bytes

private:
    int m_column;
};

/// Values that an expression may index, `x[i]`. `data` must stay valid as long as the expression is evaluated.
struct ExpressionArray {
    std::string name;
    std::uint64_t length = 0;
    const void* data = nullptr;
    /// One of the two is set: elements are integers or reals.
    Int128 (*readInteger)(const void* data, std::uint64_t index) = nullptr;
    double (*readReal)(const void* data, std::uint64_t index) = nullptr;
};

/// The names that an expression may use; where several define a name, the first in this order counts, before pi, inf,
/// nan, true and false.
struct ExpressionScope {
    std::vector<std::string> variables;  ///< integers whose values are given at every evaluation, by position
    std::map<std::string, Number, std::less<>> constants;
    std::vector<ExpressionArray> arrays;
    /// Asked for any other name while the expression is read; may be empty.
    std::function<std::optional<Number>(const std::string& name)> lookup;
    Message hint;  ///< said after "is not known here": what is known; may be empty
    Remedy remedy;     ///< remedy that the error of an unknown name carries
};

/// An arithmetic expression in C's syntax, read once and evaluated many times. Locale independent.
///
/// Integers are exact: every result that 64 bits cannot hold (below -2^63, above 2^64 - 1, or below 0 where both operands
/// are unsigned) is an error, as are division by zero and shifts by less than 0 or more than 63. `/` of integers truncates
/// as in C, but `ceil(a / b)` and `floor(a / b)` are those of the exact quotient. Reals follow IEEE 754. Mixed operands
/// are computed as reals.
/// Literals: decimal, 0x, 0b, reals; suffixes u, l and f (a real of float precision).
/// Operators: ?: || && | ^ & == != < <= > >= << >> + - * / % and unary - + ~ !, casts to int, float and double.
/// Functions: min max abs ceil floor round trunc ceil_div sqrt rsqrt cbrt exp exp2 log log2 log10 pow sin cos tan asin
/// acos atan atan2 sinh cosh tanh erf erfc hypot fmod int float double, also spelt with C's f at the end (sqrtf).
class Expression {
public:
    /// Limits: 16 KiB of text, 200 nested brackets. Throws ExpressionError.
    Expression(std::string_view text, const ExpressionScope& scope);
    ~Expression();
    Expression(Expression&&) noexcept;
    Expression& operator=(Expression&&) noexcept;

    /// `variables`: as many as the scope had. Throws ExpressionError. Safe from several threads.
    Number evaluate(const std::int64_t* variables = nullptr) const;

private:
    struct Program;
    std::unique_ptr<const Program> m_program;
};

/// Tells whether `name` is one of the functions above.
bool isExpressionFunction(const std::string& name);

/// The value of an expression that is needed once.
Number evaluateExpression(std::string_view text, const ExpressionScope& scope);

}  // namespace kd
