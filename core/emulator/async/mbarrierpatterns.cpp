// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/asyncbind.h"
#include "core/emulator/async/asyncpatterns.h"
#include "core/emulator/async/mbarrieraccess.h"
#include "core/emulator/async/mbarrierwait.h"
#include "core/emulator/checks/globalraces.h"
#include "core/emulator/checks/racedetector.h"

#include <algorithm>
#include <cstring>

// mbarrier: PTX ISA 9.0, 9.7.13.15.
namespace kd::emulator {
namespace {

// Instruction::aux. from[1]: count or bytes; to: the state before.
constexpr std::uint32_t kDrops = 1, kCompletesNone = 2, kExpectsBytes = 4, kRelaxed = 8, kHasResult = 16, kCompletesBytes = 32,
                        kArrives = 64, kIncrements = 128;

std::uint32_t countOf(const Instruction& instruction, const Warp& warp, int lane)
{
    return lanes<std::uint32_t>(warp, instruction.from[1])[lane];
}

// What the warp did so far comes before what those do who wait for the phase.
void release(AsyncState& state, const Warp& warp, const Mbarrier& mbarrier)
{
    if (warp.block->globalRaces != nullptr)
        warp.block->globalRaces->handOver(warp);
    if (warp.block->races == nullptr)
        return;
    warp.block->races->forget(warp.index);
    if (CopyShadow* const shadow = state.shadow())
        shadow->clocks().release(numberInCluster(warp), mbarrier.source);
}

// The same by execution alone.
void releaseRelaxed(AsyncState& state, const Warp& warp, Mbarrier& mbarrier)
{
    CopyShadow* const shadow = warp.block->races == nullptr ? nullptr : state.shadow();
    if (shadow == nullptr)
        return;
    if (!mbarrier.relaxed)
        mbarrier.relaxed = shadow->clocks().addCounter();
    shadow->clocks().release(numberInCluster(warp), *mbarrier.relaxed);
}

Next initialise(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    MbarrierPlaces places;
    if (!resolveMbarriers(instruction, warp, mask, places, true))
        return Next::Faulted;
    AsyncState& state = asyncStateOf(warp);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::uint32_t count = countOf(instruction, warp, lane);
        if (count == 0 || count > Mbarrier::kMaxArrivals)
            return misused(warp, lane, *warp.block, places.offset[lane],
                           message("it is made for {} arrivals: 1 to {} are possible", count,
                                   std::uint32_t{Mbarrier::kMaxArrivals}));
        Mbarrier& made = state.mbarriers().make(places.offset[lane]);
        made.expected = made.expectedNow = made.pending = count;
        made.warp = warp.index;
        made.lane = lane;
        if (CopyShadow* const shadow = state.shadow()) {
            made.source = shadow->clocks().addCounter();
            made.initialised = shadow->clocks().happens(numberInCluster(warp));
        }
        state.changed(made);
    }
    return Next::Continue;
}

Next invalidate(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    MbarrierPlaces places;
    if (!resolveMbarriers(instruction, warp, mask, places, true))
        return Next::Faulted;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        if (usableMbarrier(warp, lane, *warp.block, places.offset[lane]) == nullptr)
            return Next::Faulted;
        asyncStateOf(warp).mbarriers().remove(places.offset[lane]);
        std::memset(warp.shared + places.offset[lane], 0, kMbarrierBytes);
    }
    return Next::Continue;
}

Message arriveAt(const Instruction& instruction, const Warp& warp, const Block& block, Mbarrier& mbarrier, int lane)
{
    const std::uint32_t aux = instruction.aux, count = (aux & kExpectsBytes) != 0 ? 1 : countOf(instruction, warp, lane);
    if ((aux & kDrops) != 0) {
        if (count > mbarrier.expected)
            return message("{} arrival(s) are dropped of the {} that it expects", count, mbarrier.expected);
        mbarrier.expected -= count;
    }
    Message wrong = mbarrier.arrive(count, warp.block == &block ? warp.index : Mbarrier::kRemote, lane);
    if (wrong.empty() && (aux & kCompletesNone) != 0 && mbarrier.isComplete())
        return "an arrival with .noComplete completes its phase";
    return wrong;
}

