// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/program/program.h"
#include "core/emulator/memory/resolve.h"
#include "core/emulator/device/deviceheap.h"
#include "core/emulator/memory/memorybind.h"
#include "core/emulator/memory/spaces.h"
#include "core/emulator/ptx/readablename.h"

#include <cstdio>

namespace kd::emulator {
namespace {

using ptx::Space;

// A null pointer plus the index of an array that nobody allocated.
constexpr std::uint64_t kNearNull = std::uint64_t{1} << 20;

std::string hexadecimal(std::uint64_t value)
{
    char text[24];
    std::snprintf(text, sizeof text, "0x%llx", static_cast<unsigned long long>(value));
    return text;
}

Message bytes(std::uint64_t count)
{
    return message("{} byte(s)", count);
}

Message what(const Access& access)
{
    switch (access.kind) {
    case AccessKind::Read: return message("a read of {} byte(s)", access.bytes);
    case AccessKind::Write: return message("a write of {} byte(s)", access.bytes);
    default: return message("an atomic operation on {} byte(s)", access.bytes);
    }
}

// Where [offset, offset + size) is, seen from `owner`, which ends at `end`.
Message pastTheEnd(std::uint64_t offset, std::uint64_t size, std::uint64_t end, const Message& owner)
{
    if (offset < end)
        return message("the last {} byte(s) of it past the end of {}", offset + size - end, owner);
    if (offset == end)
        return message("just past the end of {}", owner);
    return message("{} byte(s) past the end of {}", offset - end, owner);
}

Message beforeTheStart(std::uint64_t count, const Message& owner)
{
    return message("{} byte(s) before the start of {}", count, owner);
}

// "64-byte allocation 3", with or without "the".
Message allocationName(const DeviceMemory::Allocation& allocation)
{
    if (!allocation.alias.empty())
        return message("{}-byte {}", allocation.bytes, allocation.alias);
    if (!allocation.name.empty())
        return message("{}-byte variable {}", allocation.bytes, ptx::readableVariable(allocation.name));
    return message("{}-byte allocation {}", allocation.bytes, allocation.number);
}

Message theAllocation(const DeviceMemory::Allocation& allocation)
{
    return message("the {}", allocationName(allocation));
}

bool wasFreed(const DeviceMemory::Allocation& allocation)
{
    return allocation.state == DeviceMemory::State::Freed;
}

FaultSite besideOf(const DeviceMemory::Allocation& allocation, const Message& at, const Message& beside)
{
    if (wasFreed(allocation))
        return {.kind = Fault::Kind::FreedMemory, .text = message("{}, {}, which was freed", at, beside)};
    return {.kind = Fault::Kind::IllegalAddress, .text = message("{}, {}", at, beside)};
}

// Which element of a buffer that is, where the access is one element wide.
Message withElement(const DeviceMemory::Allocation& allocation, const Access& access, std::uint64_t address, const Message& beside)
{
    const std::uint64_t offset = address - allocation.address;
    if (allocation.alias.empty() || offset % access.bytes != 0 || allocation.bytes % access.bytes != 0)
        return beside;
    return message("{}: element {}, where there are {} of {}", beside, offset / access.bytes, allocation.bytes / access.bytes,
                   bytes(access.bytes));
}

FaultSite outsideOf(const DeviceMemory::Allocation& allocation, const Access& access, std::uint64_t address, const Message& at)
{
    const std::uint64_t end = allocation.address + allocation.bytes;
    if (address < end && access.bytes <= end - address)
        return {.kind = Fault::Kind::FreedMemory, .text = message("{} in the {}, which was freed", at, allocationName(allocation))};
    const Message past = pastTheEnd(address, access.bytes, end, theAllocation(allocation));
    return besideOf(allocation, at, withElement(allocation, access, address, past));
}

FaultSite heapFault(const DeviceHeap::Piece& piece, const Access& access, std::uint64_t address, const Message& at)
{
    const std::uint64_t end = piece.address + piece.bytes;
    const Message whose = piece.isFreed ? message("the {} byte(s) that malloc gave and free took back", piece.bytes)
                                        : message("the {} byte(s) that malloc gave", piece.bytes);
    const bool isInside = address < end && access.bytes <= end - address;
    return {.kind = piece.isFreed ? Fault::Kind::FreedMemory : Fault::Kind::IllegalAddress,
            .text = isInside ? message("{} in {}", at, whose)
                             : message("{}, {}", at, pastTheEnd(address, access.bytes, end, whose))};
}

FaultSite nearNull(const Access& access, std::uint64_t address)
{
    const auto offset = static_cast<std::int64_t>(address);
    if (offset == 0)
        return {.kind = Fault::Kind::NullPointer, .text = message("{} through a null pointer", what(access))};
    return {.kind = Fault::Kind::NullPointer,
            .text = offset > 0 ? message("{} through a null pointer plus {}", what(access), bytes(address))
                               : message("{} through a null pointer minus {}", what(access), bytes(0 - address))};
}

bool isConstant(const std::optional<DeviceMemory::Allocation>& found, std::uint64_t address, std::uint64_t size)
{
    return found && found->state == DeviceMemory::State::Live && found->access == DeviceMemory::Access::Constant &&
           address - found->address < found->bytes && size <= found->bytes - (address - found->address);
}

bool isReserved(const std::optional<DeviceMemory::Allocation>& found, std::uint64_t address)
{
    return found && found->state == DeviceMemory::State::Live && found->access == DeviceMemory::Access::Reserved &&
           address - found->address < found->bytes;
}

// Within addresses that were reserved: what is missing there.
FaultSite reservedFault(const DeviceMemory::Allocation& reserved, MappedPieces::Reach reach, std::uint64_t address,
                        const Message& at)
{
    const std::uint64_t offset = address - reserved.address;
    if (reach == MappedPieces::Reach::Multicast)
        return {.kind = Fault::Kind::IllegalAddress,
                .text = message("{}, the address of a multicast object: multimem instructions alone may touch it", at)};
    if (reach == MappedPieces::Reach::Read)
        return {.kind = Fault::Kind::ReadOnlyWrite,
                .text = message("{}, {} byte(s) into a reservation of {} bytes, where cuMemSetAccess allows reads alone", at,
                                offset, reserved.bytes)};
    return {.kind = Fault::Kind::IllegalAddress,
            .text = message("{}, {} byte(s) into a reservation of {} bytes, where cuMemMap put no memory that cuMemSetAccess "
                            "lets the device use", at, offset, reserved.bytes)};
}

bool isHidden(const std::optional<DeviceMemory::Allocation>& found, std::uint64_t address, std::uint64_t size)
{
    return found && found->state == DeviceMemory::State::Live && found->reach != MappedPieces::Reach::ReadWrite &&
           address - found->address < found->bytes && size <= found->bytes - (address - found->address);
}

// Memory of a pool of the host.
FaultSite hiddenFault(const DeviceMemory::Allocation& hidden, const Message& at)
{
    if (hidden.reach == MappedPieces::Reach::Read)
        return {.kind = Fault::Kind::ReadOnlyWrite,
                .text = message("{} to the {} of a memory pool of the host, where cudaMemPoolSetAccess allows the device reads "
                                "alone", at, allocationName(hidden))};
    return {.kind = Fault::Kind::IllegalAddress,
            .text = message("{} in the {} of a memory pool of the host, which no cudaMemPoolSetAccess has let the device use", at,
                            allocationName(hidden))};
}

// Of the allocations on both sides the nearer one is meant.
FaultSite globalFault(const Warp& warp, const Access& access, std::uint64_t address)
{
    if (address + kNearNull < 2 * kNearNull)
        return nearNull(access, address);
    const DeviceMemory& memory = *warp.block->launch->memory;
    const Message at = message("{} at {}", what(access), hexadecimal(address));
    const DeviceHeap* heap = warp.block->launch->heap;
    if (const auto piece = heap == nullptr ? std::nullopt : heap->pieceNear(address))
        return heapFault(*piece, access, address, at);
    const auto here = memory.find(address);
    if (isConstant(here, address, access.bytes))
        return {.kind = Fault::Kind::ReadOnlyWrite, .text = message("{} to the constant {}", at, allocationName(*here))};
    if (isHidden(here, address, access.bytes))
        return hiddenFault(*here, at);
    if (isReserved(here, address))
        return reservedFault(*here, memory.pieces().at(address), address, at);
    const auto next = memory.find(address + (std::uint64_t{1} << DeviceMemory::kSlotBits));
    const bool nextIsNearer = next && next->address > address &&
                              (!here || next->address - address < address - (here->address + here->bytes));
    if (nextIsNearer && !(here && address < here->address + here->bytes))
        return besideOf(*next, at, beforeTheStart(next->address - address, theAllocation(*next)));
    if (here)
        return outsideOf(*here, access, address, at);
    return {.kind = Fault::Kind::IllegalAddress, .text = message("{}, where no allocation is", at)};
}

FaultSite windowFault(const Access& access, Fault::Kind kind, std::uint64_t offset, std::uint64_t size,
                      const Message& place, const Message& owner)
{
    const Message at = message("{} at {} address {}", what(access), place, hexadecimal(offset));
    if (static_cast<std::int64_t>(offset) < 0 || (access.narrow && static_cast<std::int32_t>(offset) < 0)) {
        const std::uint64_t before = access.narrow ? static_cast<std::uint32_t>(-static_cast<std::uint32_t>(offset)) : 0 - offset;
        return {.kind = kind, .text = message("{}, {}", at, beforeTheStart(before, owner))};
    }
    const Message end = pastTheEnd(offset, access.bytes, size, message("the {} byte(s) of {}", size, owner));
    return {.kind = kind, .text = message("{}, {}", at, end)};
}

FaultSite parameterFault(const Warp& warp, const Access& access, std::uint64_t offset)
{
    if (access.kind != AccessKind::Read)
        return {.kind = Fault::Kind::ReadOnlyWrite, .text = message("{} to the kernel's parameters", what(access))};
    return windowFault(access, Fault::Kind::ConstantOutOfBounds, offset, warp.block->launch->parameters.size(), "parameter",
                       "the kernel's parameters");
}

FaultSite constantFault(const Warp& warp, const Access& access, std::uint64_t address)
{
    FaultSite site = globalFault(warp, access, address);
    const bool isVariable = warp.block->launch->memory->contains(address, access.bytes);
    if (isVariable)
        site.text = message("{} at {}, which is not in constant memory", what(access), hexadecimal(address));
    if (site.kind != Fault::Kind::NullPointer)
        site.kind = Fault::Kind::ConstantOutOfBounds;
    return site;
}

Message sharedMemoryOf(const LaunchContext& launch)
{
    if (launch.dynamicSharedBytes == 0)
        return "shared memory of the block";
    return message("shared memory of the block ({} static, {} dynamic)", launch.staticSharedBytes, launch.dynamicSharedBytes);
}

// The shared variable that begins at `first`, as its user wrote it.
Message sharedVariableAt(const Warp& warp, std::uint64_t first, std::uint64_t size)
{
    if (warp.program != nullptr)
        for (const SharedVariable& variable : warp.program->sharedVariables)
            if (variable.first == first && !variable.text->isExtern)
                return message("the {}-byte variable {}", size, ptx::readableVariable(variable.text->name));
    return message("the {}-byte shared variable", size);
}

std::int64_t signedOffset(const Access& access, std::uint64_t offset)
{
    return access.narrow ? static_cast<std::int32_t>(offset) : static_cast<std::int64_t>(offset);
}

// An access that leaves the shared variable that its address comes from.
FaultSite outsideOfVariable(const Warp& warp, const Access& access, const AccessBounds& limits, std::uint64_t offset)
{
    const std::int64_t from = signedOffset(access, offset) - static_cast<std::int64_t>(limits.first);
    const Message variable = limits.end >= kEndOfOwnBlock ? Message("dynamic shared memory of the block")
                                                  : sharedVariableAt(warp, limits.first, limits.end - limits.first);
    const Message beside = from < 0 ? beforeTheStart(static_cast<std::uint64_t>(-from), variable)
                                    : pastTheEnd(offset, access.bytes, limits.end, variable);
    return {.kind = Fault::Kind::SharedOutOfBounds,
            .text = message("{} at {} address {}, {}", what(access), Message("shared"), hexadecimal(offset), beside)};
}

bool leavesVariable(const Access& access, const AccessBounds& limits, std::uint64_t offset)
{
    const std::int64_t from = signedOffset(access, offset);
    const bool isBefore = limits.first != 0 && from < static_cast<std::int64_t>(limits.first);
    return isBefore || (limits.end < kEndOfOwnBlock && (from < 0 || offset + access.bytes > limits.end));
}

FaultSite localFault(const Warp& warp, const Access& access, const AccessBounds& limits, int lane, std::uint64_t offset)
{
    const std::uint64_t floor = limits.floors == nullptr ? 0 : limits.floors[lane];
    if (signedOffset(access, offset) >= 0 && offset < floor)
        return {.kind = Fault::Kind::LocalOutOfBounds,
                .text = message("{} at local address {}, {} before the start of local memory of the function, in that of its "
                                "caller", what(access), hexadecimal(offset), bytes(floor - offset))};
    return windowFault(access, Fault::Kind::LocalOutOfBounds, offset, warp.localTop[static_cast<std::size_t>(lane)], "local",
                       "local memory in use by the thread");
}

// An access by an address of .shared::cluster that is of another block's memory, or would be.
FaultSite clusterFault(const Warp& warp, const Access& access, const AccessBounds& limits, std::uint64_t offset)
{
    const Message at = message("{} at {} address {}", what(access), Message("shared"), hexadecimal(offset));
    const auto fault = [](const Message& text) { return FaultSite{.kind = Fault::Kind::SharedOutOfBounds, .text = text}; };
    const Block* const owner = blockOfShared(*warp.block, offset);
    if (owner == nullptr)
        return fault(message("{}, where the cluster has no block", at));
    if (limits.end < kNoEnd)
        return fault(message("{}, which is in block {} of the cluster: the instruction names .shared::cta", at, owner->rank));
    if (owner->hasEnded)
        return fault(message("{}, in shared memory of block {} of the cluster, which has ended", at, owner->rank));
    const Message memory = message("the {} byte(s) of shared memory of block {} of the cluster", warp.sharedBytes, owner->rank);
    return fault(message("{}, {}", at, pastTheEnd(offset % kClusterStride, access.bytes, warp.sharedBytes, memory)));
}

// Memory of a block is far smaller than what lies between two: what is a little below its own is meant to be there.
FaultSite sharedFault(const Warp& warp, const Access& access, const AccessBounds& limits, std::uint64_t offset)
{
    constexpr auto kStride = static_cast<std::int64_t>(kClusterStride);
    const std::uint64_t within = offset - warp.sharedFirst;
    const std::int64_t from = signedOffset(access, within);
    if (from >= kStride || from < -kStride / 2) {
        const bool mayBeOther = warp.block->cluster != nullptr || limits.end == kNoEnd;
        if (mayBeOther && signedOffset(access, offset) >= 0)
            return clusterFault(warp, access, limits, offset);
    } else if (leavesVariable(access, limits, within)) {
        return outsideOfVariable(warp, access, limits, within);
    }
    return windowFault(access, Fault::Kind::SharedOutOfBounds, within, warp.sharedBytes, "shared",
                       sharedMemoryOf(*warp.block->launch));
}

FaultSite siteOf(const Warp& warp, const Access& access, const AccessBounds& limits, Space space, int lane, std::uint64_t offset)
{
    switch (space) {
    case Space::Shared: return sharedFault(warp, access, limits, offset);
    case Space::Local: return localFault(warp, access, limits, lane, offset);
    case Space::Param: return parameterFault(warp, access, offset);
    case Space::Const: return constantFault(warp, access, offset);
    default: return globalFault(warp, access, offset);
    }
}

// The windows hold no allocation, so what names them with another space is wrong by its kind.
Message wrongSpace(Space space, const Access& access, std::uint64_t address)
{
    const auto as = [&](const Message& name) {
        return message("{} at {}, a generic address of {} memory, as if it were global", what(access), hexadecimal(address), name);
    };
    return space == Space::Shared ? as("shared") : space == Space::Local ? as("local") : as("parameter");
}

FaultSite site(const Warp& warp, const Access& access, const AccessBounds& limits, int lane, std::uint64_t address)
{
    const LaunchContext& launch = *warp.block->launch;
    const Space pointed = spaceOfGeneric(launch, address);
    const bool isGeneric = access.space == Space::Generic;
    const Space space = isGeneric ? pointed : access.space;
    const std::uint64_t offset = isGeneric ? address - windowOf(launch, space) : address;
    FaultSite found = siteOf(warp, access, limits, space, lane, offset);
    if (space == Space::Global && !isGeneric && pointed != Space::Global)
        found.text = wrongSpace(pointed, access, address);
    return found;
}

}  // namespace

Message outsideText(const Access& access, std::int32_t offset, std::uint32_t variableBytes, const Message& name)
{
    const Message variable = message("the {}-byte variable {}", variableBytes, name);
    return message("{}, {}", what(access),
                   offset < 0 ? beforeTheStart(static_cast<std::uint64_t>(-std::int64_t{offset}), variable)
                              : pastTheEnd(static_cast<std::uint64_t>(offset), access.bytes, variableBytes, variable));
}

void reportAddress(Warp& warp, const Access& access, const AccessBounds& limits, int lane, std::uint64_t address, bool isOutside)
{
    FaultSite found;
    if (isOutside)
        found = site(warp, access, limits, lane, address);
    else
        found = {.kind = Fault::Kind::Misaligned,
                 .text = message("{} at {}, which is misaligned by {}: it must be a multiple of {}", what(access),
                                 hexadecimal(address), bytes(address & (access.bytes - 1)), access.bytes)};
    found.lane = lane;
    found.hasAddress = true;
    found.address = address;
    warp.fault = std::move(found);
}

}  // namespace kd::emulator
