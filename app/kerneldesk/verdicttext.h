// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/output.h"
#include "core/base/json.h"
#include "core/sweep/verdict.h"

#include <QString>

namespace kd::cli {

/// "FASTER against the program as it stands, in turns with it: 0.8123 of its time (99 % interval 0.8101 … 0.8145)", and its
/// reasons, in lines.
QString verdictText(const SweepVerdict& verdict, const Style& style);
Json verdictDocument(const SweepVerdict& verdict);
/// Done for the same and faster, and where there is nothing to compare with; KernelFailed for slower; CannotTell.
ExitStatus statusOf(const SweepVerdict& verdict);

}  // namespace kd::cli
