// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/warp.h"

namespace kd::emulator {

/// Moves the elements of an access between registers and the memory that resolve() found, lane by lane: from the lanes' places
/// to the registers (load), or back. Each element is moved at once, as relaxed atomics do.
using Move = void (*)(const Instruction& instruction, const Warp& warp, LaneMask mask, std::byte* const* host);

/// Says what is moved: `count` elements of `elementBytes` (1 to 16) each from or to registers of `registerBytes` a lane.
struct ElementShape {
    std::uint32_t elementBytes = 4;
    std::uint32_t registerBytes = 4;
    int count = 1;
    bool isSigned = false;  ///< loads into wider registers extend the sign
};

/// Instruction::aux of a memory instruction: the list of a vector's registers, and the number of its Move.
inline constexpr std::uint32_t kListBits = 24;
inline constexpr std::uint32_t kListMask = (1u << kListBits) - 1;

/// Number of the Move for a shape; -1: there is none.
int loadNumber(const ElementShape& shape);
int storeNumber(const ElementShape& shape);
Move loadMove(const Instruction& instruction);
Move storeMove(const Instruction& instruction);
/// Bytes of a lane that the instruction's Move moves.
std::uint32_t loadBytes(const Instruction& instruction);
std::uint32_t storeBytes(const Instruction& instruction);

}  // namespace kd::emulator
