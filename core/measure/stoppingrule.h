// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/measure/timingoutcome.h"

#include <cstddef>
#include <optional>
#include <span>

namespace kd {

/// Says how many samples there may be, and how long they may take.
struct SampleLimits {
    std::size_t samples = 100;  ///< at most, and exactly where there is no `interval`; at least 1
    std::size_t minSamples = static_cast<std::size_t>(kUsualMinSamples);
    double interval = 0;        ///< as TimingRequest has it
    Seconds maxDuration{15};
};
/// The limits that a request asks for.
SampleLimits limitsOf(const TimingRequest& request);

/// Half the width of the 95 % interval of the median, as a share of the median less `cost`, which is what each sample holds besides
/// what is measured. Infinite where nothing is left.
double intervalShare(const Statistics& statistics, double cost = 0);

/// Decides after each batch of samples whether they are enough: a sequential estimate to a given relative width. Whether the
/// interval is narrow enough is looked at each time an eighth more samples were taken, and has to hold twice in a row, after at
/// least `minSamples` and kLeastTime, so that a narrow interval by luck ends nothing and the samples see more than a moment. Where
/// the interval, which shrinks with the square root of the number of samples, would not become narrow enough with twice the samples
/// that the limits leave room for, the samples end early if that saves kWorthSaving at least.
class StoppingRule {
public:
    explicit StoppingRule(const SampleLimits& limits) : m_limits(limits) {}

    /// Whether the samples are to end, `elapsed` after the first of them was begun. There is one at least.
    bool isOver(std::span<const double> samples, Seconds elapsed, double cost = 0);
    /// Whether isOver() looks at the interval of so many samples.
    bool isCheckDue(std::size_t taken) const noexcept
    {
        return m_limits.interval > 0 && (taken >= m_limits.samples || taken >= m_nextCheck);
    }
    /// Samples that may still be taken.
    std::size_t missing(std::size_t taken) const noexcept { return taken < m_limits.samples ? m_limits.samples - taken : 0; }
    const SampleLimits& limits() const noexcept { return m_limits; }
    /// How samples ended that have these statistics; isOver() was true.
    TimingEnd end(const Statistics& statistics) const;

    static constexpr Seconds kLeastTime{0.025};
    static constexpr Seconds kWorthSaving{1};

private:
    void check(std::span<const double> samples, Seconds elapsed, double cost);
    bool isHopeless(std::size_t taken, Seconds elapsed, double share);

    SampleLimits m_limits;
    std::size_t m_nextCheck = 0;
    int m_narrow = 0;    ///< checks in a row that found the interval narrow enough
    int m_hopeless = 0;  ///< checks in a row that found that it will not be
    double m_projected = 0;
    TimingEnd::Why m_why = TimingEnd::Why::SamplesReached;
};

}  // namespace kd
