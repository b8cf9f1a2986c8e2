// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/memorybind.h"
#include "core/emulator/memory/memorypatterns.h"
#include "core/emulator/memory/spaces.h"

#include <algorithm>
#include <cstring>

namespace kd::emulator {
namespace {

using ptx::Space;
using ptx::Type;

// to = from plus, or less, the window of the space; wraps as pointers do.
template <Space space, bool isToSpace>
Next convert(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    const std::uint64_t window = windowOf(*warpOf(registers).block->launch, space);
    const std::uint64_t difference = isToSpace ? 0 - window : window;
    const auto* from = lanes<std::uint64_t>(registers, instruction.from[0]);
    auto* to = lanes<std::uint64_t>(registers, instruction.to);
    if (mask == kAllLanes)
        for (int lane = 0; lane < kLanes; ++lane)
            to[lane] = from[lane] + difference;
    else
        for (int lane = 0; lane < kLanes; ++lane)
            to[lane] = (mask >> lane & 1) != 0 ? from[lane] + difference : to[lane];
    return Next::Continue;
}

// Global addresses are generic ones.
Next copyAll(const Instruction& instruction, WarpRegisters& registers, LaneMask)
{
    std::memmove(lanes<std::uint64_t>(registers, instruction.to), lanes<std::uint64_t>(registers, instruction.from[0]),
                 kLanes * sizeof(std::uint64_t));
    return Next::Continue;
}

bool isConstantMemory(const DeviceMemory::Map& map, std::uint64_t address)
{
    const std::uint64_t slot = (address - map.base) >> DeviceMemory::kSlotBits;
    return slot < map.slotCount && map.writable[slot].end == 0 && address < map.readable[slot].end;
}

// The window of parameters lies in global memory, constant memory does not.
template <Space space>
bool contains(const Warp& warp, std::uint64_t address)
{
    const Space found = spaceOfGeneric(*warp.block->launch, address);
    if constexpr (space == Space::Const)
        return isConstantMemory(warp.global, address);
    if constexpr (space == Space::Global)
        return found == Space::Param || (found == Space::Global && !isConstantMemory(warp.global, address));
    if constexpr (space == Space::Shared)
        return found == space && blockOfShared(*warp.block, address - warp.block->launch->sharedWindow) == warp.block;
    return found == space;
}

bool isInCluster(const Warp& warp, std::uint64_t address)
{
    const LaunchContext& launch = *warp.block->launch;
    return spaceOfGeneric(launch, address) == Space::Shared && blockOfShared(*warp.block, address - launch.sharedWindow) != nullptr;
}

template <bool (*contains)(const Warp&, std::uint64_t)>
Next isInSpace(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    const Warp& warp = warpOf(registers);
    const auto* from = lanes<std::uint64_t>(registers, instruction.from[0]);
    LaneMask found = 0;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        if (contains(warp, from[lowestLane(left)]))
            found |= left & (0 - left);
    }
    LaneMask& to = predicate(registers, instruction.to);
    to = (to & ~mask) | found;
    return Next::Continue;
}

template <bool isToSpace>
Handler converter(Space space)
{
    switch (space) {
    case Space::Shared: return convert<Space::Shared, isToSpace>;
    case Space::Local: return convert<Space::Local, isToSpace>;
    case Space::Param: return convert<Space::Param, isToSpace>;
    default: return convert<Space::Global, isToSpace>;
    }
}

Handler tester(Space space)
{
    switch (space) {
    case Space::Shared: return isInSpace<contains<Space::Shared>>;
    case Space::Local: return isInSpace<contains<Space::Local>>;
    case Space::Param: return isInSpace<contains<Space::Param>>;
    case Space::Const: return isInSpace<contains<Space::Const>>;
    default: return isInSpace<contains<Space::Global>>;
    }
}

Instruction bindConvert(OperandDecoder& decoder)
{
    const Space space = memoryWords(decoder).space;
    Instruction instruction;
    instruction.to = decoder.destination(0, Type::U64);
    instruction.from[0] = decoder.source(1, Type::U64);
    const bool isToSpace = decoder.text().modifiers.front() == "to";
    instruction.all = instruction.some = isToSpace ? converter<true>(space) : converter<false>(space);
    if (space == Space::Global || space == Space::Const)
        instruction.all = copyAll;
    return instruction;
}

Instruction bindTest(OperandDecoder& decoder)
{
    Instruction instruction;
    instruction.to = decoder.predicateDestination(0);
    instruction.from[0] = decoder.source(1, Type::U64);
    const bool isOfCluster = decoder.group(0) == "shared::cluster";
    instruction.all = instruction.some = isOfCluster ? isInSpace<isInCluster> : tester(memoryWords(decoder).space);
    return instruction;
}

// That an address in a window of 32 bits can name.
constexpr std::uint32_t kMaxRank = 255;

// The same place in the memory of the block whose rank is in from[1]; aux: not 0 for offsets in the shared window. A GPU gives an
// address where there is no such block, too: who uses it is told.
template <typename T> Next mapAddress(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    const Block& block = *warpOf(registers).block;
    const std::uint64_t window = instruction.aux != 0 ? 0 : block.launch->sharedWindow;
    const auto* ranks = lanes<std::uint32_t>(registers, instruction.from[1]);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::uint64_t address = lanes<T>(registers, instruction.from[0])[lane];
        if (address - window >= std::uint64_t{1} << DeviceMemory::kSlotBits)
            return raise(warpOf(registers),
                         {.kind = Fault::Kind::IllegalAddress, .lane = lane, .hasAddress = true, .address = address,
                          .text = "an address that is mapped to another block of the cluster is not one of shared memory"});
        const std::uint64_t rank = std::min(ranks[lane], kMaxRank);
        lanes<T>(registers, instruction.to)[lane] =
            static_cast<T>(window + (address - window) % kClusterStride + (rank << kClusterShift));
    }
    return Next::Continue;
}

