// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/asyncbind.h"
#include "core/emulator/async/asyncpatterns.h"
#include "core/emulator/async/asyncstate.h"
#include "core/emulator/async/globalbytes.h"
#include "core/emulator/checks/racedetector.h"
#include "core/emulator/memory/observe.h"

#include <cstring>

// cp.async of a thread and its groups: PTX ISA 9.0, 9.7.9.25.3.
namespace kd::emulator {
namespace {

using ptx::Space;

// Instruction::aux. Addresses: to in from[0], immediate, to2 and from[3]; from in from[1] and from[2]; the third operand in `to`.
constexpr std::uint32_t kBytesMask = 31, kNarrowTo = 32, kNarrowFrom = 64, kHasSize = 128, kHasPredicate = 256, kNegated = 512;

// Bytes that lanes read: the rest of what they write is zero.
void sizesOf(const Instruction& instruction, const Warp& warp, std::uint32_t bytes, std::uint8_t* sizes)
{
    const LaneMask ignored =
        (instruction.aux & kHasPredicate) == 0 ? 0
        : (instruction.aux & kNegated) != 0    ? ~predicate(warp, instruction.to)
                                               : predicate(warp, instruction.to);
    for (int lane = 0; lane < kLanes; ++lane) {
        const std::uint32_t asked =
            (instruction.aux & kHasSize) != 0 ? lanes<std::uint32_t>(warp, instruction.to)[lane] : bytes;
        sizes[lane] = (ignored >> lane & 1) != 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(asked < bytes ? asked : bytes);
    }
}

// Lanes that read less than they write: their bytes are looked at one by one.
bool resolvePart(const Instruction& instruction, Warp& warp, LaneMask lane, const Access& whole, std::uint32_t bytes,
                 LaneAddresses& places)
{
    const int number = lowestLane(lane);
    if (places.address[number] % whole.bytes != 0) {
        reportAddress(warp, whole, {}, number, places.address[number], false);
        return false;
    }
    Access one = whole;
    one.bytes = 1;
    const std::uint64_t first = places.address[number];
    for (std::uint32_t i = 0; i < bytes; ++i) {
        places.address[number] = first + i;
        if (!resolveAddresses(instruction, warp, lane, one, places))
            return false;
    }
    places.address[number] = first;
    return true;
}

bool readSource(const Instruction& instruction, Warp& warp, LaneMask mask, GroupCopies::Copy& copy)
{
    const Access access{.space = Space::Global, .bytes = copy.bytes};
    LaneAddresses places;
    secondAddresses(instruction, warp, mask, (instruction.aux & kNarrowFrom) != 0, places.address);
    sizesOf(instruction, warp, copy.bytes, copy.fromBytes.data());
    LaneMask whole = 0;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const LaneMask lane = left & (0 - left);
        const std::uint32_t bytes = copy.fromBytes[static_cast<std::size_t>(lowestLane(left))];
        if (bytes == copy.bytes)
            whole |= lane;
        else if (bytes != 0 && !resolvePart(instruction, warp, lane, access, bytes, places))
            return false;
    }
    if (!resolveAddresses(instruction, warp, whole, access, places))
        return false;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const auto lane = static_cast<std::size_t>(lowestLane(left));
        copy.from[lane] = places.address[lane];
        std::byte* const value = copy.values.data() + lane * copy.bytes;
        std::memset(value, 0, copy.bytes);
        readGlobal(copy.from[lane], value, copy.fromBytes[lane]);
    }
    if (whole != 0 && !isUnobserved(warp))
        observeSource(instruction, warp, access, places);
    if (warp.block->globalRaces != nullptr)
        copy.begun = warp.block->globalRaces->copiesBegin(instruction, warp, mask, copy.from.data(), copy.fromBytes.data());
    return true;
}

Next copyAsync(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const Access access{.space = Space::Shared,
                        .kind = AccessKind::Write,
                        .narrow = (instruction.aux & kNarrowTo) != 0,
                        .bytes = instruction.aux & kBytesMask};
    LaneAddresses places;
    if (!resolve(instruction, warp, mask, access, places))
        return Next::Faulted;
    GroupCopies::Copy& copy = asyncStateOf(warp).groupsOf(warp).add(warp, mask);
    copy.instruction = &instruction;
    copy.bytes = access.bytes;
    if (!readSource(instruction, warp, mask, copy))
        return Next::Faulted;
    for (LaneMask left = mask; left != 0; left &= left - 1)
        copy.to[static_cast<std::size_t>(lowestLane(left))] =
            static_cast<std::uint32_t>(places.host[lowestLane(left)] - warp.shared);
    if (!isUnobserved(warp))
        observeWritten(instruction, warp, access, places, copy.values.data());
    CopyShadow* const shadow = warp.block->races == nullptr ? nullptr : warp.block->races->copies();
    if (shadow == nullptr)
        return Next::Continue;
    copy.number = shadow->begin(instruction, numberInCluster(warp));
    for (LaneMask left = mask; left != 0; left &= left - 1)
        shadow->fill(copy.number, lowestLane(left), copy.to[static_cast<std::size_t>(lowestLane(left))], copy.bytes);
    return Next::Continue;
}

