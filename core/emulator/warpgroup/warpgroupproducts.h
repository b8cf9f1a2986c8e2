// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instruction.h"
#include "core/emulator/program/hostisa.h"

namespace kd::emulator {

/// Handlers of `wgmma`, for whole warps. A product is done when its warp begins it, and the checks tell of whoever counts on that
/// before it has been waited for.
Handler productHandler(HostIsa isa, bool isOfBits, bool isWhole);
Next fenceProducts(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
Next commitProducts(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
/// aux: groups that may be under way.
Next waitForProducts(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);

}  // namespace kd::emulator
