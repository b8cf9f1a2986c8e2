// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace kd::test {

/// Cases of an approximate instruction of single and double precision; those of half precision are all of its values.
inline constexpr int kApproximateCases = 4096;
inline constexpr int kHalfCases = 65536;

/// Bits of the case's single-precision operand: every exponent, the neighbourhoods of 1, of powers of two and of multiples of
/// pi/2, and dense stretches where the functions change.
std::uint32_t approximateSingle(int index);
std::uint64_t approximateDouble(int index);

/// The singles, then the doubles; stands behind inputImage().
std::vector<std::uint8_t> approximateInputs();

}  // namespace kd::test
