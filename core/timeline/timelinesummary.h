// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/timeline/blocktimeline.h"

#include <cstdint>

namespace kd {

/// From this share on a tail, or an imbalance, is worth a word.
inline constexpr double kNotableShare = 0.05;

/// Says in few numbers how the blocks of a launch lay in time. Times are nanoseconds.
struct TimelineSummary {
    std::uint64_t blocks = 0;
    std::uint32_t multiprocessors = 0;
    std::uint32_t places = 0;             ///< blocks that one SM ran at a time, at most
    std::uint64_t duration = 0;
    std::uint64_t shortest = 0, median = 0, longest = 0;  ///< of a block
    /// The tail: from when the first SM had run its last block.
    std::uint64_t tail = 0;
    /// The share of all places of all SMs that stood empty in the tail, of all that the launch had: what the tail costs, 0..1.
    double tailCost = 0;
    double busy = 0;                     ///< share of the time in which an SM ran a block at all, mean of the SMs, 0..1
    /// By how much the busiest SM, which ran blocks for the longest time, is above the mean: 0.2 is 20 % more.
    double imbalance = 0;
    std::uint32_t busiest = 0;           ///< that SM

    double tailShare() const { return duration == 0 ? 0 : static_cast<double>(tail) / static_cast<double>(duration); }
};
/// Of a timeline without spans all is 0.
TimelineSummary summaryOf(const BlockTimeline& timeline);
void to_json(Json& json, const TimelineSummary& summary);

}  // namespace kd
