// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "form.h"

#include <cstdint>

namespace kd::test {

/// Cases of every instruction: all pairs of edge values, then random ones.
inline constexpr int kCases = 2048;

/// The value of input `position` in a case; the same in every run and on every machine.
Bits inputOf(Pool pool, int position, int index);

/// splitmix64 of a number.
std::uint64_t scrambled(std::uint64_t number);

}  // namespace kd::test
