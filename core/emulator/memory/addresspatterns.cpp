// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/memorybind.h"
#include "core/emulator/memory/memorypatterns.h"
#include "core/emulator/memory/spaces.h"

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
    return found == space;
}

template <Space space>
Next isInSpace(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    const Warp& warp = warpOf(registers);
    const auto* from = lanes<std::uint64_t>(registers, instruction.from[0]);
    LaneMask found = 0;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        if (contains<space>(warp, from[lowestLane(left)]))
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
    case Space::Shared: return isInSpace<Space::Shared>;
    case Space::Local: return isInSpace<Space::Local>;
    case Space::Param: return isInSpace<Space::Param>;
    case Space::Const: return isInSpace<Space::Const>;
    default: return isInSpace<Space::Global>;
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
    instruction.all = instruction.some = tester(memoryWords(decoder).space);
    return instruction;
}

// The one block's own address. A rank: from[1].
template <typename T> Next mapAddress(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    const auto* ranks = lanes<std::uint32_t>(registers, instruction.from[1]);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        if (ranks[lane] != 0)
            return raise(warpOf(registers),
                         {.kind = Fault::Kind::IllegalInstruction, .lane = lane,
                          .text = message("block {} of the cluster does not exist: it has {}", ranks[lane], 1)});
        lanes<T>(registers, instruction.to)[lane] = lanes<T>(registers, instruction.from[0])[lane];
    }
    return Next::Continue;
}

Next ownRank(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    for (LaneMask left = mask; left != 0; left &= left - 1)
        lanes<std::uint32_t>(registers, instruction.to)[lowestLane(left)] = 0;
    return Next::Continue;
}

Instruction bindMap(OperandDecoder& decoder)
{
    const bool isNarrow = decoder.group(1) == "u32";
    Instruction instruction;
    instruction.all = instruction.some = isNarrow ? mapAddress<std::uint32_t> : mapAddress<std::uint64_t>;
    instruction.to = decoder.destination(0, isNarrow ? Type::U32 : Type::U64);
    instruction.from[0] = decoder.source(1, isNarrow ? Type::U32 : Type::U64);
    instruction.from[1] = decoder.source(2, Type::U32);
    return instruction;
}

Instruction bindRank(OperandDecoder& decoder)
{
    Instruction instruction;
    instruction.all = instruction.some = ownRank;
    instruction.to = decoder.destination(0, Type::U32);
    decoder.source(1, decoder.group(1) == "u32" ? Type::U32 : Type::U64);
    return instruction;
}

#define KD_WINDOWS ".const|.global|.local|.shared|.shared::cta|.shared::cluster|.param|.param::entry"

constexpr InstructionPattern kAddressPatterns[] = {
    {"cvta", "[.to] " KD_WINDOWS " .u64", bindConvert},
    {"isspacep", KD_WINDOWS, bindTest},
    {"mapa", "[.shared::cluster] .u32|.u64", bindMap, "in clusters of one block", 90},
    {"getctarank", "[.shared::cluster] .u32|.u64", bindRank, "in clusters of one block", 90},
};

#undef KD_WINDOWS

}  // namespace

std::span<const InstructionPattern> addressPatterns()
{
    return kAddressPatterns;
}

}  // namespace kd::emulator
