// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instruction.h"

namespace kd::emulator {

/// An instruction without guard that `handler` does for any mask.
inline Instruction with(Handler handler)
{
    Instruction instruction;
    instruction.all = instruction.some = handler;
    instruction.guard = kNoGuard;
    return instruction;
}

// Instructions that the decoder adds.

/// to: a slot of lanes; aux: ptx::Special; immediate: bytes a lane. Brings a clock up to date before it is read.
Instruction clockReading(Slot to, std::uint32_t special, int bytes);
/// from[0]: storage of a parameter; from[1]: local addresses; aux: stride; immediate: bytes. For parameters whose address is taken.
Instruction localCopy(Slot storage, Slot address, std::uint32_t stride, std::int64_t bytes);
/// Stands behind the last instruction of a function.
Instruction functionEnd();

}  // namespace kd::emulator
