// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/connection.h"
#include "core/base/json.h"
#include "core/session/document/runoutcome.h"

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace kd::cli {

inline constexpr int kMaxSchedules = 10'000;

/// What a launch does in other orders of blocks and warps, seeds 1 to `count`.
struct ScheduleFindings {
    /// An output that is not the same in all of them.
    struct Output {
        std::string name;
        std::uint64_t differing = 0;  ///< orders in which its bytes are others than in the plain one
        std::uint64_t first = 0;      ///< seed of the first of them
        bool isVerified = false;      ///< it agrees with its reference in all of them: its last bits alone depend on the order
    };
    std::uint64_t count = 0;
    std::vector<Output> outputs;
    std::uint64_t failed = 0;       ///< orders in which the launch did not come to its end
    std::uint64_t firstFailed = 0;  ///< seed of the first of them
    QString reason;                 ///< why it did not, one sentence

    /// Tells whether the order decides what comes of it, beyond what its references allow.
    bool dependsOnOrder() const;
};

/// Launches what `request` says once for each seed, and compares with `plain`, what came of it in the plain order.
ScheduleFindings runSchedules(RunRequest request, const RunOutcome& plain, const CompileOutcome& build,
                              const std::vector<PlanBlob>& blobs, std::uint64_t count, Connection& connection);

/// "orders of blocks and warps: y differs in 3 of 16, first with --schedule 2"
QString schedulesText(const ScheduleFindings& findings);
/// The member "schedules" of a run's document.
Json schedulesDocument(const ScheduleFindings& findings);

}  // namespace kd::cli
