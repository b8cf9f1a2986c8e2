// SPDX-License-Identifier: GPL-3.0-or-later
// cudaMemcpy3DPeer to cudaMemSetMemPool: copies between devices, of which there is one, hints of managed memory, pools by place.
#include "core/emulator/substitute/runtime/memoryhints.h"

#include "core/emulator/substitute/runtime/arraycopies.h"
#include "core/emulator/substitute/runtime/runtime.h"

// The driver's functions in the form of 12, which tells which copy was wrong: cuda.h has those names for the form of 13.
extern "C" {
CUresult CUDAAPI kdBatch(CUdeviceptr* to, CUdeviceptr* from, std::size_t* sizes, std::size_t count, CUmemcpyAttributes* attributes,
                         std::size_t* firsts, std::size_t attributeCount, std::size_t* failed,
                         CUstream stream) __asm__("cuMemcpyBatchAsync");
CUresult CUDAAPI kdBoxes(std::size_t count, CUDA_MEMCPY3D_BATCH_OP* operations, std::size_t* failed, unsigned long long flags,
                         CUstream stream) __asm__("cuMemcpy3DBatchAsync");
}

namespace sub = kd::emulator::substitute;

namespace {

CUdeviceptr* addressesOf(void** addresses)
{
    return reinterpret_cast<CUdeviceptr*>(addresses);
}

CUmemLocation* locationsOf(cudaMemLocation* locations)
{
    static_assert(sizeof(cudaMemLocation) == sizeof(CUmemLocation));
    return reinterpret_cast<CUmemLocation*>(locations);
}

cudaError_t copyOfPeers(const cudaMemcpy3DPeerParms* copy, cudaStream_t stream, bool waits)
{
    return sub::call([&]() -> cudaError_t {
        if (copy == nullptr)
            return cudaErrorInvalidValue;
        if (copy->srcDevice != 0 || copy->dstDevice != 0)
            return cudaErrorInvalidDevice;
        cudaMemcpy3DParms same{};
        same.srcArray = copy->srcArray;
        same.srcPos = copy->srcPos;
        same.srcPtr = copy->srcPtr;
        same.dstArray = copy->dstArray;
        same.dstPos = copy->dstPos;
        same.dstPtr = copy->dstPtr;
        same.extent = copy->extent;
        same.kind = cudaMemcpyDefault;
        CUDA_MEMCPY3D box{};
        CUresult result = sub::driverBox(same, box);
        if (result == CUDA_SUCCESS)
            result = cuMemcpy3DAsync(&box, stream);
        return sub::runtimeError(result == CUDA_SUCCESS && waits ? cuStreamSynchronize(stream) : result);
    });
}

}  // namespace

namespace kd::emulator::substitute {

cudaError_t adviseMemory(const void* address, std::size_t bytes, cudaMemoryAdvise advice, const cudaMemLocation& location)
{
    return call([&] {
        return cuMemAdvise(deviceAddress(address), bytes, static_cast<CUmem_advise>(advice),
                           {static_cast<CUmemLocationType>(location.type), location.id});
    });
}

cudaError_t prefetchMemory(const void* address, std::size_t bytes, const cudaMemLocation& location, unsigned flags,
                           cudaStream_t stream)
{
    return call([&] {
        return cuMemPrefetchAsync(deviceAddress(address), bytes, {static_cast<CUmemLocationType>(location.type), location.id},
                                  flags, stream);
    });
}

cudaError_t copyBatch(const CopyBatch& batch, std::size_t* failed, cudaStream_t stream)
{
    static_assert(sizeof(cudaMemcpyAttributes) == sizeof(CUmemcpyAttributes));
    return call([&] {
        return kdBatch(reinterpret_cast<CUdeviceptr*>(const_cast<void**>(batch.to)),
                       reinterpret_cast<CUdeviceptr*>(const_cast<const void**>(batch.from)), const_cast<std::size_t*>(batch.sizes),
                       batch.count, reinterpret_cast<CUmemcpyAttributes*>(batch.attributes), batch.firsts, batch.attributeCount,
                       failed, stream);
    });
}

cudaError_t copyBoxes(std::size_t count, cudaMemcpy3DBatchOp* operations, std::size_t* failed, unsigned long long flags,
                      cudaStream_t stream)
{
    static_assert(sizeof(cudaMemcpy3DBatchOp) == sizeof(CUDA_MEMCPY3D_BATCH_OP));
    return call([&] { return kdBoxes(count, reinterpret_cast<CUDA_MEMCPY3D_BATCH_OP*>(operations), failed, flags, stream); });
}

}  // namespace kd::emulator::substitute

