// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/syntheticops.h"

#include "core/emulator/exec/calls.h"
#include "core/emulator/exec/controlhandlers.h"

namespace kd::emulator {

Instruction clockReading(Slot to, std::uint32_t special, int bytes)
{
    Instruction instruction = with(control::readClock);
    instruction.to = to;
    instruction.aux = special;
    instruction.immediate = bytes;
    return instruction;
}

Instruction localCopy(Slot storage, Slot address, std::uint32_t stride, std::int64_t bytes)
{
    Instruction instruction = with(control::copyToLocal);
    instruction.from[0] = storage;
    instruction.from[1] = address;
    instruction.aux = stride;
    instruction.immediate = bytes;
    return instruction;
}

Instruction functionEnd()
{
    return with(returnFromCall);
}

}  // namespace kd::emulator
