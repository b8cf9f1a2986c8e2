// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// The values of a Python list or tuple of numbers, strings, True and False, or of range(…), also within list(…). Strings lose
/// their quotes, True and False are 1 and 0. Nothing is evaluated: anything else is refused. `subject` names it in errors, which
/// are RuntimeError.
std::vector<std::string> pythonValues(std::string_view text, std::string_view subject);

/// A Python expression over numbers and names as one of ours: `and`, `or`, `not`, chains of comparisons, `//`, and `/`, which gives
/// a real there. Throws RuntimeError for operators that ours have not (`**`, `in`, `is`, `if`, `lambda`), and for more than 100
/// brackets within each other.
std::string expressionOfPython(std::string_view text);

}  // namespace kd
