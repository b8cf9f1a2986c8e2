// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/sharedmemory.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace kd {

/// Tells the supervisor, without a message, for how long the GPU process has had a user's kernel on the device: one page
/// of shared memory that the GPU process writes and the supervisor reads. Both count the system's monotonic time.
class LaunchClock {
public:
    /// Zeroed memory for a new clock.
    static posix::SharedMemory allocate();
    explicit LaunchClock(posix::SharedMemory memory);

    int descriptor() const noexcept { return m_memory.descriptor(); }
    static Bytes size() noexcept;

    void begin() noexcept;
    void end() noexcept;

    /// Tells for how long the kernel that is on the device has been there; nothing when none is.
    std::optional<std::chrono::nanoseconds> running() const noexcept;
    /// Tells whether any kernel has been on the device since reset().
    bool hasLaunched() const noexcept;
    void reset() noexcept;

private:
    struct Page {
        std::int64_t since = 0;  ///< nanoseconds; 0: no kernel is on the device
        std::int64_t launches = 0;
    };
    Page& page() const noexcept;

    mutable posix::SharedMemory m_memory;
};

}  // namespace kd
