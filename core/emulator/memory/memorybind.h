// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/operanddecoder.h"
#include "core/emulator/memory/resolve.h"
#include "core/emulator/memory/loadstoreops.h"

#include <string_view>

namespace kd::emulator {

/// Holds what the modifiers of a memory instruction say, in whatever order they stand.
struct MemoryModifiers {
    ptx::Space space = ptx::Space::Generic;
    Order order = Order::Weak;
    bool isNonCoherent = false;  ///< .nc
    bool isEntryParameter = false, isFunctionParameter = false;  ///< .param::entry, .param::func
    bool hasCacheHint = false;
    int count = 1;               ///< .v2, .v4, .v8
    ptx::Type type = ptx::Type::None;
};
/// Refuses more than one state space.
MemoryModifiers memoryWords(const OperandDecoder& decoder);

/// Puts operand `index`, in brackets, into from[0] and immediate, and its limits into to2 and from[3]. `access` has space, kind and
/// bytes and gets `narrow`; a variable that is named must lie in that space. `isFrame`: it is a `.param` in the frame (see
/// loadFrame). Refuses what cannot be meant, so that nothing is read from a space that the text does not name.
struct DecodedAddress {
    bool isFrame = false;
    bool isConstant = false;  ///< the same address for all lanes
    /// The access leaves the variable that is named: `offset` from its start, which has `variableBytes`.
    bool isOutside = false;
    std::int32_t offset = 0;
    std::uint32_t variableBytes = 0;
};
DecodedAddress bindAddress(OperandDecoder& decoder, int index, Access& access, Instruction& instruction);

/// Lets the instruction fault when it is reached, if its address is outside of the variable that it names.
void faultOutside(const DecodedAddress& address, const Access& access, Instruction& instruction);

/// Refuses the operand count unless it is `count`, plus one for a cache policy; checks that policy.
void bindCachePolicy(OperandDecoder& decoder, const MemoryModifiers& words, int count);

/// The type that registers have for an access of `type`: B32 for F32 where all of them are of .b64, which ptxas takes as it takes
/// them for integers.
ptx::Type typeInRegisters(const OperandDecoder& decoder, int operand, ptx::Type type);

/// Bytes of a lane in a register operand, or in an element of a vector operand; those of `type` for an immediate.
std::uint32_t registerBytes(const OperandDecoder& decoder, int operand, int element, ptx::Type type);

}  // namespace kd::emulator
