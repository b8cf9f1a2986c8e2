// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/emulator/driver/launchobserver.h"
#include "core/emulator/record/programrecord.h"
#include "core/emulator/substitute/launchsaver.h"

#include <array>
#include <cstdio>
#include <mutex>
#include <set>
#include <string>
#include <unordered_map>

namespace kd::emulator::substitute {

/// Adds what the launches of this process did to the file that the environment names, and tells standard error of hazards at once.
/// Thread-safe.
class Recorder final : public LaunchObserver {
public:
    Recorder(ComputeCapability capability, HazardChecks checks);

    /// Tells whether the environment asks for counts of what launches do in memory.
    bool countsAccesses() const noexcept { return m_counts; }
    /// Keeps a note once; where there is no file, standard error gets it.
    void note(const ProgramNote& note);

    void onTaken(const TakenLaunch& launch) override;
    void onBegin(const TakenLaunch& launch) override;
    void onLaunched(std::uint64_t number, const LaunchedGrid& grid) override;
    void onEnd(std::uint64_t number, const LaunchRecord& record, const std::optional<Fault>& fault, Seconds duration) override;

private:
    static constexpr std::size_t kMaxFrames = 24;
    struct Waiting {
        std::uint64_t kernel = 0;
        std::string name;  ///< of the kernel, as the module names it
        Dim3 grid, block;
        std::array<void*, kMaxFrames> stack{};
        std::size_t frames = 0;
        std::string python;  ///< posix::pythonTrace()
    };
    struct KnownKernel {
        std::uint64_t number = 0;
        bool isRecorded = true;
    };

    void noteOnce(const ProgramNote& note);
    KnownKernel& known(std::string_view kernel);
    void append(const std::string& line);
    ProgramHazard hazardOf(const Waiting& launch, std::uint64_t number, const Fault& fault) const;

    const std::uint64_t m_process;
    const bool m_counts;
    const bool m_stops;
    LaunchSaver m_saver;
    const std::string m_wanted;  ///< part of the names of kernels that are recorded; empty: all

    std::mutex m_mutex;  ///< guards what follows
    std::FILE* m_file = nullptr;
    std::uint64_t m_written = 0;  ///< bytes
    std::unordered_map<std::string, KnownKernel> m_kernels;
    std::unordered_map<std::uint64_t, Waiting> m_waiting;
    std::set<std::string> m_noted;
};

}  // namespace kd::emulator::substitute
