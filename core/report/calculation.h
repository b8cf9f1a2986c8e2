// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"

#include <string>
#include <vector>

namespace kd::report {

/// An input of the calculation that differs from the build's.
struct ChangedInput {
    std::string name;        ///< "Registers"
    std::string nameWithin;  ///< "registers", within a sentence
    std::string build;       ///< "47", of the build at its launch
    std::string calculated;  ///< "40"
};
/// Lists changed inputs in the order of the calculator's form; empty where the report holds no calculation.
std::vector<ChangedInput> changedInputs(const Report& report);

/// "registers 40 instead of 47, threads per block 128 instead of 256"; empty where the report holds no calculation.
std::string calculationWords(const Report& report);

/// Holds what curves and next steps are of: the calculation where the report holds one, since that is what was on the screen,
/// else the build at its launch. Points into the report.
struct DrawnOccupancy {
    const OccupancyInput* input;
    const OccupancyResult* occupancy;
    const OccupancyCurves* curves;
};
/// The one of `report`, which it points into.
DrawnOccupancy drawnOccupancy(const Report& report);

}  // namespace kd::report
