// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/warp.h"

// Handlers of control flow other than calls, for core/emulator/decode, which says what operands they read.
namespace kd::emulator::control {

/// Instruction::aux: the index of the code to go to.
Next branch(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
/// from[0]: 32-bit index into the table DecodedFunction::branchTables[aux]; one target after the other where lanes differ.
Next branchByIndex(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
Next exitThreads(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
/// Instruction::aux: not 0 for a breakpoint.
Next trap(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
/// from[0]: nanoseconds, of which the lowest lane's count.
Next nanosleep(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
/// Has no effect.
Next nothing(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
/// See BarrierFlags.
Next barrier(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
/// from[0]: bytes; immediate: alignment; aux: 4 or 8, the bytes of a size and an address; to: the address in local memory.
Next allocateStack(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
/// to: how much of its local memory a lane uses, in 32 or 64 bits.
Next saveStack32(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
Next saveStack64(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
/// from[0]: what saveStack gave.
Next restoreStack32(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
Next restoreStack64(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
/// See clockReading().
Next readClock(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
/// See localCopy().
Next copyToLocal(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);

}  // namespace kd::emulator::control
