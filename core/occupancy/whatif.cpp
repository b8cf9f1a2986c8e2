// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/occupancy/calculation.h"

#include <algorithm>

namespace kd {
namespace {

using occupancy::calculate;

constexpr std::uint32_t kKiB = 1024;

/// Points of `set(input, value)` for first, first + step, … last.
template <typename Set>
OccupancyCurve sweep(const ArchitectureLimits& limits, OccupancyInput input, std::uint32_t first, std::uint32_t last,
                     std::uint32_t step, Set set)
{
    OccupancyCurve curve;
    for (std::uint32_t value = first; value <= last; value += step) {
        set(input, value);
        const OccupancyFigures figures = calculate(limits, input);
        curve.points.push_back({value, figures.blocksPerSm, figures.occupancy});
    }
    return curve;
}

/// The question "is there a better one", asked again and again from one input.
class Search {
public:
    explicit Search(const OccupancyInput& input)
        : m_limits(occupancy::checkedLimits(input)), m_input(input), m_now(calculate(m_limits, input).occupancy)
    {
    }

    bool atMaximum() const { return m_now >= 1; }
    const ArchitectureLimits& limits() const { return m_limits; }

    /// Adds a step when `input` with `value` set is better; true then.
    template <typename Set>
    bool tryStep(const char* resource, std::uint32_t value, Set set)
    {
        OccupancyInput input = m_input;
        set(input, value);
        const double occupancy = calculate(m_limits, input).occupancy;
        if (occupancy <= m_now)
            return false;
        m_steps.push_back({resource, value, occupancy});
        return true;
    }
    std::vector<OccupancyStep> take() { return std::move(m_steps); }

private:
    const ArchitectureLimits& m_limits;
    OccupancyInput m_input;
    double m_now;
    std::vector<OccupancyStep> m_steps;
};

void setThreads(OccupancyInput& input, std::uint32_t value)
{
    input.threads = value;
}

void setRegisters(OccupancyInput& input, std::uint32_t value)
{
    input.registers = value;
}

void setShared(OccupancyInput& input, std::uint32_t value)
{
    input.staticShared = value;
    input.dynamicShared = 0;
}

/// Descends from below `now` to `least`; the first value that helps is the step.
template <typename Set>
void stepDown(Search& search, const char* resource, std::uint32_t now, std::uint32_t least, Set set)
{
    while (now > least && !search.tryStep(resource, now - 1, set))
        --now;
}

void stepThreads(Search& search, const OccupancyInput& input)
{
    const auto most = static_cast<std::int64_t>(search.limits().threadsPerBlock / kWarpSize);
    const std::int64_t now = (std::int64_t{input.threads} + kWarpSize - 1) / kWarpSize;
    const std::int64_t start = std::min(now, most + 1);
    for (std::int64_t distance = 1; distance <= most + 1; ++distance) {
        for (const std::int64_t warps : {start - distance, start + distance}) {
            if (warps >= 1 && warps <= most && search.tryStep("threads", static_cast<std::uint32_t>(warps) * kWarpSize, setThreads))
                return;
        }
    }
}

/// Only sizes that fill an allocation unit can be the largest of their kind.
void stepShared(Search& search, const OccupancyInput& input)
{
    const ArchitectureLimits& limits = search.limits();
    const std::uint64_t now = std::uint64_t{input.staticShared} + input.dynamicShared;
    const std::uint64_t most = occupancy::sharedBlockLimit(limits) + limits.sharedUnit;
    std::uint64_t allocated = std::min(occupancy::sharedNeed(limits, input), most);
    while (allocated >= limits.sharedReserved + limits.sharedUnit) {
        allocated -= limits.sharedUnit;
        const auto value = static_cast<std::uint32_t>(allocated - limits.sharedReserved);
        if (value < now && search.tryStep("shared", value, setShared))
            return;
    }
}

void stepCarveout(Search& search, const OccupancyInput& input)
{
    const int now = input.carveoutPercent.value_or(-1);
    for (int percent = now + 1; now >= 0 && percent <= 100; ++percent) {
        if (search.tryStep("carveout", static_cast<std::uint32_t>(percent),
                           [](OccupancyInput& changed, std::uint32_t value) { changed.carveoutPercent = static_cast<int>(value); }))
            return;
    }
}

}  // namespace

OccupancyCurves occupancyCurves(const OccupancyInput& input)
{
    const ArchitectureLimits& limits = occupancy::checkedLimits(input);
    return {.threads = sweep(limits, input, kWarpSize, limits.threadsPerBlock, kWarpSize, setThreads),
            .registers = sweep(limits, input, 1, limits.registersPerThread, 1, setRegisters),
            .shared = sweep(limits, input, 0, limits.sharedPerBlockOptin, kKiB,
                            [](OccupancyInput& changed, std::uint32_t value) { changed.dynamicShared = value; })};
}

std::uint32_t suggestedBlockSize(const OccupancyInput& input)
{
    const ArchitectureLimits& limits = occupancy::checkedLimits(input);
    OccupancyInput changed = input;
    std::uint32_t best = 0;
    double highest = 0;
    for (std::uint32_t threads = kWarpSize; threads <= limits.threadsPerBlock; threads += kWarpSize) {
        changed.threads = threads;
        const double occupancy = calculate(limits, changed).occupancy;
        if (occupancy > highest) {
            highest = occupancy;
            best = threads;
        }
    }
    return best;
}

std::vector<OccupancyStep> nextSteps(const OccupancyInput& input)
{
    Search search(input);
    if (search.atMaximum())
        return {};
    const ArchitectureLimits& limits = search.limits();
    stepDown(search, "registers", std::min(input.registers, limits.registersPerThread + 1), 0, setRegisters);
    stepThreads(search, input);
    stepShared(search, input);
    stepCarveout(search, input);
    stepDown(search, "barriers", std::min(input.barriers, limits.barriersPerSm + 1), 0,
             [](OccupancyInput& changed, std::uint32_t value) { changed.barriers = value; });
    stepDown(search, "cluster", std::min(input.cluster, limits.clusterLargest + 1), 1,
             [](OccupancyInput& changed, std::uint32_t value) { changed.cluster = value; });
    return search.take();
}

std::uint32_t sharedAtSameOccupancy(const OccupancyInput& input)
{
    const ArchitectureLimits& limits = occupancy::checkedLimits(input);
    const std::uint32_t now = calculate(limits, input).blocksPerSm;
    const std::uint64_t total = std::uint64_t{input.staticShared} + input.dynamicShared;
    if (now == 0)
        return static_cast<std::uint32_t>(std::min<std::uint64_t>(total, UINT32_MAX));
    OccupancyInput changed = input;
    std::uint64_t allocated = occupancy::sharedNeed(limits, input);
    while (allocated + limits.sharedUnit <= occupancy::sharedBlockLimit(limits)) {
        setShared(changed, static_cast<std::uint32_t>(allocated + limits.sharedUnit - limits.sharedReserved));
        if (calculate(limits, changed).blocksPerSm < now)
            break;
        allocated += limits.sharedUnit;
    }
    return static_cast<std::uint32_t>(allocated - limits.sharedReserved);
}

}  // namespace kd
