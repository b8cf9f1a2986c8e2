// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/async/asyncstate.h"
#include "core/emulator/memory/memorybind.h"

#include <cstdint>

namespace kd::emulator {

/// What the rows of bulk copies have in common: addresses and mbarriers that are in a block of the cluster.

/// An address as it was bound: a slot with 32 or 64 bits a lane, and what is added.
struct AddressSlots {
    Slot base = 0;
    std::int64_t offset = 0;
    bool isWide = false;
};
AddressSlots bindPlainAddress(OperandDecoder& decoder, int index, ptx::Space space);
std::uint64_t addressIn(const Warp& warp, Slot base, bool isWide, std::int64_t offset, int lane);

/// Where a range of one lane is; `block`: whose shared memory, or the warp's own.
struct BytePlace {
    std::byte* host = nullptr;
    Block* block = nullptr;
    std::uint64_t offset() const { return static_cast<std::uint64_t>(host - block->shared); }
};
/// Looks at [address, address + bytes) of one lane: the whole is where its ends are, unless it is in no one's memory.
/// `isInCluster`: shared memory of another block will do. False: Warp::fault is set.
bool resolveRange(Warp& warp, int lane, std::uint64_t address, std::uint64_t bytes, Access access, bool isInCluster,
                  BytePlace& place);

/// Where the address of a mapped multicast object leads, which `bytes` are to be touched at; they lie in one piece of it. False:
/// Warp::fault is set.
bool multicastTarget(Warp& warp, int lane, std::uint64_t address, std::uint64_t bytes, std::uint64_t& target);

/// Finds the mbarrier at `address` of a copy to `copy.target`, in whose block it has to be, or with `isOfPair` in that or the other
/// block of its pair, and looks at it unless `isLater`. False: Warp::fault is set.
bool findMbarrierOf(Warp& warp, std::uint64_t address, bool isInCluster, bool isLater, BulkCopy& copy, bool isOfPair = false);
/// Whether an instruction names the blocks of the cluster that it goes to by a mask.
inline bool isToManyBlocks(const ptx::Instruction& text)
{
    return text.has("multicast::cluster") || text.has("multicast::cluster::16b");
}
/// Begins a copy to the same place in each block of the cluster that `mask` names, each with the mbarrier at the same place. False:
/// Warp::fault is set.
bool beginMulticast(Warp& warp, std::uint32_t mask, const BulkCopy& copy);

}  // namespace kd::emulator
