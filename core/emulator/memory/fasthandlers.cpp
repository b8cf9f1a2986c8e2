// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled once for each instruction set, with KD_ISA as its name: everything but the table is local to the file, so that the
// linker never takes code for one processor for that of another.

#include "core/emulator/checks/accesscounts.h"
#include "core/emulator/warp/callframe.h"
#include "core/emulator/memory/lanebases.h"
#include "core/emulator/memory/fastpathtable.h"
#include "core/emulator/memory/loadstore.h"
#include "core/emulator/memory/observe.h"

namespace kd::emulator::KD_ISA {
namespace {

const DeviceMemory::Bounds* boundsOf(const DeviceMemory::Map& map, Space space, bool isStore, U64 address)
{
    const U64 slot = (address - map.base) >> DeviceMemory::kSlotBits;
    if (slot >= map.slotCount || (space == Space::Const && map.writable[slot].end != 0))
        return nullptr;
    return (isStore ? map.writable : map.readable) + slot;
}

void countGroups(const Instruction& instruction, const Warp& warp, const U64* base, const LaneBases<U64>& bases, U32 bytes)
{
    InstructionCount* count = countOf(instruction, warp);
    if (count == nullptr)
        return;
    if (warp.block->launch->watch != nullptr)
        countLanes(instruction, warp, base, static_cast<U64>(instruction.immediate), kAllLanes, bytes);
    else if (bases.isOneRun())
        countGlobalRun(*count, bases.of[0], U64{kLanes} * bytes);
    else if (bases.isOnePlace())
        countGlobalRun(*count, bases.of[0], bytes);
    else
        countLanes(instruction, warp, base, static_cast<U64>(instruction.immediate), kAllLanes, bytes);
}

// Loops step through memory too far for the processor to foresee: where an instruction goes after next is guessed from its last
// two addresses. The guess may be anywhere; a prefetch of what is not there does nothing.
void prefetchAhead(const Instruction& instruction, U64 first, U64 bytes)
{
    constexpr U64 kAhead = 2, kLine = 64, kRemembered = 64;
    static thread_local U64 last[kRemembered];
    U64& before = last[reinterpret_cast<U64>(&instruction) / sizeof(Instruction) % kRemembered];
    const U64 guess = first + kAhead * (first - before);
    before = first;
    for (U64 at = 0; at < bytes; at += kLine)
        __builtin_prefetch(reinterpret_cast<const void*>(guess + at));
}

template <Space space, bool isStore, typename Shape>
Outcome globalGroups(const Instruction& instruction, const Warp& warp, const U64* base, U64 end)
{
    constexpr U64 kBytes = Shape::kBytes;
    LaneBases<U64> bases;
    if (!findLaneBases(base, static_cast<U64>(instruction.immediate), kBytes, bases))
        return Outcome::Other;
    const U64 apart = (bases.of[0] ^ bases.of[1]) | (bases.of[0] ^ bases.of[2]) | (bases.of[0] ^ bases.of[3]);
    if (apart >> DeviceMemory::kSlotBits != 0 || !bases.areAligned(kBytes) || bases.last() + bases.extent > end)
        return Outcome::Refused;
    const Shape shape(warp, instruction, isStore ? instruction.from[1] : instruction.to);
    if constexpr (!isStore)
        prefetchAhead(instruction, bases.of[0], kLanes * kBytes);
    if constexpr (space != Space::Const) {
        countGroups(instruction, warp, base, bases, kBytes);
        if (warp.block->globalRaces != nullptr)
            watchGroups(instruction, warp, bases.of, bases.step, kBytes, isStore);
    }
    shape.template moveGroups<isStore>(0, bases);
    return Outcome::Done;
}

template <Space space, bool isStore, bool isAll, typename Shape>
Outcome globalLanes(const Instruction& instruction, const Warp& warp, LaneMask mask, const U64* base, U64 end)
{
    constexpr U64 kBytes = Shape::kBytes;
    const auto offset = static_cast<U64>(instruction.immediate);
    const U64 first = base[isAll ? 0 : lowestLane(mask)] + offset;
    const AddressRange<U64> range = rangeOf<isAll>(base, offset, first, mask);
    const U64 slotStart = first >> DeviceMemory::kSlotBits << DeviceMemory::kSlotBits;
    if (range.differing >> DeviceMemory::kSlotBits != 0 || (range.set & (kBytes - 1)) != 0 || slotStart + range.last + kBytes > end)
        return Outcome::Refused;
    if (space != Space::Const && warp.counts != nullptr)
        countLanes(instruction, warp, base, offset, mask, kBytes);
    if (space != Space::Const && warp.block->globalRaces != nullptr)
        watchLanes(instruction, warp, base, offset, mask, kBytes, isStore);
    const Shape shape(warp, instruction, isStore ? instruction.from[1] : instruction.to);
    eachLane<isAll>(mask, [&](int lane) __attribute__((always_inline)) {
        shape.template move<isStore>(lane, reinterpret_cast<std::byte*>(base[lane] + offset));
    });
    return Outcome::Done;
}

// Global memory, and generic and constant addresses that are in it.
template <Space space, bool isStore, bool isAll, typename Element, typename Register, int N>
Next global(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    using Shape = Lanes<Element, Register, N>;
    const Warp& warp = warpOf(registers);
    const U64* base = lanes<U64>(warp, instruction.from[0]);
    const U64 first = base[isAll ? 0 : lowestLane(mask)] + static_cast<U64>(instruction.immediate);
    const DeviceMemory::Bounds* bounds = boundsOf(warp.global, space, isStore, first);
    Outcome outcome = bounds == nullptr ? Outcome::Refused : Outcome::Other;
    if (isAll && outcome == Outcome::Other)
        outcome = globalGroups<space, isStore, Shape>(instruction, warp, base, bounds->end);
    if (outcome == Outcome::Other)
        outcome = globalLanes<space, isStore, isAll, Shape>(instruction, warp, mask, base, bounds->end);
    return outcome == Outcome::Done ? Next::Continue : fallBack(space, isStore, false)(instruction, registers, mask);
}

// What makes of a lane's address its offset in the block's memory.
template <typename Base> Base offsetInBlock(const Instruction& instruction, const Warp& warp)
{
    return static_cast<Base>(static_cast<U64>(instruction.immediate) - warp.sharedFirst);
}

// Of the variable that the address comes from, and of shared memory.
U64 sharedEnd(const Instruction& instruction, const Warp& warp)
{
    const U64 end = instruction.from[3];
    return end < warp.sharedBytes ? end : warp.sharedBytes;
}

template <bool isStore, typename Base, typename Shape>
Outcome sharedGroups(const Instruction& instruction, const Warp& warp, const Base* base)
{
    constexpr Base kBytes = static_cast<Base>(Shape::kBytes);
    LaneBases<Base> bases;
    if (!findLaneBases(base, offsetInBlock<Base>(instruction, warp), kBytes, bases))
        return Outcome::Other;
    const Base last = bases.last();
    const U64 end = sharedEnd(instruction, warp);
    if (!bases.areAligned(kBytes) || end < bases.extent || last > end - bases.extent || bases.first() < instruction.to2)
        return Outcome::Refused;
    const Shape shape(warp, instruction, isStore ? instruction.from[1] : instruction.to);
    shape.template moveGroups<isStore>(reinterpret_cast<U64>(warp.shared), bases);
    if (!isUnobserved(warp)) {
        LaneGroups groups;
        for (int group = 0; group < kGroups; ++group)
            reinterpret_cast<U32*>(&groups.first)[group] = static_cast<U32>(bases.of[group]);
        groups.step = static_cast<U32>(bases.step);
        groups.bytes = static_cast<U32>(kBytes);
        observeGroups(instruction, warp, groups, isStore);
    }
    return Outcome::Done;
}

template <bool isStore, bool isAll, typename Base, typename Shape>
Outcome sharedLanes(const Instruction& instruction, const Warp& warp, LaneMask mask, const Base* base)
{
    constexpr U64 kBytes = Shape::kBytes;
    const Base offset = offsetInBlock<Base>(instruction, warp);
    const Base first = static_cast<Base>(base[isAll ? 0 : lowestLane(mask)] + offset);
    const AddressRange<Base> range = rangeOf<isAll>(base, offset, first, mask);
    const bool isFar = sizeof(Base) == 8 && static_cast<U64>(range.set) >> 32 != 0;
    if (isFar || (range.set & static_cast<Base>(kBytes - 1)) != 0 || U64{range.last} + kBytes > sharedEnd(instruction, warp) ||
        range.least < instruction.to2)
        return Outcome::Refused;
    // Taken before the access, which may load the address register.
    U32 offsets[kLanes];
    for (int lane = 0; lane < kLanes; ++lane)
        offsets[lane] = static_cast<U32>(base[lane] + offset);
    const Shape shape(warp, instruction, isStore ? instruction.from[1] : instruction.to);
    if constexpr (isAll && !isStore && Shape::kIsWord)
        gather(shape.of[0], warp.shared, offsets);
    else
        eachLane<isAll>(
            mask, [&](int lane) __attribute__((always_inline)) {
                shape.template move<isStore>(lane, warp.shared + offsets[lane]);
            });
    if (!isUnobserved(warp))
        observeShared(instruction, warp, mask, offsets, kBytes, isStore);
    return Outcome::Done;
}

template <bool isStore, bool isAll, typename Base, typename Element, typename Register, int N>
Next shared(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    using Shape = Lanes<Element, Register, N>;
    const Warp& warp = warpOf(registers);
    const Base* base = lanes<Base>(warp, instruction.from[0]);
    Outcome outcome = Outcome::Other;
    if (isAll)
        outcome = sharedGroups<isStore, Base, Shape>(instruction, warp, base);
    if (outcome == Outcome::Other)
        outcome = sharedLanes<isStore, isAll, Base, Shape>(instruction, warp, mask, base);
    if (outcome == Outcome::Done)
        return Next::Continue;
    return fallBack(Space::Shared, isStore, sizeof(Base) == sizeof(U32))(instruction, registers, mask);
}

// Local memory, each lane in its own.
template <bool isStore, bool isAll, typename Element, typename Register, int N>
Next local(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    using Shape = Lanes<Element, Register, N>;
    constexpr U64 kBytes = Shape::kBytes;
    Warp& warp = warpOf(registers);
    const U64* base = lanes<U64>(warp, instruction.from[0]);
    const auto offset = static_cast<U64>(instruction.immediate);
    static const U32 kNoFloors[kLanes] = {};
    const U32* tops = reinterpret_cast<const U32*>(&warp.localTop);
    const U32* floors = instruction.to2 != 0 ? reinterpret_cast<const U32*>(&warp.call->localBase) : kNoFloors;
    U64 wrong = 0;
    for (int lane = 0; lane < kLanes; ++lane) {
        const U64 address = base[lane] + offset;
        const U64 top = tops[lane];
        const U64 floor = floors[lane];
        const U64 isWrong =
            static_cast<U64>(address + kBytes > top) | static_cast<U64>(address < floor) | (address & (kBytes - 1)) | address >> 32;
        wrong |= isAll || (mask >> lane & 1) != 0 ? isWrong : 0;
    }
    if (wrong != 0)
        return fallBack(Space::Local, isStore, false)(instruction, registers, mask);
    const Shape shape(warp, instruction, isStore ? instruction.from[1] : instruction.to);
    eachLane<isAll>(mask, [&](int lane) __attribute__((always_inline)) {
        std::byte* const own = warp.local + static_cast<U64>(lane) * warp.localStride + base[lane] + offset;
        shape.template move<isStore>(lane, own);
    });
    return Next::Continue;
}

template <Space space, bool isStore, typename Element, typename Register, int N>
constexpr FastPathEntry globalEntry()
{
    return {space, isStore, false, {sizeof(Element), sizeof(Register), N, false},
            {global<space, isStore, true, Element, Register, N>, global<space, isStore, false, Element, Register, N>}};
}

template <bool isStore, typename Base, typename Element, typename Register, int N>
constexpr FastPathEntry sharedEntry()
{
    return {Space::Shared, isStore, sizeof(Base) == 4, {sizeof(Element), sizeof(Register), N, false},
            {shared<isStore, true, Base, Element, Register, N>, shared<isStore, false, Base, Element, Register, N>}};
}

template <bool isStore, typename Element, typename Register, int N>
constexpr FastPathEntry localEntry()
{
    return {Space::Local, isStore, false, {sizeof(Element), sizeof(Register), N, false},
            {local<isStore, true, Element, Register, N>, local<isStore, false, Element, Register, N>}};
}

#define KD_LOCAL_SHAPE(Element, Register, N) localEntry<false, Element, Register, N>(), localEntry<true, Element, Register, N>()
#define KD_SHAPE(Element, Register, N)                                                                     \
    globalEntry<Space::Global, false, Element, Register, N>(), globalEntry<Space::Global, true, Element, Register, N>(),   \
        globalEntry<Space::Generic, false, Element, Register, N>(), globalEntry<Space::Generic, true, Element, Register, N>(), \
        sharedEntry<false, U32, Element, Register, N>(), sharedEntry<true, U32, Element, Register, N>(),                   \
        sharedEntry<false, U64, Element, Register, N>(), sharedEntry<true, U64, Element, Register, N>()

constexpr FastPathEntry kEntries[] = {
    KD_SHAPE(U32, U32, 1), KD_SHAPE(U32, U32, 2), KD_SHAPE(U32, U32, 4), KD_SHAPE(U64, U64, 1), KD_SHAPE(U64, U64, 2),
    KD_SHAPE(U16, U16, 1), KD_SHAPE(U8, U16, 1), KD_SHAPE(U8, U16, 4), KD_SHAPE(U8, U32, 1),
    globalEntry<Space::Const, false, U32, U32, 1>(), globalEntry<Space::Const, false, U64, U64, 1>(),
    globalEntry<Space::Const, false, U32, U32, 4>(),
    KD_LOCAL_SHAPE(U32, U32, 1), KD_LOCAL_SHAPE(U64, U64, 1), KD_LOCAL_SHAPE(U32, U32, 2), KD_LOCAL_SHAPE(U32, U32, 4)};

#undef KD_SHAPE
#undef KD_LOCAL_SHAPE

}  // namespace

extern const FastPathTable kFastTable;
const FastPathTable kFastTable{kEntries, sizeof kEntries / sizeof kEntries[0]};

}  // namespace kd::emulator::KD_ISA
