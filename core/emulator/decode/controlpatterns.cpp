// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/controlbinding.h"
#include "core/emulator/decode/decodetable.h"
#include "core/emulator/exec/barrier.h"
#include "core/emulator/exec/calls.h"
#include "core/emulator/exec/controlhandlers.h"

#include <bit>

namespace kd::emulator {
namespace {

Instruction bindBranch(FunctionDecoder& binder)
{
    Instruction instruction = with(control::branch);
    instruction.aux = binder.branchTarget(0);
    return instruction;
}

Instruction bindBranchByIndex(FunctionDecoder& binder)
{
    Instruction instruction = with(control::branchByIndex);
    instruction.from[0] = binder.source(0, ptx::Type::U32, false);
    instruction.aux = binder.branchTable(1);
    return instruction;
}

Instruction bindReturn(FunctionDecoder& binder)
{
    binder.returnsResults();
    return with(returnFromCall);
}

Instruction bindExit(FunctionDecoder& binder)
{
    binder.endsFlow();
    return with(control::exitThreads);
}

Instruction bindTrap(FunctionDecoder& binder)
{
    binder.endsFlow();
    return with(control::trap);
}

Instruction bindBreakpoint(FunctionDecoder& binder)
{
    Instruction instruction = bindTrap(binder);
    instruction.aux = 1;
    return instruction;
}

Instruction bindNanosleep(OperandDecoder& binder)
{
    Instruction instruction = with(control::nanosleep);
    instruction.from[0] = binder.source(0, ptx::Type::U32);
    return instruction;
}

Instruction bindNothing(OperandDecoder&)
{
    return with(control::nothing);
}

Instruction barrierAt(OperandDecoder& binder, int number, bool isAligned)
{
    Instruction instruction = with(control::barrier);
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
    Instruction instruction = with(control::allocateStack);
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
    Instruction instruction = with(isShort ? control::saveStack32 : control::saveStack64);
    instruction.to = binder.destination(0, wordType(binder));
    return instruction;
}

Instruction bindStackRestore(OperandDecoder& binder)
{
    const bool isShort = wordType(binder) == ptx::Type::U32;
    Instruction instruction = with(isShort ? control::restoreStack32 : control::restoreStack64);
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

std::span<const InstructionPattern> controlPatterns()
{
    return kControlPatterns;
}

}  // namespace kd::emulator
