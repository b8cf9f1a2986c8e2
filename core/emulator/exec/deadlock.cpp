// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/barrier.h"

#include "core/emulator/warp/callframe.h"
#include "core/emulator/exec/faultplace.h"
#include "core/emulator/warp/lanemask.h"

#include <algorithm>
#include <bit>

// Why no thread of a block can go on.
namespace kd::emulator {
namespace {

Warp& blame(Warp& warp, const DivergentPath& path, Fault::Kind kind, Message text)
{
    warp.call = path.call;
    warp.pc = path.pc;
    warp.fault = {.kind = kind, .lane = std::countr_zero(path.mask), .text = std::move(text)};
    return warp;
}

const DivergentPath* pathOf(const Warp& warp, int lane)
{
    for (const DivergentPath& path : warp.waiting)
        if ((path.mask >> lane & 1) != 0)
            return &path;
    return nullptr;
}

Message whereabouts(const Block& block, const Warp& warp, int lane)
{
    const DivergentPath* path = pathOf(warp, lane);
    const std::string thread = tripleName(threadOf(*block.launch, warp.index, lane));
    if (path == nullptr)
        return message("thread {} has ended", thread);
    return message("thread {} waits at {}", thread, lineName(*warp.program->module, *path->call->function, path->pc));
}

const WarpSync* awaitedSync(const Warp& warp, const DivergentPath& path)
{
    for (const WarpSync& sync : warp.syncs)
        if (sync.leaving == 0 && (sync.arrived & path.mask) != 0)
            return &sync;
    return nullptr;
}

Message syncText(const Block& block, const Warp& warp, const WarpSync& sync)
{
    const LaneMask missing = sync.members & warp.live & ~sync.arrived;
    return message("lanes {} wait in a warp-wide operation with member mask {} for lanes {} that do not come: {}",
                   maskName(sync.arrived), maskName(sync.members), maskName(missing),
                   whereabouts(block, warp, std::countr_zero(missing)));
}

// Of an instruction that a whole warp executes.
Message wholeWarpText(const Block& block, const Warp& warp, const DivergentPath& path)
{
    LaneMask here = 0;
    for (const DivergentPath& other : warp.waiting)
        here |= other.wait == Wait::Lanes && other.pc == path.pc && other.call == path.call ? other.mask : 0;
    return message("lanes {} wait at an instruction that all 32 lanes of a warp must execute together for lanes {} that do not "
                   "come: {}",
                   maskName(here), maskName(~here), whereabouts(block, warp, std::countr_zero(~here)));
}

Message lanesText(const Block& block, const Warp& warp, const DivergentPath& path)
{
    const WarpSync* sync = awaitedSync(warp, path);
    return sync != nullptr ? syncText(block, warp, *sync) : wholeWarpText(block, warp, path);
}

Message barrierText(const Block& block, const BarrierState& state)
{
    unsigned missing = 0, all = 0;
    Message first;
    for (const Warp& warp : block.warps) {
        const LaneMask lacks = warp.live & ~state.arrived[warp.index];
        if (lacks != 0 && missing == 0)
            first = whereabouts(block, warp, std::countr_zero(lacks));
        missing += laneCount(lacks);
        all += laneCount(warp.live);
    }
    return message("{} of {} threads of the block that have not ended do not come to this barrier: {}", missing, all,
                   std::move(first));
}

Warp& explainBarrier(Block& block, Warp& warp, const DivergentPath& path)
{
    const BarrierState& state = block.barriers[path.barrier];
    if (state.threads == 0)
        return blame(warp, path, Fault::Kind::BarrierDivergence, barrierText(block, state));
    unsigned arrived = 0;
    for (const LaneMask lanesOfWarp : state.arrived)
        arrived += laneCount(lanesOfWarp);
    return blame(warp, path, Fault::Kind::Deadlock,
                 message("barrier {} waits for {} threads, {} have come, and every thread that is left waits",
                         unsigned{path.barrier}, state.threads, arrived));
}

}  // namespace

bool waitsWithinBlock(const Block& block)
{
    return std::ranges::any_of(block.warps, [](const Warp& warp) {
        return std::ranges::any_of(warp.waiting, [](const DivergentPath& path) {
            return path.wait != Wait::Nothing && (path.wait != Wait::Barrier || path.barrier != kClusterBarrier);
        });
    });
}

Warp& explainDeadlock(Block& block)
{
    if (Warp* const warp = block.products == nullptr ? nullptr : block.products->explain())
        return *warp;
    if (Warp* const warp = block.tensorMemory == nullptr ? nullptr : block.tensorMemory->explain())
        return *warp;
    if (Warp* const warp = block.async == nullptr ? nullptr : block.async->explain())
        return *warp;
    for (Warp& warp : block.warps)
        for (const DivergentPath& path : warp.waiting)
            if (path.wait == Wait::Lanes)
                return blame(warp, path, Fault::Kind::LanesMissing, lanesText(block, warp, path));
    for (const bool isOfCluster : {false, true})  // of which the others may be the cause
        for (Warp& warp : block.warps)
            for (const DivergentPath& path : warp.waiting)
                if (path.wait == Wait::Barrier && (path.barrier == kClusterBarrier) == isOfCluster)
                    return explainBarrier(block, warp, path);
    block.warps.front().fault = {.kind = Fault::Kind::Deadlock, .text = "no thread of the block can go on"};
    return block.warps.front();
}

}  // namespace kd::emulator
