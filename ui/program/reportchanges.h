// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"
#include "ui/program/trialrunner.h"

#include <functional>
#include <vector>

namespace kd {

/// Gives what a report of the program tries for a greater occupancy than that of `chosen` and the program's launch. Throws
/// UserError where the launch has no value. Blocks.
std::vector<Candidate> reportCandidates(const CompileOutcome& chosen, const Program& program);

/// How they are compiled; `adjust` is called with each request, outside the runner's thread. A candidate that the program's
/// settings do not allow is left out: it is Cancelled.
TrialRunner::Prepare reportRequests(std::function<void(CompileRequest& request)> adjust);

/// Gives what `outcomes`, one a candidate, make of them, for a report of the program without them. Left out are those whose
/// compile did not get to an end, and all but the best unroll of a loop.
std::vector<Trial> answersFrom(const std::vector<Candidate>& candidates, const std::vector<CompileOutcome>& outcomes,
                               const Report& report);

}  // namespace kd
