// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/occupancy/occupancy.h"
#include "ui/workbench/runs/runrecord.h"

#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Gives what a record's launch asks of the calculator; nothing for an architecture that it does not know.
std::optional<OccupancyInput> occupancyInputOf(const RunRecord& record);

/// Tells whether two launches have the same arguments and buffers, so that their times compare: block and grid may be others.
bool isSameWork(const LaunchPlan& one, const LaunchPlan& other);
/// Tells whether two launches do the same work in the same shape, so that their counts are of one launch.
bool isSameLaunch(const LaunchPlan& one, const LaunchPlan& other);

/// A timing of the work that the present launch does.
struct WorkloadTiming {
    RunRecordPointer record;
    double seconds = 0;  ///< the median
    OccupancyInput input;
    bool isOfBuild = false;  ///< the code is the good build's
};
/// Holds what a timing is of: a kernel's name, its arguments and buffers, a device; and the code of now.
struct CurrentWorkload {
    std::string kernel;
    LaunchPlan plan;
    std::string deviceId;
    std::string cubinSha256;
};
/// Gives those of `runs` (oldest first) that do the same work on the same device, newest first: block, grid and code may be
/// others. None of the emulated GPU, whose times are not measured.
std::vector<WorkloadTiming> timingsOfWork(const std::vector<RunRecordPointer>& runs, const CurrentWorkload& work);

}  // namespace kd
