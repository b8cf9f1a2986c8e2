// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/resolve.h"

#include "core/emulator/device/deviceheap.h"
#include "core/emulator/memory/spaces.h"
#include "core/emulator/warp/callframe.h"

#include <algorithm>

namespace kd::emulator {
namespace {

using ptx::Space;

template <typename Base>
void addressesFrom(const Instruction& instruction, const Warp& warp, LaneMask mask, LaneAddresses& places)
{
    const Base* base = lanes<Base>(warp, instruction.from[0]);
    const auto offset = static_cast<Base>(instruction.immediate);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        places.address[lane] = static_cast<Base>(base[lane] + offset);
    }
}

void addWindow(std::uint64_t window, LaneMask mask, LaneAddresses& places)
{
    for (LaneMask left = mask; left != 0; left &= left - 1)
        places.address[lowestLane(left)] += window;
}

bool fits(std::uint64_t offset, std::uint64_t bytes, std::uint64_t size)
{
    return bytes <= size && offset <= size - bytes;
}

bool isInHeap(const Warp& warp, const Access& access, std::uint64_t address)
{
    const DeviceHeap* heap = warp.block->launch->heap;
    return heap != nullptr && heap->contains(address, access.bytes);
}

// Of memory whose bounds no table holds. An access that is aligned lies in one granule.
bool isMapped(const Warp& warp, const Access& access, std::uint64_t address)
{
    using Reach = MappedPieces::Reach;
    return warp.block->launch->memory->pieces().at(address) >= (access.kind == AccessKind::Read ? Reach::Read : Reach::ReadWrite);
}

// Finds the bytes of one lane; null when there are none.
std::byte* inGlobal(const Warp& warp, const Access& access, std::uint64_t address)
{
    const DeviceMemory::Map& map = warp.global;
    const std::uint64_t slot = (address - map.base) >> DeviceMemory::kSlotBits;
    if (slot >= map.slotCount)
        return nullptr;
    const DeviceMemory::Bounds& bounds = (access.kind == AccessKind::Read ? map.readable : map.writable)[slot];
    const bool isInside = (address < bounds.end && access.bytes <= bounds.end - address) || isInHeap(warp, access, address) ||
                          isMapped(warp, access, address);
    return isInside ? reinterpret_cast<std::byte*>(address) : nullptr;
}

std::byte* inConstant(const Warp& warp, const Access& access, std::uint64_t address)
{
    const DeviceMemory::Map& map = warp.global;
    const std::uint64_t slot = (address - map.base) >> DeviceMemory::kSlotBits;
    const bool isConstant = slot < map.slotCount && map.writable[slot].end == 0 && map.readable[slot].end != 0;
    return isConstant ? inGlobal(warp, access, address) : nullptr;
}

std::byte* inShared(const Warp& warp, const Access& access, const AccessBounds& limits, std::uint64_t offset)
{
    const std::uint64_t within = offset - warp.sharedFirst;
    const bool isInside = within >= limits.first && fits(within, access.bytes, std::min(warp.sharedBytes, limits.end));
    return isInside ? warp.shared + within : nullptr;
}

// Of a lane whose address is not in its block's own window.
std::byte* inCluster(const Warp& warp, const Access& access, const AccessBounds& limits, int lane, std::uint64_t offset,
                     LaneAddresses& places)
{
    Block* const owner = limits.end < kNoEnd ? nullptr : blockOfShared(*warp.block, offset);
    const std::uint64_t within = offset % kClusterStride;
    if (owner == nullptr || owner->hasEnded || !fits(within, access.bytes, warp.sharedBytes))
        return nullptr;
    if (owner != warp.block) {
        places.remote |= LaneMask{1} << lane;
        places.owner[lane] = owner;
    }
    return owner->shared + within;
}

std::byte* inLocal(const Warp& warp, const Access& access, const AccessBounds& limits, int lane, std::uint64_t offset)
{
    const bool isInside = fits(offset, access.bytes, warp.localTop[static_cast<std::size_t>(lane)]);
    return isInside && (limits.floors == nullptr || offset >= limits.floors[lane]) ? localOf(warp, lane, offset) : nullptr;
}

std::byte* inParameters(const Warp& warp, const Access& access, std::uint64_t offset)
{
    const std::span<const std::byte> parameters = warp.block->launch->parameters;
    const bool isInside = access.kind == AccessKind::Read && fits(offset, access.bytes, parameters.size());
    return isInside ? const_cast<std::byte*>(parameters.data()) + offset : nullptr;
}

template <Space space>
std::byte* findHost(const Warp& warp, const Access& access, const AccessBounds& limits, int lane, std::uint64_t address)
{
    if constexpr (space == Space::Shared)
        return inShared(warp, access, limits, address);
    else if constexpr (space == Space::Local)
        return inLocal(warp, access, limits, lane, address);
    else if constexpr (space == Space::Param)
        return inParameters(warp, access, address);
    else if constexpr (space == Space::Const)
        return inConstant(warp, access, address);
    else
        return inGlobal(warp, access, address);
}

// The lanes of `mask` are all in one space, whose offset 0 has the address `window`.
template <Space space>
bool resolveIn(Warp& warp, LaneMask mask, const Access& access, const AccessBounds& limits, std::uint64_t window,
               LaneAddresses& places)
{
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::uint64_t offset = places.address[lane] - window;
        std::byte* host = findHost<space>(warp, access, limits, lane, offset);
        if (space == Space::Shared && host == nullptr && warp.block->cluster != nullptr)
            host = inCluster(warp, access, limits, lane, offset, places);
        if (host == nullptr || (offset & (access.bytes - 1)) != 0) {
            reportAddress(warp, access, limits, lane, places.address[lane], host == nullptr);
            return false;
        }
        places.host[lane] = host;
    }
    places.global |= space == Space::Global ? mask : 0;
    places.shared |= space == Space::Shared ? mask & ~places.remote : 0;
    return true;
}

