// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/driver/texturerecords.h"
#include "core/emulator/driver/workqueue.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <unordered_map>

namespace kd::emulator {

struct Event {
    bool hasTime = true;
    WorkQueue::MarkPointer mark;  ///< mark of the last record; null before the first
};
using EventPointer = std::shared_ptr<Event>;

/// Holds what one context owns but for modules. Memory that is left is freed by who destroys it.
class Context {
public:
    Context();

    WorkQueue& queue() noexcept { return m_queue; }
    /// Counts contexts of the process, from 1.
    std::uint64_t id() const noexcept { return m_id; }

    std::atomic<CUfunc_cache> cacheConfig{CU_FUNC_CACHE_PREFER_NONE};
    std::atomic<std::size_t> printfBytes{1 << 20};

    CUstream addStream(bool blocks, int priority);
    /// Null for a handle that is none. 0, CU_STREAM_LEGACY and CU_STREAM_PER_THREAD are the legacy stream.
    WorkQueue::StreamPointer stream(CUstream handle) const;
    bool removeStream(CUstream handle);

    CUevent addEvent(bool hasTime);
    EventPointer event(CUevent handle) const;
    bool removeEvent(CUevent handle);
    void setMark(Event& event, WorkQueue::MarkPointer mark);
    WorkQueue::MarkPointer markOf(const Event& event) const;

    /// Says whose memory it is: cuMemAlloc's, cuMemHostAlloc's, cuMemAllocManaged's, the program's own that is registered, a
    /// pool's, a pool's that a stream is going to free, cuMemCreate's.
    enum class Owner { Device, Host, Managed, Registered, Pool, Freeing, Mapped };
    struct Memory {
        std::uint64_t address = 0;
        std::size_t bytes = 0;
        Owner owner = Owner::Device;
        unsigned flags = 0;  ///< as it was asked for; of memory of a pool its PoolKind
    };
    void addMemory(const Memory& memory);
    /// False when that is no start of such memory.
    bool removeMemory(std::uint64_t address, Owner owner);
    bool changeOwner(std::uint64_t address, Owner from, Owner to);
    /// Tells whether there is any of it.
    bool hasMemory(Owner owner) const;
    /// Finds the memory in which `address` lies.
    std::optional<Memory> findMemory(std::uint64_t address) const;
    /// Tells whether [address, address + bytes) lies in page-locked memory.
    bool isHostMemory(std::uint64_t address, std::size_t bytes) const;
    std::uint64_t hostBytes() const;
    /// Addresses of all that is left and the device's.
    std::vector<std::uint64_t> memory() const;

    /// An array in plain rows without gaps. Its memory is the device's, freed with the last who works on it.
    struct Array {
        CUDA_ARRAY3D_DESCRIPTOR description{};
        bool isLevel = false;  ///< of a mipmapped array
        std::byte* bytes = nullptr;
        std::size_t rowBytes = 0, rows = 0, slices = 0;
        std::function<void()> release;
        ~Array()
        {
            if (release)
                release();
        }
    };
    using ArrayPointer = std::shared_ptr<Array>;
    CUarray addArray(ArrayPointer array);
    ArrayPointer array(CUarray handle) const;
    /// Not of a level of a mipmapped array, which goes with the whole.
    bool removeArray(CUarray handle);

    CUmipmappedArray addMipmaps(const std::vector<ArrayPointer>& levels);
    /// Handles of its levels, the largest first; none for a handle that is none.
    std::vector<CUarray> levels(CUmipmappedArray handle) const;
    bool removeMipmaps(CUmipmappedArray handle);
    /// The mipmapped array that an array is a level of; null where it is none.
    CUmipmappedArray wholeOf(CUarray level) const;

    TextureRecords& textures() noexcept { return m_textures; }
    const TextureRecords& textures() const noexcept { return m_textures; }

private:
    const std::uint64_t m_id;
    mutable std::mutex m_mutex;
    std::unordered_map<CUstream, WorkQueue::StreamPointer> m_streams;
    std::unordered_map<CUevent, EventPointer> m_events;
    std::unordered_map<std::uint64_t, Memory> m_memory;
    std::unordered_map<CUarray, ArrayPointer> m_arrays;
    std::unordered_map<CUmipmappedArray, std::vector<CUarray>> m_mipmaps;
    TextureRecords m_textures;
    WorkQueue m_queue;  ///< last: it ends before what its work may name
};

}  // namespace kd::emulator