extern "C" {

cudaError_t CUDARTAPI cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms* copy)
{
    return copyOfPeers(copy, nullptr, true);
}

cudaError_t CUDARTAPI cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms* copy, cudaStream_t stream)
{
    return copyOfPeers(copy, stream, false);
}

cudaError_t CUDARTAPI cudaMemPrefetchBatchAsync(void** addresses, std::size_t* sizes, std::size_t count, cudaMemLocation* locations,
                                                std::size_t* firsts, std::size_t locationCount, unsigned long long flags,
                                                cudaStream_t stream)
{
    return sub::call([&] {
        return cuMemPrefetchBatchAsync(addressesOf(addresses), sizes, count, locationsOf(locations), firsts, locationCount, flags,
                                       stream);
    });
}

cudaError_t CUDARTAPI cudaMemDiscardBatchAsync(void** addresses, std::size_t* sizes, std::size_t count, unsigned long long flags,
                                               cudaStream_t stream)
{
    return sub::call([&] { return cuMemDiscardBatchAsync(addressesOf(addresses), sizes, count, flags, stream); });
}

cudaError_t CUDARTAPI cudaMemDiscardAndPrefetchBatchAsync(void** addresses, std::size_t* sizes, std::size_t count,
                                                          cudaMemLocation* locations, std::size_t* firsts,
                                                          std::size_t locationCount, unsigned long long flags, cudaStream_t stream)
{
    return sub::call([&] {
        return cuMemDiscardAndPrefetchBatchAsync(addressesOf(addresses), sizes, count, locationsOf(locations), firsts,
                                                 locationCount, flags, stream);
    });
}

cudaError_t CUDARTAPI cudaMemRangeGetAttribute(void* data, std::size_t size, cudaMemRangeAttribute attribute, const void* address,
                                               std::size_t bytes)
{
    return sub::call([&] {
        return cuMemRangeGetAttribute(data, size, static_cast<CUmem_range_attribute>(attribute), sub::deviceAddress(address),
                                      bytes);
    });
}

cudaError_t CUDARTAPI cudaMemRangeGetAttributes(void** data, std::size_t* sizes, cudaMemRangeAttribute* attributes,
                                                std::size_t count, const void* address, std::size_t bytes)
{
    static_assert(sizeof(cudaMemRangeAttribute) == sizeof(CUmem_range_attribute));
    return sub::call([&] {
        return cuMemRangeGetAttributes(data, sizes, reinterpret_cast<CUmem_range_attribute*>(attributes), count,
                                       sub::deviceAddress(address), bytes);
    });
}

cudaError_t CUDARTAPI cudaMemGetDefaultMemPool(cudaMemPool_t* pool, cudaMemLocation* location, cudaMemAllocationType type)
{
    return sub::call([&] { return cuMemGetDefaultMemPool(pool, locationsOf(location), static_cast<CUmemAllocationType>(type)); });
}

cudaError_t CUDARTAPI cudaMemGetMemPool(cudaMemPool_t* pool, cudaMemLocation* location, cudaMemAllocationType type)
{
    return sub::call([&] { return cuMemGetMemPool(pool, locationsOf(location), static_cast<CUmemAllocationType>(type)); });
}

cudaError_t CUDARTAPI cudaMemSetMemPool(cudaMemLocation* location, cudaMemAllocationType type, cudaMemPool_t pool)
{
    return sub::call([&] { return cuMemSetMemPool(locationsOf(location), static_cast<CUmemAllocationType>(type), pool); });
}
}
