// SPDX-License-Identifier: GPL-3.0-or-later
// cudaMalloc to cudaMemPoolGetAccess: memory, copies and fills, variables of the device by name, what pointers are.
#include "core/emulator/substitute/runtime/arraycopies.h"
#include "core/emulator/substitute/runtime/runtime.h"

#include <cstring>

namespace sub = kd::emulator::substitute;
using sub::deviceAddress;

namespace {

CUresult copyAsync(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind, cudaStream_t stream)
{
    switch (kind) {
    case cudaMemcpyHostToDevice: return cuMemcpyHtoDAsync(deviceAddress(to), from, bytes, stream);
    case cudaMemcpyDeviceToHost: return cuMemcpyDtoHAsync(to, deviceAddress(from), bytes, stream);
    case cudaMemcpyDeviceToDevice: return cuMemcpyDtoDAsync(deviceAddress(to), deviceAddress(from), bytes, stream);
    case cudaMemcpyHostToHost:
    case cudaMemcpyDefault: break;
    }
    return cuMemcpyAsync(deviceAddress(to), deviceAddress(from), bytes, stream);
}

bool isKind(cudaMemcpyKind kind)
{
    return kind >= cudaMemcpyHostToHost && kind <= cudaMemcpyDefault;
}

cudaError_t copy(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind, cudaStream_t stream, bool waits)
{
    return sub::call([&]() -> cudaError_t {
        if (!isKind(kind))
            return cudaErrorInvalidMemcpyDirection;
        const CUresult result = copyAsync(to, from, bytes, kind, stream);
        return sub::runtimeError(result == CUDA_SUCCESS && waits ? cuStreamSynchronize(stream) : result);
    });
}

struct Box {
    const void* from = nullptr;
    std::size_t fromPitch = 0, fromHeight = 0;
    void* to = nullptr;
    std::size_t toPitch = 0, toHeight = 0;
    std::size_t width = 0, height = 1, depth = 1;
    cudaPos fromAt{}, toAt{};
};

cudaError_t copyBox(const Box& box, cudaMemcpyKind kind, cudaStream_t stream, bool waits)
{
    return sub::call([&]() -> cudaError_t {
        if (!isKind(kind))
            return cudaErrorInvalidMemcpyDirection;
        if (box.width == 0 || box.height == 0 || box.depth == 0)
            return cudaSuccess;
        if (box.width > box.fromPitch || box.width > box.toPitch)
            return cudaErrorInvalidPitchValue;
        CUDA_MEMCPY3D copy{};
        copy.srcMemoryType = sub::memoryType(kind, true);
        copy.srcHost = box.from;
        copy.srcDevice = deviceAddress(box.from);
        copy.srcPitch = box.fromPitch;
        copy.srcHeight = box.fromHeight;
        copy.srcXInBytes = box.fromAt.x;
        copy.srcY = box.fromAt.y;
        copy.srcZ = box.fromAt.z;
        copy.dstMemoryType = sub::memoryType(kind, false);
        copy.dstHost = box.to;
        copy.dstDevice = deviceAddress(box.to);
        copy.dstPitch = box.toPitch;
        copy.dstHeight = box.toHeight;
        copy.dstXInBytes = box.toAt.x;
        copy.dstY = box.toAt.y;
        copy.dstZ = box.toAt.z;
        copy.WidthInBytes = box.width;
        copy.Height = box.height;
        copy.Depth = box.depth;
        const CUresult result = cuMemcpy3DAsync(&copy, stream);
        return sub::runtimeError(result == CUDA_SUCCESS && waits ? cuStreamSynchronize(stream) : result);
    });
}

cudaError_t copyRows(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width, std::size_t height,
                     cudaMemcpyKind kind, cudaStream_t stream, bool waits)
{
    return copyBox({.from = from,
                    .fromPitch = fromPitch,
                    .fromHeight = height,
                    .to = to,
                    .toPitch = toPitch,
                    .toHeight = height,
                    .width = width,
                    .height = height},
                   kind, stream, waits);
}

cudaError_t copyVolume(const cudaMemcpy3DParms* copy, cudaStream_t stream, bool waits)
{
    if (copy == nullptr)
        return sub::noted(cudaErrorInvalidValue);
    if (copy->srcArray != nullptr || copy->dstArray != nullptr)
        return sub::copyArrays(*copy, stream, waits);
    return copyBox({.from = copy->srcPtr.ptr,
                    .fromPitch = copy->srcPtr.pitch,
                    .fromHeight = copy->srcPtr.ysize,
                    .to = copy->dstPtr.ptr,
                    .toPitch = copy->dstPtr.pitch,
                    .toHeight = copy->dstPtr.ysize,
                    .width = copy->extent.width,
                    .height = copy->extent.height,
                    .depth = copy->extent.depth,
                    .fromAt = copy->srcPos,
                    .toAt = copy->dstPos},
                   copy->kind, stream, waits);
}

/// The place in a variable of the device that [offset, offset + bytes) is; fails where it is not within.
cudaError_t placeIn(const void* symbol, std::size_t offset, std::size_t bytes, void*& place)
{
    CUdeviceptr address = 0;
    std::size_t size = 0;
    if (const cudaError_t error = sub::variableOf(symbol, address, size); error != cudaSuccess)
        return error;
    if (offset > size || bytes > size - offset)
        return cudaErrorInvalidValue;
    place = reinterpret_cast<void*>(address + offset);
    return cudaSuccess;
}

cudaError_t copyToSymbol(const void* symbol, const void* from, std::size_t bytes, std::size_t offset, cudaMemcpyKind kind,
                         cudaStream_t stream, bool waits)
{
    void* to = nullptr;
    const cudaError_t error = sub::call([&] { return placeIn(symbol, offset, bytes, to); });
    if (error != cudaSuccess)
        return error;
    if (kind != cudaMemcpyHostToDevice && kind != cudaMemcpyDeviceToDevice && kind != cudaMemcpyDefault)
        return sub::noted(cudaErrorInvalidMemcpyDirection);
    return copy(to, from, bytes, kind, stream, waits);
}

cudaError_t copyFromSymbol(void* to, const void* symbol, std::size_t bytes, std::size_t offset, cudaMemcpyKind kind,
                           cudaStream_t stream, bool waits)
{
    void* from = nullptr;
    const cudaError_t error = sub::call([&] { return placeIn(symbol, offset, bytes, from); });
    if (error != cudaSuccess)
        return error;
    if (kind != cudaMemcpyDeviceToHost && kind != cudaMemcpyDeviceToDevice && kind != cudaMemcpyDefault)
        return sub::noted(cudaErrorInvalidMemcpyDirection);
    return copy(to, from, bytes, kind, stream, waits);
}

cudaError_t allocate(void** target, std::size_t bytes, CUresult (*allocation)(CUdeviceptr*, std::size_t))
{
    return sub::call([&]() -> cudaError_t {
        if (target == nullptr)
            return cudaErrorInvalidValue;
        CUdeviceptr address = 0;
        const CUresult result = bytes == 0 ? CUDA_SUCCESS : allocation(&address, bytes);
        if (result == CUDA_SUCCESS)
            *target = reinterpret_cast<void*>(address);
        return sub::runtimeError(result);
    });
}

cudaError_t fillVolume(cudaPitchedPtr to, int value, cudaExtent extent, cudaStream_t stream, bool waits)
{
    return sub::call([&]() -> cudaError_t {
        CUresult result = CUDA_SUCCESS;
        for (std::size_t z = 0; z < extent.depth && result == CUDA_SUCCESS; ++z)
            result = cuMemsetD2D8Async(deviceAddress(to.ptr) + z * to.pitch * to.ysize, to.pitch, static_cast<unsigned char>(value),
                                       extent.width, extent.height, stream);
        return sub::runtimeError(result == CUDA_SUCCESS && waits ? cuStreamSynchronize(stream) : result);
    });
}

}  // namespace

