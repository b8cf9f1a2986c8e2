// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capture/capturerequest.h"

#include <filesystem>
#include <string>
#include <vector>

namespace kd {

/// Names the library that the CUDA driver loads into a program.
inline constexpr const char* kInjectionVariable = "CUDA_INJECTION64_PATH";
/// Names the library that NVTX asks for functions.
inline constexpr const char* kNvtxVariable = "NVTX_INJECTION64_PATH";

/// Finds the library that records launches, beside the running program or where an installation keeps it. Throws RuntimeError where
/// it is not there.
std::filesystem::path captureLibrary();

/// Throws RuntimeError with one sentence where `environment` has another tool loaded into a program already.
void requireNoOtherTool(const std::vector<std::string>& environment, const CaptureRequest& request);

/// Writes `request` into `folder`, which is absolute, and gives `environment` what a program needs to be recorded into it by
/// `library`. Throws RuntimeError where the request cannot be written. Blocks.
std::vector<std::string> captureEnvironment(std::vector<std::string> environment, const CaptureRequest& request,
                                            const std::filesystem::path& folder, const std::filesystem::path& library);

}  // namespace kd
