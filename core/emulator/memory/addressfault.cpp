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

std::string bytes(std::uint64_t count)
{
    return std::to_string(count) + (count == 1 ? " byte" : " bytes");
}

std::string what(const Access& access)
{
    switch (access.kind) {
    case AccessKind::Read: return "a read of " + bytes(access.bytes);
    case AccessKind::Write: return "a write of " + bytes(access.bytes);
    default: return "an atomic operation on " + bytes(access.bytes);
    }
}

// " past the end of", seen from [offset, offset + size) of something that ends at `end`.
std::string pastTheEnd(std::uint64_t offset, std::uint64_t size, std::uint64_t end)
{
    if (offset < end)
        return "the last " + bytes(offset + size - end) + " of it past the end of";
    return (offset == end ? std::string("just") : bytes(offset - end)) + " past the end of";
}

std::string allocationName(const DeviceMemory::Allocation& allocation)
{
    const std::string size = std::to_string(allocation.bytes) + "-byte ";
    if (!allocation.alias.empty())
        return size + allocation.alias;
    if (!allocation.name.empty())
        return size + "variable " + ptx::readableVariable(allocation.name);
    return size + "allocation " + std::to_string(allocation.number);
}

bool wasFreed(const DeviceMemory::Allocation& allocation)
{
    return allocation.state == DeviceMemory::State::Freed;
}

FaultSite outsideOf(const DeviceMemory::Allocation& allocation, const Access& access, std::uint64_t address, const std::string& at)
{
    const std::uint64_t end = allocation.address + allocation.bytes;
    if (address < end && access.bytes <= end - address)
        return {.kind = Fault::Kind::FreedMemory, .text = at + " in the " + allocationName(allocation) + ", which was freed"};
    return {.kind = wasFreed(allocation) ? Fault::Kind::FreedMemory : Fault::Kind::IllegalAddress,
            .text = at + ", " + pastTheEnd(address, access.bytes, end) + " the " + allocationName(allocation) +
                    (wasFreed(allocation) ? ", which was freed" : "")};
}

FaultSite heapFault(const DeviceHeap::Piece& piece, const Access& access, std::uint64_t address, const std::string& at)
{
    const std::uint64_t end = piece.address + piece.bytes;
    const std::string whose = bytes(piece.bytes) + (piece.isFreed ? " that malloc gave and free took back" : " that malloc gave");
    const bool isInside = address < end && access.bytes <= end - address;
    return {.kind = piece.isFreed ? Fault::Kind::FreedMemory : Fault::Kind::IllegalAddress,
            .text = at + (isInside ? " in the " : ", " + pastTheEnd(address, access.bytes, end) + " the ") + whose};
}

FaultSite nearNull(const Access& access, std::uint64_t address)
{
    const auto offset = static_cast<std::int64_t>(address);
    std::string text = what(access) + " through a null pointer";
    if (offset != 0)
        text += (offset > 0 ? " plus " : " minus ") + bytes(offset > 0 ? address : 0 - address);
    return {.kind = Fault::Kind::NullPointer, .text = std::move(text)};
}

bool isConstant(const std::optional<DeviceMemory::Allocation>& found, std::uint64_t address, std::uint64_t size)
{
    return found && found->state == DeviceMemory::State::Live && found->access == DeviceMemory::Access::Constant &&
           address - found->address < found->bytes && size <= found->bytes - (address - found->address);
}