extern "C" {

cudaError_t CUDARTAPI cudaMalloc(void** address, std::size_t bytes)
{
    return allocate(address, bytes, &cuMemAlloc);
}

cudaError_t CUDARTAPI cudaMallocManaged(void** address, std::size_t bytes, unsigned flags)
{
    return sub::call([&]() -> cudaError_t {
        if (address == nullptr || bytes == 0)
            return cudaErrorInvalidValue;
        return sub::runtimeError(cuMemAllocManaged(reinterpret_cast<CUdeviceptr*>(address), bytes, flags));
    });
}

cudaError_t CUDARTAPI cudaMallocHost(void** address, std::size_t bytes)
{
    return cudaHostAlloc(address, bytes, 0);
}

cudaError_t CUDARTAPI cudaHostAlloc(void** address, std::size_t bytes, unsigned flags)
{
    return sub::call([&]() -> cudaError_t {
        if (address != nullptr && bytes == 0) {
            *address = nullptr;
            return cudaSuccess;
        }
        return sub::runtimeError(cuMemHostAlloc(address, bytes, flags));
    });
}

cudaError_t CUDARTAPI cudaMallocPitch(void** address, std::size_t* pitch, std::size_t width, std::size_t height)
{
    constexpr unsigned kElement = 4;
    return sub::call([&] { return cuMemAllocPitch(reinterpret_cast<CUdeviceptr*>(address), pitch, width, height, kElement); });
}

cudaError_t CUDARTAPI cudaMalloc3D(cudaPitchedPtr* target, cudaExtent extent)
{
    if (target == nullptr)
        return sub::noted(cudaErrorInvalidValue);
    target->xsize = extent.width;
    target->ysize = extent.height;
    return cudaMallocPitch(&target->ptr, &target->pitch, extent.width, extent.height * extent.depth);
}

cudaError_t CUDARTAPI cudaFree(void* address)
{
    return sub::call([&] { return cuMemFree(deviceAddress(address)); });
}

cudaError_t CUDARTAPI cudaFreeHost(void* address)
{
    return sub::call([&] { return address == nullptr ? CUDA_SUCCESS : cuMemFreeHost(address); });
}

cudaError_t CUDARTAPI cudaHostRegister(void* address, std::size_t bytes, unsigned flags)
{
    return sub::call([&] { return cuMemHostRegister(address, bytes, flags); });
}

cudaError_t CUDARTAPI cudaHostUnregister(void* address)
{
    return sub::call([&] { return cuMemHostUnregister(address); });
}

cudaError_t CUDARTAPI cudaHostGetDevicePointer(void** device, void* host, unsigned flags)
{
    return sub::call([&] { return cuMemHostGetDevicePointer(reinterpret_cast<CUdeviceptr*>(device), host, flags); });
}

cudaError_t CUDARTAPI cudaHostGetFlags(unsigned* flags, void* host)
{
    return sub::call([&] { return cuMemHostGetFlags(flags, host); });
}

cudaError_t CUDARTAPI cudaMemGetInfo(std::size_t* free, std::size_t* total)
{
    return sub::call([&] { return cuMemGetInfo(free, total); });
}

cudaError_t CUDARTAPI cudaMemcpy(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind)
{
    return copy(to, from, bytes, kind, nullptr, true);
}

cudaError_t CUDARTAPI cudaMemcpyAsync(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind, cudaStream_t stream)
{
    return copy(to, from, bytes, kind, stream, false);
}

cudaError_t CUDARTAPI cudaMemcpyPeer(void* to, int toDevice, const void* from, int fromDevice, std::size_t bytes)
{
    if (toDevice != 0 || fromDevice != 0)
        return sub::noted(cudaErrorInvalidDevice);
    return copy(to, from, bytes, cudaMemcpyDeviceToDevice, nullptr, true);
}

cudaError_t CUDARTAPI cudaMemcpyPeerAsync(void* to, int toDevice, const void* from, int fromDevice, std::size_t bytes,
                                          cudaStream_t stream)
{
    if (toDevice != 0 || fromDevice != 0)
        return sub::noted(cudaErrorInvalidDevice);
    return copy(to, from, bytes, cudaMemcpyDeviceToDevice, stream, false);
}

cudaError_t CUDARTAPI cudaMemcpy2D(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width,
                                   std::size_t height, cudaMemcpyKind kind)
{
    return copyRows(to, toPitch, from, fromPitch, width, height, kind, nullptr, true);
}

cudaError_t CUDARTAPI cudaMemcpy2DAsync(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width,
                                        std::size_t height, cudaMemcpyKind kind, cudaStream_t stream)
{
    return copyRows(to, toPitch, from, fromPitch, width, height, kind, stream, false);
}

cudaError_t CUDARTAPI cudaMemcpy3D(const cudaMemcpy3DParms* volume)
{
    return copyVolume(volume, nullptr, true);
}

cudaError_t CUDARTAPI cudaMemcpy3DAsync(const cudaMemcpy3DParms* volume, cudaStream_t stream)
{
    return copyVolume(volume, stream, false);
}

cudaError_t CUDARTAPI cudaMemcpyToSymbol(const void* symbol, const void* from, std::size_t bytes, std::size_t offset,
                                         cudaMemcpyKind kind)
{
    return copyToSymbol(symbol, from, bytes, offset, kind, nullptr, true);
}

cudaError_t CUDARTAPI cudaMemcpyToSymbolAsync(const void* symbol, const void* from, std::size_t bytes, std::size_t offset,
                                              cudaMemcpyKind kind, cudaStream_t stream)
{
    return copyToSymbol(symbol, from, bytes, offset, kind, stream, false);
}

cudaError_t CUDARTAPI cudaMemcpyFromSymbol(void* to, const void* symbol, std::size_t bytes, std::size_t offset, cudaMemcpyKind kind)
{
    return copyFromSymbol(to, symbol, bytes, offset, kind, nullptr, true);
}

cudaError_t CUDARTAPI cudaMemcpyFromSymbolAsync(void* to, const void* symbol, std::size_t bytes, std::size_t offset,
                                                cudaMemcpyKind kind, cudaStream_t stream)
{
    return copyFromSymbol(to, symbol, bytes, offset, kind, stream, false);
}

cudaError_t CUDARTAPI cudaGetSymbolAddress(void** address, const void* symbol)
{
    return sub::call([&]() -> cudaError_t { return address != nullptr ? placeIn(symbol, 0, 0, *address) : cudaErrorInvalidValue; });
}

cudaError_t CUDARTAPI cudaGetSymbolSize(std::size_t* bytes, const void* symbol)
{
    return sub::call([&]() -> cudaError_t {
        CUdeviceptr address = 0;
        return bytes != nullptr ? sub::variableOf(symbol, address, *bytes) : cudaErrorInvalidValue;
    });
}

cudaError_t CUDARTAPI cudaMemset(void* to, int value, std::size_t bytes)
{
    return sub::call([&] { return cuMemsetD8(deviceAddress(to), static_cast<unsigned char>(value), bytes); });
}

cudaError_t CUDARTAPI cudaMemsetAsync(void* to, int value, std::size_t bytes, cudaStream_t stream)
{
    return sub::call([&] { return cuMemsetD8Async(deviceAddress(to), static_cast<unsigned char>(value), bytes, stream); });
}

cudaError_t CUDARTAPI cudaMemset2D(void* to, std::size_t pitch, int value, std::size_t width, std::size_t height)
{
    return sub::call([&] { return cuMemsetD2D8(deviceAddress(to), pitch, static_cast<unsigned char>(value), width, height); });
}

cudaError_t CUDARTAPI cudaMemset2DAsync(void* to, std::size_t pitch, int value, std::size_t width, std::size_t height,
                                        cudaStream_t stream)
{
    return sub::call(
        [&] { return cuMemsetD2D8Async(deviceAddress(to), pitch, static_cast<unsigned char>(value), width, height, stream); });
}

cudaError_t CUDARTAPI cudaMemset3D(cudaPitchedPtr to, int value, cudaExtent extent)
{
    return fillVolume(to, value, extent, nullptr, true);
}

cudaError_t CUDARTAPI cudaMemset3DAsync(cudaPitchedPtr to, int value, cudaExtent extent, cudaStream_t stream)
{
    return fillVolume(to, value, extent, stream, false);
}

cudaError_t CUDARTAPI cudaPointerGetAttributes(cudaPointerAttributes* attributes, const void* address)
{
    return sub::call([&]() -> cudaError_t {
        if (attributes == nullptr)
            return cudaErrorInvalidValue;
        *attributes = {};
        unsigned type = 0, isManaged = 0;
        CUdeviceptr device = 0;
        if (cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, deviceAddress(address)) != CUDA_SUCCESS) {
            attributes->type = cudaMemoryTypeUnregistered;
            attributes->device = -1;
            attributes->hostPointer = const_cast<void*>(address);
            return cudaSuccess;
        }
        cuPointerGetAttribute(&isManaged, CU_POINTER_ATTRIBUTE_IS_MANAGED, deviceAddress(address));
        attributes->type = isManaged != 0     ? cudaMemoryTypeManaged
            : type == CU_MEMORYTYPE_HOST ? cudaMemoryTypeHost
                                         : cudaMemoryTypeDevice;
        if (cuPointerGetAttribute(&device, CU_POINTER_ATTRIBUTE_DEVICE_POINTER, deviceAddress(address)) == CUDA_SUCCESS)
            attributes->devicePointer = reinterpret_cast<void*>(device);
        if (attributes->type != cudaMemoryTypeDevice)
            attributes->hostPointer = const_cast<void*>(address);
        return cudaSuccess;
    });
}

