// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/devicefault.h"

#include "core/measure/runfailure.h"

#include <array>
#include <cstdio>
#include <string_view>

namespace kd {
namespace {

using Kind = DeviceFault::Kind;

struct KindWords {
    std::string_view kind;
    std::string_view cuda;  ///< as a GPU names it; empty for what a GPU does not notice
};

KindWords wordsOf(Kind kind)
{
    constexpr std::string_view kIllegalAddress = "CUDA_ERROR_ILLEGAL_ADDRESS";
    switch (kind) {
    case Kind::IllegalAddress: return {"illegal address", kIllegalAddress};
    case Kind::NullPointer: return {"null pointer", kIllegalAddress};
    case Kind::FreedMemory: return {"freed memory", kIllegalAddress};
    case Kind::Misaligned: return {"misaligned address", "CUDA_ERROR_MISALIGNED_ADDRESS"};
    case Kind::SharedOutOfBounds: return {"shared memory out of bounds", kIllegalAddress};
    case Kind::LocalOutOfBounds: return {"local memory out of bounds", kIllegalAddress};
    case Kind::ConstantOutOfBounds: return {"constant memory out of bounds", kIllegalAddress};
    case Kind::ReadOnlyWrite: return {"write to constant memory", kIllegalAddress};
    case Kind::StackOverflow: return {"stack overflow", "CUDA_ERROR_HARDWARE_STACK_ERROR"};
    case Kind::BarrierDivergence: return {"divergent barrier", {}};
    case Kind::LanesMissing: return {"missing lanes", {}};
    case Kind::SharedRace: return {"shared memory race", {}};
    case Kind::Assert: return {"device assert", "CUDA_ERROR_ASSERT"};
    case Kind::Trap: return {"trap", "CUDA_ERROR_LAUNCH_FAILED"};
    case Kind::IllegalInstruction: return {"illegal instruction", "CUDA_ERROR_ILLEGAL_INSTRUCTION"};
    case Kind::Deadlock: return {"deadlock", {}};
    case Kind::Deadline: return {"deadline", {}};
    }
    return {};
}

std::string spotText(const SourceSpot& spot)
{
    std::string text = spot.file + ":" + std::to_string(spot.line);
    for (const SourceLine& call : spot.inlinedInto)
        text += ", inlined into " + call.file + ":" + std::to_string(call.line);
    return text;
}

std::optional<Dim3> placeOf(const DeviceFault& fault, const std::array<std::uint32_t, 3>& place)
{
    return fault.hasThread ? std::optional(Dim3{place[0], place[1], place[2]}) : std::nullopt;
}

std::string hexadecimal(std::uint64_t value)
{
    std::array<char, 24> text{};
    std::snprintf(text.data(), text.size(), "0x%llx", static_cast<unsigned long long>(value));
    return text.data();
}

std::string sentenceOf(const DeviceFault& fault, const std::string& kernel, Seconds deadline)
{
    if (fault.kind == Kind::Deadline)
        return deadlineSentence(kernel, deadline) +
            (fault.spot.line > 0 ? " One of its warps was at " + spotText(fault.spot) + "." : std::string());
    const KindWords words = wordsOf(fault.kind);
    std::string text = kernel + ": " + std::string(words.kind);
    if (!fault.message.empty())
        text += ": " + fault.message;
    if (fault.other)
        text += ", at " + spotText(fault.spot) + " and at " + spotText(*fault.other);
    else if (!fault.spot.inlinedInto.empty())
        text += ", at " + spotText(fault.spot);
    return text + (words.cuda.empty() ? "." : " (" + std::string(words.cuda) + ").");
}

}  // namespace

void recordDeviceFault(const DeviceFault& fault, const std::string& kernel, Seconds deadline, RunOutcome& outcome)
{
    outcome.state = fault.kind == Kind::Deadline ? RunOutcome::State::Deadline : RunOutcome::State::Faulted;
    outcome.message = sentenceOf(fault, kernel, deadline);
    outcome.faults.push_back({.kind = std::string(wordsOf(fault.kind).kind),
                              .message = outcome.message,
                              .file = fault.spot.file,
                              .line = fault.spot.line,
                              .inlinedInto = fault.spot.inlinedInto,
                              .block = placeOf(fault, fault.block),
                              .thread = placeOf(fault, fault.thread),
                              .address = fault.address ? hexadecimal(*fault.address) : std::string()});
}

}  // namespace kd
