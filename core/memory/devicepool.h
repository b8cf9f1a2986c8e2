// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/blockallocator.h"
#include "core/memory/devicememory.h"
#include "core/memory/poolstatistics.h"
#include "core/stream/stream.h"

#include <memory>
#include <string_view>
#include <vector>

namespace kd {

class DeviceMemoryPool;
struct DeviceMemoryPoolState;

/// Device memory of a pool, given back when this ends. Move-only. Keeps what the pool has alive, not the context.
class PooledMemory {
public:
    PooledMemory(PooledMemory&& other) noexcept;
    PooledMemory& operator=(PooledMemory&& other) noexcept;
    ~PooledMemory();

    DeviceMemoryRef ref() const noexcept { return m_ref; }
    operator DeviceMemoryRef() const noexcept { return m_ref; }
    CUdeviceptr address() const noexcept { return m_ref.address; }
    /// Gives the size as it was asked for.
    Bytes size() const noexcept { return m_ref.size; }
    /// The stream in whose order it is given out again. Throws LogicError when it is given back already.
    StreamRef stream() const;

    /// Says that work on another stream uses it too, so that it is given out again only after that work.
    void usedOn(const StreamRef& stream);
    /// Gives it back now: later allocations on its stream may have it at once, those on others after the work that the stream
    /// was given so far. Throws LogicError when it is given back already.
    void free();

private:
    friend class DeviceMemoryPool;
    PooledMemory(DeviceMemoryPoolState& pool, BlockAllocator::Block* block, Bytes size) noexcept;
    void requireHeld() const;
    void reset() noexcept;

    DeviceMemoryPoolState* m_pool;  ///< lives as long as one of its blocks is held
    BlockAllocator::Block* m_block;  ///< null once it is given back
    DeviceMemoryRef m_ref;
    std::vector<std::uint64_t> m_others;  ///< arenas of the streams that use it too
};

/// Keeps device memory of one context and gives it out again, in the order of streams: what is freed goes to the next
/// allocation on the same stream at once. Streams do not wait for each other as long as there is memory left to acquire; then one
/// gets what another freed, and is made to wait for it. Best fit; blocks are split and merged (see PoolCore). Thread-safe, and a
/// stream's threads alone share a lock. Allocations may outlive it; the context must outlive both, and a stream what was allocated
/// on it, unless releaseStream() is told.
class DeviceMemoryPool {
public:
    /// Limited by KERNELDESK_GPU_MEMORY_LIMIT, bytes or percent of the device's memory, when that is set. Throws RuntimeError
    /// when it cannot be read.
    explicit DeviceMemoryPool(const ContextRef& context);
    ~DeviceMemoryPool();
    DeviceMemoryPool(const DeviceMemoryPool&) = delete;
    DeviceMemoryPool& operator=(const DeviceMemoryPool&) = delete;

    /// Allocates for work on `stream`. A size of 0 gives the smallest block. `owner` is who asks, for shares() and errors. Throws
    /// MemoryError after all that the pool can do.
    PooledMemory allocate(Bytes size, const StreamRef& stream, std::string_view owner = {});

    /// Gives all idle segments back to the driver, which waits for the device.
    void freeHeld();
    /// The same of one stream's blocks.
    void freeHeld(const StreamRef& stream);
    /// Keeps nothing from now on.
    void stopHolding();
    /// Is called before a stream is destroyed: its idle blocks go to `heir`, which waits for it.
    void releaseStream(const StreamRef& stream, const StreamRef& heir);

    /// Limits what is acquired from the driver; 0: there is no limit. What is acquired already stays.
    void setLimit(Bytes limit);
    /// Share of the device's whole memory, 0..1. Throws LogicError outside.
    void setLimitFraction(double fraction);

    PoolStatistics statistics() const;
    std::vector<PoolShare> shares() const;

private:
    std::shared_ptr<DeviceMemoryPoolState> m_state;
};

}  // namespace kd
