// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instructionpattern.h"

#include <span>

namespace kd::emulator {

/// The part of the decode table that tensor cores execute, and that moves what they work on.
std::span<const InstructionPattern> tensorPatterns();

// The parts that tensorPatterns() joins.
std::span<const InstructionPattern> matrixMovePatterns();
std::span<const InstructionPattern> productPatterns();
std::span<const InstructionPattern> matrixAccessPatterns();

}  // namespace kd::emulator
