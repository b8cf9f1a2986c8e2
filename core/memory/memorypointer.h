// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/devicememory.h"
#include "core/stream/stream.h"

#include <cstddef>
#include <memory>
#include <span>

namespace kd {

/// A place in device memory that it shares with others, who keep it alive together: CuPy's `MemoryPointer`. Copyable.
///
/// Copies without a stream wait; those with one are done in its turn, host memory then has to be page-locked for the call not
/// to wait, and all memory has to live until they are done. They throw LogicError when either side is too small.
class MemoryPointer {
public:
    /// Points into the memory of `owner`, which is kept: a DeviceMemory, PooledMemory or whatever keeps `memory` allocated.
    MemoryPointer(const ContextRef& context, std::shared_ptr<const void> owner, DeviceMemoryRef memory) noexcept
        : m_context(context), m_owner(std::move(owner)), m_ref(memory)
    {
    }
    /// A block of its own. A size of 0 is null, without a call.
    static MemoryPointer allocate(const ContextRef& context, Bytes size);
    /// All memory of `owner`, which it keeps.
    template <typename Owner> static MemoryPointer of(const ContextRef& context, Owner owner)
    {
        const DeviceMemoryRef memory = owner.ref();
        return {context, std::make_shared<const Owner>(std::move(owner)), memory};
    }

    const ContextRef& context() const noexcept { return m_context; }
    const Device& device() const noexcept { return m_context.device(); }
    CUdeviceptr address() const noexcept { return m_ref.address; }
    /// Counts the bytes from here to the end of the memory.
    Bytes size() const noexcept { return m_ref.size; }
    DeviceMemoryRef ref() const noexcept { return m_ref; }
    operator DeviceMemoryRef() const noexcept { return m_ref; }
    const std::shared_ptr<const void>& owner() const noexcept { return m_owner; }

    /// Further on. Throws LogicError beyond the end.
    MemoryPointer operator+(std::uint64_t bytes) const;

    /// `size` bytes, or all of the span.
    void copyFromDevice(const MemoryPointer& from, Bytes size) const;
    void copyFromDevice(const MemoryPointer& from, Bytes size, const StreamRef& stream) const;
    void copyFromHost(std::span<const std::byte> from) const;
    void copyFromHost(std::span<const std::byte> from, const StreamRef& stream) const;
    void copyToHost(std::span<std::byte> to) const;
    void copyToHost(std::span<std::byte> to, const StreamRef& stream) const;
    /// Copies from another pointer or from the host, as `from` is.
    void copyFrom(const MemoryPointer& from, Bytes size) const { copyFromDevice(from, size); }
    void copyFrom(std::span<const std::byte> from) const { copyFromHost(from); }
    void copyFrom(const MemoryPointer& from, Bytes size, const StreamRef& stream) const { copyFromDevice(from, size, stream); }
    void copyFrom(std::span<const std::byte> from, const StreamRef& stream) const { copyFromHost(from, stream); }
    /// `size` bytes from here.
    void memset(std::byte value, Bytes size) const;
    void memset(std::byte value, Bytes size, const StreamRef& stream) const;

private:
    ContextRef m_context;
    std::shared_ptr<const void> m_owner;
    DeviceMemoryRef m_ref;
};

}  // namespace kd
