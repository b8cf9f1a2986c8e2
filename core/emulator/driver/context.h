#pragma once

#include "core/emulator/driver/workqueue.h"

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <unordered_map>

namespace kd::emulator {

struct Event {
    bool hasTime = true;
    WorkQueue::MarkPointer mark;  ///< of the last record; null before the first
};
using EventPointer = std::shared_ptr<Event>;

/// What the primary context owns but for modules. Memory that is left is freed by who destroys it.
class Context {
public:
    WorkQueue& queue() noexcept { return m_queue; }

    CUstream addStream(bool blocks);
    /// Null for a handle that is none. 0, CU_STREAM_LEGACY and CU_STREAM_PER_THREAD are the legacy stream.
    WorkQueue::StreamPointer stream(CUstream handle) const;
    bool removeStream(CUstream handle);

    CUevent addEvent(bool hasTime);
    EventPointer event(CUevent handle) const;
    bool removeEvent(CUevent handle);
    void setMark(Event& event, WorkQueue::MarkPointer mark);
    WorkQueue::MarkPointer markOf(const Event& event) const;

    /// What cuMemAlloc and cuMemHostAlloc gave, by its address.
    enum class Owner { Device, Host };
    void addMemory(std::uint64_t address, std::size_t bytes, Owner owner);
    /// False when that is no start of such memory.
    bool removeMemory(std::uint64_t address, Owner owner);
    /// Whether [address, address + bytes) lies in page-locked memory.
    bool isHostMemory(std::uint64_t address, std::size_t bytes) const;
    std::uint64_t hostBytes() const;
    /// Addresses of all that is left.
    std::vector<std::uint64_t> memory() const;

private:
    struct Memory {
        std::size_t bytes = 0;
        Owner owner = Owner::Device;
    };

    mutable std::mutex m_mutex;
    std::unordered_map<CUstream, WorkQueue::StreamPointer> m_streams;
    std::unordered_map<CUevent, EventPointer> m_events;
    std::unordered_map<std::uint64_t, Memory> m_memory;
    WorkQueue m_queue;  ///< last: it ends before what its work may name
};

}  // namespace kd::emulator
