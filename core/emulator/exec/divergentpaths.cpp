// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/divergentpaths.h"

#include <algorithm>

namespace kd::emulator {
namespace {

constexpr std::uint32_t kBackEdges = 1024, kFewestBackEdges = 32;

bool goesBefore(const DivergentPath& a, const DivergentPath& b)
{
    if (a.yieldCount != b.yieldCount)
        return a.yieldCount < b.yieldCount;
    if (a.call->depth != b.call->depth)
        return a.call->depth > b.call->depth;
    return a.pc < b.pc;
}

bool isRunnable(const DivergentPath& path)
{
    return path.wait == Wait::Nothing;
}

std::vector<DivergentPath>::iterator bestOf(std::vector<DivergentPath>& paths)
{
    auto best = paths.end();
    for (auto path = paths.begin(); path != paths.end(); ++path)
        if (isRunnable(*path) && (best == paths.end() || goesBefore(*path, *best)))
            best = path;
    return best;
}

// Takes in all that stand where `scheduled` does.
void join(Warp& warp, DivergentPath& scheduled)
{
    std::erase_if(warp.waiting, [&](const DivergentPath& other) {
        if (!isRunnable(other) || other.call != scheduled.call || other.pc != scheduled.pc)
            return false;
        scheduled.mask |= other.mask;
        scheduled.yieldCount = std::max(scheduled.yieldCount, other.yieldCount);
        --scheduled.call->references;
        return true;
    });
}

const Instruction* nextJoin(const Warp& warp)
{
    std::uint32_t nearest = ~std::uint32_t{0};
    for (const DivergentPath& other : warp.waiting)
        if (isRunnable(other) && other.call == warp.call && other.pc > warp.pc)
            nearest = std::min(nearest, other.pc);
    return nearest == ~std::uint32_t{0} ? nullptr : warp.code + nearest;
}

}  // namespace

void enter(Warp& warp, CallFrame* call, std::uint32_t pc)
{
    warp.call = call;
    warp.pc = pc;
    warp.frame = call->memory;
    warp.lists = call->function->lists.data();
    warp.code = call->function->code.data();
    warp.counts = warp.countsByFunction == nullptr ? nullptr : warp.countsByFunction[call->function->index];
}

DivergentPath& split(Warp& warp, LaneMask lanes, std::uint32_t pc)
{
    warp.waiting.push_back({.pc = pc, .mask = lanes, .call = warp.call, .yieldCount = warp.yieldCount});
    warp.active &= ~lanes;
    if (warp.active != 0)
        ++warp.call->references;
    return warp.waiting.back();
}

bool schedule(Warp& warp)
{
    warp.stop = nullptr;
    if (warp.active != 0) {
        if (warp.waiting.empty())
            return true;
        split(warp, warp.active, warp.pc);
    }
    const auto best = bestOf(warp.waiting);
    if (best == warp.waiting.end())
        return false;
    DivergentPath scheduled = *best;
    warp.waiting.erase(best);
    join(warp, scheduled);
    warp.active = scheduled.mask;
    warp.yieldCount = scheduled.yieldCount;
    enter(warp, scheduled.call, scheduled.pc);
    warp.stop = nextJoin(warp);
    return true;
}

void jump(Warp& warp, std::uint32_t from, std::uint32_t target)
{
    warp.pc = target;
    if (target > from || warp.waiting.empty())
        return;
    if (++warp.backEdges >= std::max(kFewestBackEdges, kBackEdges >> std::min(warp.yieldCount, 31U))) {
        warp.backEdges = 0;
        ++warp.yieldCount;
    }
}

void exitLanes(Warp& warp, LaneMask lanes)
{
    warp.live &= ~lanes;
    warp.active &= ~lanes;
    if (warp.active == 0)
        warp.frames->drop(warp.call);
}

}  // namespace kd::emulator
