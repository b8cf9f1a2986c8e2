// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/architecture.h"
#include "core/occupancy/occupancy.h"

#include <memory>
#include <vector>

namespace kd {

/// The median of a timing.
struct MeasuredTime {
    std::uint32_t threads = 0;  ///< a block
    double seconds = 0;
    friend bool operator==(const MeasuredTime&, const MeasuredTime&) = default;
};

/// Holds what the views show of one question to the calculator; never changed after it was made.
struct OccupancyAnswer {
    OccupancyInput input;
    const ArchitectureLimits* limits = nullptr;  ///< null: the calculator does not know the architecture, the rest is empty
    OccupancyResult result;
    OccupancyCurves curves;
    std::vector<OccupancyStep> steps;
    std::uint32_t bestBlock = 0;  ///< threads; 0: no block size can run
    double bestOccupancy = 0;     ///< with bestBlock
    std::uint32_t sharedAtSameOccupancy = 0;  ///< bytes of a block

    bool canRun() const { return result.blocksPerSm > 0; }
    bool isAtMaximum() const { return canRun() && result.warpsPerSm == result.maxWarpsPerSm; }
};
using OccupancyAnswerPointer = std::shared_ptr<const OccupancyAnswer>;

/// Never null. Takes 0.1 ms: no need of another thread.
OccupancyAnswerPointer answerOf(const OccupancyInput& input);

}  // namespace kd