// Of the allocations on both sides the nearer one is meant.
FaultSite globalFault(const Warp& warp, const Access& access, std::uint64_t address)
{
    if (address + kNearNull < 2 * kNearNull)
        return nearNull(access, address);
    const DeviceMemory& memory = *warp.block->launch->memory;
    const std::string at = what(access) + " at " + hexadecimal(address);
    const DeviceHeap* heap = warp.block->launch->heap;
    if (const auto piece = heap == nullptr ? std::nullopt : heap->pieceNear(address))
        return heapFault(*piece, access, address, at);
    const auto here = memory.find(address);
    if (isConstant(here, address, access.bytes))
        return {.kind = Fault::Kind::ReadOnlyWrite, .text = at + " to the constant " + allocationName(*here)};
    const auto next = memory.find(address + (std::uint64_t{1} << DeviceMemory::kSlotBits));
    const bool nextIsNearer = next && next->address > address &&
                              (!here || next->address - address < address - (here->address + here->bytes));
    if (nextIsNearer && !(here && address < here->address + here->bytes))
        return {.kind = wasFreed(*next) ? Fault::Kind::FreedMemory : Fault::Kind::IllegalAddress,
                .text = at + ", " + bytes(next->address - address) + " before the start of the " + allocationName(*next) +
                        (wasFreed(*next) ? ", which was freed" : "")};
    if (here)
        return outsideOf(*here, access, address, at);
    return {.kind = Fault::Kind::IllegalAddress, .text = at + ", where no allocation is"};
}

FaultSite windowFault(const Access& access, Fault::Kind kind, std::uint64_t offset, std::uint64_t size,
                      const std::string& place, const std::string& owner)
{
    const std::string at = what(access) + " at " + place + " address " + hexadecimal(offset);
    if (static_cast<std::int64_t>(offset) < 0 || (access.narrow && static_cast<std::int32_t>(offset) < 0)) {
        const std::uint64_t before = access.narrow ? static_cast<std::uint32_t>(-static_cast<std::uint32_t>(offset)) : 0 - offset;
        return {.kind = kind, .text = at + ", " + bytes(before) + " before the start of " + owner};
    }
    return {.kind = kind, .text = at + ", " + pastTheEnd(offset, access.bytes, size) + " the " + bytes(size) + " of " + owner};
}

FaultSite parameterFault(const Warp& warp, const Access& access, std::uint64_t offset)
{
    if (access.kind != AccessKind::Read)
        return {.kind = Fault::Kind::ReadOnlyWrite, .text = what(access) + " to the kernel's parameters"};
    return windowFault(access, Fault::Kind::ConstantOutOfBounds, offset, warp.block->launch->parameters.size(), "parameter",
                       "the kernel's parameters");
}

FaultSite constantFault(const Warp& warp, const Access& access, std::uint64_t address)
{
    FaultSite site = globalFault(warp, access, address);
    const bool isVariable = warp.block->launch->memory->contains(address, access.bytes);
    if (isVariable)
        site.text = what(access) + " at " + hexadecimal(address) + ", which is not in constant memory";
    if (site.kind != Fault::Kind::NullPointer)
        site.kind = Fault::Kind::ConstantOutOfBounds;
    return site;
}

std::string sharedMemoryOf(const LaunchContext& launch)
{
    const std::string owner = "shared memory of the block";
    if (launch.dynamicSharedBytes == 0)
        return owner;
    return owner + " (" + std::to_string(launch.staticSharedBytes) + " static, " + std::to_string(launch.dynamicSharedBytes) +
        " dynamic)";
}

// The shared variable that begins at `first`, as its user wrote it.
std::string sharedVariableAt(const Warp& warp, std::uint64_t first)
{
    if (warp.program != nullptr)
        for (const SharedVariable& variable : warp.program->sharedVariables)
            if (variable.first == first && !variable.text->isExtern)
                return "variable " + ptx::readableVariable(variable.text->name);
    return "shared variable";
}

std::int64_t signedOffset(const Access& access, std::uint64_t offset)
{
    return access.narrow ? static_cast<std::int32_t>(offset) : static_cast<std::int64_t>(offset);
}

