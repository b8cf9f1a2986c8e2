// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/runfailure.h"

#include <array>
#include <cstdio>

namespace kd {
namespace {

constexpr int kLastResult = CUDA_ERROR_UNKNOWN;

Message sentence(const ErrorInfo& info, const std::string& subject)
{
    const Message text = subject.empty() ? info.text : message("{}: {}", subject, info.text);
    if (info.name.empty())
        return text.isSentence() ? text : message("{}.", text);
    return text.isSentence() ? message("{} ({})", text, info.name) : message("{} ({}).", text, info.name);
}

std::optional<Fault::Kind> kernelFaultOf(CUresult result) noexcept
{
    using Kind = Fault::Kind;
    switch (result) {
    case CUDA_ERROR_ILLEGAL_ADDRESS: return Kind::IllegalAddress;
    case CUDA_ERROR_LAUNCH_TIMEOUT: return Kind::LaunchTimeout;
    case CUDA_ERROR_ASSERT: return Kind::Assert;
    case CUDA_ERROR_HARDWARE_STACK_ERROR: return Kind::StackError;
    case CUDA_ERROR_ILLEGAL_INSTRUCTION: return Kind::IllegalInstruction;
    case CUDA_ERROR_MISALIGNED_ADDRESS: return Kind::Misaligned;
    case CUDA_ERROR_INVALID_ADDRESS_SPACE: return Kind::InvalidAddressSpace;
    case CUDA_ERROR_INVALID_PC: return Kind::InvalidProgramCounter;
    case CUDA_ERROR_LAUNCH_FAILED: return Kind::LaunchFailed;
    case CUDA_ERROR_TENSOR_MEMORY_LEAK: return Kind::TensorMemoryLeak;
    default: return {};
    }
}

}  // namespace

CUresult resultOf(const Error& error) noexcept
{
    for (int code = 1; !error.info().name.empty() && code <= kLastResult; ++code)
        if (wordsOf(static_cast<CUresult>(code)).name == error.info().name)
            return static_cast<CUresult>(code);
    return CUDA_SUCCESS;
}

bool isKernelFault(CUresult result) noexcept
{
    return kernelFaultOf(result).has_value();
}

Fault faultOf(CUresult result, const std::string& kernel)
{
    return {.kind = kernelFaultOf(result).value_or(Fault::Kind::Unknown),
            .message = message("{}: {}.", kernel, describeResult(result))};
}

Message deadlineErrorText(const std::string& kernel, Seconds deadline)
{
    std::array<char, 32> seconds{};
    std::snprintf(seconds.data(), seconds.size(), "%g", deadline.count());
    return message("{} was ended at its deadline of {} s; it loops without end, or it needs a longer deadline.", kernel,
                   std::string(seconds.data()));
}

void recordFailure(const Error& error, const std::string& kernel, const std::string& subject, RunOutcome& outcome)
{
    const CUresult result = resultOf(error);
    if (isKernelFault(result)) {
        outcome.state = RunOutcome::State::Faulted;
        outcome.faults.push_back(faultOf(result, kernel));
        outcome.message = outcome.faults.back().message;
        return;
    }
    const bool isMachine = (dynamic_cast<const RuntimeError*>(&error) != nullptr && result != CUDA_ERROR_NO_BINARY_FOR_GPU) ||
                           damageOf(result) != Damage::None;
    outcome.state = isMachine ? RunOutcome::State::Unavailable : RunOutcome::State::Refused;
    outcome.message = sentence(error.info(), subject);
}

}  // namespace kd
