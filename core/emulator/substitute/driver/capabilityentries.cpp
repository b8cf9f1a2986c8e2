// SPDX-License-Identifier: GPL-3.0-or-later
// cuDeviceGetTexture1DLinearMaxWidth to cuMipmappedArrayGetSparseProperties: what the one device and its arrays can do.
#include "core/driver/arrayformat.h"
#include "core/emulator/substitute/emulation.h"

#include <algorithm>
#include <span>

namespace sub = kd::emulator::substitute;
using kd::DriverApi;

namespace {

constexpr CUdevice kDevice = 0;

/// Memory of the host is the device's here: integers are as atomic for both.
unsigned hostAtomics(CUatomicOperation operation)
{
    constexpr unsigned kIntegers = CU_ATOMIC_CAPABILITY_SIGNED | CU_ATOMIC_CAPABILITY_UNSIGNED | CU_ATOMIC_CAPABILITY_REDUCTION |
        CU_ATOMIC_CAPABILITY_SCALAR_32 | CU_ATOMIC_CAPABILITY_SCALAR_64;
    switch (operation) {
    case CU_ATOMIC_OPERATION_EXCHANGE:
    case CU_ATOMIC_OPERATION_CAS:
        return CU_ATOMIC_CAPABILITY_SCALAR_32 | CU_ATOMIC_CAPABILITY_SCALAR_64;
    case CU_ATOMIC_OPERATION_FLOAT_ADD:
    case CU_ATOMIC_OPERATION_FLOAT_MIN:
    case CU_ATOMIC_OPERATION_FLOAT_MAX:
        return 0;
    default:
        return kIntegers;
    }
}

CUresult checkOperations(const unsigned* target, const CUatomicOperation* operations, unsigned count)
{
    if (target == nullptr || operations == nullptr || count == 0)
        return CUDA_ERROR_INVALID_VALUE;
    const bool areKnown = std::ranges::all_of(std::span(operations, count), [](CUatomicOperation each) {
        return each >= CU_ATOMIC_OPERATION_INTEGER_ADD && each < CU_ATOMIC_OPERATION_MAX;
    });
    return areKnown ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

/// For what only arrays have that are mapped later, are sparse or have planes, which are not made here.
CUresult refuseArray(const char* name, const void* target, CUarray array)
{
    return sub::entry(name, [&](const DriverApi& api) -> CUresult {
        CUDA_ARRAY3D_DESCRIPTOR shape{};
        if (target == nullptr || array == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        const CUresult result = api.cuArray3DGetDescriptor(&shape, array);
        return result == CUDA_SUCCESS ? CUDA_ERROR_INVALID_VALUE : result;
    });
}

CUresult refuseMipmaps(const char* name, const void* target, CUmipmappedArray mipmaps)
{
    return sub::entry(name, [&](const DriverApi& api) -> CUresult {
        CUarray level = nullptr;
        if (target == nullptr || mipmaps == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        const CUresult result = api.cuMipmappedArrayGetLevel(&level, mipmaps, 0);
        return result == CUDA_SUCCESS ? CUDA_ERROR_INVALID_VALUE : result;
    });
}

}  // namespace

extern "C" {

/// As many as a texture of linear memory takes, whatever its format.
CUresult CUDAAPI cuDeviceGetTexture1DLinearMaxWidth(std::size_t* width, CUarray_format format, unsigned channels, CUdevice device)
{
    return sub::entry("cuDeviceGetTexture1DLinearMaxWidth", [&](const DriverApi& api) -> CUresult {
        int texels = 0;
        if (width == nullptr || kd::channelBytes(format) == 0 || (channels != 1 && channels != 2 && channels != 4))
            return CUDA_ERROR_INVALID_VALUE;
        const CUresult result = api.cuDeviceGetAttribute(&texels, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH, device);
        if (result == CUDA_SUCCESS)
            *width = static_cast<std::size_t>(texels);
        return result;
    });
}

CUresult CUDAAPI cuDeviceGetHostAtomicCapabilities(unsigned* capabilities, const CUatomicOperation* operations, unsigned count,
                                                   CUdevice device)
{
    return sub::entry("cuDeviceGetHostAtomicCapabilities", [&](const DriverApi&) -> CUresult {
        const CUresult result = checkOperations(capabilities, operations, count);
        if (result != CUDA_SUCCESS || device != kDevice)
            return result != CUDA_SUCCESS ? result : CUDA_ERROR_INVALID_DEVICE;
        std::transform(operations, operations + count, capabilities, hostAtomics);
        return CUDA_SUCCESS;
    });
}

/// There is no other device.
CUresult CUDAAPI cuDeviceGetP2PAtomicCapabilities(unsigned* capabilities, const CUatomicOperation* operations, unsigned count,
                                                  CUdevice, CUdevice)
{
    return sub::entry("cuDeviceGetP2PAtomicCapabilities", [&](const DriverApi&) {
        const CUresult result = checkOperations(capabilities, operations, count);
        return result != CUDA_SUCCESS ? result : CUDA_ERROR_INVALID_DEVICE;
    });
}

/// No other device writes to this one's memory: all that was written is there.
CUresult CUDAAPI cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope)
{
    return sub::entry("cuFlushGPUDirectRDMAWrites", [&](const DriverApi&) {
        const bool isGood = target == CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX &&
            (scope == CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER || scope == CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES);
        return isGood ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult CUDAAPI cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS* requirements, CUarray array, CUdevice)
{
    return refuseArray("cuArrayGetMemoryRequirements", requirements, array);
}

CUresult CUDAAPI cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES* properties, CUarray array)
{
    return refuseArray("cuArrayGetSparseProperties", properties, array);
}

CUresult CUDAAPI cuArrayGetPlane(CUarray* plane, CUarray array, unsigned)
{
    return refuseArray("cuArrayGetPlane", plane, array);
}

CUresult CUDAAPI cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS* requirements, CUmipmappedArray mipmaps,
                                                       CUdevice)
{
    return refuseMipmaps("cuMipmappedArrayGetMemoryRequirements", requirements, mipmaps);
}

CUresult CUDAAPI cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES* properties, CUmipmappedArray mipmaps)
{
    return refuseMipmaps("cuMipmappedArrayGetSparseProperties", properties, mipmaps);
}
}
