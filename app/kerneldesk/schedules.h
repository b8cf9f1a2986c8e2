// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/connection.h"
#include "core/base/json.h"
#include "core/session/document/schedulefindings.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace kd::cli {

/// Launches what `request` says once for each seed from 1 to `count`, and compares with `plain`, what came of it in the plain
/// order.
ScheduleFindings runSchedules(const RunRequest& request, const RunOutcome& plain, const CompileOutcome& build,
                              const std::vector<PlanBlob>& blobs, std::uint64_t count, Connection& connection);

/// "orders of blocks and warps: y differs in 3 of 16, first with --schedule 2"
QString schedulesText(const ScheduleFindings& findings);
/// The member "schedules" of a run's document.
Json schedulesDocument(const ScheduleFindings& findings);

}  // namespace kd::cli
