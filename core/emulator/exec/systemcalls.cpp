// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/systemcalls.h"

#include "core/emulator/checks/globalshadow.h"
#include "core/emulator/device/deviceheap.h"
#include "core/emulator/exec/deviceprintf.h"
#include "core/emulator/exec/deviceruntime.h"
#include "core/emulator/exec/faultplace.h"
#include "core/emulator/memory/genericbytes.h"
#include "core/emulator/warp/block.h"
#include "core/emulator/warp/lanemask.h"

#include <atomic>
#include <bit>
#include <cstdio>
#include <cstring>
#include <span>

namespace kd::emulator {
namespace {

constexpr std::uint32_t kTwoPointers[] = {8, 8};
constexpr std::uint32_t kOneWord[] = {4};
constexpr std::uint32_t kOneLong[] = {8};
constexpr std::uint32_t kAssertParameters[] = {8, 8, 4, 8, 8};

std::uint64_t argument(const CallSite& site, const Warp& warp, std::size_t index, int lane)
{
    const CallOperand& passed = site.arguments[index];
    std::uint64_t value = 0;
    std::memcpy(&value, warp.frame + passed.slot + static_cast<std::size_t>(lane) * passed.stride, passed.bytes);
    return value;
}

void writeCallResult(const CallSite& site, const Warp& warp, int lane, std::uint64_t value)
{
    if (site.results.empty())
        return;
    const CallOperand& passed = site.results.front();
    std::memcpy(warp.frame + passed.slot + static_cast<std::size_t>(lane) * passed.stride, &value, passed.bytes);
}

/// Something was printed that is not yet flushed.
std::atomic<bool> hasPrinted{false};

// One write, so that lines of several threads do not mix. The launch flushes.
void write(std::FILE* stream, const std::string& text)
{
    std::fwrite(text.data(), 1, text.size(), stream);
}

Next print(const CallSite& site, Warp& warp, LaneMask mask)
{
    std::string text;
    forEachLane(mask, [&](int lane) {
        std::string format;
        if (!readString(warp, lane, argument(site, warp, 0, lane), format)) {
            writeCallResult(site, warp, lane, ~std::uint64_t{0});
            return;
        }
        const auto stringAt = [&](std::uint64_t address) {
            std::string read;
            return address == 0 ? "(null)" : readString(warp, lane, address, read) ? read : "(invalid)";
        };
        int count = 0;
        text += formatPrintf(format, genericBytes(warp, lane, argument(site, warp, 1, lane)), stringAt, count);
        writeCallResult(site, warp, lane, static_cast<std::uint32_t>(count));
    });
    write(stdout, text);
    hasPrinted = true;
    return Next::Continue;
}

std::string textOf(const Warp& warp, int lane, std::uint64_t address)
{
    std::string text;
    return readString(warp, lane, address, text) ? text : "(unknown)";
}

std::string commaTriple(const std::array<std::uint32_t, 3>& triple)
{
    return "[" + std::to_string(triple[0]) + "," + std::to_string(triple[1]) + "," + std::to_string(triple[2]) + "]";
}

// The words of CUDA's own message.
std::string assertText(const CallSite& site, const Warp& warp, int lane)
{
    return textOf(warp, lane, argument(site, warp, 1, lane)) + ":" + std::to_string(argument(site, warp, 2, lane)) + ": " +
        textOf(warp, lane, argument(site, warp, 3, lane)) + ": block: " + commaTriple(warp.block->index) +
        ", thread: " + commaTriple(threadOf(*warp.block->launch, warp.index, lane)) + " Assertion `" +
        textOf(warp, lane, argument(site, warp, 0, lane)) + "` failed.";
}

Next failAssertion(const CallSite& site, Warp& warp, LaneMask mask)
{
    std::string text;
    forEachLane(mask, [&](int lane) { text += assertText(site, warp, lane) + "\n"; });
    std::fflush(stdout);
    write(stderr, text);
    const int lane = std::countr_zero(mask);
    return raise(warp, {.kind = Fault::Kind::Assert, .lane = lane,
                        .text = message("assertion `{}` failed", textOf(warp, lane, argument(site, warp, 0, lane)))});
}

Next allocateHeapMemory(const CallSite& site, Warp& warp, LaneMask mask)
{
    DeviceHeap& heap = *warp.block->launch->heap;
    forEachLane(mask, [&](int lane) {
        const std::uint64_t bytes = argument(site, warp, 0, lane), address = heap.allocate(bytes);
        if (GlobalShadow* const shadow = warp.block->launch->globalShadow; shadow != nullptr && address != 0)
            shadow->forget(address, bytes);
        writeCallResult(site, warp, lane, address);
    });
    return Next::Continue;
}

Next freeHeapMemory(const CallSite& site, Warp& warp, LaneMask mask)
{
    for (; mask != 0; mask &= mask - 1) {
        const int lane = std::countr_zero(mask);
        const std::uint64_t address = argument(site, warp, 0, lane);
        if (address == 0 || warp.block->launch->heap->free(address))
            continue;
        return raise(warp, {.kind = Fault::Kind::FreedMemory,
                            .lane = lane,
                            .hasAddress = true,
                            .address = address,
                            .text = message("free of {}, which malloc did not give or which is free already",
                                            addressText(address))});
    }
    return Next::Continue;
}

}  // namespace

SystemCall systemCallNamed(std::string_view name)
{
    if (name == "vprintf")
        return SystemCall::Printf;
    if (name == "malloc")
        return SystemCall::Malloc;
    if (name == "free")
        return SystemCall::Free;
    return name == "__assertfail" ? SystemCall::AssertFail : deviceRuntimeCallNamed(name);
}

std::span<const std::uint32_t> systemCallParameters(SystemCall call)
{
    if (call >= SystemCall::DeviceRuntime)
        return deviceRuntimeParameters(call);
    switch (call) {
    case SystemCall::Printf: return kTwoPointers;
    case SystemCall::Malloc: case SystemCall::Free: return kOneLong;
    case SystemCall::AssertFail: return kAssertParameters;
    default: return {};
    }
}

std::span<const std::uint32_t> systemCallResults(SystemCall call)
{
    if (call >= SystemCall::DeviceRuntime)
        return deviceRuntimeResults(call);
    switch (call) {
    case SystemCall::Printf: return kOneWord;
    case SystemCall::Malloc: return kOneLong;
    default: return {};
    }
}

Next systemCall(const Instruction& instruction, const CallSite& site, Warp& warp, LaneMask mask)
{
    if (site.system >= SystemCall::DeviceRuntime)
        return deviceRuntimeCall(instruction, site, warp, mask);
    switch (site.system) {
    case SystemCall::Printf: return print(site, warp, mask);
    case SystemCall::Malloc: return allocateHeapMemory(site, warp, mask);
    case SystemCall::Free: return freeHeapMemory(site, warp, mask);
    default: return failAssertion(site, warp, mask);
    }
}

void flushPrinted() noexcept
{
    if (hasPrinted.exchange(false))
        std::fflush(stdout);
}

}  // namespace kd::emulator