// An access that leaves the shared variable that its address comes from.
FaultSite outsideOfVariable(const Warp& warp, const Access& access, const Limits& limits, std::uint64_t offset)
{
    const std::int64_t from = signedOffset(access, offset) - static_cast<std::int64_t>(limits.first);
    const std::string variable = limits.end == kNoEnd ? std::string("dynamic shared memory of the block")
        : "the " + std::to_string(limits.end - limits.first) + "-byte " + sharedVariableAt(warp, limits.first);
    const std::string at = what(access) + " at shared address " + hexadecimal(offset) + ", ";
    if (from < 0)
        return {.kind = Fault::Kind::SharedOutOfBounds,
                .text = at + bytes(static_cast<std::uint64_t>(-from)) + " before the start of " + variable};
    return {.kind = Fault::Kind::SharedOutOfBounds,
            .text = at + pastTheEnd(offset, access.bytes, limits.end) + " " + variable};
}

bool leavesVariable(const Access& access, const Limits& limits, std::uint64_t offset)
{
    const std::int64_t from = signedOffset(access, offset);
    const bool isBefore = limits.first != 0 && from < static_cast<std::int64_t>(limits.first);
    return isBefore || (limits.end < kNoEnd && (from < 0 || offset + access.bytes > limits.end));
}

FaultSite localFault(const Warp& warp, const Access& access, const Limits& limits, int lane, std::uint64_t offset)
{
    const std::uint64_t floor = limits.floors == nullptr ? 0 : limits.floors[lane];
    if (signedOffset(access, offset) >= 0 && offset < floor)
        return {.kind = Fault::Kind::LocalOutOfBounds,
                .text = what(access) + " at local address " + hexadecimal(offset) + ", " + bytes(floor - offset) +
                        " before the start of local memory of the function, in that of its caller"};
    return windowFault(access, Fault::Kind::LocalOutOfBounds, offset, warp.localTop[static_cast<std::size_t>(lane)], "local",
                       "local memory in use by the thread");
}

FaultSite siteOf(const Warp& warp, const Access& access, const Limits& limits, Space space, int lane, std::uint64_t offset)
{
    switch (space) {
    case Space::Shared:
        if (leavesVariable(access, limits, offset))
            return outsideOfVariable(warp, access, limits, offset);
        return windowFault(access, Fault::Kind::SharedOutOfBounds, offset, warp.sharedBytes, "shared",
                           sharedMemoryOf(*warp.block->launch));
    case Space::Local: return localFault(warp, access, limits, lane, offset);
    case Space::Param: return parameterFault(warp, access, offset);
    case Space::Const: return constantFault(warp, access, offset);
    default: return globalFault(warp, access, offset);
    }
}

// The windows hold no allocation, so what names them with another space is wrong by its kind.
std::string wrongSpace(Space space, const Access& access, std::uint64_t address)
{
    const std::string name = space == Space::Shared ? "shared" : space == Space::Local ? "local" : "parameter";
    return what(access) + " at " + hexadecimal(address) + ", a generic address of " + name + " memory, as if it were global";
}

FaultSite site(const Warp& warp, const Access& access, const Limits& limits, int lane, std::uint64_t address)
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

std::string outsideText(const Access& access, std::int32_t offset, std::uint32_t variableBytes, const std::string& name)
{
    const std::string variable = " the " + std::to_string(variableBytes) + "-byte variable " + ptx::readableVariable(name);
    if (offset < 0)
        return what(access) + ", " + bytes(static_cast<std::uint64_t>(-std::int64_t{offset})) + " before the start of" + variable;
    return what(access) + ", " + pastTheEnd(static_cast<std::uint64_t>(offset), access.bytes, variableBytes) + variable;
}

void reportAddress(Warp& warp, const Access& access, const Limits& limits, int lane, std::uint64_t address, bool isOutside)
{
    FaultSite found;
    if (isOutside)
        found = site(warp, access, limits, lane, address);
    else
        found = {.kind = Fault::Kind::Misaligned,
                 .text = what(access) + " at " + hexadecimal(address) + ", which is misaligned by " +
                         bytes(address & (access.bytes - 1)) + ": it must be a multiple of " + std::to_string(access.bytes)};
    found.lane = lane;
    found.hasAddress = true;
    found.address = address;
    warp.fault = std::move(found);
}

}  // namespace kd::emulator
