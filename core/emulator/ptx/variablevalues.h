// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/module.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kd::ptx {

/// Gives what a variable of the module holds now: as many bytes as it has, none where it has no memory.
using ValueOf = std::function<std::span<const std::byte>(const Variable& variable)>;

/// Holds a module's text whose variables begin with other values.
struct TextWithValues {
    std::string text;
    /// Names variables that begin as before, since their values are addresses or of a type without numbers.
    std::vector<std::string> left;
};

/// Writes what variables hold as their initial values. Those that hold what they began with are left as they stand. Nothing where
/// the values take more than `maxBytes` of memory.
std::optional<TextWithValues> withValues(const Module& module, const ValueOf& valueOf, std::size_t maxBytes);

}  // namespace kd::ptx