// arrive, arrive_drop, expect_tx and complete_tx
Next update(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    MbarrierPlaces places;
    if (!resolveMbarriers(instruction, warp, mask, places))
        return Next::Faulted;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        Block& block = *places.block[lane];
        AsyncState& state = asyncStateOf(block);
        Mbarrier* const mbarrier = usableMbarrier(warp, lane, block, places.offset[lane]);
        if (mbarrier == nullptr)
            return Next::Faulted;
        const std::uint64_t before = mbarrier->word();
        if ((instruction.aux & (kArrives | kRelaxed)) == kArrives)
            release(state, warp, *mbarrier);
        else if ((instruction.aux & kArrives) != 0)
            releaseRelaxed(state, warp, *mbarrier);
        Message wrong;
        if ((instruction.aux & kExpectsBytes) != 0)
            wrong = mbarrier->expectBytes(countOf(instruction, warp, lane));
        if ((instruction.aux & kCompletesBytes) != 0)
            wrong = mbarrier->completeBytes(countOf(instruction, warp, lane));
        if (wrong.empty() && (instruction.aux & kArrives) != 0)
            wrong = arriveAt(instruction, warp, block, *mbarrier, lane);
        if (!wrong.empty())
            return misused(warp, lane, block, places.offset[lane], wrong);
        if ((instruction.aux & kHasResult) != 0)
            lanes<std::uint64_t>(warp, instruction.to)[lane] = before;
        state.changed(*mbarrier);
    }
    return Next::Continue;
}

Next pendingCount(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        lanes<std::uint32_t>(registers, instruction.to)[lane] =
            Mbarrier::pendingOf(lanes<std::uint64_t>(registers, instruction.from[0])[lane]);
    }
    return Next::Continue;
}

// Lanes of `left` whose mbarrier is that of the lowest one.
LaneMask lanesWithSame(const std::uint32_t* offsets, LaneMask left)
{
    LaneMask same = 0;
    for (LaneMask rest = left; rest != 0; rest &= rest - 1)
        same |= offsets[lowestLane(rest)] == offsets[lowestLane(left)] ? rest & (0 - rest) : 0;
    return same;
}

// The copies of lanes that were begun up to `until` have arrived, and so have the lanes.
Message arriveCopied(AsyncState& state, Warp& warp, const Instruction& instruction, LaneMask mask, std::uint32_t offset,
                     std::uint64_t until)
{
    Mbarrier* const told = state.mbarriers().find(offset);
    if (told == nullptr)
        return message("{} has been ended before copies have told it of their end", mbarrierName(*warp.block, offset));
    state.groupsOf(warp).deliver(warp, instruction, mask, until, {told->source, static_cast<std::uint32_t>(told->phase) + 1});
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        if (Message wrong = told->arrive(1, warp.index, lowestLane(left)); !wrong.empty())
            return misuseText(*warp.block, offset, wrong);
        state.changed(*told);
    }
    return {};
}

// Without .noinc an arrival counts for itself.
bool countArrivals(const Instruction& instruction, Warp& warp, LaneMask same, std::uint32_t offset)
{
    Mbarrier* const mbarrier = usableMbarrier(warp, lowestLane(same), *warp.block, offset);
    if (mbarrier == nullptr)
        return false;
    AsyncState& state = asyncStateOf(warp);
    release(state, warp, *mbarrier);
    const auto count = static_cast<std::uint32_t>(__builtin_popcount(same));
    if ((instruction.aux & kIncrements) == 0)
        return true;
    if (mbarrier->pending + count > Mbarrier::kMaxArrivals) {
        misused(warp, lowestLane(same), *warp.block, offset, "it awaits more arrivals than are possible");
        return false;
    }
    mbarrier->pending += count;
    mbarrier->expectedNow += count;
    state.changed(*mbarrier);
    return true;
}

// The arrivals of the lanes come when what they have copied so far has arrived.
Next arriveBehindCopies(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    MbarrierPlaces places;
    if (!resolveMbarriers(instruction, warp, mask, places, true))
        return Next::Faulted;
    AsyncState& state = asyncStateOf(warp);
    for (LaneMask left = mask; left != 0;) {
        const LaneMask same = lanesWithSame(places.offset, left);
        const std::uint32_t offset = places.offset[lowestLane(left)];
        if (!countArrivals(instruction, warp, same, offset))
            return Next::Faulted;
        const std::uint64_t until = state.groupsOf(warp).bind(state.shadow(), same, offset);
        state.later({.warp = warp.index, .lane = lowestLane(same), .instruction = &instruction,
                     .run = [&warp, &instruction, same, offset, until](AsyncState& now) {
                         return arriveCopied(now, warp, instruction, same, offset, until);
                     }});
        left &= ~same;
    }
    return Next::Continue;
}

bool has(const OperandDecoder& decoder, std::string_view word)
{
    const auto& words = decoder.text().modifiers;
    return std::ranges::find(words, word) != words.end();
}

void expectCount(const OperandDecoder& decoder, int least, int most)
{
    if (decoder.operandCount() < least || decoder.operandCount() > most)
        decoder.refuse(message("it has {} operands instead of {}", decoder.operandCount(), least));
}

