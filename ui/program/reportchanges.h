// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compilerequest.h"
#include "core/report/report.h"
#include "ui/program/program.h"

#include <vector>

namespace kd {

/// A change of a program that its report tries, and the compile of the program with it.
struct ChangeRequest {
    CodeChange change;
    CompileRequest request;
};

/// Those that a greater occupancy than that of `chosen` and the program's launch asks for (codeChanges). A change that the
/// program's settings do not allow is left out. Throws UserError where the launch has no value. Blocks.
std::vector<ChangeRequest> changeRequests(const CompileOutcome& chosen, const Program& program);

/// What `outcomes`, one a change, make of them, for a report of the program without them. Left out are those whose compile did
/// not get to an end, and unrolls that are no answers (bestUnrolls).
std::vector<ReportAnswer> answersFrom(const std::vector<ChangeRequest>& tried, const std::vector<CompileOutcome>& outcomes,
                                      const Report& report);

}  // namespace kd
