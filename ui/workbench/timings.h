#pragma once

#include "ui/workbench/workbench.h"

#include <optional>
#include <vector>

namespace kd {

/// What a record's launch asks of the calculator; nothing for an architecture that it does not know.
std::optional<OccupancyInput> occupancyInputOf(const RunRecord& record);

/// A timing of the work that the present launch does.
struct WorkTiming {
    RunRecordPointer record;
    double seconds = 0;  ///< the median
    OccupancyInput input;
    bool isOfBuild = false;  ///< the code is the good build's
};
/// The kernel of the chosen one's name on the chosen device, with the arguments and buffers of the launch as it was checked last, newest
/// first: block, grid and code may be others. None of the emulated GPU, whose times are not measured.
std::vector<WorkTiming> timingsOfWork(const Workbench& workbench);

}  // namespace kd
