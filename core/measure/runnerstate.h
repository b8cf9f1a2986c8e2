// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/measure/devicelaunch.h"
#include "core/measure/runner.h"

#include <functional>
#include <string>

namespace kd {

struct Runner::State {
    State(const DriverApi& api, int ordinal, std::string id);

    /// Describes the run in `outcome`, fills the inputs, brings the plan to the device and calls `work` with it. What any of
    /// that throws ends as the outcome's state. The launch gets a stream of its own, or the stream of the launch `beside` where
    /// both plans want the same kind.
    void perform(const RunRequest& request, const BlobLookup& blobs, HostBuffers& host, RunOutcome& outcome,
                 const std::function<void(DeviceLaunch&)>& work, const DeviceLaunch* beside = nullptr);
    /// Upload, launch, copy out, summarise, verify; throws as its parts do. `outcome` has what was done until then.
    void runOnce(DeviceLaunch& launch, const RunRequest& request, const BlobLookup& blobs, HostBuffers& host,
                 const RunObserver& observer, RunOutcome& outcome);
    /// Turns what was thrown into the outcome's state and notes whether this process is done.
    void absorb(const Error& error, const LaunchPlan& plan, RunOutcome& outcome);
    /// Runs the kernel once, counted on a device that can. Throws LogicError on one that cannot.
    void runCounted(DeviceLaunch& launch, const RunRequest& request, const RunObserver& observer, RunOutcome& outcome);

    DeviceChannel* channel() const { return context.ref().api().channel.get(); }

    Context context;
    std::string deviceId;
    std::string deviceName;
    bool dead = false;
};

/// One launch of the plan's kernel, waited for, its printing flushed. Throws what the kernel failed with.
Seconds runKernel(DeviceLaunch& launch, const RunObserver& observer);

/// One more run on fresh inputs, compared as the first was; the first run's copied-out outputs stay as they are.
std::vector<Verification> verifyAgain(DeviceLaunch& launch, const BlobLookup& blobs, HostBuffers& host,
                                      const RunObserver& observer);

// What receipts say of the device and of a launch.

Json deviceReceipt(const Device& device);
Json launchReceipt(const DeviceLaunch& launch);

}  // namespace kd
