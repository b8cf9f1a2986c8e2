// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/barrier.h"
#include "core/emulator/exec/calls.h"
#include "core/emulator/exec/decode/controlbinding.h"
#include "core/emulator/exec/divergentpaths.h"
#include "core/emulator/exec/decode/pseudo.h"
#include "core/emulator/exec/specials.h"

#include <algorithm>
#include <bit>

namespace kd::emulator {
namespace {

Next branch(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const std::uint32_t from = indexOf(instruction, warp);
    if (const LaneMask others = warp.active & ~mask; others != 0)
        setAside(warp, others, from + 1);
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
                     {.kind = DeviceFault::Kind::IllegalInstruction,
                      .lane = std::countr_zero(mask),
                      .text = "brx.idx with index " + std::to_string(chosen) + " of " + std::to_string(table.size()) + " labels"});
    LaneMask same = 0;
    for (LaneMask left = mask; left != 0; left &= left - 1)
        same |= index[std::countr_zero(left)] == chosen ? left & ~(left - 1) : 0;
    if (const LaneMask unguarded = warp.active & ~mask; unguarded != 0)
        setAside(warp, unguarded, from + 1);
    if (const LaneMask later = mask & ~same; later != 0)
        setAside(warp, later, from);
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
    const char* text = instruction.aux != 0 ? "the kernel stopped at a breakpoint (brkpt), and there is no debugger"
                                            : "the kernel executed a trap";
    return raise(warpOf(registers), {.kind = DeviceFault::Kind::Trap, .lane = std::countr_zero(mask), .text = text});
}

Next nanosleep(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    warp.slept += lanes<std::uint32_t>(warp, instruction.from[0])[std::countr_zero(mask)];
    if (warp.waiting.empty())
        return Next::Continue;
    ++warp.turn;
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
        if (!takeStack(warp, lane, bytes, static_cast<std::uint64_t>(instruction.immediate), address))
            return raiseStackOverflow(warp, lane, bytes);
        if (instruction.aux == 4)
            lanes<std::uint32_t>(warp, instruction.to)[lane] = address;
        else
            lanes<std::uint64_t>(warp, instruction.to)[lane] = address;
    }
    return Next::Continue;
}

template <typename T> Next saveStack(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    for (; mask != 0; mask &= mask - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(mask));
        lanes<T>(warp, instruction.to)[lane] = warp.localTop[lane];
    }
    return Next::Continue;
}

template <typename T> Next restoreStack(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    for (; mask != 0; mask &= mask - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(mask));
        const T top = lanes<T>(warp, instruction.from[0])[lane];
        if (top > warp.localTop[lane])
            return raise(warp, {.kind = DeviceFault::Kind::IllegalInstruction, .lane = static_cast<int>(lane),
                                .text = "stackrestore with a value that stacksave did not give"});
        warp.localTop[lane] = static_cast<std::uint32_t>(top);
    }
    return Next::Continue;
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
    }
    return Next::Continue;
}

Instruction with(Handler handler)
{
    Instruction instruction;
    instruction.all = instruction.some = handler;
    instruction.guard = kNoGuard;
    return instruction;
}

FunctionDecoder& own(OperandDecoder& binder)
{
    return static_cast<FunctionDecoder&>(binder);
}

Instruction bindBranch(OperandDecoder& binder)
{
    Instruction instruction = with(branch);
    instruction.aux = own(binder).branchTarget(0);
    return instruction;
}

Instruction bindBranchByIndex(OperandDecoder& binder)
{
    Instruction instruction = with(branchByIndex);
    instruction.from[0] = binder.source(0, ptx::Type::U32);
    instruction.aux = own(binder).branchTable(1);
    return instruction;
}

Instruction bindReturn(OperandDecoder& binder)
{
    own(binder).returnsResults();
    return with(returnFromCall);
}

Instruction bindExit(OperandDecoder& binder)
{
    own(binder).endsFlow();
    return with(exitThreads);
}

Instruction bindTrap(OperandDecoder& binder)
{
    own(binder).endsFlow();
    return with(trap);
}

Instruction bindBreakpoint(OperandDecoder& binder)
{
    Instruction instruction = bindTrap(binder);
    instruction.aux = 1;
    return instruction;
}

Instruction bindNanosleep(OperandDecoder& binder)
{
    Instruction instruction = with(nanosleep);
    instruction.from[0] = binder.source(0, ptx::Type::U32);
    return instruction;
}

Instruction bindNothing(OperandDecoder&)
{
    return with(nothing);
}

Instruction barrierAt(OperandDecoder& binder, int number, bool isAligned)
{
    Instruction instruction = with(barrier);
    instruction.from[0] = binder.source(number, ptx::Type::U32);
    instruction.aux = isAligned ? BarrierFlags::kAligned : 0;
    return instruction;
}

void countAt(OperandDecoder& binder, int number, Instruction& instruction)
{
    instruction.from[1] = binder.source(number, ptx::Type::U32);
    instruction.aux |= BarrierFlags::kCounted;
}

// Word 0 of barrier's patterns is [.cta], word 1 the operation, the last [.aligned]; bar's are always aligned.
bool isAligned(const OperandDecoder& binder, int word)
{
    return binder.text().root == "bar" || !binder.group(word).empty();
}

