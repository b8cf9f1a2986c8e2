// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/device/device.h"
#include "core/measure/clocks.h"
#include "core/measure/neighbours.h"
#include "core/measure/timingend.h"

#include <chrono>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace kd {

/// Reads what a device tells of itself while samples are taken: its clocks, what holds them down, and who else works on it. Where
/// asked, samples between two readings one of which tells of throttling are left out. Reading takes some milliseconds and is done
/// between batches, at most every kBetween.
class SampleWatch {
public:
    /// `discards`: throttled samples are left out. Reads nothing yet.
    SampleWatch(const Device& device, bool discards);

    /// Reads, before the first sample of `samples`, of which those that are there already stay.
    void begin(const std::vector<double>& samples);
    /// Reads again where the last time is long enough ago, and leaves out what was throttled.
    void onBatch(std::vector<double>& samples);
    /// Reads after the last sample. Where all samples were throttled, all stay.
    void finish(std::vector<double>& samples);

    /// What was read first and last; null where NVML is not there.
    const Json& before() const noexcept { return m_before; }
    const Json& after() const noexcept { return m_after; }
    const ClockReader& clocks() const noexcept { return m_clocks; }
    /// Samples that were left out, of all that were watched.
    std::size_t discarded() const noexcept { return m_discarded; }
    /// What speaks against the samples. Asks who worked on the device since this was made.
    std::vector<TimingDoubt> doubts() const;

    static constexpr std::chrono::milliseconds kBetween{100};

private:
    using Clock = std::chrono::steady_clock;

    void read();
    void discard(std::vector<double>& samples);
    bool isThrottled() const { return m_isThrottled || m_wasThrottled; }

    ClockReader m_clocks;
    Neighbours m_neighbours;
    bool m_discards;
    Clock::time_point m_last;
    Json m_before, m_after;
    std::vector<double> m_smClocks;   ///< MHz, as read
    std::set<std::string> m_words;    ///< of throttling, in English
    bool m_isThrottled = false, m_wasThrottled = false;  ///< by the last reading, by the one before it
    std::size_t m_begun = 0;          ///< samples that were there at begin()
    std::size_t m_sure = 0;           ///< samples that are judged
    std::vector<double> m_leftOut;    ///< since begin()
    std::size_t m_discarded = 0;
};

}  // namespace kd
