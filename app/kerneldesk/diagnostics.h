// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/output.h"
#include "app/kerneldesk/program.h"
#include "core/compile/compileoutcome.h"

#include <QString>

namespace kd::cli {

/// Writes diagnostics as compilers do: "file:line:column: error: message", the line of the source, and a caret.
QString diagnosticsText(const CompileOutcome& outcome, const Program& program, const Style& style);

ExitStatus statusOf(const CompileOutcome& outcome);

}  // namespace kd::cli
