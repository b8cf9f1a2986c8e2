#pragma once

#include "app/kerneldesk/launch.h"
#include "app/kerneldesk/program.h"
#include "core/report/report.h"

#include <vector>

namespace kd::cli {

/// Everything of a report but run and timing. `builds`: one an architecture, in the order of the matrix; `chosen` is one of
/// them, and compiled. Throws Failure.
Report makeReport(const std::vector<CompileOutcome>& builds, const CompileOutcome& chosen, const Program& program);

}  // namespace kd::cli
