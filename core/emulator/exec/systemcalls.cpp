// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/systemcalls.h"

#include "core/emulator/checks/globalshadow.h"
#include "core/emulator/checks/valuenotes.h"
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
#include <string_view>

namespace kd::emulator {
namespace {

constexpr std::uint32_t kTwoPointers[] = {8, 8};
constexpr std::uint32_t kOneWord[] = {4};
constexpr std::uint32_t kOneLong[] = {8};
constexpr std::uint32_t kLongAndWord[] = {8, 4};
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

constexpr bool isOfFloat(char conversion)
{
    return std::string_view("fFeEgGaA").find(conversion) != std::string_view::npos;
}

/// Why an argument is not what the format takes it for, as far as its bytes tell; empty: it may be. `isBehindGap`: it lies 4 bytes
/// behind where the format looks for it.
Message mismatchOf(const PrintfArgument& argument, const ValueNotes::Stored& stored, bool isBehindGap)
{
    const std::string conversion = std::string("%") + argument.conversion;
    if (!stored.isAny)
        return message("{} takes argument {} of printf, and there is none", conversion, argument.number);
    if (stored.isFloat && !isOfFloat(argument.conversion))
        return message("{} takes argument {} of printf, which is a floating-point number", conversion, argument.number);
    if (stored.bytes != 0 && (stored.bytes < argument.bytes || isBehindGap))
        return message("{} takes {} bytes for argument {} of printf, which has {}", conversion, argument.bytes, argument.number,
                       stored.bytes);
    return {};
}

/// Notes the first argument of a lane's call that does not fit the format.
class PrintfCheck {
public:
    PrintfCheck(const Instruction& instruction, const Warp& warp, int lane, std::uint64_t buffer)
        : m_instruction(instruction), m_warp(warp), m_lane(lane), m_buffer(buffer),
          m_isKnown(buffer == 0 || buffer - warp.block->launch->localWindow < warp.localBytes)
    {
    }
    void argument(const PrintfArgument& argument)
    {
        m_number = argument.number;
        if (!m_isKnown)
            return;
        constexpr std::uint32_t kLong = 8;
        const ValueNotes::Stored here = storedAt(argument.offset), next = storedAt(argument.offset + argument.bytes);
        const bool isBehindGap = !here.isAny && argument.offset % kLong != 0 && next.bytes == kLong;
        note(mismatchOf(argument, isBehindGap ? next : here, isBehindGap));
    }
    void noString(std::uint64_t address)
    {
        note(message("%s takes argument {} of printf, and no string is at {}", m_number, addressText(address)));
    }

private:
    ValueNotes::Stored storedAt(std::uint64_t offset) const
    {
        const std::uint64_t at = m_buffer - m_warp.block->launch->localWindow + offset;
        return m_buffer == 0 ? ValueNotes::Stored{} : m_warp.block->notes->storedAt(m_warp, m_lane, at);
    }
    void note(const Message& text)
    {
        if (text.empty() || m_isNoted)
            return;
        m_isNoted = true;
        m_warp.block->notes->noteMismatch(m_instruction, m_warp, m_lane, text);
    }

    const Instruction& m_instruction;
    const Warp& m_warp;
    const int m_lane;
    const std::uint64_t m_buffer;
    const bool m_isKnown;
    int m_number = 0;
    bool m_isNoted = false;
};

Next print(const Instruction& instruction, const CallSite& site, Warp& warp, LaneMask mask)
{
    std::string text;
    forEachLane(mask, [&](int lane) {
        std::string format;
        if (!readString(warp, lane, argument(site, warp, 0, lane), format)) {
            writeCallResult(site, warp, lane, ~std::uint64_t{0});
            return;
        }
        const std::uint64_t buffer = argument(site, warp, 1, lane);
        const bool isNoted = warp.block->notes != nullptr && warp.block->notes->notesValues();
        PrintfCheck check(instruction, warp, lane, buffer);
        const auto stringAt = [&](std::uint64_t address) -> std::string {
            std::string read;
            if (address == 0 || readString(warp, lane, address, read))
                return address == 0 ? "(null)" : read;
            if (isNoted)
                check.noString(address);
            return "(invalid)";
        };
        const OnArgument onArgument = [&](const PrintfArgument& taken) { check.argument(taken); };
        int count = 0;
        text += formatPrintf(format, genericBytes(warp, lane, buffer), stringAt, count, isNoted ? onArgument : OnArgument());
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

// The handle of a condition is the address of its value, which graphs read between their nodes.
Next setGraphCondition(const CallSite& site, Warp& warp, LaneMask mask)
{
    for (; mask != 0; mask &= mask - 1) {
        const int lane = std::countr_zero(mask);
        const std::uint64_t handle = argument(site, warp, 0, lane);
        if (handle % sizeof(std::uint32_t) != 0 || !warp.block->launch->memory->contains(handle, sizeof(std::uint32_t)))
            return raise(warp, {.kind = Fault::Kind::IllegalAddress,
                                .lane = lane,
                                .hasAddress = true,
                                .address = handle,
                                .text = message("cudaGraphSetConditional of {}, which is no handle of a condition",
                                                addressText(handle))});
        const auto value = static_cast<std::uint32_t>(argument(site, warp, 1, lane));
        std::atomic_ref(*reinterpret_cast<std::uint32_t*>(handle)).store(value, std::memory_order_relaxed);
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
    if (name == "cudaGraphSetConditional")
        return SystemCall::SetGraphCondition;
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
    case SystemCall::SetGraphCondition: return kLongAndWord;
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
    case SystemCall::Printf: return print(instruction, site, warp, mask);
    case SystemCall::Malloc: return allocateHeapMemory(site, warp, mask);
    case SystemCall::Free: return freeHeapMemory(site, warp, mask);
    case SystemCall::SetGraphCondition: return setGraphCondition(site, warp, mask);
    default: return failAssertion(site, warp, mask);
    }
}

void flushPrinted() noexcept
{
    if (hasPrinted.exchange(false))
        std::fflush(stdout);
}

}  // namespace kd::emulator