// The rank of the block whose memory an address names.
template <typename T> Next rankOfAddress(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Block& block = *warpOf(registers).block;
    const std::uint64_t window = instruction.aux != 0 ? 0 : block.launch->sharedWindow;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::uint64_t address = lanes<T>(registers, instruction.from[0])[lane];
        const std::uint64_t offset = address - window;
        const Block* const owner = offset >> DeviceMemory::kSlotBits != 0 ? nullptr : blockOfShared(block, offset);
        if (owner == nullptr)
            return raise(warpOf(registers),
                         {.kind = Fault::Kind::IllegalAddress, .lane = lane, .hasAddress = true, .address = address,
                          .text = "the rank of a block is asked for by an address that is not one of its shared memory"});
        lanes<std::uint32_t>(registers, instruction.to)[lane] = owner->rank;
    }
    return Next::Continue;
}

Instruction bindMap(OperandDecoder& decoder)
{
    const bool isNarrow = decoder.group(1) == "u32";
    Instruction instruction;
    instruction.all = instruction.some = isNarrow ? mapAddress<std::uint32_t> : mapAddress<std::uint64_t>;
    instruction.aux = decoder.group(0).empty() ? 0 : 1;
    if (isNarrow && instruction.aux == 0)
        decoder.refuse("a generic address has 64 bits");
    instruction.to = decoder.destination(0, isNarrow ? Type::U32 : Type::U64);
    instruction.from[0] = decoder.source(1, isNarrow ? Type::U32 : Type::U64);
    instruction.from[1] = decoder.source(2, Type::U32);
    return instruction;
}

Instruction bindRank(OperandDecoder& decoder)
{
    const bool isNarrow = decoder.group(1) == "u32";
    Instruction instruction;
    instruction.all = instruction.some = isNarrow ? rankOfAddress<std::uint32_t> : rankOfAddress<std::uint64_t>;
    instruction.aux = decoder.group(0).empty() ? 0 : 1;
    if (isNarrow && instruction.aux == 0)
        decoder.refuse("a generic address has 64 bits");
    instruction.to = decoder.destination(0, Type::U32);
    instruction.from[0] = decoder.source(1, isNarrow ? Type::U32 : Type::U64);
    return instruction;
}

#define KD_WINDOWS ".const|.global|.local|.shared|.shared::cta|.shared::cluster|.param|.param::entry"

constexpr InstructionPattern kAddressPatterns[] = {
    {"cvta", "[.to] " KD_WINDOWS " .u64", bindConvert},
    {"isspacep", KD_WINDOWS, bindTest},
    {"mapa", "[.shared::cluster] .u32|.u64", bindMap, {}, 90},
    {"getctarank", "[.shared::cluster] .u32|.u64", bindRank, {}, 90},
};

#undef KD_WINDOWS

}  // namespace

std::span<const InstructionPattern> addressPatterns()
{
    return kAddressPatterns;
}

}  // namespace kd::emulator
