// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/document/runoutcome.h"

#include <cstdint>
#include <string>
#include <vector>

namespace kd {

inline constexpr int kMaxSchedules = 10'000;

/// What a launch does in other orders of blocks and warps on the emulated GPU, beside the plain order. The order of a seed is the
/// same each time (RunRequest::schedule).
struct ScheduleFindings {
    /// An output that is not the same in all of them.
    struct Output {
        std::string name;
        std::uint64_t differing = 0;  ///< orders in which its bytes are others than in the plain one
        std::uint64_t first = 0;      ///< seed of the first of them
        bool isVerified = false;      ///< it agrees with its reference in all of them: its last bits alone depend on the order
    };
    std::uint64_t count = 0;  ///< orders that were run
    std::vector<Output> outputs;
    std::uint64_t failed = 0;       ///< orders in which the launch did not come to its end
    std::uint64_t firstFailed = 0;  ///< seed of the first of them
    RunOutcome failure;             ///< of the first of them

    /// Takes in what came of one more order. `plain` is what came of the plain one, which came to its end.
    void add(const RunOutcome& plain, const RunOutcome& outcome, std::uint64_t seed);
    /// Tells whether the order decides what comes of the launch, beyond what its references allow.
    bool dependsOnOrder() const;
};

/// The request of a run as that of one order: its outputs' sums alone are kept.
RunRequest inSchedule(RunRequest request, std::uint64_t seed);

}  // namespace kd