Instruction bindInitialise(OperandDecoder& decoder)
{
    expectCount(decoder, 2, 2);
    Instruction instruction = withBoth(initialise);
    instruction.from[1] = decoder.source(1, ptx::Type::U32);
    bindMbarrier(decoder, 0, instruction);
    return instruction;
}

Instruction bindInvalidate(OperandDecoder& decoder)
{
    expectCount(decoder, 1, 1);
    Instruction instruction = withBoth(invalidate);
    bindMbarrier(decoder, 0, instruction);
    return instruction;
}

Instruction bindBytes(OperandDecoder& decoder)
{
    expectCount(decoder, 2, 2);
    Instruction instruction = withBoth(update);
    instruction.aux = has(decoder, "expect_tx") ? kExpectsBytes : kCompletesBytes;
    instruction.from[1] = decoder.source(1, ptx::Type::U32);
    bindMbarrier(decoder, 0, instruction);
    return instruction;
}

// mbarrier.arrive… state, [address]{, count or bytes}
Instruction bindArrive(OperandDecoder& decoder)
{
    const bool needsCount = has(decoder, "expect_tx") || has(decoder, "noComplete");
    expectCount(decoder, needsCount ? 3 : 2, 3);
    Instruction instruction = withBoth(update);
    instruction.aux = kArrives | (has(decoder, "arrive_drop") ? kDrops : 0) | (has(decoder, "noComplete") ? kCompletesNone : 0) |
        (has(decoder, "expect_tx") ? kExpectsBytes : 0) | (has(decoder, "relaxed") ? kRelaxed : 0) | kHasResult;
    instruction.to = decoder.destination(0, ptx::Type::B64);
    instruction.from[1] = decoder.operandCount() > 2 ? decoder.source(2, ptx::Type::U32) : decoder.constant(1, 4);
    bindMbarrier(decoder, 1, instruction);
    return instruction;
}

Instruction bindPendingCount(OperandDecoder& decoder)
{
    expectCount(decoder, 2, 2);
    Instruction instruction = withBoth(pendingCount);
    instruction.to = decoder.destination(0, ptx::Type::B32);
    instruction.from[0] = decoder.source(1, ptx::Type::B64);
    return instruction;
}

Instruction bindArriveBehindCopies(OperandDecoder& decoder)
{
    expectCount(decoder, 1, 1);
    Instruction instruction = withBoth(arriveBehindCopies);
    instruction.aux = has(decoder, "noinc") ? 0 : kIncrements;
    bindMbarrier(decoder, 0, instruction);
    return instruction;
}

#define KD_CTA "[.shared|.shared::cta]"
#define KD_CLUSTER "[.shared|.shared::cta|.shared::cluster]"
#define KD_RELEASE "[.release.cta|.release.cluster|.relaxed.cta|.relaxed.cluster]"
#define KD_ACQUIRE "[.acquire.cta|.acquire.cluster|.relaxed.cta|.relaxed.cluster]"
#define KD_RELAXED "[.relaxed.cta|.relaxed.cluster]"

constexpr InstructionPattern kMbarrierPatterns[] = {
    {"mbarrier", ".init " KD_CTA " .b64", bindInitialise, {}, 80},
    {"mbarrier", ".inval " KD_CTA " .b64", bindInvalidate, {}, 80},
    {"mbarrier", ".expect_tx|.complete_tx " KD_RELAXED " " KD_CLUSTER " .b64", bindBytes, {}, 90},
    {"mbarrier", ".arrive|.arrive_drop " KD_RELEASE " " KD_CLUSTER " .b64", bindArrive, {}, 80},
    {"mbarrier", ".arrive|.arrive_drop .expect_tx " KD_RELEASE " " KD_CLUSTER " .b64", bindArrive, {}, 90},
    {"mbarrier", ".arrive|.arrive_drop .noComplete [.release.cta|.relaxed.cta] " KD_CTA " .b64", bindArrive, {}, 80},
    {"mbarrier", ".test_wait [.parity] " KD_ACQUIRE " " KD_CTA " .b64", bindWait, "waits as try_wait does", 80},
    {"mbarrier", ".try_wait [.parity] " KD_ACQUIRE " " KD_CTA " .b64", bindWait, "waits until its block is at a standstill", 90},
    {"mbarrier", ".pending_count .b64", bindPendingCount, {}, 80},
    {"cp", ".async .mbarrier.arrive|.mbarrier.arrive.noinc " KD_CTA " .b64", bindArriveBehindCopies, {}, 80},
};

#undef KD_RELAXED
#undef KD_ACQUIRE
#undef KD_RELEASE
#undef KD_CLUSTER
#undef KD_CTA

}  // namespace

std::span<const InstructionPattern> mbarrierPatterns()
{
    return kMbarrierPatterns;
}

}  // namespace kd::emulator
