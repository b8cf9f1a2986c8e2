// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/stoppingrule.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace kd {
namespace {

constexpr int kChecksInARow = 2;
constexpr std::size_t kCheckStep = 8;      ///< a check for each eighth that the samples grew by
constexpr std::size_t kHopelessAfter = 4;  ///< times the least samples, before which no width is extrapolated
constexpr double kHopelessFactor = 2;

}  // namespace

SampleLimits limitsOf(const TimingRequest& request)
{
    return {.samples = static_cast<std::size_t>(request.samples),
            .minSamples = static_cast<std::size_t>(std::min(request.minSamples, request.samples)),
            .interval = request.interval,
            .maxDuration = request.maxDuration};
}

double intervalShare(const Statistics& statistics, double cost)
{
    const double half = (statistics.intervalHigh - statistics.intervalLow) / 2;
    const double time = statistics.median - cost;
    return time > 0 ? half / time : std::numeric_limits<double>::infinity();
}

bool StoppingRule::isOver(std::span<const double> samples, Seconds elapsed, double cost)
{
    using Why = TimingEnd::Why;
    const bool isFull = samples.size() >= m_limits.samples;
    if (isCheckDue(samples.size())) {
        check(samples, elapsed, cost);
        m_nextCheck = samples.size() + std::max<std::size_t>(1, samples.size() / kCheckStep);
        if (m_narrow >= kChecksInARow && samples.size() >= m_limits.minSamples && elapsed >= kLeastTime) {
            m_why = Why::IntervalReached;
            return true;
        }
        if (m_hopeless >= kChecksInARow) {
            m_why = Why::Restless;
            return true;
        }
    }
    if (isFull)
        m_why = m_narrow > 0 ? Why::IntervalReached : Why::SamplesReached;
    else if (elapsed >= m_limits.maxDuration)
        m_why = Why::TimeLimit;
    else
        return false;
    return true;
}

void StoppingRule::check(std::span<const double> samples, Seconds elapsed, double cost)
{
    const double share = intervalShare(statisticsOf({samples.begin(), samples.end()}), cost);
    m_narrow = share <= m_limits.interval ? m_narrow + 1 : 0;
    m_hopeless = isHopeless(samples.size(), elapsed, share) ? m_hopeless + 1 : 0;
}

bool StoppingRule::isHopeless(std::size_t taken, Seconds elapsed, double share)
{
    const double narrowing = share / m_limits.interval;
    const double count = static_cast<double>(taken);
    m_projected = std::isfinite(narrowing) ? std::ceil(count * narrowing * narrowing) : 0;
    if (m_projected == 0 || taken < kHopelessAfter * m_limits.minSamples || elapsed.count() <= 0)
        return false;
    const double each = elapsed.count() / count;
    const double most = std::min(static_cast<double>(m_limits.samples), m_limits.maxDuration.count() / each);
    return m_projected > kHopelessFactor * most && (most - count) * each > kWorthSaving.count();
}

TimingEnd StoppingRule::end(const Statistics& statistics) const
{
    const double share = intervalShare(statistics);
    TimingEnd end{.why = m_why, .wanted = m_limits.interval, .reached = std::isfinite(share) ? share : 0};
    if (m_why == TimingEnd::Why::Restless)
        end.projected = m_projected;
    return end;
}

}  // namespace kd
