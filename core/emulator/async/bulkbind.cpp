// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/bulkbind.h"

#include "core/emulator/async/mbarrieraccess.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace kd::emulator {
namespace {

using ptx::Space;

std::string hexadecimalOf(std::uint64_t value)
{
    char text[20];
    std::snprintf(text, sizeof text, "%llx", static_cast<unsigned long long>(value));
    return text;
}

}  // namespace

AddressSlots bindPlainAddress(OperandDecoder& decoder, int index, Space space)
{
    Instruction bound;
    Access access{.space = space, .bytes = 1};
    if (bindAddress(decoder, index, access, bound).isFrame)
        decoder.refuse("parameters of functions are not copied asynchronously");
    return {bound.from[0], bound.immediate, !access.narrow};
}

std::uint64_t addressIn(const Warp& warp, Slot base, bool isWide, std::int64_t offset, int lane)
{
    const auto distance = static_cast<std::uint64_t>(offset);
    return isWide ? lanes<std::uint64_t>(warp, base)[lane] + distance
                  : static_cast<std::uint32_t>(lanes<std::uint32_t>(warp, base)[lane] + distance);
}

// Of pieces that are mapped apart a middle one may be missing.
bool isOfManyPieces(const Warp& warp, std::uint64_t address, std::uint64_t bytes)
{
    const bool isOne = address / MappedPieces::kGranule == (address + bytes - 1) / MappedPieces::kGranule;
    return !isOne && warp.block->launch->memory->pieces().at(address) != MappedPieces::Reach::None;
}

bool resolveRange(Warp& warp, int lane, std::uint64_t address, std::uint64_t bytes, Access access, bool isInCluster,
                  BytePlace& place)
{
    Instruction unlimited;
    unlimited.from[3] = isInCluster ? kNoEnd : kEndOfOwnBlock;
    LaneAddresses places;
    const auto isThere = [&](std::uint64_t at) {
        places.address[lane] = address + at;
        return resolveAddresses(unlimited, warp, LaneMask{1} << lane, access, places);
    };
    if (!isThere(0))
        return false;
    place = {places.host[lane], places.remote != 0 ? places.owner[lane] : warp.block};
    const bool hasGaps = places.global != 0 && isOfManyPieces(warp, address, bytes);
    if (bytes <= access.bytes || (!hasGaps && isThere(bytes - access.bytes)))
        return true;
    for (std::uint64_t at = access.bytes; at < bytes; at += access.bytes)
        if (!isThere(at))
            return false;
    return true;
}

bool multicastTarget(Warp& warp, int lane, std::uint64_t address, std::uint64_t bytes, std::uint64_t& target)
{
    DeviceMemory& memory = *warp.block->launch->memory;
    const auto refuse = [&](Fault::Kind kind, Message text) {
        raise(warp, {.kind = kind, .lane = lane, .hasAddress = true, .address = address, .text = std::move(text)});
        return false;
    };
    if (memory.pieces().at(address) != MappedPieces::Reach::Multicast)
        return refuse(Fault::Kind::IllegalAddress,
                      message("0x{} is no multicast address: multimem instructions touch mapped multicast objects that "
                              "cuMemSetAccess lets the device use, and nothing else", hexadecimalOf(address)));
    if (address % bytes != 0)
        return refuse(Fault::Kind::Misaligned,
                      message("the multicast address 0x{} is no multiple of {}", hexadecimalOf(address), bytes));
    target = memory.multicast().targetOf(address);
    if (target != 0)
        return true;
    return refuse(Fault::Kind::IllegalAddress,
                  message("no memory is bound to the multicast object at 0x{}", hexadecimalOf(address)));
}

bool findMbarrierOf(Warp& warp, std::uint64_t address, bool isInCluster, bool isLater, BulkCopy& copy, bool isOfPair)
{
    BytePlace place;
    const Access access{.space = Space::Shared, .kind = AccessKind::Atomic, .bytes = kMbarrierBytes};
    if (!resolveRange(warp, copy.lane, address, kMbarrierBytes, access, isInCluster, place))
        return false;
    copy.hasMbarrier = true;
    copy.mbarrier = static_cast<std::uint32_t>(place.offset());
    if (isOfPair && place.block->rank / 2 == copy.target->rank / 2) {
        copy.teller = place.block;
        return isLater || usableMbarrier(warp, copy.lane, *copy.teller, copy.mbarrier) != nullptr;
    }
    if (place.block == copy.target)
        return isLater || usableMbarrier(warp, copy.lane, *copy.target, copy.mbarrier) != nullptr;
    misused(warp, copy.lane, *place.block, copy.mbarrier,
            message("it is not in block {} of the cluster, to which the copy goes", copy.target->rank));
    return false;
}

bool beginMulticast(Warp& warp, std::uint32_t mask, const BulkCopy& copy)
{
    Cluster* const cluster = warp.block->cluster;
    const std::uint32_t blocks = cluster == nullptr ? 1 : static_cast<std::uint32_t>(cluster->blocks.size());
    if (mask >> blocks != 0) {
        raise(warp, {.kind = Fault::Kind::IllegalInstruction, .lane = copy.lane,
                     .text = message("the mask of blocks is 0x{}: the cluster has {}", hexadecimalOf(mask), blocks)});
        return false;
    }
    for (std::uint32_t rank = 0; rank < blocks; ++rank) {
        if ((mask >> rank & 1) == 0)
            continue;
        BulkCopy each = copy;
        each.target = cluster == nullptr ? warp.block : cluster->blocks[rank];
        if (each.target->hasEnded) {
            raise(warp, {.kind = Fault::Kind::SharedOutOfBounds, .lane = copy.lane,
                         .text = message("a bulk copy to block {} of the cluster, which has ended", rank)});
            return false;
        }
        if (copy.teller != nullptr && blocks > 1)  // in each pair the block that is the same one of it
            each.teller = cluster->blocks[std::min((rank & ~1U) | (copy.teller->rank & 1), blocks - 1)];
        if (usableMbarrier(warp, copy.lane, each.teller == nullptr ? *each.target : *each.teller, copy.mbarrier) == nullptr)
            return false;
        beginBulkCopy(asyncStateOf(warp), warp, std::move(each));
    }
    return true;
}

}  // namespace kd::emulator
