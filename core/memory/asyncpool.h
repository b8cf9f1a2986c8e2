// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/devicememory.h"
#include "core/stream/stream.h"

#include <optional>

namespace kd {

class AsyncMemory;

/// Holds what the driver says of one of its pools. `most` are high marks since the pool was made or resetMarks() was called.
struct AsyncPoolStatistics {
    Bytes reserved, peakReserved;  ///< bytes of the device
    Bytes used, peakUsed;          ///< handed out
};

/// Says which memory the driver may hand out that another stream freed.
enum class AsyncReuse {
    FollowEvents,          ///< where an event makes the stream wait for the free anyway
    Opportunistic,         ///< where the free happens to be done
    InternalDependencies   ///< by making the stream wait; adds waits to timed code
};

/// One of the driver's own pools, that somebody else keeps alive (cuMemPool, CUDA 11.2). Copyable. Its memory is allocated and
/// freed in the order of streams, by the driver.
class AsyncPoolRef {
public:
    AsyncPoolRef(const ContextRef& context, CUmemoryPool handle) noexcept : m_context(context), m_handle(handle) {}
    /// The one that the device came with.
    static AsyncPoolRef defaultOf(const ContextRef& context);
    /// The one that cuMemAllocAsync takes from now.
    static AsyncPoolRef currentOf(const ContextRef& context);

    const ContextRef& context() const noexcept { return m_context; }
    CUmemoryPool handle() const noexcept { return m_handle; }

    /// Usable by work enqueued on `stream` from now on. When memory is out the stream is waited for and the request tried again,
    /// twice at most; then MemoryError.
    AsyncMemory allocate(Bytes size, const StreamRef& stream) const;
    void makeCurrent() const;
    /// Gives what is idle beyond `kept` back to the device.
    void trimTo(Bytes kept) const;
    /// Waits for the context, then keeps nothing idle.
    void freeAllBlocks() const;
    /// Says how much may stay idle when a stream is waited for: 0 gives everything back each time.
    void setReleaseThreshold(Bytes kept) const;
    Bytes releaseThreshold() const;
    /// Tells whether memory that one stream freed may go to another in that way.
    void setReuse(AsyncReuse reuse, bool isAllowed) const;
    /// Tells what setReuse() set.
    bool allowsReuse(AsyncReuse reuse) const;
    AsyncPoolStatistics statistics() const;
    void resetMarks() const;

private:
    ContextRef m_context;
    CUmemoryPool m_handle;
};

/// Owns one of the driver's pools. Move-only; what it allocated must be freed first.
class AsyncMemoryPool {
public:
    /// `most` limits what the pool reserves; nothing: no limit.
    explicit AsyncMemoryPool(const ContextRef& context, std::optional<Bytes> most = {});
    ~AsyncMemoryPool();
    AsyncMemoryPool(AsyncMemoryPool&& other) noexcept;
    AsyncMemoryPool& operator=(AsyncMemoryPool&& other) noexcept;

    AsyncPoolRef ref() const noexcept { return m_ref; }
    operator AsyncPoolRef() const noexcept { return m_ref; }

private:
    void reset() noexcept;

    AsyncPoolRef m_ref;
};

/// Memory of a driver's pool; freed in the turn of the stream that it was allocated on, which must live as long. Move-only.
class AsyncMemory {
public:
    AsyncMemory(const StreamRef& stream, DeviceMemoryRef memory) noexcept : m_stream(stream), m_ref(memory) {}
    ~AsyncMemory();
    AsyncMemory(AsyncMemory&& other) noexcept;
    AsyncMemory& operator=(AsyncMemory&& other) noexcept;

    DeviceMemoryRef ref() const noexcept { return m_ref; }
    operator DeviceMemoryRef() const noexcept { return m_ref; }
    CUdeviceptr address() const noexcept { return m_ref.address; }
    Bytes size() const noexcept { return m_ref.size; }
    /// Frees it in the turn of another stream. Throws LogicError when it is freed already.
    void free(const StreamRef& stream);

private:
    void reset() noexcept;

    StreamRef m_stream;
    DeviceMemoryRef m_ref;
};

}  // namespace kd