Next commitGroup(const Instruction&, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    asyncStateOf(warp).groupsOf(warp).commit(mask);
    return Next::Continue;
}

// aux: groups that may be pending.
Next waitForGroups(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    asyncStateOf(warp).groupsOf(warp).wait(warp, instruction, mask, instruction.aux, false);
    return Next::Continue;
}

Next waitForAll(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    asyncStateOf(warp).groupsOf(warp).wait(warp, instruction, mask, 0, true);
    return Next::Continue;
}

// The operand behind the size: bytes of the source, or a predicate that has it ignored.
void bindLessThanWhole(OperandDecoder& decoder, int index, Instruction& instruction)
{
    if (decoder.registerType(index) != ptx::Type::Pred) {
        instruction.to = decoder.source(index, ptx::Type::U32);
        instruction.aux |= kHasSize;
        return;
    }
    bool isNegated = false;
    instruction.to = decoder.predicateSource(index, isNegated);
    instruction.aux |= kHasPredicate | (isNegated ? kNegated : 0);
}

// cp.async.ca.shared.global [to], [from], 16{, size or predicate}{, policy}
Instruction bindCopy(OperandDecoder& decoder)
{
    Instruction instruction = withBoth(copyAsync);
    const std::int64_t bytes = decoder.integer(2);
    const bool isOnlyWide = decoder.group(1) == "cg";
    if (bytes != 16 && (isOnlyWide || (bytes != 4 && bytes != 8)))
        decoder.refuse(isOnlyWide ? message("it copies {} bytes: .cg copies 16", bytes)
                                  : message("it copies {} bytes: 4, 8 or 16 are possible", bytes));
    const bool hasPolicy = !decoder.group(4).empty();
    const int least = hasPolicy ? 4 : 3;
    if (decoder.operandCount() != least && decoder.operandCount() != least + 1)
        decoder.refuse(message("it has {} operands instead of {}", decoder.operandCount(), least));
    instruction.aux = static_cast<std::uint32_t>(bytes);
    if (decoder.operandCount() > least)
        bindLessThanWhole(decoder, 3, instruction);
    if (hasPolicy)
        decoder.source(decoder.operandCount() - 1, ptx::Type::B64);
    Access to{.space = Space::Shared, .kind = AccessKind::Write, .bytes = static_cast<std::uint32_t>(bytes)};
    const DecodedAddress address = bindAddress(decoder, 0, to, instruction);
    Access from{.space = Space::Global, .bytes = to.bytes};
    bindSecondAddress(decoder, 1, from, instruction);
    instruction.aux |= (to.narrow ? kNarrowTo : 0) | (from.narrow ? kNarrowFrom : 0);
    faultOutside(address, to, instruction);
    return instruction;
}

Instruction bindWithoutOperands(OperandDecoder& decoder, Handler handler)
{
    if (decoder.operandCount() != 0)
        decoder.refuse(message("it has {} operands instead of {}", decoder.operandCount(), 0));
    return withBoth(handler);
}

Instruction bindCommit(OperandDecoder& decoder)
{
    return bindWithoutOperands(decoder, commitGroup);
}

Instruction bindWaitAll(OperandDecoder& decoder)
{
    return bindWithoutOperands(decoder, waitForAll);
}

Instruction bindWaitGroup(OperandDecoder& decoder)
{
    Instruction instruction = withBoth(waitForGroups);
    const std::int64_t groups = decoder.integer(0);
    if (groups < 0)
        decoder.refuse(message("{} groups cannot be pending", groups));
    instruction.aux = static_cast<std::uint32_t>(groups);
    return instruction;
}

constexpr InstructionPattern kGroupCopyPatterns[] = {
    {"cp", ".async .ca|.cg .shared|.shared::cta .global [.L2::cache_hint] [.L2::64B|.L2::128B|.L2::256B]", bindCopy,
     "arrives when it is waited for", 80},
    {"cp", ".async .commit_group", bindCommit, {}, 80},
    {"cp", ".async .wait_group", bindWaitGroup, {}, 80},
    {"cp", ".async .wait_all", bindWaitAll, {}, 80},
};

}  // namespace

std::span<const InstructionPattern> groupCopyPatterns()
{
    return kGroupCopyPatterns;
}

}  // namespace kd::emulator
