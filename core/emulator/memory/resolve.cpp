#include "core/emulator/checks/accesscounts.h"
#include "core/emulator/checks/racewatch.h"
#include "core/emulator/memory/access.h"
#include "core/emulator/memory/spaces.h"

namespace kd::emulator {
namespace {

using ptx::Space;

template <typename Base>
void addressesFrom(const Instruction& instruction, const Warp& warp, LaneMask mask, Places& places)
{
    const Base* base = lanes<Base>(warp, instruction.from[0]);
    const auto offset = static_cast<Base>(instruction.immediate);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        places.address[lane] = static_cast<Base>(base[lane] + offset);
    }
}

bool fits(std::uint64_t offset, std::uint64_t bytes, std::uint64_t size)
{
    return bytes <= size && offset <= size - bytes;
}

// Finds the bytes of one lane; null when there are none.
std::byte* inGlobal(const Warp& warp, const Access& access, std::uint64_t address)
{
    const DeviceMemory::Map& map = warp.global;
    const std::uint64_t slot = (address - map.base) >> DeviceMemory::kSlotBits;
    if (slot >= map.slotCount)
        return nullptr;
    const DeviceMemory::Bounds& bounds = (access.kind == AccessKind::Read ? map.readable : map.writable)[slot];
    const bool isInside = address < bounds.end && access.bytes <= bounds.end - address;
    return isInside ? reinterpret_cast<std::byte*>(address) : nullptr;
}

std::byte* inConstant(const Warp& warp, const Access& access, std::uint64_t address)
{
    const DeviceMemory::Map& map = warp.global;
    const std::uint64_t slot = (address - map.base) >> DeviceMemory::kSlotBits;
    const bool isConstant = slot < map.slotCount && map.writable[slot].end == 0;
    return isConstant ? inGlobal(warp, access, address) : nullptr;
}

std::byte* inShared(const Warp& warp, const Access& access, std::uint64_t offset)
{
    return fits(offset, access.bytes, warp.sharedBytes) ? warp.shared + offset : nullptr;
}

std::byte* inLocal(const Warp& warp, const Access& access, int lane, std::uint64_t offset)
{
    const bool isInside = fits(offset, access.bytes, warp.localTop[static_cast<std::size_t>(lane)]);
    return isInside ? localOf(warp, lane, offset) : nullptr;
}

std::byte* inParameters(const Warp& warp, const Access& access, std::uint64_t offset)
{
    const std::span<const std::byte> parameters = warp.block->launch->parameters;
    const bool isInside = access.kind == AccessKind::Read && fits(offset, access.bytes, parameters.size());
    return isInside ? const_cast<std::byte*>(parameters.data()) + offset : nullptr;
}

std::byte* find(const Warp& warp, const Access& access, Space space, int lane, std::uint64_t address)
{
    switch (space) {
    case Space::Shared: return inShared(warp, access, address);
    case Space::Local: return inLocal(warp, access, lane, address);
    case Space::Param: return inParameters(warp, access, address);
    case Space::Const: return inConstant(warp, access, address);
    default: return inGlobal(warp, access, address);
    }
}

}  // namespace

bool resolve(const Instruction& instruction, Warp& warp, LaneMask mask, const Access& access, Places& places)
{
    if (access.narrow)
        addressesFrom<std::uint32_t>(instruction, warp, mask, places);
    else
        addressesFrom<std::uint64_t>(instruction, warp, mask, places);
    const LaunchContext& launch = *warp.block->launch;
    places.global = places.shared = 0;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::uint64_t address = places.address[lane];
        const Space space = access.space == Space::Generic ? spaceOfGeneric(launch, address) : access.space;
        const std::uint64_t inSpace = access.space == Space::Generic ? address - windowOf(launch, space) : address;
        places.host[lane] = find(warp, access, space, lane, inSpace);
        if (places.host[lane] == nullptr || (inSpace & (access.bytes - 1)) != 0) {
            reportAddress(warp, access, lane, address, places.host[lane] == nullptr);
            return false;
        }
        places.global |= space == Space::Global ? LaneMask{1} << lane : 0;
        places.shared |= space == Space::Shared ? LaneMask{1} << lane : 0;
    }
    return true;
}

void observe(const Instruction& instruction, Warp& warp, const Access& access, const Places& places)
{
    InstructionCount* count = countOf(instruction, warp);
    if (places.global != 0 && count != nullptr)
        countGlobal(*count, instruction, places.address, places.global, access.bytes);
    if (places.shared == 0)
        return;
    std::uint64_t offsets[kLanes];
    for (LaneMask left = places.shared; left != 0; left &= left - 1)
        offsets[lowestLane(left)] = static_cast<std::uint64_t>(places.host[lowestLane(left)] - warp.shared);
    if (count != nullptr)
        countShared(*count, instruction, offsets, places.shared, access.bytes);
    if (warp.block->watch != nullptr)
        raceWatch(*warp.block).note(instruction, warp, places.shared, access, offsets);
}

}  // namespace kd::emulator
