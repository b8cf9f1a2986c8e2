// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/data/elementtype.h"
#include "core/session/launch/namedbuffer.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace kd {

/// Evaluates `expression` for every element of an output of `count` elements of `type`: `i` is the index, scalars and
/// defines go by name, `x[i]` reads an input. Throws RuntimeError naming the expression when it cannot be evaluated.
std::vector<std::byte> evaluateReference(const std::string& expression, ElementType type, std::uint64_t count,
                                         const std::map<std::string, std::string>& symbols,
                                         std::span<const NamedBuffer> inputs);

}  // namespace kd
