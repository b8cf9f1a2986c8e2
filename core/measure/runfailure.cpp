// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/runfailure.h"

#include <array>
#include <cstdio>

namespace kd {
namespace {

constexpr int kLastResult = CUDA_ERROR_UNKNOWN;

std::string sentence(const ErrorInfo& info, const std::string& subject)
{
    std::string text = (subject.empty() ? info.text : message("{}: {}", subject, info.text)).english();
    if (!text.empty() && text.back() == '.')
        text.pop_back();
    return text + (info.name.empty() ? "." : " (" + info.name + ").");
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
    switch (result) {
    case CUDA_ERROR_ILLEGAL_ADDRESS:
    case CUDA_ERROR_LAUNCH_TIMEOUT:
    case CUDA_ERROR_ASSERT:
    case CUDA_ERROR_HARDWARE_STACK_ERROR:
    case CUDA_ERROR_ILLEGAL_INSTRUCTION:
    case CUDA_ERROR_MISALIGNED_ADDRESS:
    case CUDA_ERROR_INVALID_ADDRESS_SPACE:
    case CUDA_ERROR_INVALID_PC:
    case CUDA_ERROR_LAUNCH_FAILED:
    case CUDA_ERROR_TENSOR_MEMORY_LEAK:
        return true;
    default:
        return false;
    }
}

Fault faultOf(CUresult result, const std::string& kernel)
{
    return {.kind = faultKindOf(wordsOf(result).kind.text()), .message = kernel + ": " + describeResult(result).english() + "."};
}

std::string deadlineSentence(const std::string& kernel, Seconds deadline)
{
    std::array<char, 32> seconds{};
    std::snprintf(seconds.data(), seconds.size(), "%g", deadline.count());
    return kernel + " was ended at its deadline of " + seconds.data() + " s; it loops without end, or it needs a longer deadline.";
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
