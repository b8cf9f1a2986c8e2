// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/executor.h"

#include "core/emulator/exec/divergentpaths.h"
#include "core/emulator/warp/lanemask.h"
#include "core/emulator/exec/warpsync.h"


namespace kd::emulator {
namespace {

// `lanes`: of `active`.
template <bool isCounting> Next step(const Instruction& instruction, Warp& warp, LaneMask active, unsigned lanes)
{
    LaneMask mask = active;
    if (instruction.guard != kNoGuard) {
        const LaneMask guard = predicate(warp, instruction.guard);
        mask &= instruction.guardNegated ? ~guard : guard;
        if (mask == 0) {
            if constexpr (isCounting)
                ++warp.counts[indexOf(instruction, warp)].executed;
            return Next::Continue;
        }
    }
    if constexpr (isCounting) {
        InstructionCount& count = warp.counts[indexOf(instruction, warp)];
        ++count.executed;
        count.lanes += mask == active ? lanes : laneCount(mask);
    }
    return mask == kAllLanes ? instruction.all(instruction, warp, mask) : instruction.some(instruction, warp, mask);
}

// Runs from warp.pc until something else than the next instruction comes. Only here are warp.pc and warp.issued behind.
template <bool isCounting> Next runSegment(Warp& warp)
{
    const LaneMask active = warp.active;
    const unsigned lanes = active == kAllLanes ? kLanes : laneCount(active);
    const Instruction* const begin = warp.code + warp.pc;
    const Instruction* const stop = warp.stop;
    const Instruction* at = begin;
    warp.segment = begin;
    Next next = Next::Continue;
    while (next == Next::Continue) {
        if (at == stop) {
            warp.pc = indexOf(*at, warp);
            next = Next::Moved;
            break;
        }
        next = step<isCounting>(*at, warp, active, lanes);
        ++at;
    }
    if (next == Next::Faulted)
        warp.pc = indexOf(*(at - 1), warp);
    const auto executed = static_cast<std::uint64_t>(at - begin);
    warp.issued += executed;
    warp.laneIssued += executed * lanes;
    return next;
}

WarpState stateWithoutTurn(const Warp& warp)
{
    return warp.live == 0 ? WarpState::Finished : WarpState::Blocked;
}

// Lanes that have exited need not be waited for by the others of their warp.
bool chooseAny(Warp& warp)
{
    return schedule(warp) || (completeSyncs(warp) && schedule(warp));
}

template <bool isCounting> WarpState runTimeSlice(Warp& warp, std::uint64_t budget)
{
    const std::uint64_t deadline = warp.issued + budget;
    if (!chooseAny(warp))
        return stateWithoutTurn(warp);
    for (;;) {
        if (runSegment<isCounting>(warp) == Next::Faulted)
            return WarpState::Faulted;
        if ((warp.active == 0 || !warp.waiting.empty()) && !chooseAny(warp))
            return stateWithoutTurn(warp);
        if (warp.issued >= deadline)
            return WarpState::Yielded;
    }
}

}  // namespace

WarpState runWarp(Warp& warp, std::uint64_t budget)
{
    return warp.countsByFunction == nullptr ? runTimeSlice<false>(warp, budget) : runTimeSlice<true>(warp, budget);
}

}  // namespace kd::emulator
