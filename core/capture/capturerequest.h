// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capture/recordedlaunch.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Says which launch of a program is recorded.
struct LaunchChoice {
    std::string kernel;        ///< a part of its name, as the module has it or as people read it
    std::uint64_t number = 0;  ///< counts launches of kernels with that in their name, from 1
    bool isWhole = false;      ///< `kernel` is all of its name, as the module has it
};
/// Reads "KERNEL:N"; nothing where that is not its form.
std::optional<LaunchChoice> launchChoiceOf(std::string_view text);

/// What a program that is started to be recorded is asked for, as its process reads it.
struct CaptureRequest {
    /// The file of a request, in the folder that recordings go into.
    static constexpr const char* kFile = "request.json";
    /// Names that folder, to the process.
    static constexpr const char* kFolderVariable = "KERNELDESK_CAPTURE_FOLDER";

    std::vector<LaunchChoice> launches;
    bool firstOfEach = false;         ///< the first launch of every kernel, as many as `mostLaunches`
    /// Where it is not empty, launches outside of NVTX ranges with that in their name are neither recorded nor counted; those
    /// within are recorded, all of them where `launches` and `firstOfEach` do not choose.
    std::string range;
    bool measuresOnly = false;        ///< what a recording would hold is told, and its memory not kept
    std::uint64_t mostLaunches = 16;  ///< that are recorded
    bool listsKernels = false;        ///< counts and times all launches
    std::uint64_t limit = RecordedLaunch::kUsualLimit;  ///< bytes of memory of one launch
    std::vector<std::string> cupti;   ///< where libcupti is looked for, in order, unless the program brought one

    /// Whether it asks for any launch, to be recorded or measured, rather than for the list of kernels alone.
    bool wantsLaunches() const { return !launches.empty() || firstOfEach || !range.empty(); }
};
/// The JSON of a request.
std::string captureRequestText(const CaptureRequest& request);
/// Reads it, which is not trusted. Throws RuntimeError.
CaptureRequest parseCaptureRequest(std::string_view text);
/// Throws RuntimeError. Blocks.
void writeCaptureRequest(const CaptureRequest& request, const std::filesystem::path& folder);
/// Throws RuntimeError where there is none, or it is damaged. Blocks.
CaptureRequest readCaptureRequest(const std::filesystem::path& folder);

}  // namespace kd
