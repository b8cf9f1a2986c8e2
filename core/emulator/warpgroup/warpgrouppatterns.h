// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instructionpattern.h"

#include <span>

namespace kd::emulator {

/// The part of the decode table that warpgroups execute: asynchronous products of matrices, and what orders and awaits them.
std::span<const InstructionPattern> warpgroupPatterns();

}  // namespace kd::emulator
