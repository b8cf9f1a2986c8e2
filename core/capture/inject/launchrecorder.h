// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capture/capturerequest.h"
#include "core/capture/inject/modulestore.h"
#include "core/capture/inject/recordedfiles.h"
#include "core/capture/recordedlaunch.h"
#include "core/driver/driverapi.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kd::inject {

/// A launch as the program asks the driver for it.
struct SeenLaunch {
    std::string kernel;  ///< as its module names it
    CUfunction function = nullptr;  ///< or a CUkernel, as the driver takes either
    Dim3 grid, block;
    std::uint32_t dynamicShared = 0;
    CUstream stream = nullptr;
    bool isCooperative = false;
    std::optional<Dim3> cluster;
    void** arguments = nullptr;
    void** extra = nullptr;
};

/// Records one launch: what it finds before it, and what it leaves behind it. Between its two calls nothing else is recorded.
class LaunchRecorder {
public:
    LaunchRecorder(const DriverApi& api, ModuleStore& modules, const CaptureRequest& request, std::filesystem::path folder);

    /// Waits until the device has done all that it was given before, and records. What cannot be recorded is a part of the
    /// recording. False where the launch is being captured into a graph, so that it does not run now. Never throws. Blocks.
    bool begin(const SeenLaunch& launch, std::uint64_t number) noexcept;
    /// `result` is what the program gets of the launch. Waits for its end. Never throws. Blocks.
    void end(CUresult result) noexcept;

private:
    void record(const SeenLaunch& launch);
    void recordArguments(const SeenLaunch& launch, const KernelCode& code);
    void recordMemory();
    void recordVariables(const KernelCode& code);
    void recordCode(const KernelCode& code);
    void recordDevice();
    void recordResults();

    const DriverApi& m_api;
    ModuleStore& m_modules;
    const CaptureRequest m_request;
    const std::filesystem::path m_folder;
    std::optional<RecordedLaunch> m_recorded;  ///< until its end
    std::unique_ptr<RecordedFiles> m_files;
    CUfunction m_function = nullptr;           ///< of the recording
    std::uint64_t m_count = 0;                 ///< recordings of this process
    int m_capability = 0;                      ///< "90" for 9.0, of its device
    std::vector<MemoryRange> m_variables;      ///< of the recording, in its order
};

}  // namespace kd::inject
