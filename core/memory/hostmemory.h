// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/device/context.h"

#include <cstddef>
#include <span>

namespace kd {

/// Owns page-locked host memory that the device can reach (cuMemHostAlloc). Move-only; freeing tolerates a dead context.
class HostMemory {
public:
    /// Content is undefined. Throws MemoryError when `size`, at least 1 byte, cannot be had. Blocks.
    HostMemory(const ContextRef& context, Bytes size, Flags<HostAllocFlag> flags = HostAllocFlag::Devicemap);
    ~HostMemory();
    HostMemory(HostMemory&& other) noexcept;
    HostMemory& operator=(HostMemory&& other) noexcept;

    std::span<std::byte> bytes() const noexcept { return m_bytes; }
    /// Tells where kernels and stream operations see the first byte.
    CUdeviceptr deviceAddress() const;
    /// Gives the flags as the driver has them, which may be more than were asked for.
    Flags<HostAllocFlag> flags() const;
    /// Frees it now. Throws LogicError when it is freed already.
    void free();

private:
    void reset() noexcept;

    ContextRef m_context;
    std::span<std::byte> m_bytes;
};

}  // namespace kd
