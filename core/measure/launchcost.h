// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/blockingkernel.h"
#include "core/measure/devicelaunch.h"
#include "core/memory/devicememory.h"
#include "core/stream/event.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace kd {

/// What two events around a launch measure besides the kernel: from the first event to the kernel's start, and from its end to the
/// second. It depends on the device and its driver, hardly on the kernel, so it is measured with an empty one: a single block, or
/// cluster, of the same size, with as much shared memory, so that it takes as little time of its own as can be. That time is not
/// known: it lies between nothing and what one more empty launch between the two events adds. The share of it that was
/// measured on one device is taken, and what lies beyond is part of the error.
class LaunchCost {
public:
    /// Whether one cost is that of both launches: the empty kernels of both are launched alike.
    static bool isCommon(const DeviceLaunch& first, const DeviceLaunch& second);

    /// The cost with its error: it is `cost` more or less `error`. Seconds.
    struct Estimate {
        double cost = 0;
        double error = 0;
        double emptyLaunch = 0;  ///< median of windows around one empty launch
        double emptyStep = 0;    ///< median of what each further empty launch adds
        double emptyWindow = 0;  ///< median of windows around nothing
    };

    /// Loads the empty kernel. Throws what a module or its launch throws where the device takes none.
    LaunchCost(const StreamRef& stream, const DeviceLaunch& like);
    LaunchCost(const LaunchCost&) = delete;
    LaunchCost& operator=(const LaunchCost&) = delete;

    /// Measures one round on the stream, on which nothing else is under way, and waits for it: some 0.2 ms. With `flush` each
    /// window stands alone behind a memset of that memory, as those of cold samples do, whose launches cost less: some 2 ms.
    void measure(BlockingKernel& blockingKernel, DeviceMemory* flush = nullptr);
    /// Of all rounds so far, one at least.
    Estimate estimate() const;
    std::size_t launches() const noexcept { return m_launches; }
    /// The estimate, as receipts tell it.
    Json receipt() const;
    /// The empty kernel, to be launched apart from rounds.
    DeviceLaunch& emptyLaunch() noexcept { return m_empty; }

private:
    void enqueue(std::size_t pair, std::size_t launches);
    void measureAlone(BlockingKernel& blockingKernel, DeviceMemory& flush, std::size_t pair, std::size_t launches);
    void measureTogether(BlockingKernel& blockingKernel, std::size_t first, std::size_t end);
    void keepRound();

    LaunchPlan m_plan;
    DeviceLaunch m_empty;
    std::vector<Event> m_starts;
    std::vector<Event> m_stops;
    std::vector<double> m_windows;  ///< around one empty launch
    std::vector<double> m_steps;    ///< of a further launch
    std::vector<double> m_nothing;  ///< around nothing
    std::size_t m_launches = 0;
};

/// The cost of launches like this one; null, with the reason, where the device takes no empty kernel. Throws where that damaged it.
std::unique_ptr<LaunchCost> launchCostOf(const DeviceLaunch& launch, Message& missing);

}  // namespace kd
