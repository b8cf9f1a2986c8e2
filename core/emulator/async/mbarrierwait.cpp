// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/mbarrierwait.h"

#include "core/emulator/async/asyncbind.h"
#include "core/emulator/async/mbarrieraccess.h"
#include "core/emulator/checks/globalraces.h"
#include "core/emulator/checks/racedetector.h"
#include "core/emulator/exec/divergentpaths.h"
#include "core/emulator/warp/callframe.h"

#include <algorithm>

namespace kd::emulator {
namespace {

constexpr std::uint32_t kParity = 1, kAcquiresNothing = 2, kHasLimit = 4;  // of aux
constexpr std::uint64_t kUsualLimit = 1000;  // nanoseconds, the system's own choice

bool hasCompleted(const Instruction& instruction, std::byte* frame, const Mbarrier& mbarrier, int lane)
{
    if ((instruction.aux & kParity) != 0)
        return mbarrier.hasCompletedParity(lanes<std::uint32_t>(frame, instruction.from[1])[lane]);
    return mbarrier.hasCompleted(lanes<std::uint64_t>(frame, instruction.from[1])[lane]);
}

void setResult(const Instruction& instruction, std::byte* frame, LaneMask mask, LaneMask done)
{
    LaneMask& result = predicate(frame, instruction.to);
    result = (result & ~mask) | done;
}

// What the threads that arrived did before comes before what the warp does next.
void acquire(AsyncState& state, const Instruction& instruction, const Warp& warp, const Mbarrier& mbarrier)
{
    if (warp.block->globalRaces != nullptr)
        warp.block->globalRaces->handOver(warp);
    if (mbarrier.relaxed || (instruction.aux & kAcquiresNothing) != 0)
        state.hear(warp, mbarrier);
    if (warp.block->races == nullptr || (instruction.aux & kAcquiresNothing) != 0)
        return;
    warp.block->races->forget(warp.index);
    if (CopyShadow* const shadow = state.shadow())
        shadow->clocks().acquire(numberInCluster(warp), mbarrier.source);
}

Next wait(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    MbarrierPlaces places;
    if (!resolveMbarriers(instruction, warp, mask, places, true))
        return Next::Faulted;
    AsyncState& state = asyncStateOf(warp);
    LaneMask done = 0;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const Mbarrier* const mbarrier = usableMbarrier(warp, lane, *warp.block, places.offset[lane]);
        if (mbarrier == nullptr)
            return Next::Faulted;
        if (!hasCompleted(instruction, warp.frame, *mbarrier, lane))
            continue;
        done |= left & (0 - left);
        acquire(state, instruction, warp, *mbarrier);
    }
    if (done != 0) {
        setResult(instruction, warp.frame, mask, done);
        return Next::Continue;
    }
    const std::uint32_t pc = indexOf(instruction, warp);
    if (const LaneMask others = warp.active & ~mask; others != 0)
        split(warp, others, pc + 1);
    split(warp, mask, pc).wait = Wait::Mbarrier;
    warp.pc = pc + 1;
    return Next::Parked;
}

const Instruction& instructionOf(const DivergentPath& path)
{
    return path.call->function->code[path.pc];
}

// Warps of which no thread has arrived in this phase: "1, 2 and 3".
std::string absentWarps(const Block& block, const Mbarrier& mbarrier)
{
    std::string names;
    for (const Warp& warp : block.warps)
        if (mbarrier.arrived[warp.index] == 0)
            names += (names.empty() ? "" : ", ") + std::to_string(warp.index);
    return names;
}

Message phaseText(const Block& block, const Mbarrier& mbarrier)
{
    const std::uint32_t come = mbarrier.expectedNow - mbarrier.pending;
    const Message arrivals = message("{} of {} arrivals have come in its phase {}", come, mbarrier.expectedNow, mbarrier.phase);
    const std::string absent = block.cluster == nullptr ? absentWarps(block, mbarrier) : std::string();
    const Message with = absent.empty() ? arrivals : message("{}, none of them from warp {}", arrivals, absent);
    return mbarrier.bytes == 0 ? with : message("{}, and {} bytes of copies are awaited", with, mbarrier.bytes);
}

}  // namespace

Instruction bindWait(OperandDecoder& decoder)
{
    Instruction instruction = withBoth(wait);
    const auto& words = decoder.text().modifiers;
    const auto has = [&](std::string_view word) { return std::ranges::find(words, word) != words.end(); };
    const bool isTry = has("try_wait");
    const int count = decoder.operandCount();
    if (count != 3 && !(isTry && count == 4))
        decoder.refuse(message("it has {} operands instead of {}", count, 3));
    instruction.to = decoder.predicateDestination(0);
    instruction.aux = (has("parity") ? kParity : 0) | (has("relaxed") ? kAcquiresNothing : 0) | (count == 4 ? kHasLimit : 0);
    instruction.from[1] = decoder.source(2, has("parity") ? ptx::Type::U32 : ptx::Type::B64);
    if (count == 4)
        instruction.from[2] = decoder.source(3, ptx::Type::U32);
    bindMbarrier(decoder, 1, instruction);
    return instruction;
}

bool endWait(AsyncState& state, Warp& warp, DivergentPath& path, bool isInVain)
{
    const Instruction& instruction = instructionOf(path);
    std::byte* const frame = path.call->memory;
    LaneMask done = 0;
    for (LaneMask left = path.mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const Mbarrier* const mbarrier = state.mbarriers().find(mbarrierOffset(instruction, warp, frame, lane));
        if (mbarrier == nullptr || !hasCompleted(instruction, frame, *mbarrier, lane))
            continue;
        done |= left & (0 - left);
        acquire(state, instruction, warp, *mbarrier);
    }
    if (done == 0 && !isInVain)
        return false;
    setResult(instruction, frame, path.mask, done);
    path.wait = Wait::Nothing;
    ++path.pc;
    return true;
}

Message endlessWaitText(AsyncState& state, const Warp& warp, const DivergentPath& path)
{
    const Instruction& instruction = instructionOf(path);
    const int lane = lowestLane(path.mask);
    const std::uint32_t offset = mbarrierOffset(instruction, warp, path.call->memory, lane);
    const Mbarrier* const mbarrier = state.mbarriers().find(offset);
    if (mbarrier == nullptr)
        return message("{} has been ended while threads wait for it", mbarrierName(*warp.block, offset));
    const Message phase = phaseText(*warp.block, *mbarrier);
    if ((instruction.aux & kParity) != 0)
        return message("no thread of the block can go on: thread {} waits for a phase of parity {} of {}, of which {}",
                       threadNameInCluster(*warp.block, numberInCluster(warp), lane),
                       lanes<std::uint32_t>(path.call->memory, instruction.from[1])[lane] & 1, mbarrierName(*warp.block, offset),
                       phase);
    return message("no thread of the block can go on: thread {} waits for {}, of which {}",
                   threadNameInCluster(*warp.block, numberInCluster(warp), lane), mbarrierName(*warp.block, offset), phase);
}

std::uint64_t longestWait(const DivergentPath& path)
{
    const Instruction& instruction = instructionOf(path);
    if ((instruction.aux & kHasLimit) == 0)
        return kUsualLimit;
    return lanes<std::uint32_t>(path.call->memory, instruction.from[2])[lowestLane(path.mask)];
}

}  // namespace kd::emulator
