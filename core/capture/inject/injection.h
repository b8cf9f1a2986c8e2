// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capture/capturerequest.h"
#include "core/capture/inject/graphstore.h"
#include "core/capture/inject/kernellist.h"
#include "core/capture/inject/launchrecorder.h"
#include "core/capture/inject/launchselector.h"
#include "core/capture/inject/modulestore.h"
#include "core/capture/inject/objectstore.h"
#include "core/capture/kernelcounts.h"
#include "core/cupti/cuptilibrary.h"
#include "core/driver/driverloader.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <vector>

namespace kd::inject {

/// What is in a program that is recorded: CUPTI's subscriber, which is told of what the program loads and launches. What CUPTI
/// tells of a launch costs the program about a microsecond, so it is told of launches only once the program asks for a kernel whose
/// name is wanted, and no longer than something is to be recorded. One in a process, never destroyed.
class Injection {
public:
    Injection(CaptureRequest request, std::filesystem::path folder);

    /// Writes what there is to say of this process. Never throws. Blocks.
    void report(bool isEnd) noexcept;

private:
    static void onCall(void* self, std::uint32_t domain, std::uint32_t call, const void* data);
    void subscribe();
    void onDriverCall(std::uint32_t call, const cupti::CallbackData& data);
    void onLaunchCall(std::uint32_t call, const cupti::CallbackData& data);
    void beginRecording(const SeenLaunch& launch, std::uint64_t number, const cupti::CallbackData& data);
    void onGraphCall(std::uint32_t call, const cupti::CallbackData& data);
    void onGraphLaunch(const cupti::CallbackData& data);
    void onModule(const cupti::ModuleData& module);
    template <std::size_t N> void listen(const std::uint32_t (&calls)[N], bool wants = true);
    void listenToLaunches(bool wants);
    void stopListening();
    void reportInTurns();
    bool hasDriver();
    GraphStore* graphs();
    std::unique_ptr<LaunchRecorder> makeRecorder();
    void endRecording(CUresult result);

    const CaptureRequest m_request;
    const std::filesystem::path m_folder;
    CuptiLibrary m_cupti;
    void* m_subscriber = nullptr;
    ModuleStore m_modules;
    ObjectStore m_objects;
    LaunchSelector m_selector;
    KernelList m_list;
    std::vector<std::unique_ptr<LaunchRecorder>> m_recorders;  ///< of the launch that is recorded: several kernels of a graph
    std::uint64_t m_recordings = 0;
    DriverLoad m_driver;
    std::once_flag m_driverLoaded;
    std::unique_ptr<GraphStore> m_graphs;  ///< once there is a driver
    /// Held from the beginning of a launch that is recorded to its end, and where what CUPTI tells is changed.
    std::recursive_mutex m_recording;
    std::atomic<bool> m_hearsLaunches = false;
    std::mutex m_collecting;  ///< of one report at a time
    bool m_hasEnded = false;
    std::mutex m_reporting;
    CaptureReport m_report;
};

}  // namespace kd::inject