cudaError_t CUDARTAPI cudaMallocAsync(void** address, std::size_t bytes, cudaStream_t stream)
{
    return sub::call([&] { return cuMemAllocAsync(reinterpret_cast<CUdeviceptr*>(address), bytes, stream); });
}

cudaError_t CUDARTAPI cudaMallocFromPoolAsync(void** address, std::size_t bytes, cudaMemPool_t pool, cudaStream_t stream)
{
    return sub::call([&] { return cuMemAllocFromPoolAsync(reinterpret_cast<CUdeviceptr*>(address), bytes, pool, stream); });
}

cudaError_t CUDARTAPI cudaFreeAsync(void* address, cudaStream_t stream)
{
    return sub::call([&] { return cuMemFreeAsync(deviceAddress(address), stream); });
}

cudaError_t CUDARTAPI cudaMemPoolTrimTo(cudaMemPool_t pool, std::size_t bytes)
{
    return sub::call([&] { return cuMemPoolTrimTo(pool, bytes); });
}

cudaError_t CUDARTAPI cudaMemPoolSetAttribute(cudaMemPool_t pool, cudaMemPoolAttr attribute, void* value)
{
    return sub::call([&] { return cuMemPoolSetAttribute(pool, static_cast<CUmemPool_attribute>(attribute), value); });
}

