// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expression/number.h"
#include "core/session/launch/namedbuffer.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

// sum(x), mean(x), min(x) and max(x) of a whole buffer, in the expression of a reference.

/// One such call and the name that stands for its value.
struct ReductionCall {
    enum class Kind { Sum, Mean, Min, Max };
    Kind kind = Kind::Sum;
    std::string buffer;
    std::string name;
};

/// An expression with every call replaced by a name that no expression can hold already.
struct NamedReductions {
    std::string expression;
    std::vector<ReductionCall> calls;  ///< each once
};
/// Calls are those whose only argument is the name of a buffer by itself: min(a, b) and max(x[i], 0) are not.
NamedReductions nameReductions(std::string_view expression, const std::function<bool(std::string_view name)>& isBuffer);

/// Whole numbers are added exactly, reals in double with compensation (Neumaier, 1974). Throws RuntimeError for the least,
/// largest or mean of nothing.
Number reduce(ReductionCall::Kind kind, const NamedBuffer& buffer);

}  // namespace kd
