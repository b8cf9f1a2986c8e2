// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instructionpattern.h"

#include <span>

namespace kd::emulator {

/// The part of the decode table that lanes of a warp do together: shuffles, votes, matches, reductions, bar.warp.sync.
std::span<const InstructionPattern> warpPatterns();

}  // namespace kd::emulator
