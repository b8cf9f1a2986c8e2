// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/launchcost.h"
#include "core/measure/timingoutcome.h"

#include <optional>
#include <string>
#include <vector>

namespace kd {

void to_json(Json& json, const KernelTime& time);
void from_json(const Json& json, KernelTime& time);

/// What was measured of one kernel, in each way that could be had.
struct KernelTimeParts {
    std::vector<double> windows;                   ///< seconds, not empty
    double emptyWindow = 0;                        ///< seconds that two events with nothing between measure
    std::optional<LaunchCost::Estimate> cost;      ///< what the windows hold besides the kernel
    Message costMissing;                           ///< why there is no `cost`
    std::vector<double> traced;                    ///< CUPTI's seconds; empty where there are none
    Message traceMissing;                          ///< why there are none
};

/// The samples with the way that they are of.
struct KernelTimeChoice {
    KernelTime time;
    std::vector<double> samples;
};

/// Takes CUPTI's records where there are any, whose error is a step of their clock; else windows, calibrated where the error of the
/// cost is at most the cost, which is the error of a window as it is. Where that is not known its error is the empty window, below
/// which it cannot be. Windows that are no longer than the cost tell nothing of the kernel and are not calibrated.
KernelTimeChoice chooseKernelTime(KernelTimeParts parts);

/// The least difference between two of these times, which is a step of the clock that they were taken with or a multiple of it, at
/// most the 1.024 us of the slowest clock of a device; 0 where all are the same.
double clockStep(std::vector<double> times);

}  // namespace kd
