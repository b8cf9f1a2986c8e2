// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/output.h"
#include "core/measure/comparison.h"
#include "ui/program/jsondocuments.h"

#include <QString>

namespace kd::cli {

/// "saxpy.cu at 1a2b3c4d5e6f".
QString titleOf(const ComparedSide& side);
/// A and B, their figures, and the verdict with its reasons.
QString comparisonText(const ComparisonOutcome& outcome, const ComparedSide& first, const ComparedSide& second, const Style& style);

/// Done for the same, faster or fewer; KernelFailed for slower or more, and where a kernel failed; CannotTell.
ExitStatus statusOf(const ComparisonOutcome& outcome);

}  // namespace kd::cli
