// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/devicepool.h"
#include "core/memory/memorypointer.h"

#include <functional>
#include <map>
#include <memory>
#include <mutex>

namespace kd {

/// alloc() has memory from here: it is called for work on `stream`, whose context says which device.
using Allocator = std::function<MemoryPointer(const StreamRef& stream, Bytes size)>;

/// Memory by this thread's allocator, else the process's, else a block of its own.
MemoryPointer alloc(const StreamRef& stream, Bytes size);
/// The process's; an empty one restores plain allocation. Throws LogicError under a AllocatorScope of this thread.
void setAllocator(Allocator allocator);

/// Another allocator for this thread while it lives.
class [[nodiscard]] AllocatorScope {
public:
    explicit AllocatorScope(Allocator allocator);
    ~AllocatorScope();
    AllocatorScope(const AllocatorScope&) = delete;
    AllocatorScope& operator=(const AllocatorScope&) = delete;
};

/// One DeviceMemoryPool a context, made when first asked: CuPy's `MemoryPool`, whose `malloc` is an Allocator. Thread-safe.
class MemoryPool {
public:
    /// Throws MemoryError after all that the pool can do.
    MemoryPointer malloc(const StreamRef& stream, Bytes size);

    /// Gives the idle blocks of a context back, or those of one stream.
    void freeAllBlocks(const ContextRef& context) { pool(context)->freeHeld(); }
    void freeAllBlocks(const StreamRef& stream) { pool(stream.context())->freeHeld(stream); }
    /// Counts the blocks that the pool of a context keeps idle.
    std::size_t freeBlocks(const ContextRef& context) { return pool(context)->statistics().heldBlocks; }
    /// Counts the bytes that the pool of a context has given out.
    Bytes usedBytes(const ContextRef& context) { return pool(context)->statistics().usedBytes; }
    /// Counts the bytes that the pool of a context keeps idle.
    Bytes freeBytes(const ContextRef& context) { return pool(context)->statistics().freeBytes; }
    /// Both together.
    Bytes totalBytes(const ContextRef& context) { return pool(context)->statistics().managedBytes; }
    /// Gives the pool of a context, made when there is none yet.
    std::shared_ptr<DeviceMemoryPool> pool(const ContextRef& context);

private:
    std::mutex m_mutex;
    std::map<std::uint64_t, std::shared_ptr<DeviceMemoryPool>> m_pools;  ///< by the context's id
};

}  // namespace kd
