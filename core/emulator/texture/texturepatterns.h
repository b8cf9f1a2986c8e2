// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instructionpattern.h"

#include <span>

namespace kd::emulator {

/// The part of the decode table that reads textures, and reads and writes surfaces.
std::span<const InstructionPattern> texturePatterns();

// The parts that texturePatterns() joins.
std::span<const InstructionPattern> fetchPatterns();
std::span<const InstructionPattern> surfacePatterns();

}  // namespace kd::emulator
