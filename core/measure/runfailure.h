// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/driver/drivererror.h"
#include "core/session/document/runoutcome.h"

namespace kd {

/// The CUDA result that `error` carries by name; CUDA_SUCCESS when it carries none.
CUresult resultOf(const Error& error) noexcept;

/// Tells whether the result is a fault of a kernel on the device, not a refused launch.
bool isKernelFault(CUresult result) noexcept;

/// The fault as people are told it; its place is not known here.
Fault faultOf(CUresult result, const std::string& kernel);

/// "saxpy was ended at its deadline of 0.5 s; …": what the supervisor and a device that stops by itself say.
Message deadlineErrorText(const std::string& kernel, Seconds deadline);

/// Writes into `outcome` what `error` means for a run of `kernel`: Faulted with its fault, Refused for what the device or
/// the launch does not allow, Unavailable for what the machine lacks. Sets state and message, which names `subject`, the
/// error's as a user reads it.
void recordFailure(const Error& error, const std::string& kernel, const std::string& subject, RunOutcome& outcome);

}  // namespace kd
