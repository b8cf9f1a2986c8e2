// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/handle.h"
#include "core/base/units.h"

#include <cstddef>
#include <span>

namespace kd::posix {

/// Anonymous memory that two processes can map (memfd), zero filled and sealed against resizing. Move-only.
/// It lives as long as a descriptor or mapping of it lives in any process.
class SharedMemory {
public:
    SharedMemory() = default;
    /// Throws MemoryError when `size` cannot be had. A size of 0 is allowed and maps nothing.
    explicit SharedMemory(Bytes size);
    /// Maps memory received from another process and closes the descriptor. Throws RuntimeError unless it is a sealed memfd of
    /// exactly `size`: a peer that shrank it later would turn reads into SIGBUS.
    SharedMemory(Handle descriptor, Bytes size);
    ~SharedMemory();
    SharedMemory(SharedMemory&& other) noexcept;
    SharedMemory& operator=(SharedMemory&& other) noexcept;

    /// -1 of memory that was received.
    int descriptor() const noexcept { return m_descriptor.get(); }
    /// Says how much of it the system holds: pages count once they are touched. Only of memory that was made here.
    Bytes resident() const noexcept;
    std::span<std::byte> bytes() noexcept { return {m_data, m_size}; }
    std::span<const std::byte> bytes() const noexcept { return {m_data, m_size}; }

private:
    void map();
    void unmap() noexcept;

    Handle m_descriptor;
    std::byte* m_data = nullptr;
    std::size_t m_size = 0;
};

}  // namespace kd::posix
