// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/timeverdict.h"

#include <cmath>

namespace kd {
namespace {

bool isTime(double seconds)
{
    return std::isfinite(seconds) && seconds > 0;
}

TimeVerdict::Kind kindOf(double low, double high)
{
    if (low >= -kSameTime && high <= kSameTime)
        return TimeVerdict::Kind::Same;
    if (high < 0)
        return TimeVerdict::Kind::Faster;
    return low > 0 ? TimeVerdict::Kind::Slower : TimeVerdict::Kind::CannotTell;
}

KernelTime::Method methodOf(const TimingOutcome& timing)
{
    return timing.kernelTime ? timing.kernelTime->method : KernelTime::Method::Window;
}

const Statistics& windowsOf(const TimingOutcome& timing)
{
    return timing.kernelTime && timing.kernelTime->windowStatistics ? *timing.kernelTime->windowStatistics : *timing.statistics;
}

}  // namespace

TimeVerdict compareTimes(const TimingOutcome& before, const TimingOutcome& after)
{
    if (!before.statistics || !after.statistics)
        return {};
    const TimeVerdict ofWindows = compareTimes(windowsOf(before), windowsOf(after));
    if (methodOf(before) != methodOf(after))
        return ofWindows;
    TimeVerdict verdict = compareTimes(*before.statistics, *after.statistics);
    // Each was calibrated by itself, and what that is off by is in no interval.
    if (methodOf(before) == KernelTime::Method::Calibrated && verdict.kind != ofWindows.kind)
        verdict.kind = TimeVerdict::Kind::CannotTell;
    return verdict;
}

TimeVerdict compareTimes(const Statistics& before, const Statistics& after)
{
    for (const Statistics* each : {&before, &after})
        for (const double seconds : {each->intervalLow, each->median, each->intervalHigh})
            if (!isTime(seconds))
                return {};
    TimeVerdict verdict{.change = after.median / before.median - 1,
                        .low = after.intervalLow / before.intervalHigh - 1,
                        .high = after.intervalHigh / before.intervalLow - 1};
    verdict.kind = kindOf(verdict.low, verdict.high);
    return verdict;
}

}  // namespace kd
