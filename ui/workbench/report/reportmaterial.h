// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/occupancy/occupancy.h"
#include "core/report/report.h"
#include "ui/workbench/build/build.h"
#include "ui/workbench/runs/runrecord.h"

#include <optional>
#include <string>
#include <vector>

namespace kd {

class GoalSolver;

/// Holds what was measured of a report's launch.
struct ReportRuns {
    std::optional<RunOutcome> run;
    std::optional<TimingOutcome> timing;
    std::string timingName;
    std::optional<ReportBaseline> baseline;
};
/// The newest run and timing of `build` and `plan`; the baseline is the newest timing before it of another code of that kernel,
/// at the same launch, on the same device and with L2 in the same state. `launch`: the kernel's block and shared memory.
ReportRuns reportRuns(const std::vector<RunRecordPointer>& runs, const Build& build, const LaunchPlan& plan,
                      const OccupancyInput& launch);

/// The line that led to `build`, and what the build before it costs; nothing where none was edited.
std::optional<ReportEdit> reportEdit(const Build& build, const Build& previous, const KernelInfo& kernel,
                                     const OccupancyInput& launch);

/// Gives what the goal solver compiled for `architecture`. Its answers are of the good build; those for another launch are left
/// out, since the report is of this one.
std::vector<Trial> solvedAnswers(const GoalSolver& solver, const std::string& architecture);

}  // namespace kd
