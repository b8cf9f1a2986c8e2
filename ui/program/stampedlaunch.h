// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/session/launch/launchplan.h"
#include "core/timeline/blocktimeline.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace kd {

/// A launch whose kernel writes when each block began and ended: the PTX of the build with stamps, which the driver compiles, and
/// the plan with the buffer that they go to as its last one.
struct StampedLaunch {
    CompileOutcome build;
    LaunchPlan plan;
    std::uint64_t blocks = 0;
};

/// Throws UserError (Input) where the build has no PTX of that kernel, or the launch too many blocks.
StampedLaunch stampedLaunch(const CompileOutcome& build, const LaunchPlan& plan);

/// Reads the stamps of that buffer's bytes, as the device wrote them.
BlockTimeline timelineOfBytes(std::span<const std::byte> bytes);

}  // namespace kd