cudaError_t CUDARTAPI cudaMemPoolGetAttribute(cudaMemPool_t pool, cudaMemPoolAttr attribute, void* value)
{
    return sub::call([&] { return cuMemPoolGetAttribute(pool, static_cast<CUmemPool_attribute>(attribute), value); });
}

cudaError_t CUDARTAPI cudaMemPoolCreate(cudaMemPool_t* pool, const cudaMemPoolProps* properties)
{
    static_assert(sizeof(cudaMemPoolProps) == sizeof(CUmemPoolProps));
    return sub::call([&] { return cuMemPoolCreate(pool, reinterpret_cast<const CUmemPoolProps*>(properties)); });
}

cudaError_t CUDARTAPI cudaMemPoolDestroy(cudaMemPool_t pool)
{
    return sub::call([&] { return cuMemPoolDestroy(pool); });
}

cudaError_t CUDARTAPI cudaMemPoolSetAccess(cudaMemPool_t pool, const cudaMemAccessDesc* accesses, std::size_t count)
{
    static_assert(sizeof(cudaMemAccessDesc) == sizeof(CUmemAccessDesc));
    return sub::call([&] { return cuMemPoolSetAccess(pool, reinterpret_cast<const CUmemAccessDesc*>(accesses), count); });
}

cudaError_t CUDARTAPI cudaMemPoolGetAccess(cudaMemAccessFlags* flags, cudaMemPool_t pool, cudaMemLocation* location)
{
    static_assert(sizeof(cudaMemAccessFlags) == sizeof(CUmemAccess_flags));
    return sub::call([&] {
        return cuMemPoolGetAccess(reinterpret_cast<CUmemAccess_flags*>(flags), pool, reinterpret_cast<CUmemLocation*>(location));
    });
}

cudaError_t CUDARTAPI cudaDeviceGetDefaultMemPool(cudaMemPool_t* pool, int device)
{
    return sub::call([&] { return cuDeviceGetDefaultMemPool(pool, device); });
}

cudaError_t CUDARTAPI cudaDeviceGetMemPool(cudaMemPool_t* pool, int device)
{
    return sub::call([&] { return cuDeviceGetMemPool(pool, device); });
}

cudaError_t CUDARTAPI cudaDeviceSetMemPool(int device, cudaMemPool_t pool)
{
    return sub::call([&] { return cuDeviceSetMemPool(device, pool); });
}

}