bool resolveIn(Space space, Warp& warp, LaneMask mask, const Access& access, const AccessBounds& limits, std::uint64_t window,
               LaneAddresses& places)
{
    switch (space) {
    case Space::Shared: return resolveIn<Space::Shared>(warp, mask, access, limits, window, places);
    case Space::Local: return resolveIn<Space::Local>(warp, mask, access, limits, window, places);
    case Space::Param: return resolveIn<Space::Param>(warp, mask, access, limits, window, places);
    case Space::Const: return resolveIn<Space::Const>(warp, mask, access, limits, window, places);
    default: return resolveIn<Space::Global>(warp, mask, access, limits, window, places);
    }
}

// Lowest lanes first, as long as they are in one space.
bool resolveGeneric(Warp& warp, LaneMask mask, const Access& access, LaneAddresses& places)
{
    const LaunchContext& launch = *warp.block->launch;
    LaneMask left = mask;
    while (left != 0) {
        const Space space = spaceOfGeneric(launch, places.address[lowestLane(left)]);
        LaneMask run = 0;
        for (; left != 0 && spaceOfGeneric(launch, places.address[lowestLane(left)]) == space; left &= left - 1)
            run |= left & (0 - left);
        if (!resolveIn(space, warp, run, access, {}, windowOf(launch, space), places))
            return false;
    }
    return true;
}

}  // namespace

AccessBounds limitsOf(const Instruction& instruction, const Warp& warp, Space space)
{
    if (space == Space::Shared)
        return {.first = instruction.to2, .end = instruction.from[3]};
    if (space == Space::Local && instruction.to2 != 0)
        return {.floors = warp.call->localBase.data()};
    return {};
}

bool resolveAddresses(const Instruction& instruction, Warp& warp, LaneMask mask, const Access& access, LaneAddresses& places)
{
    places.global = places.shared = places.remote = 0;
    if (access.narrow && access.space == Space::Const)
        addWindow(static_cast<std::uint64_t>(instruction.immediate) >> 32 << 32, mask, places);
    if (access.space == Space::Generic)
        return resolveGeneric(warp, mask, access, places);
    return resolveIn(access.space, warp, mask, access, limitsOf(instruction, warp, access.space), 0, places);
}

bool resolve(const Instruction& instruction, Warp& warp, LaneMask mask, const Access& access, LaneAddresses& places)
{
    if (access.narrow)
        addressesFrom<std::uint32_t>(instruction, warp, mask, places);
    else
        addressesFrom<std::uint64_t>(instruction, warp, mask, places);
    return resolveAddresses(instruction, warp, mask, access, places);
}

}  // namespace kd::emulator
