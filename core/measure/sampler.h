// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/cupti/kerneltrace.h"
#include "core/measure/devicelaunch.h"
#include "core/measure/launchcost.h"
#include "core/measure/samplewatch.h"
#include "core/measure/samplewindows.h"
#include "core/measure/stoppingrule.h"

#include <memory>
#include <optional>
#include <vector>

namespace kd {

/// Takes the samples of one timing: pairs of events around launches on one stream, enqueued in batches behind a blocking kernel. No
/// heap allocation and no waiting between the launches of a batch. A batch is at most 64 launches and about 0.1 s, so a
/// deadline that counts from a batch's beginning is one for a single launch as soon as launches are long. The device is idle before
/// and after each batch: what a kernel began elsewhere is waited for, and counted. Before each cold sample the lines that an access
/// policy keeps in L2 are given up, which a memset does not push out; as the host does that, a cold batch is one launch.
class Sampler {
public:
    /// `firstDuration`: of a launch done before. `cold`: L2 is flushed before each sample. Throws what SampleWindows throw.
    Sampler(DeviceLaunch& launch, bool cold, Seconds firstDuration);
    /// The windows are shared with who measures the other launch of a comparison; they are of the launch's own stream, and of one
    /// sampler at a time.
    Sampler(DeviceLaunch& launch, std::shared_ptr<SampleWindows> windows, Seconds firstDuration);

    /// Launches at least `launches` times, for kWarmUpTime at least. Gives how many there were.
    std::size_t warmUp(int launches, const RunObserver& observer);
    /// Windows around each launch in seconds, in launch order: `count`, or as many as began within `maxDuration`, one at least.
    /// Where there is a `cost`, its rounds come before and after, and between full batches.
    std::vector<double> collect(int count, Seconds maxDuration, const RunObserver& observer, LaunchCost* cost = nullptr);
    /// The same into `samples`, which keeps what was taken where this throws, until `rule` ends them. `watch`, where there is one,
    /// reads between batches. Gives how long it took.
    Seconds collect(StoppingRule& rule, const RunObserver& observer, LaunchCost* cost, SampleWatch* watch,
                    std::vector<double>& samples);
    /// Counts what collectTraced() did, with what `watch` left out of the samples.
    struct Traced {
        std::size_t launches = 0;
        std::size_t records = 0;  ///< launches with a record
    };
    /// The kernel's own times, as CUPTI records them, in launch order: of as many launches as `rule` wants, but for those without a
    /// record.
    Traced collectTraced(KernelTrace& trace, StoppingRule& rule, const RunObserver& observer, SampleWatch* watch,
                         std::vector<double>& samples);
    /// Gives what a pair of events with nothing between them measures, median of some: the part of every sample that is not the
    /// kernel's.
    Seconds emptyWindow();

    bool isGated() const { return m_windows->blockingKernel.hasHeld(); }
    std::size_t batchSize() const noexcept { return isCold() ? 1 : m_batch; }
    /// Launches of collect() and collectTraced() that no sample is of.
    std::size_t otherLaunches() const noexcept { return m_others; }
    /// The least time that the device went on working after a batch had ended by its events; the host's own pauses lengthen some.
    Seconds workElsewhere() const noexcept { return m_elsewhere.value_or(Seconds{0}); }
    Bytes flushSize() const noexcept { return isCold() ? m_windows->flush->size() : Bytes{}; }

private:
    bool isCold() const noexcept { return m_windows->flush.has_value(); }
    DeviceMemory* flush() noexcept { return isCold() ? &*m_windows->flush : nullptr; }
    void setEstimate(Seconds launch) noexcept;
    /// Has L2 forget what it was told to keep; a device without such lines has nothing to forget.
    void resetPersisting();
    /// Waits for all streams; the batch itself has ended.
    void settle();
    void collectBatch(std::size_t count, const RunObserver& observer, std::vector<double>& samples);
    /// Launches `count` times without events around each, and waits.
    void launchBatch(std::size_t count, const RunObserver& observer);
    /// The launch before the first of a batch: no sample is of it.
    void launchOnce(const RunObserver& observer);
    /// Measures a round, then launches once without a sample, so that the next sample follows upon a launch of its own kernel.
    void measureCost(LaunchCost& cost, const RunObserver& observer);

    DeviceLaunch& m_launch;
    std::shared_ptr<SampleWindows> m_windows;
    std::size_t m_batch = 1;
    std::size_t m_others = 0;
    std::size_t m_nextCost = 0;  ///< samples at which the cost of a launch is measured again
    std::optional<Seconds> m_elsewhere;
    bool m_persists = false;     ///< the device does not reset them
};

}  // namespace kd
