// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/executor.h"

#include "core/emulator/checks/unwrittenvalues.h"
#include "core/emulator/checks/valuenotes.h"
#include "core/emulator/exec/divergentpaths.h"
#include "core/emulator/exec/warpsync.h"
#include "core/emulator/warp/lanemask.h"

namespace kd::emulator {
namespace {

LaneMask guarded(const Instruction& instruction, const Warp& warp, LaneMask active)
{
    if (instruction.guard == kNoGuard)
        return active;
    const LaneMask guard = predicate(warp, instruction.guard);
    return active & (instruction.guardNegated ? ~guard : guard);
}

// `lanes`: of `active`.
template <bool isCounting> Next step(const Instruction& instruction, Warp& warp, LaneMask active, unsigned lanes)
{
    const LaneMask mask = guarded(instruction, warp, active);
    if (instruction.guard != kNoGuard && mask == 0) {
        if constexpr (isCounting)
            ++warp.counts[indexOf(instruction, warp)].executed;
        return Next::Continue;
    }
    if constexpr (isCounting) {
        InstructionCount& count = warp.counts[indexOf(instruction, warp)];
        ++count.executed;
        count.lanes += mask == active ? lanes : laneCount(mask);
    }
    return mask == kAllLanes ? instruction.all(instruction, warp, mask) : instruction.some(instruction, warp, mask);
}

// The same where values that were read from unwritten memory are followed, from the instruction that reads the first of them on.
template <bool isCounting>
[[gnu::always_inline]] inline Next followedStep(const Instruction& instruction, Warp& warp, const bool& isFollowed, LaneMask active,
                                                unsigned lanes)
{
    if (!isFollowed) {
        const Next next = step<isCounting>(instruction, warp, active, lanes);
        if (isFollowed)  // a load, whose guard and frame are what they were
            warp.block->values->after(instruction, warp, warp.call, active, guarded(instruction, warp, active));
        return next;
    }
    const CallFrame* const call = warp.call;
    const LaneMask mask = guarded(instruction, warp, active);
    warp.block->values->before(instruction, warp, active, mask);
    const Next next = step<isCounting>(instruction, warp, active, lanes);
    warp.block->values->after(instruction, warp, call, active, mask);
    return next;
}

// The same of a load of local memory that nobody has written.
template <bool isCounting>
Next unwrittenStep(const Instruction& instruction, Warp& warp, bool isFollowed, LaneMask active, unsigned lanes, LaneMask mask)
{
    UnwrittenValues& values = *warp.block->values;
    if (isFollowed)
        values.before(instruction, warp, active, mask);
    const Next next = step<isCounting>(instruction, warp, active, lanes);
    warp.block->notes->tellUnwritten(instruction, warp);
    values.after(instruction, warp, warp.call, active, mask);
    return next;
}

// `isFollowed`: where that is asked for.
template <bool isCounting, bool isWatched>
[[gnu::always_inline]] inline Next oneStep(const Instruction& instruction, Warp& warp, const bool* isFollowed, LaneMask active,
                                           unsigned lanes)
{
    if constexpr (isWatched)
        return followedStep<isCounting>(instruction, warp, *isFollowed, active, lanes);
    else
        return step<isCounting>(instruction, warp, active, lanes);
}

// The same where its values are looked at. `row`: of the block's notes, not 0.
template <bool isCounting, bool isWatched>
Next notedStep(std::uint32_t row, const Instruction& instruction, Warp& warp, const bool* isFollowed, LaneMask active,
               unsigned lanes)
{
    const LaneMask mask = guarded(instruction, warp, active);
    if (mask == 0)
        return oneStep<isCounting, isWatched>(instruction, warp, isFollowed, active, lanes);
    ValueNotes& notes = *warp.block->notes;
    notes.before(row, warp, mask);
    if constexpr (isWatched)
        if (notes.readsUnwritten())
            return unwrittenStep<isCounting>(instruction, warp, *isFollowed, active, lanes, mask);
    const Next next = oneStep<isCounting, isWatched>(instruction, warp, isFollowed, active, lanes);
    if (next == Next::Continue)
        notes.after(row, instruction, warp, mask);
    return next;
}

// Runs from warp.pc until something else than the next instruction comes. Only here are warp.pc and warp.issued behind.
template <bool isCounting, bool isWatched, bool isNoted> Next runSegment(Warp& warp)
{
    const LaneMask active = warp.active;
    const unsigned lanes = active == kAllLanes ? kLanes : laneCount(active);
    const Instruction* const begin = warp.code + warp.pc;
    const Instruction* const stop = warp.stop;
    const Instruction* at = begin;
    warp.segment = begin;
    const bool* const isFollowed = isWatched ? warp.block->values->isFollowed(warp.index) : nullptr;
    [[maybe_unused]] const std::uint32_t* row = isNoted ? warp.block->notes->rowsOf(*warp.call->function) + warp.pc : nullptr;
    Next next = Next::Continue;
    while (next == Next::Continue) {
        if (at == stop) {
            warp.pc = indexOf(*at, warp);
            next = Next::Moved;
            break;
        }
        if constexpr (isNoted) {
            next = *row != 0 ? notedStep<isCounting, isWatched>(*row, *at, warp, isFollowed, active, lanes)
                             : oneStep<isCounting, isWatched>(*at, warp, isFollowed, active, lanes);
            ++row;
        } else {
            next = oneStep<isCounting, isWatched>(*at, warp, isFollowed, active, lanes);
        }
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

template <bool isCounting, bool isWatched, bool isNoted> WarpState runTimeSlice(Warp& warp, std::uint64_t budget)
{
    const std::uint64_t deadline = warp.issued + budget;
    if (!chooseAny(warp))
        return stateWithoutTurn(warp);
    for (;;) {
        if (runSegment<isCounting, isWatched, isNoted>(warp) == Next::Faulted)
            return WarpState::Faulted;
        if ((warp.active == 0 || !warp.waiting.empty()) && !chooseAny(warp))
            return stateWithoutTurn(warp);
        if (warp.issued >= deadline)
            return WarpState::Yielded;
    }
}

template <bool isWatched, bool isNoted> WarpState runTimeSlice(Warp& warp, std::uint64_t budget)
{
    return warp.countsByFunction == nullptr ? runTimeSlice<false, isWatched, isNoted>(warp, budget)
                                            : runTimeSlice<true, isWatched, isNoted>(warp, budget);
}

}  // namespace

WarpState runWarp(Warp& warp, std::uint64_t budget)
{
    const bool isWatched = warp.block->values != nullptr;
    if (warp.block->notes == nullptr)
        return isWatched ? runTimeSlice<true, false>(warp, budget) : runTimeSlice<false, false>(warp, budget);
    return isWatched ? runTimeSlice<true, true>(warp, budget) : runTimeSlice<false, true>(warp, budget);
}

}  // namespace kd::emulator
