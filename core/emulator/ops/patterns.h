// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instructionpattern.h"

#include <span>

namespace kd::emulator {

/// The parts of the decode table that are arithmetic.
std::span<const InstructionPattern> arithmeticPatterns();
std::span<const InstructionPattern> conversionPatterns();

/// The parts that arithmeticPatterns() is made of.
std::span<const InstructionPattern> integerPatterns();
std::span<const InstructionPattern> bitPatterns();
std::span<const InstructionPattern> floatPatterns();
std::span<const InstructionPattern> halfPatterns();
std::span<const InstructionPattern> approximatePatterns();
std::span<const InstructionPattern> comparePatterns();
std::span<const InstructionPattern> movePatterns();
std::span<const InstructionPattern> videoPatterns();

}  // namespace kd::emulator
