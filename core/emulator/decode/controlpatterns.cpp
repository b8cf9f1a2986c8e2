// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/controlbinding.h"
#include "core/emulator/decode/syntheticops.h"
#include "core/emulator/decode/decodetable.h"
#include "core/emulator/exec/barrier.h"
#include "core/emulator/exec/calls.h"
#include "core/emulator/exec/controlhandlers.h"

#include <bit>

namespace kd::emulator {
namespace {

Instruction bindBranch(FunctionDecoder& decoder)
{
    Instruction instruction = with(control::branch);
    instruction.aux = decoder.branchTarget(0);
    return instruction;
}

Instruction bindBranchByIndex(FunctionDecoder& decoder)
{
    Instruction instruction = with(control::branchByIndex);
    instruction.from[0] = decoder.source(0, ptx::Type::U32, false);
    instruction.aux = decoder.branchTable(1);
    return instruction;
}

Instruction bindReturn(FunctionDecoder& decoder)
{
    decoder.returnsResults();
    return with(returnFromCall);
}

Instruction bindExit(FunctionDecoder& decoder)
{
    decoder.endsFlow();
    return with(control::exitThreads);
}

Instruction bindTrap(FunctionDecoder& decoder)
{
    decoder.endsFlow();
    return with(control::trap);
}

Instruction bindBreakpoint(FunctionDecoder& decoder)
{
    Instruction instruction = bindTrap(decoder);
    instruction.aux = 1;
    return instruction;
}

Instruction bindNanosleep(OperandDecoder& decoder)
{
    Instruction instruction = with(control::nanosleep);
    instruction.from[0] = decoder.source(0, ptx::Type::U32);
    return instruction;
}

Instruction bindNothing(OperandDecoder&)
{
    return with(control::nothing);
}

Instruction barrierAt(OperandDecoder& decoder, int number, bool isAligned)
{
    Instruction instruction = with(control::barrier);
    instruction.from[0] = decoder.source(number, ptx::Type::U32);
    instruction.aux = isAligned ? BarrierFlags::kAligned : 0;
    return instruction;
}

void countAt(OperandDecoder& decoder, int number, Instruction& instruction)
{
    instruction.from[1] = decoder.source(number, ptx::Type::U32);
    instruction.aux |= BarrierFlags::kCounted;
}

// Word 0 of barrier's patterns is [.cta], word 1 the operation, the last [.aligned]; bar's are always aligned.
bool isAligned(const OperandDecoder& decoder, int word)
{
    return decoder.text().root == "bar" || !decoder.group(word).empty();
}

Instruction bindBarrierSync(OperandDecoder& decoder)
{
    Instruction instruction = barrierAt(decoder, 0, isAligned(decoder, 2));
    if (decoder.operandCount() > 1)
        countAt(decoder, 1, instruction);
    return instruction;
}

Instruction bindBarrierArrive(OperandDecoder& decoder)
{
    Instruction instruction = barrierAt(decoder, 0, isAligned(decoder, 2));
    instruction.aux |= BarrierFlags::kArrives;
    countAt(decoder, 1, instruction);
    return instruction;
}

// bar.red.popc.u32 d, a{, b}, {!}p
Instruction bindBarrierVote(OperandDecoder& decoder)
{
    Instruction instruction = barrierAt(decoder, 1, isAligned(decoder, 3));
    if (decoder.operandCount() > 3)
        countAt(decoder, 2, instruction);
    bool isNegated = false;
    instruction.from[2] = decoder.predicateSource(decoder.operandCount() - 1, isNegated);
    instruction.aux |= isNegated ? BarrierFlags::kNegated : 0;
    const std::string_view operation = decoder.group(2);
    instruction.aux |= operation == "popc" ? BarrierFlags::kCount : operation == "and" ? BarrierFlags::kAll : BarrierFlags::kAny;
    instruction.to = operation == "popc" ? decoder.destination(0, ptx::Type::U32) : decoder.predicateDestination(0);
    return instruction;
}

Instruction bindClusterArrival(OperandDecoder& decoder)
{
    Instruction instruction = with(arriveAtCluster);
    instruction.aux = decoder.group(2) == "relaxed" ? 1 : 0;
    return instruction;
}

Instruction bindClusterWait(OperandDecoder&)
{
    return with(waitForCluster);
}

ptx::Type wordType(const OperandDecoder& decoder)
{
    return decoder.group(0) == "u32" ? ptx::Type::U32 : ptx::Type::U64;
}

Instruction bindAlloca(OperandDecoder& decoder)
{
    Instruction instruction = with(control::allocateStack);
    instruction.to = decoder.destination(0, wordType(decoder));
    instruction.from[0] = decoder.source(1, wordType(decoder));
    instruction.aux = wordType(decoder) == ptx::Type::U32 ? 4 : 8;
    instruction.immediate = decoder.operandCount() > 2 ? decoder.integer(2) : 8;
    if (!std::has_single_bit(static_cast<std::uint64_t>(instruction.immediate)) || instruction.immediate > (1 << 23))
        decoder.refuse("the alignment is not a power of two of at most 8 MiB");
    return instruction;
}

Instruction bindStackSave(OperandDecoder& decoder)
{
    const bool isShort = wordType(decoder) == ptx::Type::U32;
    Instruction instruction = with(isShort ? control::saveStack32 : control::saveStack64);
    instruction.to = decoder.destination(0, wordType(decoder));
    return instruction;
}

Instruction bindStackRestore(OperandDecoder& decoder)
{
    const bool isShort = wordType(decoder) == ptx::Type::U32;
    Instruction instruction = with(isShort ? control::restoreStack32 : control::restoreStack64);
    instruction.from[0] = decoder.source(0, wordType(decoder));
    return instruction;
}

constexpr InstructionPattern kControlPatterns[] = {
    {"bra", "[.uni]", bindBranch},
    {"brx", ".idx [.uni]", bindBranchByIndex},
    {"call", "[.uni]", bindCall,
     "direct, indirect, recursive, of other modules that are linked; vprintf, malloc, free, __assertfail, the device runtime "
     "(launches from kernels)"},
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
    {"barrier", ".cluster .arrive [.release|.relaxed] [.aligned]", bindClusterArrival, {}, 90},
    {"barrier", ".cluster .wait [.acquire] [.aligned]", bindClusterWait, {}, 90},
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
