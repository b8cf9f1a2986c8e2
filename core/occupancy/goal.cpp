// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/occupancy/goal.h"

#include "core/base/error.h"
#include "core/occupancy/calculation.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>

namespace kd {
namespace {

/// What one input may become, the nearest first.
struct Input {
    std::vector<std::uint32_t> values;
    std::function<void(GoalChange& change, std::uint32_t value)> set;
    bool isMonotone = true;  ///< no value reaches less than the one before
};

Input registersOf(const ArchitectureLimits& limits, const OccupancyInput& input, std::uint32_t fewest)
{
    Input registers{.values = {}, .set = [](GoalChange& change, std::uint32_t value) { change.registers = value; }};
    for (std::uint32_t value = std::min(input.registers, limits.registersPerThread + 1); value-- > fewest;)
        registers.values.push_back(value);
    return registers;
}

Input threadsOf(const ArchitectureLimits& limits, const OccupancyInput& input)
{
    Input threads{
        .values = {}, .set = [](GoalChange& change, std::uint32_t value) { change.threads = value; }, .isMonotone = false};
    for (std::uint32_t value = kWarpSize; value <= limits.threadsPerBlock; value += kWarpSize)
        if (value != input.threads)
            threads.values.push_back(value);
    const auto distance = [&](std::uint32_t value) { return std::abs(std::int64_t{value} - std::int64_t{input.threads}); };
    std::ranges::stable_sort(threads.values, {}, distance);
    return threads;
}

/// Only sizes that fill an allocation unit can be the largest of their kind.
Input sharedOf(const ArchitectureLimits& limits, const OccupancyInput& input)
{
    Input shared{.values = {}, .set = [](GoalChange& change, std::uint32_t value) { change.shared = value; }};
    const std::uint64_t now = std::uint64_t{input.staticShared} + input.dynamicShared;
    std::uint64_t allocated =
        std::min(occupancy::sharedNeed(limits, input), occupancy::sharedBlockLimit(limits) + limits.sharedUnit);
    for (; allocated >= limits.sharedReserved; allocated -= limits.sharedUnit) {
        if (allocated - limits.sharedReserved < now)
            shared.values.push_back(static_cast<std::uint32_t>(allocated - limits.sharedReserved));
        if (allocated < limits.sharedReserved + limits.sharedUnit)
            break;
    }
    return shared;
}

Input carveoutOf(const OccupancyInput& input)
{
    Input carveout{.values = {},
                   .set = [](GoalChange& change, std::uint32_t value) { change.carveoutPercent = static_cast<int>(value); }};
    const int now = input.carveoutPercent.value_or(-1);
    for (int percent = now + 1; now >= 0 && percent <= 100; ++percent)
        carveout.values.push_back(static_cast<std::uint32_t>(percent));
    return carveout;
}

/// Looks for the nearest changes that reach one goal.
class Solver {
public:
    Solver(const OccupancyInput& input, const OccupancyGoal& goal)
        : m_limits(occupancy::checkedLimits(input)), m_input(input), m_goal(goal)
    {
    }

    const ArchitectureLimits& limits() const { return m_limits; }
    bool isReached() const { return m_goal.isReachedBy(occupancy::calculate(m_limits, m_input)); }

    /// `change` with the nearest value of `input` that reaches the goal.
    std::optional<GoalChange> with(GoalChange change, const Input& input) const
    {
        if (input.values.empty() || (input.isMonotone && !reaches(change, input, input.values.back())))
            return std::nullopt;
        const auto value = std::ranges::find_if(input.values, [&](std::uint32_t each) { return reaches(change, input, each); });
        if (value == input.values.end())
            return std::nullopt;
        input.set(change, *value);
        change.figures = occupancy::calculate(m_limits, withChange(m_input, change));
        return change;
    }

    std::optional<GoalChange> withBoth(const Input& first, const Input& second) const
    {
        for (const std::uint32_t value : first.values) {
            GoalChange change;
            first.set(change, value);
            if (std::optional<GoalChange> found = with(change, second))
                return found;
        }
        return std::nullopt;
    }

private:
    bool reaches(GoalChange change, const Input& input, std::uint32_t value) const
    {
        input.set(change, value);
        return m_goal.isReachedBy(occupancy::calculate(m_limits, withChange(m_input, change)));
    }

    const ArchitectureLimits& m_limits;
    OccupancyInput m_input;
    OccupancyGoal m_goal;
};

}  // namespace

OccupancyGoal goalOfPercent(const ComputeCapability& architecture, double percent)
{
    const ArchitectureLimits& limits = architectureLimits(architecture);
    const double warps = std::ceil(std::clamp(percent, 1.0, 100.0) / 100 * limits.warpsPerSm - 1e-9);
    return {.warps = static_cast<std::uint32_t>(warps)};
}

OccupancyInput withChange(OccupancyInput input, const GoalChange& change)
{
    input.registers = change.registers.value_or(input.registers);
    input.threads = change.threads.value_or(input.threads);
    if (change.shared) {
        input.staticShared = *change.shared;
        input.dynamicShared = 0;
    }
    if (change.carveoutPercent)
        input.carveoutPercent = change.carveoutPercent;
    return input;
}

std::vector<GoalChange> changesFor(const OccupancyInput& input, const OccupancyGoal& goal, std::uint32_t fewestRegisters)
{
    const Solver solver(input, goal);
    if (solver.isReached())
        return {};
    std::vector<Input> inputs;
    if (goal.mayChangeRegisters)
        inputs.push_back(registersOf(solver.limits(), input, fewestRegisters));
    if (goal.mayChangeThreads)
        inputs.push_back(threadsOf(solver.limits(), input));
    if (goal.mayChangeShared)
        inputs.push_back(sharedOf(solver.limits(), input));
    if (goal.mayChangeCarveout)
        inputs.push_back(carveoutOf(input));
    std::vector<GoalChange> changes;
    for (const Input& each : inputs)
        if (const std::optional<GoalChange> found = solver.with({}, each))
            changes.push_back(*found);
    if (!changes.empty())
        return changes;
    for (std::size_t first = 0; first < inputs.size(); ++first)
        for (std::size_t second = first + 1; second < inputs.size(); ++second)
            if (const std::optional<GoalChange> found = solver.withBoth(inputs[first], inputs[second]))
                changes.push_back(*found);
    return changes;
}

}  // namespace kd
