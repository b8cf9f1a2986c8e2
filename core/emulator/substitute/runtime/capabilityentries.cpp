// SPDX-License-Identifier: GPL-3.0-or-later
// cudaDeviceGetP2PAttribute to cudaLogsDumpToMemory: what the one device and its arrays can do, and the log.
#include "core/emulator/substitute/runtime/runtime.h"

namespace sub = kd::emulator::substitute;
using sub::call;

namespace {

CUarray driverArrayOf(cudaArray_t array)
{
    return reinterpret_cast<CUarray>(array);
}

CUmipmappedArray driverMipmaps(cudaMipmappedArray_t mipmaps)
{
    return reinterpret_cast<CUmipmappedArray>(mipmaps);
}

}  // namespace

extern "C" {

cudaError_t CUDARTAPI cudaDeviceGetP2PAttribute(int* value, cudaDeviceP2PAttr attribute, int device, int peer)
{
    return call([&] { return cuDeviceGetP2PAttribute(value, static_cast<CUdevice_P2PAttribute>(attribute), device, peer); });
}

cudaError_t CUDARTAPI cudaDeviceGetP2PAtomicCapabilities(unsigned* capabilities, const cudaAtomicOperation* operations,
                                                         unsigned count, int device, int peer)
{
    static_assert(sizeof(cudaAtomicOperation) == sizeof(CUatomicOperation));
    return call([&] {
        return cuDeviceGetP2PAtomicCapabilities(capabilities, reinterpret_cast<const CUatomicOperation*>(operations), count, device,
                                                peer);
    });
}

cudaError_t CUDARTAPI cudaDeviceGetHostAtomicCapabilities(unsigned* capabilities, const cudaAtomicOperation* operations,
                                                          unsigned count, int device)
{
    return call([&] {
        return cuDeviceGetHostAtomicCapabilities(capabilities, reinterpret_cast<const CUatomicOperation*>(operations), count,
                                                 device);
    });
}

cudaError_t CUDARTAPI cudaDeviceFlushGPUDirectRDMAWrites(cudaFlushGPUDirectRDMAWritesTarget target,
                                                         cudaFlushGPUDirectRDMAWritesScope scope)
{
    return call([&] {
        return cuFlushGPUDirectRDMAWrites(static_cast<CUflushGPUDirectRDMAWritesTarget>(target),
                                          static_cast<CUflushGPUDirectRDMAWritesScope>(scope));
    });
}

cudaError_t CUDARTAPI cudaArrayGetMemoryRequirements(cudaArrayMemoryRequirements* requirements, cudaArray_t array, int device)
{
    return call([&] {
        return cuArrayGetMemoryRequirements(reinterpret_cast<CUDA_ARRAY_MEMORY_REQUIREMENTS*>(requirements), driverArrayOf(array),
                                            device);
    });
}

cudaError_t CUDARTAPI cudaArrayGetSparseProperties(cudaArraySparseProperties* properties, cudaArray_t array)
{
    return call([&] {
        return cuArrayGetSparseProperties(reinterpret_cast<CUDA_ARRAY_SPARSE_PROPERTIES*>(properties), driverArrayOf(array));
    });
}

cudaError_t CUDARTAPI cudaArrayGetPlane(cudaArray_t* plane, cudaArray_t array, unsigned index)
{
    return call([&] { return cuArrayGetPlane(reinterpret_cast<CUarray*>(plane), driverArrayOf(array), index); });
}

cudaError_t CUDARTAPI cudaMipmappedArrayGetMemoryRequirements(cudaArrayMemoryRequirements* requirements,
                                                              cudaMipmappedArray_t mipmaps, int device)
{
    return call([&] {
        return cuMipmappedArrayGetMemoryRequirements(reinterpret_cast<CUDA_ARRAY_MEMORY_REQUIREMENTS*>(requirements),
                                                     driverMipmaps(mipmaps), device);
    });
}

cudaError_t CUDARTAPI cudaMipmappedArrayGetSparseProperties(cudaArraySparseProperties* properties, cudaMipmappedArray_t mipmaps)
{
    return call([&] {
        return cuMipmappedArrayGetSparseProperties(reinterpret_cast<CUDA_ARRAY_SPARSE_PROPERTIES*>(properties),
                                                   driverMipmaps(mipmaps));
    });
}

cudaError_t CUDARTAPI cudaLogsRegisterCallback(cudaLogsCallback_t callback, void* data, cudaLogsCallbackHandle* handle)
{
    return sub::noted(sub::runtimeError(cuLogsRegisterCallback(reinterpret_cast<CUlogsCallback>(callback), data, handle)));
}

cudaError_t CUDARTAPI cudaLogsUnregisterCallback(cudaLogsCallbackHandle handle)
{
    return sub::noted(sub::runtimeError(cuLogsUnregisterCallback(handle)));
}

cudaError_t CUDARTAPI cudaLogsCurrent(cudaLogIterator* iterator, unsigned flags)
{
    return sub::noted(sub::runtimeError(cuLogsCurrent(iterator, flags)));
}

cudaError_t CUDARTAPI cudaLogsDumpToFile(cudaLogIterator* iterator, const char* path, unsigned flags)
{
    return sub::noted(sub::runtimeError(cuLogsDumpToFile(iterator, path, flags)));
}

cudaError_t CUDARTAPI cudaLogsDumpToMemory(cudaLogIterator* iterator, char* buffer, std::size_t* bytes, unsigned flags)
{
    return sub::noted(sub::runtimeError(cuLogsDumpToMemory(iterator, buffer, bytes, flags)));
}

cudaError_t CUDARTAPI cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callback, void* data,
                                                          cudaAsyncCallbackHandle_t* handle)
{
    return sub::call([&] {
        return cuDeviceRegisterAsyncNotification(device, reinterpret_cast<CUasyncCallback>(callback), data,
                                                 reinterpret_cast<CUasyncCallbackHandle*>(handle));
    });
}

cudaError_t CUDARTAPI cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t handle)
{
    return sub::call([&] { return cuDeviceUnregisterAsyncNotification(device, reinterpret_cast<CUasyncCallbackHandle>(handle)); });
}
}
