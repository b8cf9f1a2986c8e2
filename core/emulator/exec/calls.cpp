// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/calls.h"

#include "core/emulator/checks/valuenotes.h"
#include "core/emulator/exec/divergentpaths.h"
#include "core/emulator/program/functionhandle.h"
#include "core/emulator/warp/lanemask.h"
#include "core/emulator/exec/systemcalls.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace kd::emulator {
namespace {

void copyLanes(const std::byte* from, const CallOperand& source, std::byte* to, const CallOperand& target, LaneMask mask)
{
    const std::size_t bytes = std::min(source.bytes, target.bytes);
    forEachLane(mask, [&](int lane) {
        const auto index = static_cast<std::size_t>(lane);
        std::memcpy(to + target.slot + index * target.stride, from + source.slot + index * source.stride, bytes);
    });
}

void copyAll(const std::byte* from, const std::vector<CallOperand>& sources, std::byte* to, const std::vector<CallOperand>& targets,
             LaneMask mask)
{
    const std::size_t count = std::min(sources.size(), targets.size());
    for (std::size_t i = 0; i < count; ++i)
        copyLanes(from, sources[i], to, targets[i], mask);
}

// Local memory of the call for every lane; -1: done, else the lane whose stack is used up.
int reserveLocal(Warp& warp, CallFrame& frame, LaneMask mask)
{
    const DecodedFunction& function = *frame.function;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = std::countr_zero(left);
        const auto index = static_cast<std::size_t>(lane);
        frame.callerTop[index] = warp.localTop[index];
        std::uint32_t charged = 0;
        if (!reserveStack(warp, lane, function.stackCharge, 16, charged) ||
            !reserveStack(warp, lane, function.localBytes, function.localAlignment, frame.localBase[index]))
            return lane;
    }
    return -1;
}

Next begin(Warp& warp, const CallSite& site, const DecodedFunction& callee, std::uint32_t pc, LaneMask mask)
{
    CallFrame* const caller = warp.call;
    CallFrame* const frame = warp.frames->acquire(callee, warp);
    if (frame == nullptr)
        return raise(warp, {.kind = Fault::Kind::StackOverflow, .lane = std::countr_zero(mask),
                            .text = "calls nest so deep that their registers take more memory than there is for them"});
    frame->parent = caller;
    frame->site = &site;
    frame->returnPc = pc + 1;
    frame->depth = caller->depth + 1;
    if (const int lane = reserveLocal(warp, *frame, mask); lane >= 0)
        return raiseStackOverflow(warp, lane, callee.localBytes + callee.stackCharge);
    FramePool::fillLocal(*frame);
    if (warp.block->notes != nullptr)
        warp.block->notes->frameBegins(warp, *frame, mask);
    copyAll(caller->memory, site.arguments, frame->memory, callee.parameters, mask);
    if (const LaneMask others = warp.active & ~mask; others != 0)
        split(warp, others, pc + 1);
    enter(warp, frame, 0);
    return Next::Moved;
}

const CallSite& siteOf(const Instruction& instruction, const Warp& warp)
{
    return warp.call->function->calls[instruction.aux];
}

LaneMask lanesThatCall(const std::uint64_t* handles, LaneMask mask, std::uint64_t handle)
{
    LaneMask same = 0;
    forEachLane(mask, [&](int lane) { same |= handles[lane] == handle ? laneBit(lane) : 0; });
    return same;
}

Next raiseBadTarget(Warp& warp, int lane, std::uint64_t handle, Message why)
{
    return raise(warp, {.kind = Fault::Kind::IllegalInstruction,
                        .lane = lane,
                        .hasAddress = true,
                        .address = handle,
                        .text = std::move(why)});
}

}  // namespace

bool fits(const CallSite& site, const DecodedFunction& callee)
{
    const auto same = [](const std::vector<CallOperand>& a, const std::vector<CallOperand>& b) {
        return std::ranges::equal(a, b, [](const CallOperand& x, const CallOperand& y) { return x.bytes == y.bytes; });
    };
    return same(site.arguments, callee.parameters) && (site.results.empty() || same(site.results, callee.results));
}

bool reserveStack(Warp& warp, int lane, std::uint64_t bytes, std::uint64_t alignment, std::uint32_t& address)
{
    std::uint32_t& top = warp.localTop[static_cast<std::size_t>(lane)];
    const std::uint64_t begin = (top + alignment - 1) / alignment * alignment;
    if (begin > warp.localBytes || bytes > warp.localBytes - begin)
        return false;
    address = static_cast<std::uint32_t>(begin);
    top = static_cast<std::uint32_t>(begin + bytes);
    return true;
}

Next raiseStackOverflow(Warp& warp, int lane, std::uint64_t bytes)
{
    return raise(warp,
                 {.kind = Fault::Kind::StackOverflow,
                  .lane = lane,
                  .text = message("the stack of {} bytes a thread is used up: {} more are needed with {} in use", warp.localBytes,
                                  bytes, warp.localTop[static_cast<std::size_t>(lane)])});
}

Next callDirect(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const CallSite& site = siteOf(instruction, warp);
    return begin(warp, site, *warp.program->functions[site.callee], indexOf(instruction, warp), mask);
}

Next callIndirect(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const CallSite& site = siteOf(instruction, warp);
    const std::uint64_t* handles = lanes<std::uint64_t>(warp, site.target);
    const int lane = std::countr_zero(mask);
    const std::uint64_t handle = handles[lane];
    if (handle == 0)
        return raiseBadTarget(warp, lane, handle, "a call through a null function pointer");
    if (!FunctionHandle::isOne(handle))
        return raiseBadTarget(warp, lane, handle, "a call through a pointer that is not the address of a function");
    const auto callee = warp.program->byModuleIndex.find(FunctionHandle::function(handle));
    if (FunctionHandle::image(handle) != FunctionHandle::imageNumber(warp.program->imageNumber) ||
        callee == warp.program->byModuleIndex.end())
        return raiseBadTarget(warp, lane, handle, "a call through a pointer to a function that this kernel's module does not have");
    const DecodedFunction& function = *warp.program->functions[callee->second];
    if (!fits(site, function))
        return raiseBadTarget(warp, lane, handle,
                              message("a call through a pointer to {}, which takes other parameters", function.text->name));
    const LaneMask group = lanesThatCall(handles, mask, handle);
    const std::uint32_t pc = indexOf(instruction, warp);
    if (const LaneMask later = mask & ~group; later != 0) {
        if (const LaneMask unguarded = warp.active & ~mask; unguarded != 0)
            split(warp, unguarded, pc + 1);
        split(warp, later, pc);
    }
    return begin(warp, site, function, pc, group);
}

Next callSystem(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    return systemCall(instruction, siteOf(instruction, warp), warp, mask);
}

Next returnFromCall(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const std::uint32_t next = indexOf(instruction, warp) + 1;
    CallFrame* const frame = warp.call;
    if (frame->parent == nullptr) {
        exitLanes(warp, mask);
        warp.pc = next;
        return Next::Moved;
    }
    CallFrame* const caller = frame->parent;
    copyAll(frame->memory, frame->function->results, caller->memory, frame->site->results, mask);
    forEachLane(mask, [&](int lane) {
        const auto index = static_cast<std::size_t>(lane);
        warp.localTop[index] = frame->callerTop[index];
    });
    const std::uint32_t returnPc = frame->returnPc;
    if (const LaneMask others = warp.active & ~mask; others != 0)
        split(warp, others, next);
    ++caller->references;
    warp.frames->drop(frame);
    enter(warp, caller, returnPc);
    return Next::Moved;
}

}  // namespace kd::emulator
