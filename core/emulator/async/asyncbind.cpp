// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/asyncbind.h"

namespace kd::emulator {

Instruction withBoth(Handler handler)
{
    Instruction instruction;
    instruction.all = instruction.some = handler;
    return instruction;
}

void bindSecondAddress(OperandDecoder& decoder, int index, Access& access, Instruction& instruction)
{
    Instruction second;
    const DecodedAddress address = bindAddress(decoder, index, access, second);
    if (address.isFrame)
        decoder.refuse("parameters of functions are not copied asynchronously");
    instruction.from[1] = second.from[0];
    instruction.from[2] = decoder.constant(static_cast<std::uint64_t>(second.immediate), 8);
    faultOutside(address, access, instruction);
}

void secondAddresses(const Instruction& instruction, const Warp& warp, LaneMask mask, bool isNarrow, std::uint64_t* addresses)
{
    const std::uint64_t offset = *lanes<std::uint64_t>(warp, instruction.from[2]);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        addresses[lane] = isNarrow ? static_cast<std::uint32_t>(lanes<std::uint32_t>(warp, instruction.from[1])[lane] + offset)
                                   : lanes<std::uint64_t>(warp, instruction.from[1])[lane] + offset;
    }
}

}  // namespace kd::emulator
