// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/driver/devicereport.h"
#include "core/driver/hazardchecks.h"
#include "core/driver/kernelnote.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kd::emulator {

/// Called from the thread that launches, now and then: blocks that are done. False stops the launch.
using Progress = std::function<bool(std::uint64_t done, std::uint64_t total)>;

/// A grid that a kernel launched.
struct LaunchedGrid {
    std::string kernel;  ///< as in the PTX
    Seconds duration{};  ///< that it took to emulate
    std::uint64_t instructions = 0, laneInstructions = 0;
    std::optional<LaunchCounts> counts;  ///< with settings.counters
};

/// Says how a launch ended.
struct LaunchReport {
    bool completed = false;             ///< false: stopped, or faulted
    std::optional<Fault> fault;   ///< the first in block order that was met
    /// Tells where a warp of a launch that Progress stopped stood that had not ended, with its block and thread; the kind is
    /// Deadline.
    std::optional<Fault> stoppedAt;
    std::optional<LaunchCounts> counts; ///< with settings.counters
    std::vector<WriteRecord> writes;    ///< to what is watched; see Machine::setWatch
    std::uint64_t writeCount = 0;
    std::vector<KernelNote> notes;      ///< where they are wanted, the first ones first; also of what the kernel launched
    ChecksDone checks;
    std::uint64_t instructions = 0;     ///< warp instructions executed
    std::uint64_t laneInstructions = 0;
    std::vector<LaunchedGrid> launched;  ///< what its kernel and those that it launched did launch, in the order of their ends
};

}  // namespace kd::emulator
