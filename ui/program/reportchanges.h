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

/// What `outcome` makes of it, for a report of the program without it. Nothing where the compiler was not there, or did not
/// get to an end.
std::optional<ReportAnswer> answerFrom(const ChangeRequest& tried, const CompileOutcome& outcome, const Report& report);

}  // namespace kd
