// SPDX-License-Identifier: GPL-3.0-or-later
// cuMemcpy to cuMemSetMemPool: copies and fills that wait, over those that do not; what pointers are; pools.
#include "core/emulator/driver/memorypools.h"
#include "core/emulator/substitute/driver/capture.h"
#include "core/emulator/substitute/driver/rangeadvice.h"
#include "core/emulator/substitute/driver/seencontexts.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <span>
#include <string_view>
#include <utility>

namespace sub = kd::emulator::substitute;
using kd::DriverApi;

namespace {

/// Waits for what was given to the legacy stream, which is a copy or a fill.
CUresult finished(const DriverApi& api, CUresult result)
{
    return result == CUDA_SUCCESS ? api.cuStreamSynchronize(nullptr) : result;
}

/// Memory that the device does not know is the host's own.
bool isKnown(const DriverApi& api, CUdeviceptr address)
{
    CUdeviceptr base = 0;
    return api.cuMemGetAddressRange(&base, nullptr, address) == CUDA_SUCCESS;
}

bool isOfTheDevice(const CUmemLocation* location, CUmemAllocationType type)
{
    return type == CU_MEM_ALLOCATION_TYPE_PINNED && location != nullptr && location->type == CU_MEM_LOCATION_TYPE_DEVICE &&
        location->id == 0;
}

/// The pools of the host's memory and of managed memory that the driver has by itself, and those that are chosen in their place.
struct OtherPools {
    struct Choice {
        CUmemoryPool usual = nullptr, current = nullptr;
    };
    std::mutex mutex;
    std::map<std::pair<int, int>, Choice> choices;  ///< by place and kind of allocation

    static OtherPools& ofThisProcess()
    {
        static OtherPools& pools = *new OtherPools;
        return pools;
    }

