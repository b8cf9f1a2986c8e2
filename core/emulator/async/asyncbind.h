// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/memory/memorybind.h"

namespace kd::emulator {

/// Helpers of this room's patterns, which throw as OperandDecoder does.

/// An instruction that one handler does for every mask.
Instruction withBoth(Handler handler);
/// Puts a second address, operand `index`, into from[1] and from[2]; the first one stands where bindAddress() puts it. It is a
/// global address unless `access` says otherwise.
void bindSecondAddress(OperandDecoder& decoder, int index, Access& access, Instruction& instruction);
/// Where the lanes' second addresses are.
void secondAddresses(const Instruction& instruction, const Warp& warp, LaneMask mask, bool isNarrow, std::uint64_t* addresses);

}  // namespace kd::emulator
