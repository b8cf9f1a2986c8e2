// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/barrier.h"

#include "core/emulator/checks/clusterwatch.h"
#include "core/emulator/checks/globalraces.h"
#include "core/emulator/checks/racedetector.h"
#include "core/emulator/checks/unwrittenvalues.h"
#include "core/emulator/warp/callframe.h"
#include "core/emulator/exec/faultplace.h"
#include "core/emulator/exec/divergentpaths.h"
#include "core/emulator/warp/lanemask.h"

#include <algorithm>
#include <bit>

namespace kd::emulator {
namespace {

bool isWaitingAt(const DivergentPath& path, std::uint32_t barrier)
{
    return path.wait == Wait::Barrier && path.barrier == barrier;
}

// Threads that count towards a number of threads: a warp counts whole for an aligned barrier, once all its lanes that are left
// have come.
unsigned threadsArrived(const Block& block, const BarrierState& state)
{
    unsigned threads = 0;
    for (const Warp& warp : block.warps) {
        const LaneMask arrived = state.arrived[warp.index];
        if (!state.isAligned)
            threads += laneCount(arrived);
        else if (arrived != 0 && (warp.live & ~arrived) == 0)
            threads += kLanes;
    }
    return threads;
}

// Threads that have exited are not waited for (PTX ISA 9.0, barrier and exit).
bool hasEverybody(const Block& block, const BarrierState& state)
{
    return std::ranges::all_of(block.warps, [&](const Warp& warp) { return (warp.live & ~state.arrived[warp.index]) == 0; });
}

// `one`: a block of the cluster.
template <typename Act> void eachBlockOfCluster(Block& one, const Act& act)
{
    if (one.cluster == nullptr)
        return act(one);
    for (Block* const block : one.cluster->blocks)
        act(*block);
}

bool isClusterComplete(Block& one)
{
    bool isUsed = false, hasAll = true;
    eachBlockOfCluster(one, [&](const Block& block) {
        isUsed |= block.barriers[kClusterBarrier].isUsed;
        hasAll &= block.hasEnded || hasEverybody(block, block.barriers[kClusterBarrier]);
    });
    return isUsed && hasAll;
}

bool isBarrierComplete(const Block& block, const BarrierState& state)
{
    return state.isUsed && (state.threads == 0 ? hasEverybody(block, state) : threadsArrived(block, state) >= state.threads);
}

// Paths of one warp that wait at different instructions: what an aligned barrier does not allow.
bool isSplit(const Warp& warp, std::uint32_t barrier, const DivergentPath*& one, const DivergentPath*& other)
{
    one = other = nullptr;
    for (const DivergentPath& path : warp.waiting) {
        if (!isWaitingAt(path, barrier))
            continue;
        if (one == nullptr)
            one = &path;
        else if (one->pc != path.pc || one->call != path.call)
            other = &path;
    }
    return other != nullptr;
}

WarpMask warpsWithLanes(const std::array<LaneMask, kMaxWarps>& lanesOfWarps)
{
    WarpMask mask = 0;
    for (std::size_t warp = 0; warp < kMaxWarps; ++warp)
        mask |= lanesOfWarps[warp] != 0 ? WarpMask{1} << warp : 0;
    return mask;
}

WarpMask warpsThatEnded(const Block& block)
{
    WarpMask mask = 0;
    for (const Warp& warp : block.warps)
        mask |= warp.live == 0 ? WarpMask{1} << warp.index : 0;
    return mask;
}

void writeReduction(const DivergentPath& path, const BarrierReduction& votes)
{
    const Instruction& instruction = path.call->function->code[path.pc];
    std::byte* const frame = path.call->memory;
    if ((instruction.aux & BarrierFlags::kCount) != 0) {
        for (LaneMask lanesLeft = path.mask; lanesLeft != 0; lanesLeft &= lanesLeft - 1)
            lanes<std::uint32_t>(frame, instruction.to)[std::countr_zero(lanesLeft)] = votes.count;
    } else if ((instruction.aux & (BarrierFlags::kAll | BarrierFlags::kAny)) != 0) {
        const bool is = (instruction.aux & BarrierFlags::kAll) != 0 ? votes.all : votes.any;
        LaneMask& result = predicate(frame, instruction.to);
        result = (result & ~path.mask) | (is ? path.mask : 0);
    }
}

void releasePart(Block& block, std::uint32_t barrier)
{
    const BarrierState state = block.barriers[barrier];
    block.barriers[barrier] = {};
    if (barrier == kClusterBarrier)
        block.passed = state.arrived;
    for (Warp& warp : block.warps) {
        for (DivergentPath& path : warp.waiting) {
            if (!isWaitingAt(path, barrier))
                continue;
            if (barrier == kClusterBarrier)
                block.passed[warp.index] &= ~path.mask;
            else
                writeReduction(path, state.votes);
            path.wait = Wait::Nothing;
            ++path.pc;
        }
    }
    const WarpMask arrived = warpsWithLanes(state.arrived) | warpsThatEnded(block), waiting = warpsWithLanes(state.waiting);
    if (block.races != nullptr && block.race == nullptr)
        block.race = block.races->barrier(arrived, waiting);
    if (barrier == kClusterBarrier && block.values != nullptr && block.race == nullptr)
        block.race = block.values->found(UnwrittenValues::Space::Cluster);
    if (block.globalRaces != nullptr)
        block.globalRaces->barrier(arrived, waiting);
}

void releaseBarrier(Block& block, std::uint32_t barrier)
{
    if (barrier != kClusterBarrier)
        return releasePart(block, barrier);
    ClusterWatch* const watch = block.cluster == nullptr ? nullptr : block.cluster->watch;
    if (watch != nullptr)
        watch->barrierCompletes();
    eachBlockOfCluster(block, [](Block& each) {
        if (each.globalRaces != nullptr)
            each.globalRaces->releaseAll();
    });
    eachBlockOfCluster(block, [watch](Block& each) {
        if (each.globalRaces != nullptr)
            each.globalRaces->acquireAll();
        for (std::uint32_t warp = 0; watch != nullptr && warp < each.warps.size(); ++warp)
            if (each.barriers[kClusterBarrier].waiting[warp] != 0)
                watch->waits(numberInCluster(each, warp));
        if (!each.hasEnded)
            releasePart(each, kClusterBarrier);
    });
}

void countVotes(const Instruction& instruction, const Warp& warp, LaneMask mask, BarrierReduction& votes)
{
    const LaneMask value = predicate(warp, instruction.from[2]);
    const LaneMask yes = mask & ((instruction.aux & BarrierFlags::kNegated) != 0 ? ~value : value);
    votes.count += laneCount(yes);
    votes.all = votes.all && yes == mask;
    votes.any = votes.any || yes != 0;
}

Next refuse(Warp& warp, Fault::Kind kind, int lane, Message text)
{
    return raise(warp, {.kind = kind, .lane = lane, .text = std::move(text)});
}

Next splitFault(Warp& warp, const DivergentPath& one, const DivergentPath& other)
{
    const auto lineOf = [&](const DivergentPath& path) {
        return lineName(*warp.program->module, *path.call->function, path.pc);
    };
    return refuse(warp, Fault::Kind::BarrierDivergence, std::countr_zero(other.mask),
                  message("threads of one warp wait for each other at two barriers: some at {}, some at {}", lineOf(one),
                          lineOf(other)));
}

}  // namespace

Next arrive(const Instruction& instruction, Warp& warp, LaneMask mask)
{
    Block& block = *warp.block;
    const int lane = std::countr_zero(mask);
    const std::uint32_t number = lanes<std::uint32_t>(warp, instruction.from[0])[lane];
    if (number >= kBarriers)
        return refuse(warp, Fault::Kind::IllegalInstruction, lane,
                      message("barrier {} does not exist: a block has {}", number, kBarriers));
    const bool isCounted = (instruction.aux & BarrierFlags::kCounted) != 0;
    const std::uint32_t threads = isCounted ? lanes<std::uint32_t>(warp, instruction.from[1])[lane] : 0;
    if (isCounted && (threads == 0 || threads % kLanes != 0))
        return refuse(warp, Fault::Kind::IllegalInstruction, lane,
                      message("a barrier of {} threads: the count must be a multiple of 32, and not 0", threads));
    BarrierState& state = block.barriers[number];
    if (state.isUsed && state.threads != threads)
        return refuse(warp, Fault::Kind::BarrierDivergence, lane,
                      message("threads come to barrier {} with different counts of threads: {} and {} (0: all of the block)",
                              number, state.threads, threads));
    state.isUsed = true;
    state.threads = threads;
    state.isAligned = (instruction.aux & BarrierFlags::kAligned) != 0;
    state.arrived[warp.index] |= mask;
    if ((instruction.aux & (BarrierFlags::kCount | BarrierFlags::kAll | BarrierFlags::kAny)) != 0)
        countVotes(instruction, warp, mask, state.votes);
    const std::uint32_t pc = indexOf(instruction, warp);
    if ((instruction.aux & BarrierFlags::kArrives) == 0) {
        state.waiting[warp.index] |= mask;
        if (const LaneMask others = warp.active & ~mask; others != 0)
            split(warp, others, pc + 1);
        DivergentPath& parked = split(warp, mask, pc);
        parked.wait = Wait::Barrier;
        parked.barrier = static_cast<std::uint8_t>(number);
    }
    if (const DivergentPath *one, *other; state.isAligned && isSplit(warp, number, one, other))
        return splitFault(warp, *one, *other);
    if (isBarrierComplete(block, state))
        releaseBarrier(block, number);
    warp.pc = pc + 1;
    return (instruction.aux & BarrierFlags::kArrives) != 0 ? Next::Continue : Next::Parked;
}

Next arriveAtCluster(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    Block& block = *warp.block;
    BarrierState& state = block.barriers[kClusterBarrier];
    if (const LaneMask again = mask & (state.arrived[warp.index] | block.passed[warp.index]); again != 0)
        return refuse(warp, Fault::Kind::BarrierDivergence, lowestLane(again),
                      "a thread arrives at the barrier of its cluster twice without waiting there");
    state.isUsed = true;
    state.arrived[warp.index] |= mask;
    if (block.cluster != nullptr && block.cluster->watch != nullptr)
        block.cluster->watch->arrives(numberInCluster(warp), instruction.aux != 0);
    if (isClusterComplete(block))
        releaseBarrier(block, kClusterBarrier);
    return Next::Continue;
}

Next waitForCluster(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    Block& block = *warp.block;
    LaneMask& passed = block.passed[warp.index];
    BarrierState& state = block.barriers[kClusterBarrier];
    if (const LaneMask absent = mask & ~(passed | state.arrived[warp.index]); absent != 0)
        return refuse(warp, Fault::Kind::BarrierDivergence, lowestLane(absent),
                      "a thread waits at the barrier of its cluster where it has not arrived");
    if ((mask & ~passed) == 0) {
        passed &= ~mask;
        if (block.cluster != nullptr && block.cluster->watch != nullptr)
            block.cluster->watch->waits(numberInCluster(warp));
        return Next::Continue;
    }
    const std::uint32_t pc = indexOf(instruction, warp);
    state.waiting[warp.index] |= mask;
    if (const LaneMask others = warp.active & ~mask; others != 0)
        split(warp, others, pc + 1);
    DivergentPath& parked = split(warp, mask, pc);
    parked.wait = Wait::Barrier;
    parked.barrier = kClusterBarrier;
    warp.pc = pc + 1;
    return Next::Parked;
}

bool completeBarriers(Block& block)
{
    bool isAny = false;
    for (std::uint32_t number = 0; number < block.barriers.size(); ++number) {
        if (number == kClusterBarrier ? isClusterComplete(block) : isBarrierComplete(block, block.barriers[number])) {
            releaseBarrier(block, number);
            isAny = true;
        }
    }
    return isAny;
}

}  // namespace kd::emulator
