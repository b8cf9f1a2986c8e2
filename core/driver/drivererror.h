// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/driver/driverapi.h"

#include <string>
#include <string_view>

namespace kd {

/// Says what a result leaves usable, as cuda.h words it.
enum class Damage {
    None,         ///< the call failed, nothing else did
    ContextDead,  ///< every allocation and module of the context is gone (CUDA_ERROR_ASSERT)
    Sticky        ///< the process must be ended: every later call fails, a new context as well
};
/// Any result has an answer: one that is not known ends nothing.
Damage damageOf(CUresult result) noexcept;

/// Says how a result is told to people. Texts are static.
struct ResultDescription {
    std::string_view name;   ///< "CUDA_ERROR_ILLEGAL_ADDRESS"; empty for a number that CUDA 13.0 does not define
    MessagePattern<> kind;  ///< "illegal address": short, the same for ever
    MessagePattern<> hint;  ///< advice what to look at or change; empty where there is nothing to say
};
/// All empty for a result that is not known.
ResultDescription wordsOf(CUresult result) noexcept;

/// "illegal address (CUDA_ERROR_ILLEGAL_ADDRESS): a thread read or wrote memory that…", without a full stop.
Message describeResult(CUresult result);

/// Throws the reference hierarchy for `result`: MemoryError for out of memory; LaunchError for faults of a kernel and
/// failed launches; RuntimeError for what the machine lacks or did; Error for CUDA_ERROR_UNKNOWN; LogicError for all else
/// (PyCUDA's rules, with the device faults moved from LogicError to LaunchError). `operation` is the function's name in
/// cuda.h; for a slot that the driver lacks the text names it and the driver needed. Where the device tells why a call failed
/// (DeviceChannel::reason), that is the text.
[[noreturn]] void throwDriverError(const DriverApi& api, CUresult result, std::string_view operation,
                                   std::string_view subject = {});

/// Does nothing for CUDA_SUCCESS, else throwDriverError.
inline void check(const DriverApi& api, CUresult result, std::string_view operation, std::string_view subject = {})
{
    if (result != CUDA_SUCCESS) [[unlikely]]
        throwDriverError(api, result, operation, subject);
}

}  // namespace kd