Instruction bindBarrierSync(OperandDecoder& binder)
{
    Instruction instruction = barrierAt(binder, 0, isAligned(binder, 2));
    if (binder.operandCount() > 1)
        countAt(binder, 1, instruction);
    return instruction;
}

Instruction bindBarrierArrive(OperandDecoder& binder)
{
    Instruction instruction = barrierAt(binder, 0, isAligned(binder, 2));
    instruction.aux |= BarrierFlags::kArrives;
    countAt(binder, 1, instruction);
    return instruction;
}

// bar.red.popc.u32 d, a{, b}, {!}p
Instruction bindBarrierVote(OperandDecoder& binder)
{
    Instruction instruction = barrierAt(binder, 1, isAligned(binder, 3));
    if (binder.operandCount() > 3)
        countAt(binder, 2, instruction);
    bool isNegated = false;
    instruction.from[2] = binder.predicateSource(binder.operandCount() - 1, isNegated);
    instruction.aux |= isNegated ? BarrierFlags::kNegated : 0;
    const std::string_view operation = binder.group(2);
    instruction.aux |= operation == "popc" ? BarrierFlags::kCount : operation == "and" ? BarrierFlags::kAll : BarrierFlags::kAny;
    instruction.to = operation == "popc" ? binder.destination(0, ptx::Type::U32) : binder.predicateDestination(0);
    return instruction;
}

ptx::Type wordType(const OperandDecoder& binder)
{
    return binder.group(0) == "u32" ? ptx::Type::U32 : ptx::Type::U64;
}

Instruction bindAlloca(OperandDecoder& binder)
{
    Instruction instruction = with(allocateStack);
    instruction.to = binder.destination(0, wordType(binder));
    instruction.from[0] = binder.source(1, wordType(binder));
    instruction.aux = wordType(binder) == ptx::Type::U32 ? 4 : 8;
    instruction.immediate = binder.operandCount() > 2 ? binder.integer(2) : 8;
    if (!std::has_single_bit(static_cast<std::uint64_t>(instruction.immediate)) || instruction.immediate > (1 << 23))
        binder.refuse("the alignment is not a power of two of at most 8 MiB");
    return instruction;
}

Instruction bindStackSave(OperandDecoder& binder)
{
    const bool isShort = wordType(binder) == ptx::Type::U32;
    Instruction instruction = with(isShort ? saveStack<std::uint32_t> : saveStack<std::uint64_t>);
    instruction.to = binder.destination(0, wordType(binder));
    return instruction;
}

Instruction bindStackRestore(OperandDecoder& binder)
{
    const bool isShort = wordType(binder) == ptx::Type::U32;
    Instruction instruction = with(isShort ? restoreStack<std::uint32_t> : restoreStack<std::uint64_t>);
    instruction.from[0] = binder.source(0, wordType(binder));
    return instruction;
}

constexpr InstructionPattern kControlPatterns[] = {
    {"bra", "[.uni]", bindBranch},
    {"brx", ".idx [.uni]", bindBranchByIndex},
    {"call", "[.uni]", bindCall, "direct, indirect, recursive; vprintf, malloc, free, __assertfail"},
    {"ret", "[.uni]", bindReturn},
    {"exit", "", bindExit},
    {"trap", "", bindTrap},
    {"brkpt", "", bindBreakpoint, "ends the launch as trap does"},
    {"nanosleep", ".u32", bindNanosleep, "moves the virtual clock"},
    {"pmevent", "[.mask]", bindNothing, "no effect"},
    {"griddepcontrol", ".launch_dependents|.wait", bindNothing, "no effect: launches do not overlap", 90},
    {"setmaxnreg", ".inc|.dec .sync .aligned .u32", bindNothing, "no effect", 90},
    {"bar", "[.cta] .sync", bindBarrierSync},
    {"bar", "[.cta] .arrive", bindBarrierArrive},
    {"bar", "[.cta] .red .popc .u32", bindBarrierVote},
    {"bar", "[.cta] .red .and|.or .pred", bindBarrierVote},
    {"barrier", "[.cta] .sync [.aligned]", bindBarrierSync},
    {"barrier", "[.cta] .arrive [.aligned]", bindBarrierArrive},
    {"barrier", "[.cta] .red .popc [.aligned] .u32", bindBarrierVote},
    {"barrier", "[.cta] .red .and|.or [.aligned] .pred", bindBarrierVote},
    {"alloca", ".u32|.u64", bindAlloca},
    {"stacksave", ".u32|.u64", bindStackSave},
    {"stackrestore", ".u32|.u64", bindStackRestore},
};

}  // namespace

Instruction clockReading(Slot to, std::uint32_t special, int bytes)
{
    Instruction instruction = with(readClock);
    instruction.to = to;
    instruction.aux = special;
    instruction.immediate = bytes;
    return instruction;
}

Instruction localCopy(Slot storage, Slot address, std::uint32_t stride, std::int64_t bytes)
{
    Instruction instruction = with(copyToLocal);
    instruction.from[0] = storage;
    instruction.from[1] = address;
    instruction.aux = stride;
    instruction.immediate = bytes;
    return instruction;
}

Instruction functionEnd()
{
    return with(returnFromCall);
}

std::span<const InstructionPattern> controlPatterns()
{
    return kControlPatterns;
}

}  // namespace kd::emulator
