// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/output.h"
#include "core/base/json.h"
#include "core/compile/compileoutcome.h"
#include "core/measure/counting.h"

#include <QString>

namespace kd::cli {

/// What was counted as a table, where it comes from, and what the chip has no counters for.
QString countersText(const CountOutcome& outcome, const Style& style);
Json countersDocument(const CountOutcome& outcome);
/// The same keys for a program that does not compile.
Json notCompiledCountersDocument(const CompileOutcome& outcome, const std::string& kernel);

/// One sentence for standard error; empty when all is well.
QString failureText(const CountOutcome& outcome);
ExitStatus statusOf(const CountOutcome& outcome);

}  // namespace kd::cli
