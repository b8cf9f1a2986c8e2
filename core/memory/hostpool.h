// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/hostarray.h"
#include "core/memory/poolstatistics.h"
#include "core/stream/stream.h"

#include <memory>
#include <span>
#include <string_view>

namespace kd {

class PageLockedMemoryPool;

/// Page-locked memory of a pool, given back when this ends. Move-only.
class PooledHostMemory {
public:
    PooledHostMemory(PooledHostMemory&& other) noexcept;
    PooledHostMemory& operator=(PooledHostMemory&& other) noexcept;
    ~PooledHostMemory();

    /// Gives as many bytes as were asked for.
    std::span<std::byte> bytes() const noexcept { return m_bytes; }
    Bytes size() const noexcept { return {m_bytes.size()}; }

    /// Says that copies on `stream` use it: it is given out again only when those that were enqueued before it is given back
    /// have ended.
    void usedOn(const StreamRef& stream);
    /// Throws LogicError when it is given back already.
    void free();

private:
    friend class PageLockedMemoryPool;
    struct Held;
    explicit PooledHostMemory(std::unique_ptr<Held> held);
    void reset() noexcept;

    std::unique_ptr<Held> m_held;
    std::span<std::byte> m_bytes;
};

/// Gives HostArray the bytes that the host reaches.
inline std::span<std::byte> hostBytesOf(const PooledHostMemory& memory) { return memory.bytes(); }

/// Keeps page-locked memory and gives it out again; the rules and counters are DeviceMemoryPool's. Thread-safe; allocations may
/// outlive it, the context must outlive both.
class PageLockedMemoryPool {
public:
    /// `flags` are those of every allocation (PyCUDA: PageLockedAllocator).
    explicit PageLockedMemoryPool(const ContextRef& context, Flags<HostAllocFlag> flags = HostAllocFlag::Devicemap);
    ~PageLockedMemoryPool();
    PageLockedMemoryPool(const PageLockedMemoryPool&) = delete;
    PageLockedMemoryPool& operator=(const PageLockedMemoryPool&) = delete;

    /// Content is undefined. Throws MemoryError after all that the pool can do.
    PooledHostMemory allocate(Bytes size, std::string_view owner = {});
    template <typename T> HostArray<T, PooledHostMemory> allocate(Shape shape)
    {
        PooledHostMemory memory = allocate(sizeOf(shape, {sizeof(T)}));
        return {std::move(memory), std::move(shape)};
    }

    void freeHeld();
    void stopHolding();
    /// 0: none.
    void setLimit(Bytes limit);
    PoolStatistics statistics() const;
    std::vector<PoolShare> shares() const;

private:
    friend class PooledHostMemory;
    struct State;
    std::shared_ptr<State> m_state;
};

}  // namespace kd
