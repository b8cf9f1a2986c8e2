// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/counters/counterreading.h"
#include "core/measure/counters/profilerlibrary.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Counts the figures of counterFigures() in one range of work that is repeated, once a pass, until the chip has counted all of
/// them: a user's range, replayed by the user. CUPTI's own replay of a kernel would need the memory of the context twice and knows
/// nothing of deadlines; a caller that repeats fills the inputs anew, and each pass is a launch like any other. For one context of
/// one process at a time; CUPTI patches what it counts, so no time of that process is to be believed.
class RangeProfiler {
public:
    /// Asks the chip what it has and gets ready to count it in `context` (a CUcontext that is current) of device `ordinal`. Where
    /// that cannot be, failure() says why. Never throws.
    RangeProfiler(const ProfilerLibrary& library, void* context, int ordinal);
    /// Frees the counters for others.
    ~RangeProfiler();
    RangeProfiler(const RangeProfiler&) = delete;
    RangeProfiler& operator=(const RangeProfiler&) = delete;

    /// Why nothing is, or no longer is, counted; refusal None where all is well.
    const CounterFailure& failure() const noexcept { return m_failure; }
    bool ok() const noexcept { return m_failure.refusal == CounterRefusal::None; }
    /// Launches that it takes, as CUPTI foretells.
    std::size_t passes() const noexcept { return m_passes; }

    /// Tells whether a further pass is needed; never once something failed.
    bool needsPass() const noexcept { return ok() && !m_isDone; }
    /// Begins to count: what the context does from here to endPass() is of the range, so that it has nothing else left to do.
    void beginPass();
    /// Ends what beginPass() began. All work of the range has to have ended.
    void endPass();
    /// What was counted, once needsPass() is false; a refusal where anything failed.
    CounterReading read();

private:
    /// One metric of a figure, which the chip has.
    struct Metric {
        std::size_t figure = 0;  ///< its place in counterFigures()
        std::string name;
        double value = 0;
    };

    bool check(const char* function, cupti::Result result);
    bool findChip(int ordinal);
    void readAvailability(void* context);
    bool makeHost();
    bool chooseMetrics();
    bool makeConfig();
    bool enable(void* context);
    bool makeCounterData();
    bool setConfig();
    CounterReading reading() const;

    const ProfilerLibrary& m_library;
    CounterFailure m_failure;
    std::string m_chip;
    std::vector<std::uint8_t> m_availability;
    void* m_host = nullptr;
    void* m_profiler = nullptr;
    std::vector<Metric> m_metrics;
    std::vector<const char*> m_names;  ///< of m_metrics, as CUPTI takes them
    std::vector<std::uint8_t> m_config;
    std::vector<std::uint8_t> m_data;
    std::size_t m_passes = 0;
    std::size_t m_passesDone = 0;
    bool m_isDone = false;
};

}  // namespace kd
