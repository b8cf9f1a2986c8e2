// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/runtime/deviceproperties.h"

#include <cuda.h>

#include <cstring>

namespace kd::emulator::substitute {
namespace {

int attribute(CUdevice_attribute each)
{
    int value = 0;
    return cuDeviceGetAttribute(&value, each, 0) == CUDA_SUCCESS ? value : 0;
}

std::size_t size(CUdevice_attribute each)
{
    return static_cast<std::size_t>(attribute(each));
}

template <typename Properties> void fillTextures(Properties& to)
{
    to.maxTexture1D = attribute(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH);
    to.maxTexture1DMipmap = attribute(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH);
    to.maxTexture2D[0] = attribute(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH);
    to.maxTexture2D[1] = attribute(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT);
    to.maxTexture2DLinear[0] = attribute(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH);
    to.maxTexture2DLinear[1] = attribute(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT);
    to.maxTexture2DLinear[2] = attribute(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH);
    to.maxTexture3D[0] = attribute(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH);
    to.maxTexture3D[1] = attribute(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT);
    to.maxTexture3D[2] = attribute(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH);
    to.maxTexture1DLayered[0] = attribute(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH);
    to.maxTexture1DLayered[1] = attribute(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS);
    to.maxTexture2DLayered[0] = attribute(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH);
    to.maxTexture2DLayered[1] = attribute(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT);
    to.maxTexture2DLayered[2] = attribute(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS);
    to.textureAlignment = size(CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT);
    to.texturePitchAlignment = size(CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT);
    to.surfaceAlignment = size(CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT);
}

template <typename Properties> void fillMemory(Properties& to)
{
    cuDeviceTotalMem(&to.totalGlobalMem, 0);
    to.totalConstMem = size(CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY);
    to.memPitch = size(CU_DEVICE_ATTRIBUTE_MAX_PITCH);
    to.sharedMemPerBlock = size(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK);
    to.sharedMemPerMultiprocessor = size(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR);
    to.sharedMemPerBlockOptin = size(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN);
    to.reservedSharedMemPerBlock = size(CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK);
    to.memoryBusWidth = attribute(CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH);
    to.l2CacheSize = attribute(CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE);
    to.integrated = attribute(CU_DEVICE_ATTRIBUTE_INTEGRATED);
    to.canMapHostMemory = attribute(CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY);
    to.unifiedAddressing = attribute(CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING);
    to.managedMemory = attribute(CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY);
    to.concurrentManagedAccess = attribute(CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS);
    to.pageableMemoryAccess = attribute(CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS);
    to.hostNativeAtomicSupported = attribute(CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED);
    to.memoryPoolsSupported = attribute(CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED);
    to.hostRegisterSupported = attribute(CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED);
    to.globalL1CacheSupported = attribute(CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED);
    to.localL1CacheSupported = attribute(CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED);
}

template <typename Properties> void fillAll(Properties& to)
{
    std::memset(&to, 0, sizeof to);
    cuDeviceGetName(to.name, static_cast<int>(sizeof to.name), 0);
    CUuuid uuid{};
    cuDeviceGetUuid(&uuid, 0);
    std::memcpy(&to.uuid, &uuid, sizeof uuid);
    fillMemory(to);
    fillTextures(to);
    to.major = attribute(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
    to.minor = attribute(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
    to.multiProcessorCount = attribute(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
    to.warpSize = attribute(CU_DEVICE_ATTRIBUTE_WARP_SIZE);
    to.regsPerBlock = attribute(CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK);
    to.regsPerMultiprocessor = attribute(CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR);
    to.maxThreadsPerBlock = attribute(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
    to.maxThreadsPerMultiProcessor = attribute(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR);
    to.maxBlocksPerMultiProcessor = attribute(CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR);
    to.maxThreadsDim[0] = attribute(CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X);
    to.maxThreadsDim[1] = attribute(CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y);
    to.maxThreadsDim[2] = attribute(CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z);
    to.maxGridSize[0] = attribute(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X);
    to.maxGridSize[1] = attribute(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y);
    to.maxGridSize[2] = attribute(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z);
    to.concurrentKernels = attribute(CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS);
    to.asyncEngineCount = attribute(CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT);
    to.streamPrioritiesSupported = attribute(CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED);
    to.computePreemptionSupported = attribute(CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED);
    to.cooperativeLaunch = attribute(CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH);
    to.clusterLaunch = attribute(CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH);
    to.accessPolicyMaxWindowSize = attribute(CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE);
}

}  // namespace

void fill(cudaDeviceProp& to)
{
    fillAll(to);
    to.deviceNumaId = attribute(CU_DEVICE_ATTRIBUTE_NUMA_ID);
    to.hostNumaId = attribute(CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID);
}

void fill(Properties12& to)
{
    fillAll(to);
    to.clockRate = attribute(CU_DEVICE_ATTRIBUTE_CLOCK_RATE);
    to.memoryClockRate = attribute(CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE);
    to.computeMode = attribute(CU_DEVICE_ATTRIBUTE_COMPUTE_MODE);
    to.singleToDoublePrecisionPerfRatio = attribute(CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO);
    to.maxTexture1DLinear = attribute(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH);
}

}  // namespace kd::emulator::substitute
