// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instructionpattern.h"

#include <span>

namespace kd::emulator {

/// The parts of the decode table that are arithmetic.
std::span<const InstructionPattern> arithmeticRows();
std::span<const InstructionPattern> conversionRows();

/// The parts that arithmeticRows() is made of.
std::span<const InstructionPattern> integerRows();
std::span<const InstructionPattern> bitRows();
std::span<const InstructionPattern> floatRows();
std::span<const InstructionPattern> halfRows();
std::span<const InstructionPattern> approximateRows();
std::span<const InstructionPattern> compareRows();
std::span<const InstructionPattern> moveRows();
std::span<const InstructionPattern> videoRows();

}  // namespace kd::emulator
