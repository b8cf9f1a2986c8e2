// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/access.h"
#include "core/emulator/warp/block.h"

namespace kd::emulator {

/// Tells where the lanes' bytes are: `address` as the kernel has it, in the space of the instruction; `host` as this process does.
struct LaneAddresses {
    std::uint64_t address[kLanes];
    std::byte* host[kLanes];
    LaneMask global = 0, shared = 0;  ///< lanes whose bytes are in these spaces; shared: of the own block
    LaneMask remote = 0;              ///< lanes whose bytes are in shared memory of another block of the cluster
    Block* owner[kLanes];             ///< of lanes of `remote`
};

/// Checks the addresses `lanes(from[0]) + immediate` of the lanes of `mask`, to the byte, and finds their memory. False:
/// Warp::fault is set, for the lowest lane that is wrong.
bool resolve(const Instruction& instruction, Warp& warp, LaneMask mask, const Access& access, LaneAddresses& places);
/// The same for addresses that stand in places.address already.
bool resolveAddresses(const Instruction& instruction, Warp& warp, LaneMask mask, const Access& access, LaneAddresses& places);

/// Limits what an instruction's access must stay in besides its space: offsets in it, by lane.
struct AccessBounds {
    std::uint64_t first = 0, end = ~std::uint64_t{0};
    const std::uint32_t* floors = nullptr;  ///< where the call's own local memory begins; null: it may leave that
};
/// Ends the range of an access through a register that no variable limits. An Instruction holds the range so: of shared memory the
/// first byte in to2 and the end in from[3]; of local memory whether it is the call's own in to2.
inline constexpr std::uint32_t kNoEnd = 0x7fffffff;
/// Ends that of such an access to shared memory that may not leave the own block's (.shared::cta).
inline constexpr std::uint32_t kEndOfOwnBlock = kNoEnd - 1;
/// Gives the limits of an access that names shared or local memory; none for others.
AccessBounds limitsOf(const Instruction& instruction, const Warp& warp, ptx::Space space);

/// Sets Warp::fault for an address that the checks refused: it is misaligned, or `isOutside`; the sentence says what is there
/// instead.
void reportAddress(Warp& warp, const Access& access, const AccessBounds& limits, int lane, std::uint64_t address, bool isOutside);

/// The sentence for an access that begins `offset` bytes from the start of a variable of `variableBytes` and leaves it;
/// `variable` is its name, as its user wrote it.
Message outsideText(const Access& access, std::int32_t offset, std::uint32_t variableBytes, const Message& variable);

}  // namespace kd::emulator
