// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/blockingkernel.h"
#include "core/memory/devicememory.h"
#include "core/stream/event.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace kd {

/// What measures the windows of samples: the events around launches, what holds the stream back while they are enqueued, and the
/// memory that flushes L2. A window depends on where its events and its flag lie by some 0.1 us, for as long as they lie there, so
/// that two launches which are compared are measured with the same windows, in turns.
struct SampleWindows {
    static constexpr std::size_t kCount = 64;  ///< pairs of events: the launches of a batch at most

    /// Throws what events, page-locked memory and, where `cold`, the flush buffer of the size of L2 throw.
    SampleWindows(const StreamRef& stream, bool cold);
    SampleWindows(const SampleWindows&) = delete;
    SampleWindows& operator=(const SampleWindows&) = delete;

    std::vector<Event> starts;
    std::vector<Event> stops;
    std::optional<DeviceMemory> flush;
    BlockingKernel blockingKernel;  ///< last, so that it opens first
};

}  // namespace kd