    /// Makes the usual pool where it is asked for first. Fails for what is no place.
    CUresult find(const DriverApi& api, const CUmemLocation* location, CUmemAllocationType type, Choice** choice)
    {
        if (location == nullptr || (type != CU_MEM_ALLOCATION_TYPE_PINNED && type != CU_MEM_ALLOCATION_TYPE_MANAGED))
            return CUDA_ERROR_INVALID_VALUE;  // other places and devices the driver refuses
        Choice& found = choices[{location->type, type}];
        const CUmemPoolProps properties{.allocType = type, .location = *location};
        const CUresult result =
            found.usual != nullptr ? CUDA_SUCCESS : api.cuMemPoolCreate(&found.usual, &properties);
        if (found.current == nullptr)
            found.current = found.usual;
        *choice = &found;
        return result;
    }
};

CUresult otherPool(const DriverApi& api, const CUmemLocation* location, CUmemAllocationType type, CUmemoryPool* pool,
                   CUmemoryPool OtherPools::Choice::*which)
{
    if (pool == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    OtherPools& pools = OtherPools::ofThisProcess();
    const std::lock_guard lock(pools.mutex);
    OtherPools::Choice* choice = nullptr;
    const CUresult result = pools.find(api, location, type, &choice);
    if (result == CUDA_SUCCESS)
        *pool = choice->*which;
    return result;
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, std::size_t bytes, CUstream stream)
{
    const sub::Captures::Make make = [&](sub::GraphWork& work) {
        const DriverApi& api = *sub::Emulation::ofThisProcess().api();
        return sub::copyWork(api, to, from, bytes, work.emplace<sub::CopyWork>());
    };
    return sub::streamEntry("cuMemcpyAsync", stream, make, [&](const DriverApi& api) -> CUresult {
        if (bytes == 0 || isKnown(api, to) || isKnown(api, from))
            return api.cuMemcpyAsync(to, from, bytes, stream);
        // From the host to the host, in the stream's turn.
        if (const CUresult result = api.cuStreamSynchronize(stream); result != CUDA_SUCCESS)
            return result;
        if (to == 0 || from == 0)
            return CUDA_ERROR_INVALID_VALUE;
        std::memcpy(reinterpret_cast<void*>(to), reinterpret_cast<const void*>(from), bytes);
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuMemcpy(CUdeviceptr to, CUdeviceptr from, std::size_t bytes)
{
    const CUresult result = cuMemcpyAsync(to, from, bytes, nullptr);
    return result == CUDA_SUCCESS ? cuStreamSynchronize(nullptr) : result;
}

CUresult CUDAAPI cuMemcpyHtoD_v2(CUdeviceptr to, const void* from, std::size_t bytes)
{
    return sub::streamEntry("cuMemcpyHtoD", nullptr, {},
                            [&](const DriverApi& api) { return finished(api, api.cuMemcpyHtoDAsync(to, from, bytes, nullptr)); });
}

CUresult CUDAAPI cuMemcpyDtoH_v2(void* to, CUdeviceptr from, std::size_t bytes)
{
    return sub::streamEntry("cuMemcpyDtoH", nullptr, {},
                            [&](const DriverApi& api) { return finished(api, api.cuMemcpyDtoHAsync(to, from, bytes, nullptr)); });
}

CUresult CUDAAPI cuMemcpyDtoD_v2(CUdeviceptr to, CUdeviceptr from, std::size_t bytes)
{
    return sub::streamEntry("cuMemcpyDtoD", nullptr, {},
                            [&](const DriverApi& api) { return finished(api, api.cuMemcpyDtoDAsync(to, from, bytes, nullptr)); });
}

CUresult CUDAAPI cuMemcpyPeer(CUdeviceptr to, CUcontext toContext, CUdeviceptr from, CUcontext fromContext, std::size_t bytes)
{
    return sub::streamEntry("cuMemcpyPeer", nullptr, {}, [&](const DriverApi& api) {
        const sub::SeenContexts& contexts = sub::SeenContexts::ofThisProcess();
        return finished(
            api, api.cuMemcpyPeerAsync(to, contexts.realOf(toContext), from, contexts.realOf(fromContext), bytes, nullptr));
    });
}

CUresult CUDAAPI cuMemcpy2D_v2(const CUDA_MEMCPY2D* copy)
{
    return sub::streamEntry("cuMemcpy2D", nullptr, {},
                            [&](const DriverApi& api) { return finished(api, api.cuMemcpy2DAsync(copy, nullptr)); });
}

CUresult CUDAAPI cuMemcpy3D_v2(const CUDA_MEMCPY3D* copy)
{
    return sub::streamEntry("cuMemcpy3D", nullptr, {},
                            [&](const DriverApi& api) { return finished(api, api.cuMemcpy3DAsync(copy, nullptr)); });
}

CUresult CUDAAPI cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER* copy)
{
    return sub::streamEntry("cuMemcpy3DPeer", nullptr, {},
                            [&](const DriverApi& api) { return finished(api, api.cuMemcpy3DPeerAsync(copy, nullptr)); });
}

CUresult CUDAAPI cuMemsetD8_v2(CUdeviceptr to, unsigned char value, std::size_t count)
{
    return sub::streamEntry("cuMemsetD8", nullptr, {},
                            [&](const DriverApi& api) { return finished(api, api.cuMemsetD8Async(to, value, count, nullptr)); });
}

CUresult CUDAAPI cuMemsetD16_v2(CUdeviceptr to, unsigned short value, std::size_t count)
{
    return sub::streamEntry("cuMemsetD16", nullptr, {},
                            [&](const DriverApi& api) { return finished(api, api.cuMemsetD16Async(to, value, count, nullptr)); });
}

CUresult CUDAAPI cuMemsetD32_v2(CUdeviceptr to, unsigned value, std::size_t count)
{
    return sub::streamEntry("cuMemsetD32", nullptr, {},
                            [&](const DriverApi& api) { return finished(api, api.cuMemsetD32Async(to, value, count, nullptr)); });
}

CUresult CUDAAPI cuMemsetD2D8_v2(CUdeviceptr to, std::size_t pitch, unsigned char value, std::size_t width, std::size_t height)
{
    return sub::streamEntry("cuMemsetD2D8", nullptr, {}, [&](const DriverApi& api) {
        return finished(api, api.cuMemsetD2D8Async(to, pitch, value, width, height, nullptr));
    });
}

CUresult CUDAAPI cuMemsetD2D16_v2(CUdeviceptr to, std::size_t pitch, unsigned short value, std::size_t width, std::size_t height)
{
    return sub::streamEntry("cuMemsetD2D16", nullptr, {}, [&](const DriverApi& api) {
        return finished(api, api.cuMemsetD2D16Async(to, pitch, value, width, height, nullptr));
    });
}

CUresult CUDAAPI cuMemsetD2D32_v2(CUdeviceptr to, std::size_t pitch, unsigned value, std::size_t width, std::size_t height)
{
    return sub::streamEntry("cuMemsetD2D32", nullptr, {}, [&](const DriverApi& api) {
        return finished(api, api.cuMemsetD2D32Async(to, pitch, value, width, height, nullptr));
    });
}

CUresult CUDAAPI cuMemAllocHost_v2(void** address, std::size_t bytes)
{
    return sub::unsafeEntry("cuMemAllocHost", [&](const DriverApi& api) { return api.cuMemHostAlloc(address, bytes, 0); });
}

// Copies and fills that wait do so for all memory: that a pointer asks for it is kept and told.

CUresult CUDAAPI cuPointerSetAttribute(const void* value, CUpointer_attribute attribute, CUdeviceptr address)
{
    return sub::entry("cuPointerSetAttribute", [&](const DriverApi& api) -> CUresult {
        CUdeviceptr base = 0;
        if (value == nullptr || attribute != CU_POINTER_ATTRIBUTE_SYNC_MEMOPS ||
            api.cuMemGetAddressRange(&base, nullptr, address) != CUDA_SUCCESS)
            return CUDA_ERROR_INVALID_VALUE;
        sub::SyncMemOps::ofThisProcess().set(base, *static_cast<const unsigned*>(value) != 0);
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuPointerGetAttribute(void* value, CUpointer_attribute attribute, CUdeviceptr address)
{
    return sub::entry("cuPointerGetAttribute", [&](const DriverApi& api) -> CUresult {
        if (attribute != CU_POINTER_ATTRIBUTE_SYNC_MEMOPS)
            return api.cuPointerGetAttribute(value, attribute, address);
        CUdeviceptr base = 0;
        if (value == nullptr || api.cuMemGetAddressRange(&base, nullptr, address) != CUDA_SUCCESS)
            return CUDA_ERROR_INVALID_VALUE;
        *static_cast<unsigned*>(value) = sub::SyncMemOps::ofThisProcess().isSet(base) ? 1 : 0;
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuPointerGetAttributes(unsigned count, CUpointer_attribute* attributes, void** values, CUdeviceptr address)
{
    return sub::entry("cuPointerGetAttributes", [&](const DriverApi& api) -> CUresult {
        if (attributes == nullptr || values == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        // What does not apply to the pointer is zero, and no error.
        for (unsigned i = 0; i < count; ++i) {
            const bool isWord = attributes[i] == CU_POINTER_ATTRIBUTE_MEMORY_TYPE ||
                attributes[i] == CU_POINTER_ATTRIBUTE_IS_MANAGED || attributes[i] == CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL;
            if (values[i] != nullptr && api.cuPointerGetAttribute(values[i], attributes[i], address) != CUDA_SUCCESS)
                std::memset(values[i], 0, isWord ? sizeof(unsigned) : sizeof(void*));
        }
        return CUDA_SUCCESS;
    });
}

// Pools by place.

CUresult CUDAAPI cuMemGetDefaultMemPool(CUmemoryPool* pool, CUmemLocation* location, CUmemAllocationType type)
{
    return sub::entry("cuMemGetDefaultMemPool", [&](const DriverApi& api) {
        return pool != nullptr && isOfTheDevice(location, type)
            ? api.cuDeviceGetDefaultMemPool(pool, location->id)
            : otherPool(api, location, type, pool, &OtherPools::Choice::usual);
    });
}

CUresult CUDAAPI cuMemGetMemPool(CUmemoryPool* pool, CUmemLocation* location, CUmemAllocationType type)
{
    return sub::entry("cuMemGetMemPool", [&](const DriverApi& api) {
        return pool != nullptr && isOfTheDevice(location, type)
            ? api.cuDeviceGetMemPool(pool, location->id)
            : otherPool(api, location, type, pool, &OtherPools::Choice::current);
    });
}

CUresult CUDAAPI cuMemSetMemPool(CUmemLocation* location, CUmemAllocationType type, CUmemoryPool pool)
{
    return sub::entry("cuMemSetMemPool", [&](const DriverApi& api) {
        if (isOfTheDevice(location, type))
            return api.cuDeviceSetMemPool(location->id, pool);
        int reuse = 0;
        if (api.cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, &reuse) != CUDA_SUCCESS)
            return CUDA_ERROR_INVALID_VALUE;
        OtherPools& pools = OtherPools::ofThisProcess();
        const std::lock_guard lock(pools.mutex);
        OtherPools::Choice* choice = nullptr;
        const CUresult result = pools.find(api, location, type, &choice);
        if (result == CUDA_SUCCESS)
            choice->current = pool;
        return result;
    });
}

CUresult CUDAAPI cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc* accesses, std::size_t count)
{
    return sub::entry("cuMemPoolSetAccess", [&](const DriverApi& api) -> CUresult {
        if (accesses == nullptr && count != 0)
            return CUDA_ERROR_INVALID_VALUE;
        for (const CUmemAccessDesc& each : std::span(accesses, count)) {
            if (each.location.type != CU_MEM_LOCATION_TYPE_DEVICE)
                continue;  // the host reaches all that is its own
            if (each.location.id != 0)
                return CUDA_ERROR_INVALID_DEVICE;
            CUmemAccess_flags flags = each.flags;
            if (flags != CU_MEM_ACCESS_FLAGS_PROT_NONE && flags != CU_MEM_ACCESS_FLAGS_PROT_READ &&
                flags != CU_MEM_ACCESS_FLAGS_PROT_READWRITE)
                return CUDA_ERROR_INVALID_VALUE;
            const CUresult result = api.cuMemPoolSetAttribute(pool, kd::emulator::kDeviceAccess, &flags);
            if (result != CUDA_SUCCESS)
                return result;
        }
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuMemPoolGetAccess(CUmemAccess_flags* flags, CUmemoryPool pool, CUmemLocation* location)
{
    return sub::entry("cuMemPoolGetAccess", [&](const DriverApi& api) -> CUresult {
        if (flags == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        if (location != nullptr && location->type == CU_MEM_LOCATION_TYPE_DEVICE)
            return location->id != 0 ? CUDA_ERROR_INVALID_DEVICE
                                     : api.cuMemPoolGetAttribute(pool, kd::emulator::kDeviceAccess, flags);
        *flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
        return CUDA_SUCCESS;
    });
}
}
