// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/divergentpaths.h"

#include <algorithm>

namespace kd::emulator {
namespace {

constexpr std::uint32_t kBackEdges = 1024, kFewestBackEdges = 32;

bool goesBefore(const DivergentPath& a, const DivergentPath& b)
{
    if (a.turn != b.turn)
        return a.turn < b.turn;
    if (a.call->depth != b.call->depth)
        return a.call->depth > b.call->depth;
    return a.pc < b.pc;
}

bool isRunnable(const DivergentPath& fragment)
{
    return fragment.wait == Wait::Turn;
}

std::vector<DivergentPath>::iterator bestOf(std::vector<DivergentPath>& fragments)
{
    auto best = fragments.end();
    for (auto fragment = fragments.begin(); fragment != fragments.end(); ++fragment)
        if (isRunnable(*fragment) && (best == fragments.end() || goesBefore(*fragment, *best)))
            best = fragment;
    return best;
}

// Takes in all that stand where `chosen` does.
void join(Warp& warp, DivergentPath& chosen)
{
    std::erase_if(warp.waiting, [&](const DivergentPath& other) {
        if (!isRunnable(other) || other.call != chosen.call || other.pc != chosen.pc)
            return false;
        chosen.mask |= other.mask;
        chosen.turn = std::max(chosen.turn, other.turn);
        --chosen.call->references;
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

DivergentPath& setAside(Warp& warp, LaneMask lanes, std::uint32_t pc)
{
    warp.waiting.push_back({.pc = pc, .mask = lanes, .call = warp.call, .turn = warp.turn});
    warp.active &= ~lanes;
    if (warp.active != 0)
        ++warp.call->references;
    return warp.waiting.back();
}

bool choose(Warp& warp)
{
    warp.stop = nullptr;
    if (warp.active != 0) {
        if (warp.waiting.empty())
            return true;
        setAside(warp, warp.active, warp.pc);
    }
    const auto best = bestOf(warp.waiting);
    if (best == warp.waiting.end())
        return false;
    DivergentPath chosen = *best;
    warp.waiting.erase(best);
    join(warp, chosen);
    warp.active = chosen.mask;
    warp.turn = chosen.turn;
    enter(warp, chosen.call, chosen.pc);
    warp.stop = nextJoin(warp);
    return true;
}

void jump(Warp& warp, std::uint32_t from, std::uint32_t target)
{
    warp.pc = target;
    if (target > from || warp.waiting.empty())
        return;
    if (++warp.backEdges >= std::max(kFewestBackEdges, kBackEdges >> std::min(warp.turn, 31U))) {
        warp.backEdges = 0;
        ++warp.turn;
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
