// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/session/data/elementtype.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace kd {

/// An output compared with its reference: |actual - expected| <= atol + rtol * |expected|; NaN equals NaN.
struct Verification {
    std::string name;
    bool ok = false;
    std::uint64_t mismatches = 0;
    std::uint64_t firstIndex = 0;  ///< index of the first mismatch; 0 when there is none
    double expected = 0, actual = 0;  ///< at firstIndex
    double maxAbs = 0, maxRel = 0;    ///< over all elements
    Message message;                  ///< why it could not be compared; empty otherwise
};

/// Compares element by element; both spans hold the same number of elements of `type`. Reals as Verification says;
/// integers and Bool must be equal, or within an absolute tolerance of 1 or more: the relative one is not for counts.
/// An infinity equals only itself. maxRel leaves elements out whose expected value is 0.
Verification compareElements(const std::string& name, ElementType type, std::span<const std::byte> actual,
                             std::span<const std::byte> expected, double relativeTolerance, double absoluteTolerance);

}  // namespace kd
