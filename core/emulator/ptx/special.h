// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/module.h"

#include <optional>
#include <string_view>

namespace kd::ptx {

/// The operand that `name` ("%laneid", "%envreg3") and, of a vector, `component` ("x" of "%tid.x") stand for. A vector without
/// component ("%tid") is a Vector of x, y, z and 0. Nothing when there is no such special register.
std::optional<Operand> specialOperand(std::string_view name, std::string_view component);

/// Tells whether `name` is a special register that has components.
bool isSpecialVector(std::string_view name);

}  // namespace kd::ptx
