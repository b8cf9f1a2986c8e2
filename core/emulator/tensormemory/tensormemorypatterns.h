// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instructionpattern.h"

#include <span>

namespace kd::emulator {

/// The part of the decode table that is tensor memory (tcgen05): who has it, what moves to and from it, and products in it.
std::span<const InstructionPattern> tensorMemoryPatterns();

}  // namespace kd::emulator
