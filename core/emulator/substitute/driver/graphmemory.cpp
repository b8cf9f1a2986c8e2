// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/driver/graphmemory.h"

#include <algorithm>
#include <utility>

namespace kd::emulator::substitute {
namespace {

/// What an H200 with driver 580 takes at once for the allocations of graphs.
constexpr cuuint64_t kGranule = 32 << 20;

}  // namespace

GraphMemory::~GraphMemory()
{
    GraphMemories::ofThisProcess().setDue(address);
}

GraphMemories& GraphMemories::ofThisProcess()
{
    static GraphMemories& memories = *new GraphMemories;
    return memories;
}

CUresult GraphMemories::make(const DriverApi& api, CUmemAllocationType type, std::size_t bytes, GraphMemoryPointer& memory)
{
    CUmemoryPool& pool = type == CU_MEM_ALLOCATION_TYPE_MANAGED ? m_managedPool : m_pool;
    if (pool == nullptr) {
        CUmemPoolProps properties{};
        properties.allocType = type;
        properties.location = {CU_MEM_LOCATION_TYPE_DEVICE, 0};
        if (const CUresult result = api.cuMemPoolCreate(&pool, &properties); result != CUDA_SUCCESS)
            return result;
    }
    CUdeviceptr address = 0;
    if (const CUresult result = api.cuMemAllocFromPoolAsync(&address, bytes, pool, nullptr); result != CUDA_SUCCESS)
        return result;
    memory = std::make_shared<GraphMemory>(address, bytes, type);
    m_memories[address] = memory;
    ++m_count;
    return CUDA_SUCCESS;
}

GraphMemoryPointer GraphMemories::find(CUdeviceptr address) const
{
    const auto found = m_memories.find(address);
    return found != m_memories.end() ? found->second.lock() : nullptr;
}

void GraphMemories::allocate(const GraphMemoryPointer& memory)
{
    m_allocated[memory->address] = memory;
    m_taken[memory->address] = memory->bytes;
    count();
}

bool GraphMemories::free(CUdeviceptr address)
{
    return m_allocated.erase(address) > 0;
}

void GraphMemories::count()
{
    cuuint64_t bytes = 0;
    for (const auto& [address, taken] : m_taken)
        bytes += taken;
    m_used = (bytes + kGranule - 1) / kGranule * kGranule;
    m_highest = std::max(m_highest, m_used);
    m_highestReserved = std::max(m_highestReserved, m_used);
}

CUresult GraphMemories::attribute(CUgraphMem_attribute attribute, cuuint64_t& value) const
{
    switch (attribute) {
    case CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT:
    case CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT:
        value = m_used;
        return CUDA_SUCCESS;
    case CU_GRAPH_MEM_ATTR_USED_MEM_HIGH:
        value = m_highest;
        return CUDA_SUCCESS;
    case CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH:
        value = m_highestReserved;
        return CUDA_SUCCESS;
    }
    return CUDA_ERROR_INVALID_VALUE;
}

CUresult GraphMemories::setAttribute(CUgraphMem_attribute attribute, cuuint64_t value)
{
    const bool isUsed = attribute == CU_GRAPH_MEM_ATTR_USED_MEM_HIGH;
    if (value != 0 || (!isUsed && attribute != CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH))
        return CUDA_ERROR_INVALID_VALUE;
    (isUsed ? m_highest : m_highestReserved) = m_used;
    return CUDA_SUCCESS;
}

void GraphMemories::trim()
{
    std::erase_if(m_taken, [this](const auto& each) { return !m_allocated.contains(each.first); });
    count();
}

void GraphMemories::setDue(CUdeviceptr address)
{
    const std::lock_guard lock(m_dueMutex);
    m_due.push_back(address);
}

void GraphMemories::releaseDue(const DriverApi& api)
{
    std::vector<CUdeviceptr> due;
    {
        const std::lock_guard lock(m_dueMutex);
        due = std::exchange(m_due, {});
    }
    for (const CUdeviceptr address : due)
        api.cuMemFreeAsync(address, nullptr);
    m_count -= static_cast<int>(due.size());
}

}  // namespace kd::emulator::substitute
