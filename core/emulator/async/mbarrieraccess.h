// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/async/asyncstate.h"
#include "core/emulator/memory/memorybind.h"

namespace kd::emulator {

/// The address of an mbarrier in an instruction: from[0], immediate, to2 and from[3] as bindAddress() puts it, and these of aux.
struct MbarrierAddress {
    static constexpr std::uint32_t kNarrow = 1u << 30, kGeneric = 1u << 31;
};
/// Binds operand `index`. Refuses what is not in shared memory.
void bindMbarrier(OperandDecoder& decoder, int index, Instruction& instruction);
/// Where the lanes' mbarriers are: offsets in shared memory of a block, the warp's own or another one of its cluster.
struct MbarrierPlaces {
    std::uint32_t offset[kLanes];
    Block* block[kLanes];
};
/// `isOwnOnly`: those of another block are refused. False: Warp::fault is set.
bool resolveMbarriers(const Instruction& instruction, Warp& warp, LaneMask mask, MbarrierPlaces& places, bool isOwnOnly = false);
/// The same of a path whose addresses were looked at before: `frame` has its registers.
std::uint32_t mbarrierOffset(const Instruction& instruction, const Warp& warp, std::byte* frame, int lane);

/// The object at `offset` of `block`, for a lane; null: Warp::fault is set, since there is none, it has been overwritten, or the
/// lane cannot know that it has been made.
Mbarrier* usableMbarrier(Warp& warp, int lane, Block& block, std::uint32_t offset);
/// Ends the launch: `wrong` is what the lane did to the mbarrier at `offset` of `block`.
Next misused(Warp& warp, int lane, const Block& block, std::uint32_t offset, const Message& wrong);
/// "the mbarrier …: …"
Message misuseText(const Block& block, std::uint32_t offset, const Message& wrong);

}  // namespace kd::emulator
