// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/data/elementtype.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace kd {

/// Holds what a finished output holds. min, max and mean leave NaN and infinities out; they are NaN when nothing else is there.
struct OutputSummary {
    std::string name;
    ElementType type = ElementType::Float32;
    std::uint64_t count = 0;
    double min = 0, max = 0, mean = 0;
    std::uint64_t nan = 0, inf = 0;
    std::string sha256;
    std::string blob;  ///< id by which the worker hands out the bytes
};

/// Statistics of one output's bytes. `bytes` is a whole number of elements of `type`.
OutputSummary summarize(const std::string& name, ElementType type, std::span<const std::byte> bytes);

}  // namespace kd
