// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/observe.h"

#include "core/emulator/checks/accesscounts.h"
#include "core/emulator/checks/clusterwatch.h"
#include "core/emulator/checks/globalraces.h"
#include "core/emulator/checks/racedetector.h"
#include "core/emulator/checks/writewatch.h"
#include "core/emulator/memory/loadstoreops.h"

namespace kd::emulator {
namespace {

constexpr std::size_t kMaxBytes = 32;  // of an access

Access sharedAccess(std::uint32_t bytes, bool isStore)
{
    return {.space = ptx::Space::Shared, .kind = isStore ? AccessKind::Write : AccessKind::Read, .bytes = bytes};
}

// What the lanes of a store wrote, where two of them wrote to the same byte.
struct Written {
    alignas(kMaxBytes) std::byte bytes[kLanes * kMaxBytes];

    Written(const Instruction& instruction, const Warp& warp, LaneMask mask, std::uint32_t laneBytes)
    {
        std::byte* places[kLanes];
        for (std::uint32_t lane = 0; lane < kLanes; ++lane)
            places[lane] = bytes + lane * laneBytes;
        storeMove(instruction)(instruction, warp, mask, places);
    }
};

void tellRaces(const Instruction& instruction, const Warp& warp, LaneMask mask, const Access& access, const std::uint32_t* offsets)
{
    RaceDetector& races = *warp.block->races;
    if (access.kind != AccessKind::Write || !lanesOverlap(patternOf(instruction, offsets, mask, access.bytes)))
        return races.note(instruction, warp, mask, access, offsets);
    const Written written(instruction, warp, mask, access.bytes);
    races.note(instruction, warp, mask, access, offsets, written.bytes);
}

void tellRaces(const Instruction& instruction, const Warp& warp, const Access& access, const LaneGroups& groups)
{
    RaceDetector& races = *warp.block->races;
    if (access.kind != AccessKind::Write || !lanesOverlap(patternOf(instruction, groups)))
        return races.note(instruction, warp, access, groups);
    const Written written(instruction, warp, kAllLanes, access.bytes);
    races.note(instruction, warp, access, groups, written.bytes);
}

void countPlaces(const Instruction& instruction, const Warp& warp, const Access& access, const LaneAddresses& places)
{
    InstructionCount* count = countOf(instruction, warp);
    if (places.global != 0 && count != nullptr)
        countGlobal(*count, instruction, places.address, places.global, access.bytes);
    if (WriteWatch* const watch = warp.block->launch->watch; watch != nullptr && places.global != 0)
        watch->note(instruction, warp, places.global, places.address, access.bytes);
}

// Lanes that were at memory of other blocks of the cluster.
void tellClusterRaces(const Instruction& instruction, const Warp& warp, const Access& access, const LaneAddresses& places)
{
    ClusterWatch* const watch = warp.block->cluster->watch;
    for (LaneMask left = watch == nullptr ? 0 : places.remote; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        Block& owner = *places.owner[lane];
        const auto offset = static_cast<std::uint32_t>(places.host[lane] - owner.shared);
        if (access.kind != AccessKind::Write && owner.races != nullptr)
            owner.races->readByOther(instruction, warp, lane, access, offset);
        if (access.kind != AccessKind::Read && owner.races != nullptr)
            owner.races->written(offset, access.bytes);
        CopyShadow* const copies = owner.races == nullptr ? nullptr : owner.races->copies();
        if (copies != nullptr && copies->isAny())
            copies->touch({&instruction, RaceDetector::useOf(access), access.bytes}, numberInCluster(warp), left & (0 - left),
                          [offset](int) { return offset; });
        watch->touch({&instruction, RaceDetector::useOf(access), access.bytes}, numberInCluster(warp), lane, owner, offset);
    }
}

void storeValues(const Instruction& instruction, const Warp& warp, LaneMask mask, std::byte* bytes)
{
    const std::uint32_t laneBytes = storeBytes(instruction);
    std::byte* places[kLanes];
    for (std::uint32_t lane = 0; lane < kLanes; ++lane)
        places[lane] = bytes + lane * laneBytes;
    storeMove(instruction)(instruction, warp, mask, places);
}

void sharedOffsets(const Warp& warp, const LaneAddresses& places, std::uint32_t* offsets)
{
    for (LaneMask left = places.shared; left != 0; left &= left - 1)
        offsets[lowestLane(left)] = static_cast<std::uint32_t>(places.host[lowestLane(left)] - warp.shared);
}

}  // namespace

void observeLanes(const Instruction& instruction, const Warp& warp, LaneMask mask, const Access& access,
                  const std::uint32_t* offsets)
{
    if (InstructionCount* count = countOf(instruction, warp))
        count->bankConflicts += bankConflicts(patternOf(instruction, offsets, mask, access.bytes));
    if (warp.block->races != nullptr)
        tellRaces(instruction, warp, mask, access, offsets);
    if (warp.block->globalRaces != nullptr && (access.order != Order::Weak || access.kind == AccessKind::Atomic))
        warp.block->globalRaces->touchedShared(warp, access.kind);
}

void observeShared(const Instruction& instruction, const Warp& warp, LaneMask mask, const std::uint32_t* offsets,
                   std::uint32_t bytes, bool isStore)
{
    observeLanes(instruction, warp, mask, sharedAccess(bytes, isStore), offsets);
}

void observeGroups(const Instruction& instruction, const Warp& warp, const LaneGroups& groups, bool isStore)
{
    if (InstructionCount* count = countOf(instruction, warp))
        count->bankConflicts += bankConflicts(patternOf(instruction, groups));
    if (warp.block->races != nullptr)
        tellRaces(instruction, warp, sharedAccess(groups.bytes, isStore), groups);
}

void watchStore(const Instruction& instruction, const Warp& warp, const Access& access, const LaneAddresses& places)
{
    warp.block->globalRaces->touch(instruction, warp, places.global, places.address, access, storeValues);
}

void watchGroups(const Instruction& instruction, const Warp& warp, const std::uint64_t* first, std::uint64_t step,
                 std::uint32_t bytes, bool isStore)
{
    GlobalRaceDetector::Groups groups{.step = static_cast<std::uint32_t>(step), .bytes = bytes};
    for (std::size_t group = 0; group < groups.first.size(); ++group)
        groups.first[group] = first[group];
    warp.block->globalRaces->touch(instruction, warp, groups, isStore ? storeValues : nullptr);
}

void watchLanes(const Instruction& instruction, const Warp& warp, const std::uint64_t* base, std::uint64_t offset, LaneMask mask,
                std::uint32_t bytes, bool isStore)
{
    std::uint64_t addresses[kLanes];
    for (LaneMask left = mask; left != 0; left &= left - 1)
        addresses[lowestLane(left)] = base[lowestLane(left)] + offset;
    const Access access{.space = ptx::Space::Global, .kind = isStore ? AccessKind::Write : AccessKind::Read, .bytes = bytes};
    warp.block->globalRaces->touch(instruction, warp, mask, addresses, access, isStore ? storeValues : nullptr);
}

bool watchesTexels(const Warp& warp, bool isArray)
{
    return warp.block->globalRaces != nullptr && warp.block->globalRaces->watchesTexels(isArray);
}

void watchTexel(const Instruction& instruction, const Warp& warp, int lane, std::uint64_t address, std::uint32_t bytes,
                TexelUse use)
{
    warp.block->globalRaces->touchTexel(instruction, warp, lane, address, bytes, use);
}

void countLanes(const Instruction& instruction, const Warp& warp, const std::uint64_t* base, std::uint64_t offset, LaneMask mask,
                std::uint32_t bytes)
{
    std::uint64_t addresses[kLanes];
    for (LaneMask left = mask; left != 0; left &= left - 1)
        addresses[lowestLane(left)] = base[lowestLane(left)] + offset;
    countGlobal(*countOf(instruction, warp), instruction, addresses, mask, bytes);
    if (WriteWatch* const watch = warp.block->launch->watch)
        watch->note(instruction, warp, mask, addresses, bytes);
}

void observe(const Instruction& instruction, Warp& warp, const Access& access, const LaneAddresses& places)
{
    countPlaces(instruction, warp, access, places);
    if (places.remote != 0)
        tellClusterRaces(instruction, warp, access, places);
    if (warp.block->globalRaces != nullptr && access.kind == AccessKind::Read)
        warp.block->globalRaces->touch(instruction, warp, places.global, places.address, access, nullptr);
    if (places.shared == 0)
        return;
    std::uint32_t offsets[kLanes];
    sharedOffsets(warp, places, offsets);
    observeLanes(instruction, warp, places.shared, access, offsets);
}

void observeSource(const Instruction& instruction, const Warp& warp, const Access& access, const LaneAddresses& places)
{
    countPlaces(instruction, warp, access, places);
}

void observeWritten(const Instruction& instruction, const Warp& warp, const Access& access, const LaneAddresses& places,
                    const std::byte* written)
{
    countPlaces(instruction, warp, access, places);
    if (places.remote != 0)
        tellClusterRaces(instruction, warp, access, places);
    if (warp.block->globalRaces != nullptr)
        warp.block->globalRaces->touch(instruction, warp, places.global, places.address, access, nullptr);
    if (places.shared == 0)
        return;
    std::uint32_t offsets[kLanes];
    sharedOffsets(warp, places, offsets);
    if (InstructionCount* count = countOf(instruction, warp))
        count->bankConflicts += bankConflicts(patternOf(instruction, offsets, places.shared, access.bytes));
    if (warp.block->races != nullptr)
        warp.block->races->note(instruction, warp, places.shared, access, offsets, written);
}

}  // namespace kd::emulator
