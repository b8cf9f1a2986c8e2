// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/occupancy/occupancy.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kd {

/// Says what is to be reached on one SM, and what may change for it. At least one of `warps` and `blocks` is asked for.
struct OccupancyGoal {
    std::uint32_t warps = 0;   ///< at least
    std::uint32_t blocks = 0;  ///< at least
    bool mayChangeRegisters = true;
    bool mayChangeThreads = true;
    bool mayChangeShared = true;
    bool mayChangeCarveout = true;

    /// Tells whether at least one block runs, and there are as many warps and blocks as asked for.
    bool isReachedBy(const OccupancyFigures& figures) const
    {
        return figures.blocksPerSm > 0 && figures.warpsPerSm >= warps && figures.blocksPerSm >= blocks;
    }
};
/// The goal of so many percent of an architecture's warps, 1 … 100: warps are rounded up. Throws LogicError for an unknown
/// architecture.
OccupancyGoal goalOfPercent(const ComputeCapability& architecture, double percent);

/// One way to reach a goal: what is set changes, all else stays.
struct GoalChange {
    std::optional<std::uint32_t> registers;  ///< a thread, at most
    std::optional<std::uint32_t> threads;    ///< a block, whole warps
    std::optional<std::uint32_t> shared;     ///< bytes a block, static and dynamic together, at most
    std::optional<int> carveoutPercent;      ///< at least; none where it is the driver's default, which is counted as the largest
    OccupancyFigures figures;                ///< with the change

    int size() const { return int{registers.has_value()} + threads.has_value() + shared.has_value() + carveoutPercent.has_value(); }
};

/// `input` with the change.
OccupancyInput withChange(OccupancyInput input, const GoalChange& change);

/// The smallest changes that reach `goal`: of each input alone, and where none does, of each pair of them. Of an input, the
/// change is the nearest: most registers, most shared memory, least carve-out, nearest number of threads (the smaller one of
/// two). In a pair the first input is changed as little as it can be with any change of the second. Empty where `input` is
/// there already or nothing helps; no registers below `fewestRegisters`. Throws as occupancyOf does.
std::vector<GoalChange> changesFor(const OccupancyInput& input, const OccupancyGoal& goal, std::uint32_t fewestRegisters = 16);

}  // namespace kd
