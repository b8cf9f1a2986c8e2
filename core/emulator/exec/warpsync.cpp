// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/warpsync.h"

#include "core/emulator/checks/globalraces.h"
#include "core/emulator/checks/racedetector.h"
#include "core/emulator/exec/faultplace.h"
#include "core/emulator/exec/divergentpaths.h"
#include "core/emulator/warp/lanemask.h"

#include <algorithm>
#include <bit>

namespace kd::emulator {
namespace {

// Lanes of `mask` whose sync is over take what it gave. The rest is returned.
LaneMask leave(const WarpOperation& operation, const Instruction& instruction, Warp& warp, LaneMask mask)
{
    for (WarpSync& sync : warp.syncs) {
        const LaneMask lanes = sync.leaving & mask;
        if (lanes == 0)
            continue;
        operation.writeResults(instruction, warp, lanes, sync.arrived, sync.values.data());
        sync.leaving &= ~lanes;
        mask &= ~lanes;
        if (sync.leaving == 0)
            sync.members = 0;
    }
    std::erase_if(warp.syncs, [](const WarpSync& sync) { return sync.members == 0; });
    return mask;
}

WarpSync& findOrAddSync(Warp& warp, std::uint32_t kind, LaneMask members)
{
    const auto found = std::ranges::find_if(warp.syncs, [&](const WarpSync& sync) {
        return sync.leaving == 0 && sync.operation == kind && sync.members == members;
    });
    if (found != warp.syncs.end())
        return *found;
    warp.syncs.push_back({.members = members, .operation = kind});
    return warp.syncs.back();
}

void tellWatch(const Warp& warp)
{
    if (warp.block->races != nullptr)
        warp.block->races->lanesConverge(warp.index);
    if (warp.block->globalRaces != nullptr)
        warp.block->globalRaces->lanesConverge(warp.index);
}

bool isSyncComplete(const WarpSync& sync, const Warp& warp)
{
    return sync.leaving == 0 && (sync.members & warp.live & ~sync.arrived) == 0;
}

void open(WarpSync& sync, Warp& warp)
{
    sync.leaving = sync.arrived & warp.live;
    tellWatch(warp);
    for (DivergentPath& path : warp.waiting)
        if (path.wait == Wait::Lanes && (path.mask & sync.leaving) != 0)
            path.wait = Wait::Nothing;
}

// Lanes with one member mask. True when they are done, else they have brought their values and wait.
bool meetGroup(const WarpOperation& operation, const Instruction& instruction, Warp& warp, LaneMask group, LaneMask members)
{
    if ((members & warp.live & ~group) == 0) {
        std::array<std::uint64_t, kLanes> values{};
        forEachLane(group, [&](int lane) { values[static_cast<std::size_t>(lane)] = operation.contribute(instruction, warp, lane);
                                          });
        operation.writeResults(instruction, warp, group, group, values.data());
        tellWatch(warp);
        return true;
    }
    WarpSync& sync = findOrAddSync(warp, operation.kind, members);
    forEachLane(group,
                [&](int lane) { sync.values[static_cast<std::size_t>(lane)] = operation.contribute(instruction, warp, lane); });
    sync.arrived |= group;
    return false;
}

LaneMask lanesWithMembers(const Warp& warp, Slot members, LaneMask mask, LaneMask value)
{
    LaneMask group = 0;
    forEachLane(mask, [&](int lane) { group |= lanes<LaneMask>(warp, members)[lane] == value ? laneBit(lane) : 0; });
    return group;
}

}  // namespace

bool completeSyncs(Warp& warp)
{
    bool isAny = false;
    for (WarpSync& sync : warp.syncs) {
        if (isSyncComplete(sync, warp) && (sync.arrived & warp.live) != 0) {
            open(sync, warp);
            isAny = true;
        }
    }
    return isAny;
}

Next converge(const WarpOperation& operation, const Instruction& instruction, Warp& warp, LaneMask mask, Slot members)
{
    LaneMask left = warp.syncs.empty() ? mask : leave(operation, instruction, warp, mask);
    LaneMask waiting = 0;
    while (left != 0) {
        const int lane = std::countr_zero(left);
        const LaneMask wanted = lanes<LaneMask>(warp, members)[lane];
        const LaneMask group = lanesWithMembers(warp, members, left, wanted);
        if ((group & ~wanted) != 0)
            return raise(warp, {.kind = Fault::Kind::LanesMissing, .lane = std::countr_zero(group & ~wanted),
                                .text = message("lane {} takes part in a warp-wide operation whose member mask {} does not "
                                                "name it", std::countr_zero(group & ~wanted), maskName(wanted))});
        if (!meetGroup(operation, instruction, warp, group, wanted))
            waiting |= group;
        left &= ~group;
    }
    if (waiting == 0)
        return Next::Continue;
    const std::uint32_t pc = indexOf(instruction, warp);
    // Guarded-off lanes and those that are done go on.
    const LaneMask done = warp.active & ~waiting;
    if (done != 0)
        split(warp, done, pc + 1);
    split(warp, waiting, pc).wait = Wait::Lanes;
    completeSyncs(warp);
    return Next::Parked;
}

Next awaitWholeWarp(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const LaneMask absent = ~warp.live, guardedOff = warp.active & ~mask;
    if (absent != 0)
        return raise(warp, {.kind = Fault::Kind::LanesMissing, .lane = lowestLane(mask),
                            .text = message("all 32 lanes of a warp must execute this instruction together, but lanes {} have "
                                            "ended or are not of the block", maskName(absent))});
    if (guardedOff != 0)
        return raise(warp, {.kind = Fault::Kind::LanesMissing, .lane = lowestLane(guardedOff),
                            .text = message("all 32 lanes of a warp must execute this instruction together, but its predicate is "
                                            "false in lanes {}", maskName(guardedOff))});
    const std::uint32_t pc = indexOf(instruction, warp);
    split(warp, mask, pc).wait = Wait::Lanes;
    const auto isHere = [&](const DivergentPath& path) {
        return path.wait == Wait::Lanes && path.pc == pc && path.call == warp.call;
    };
    LaneMask here = 0;
    for (const DivergentPath& path : warp.waiting)
        here |= isHere(path) ? path.mask : 0;
    for (DivergentPath& path : warp.waiting)
        if (here == kAllLanes && isHere(path))
            path.wait = Wait::Nothing;
    return Next::Parked;
}

}  // namespace kd::emulator
