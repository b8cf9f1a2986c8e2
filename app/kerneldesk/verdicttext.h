// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/output.h"
#include "core/base/json.h"
#include "ui/program/sweepverdict.h"

#include <QString>

namespace kd::cli {

/// Says how points of `job` are compared: compiled again, which the worker's cache makes short, and launched in turns. The job and
/// the connection outlive it. It throws Failure, UserError and Error.
ComparePoints comparePoints(Connection& connection, const SweepJob& job);

/// "FASTER against the program as it stands, in turns with it: 0.8123 of its time (99 % interval 0.8101 … 0.8145)", and its
/// reasons, in lines.
QString verdictText(const SweepVerdict& verdict, const Style& style);
Json verdictDocument(const SweepVerdict& verdict);
/// Done for the same and faster, and where there is nothing to compare with; KernelFailed for slower; CannotTell.
ExitStatus statusOf(const SweepVerdict& verdict);

}  // namespace kd::cli
