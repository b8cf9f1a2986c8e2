// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/driver/devicereport.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace kd {
namespace {

using Kind = Fault::Kind;

struct FaultWords {
    Kind kind = Kind::Unknown;
    MessagePattern<> word;
    std::string_view cudaName;
};

constexpr std::string_view kIllegalAddress = "CUDA_ERROR_ILLEGAL_ADDRESS";
constexpr auto kFaultWords = std::to_array<FaultWords>({
    {Kind::IllegalAddress, "illegal address", kIllegalAddress},
    {Kind::NullPointer, "null pointer", kIllegalAddress},
    {Kind::FreedMemory, "freed memory", kIllegalAddress},
    {Kind::Misaligned, "misaligned address", "CUDA_ERROR_MISALIGNED_ADDRESS"},
    {Kind::SharedOutOfBounds, "shared memory out of bounds", kIllegalAddress},
    {Kind::LocalOutOfBounds, "local memory out of bounds", kIllegalAddress},
    {Kind::ConstantOutOfBounds, "constant memory out of bounds", kIllegalAddress},
    {Kind::ReadOnlyWrite, "write to constant memory", kIllegalAddress},
    {Kind::StackOverflow, "stack overflow", "CUDA_ERROR_HARDWARE_STACK_ERROR"},
    {Kind::BarrierDivergence, "divergent barrier", {}},
    {Kind::LanesMissing, "missing lanes", {}},
    {Kind::SharedRace, "shared memory race", {}},
    {Kind::GlobalRace, "global memory race", {}},
    {Kind::UninitializedRead, "uninitialised read", {}},
    {Kind::Assert, "device assert", "CUDA_ERROR_ASSERT"},
    {Kind::Trap, "trap", "CUDA_ERROR_LAUNCH_FAILED"},
    {Kind::IllegalInstruction, "illegal instruction", "CUDA_ERROR_ILLEGAL_INSTRUCTION"},
    {Kind::Deadlock, "deadlock", {}},
    {Kind::Deadline, "deadline", {}},
    {Kind::InvalidAddressSpace, "invalid address space", "CUDA_ERROR_INVALID_ADDRESS_SPACE"},
    {Kind::InvalidProgramCounter, "invalid program counter", "CUDA_ERROR_INVALID_PC"},
    {Kind::StackError, "stack error", "CUDA_ERROR_HARDWARE_STACK_ERROR"},
    {Kind::LaunchTimeout, "launch timeout", "CUDA_ERROR_LAUNCH_TIMEOUT"},
    {Kind::LaunchFailed, "launch failed", "CUDA_ERROR_LAUNCH_FAILED"},
    {Kind::TensorMemoryLeak, "tensor memory leak", "CUDA_ERROR_TENSOR_MEMORY_LEAK"},
    {Kind::ProcessLost, "process lost", {}},
    {Kind::Unknown, "unknown fault", {}},
});

const FaultWords& faultWordsOf(Kind kind) noexcept
{
    return *std::ranges::find(kFaultWords, kind, &FaultWords::kind);
}

}  // namespace

std::string_view nameOf(Fault::Kind kind) noexcept
{
    return faultWordsOf(kind).word.text();
}

Message faultText(Fault::Kind kind)
{
    return faultWordsOf(kind).word;
}

Fault::Kind faultKindOf(std::string_view word) noexcept
{
    const auto found = std::ranges::find(kFaultWords, word, [](const FaultWords& words) { return words.word.text(); });
    return found == kFaultWords.end() ? Kind::Unknown : found->kind;
}

std::string addressText(std::uint64_t address)
{
    std::array<char, 24> text{};
    std::snprintf(text.data(), text.size(), "0x%llx", static_cast<unsigned long long>(address));
    return text.data();
}

std::string_view cudaNameOf(Fault::Kind kind) noexcept
{
    return faultWordsOf(kind).cudaName;
}

}  // namespace kd
