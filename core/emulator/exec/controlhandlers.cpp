// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/controlhandlers.h"

#include "core/emulator/checks/valuenotes.h"
#include "core/emulator/exec/barrier.h"
#include "core/emulator/exec/calls.h"
#include "core/emulator/exec/divergentpaths.h"
#include "core/emulator/warp/specials.h"

#include <algorithm>
#include <bit>

namespace kd::emulator::control {
namespace {

template <typename T> Next saveTop(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    for (; mask != 0; mask &= mask - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(mask));
        lanes<T>(warp, instruction.to)[lane] = warp.localTop[lane];
    }
    return Next::Continue;
}

template <typename T> Next restoreTop(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    for (; mask != 0; mask &= mask - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(mask));
        const T top = lanes<T>(warp, instruction.from[0])[lane];
        if (top > warp.localTop[lane])
            return raise(warp, {.kind = Fault::Kind::IllegalInstruction, .lane = static_cast<int>(lane),
                                .text = "stackrestore with a value that stacksave did not give"});
        warp.localTop[lane] = static_cast<std::uint32_t>(top);
    }
    return Next::Continue;
}

}  // namespace

Next branch(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const std::uint32_t from = indexOf(instruction, warp);
    if (const LaneMask others = warp.active & ~mask; others != 0)
        split(warp, others, from + 1);
    jump(warp, from, instruction.aux);
    return Next::Moved;
}

Next branchByIndex(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const std::uint32_t from = indexOf(instruction, warp);
    const std::vector<std::uint32_t>& table = warp.call->function->branchTables[instruction.aux];
    const std::uint32_t* index = lanes<std::uint32_t>(warp, instruction.from[0]);
    const std::uint32_t chosen = index[std::countr_zero(mask)];
    if (chosen >= table.size())
        return raise(warp,
                     {.kind = Fault::Kind::IllegalInstruction,
                      .lane = std::countr_zero(mask),
                      .text = message("brx.idx with index {} of {} labels", chosen, table.size())});
    LaneMask same = 0;
    for (LaneMask left = mask; left != 0; left &= left - 1)
        same |= index[std::countr_zero(left)] == chosen ? left & ~(left - 1) : 0;
    if (const LaneMask unguarded = warp.active & ~mask; unguarded != 0)
        split(warp, unguarded, from + 1);
    if (const LaneMask later = mask & ~same; later != 0)
        split(warp, later, from);
    jump(warp, from, table[chosen]);
    return Next::Moved;
}

Next exitThreads(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    warp.pc = indexOf(instruction, warp) + 1;
    exitLanes(warp, mask);
    return Next::Moved;
}

Next trap(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Message text = instruction.aux != 0 ? Message("the kernel stopped at a breakpoint (brkpt), and there is no debugger")
                                        : Message("the kernel executed a trap");
    return raise(warpOf(registers), {.kind = Fault::Kind::Trap, .lane = std::countr_zero(mask), .text = std::move(text)});
}

Next nanosleep(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    warp.slept += lanes<std::uint32_t>(warp, instruction.from[0])[std::countr_zero(mask)];
    if (warp.waiting.empty())
        return Next::Continue;
    ++warp.yieldCount;
    warp.pc = indexOf(instruction, warp) + 1;
    return Next::Moved;
}

Next nothing(const Instruction&, WarpRegisters&, LaneMask)
{
    return Next::Continue;
}

Next barrier(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    return arrive(instruction, warpOf(registers), mask);
}

Next allocateStack(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    for (; mask != 0; mask &= mask - 1) {
        const int lane = std::countr_zero(mask);
        const std::uint64_t bytes = instruction.aux == 4 ? lanes<std::uint32_t>(warp, instruction.from[0])[lane]
                                                         : lanes<std::uint64_t>(warp, instruction.from[0])[lane];
        std::uint32_t address = 0;
        if (!reserveStack(warp, lane, bytes, static_cast<std::uint64_t>(instruction.immediate), address))
            return raiseStackOverflow(warp, lane, bytes);
        if (instruction.aux == 4)
            lanes<std::uint32_t>(warp, instruction.to)[lane] = address;
        else
            lanes<std::uint64_t>(warp, instruction.to)[lane] = address;
    }
    return Next::Continue;
}

Next saveStack32(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    return saveTop<std::uint32_t>(instruction, registers, mask);
}

Next saveStack64(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    return saveTop<std::uint64_t>(instruction, registers, mask);
}

Next restoreStack32(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    return restoreTop<std::uint32_t>(instruction, registers, mask);
}

Next restoreStack64(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    return restoreTop<std::uint64_t>(instruction, registers, mask);
}

Next readClock(const Instruction& instruction, WarpRegisters& registers, LaneMask)
{
    const Warp& warp = warpOf(registers);
    const std::uint64_t issued = warp.issued + static_cast<std::uint64_t>(&instruction - warp.segment);
    const std::uint64_t value = clockValue(static_cast<ptx::Special>(instruction.aux), warp, issued);
    for (int lane = 0; lane < kLanes; ++lane) {
        if (instruction.immediate == 8)
            lanes<std::uint64_t>(warp, instruction.to)[lane] = value;
        else if (instruction.immediate == 4)
            lanes<std::uint32_t>(warp, instruction.to)[lane] = static_cast<std::uint32_t>(value);
        else
            lanes<std::uint16_t>(warp, instruction.to)[lane] = static_cast<std::uint16_t>(value);
    }
    return Next::Continue;
}

Next copyToLocal(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    const Warp& warp = warpOf(registers);
    for (; mask != 0; mask &= mask - 1) {
        const int lane = std::countr_zero(mask);
        const std::byte* from = warp.frame + instruction.from[0] + static_cast<std::size_t>(lane) * instruction.aux;
        std::byte* to = localOf(warp, lane, lanes<std::uint64_t>(warp, instruction.from[1])[lane]);
        std::copy_n(from, instruction.immediate, to);
        if (warp.block->notes != nullptr)
            warp.block->notes->writesLocal(warp, lane, lanes<std::uint64_t>(warp, instruction.from[1])[lane],
                                           static_cast<std::uint32_t>(instruction.immediate));
    }
    return Next::Continue;
}

}  // namespace kd::emulator::control
