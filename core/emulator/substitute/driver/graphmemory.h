// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/driver/driverapi.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace kd::emulator::substitute {

/// Memory that a node of a graph allocates whenever the graph is launched, at the same address. It is there from the node on until
/// the graph, what was made of it, what a stream still has of it and the last allocation are gone.
struct GraphMemory {
    GraphMemory(CUdeviceptr first, std::size_t size, CUmemAllocationType kind) : address(first), bytes(size), type(kind) { }
    GraphMemory(const GraphMemory&) = delete;
    GraphMemory& operator=(const GraphMemory&) = delete;
    ~GraphMemory();

    const CUdeviceptr address;
    const std::size_t bytes;
    const CUmemAllocationType type;
};
using GraphMemoryPointer = std::shared_ptr<GraphMemory>;

/// All of that memory. What is allocated is a matter of the order in which launches and frees are given, as with streams. Never
/// destroyed. Its functions are called with Graphs::mutex held, but for any() and releaseDue().
class GraphMemories {
public:
    static GraphMemories& ofThisProcess();

    /// Tells whether there is any. Takes no lock.
    bool any() const noexcept { return m_count > 0; }

    /// Memory of no bytes has an address of its own, too: a captured stream may be asked for it.
    CUresult make(const DriverApi& api, CUmemAllocationType type, std::size_t bytes, GraphMemoryPointer& memory);
    /// Null for what is not the start of such memory.
    GraphMemoryPointer find(CUdeviceptr address) const;

    bool isAllocated(const GraphMemory& memory) const { return m_allocated.contains(memory.address); }
    void allocate(const GraphMemoryPointer& memory);
    /// False where it is not allocated.
    bool free(CUdeviceptr address);

    // cuDeviceGetGraphMemAttribute and what goes with it. What launches took counts until it is trimmed, in whole granules.
    CUresult attribute(CUgraphMem_attribute attribute, cuuint64_t& value) const;
    /// Only the highest values can be set, and only to 0.
    CUresult setAttribute(CUgraphMem_attribute attribute, cuuint64_t value);
    void trim();

    void setDue(CUdeviceptr address);
    /// Gives the memory back that nothing needs any more.
    void releaseDue(const DriverApi& api);

private:
    void count();

    std::atomic<int> m_count{0};
    CUmemoryPool m_pool = nullptr, m_managedPool = nullptr;
    std::unordered_map<CUdeviceptr, std::weak_ptr<GraphMemory>> m_memories;
    std::unordered_map<CUdeviceptr, GraphMemoryPointer> m_allocated;
    std::unordered_map<CUdeviceptr, std::size_t> m_taken;  ///< bytes that launches took, until they are trimmed
    cuuint64_t m_used = 0, m_highest = 0, m_highestReserved = 0;
    std::mutex m_dueMutex;
    std::vector<CUdeviceptr> m_due;
};

}  // namespace kd::emulator::substitute
