// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/session/document/runoutcome.h"
#include "core/session/launch/launchplan.h"

#include <string>

namespace kd {

/// So long a launch that failed may take once more on the emulated GPU where nobody asked for it.
inline constexpr Seconds kExplanationPatience{2};

/// Tells whether a run ended so that the emulated GPU may know more: a fault of a real one, or a kernel that did not end there.
bool mayBeExplained(const RunOutcome& outcome);

/// Asks for `plan` on the emulated GPU of that name, with all checks: for as long as people wait for what they did not ask for, or
/// for the launch's own deadline where `waits`.
RunRequest explanationRequest(LaunchPlan plan, const std::string& device, const std::string& programName, bool waits);

}  // namespace kd
