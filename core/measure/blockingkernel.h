// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/hostmemory.h"
#include "core/stream/stream.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace kd {

/// Holds a stream back while work is enqueued behind it, so that the host's enqueuing cannot fall between two events that
/// are to measure the device alone (nvbench's blocking kernel, as a stream operation). A guard opens it after a while: a
/// driver that makes a launch wait for earlier work (a debugger, CUDA_LAUNCH_BLOCKING) would never come back otherwise.
class BlockingKernel {
public:
    /// Throws what page-locked memory throws.
    explicit BlockingKernel(const ContextRef& context, Milliseconds guardTime = Milliseconds(2000));
    ~BlockingKernel();
    BlockingKernel(const BlockingKernel&) = delete;
    BlockingKernel& operator=(const BlockingKernel&) = delete;

    /// Work enqueued on `stream` from now on waits for unblock(). Does nothing where the driver has no such operation, or after
    /// the guard had to open it.
    void block(const StreamRef& stream);
    void unblock() noexcept;
    /// Tells whether every block() so far has held until its unblock().
    bool hasHeld() const;

private:
    class Guard;

    void publish(std::uint32_t ticket) noexcept;

    HostMemory m_memory;
    CUdeviceptr m_address;
    std::uint32_t m_ticket = 0;  ///< the last one that was let through
    bool m_isSupported = true;
    std::optional<StreamRef> m_blockedOn;
    std::unique_ptr<Guard> m_guard;
};

}  // namespace kd
