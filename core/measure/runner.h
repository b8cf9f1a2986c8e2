// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/sharedmemory.h"
#include "core/device/devicelist.h"
#include "core/driver/driverapi.h"
#include "core/measure/comparison.h"
#include "core/measure/counting.h"
#include "core/measure/timingoutcome.h"
#include "core/session/document/runoutcome.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace kd {

/// The host copies of one launch: one memory a buffer of the plan, in order. They belong to the supervisor and outlive
/// the process that fills them. `inputs` get the recipes' bytes, `outputs` the finished contents of Out and InOut ones.
/// `references`, one a reference of the plan, get what outputs are compared with where they have the size for it.
struct HostBuffers {
    std::vector<posix::SharedMemory> inputs;
    std::vector<posix::SharedMemory> outputs;
    std::vector<posix::SharedMemory> references = {};
};

/// Bytes that travelled with a request, by id; a span stays valid as long as the runner's call.
using BlobLookup = std::function<std::span<const std::byte>(const std::string& id)>;

/// Told as a run proceeds; called on the running thread.
struct RunObserver {
    std::function<void()> launched;  ///< the user's kernel is about to be on the device: deadlines count from here
    std::function<void()> completed; ///< it has ended: deadlines stop; copies and verification follow
    std::function<void(std::size_t done, std::size_t total)> progress;  ///< samples of a timing, blocks of an emulated launch
    /// Of a comparison: what is printed from now on is of A, or of B; all that the other one printed has been written.
    std::function<void(bool isSecond)> turned = {};
};

/// Runs and times plans on one device, in this process. After a fault that CUDA calls sticky `isDead()` is true: the
/// process is to be replaced. Not thread-safe.
class Runner {
public:
    /// `ordinal`: of the device in `api`. Throws the reference hierarchy when the device gives no context.
    Runner(const DriverApi& api, int ordinal, std::string deviceId);
    ~Runner();

    /// Never throws for what the user's kernel or launch does wrong: that is in the outcome.
    RunOutcome run(const RunRequest& request, const BlobLookup& blobs, HostBuffers& host, const RunObserver& observer);
    /// Does as run(), for many launches; the outputs of the last one are given back.
    TimingOutcome time(const TimingRequest& request, const BlobLookup& blobs, HostBuffers& host, const RunObserver& observer);
    /// Runs both, verified before and after, with the samples of the two interleaved; on an emulated GPU it counts. `firstHost`
    /// is A's.
    ComparisonOutcome compare(const ComparisonRequest& request, const BlobLookup& blobs, HostBuffers& firstHost,
                              HostBuffers& secondHost, const RunObserver& observer);
    /// Runs once, verified, and then as often as the device's counters need to count one launch, each time on fresh inputs. CUPTI
    /// patches what it counts: a process that did this times nothing any more. An emulated GPU counts in the first run.
    CountOutcome count(const CountRequest& request, const BlobLookup& blobs, HostBuffers& host, const RunObserver& observer);
    bool isDead() const noexcept;
    /// "NVIDIA H200" and "13.0".
    const std::string& deviceName() const noexcept;
    std::string driverVersion() const;

    struct State;  ///< is known in this room alone

private:
    std::unique_ptr<State> m_state;
};

}  // namespace kd
