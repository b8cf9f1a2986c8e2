// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/device/context.h"

namespace kd {

/// Bytes on a device that somebody else keeps allocated. Copyable.
struct DeviceMemoryRef {
    CUdeviceptr address = 0;
    Bytes size;

    /// `length` bytes from `offset` on. Throws LogicError unless they lie inside.
    DeviceMemoryRef slice(Bytes offset, Bytes length) const;
};

/// Owns one allocation of device memory. Move-only; freeing tolerates a dead context. Its context must outlive it.
class DeviceMemory {
public:
    /// Throws MemoryError, with the free and whole memory of the device in its text, when `size` cannot be had, even after the
    /// ReclaimHooks gave back what they could. A size of 0 allocates nothing. Blocks.
    DeviceMemory(const ContextRef& context, Bytes size);
    /// Takes over what cuMemAlloc or one of its kind gave in that context.
    static DeviceMemory adopt(const ContextRef& context, DeviceMemoryRef memory) noexcept;
    ~DeviceMemory();
    DeviceMemory(DeviceMemory&& other) noexcept;
    DeviceMemory& operator=(DeviceMemory&& other) noexcept;

    const ContextRef& context() const noexcept { return m_context; }
    DeviceMemoryRef ref() const noexcept { return m_ref; }
    operator DeviceMemoryRef() const noexcept { return m_ref; }
    CUdeviceptr address() const noexcept { return m_ref.address; }
    Bytes size() const noexcept { return m_ref.size; }
    /// Frees it now; a dead context is an error here. Throws LogicError when there is nothing to free, a second time above all.
    void free();
    /// Gives it up to the caller, who frees it.
    DeviceMemoryRef release() noexcept;

private:
    explicit DeviceMemory(const ContextRef& context) noexcept : m_context(context) {}
    void reset() noexcept;

    ContextRef m_context;
    DeviceMemoryRef m_ref;
};

/// "12.0 GiB", "3.5 KiB" or "17 bytes", as sizes are told in sentences of this room and those above.
std::string sizeText(Bytes size);

}  // namespace kd
