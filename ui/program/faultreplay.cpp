// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/faultreplay.h"

#include "core/session/launch/moduleimage.h"

#include <algorithm>
#include <utility>

namespace kd {

bool mayBeExplained(const RunOutcome& outcome)
{
    const bool hasFailed = outcome.state == RunOutcome::State::Faulted || outcome.state == RunOutcome::State::Deadline ||
        outcome.state == RunOutcome::State::Lost;
    return hasFailed && !isEmulatedDevice(outcome.deviceId);
}

RunRequest explanationRequest(LaunchPlan plan, const std::string& device, const std::string& programName, bool waits)
{
    if (!waits)
        plan.deadline = std::min(plan.deadline, kExplanationPatience);
    return {.device = device, .programName = programName, .plan = std::move(plan), .keepsContents = false};
}

}  // namespace kd
