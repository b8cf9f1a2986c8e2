// SPDX-License-Identifier: GPL-3.0-or-later
// cuMemPoolCreate to cuMemFreeAsync: stream-ordered memory. Its addresses are the host's at once, its contents the stream's.
#include "core/emulator/driver/driver.h"

#include <algorithm>
#include <optional>

namespace kd::emulator {
namespace {

/// Nothing for what is no place of this machine, which has one device and one node of memory.
std::optional<PoolKind> poolKindOf(const CUmemPoolProps& properties)
{
    const CUmemLocation& place = properties.location;
    const bool isHost = place.type == CU_MEM_LOCATION_TYPE_HOST || place.type == CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT ||
        (place.type == CU_MEM_LOCATION_TYPE_HOST_NUMA && place.id == 0);
    const bool isDevice = place.type == CU_MEM_LOCATION_TYPE_DEVICE && place.id == 0;
    if (properties.allocType == CU_MEM_ALLOCATION_TYPE_MANAGED)
        return isHost || isDevice || place.type == CU_MEM_LOCATION_TYPE_NONE ? std::optional(PoolKind::Managed) : std::nullopt;
    if (properties.allocType != CU_MEM_ALLOCATION_TYPE_PINNED || (!isHost && !isDevice))
        return std::nullopt;
    return isHost ? PoolKind::Host : PoolKind::Device;
}

}  // namespace

CUresult Driver::cuMemPoolCreate(CUmemoryPool* pool, const CUmemPoolProps* properties)
{
    return afterInit([&]() -> CUresult {
        const std::optional<PoolKind> kind = properties == nullptr ? std::nullopt : poolKindOf(*properties);
        if (pool == nullptr || !kind)
            return CUDA_ERROR_INVALID_VALUE;
        if (properties->handleTypes != CU_MEM_HANDLE_TYPE_NONE)
            return refuse(CUDA_ERROR_NOT_SUPPORTED, "pools of the emulated GPU cannot be shared with other processes");
        *pool = m_pools.create(properties->maxSize, *kind);
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuMemPoolDestroy(CUmemoryPool pool)
{
    return afterInit([&] { return m_pools.destroy(pool) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE; });
}

CUresult Driver::cuMemPoolTrimTo(CUmemoryPool pool, std::size_t kept)
{
    return afterInit([&]() -> CUresult {
        if (!m_pools.isPool(pool))
            return CUDA_ERROR_INVALID_VALUE;
        m_pools.trim(pool, kept);
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attribute, void* value)
{
    return afterInit([&] {
        const CUresult result = m_pools.setAttribute(pool, attribute, value);
        if (result == CUDA_SUCCESS && attribute == kDeviceAccess && m_pools.kindOf(pool) == PoolKind::Host)
            for (const std::uint64_t address : m_pools.addressesOf(pool))
                machine().memory().setReachOf(address, m_pools.reachOf(pool));
        return result;
    });
}

CUresult Driver::cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attribute, void* value)
{
    return afterInit([&] { return m_pools.attribute(pool, attribute, value); });
}

CUresult Driver::cuDeviceGetDefaultMemPool(CUmemoryPool* pool, CUdevice device)
{
    return afterInit([&]() -> CUresult {
        if (pool == nullptr || device != 0)
            return pool == nullptr ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_DEVICE;
        *pool = m_pools.defaultPool();
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuDeviceGetMemPool(CUmemoryPool* pool, CUdevice device)
{
    return afterInit([&]() -> CUresult {
        if (pool == nullptr || device != 0)
            return pool == nullptr ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_DEVICE;
        *pool = m_pools.current();
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuDeviceSetMemPool(CUdevice device, CUmemoryPool pool)
{
    return afterInit([&]() -> CUresult {
        if (device != 0)
            return CUDA_ERROR_INVALID_DEVICE;
        return m_pools.setCurrent(pool) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult Driver::cuMemAllocAsync(CUdeviceptr* address, std::size_t bytes, CUstream stream)
{
    return cuMemAllocFromPoolAsync(address, bytes, m_pools.current(), stream);
}

CUresult Driver::cuMemAllocFromPoolAsync(CUdeviceptr* address, std::size_t bytes, CUmemoryPool pool, CUstream handle)
{
    return inContext([&](Context& context) -> CUresult {
        const WorkQueue::StreamPointer stream = context.stream(handle);
        if (!stream || address == nullptr || !m_pools.isPool(pool))
            return stream ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
        bytes = std::max<std::size_t>(bytes, 1);  // memory of no bytes has an address of its own
        CUresult result = allocateFrom(context, pool, address, bytes);
        // A device reuses what was freed earlier in this stream; here that is to be waited for.
        if (result == CUDA_ERROR_OUT_OF_MEMORY && context.hasMemory(Context::Owner::Freeing)) {
            if (const CUresult fault = context.queue().finish(*stream); fault != CUDA_SUCCESS)
                return fault;
            result = allocateFrom(context, pool, address, bytes);
        }
        return result;
    });
}

CUresult Driver::allocateFrom(Context& context, CUmemoryPool pool, CUdeviceptr* address, std::size_t bytes)
{
    if (!m_pools.reserve(pool, bytes))
        return CUDA_ERROR_OUT_OF_MEMORY;
    const CUresult result = allocate(context, address, bytes, Context::Owner::Pool, m_pools.kindOf(pool));
    if (result != CUDA_SUCCESS) {
        m_pools.cancel(pool, bytes);
        return result;
    }
    m_pools.place(pool, *address, bytes);
    if (m_pools.kindOf(pool) == PoolKind::Host)
        machine().memory().setReachOf(*address, m_pools.reachOf(pool));
    return result;
}

CUresult Driver::cuMemFreeAsync(CUdeviceptr address, CUstream handle)
{
    return inContext([&](Context& context) -> CUresult {
        const WorkQueue::StreamPointer stream = context.stream(handle);
        if (!stream)
            return CUDA_ERROR_INVALID_HANDLE;
        if (!context.changeOwner(address, Context::Owner::Pool, Context::Owner::Freeing))
            return refuse(CUDA_ERROR_INVALID_VALUE, "the address is not the start of memory that cuMemAllocAsync gave");
        const auto free = [this, &context, address] {
            if (context.removeMemory(address, Context::Owner::Freeing))
                giveBack(address);
            return CUDA_SUCCESS;
        };
        return context.queue().enqueue(*stream, free) != 0 ? CUDA_SUCCESS : context.queue().fault();
    });
}

CUresult Driver::settled(CUresult result)
{
    m_pools.settle();
    return result;
}

void Driver::giveBack(std::uint64_t address)
{
    m_pools.give(address);
    machine().memory().free(address);
}

}  // namespace kd::emulator
