// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instructionpattern.h"

#include <span>

namespace kd::emulator {

/// The part of the decode table that is asynchronous copies and what waits for them.
std::span<const InstructionPattern> asyncPatterns();

// The parts that it joins.
std::span<const InstructionPattern> groupCopyPatterns();
std::span<const InstructionPattern> mbarrierPatterns();
std::span<const InstructionPattern> bulkPatterns();
std::span<const InstructionPattern> tensorCopyPatterns();
std::span<const InstructionPattern> tensorMapPatterns();
std::span<const InstructionPattern> multimemPatterns();
std::span<const InstructionPattern> clusterControlPatterns();

}  // namespace kd::emulator
