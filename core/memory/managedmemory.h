// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/devicememory.h"
#include "core/stream/stream.h"

#include <cstddef>
#include <span>

namespace kd {

/// Owns memory that host and device both reach under one address. Move-only.
class ManagedMemory {
public:
    /// `attach` is Global or Host: who may reach it until attach() says otherwise. Throws LogicError for Single, MemoryError
    /// when there is no room.
    ManagedMemory(const ContextRef& context, Bytes size, AttachFlag attach = AttachFlag::Global);

    const ContextRef& context() const noexcept { return m_memory.context(); }
    DeviceMemoryRef ref() const noexcept { return m_memory; }
    operator DeviceMemoryRef() const noexcept { return m_memory; }
    CUdeviceptr address() const noexcept { return m_memory.address(); }
    Bytes size() const noexcept { return m_memory.size(); }
    void free() { m_memory.free(); }

    /// Gives the bytes to the host, safe to touch at once: where the device cannot share it with the host while kernels run
    /// (CONCURRENT_MANAGED_ACCESS), this waits for the context first. Kernels launched later end that again.
    std::span<std::byte> hostBytes() const;
    /// The same without asking or waiting. Touching it while a kernel runs ends the process on devices that cannot share.
    std::span<std::byte> uncheckedBytes() const noexcept;
    /// Says who may reach it from now on, in `stream`'s turn. Single names that stream and is refused for the legacy one.
    void attach(const StreamRef& stream, AttachFlag attach) const;

private:
    DeviceMemory m_memory;
};

}  // namespace kd
