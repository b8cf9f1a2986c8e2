// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/units.h"
#include "core/driver/devicereport.h"
#include "core/driver/hazardchecks.h"
#include "core/driver/kernelnote.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Blocks of a launch.
struct LaunchProgress {
    std::uint64_t done = 0, total = 0;
};

/// Tells what the last launch that ended was made of.
struct LaunchRecord {
    std::uint64_t instructions = 0;      ///< warp instructions
    std::uint64_t laneInstructions = 0;
    std::optional<LaunchCounts> counts;  ///< when counters were on
    std::vector<WriteRecord> writes;     ///< to what was watched: the last 64, oldest first
    std::uint64_t writeCount = 0;        ///< all of them
    ChecksDone checks;
    std::vector<KernelNote> notes;       ///< when they were on: the first ones first
};

/// Tells what a device knows beyond the driver API. It is thread-safe.
class DeviceChannel {
public:
    virtual ~DeviceChannel() = default;

    /// Switches counting on or off from the next launch on; counters slow it down.
    virtual void setCounters(bool on) = 0;
    /// Switches notes on or off from the next launch on; they slow it down.
    virtual void setNotes(bool on) = 0;
    /// Has launches from now on remember who writes to `bytes` of global memory from `address` on; 0 bytes: none. Counters must be
    /// on.
    virtual void setWatch(std::uint64_t address, std::uint64_t bytes) = 0;
    /// Has launches from now on run in another order of blocks and warps, the same one for the same seed; 0: the plain order.
    virtual void setSchedule(std::uint64_t seed) = 0;
    /// Has launches from now on looked after for so much. It is All before the first call; in the order of a seed races in global
    /// memory are never looked for.
    virtual void setChecks(HazardChecks checks) = 0;
    /// A launch from now on that takes longer is stopped and fails with CUDA_ERROR_LAUNCH_TIMEOUT. Nothing: no limit.
    virtual void setDeadline(std::optional<Seconds> deadline) = 0;
    /// Sets what a fault's message calls the allocation that begins at `address` ("buffer x") until it is freed. It has no effect
    /// where none begins.
    virtual void nameAllocation(std::uint64_t address, const Message& name) = 0;
    /// Tells how far the launch that runs is; both are 0 when none does.
    virtual LaunchProgress progress() const = 0;
    virtual LaunchRecord lastLaunch() const = 0;
    /// Tells what ended the launch whose error every call now gives; nothing when none did.
    virtual std::optional<Fault> fault() const = 0;
    /// Why this thread's last call that failed did, one sentence without a full stop; empty when its code says it all.
    virtual Message reason() const = 0;
};

}  // namespace kd
