// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/attributegroups.h"

#include <array>

namespace kd {
namespace {

constexpr std::array kIdentity = std::to_array<AttributePresentation>({
    {kFactCapability, "Hardware feature level", "major, minor"},
    {kFactMemory, "Memory a context can see", "totalGlobalMem"},
    {"ECC_ENABLED", "Error correction is active", "ECCEnabled"},
});

constexpr std::array kExecution = std::to_array<AttributePresentation>({
    {"MULTIPROCESSOR_COUNT", "Number of SMs", "multiProcessorCount"},
    {"WARP_SIZE", "Threads in lockstep", "warpSize"},
    {"MAX_THREADS_PER_BLOCK", "Upper limit of a launch", "maxThreadsPerBlock"},
    {"MAX_THREADS_PER_MULTIPROCESSOR", "Resident threads", "maxThreadsPerMultiProcessor"},
    {"MAX_BLOCKS_PER_MULTIPROCESSOR", "Resident blocks", "maxBlocksPerMultiProcessor"},
    {"CLOCK_RATE", "Boost limit, given in kHz", ""},
    {kFactSingle, "2 × lanes × SMs × clock", ""},
    {kFactSingleMeasured, "By our own kernel", ""},
    {"SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO", "FP32 rate over FP64 rate", ""},
    {"CLUSTER_LAUNCH", "Thread block clusters", "clusterLaunch"},
    {"COOPERATIVE_LAUNCH", "Grid-wide barrier", "cooperativeLaunch"},
});

constexpr std::array kRegisters = std::to_array<AttributePresentation>({
    {"MAX_REGISTERS_PER_MULTIPROCESSOR", "32-bit registers", "regsPerMultiprocessor"},
    {"MAX_REGISTERS_PER_BLOCK", "32-bit registers", "regsPerBlock"},
    {"MAX_SHARED_MEMORY_PER_MULTIPROCESSOR", "Largest carve-out", "sharedMemPerMultiprocessor"},
    {"MAX_SHARED_MEMORY_PER_BLOCK", "Without opt-in", "sharedMemPerBlock"},
    {"MAX_SHARED_MEMORY_PER_BLOCK_OPTIN", "After function attribute", "sharedMemPerBlockOptin"},
    {"RESERVED_SHARED_MEMORY_PER_BLOCK", "Taken by the driver", "reservedSharedMemPerBlock"},
});

constexpr std::array kMemory = std::to_array<AttributePresentation>({
    {"L2_CACHE_SIZE", "Shared by all SMs", "l2CacheSize"},
    {"GLOBAL_MEMORY_BUS_WIDTH", "Memory interface", "memoryBusWidth"},
    {"MEMORY_CLOCK_RATE", "Peak, given in kHz", ""},
    {kFactBandwidth, "2 × clock × width / 8", ""},
    {kFactBandwidthMeasured, "By our own kernels", ""},
    {"ASYNC_ENGINE_COUNT", "Copies beside kernels", "asyncEngineCount"},
    {"MEMORY_POOLS_SUPPORTED", "Stream-ordered memory", "memoryPoolsSupported"},
    {"TOTAL_CONSTANT_MEMORY", "All __constant__ variables", "totalConstMem"},
});

constexpr std::array kLaunches = std::to_array<AttributePresentation>({
    {"MAX_BLOCK_DIM_X", "Threads of a block along x", "maxThreadsDim[0]"},
    {"MAX_BLOCK_DIM_Y", "Threads of a block along y", "maxThreadsDim[1]"},
    {"MAX_BLOCK_DIM_Z", "Threads of a block along z", "maxThreadsDim[2]"},
    {"MAX_GRID_DIM_X", "Blocks of a grid along x", "maxGridSize[0]"},
    {"MAX_GRID_DIM_Y", "Blocks of a grid along y", "maxGridSize[1]"},
    {"MAX_GRID_DIM_Z", "Blocks of a grid along z", "maxGridSize[2]"},
    {"CONCURRENT_KERNELS", "Several kernels at once", "concurrentKernels"},
    {"TENSOR_MAP_ACCESS_SUPPORTED", "Tensor memory accelerator", ""},
    {"STREAM_PRIORITIES_SUPPORTED", "Urgent streams go first", "streamPrioritiesSupported"},
    {"COMPUTE_PREEMPTION_SUPPORTED", "Kernels can be interrupted", "computePreemptionSupported"},
    {"KERNEL_EXEC_TIMEOUT", "Long kernels are ended", ""},
    {"UNIFIED_FUNCTION_POINTERS", "Same on host and device", "unifiedFunctionPointers"},
    {"CAN_USE_64_BIT_STREAM_MEM_OPS", "Waits and writes of 64 bits", ""},
    {"CAN_USE_STREAM_WAIT_VALUE_NOR", "One more comparison", ""},
});

constexpr std::array kFurtherMemory = std::to_array<AttributePresentation>({
    {"GLOBAL_L1_CACHE_SUPPORTED", "Reads can stay in L1", "globalL1CacheSupported"},
    {"LOCAL_L1_CACHE_SUPPORTED", "Spills can stay in L1", "localL1CacheSupported"},
    {"MAX_PERSISTING_L2_CACHE_SIZE", "Can be set aside", "persistingL2CacheMaxSize"},
    {"MAX_ACCESS_POLICY_WINDOW_SIZE", "Range of one caching policy", "accessPolicyMaxWindowSize"},
    {"MAX_PITCH", "Between two rows of a copy", "memPitch"},
    {"VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", "cuMemCreate and cuMemMap", ""},
    {"GENERIC_COMPRESSION_SUPPORTED", "Saves bandwidth", ""},
    {"MEM_SYNC_DOMAIN_COUNT", "Fences that do not meet", ""},
    {"MEM_DECOMPRESS_ALGORITHM_MASK", "Done by the hardware", ""},
    {"MEM_DECOMPRESS_MAXIMUM_LENGTH", "Of one operation", ""},
});

constexpr std::array kHost = std::to_array<AttributePresentation>({
    {"UNIFIED_ADDRESSING", "Host and device share addresses", "unifiedAddressing"},
    {"MANAGED_MEMORY", "Moves by itself", "managedMemory"},
    {"CONCURRENT_MANAGED_ACCESS", "Host and device at once", "concurrentManagedAccess"},
    {"DIRECT_MANAGED_MEM_ACCESS_FROM_HOST", "Without moving it", "directManagedMemAccessFromHost"},
    {"PAGEABLE_MEMORY_ACCESS", "Plain malloc in kernels", "pageableMemoryAccess"},
    {"PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES", "Address translation", "pageableMemoryAccessUsesHostPageTables"},
    {"CAN_MAP_HOST_MEMORY", "Zero-copy access", "canMapHostMemory"},
    {"HOST_REGISTER_SUPPORTED", "cuMemHostRegister", "hostRegisterSupported"},
    {"READ_ONLY_HOST_REGISTER_SUPPORTED", "Pages that may only be read", "hostRegisterReadOnlySupported"},
    {"CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM", "No second address", "canUseHostPointerForRegisteredMem"},
    {"HOST_NATIVE_ATOMIC_SUPPORTED", "All of them, natively", "hostNativeAtomicSupported"},
    {"ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED", "Not all of them", ""},
    {"HOST_MEMORY_POOLS_SUPPORTED", "Stream-ordered host memory", ""},
    {"HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", "cuMemCreate on the host", ""},
    {"NUMA_CONFIG", "Device memory as a host node", "deviceNumaConfig"},
    {"NUMA_ID", "Host's number of that node", "deviceNumaId"},
    {"HOST_NUMA_ID", "Of the host", "hostNumaId"},
    {"HOST_NUMA_MEMORY_POOLS_SUPPORTED", "Pools on a chosen node", ""},
    {"HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", "cuMemCreate on a chosen node", ""},
});

constexpr std::array kSharing = std::to_array<AttributePresentation>({
    {"IPC_EVENT_SUPPORTED", "Across processes", "ipcEventSupported"},
    {"MEMPOOL_SUPPORTED_HANDLE_TYPES", "How pools can be shared", "memoryPoolSupportedHandleTypes"},
    {"HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED", "To other processes, POSIX", ""},
    {"HANDLE_TYPE_WIN32_HANDLE_SUPPORTED", "To other processes, Windows", ""},
    {"HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED", "To other processes, Windows", ""},
    {"HANDLE_TYPE_FABRIC_SUPPORTED", "To other nodes, NVLink", ""},
    {"DMA_BUF_SUPPORTED", "To other Linux drivers", ""},
    {"HOST_ALLOC_DMA_BUF_SUPPORTED", "Page-locked memory, Linux", ""},
    {"HOST_NUMA_MULTINODE_IPC_SUPPORTED", "Host memory, other nodes", "hostNumaMultinodeIpcSupported"},
    {"MULTICAST_SUPPORTED", "One write to several devices", ""},
    {"GPU_DIRECT_RDMA_SUPPORTED", "Network cards reach memory", "gpuDirectRDMASupported"},
    {"GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED", "Also of cuMemCreate", ""},
    {"GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS", "By host or stream", "gpuDirectRDMAFlushWritesOptions"},
    {"GPU_DIRECT_RDMA_WRITES_ORDERING", "Who sees them in order", "gpuDirectRDMAWritesOrdering"},
    {"CAN_FLUSH_REMOTE_WRITES", "By a stream", ""},
    {"TIMELINE_SEMAPHORE_INTEROP_SUPPORTED", "Of graphics interfaces", "timelineSemaphoreInteropSupported"},
    {"D3D12_CIG_SUPPORTED", "Shares the graphics queue", ""},
    {"VULKAN_CIG_SUPPORTED", "Shares the graphics queue", ""},
});

constexpr std::array kTexture = std::to_array<AttributePresentation>({
    {"TEXTURE_ALIGNMENT", "Of linear memory", "textureAlignment"},
    {"TEXTURE_PITCH_ALIGNMENT", "Of rows in linear memory", "texturePitchAlignment"},
    {"SURFACE_ALIGNMENT", "Of addresses", "surfaceAlignment"},
    {"MAXIMUM_TEXTURE1D_WIDTH", "Over an array", "maxTexture1D"},
    {"MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH", "With mipmaps", "maxTexture1DMipmap"},
    {"MAXIMUM_TEXTURE1D_LAYERED_WIDTH", "Of each layer", "maxTexture1DLayered[0]"},
    {"MAXIMUM_TEXTURE1D_LAYERED_LAYERS", "Of one texture", "maxTexture1DLayered[1]"},
    {"MAXIMUM_TEXTURE2D_WIDTH", "Over an array", "maxTexture2D[0]"},
    {"MAXIMUM_TEXTURE2D_HEIGHT", "Over an array", "maxTexture2D[1]"},
    {"MAXIMUM_TEXTURE2D_LINEAR_WIDTH", "Over linear memory", "maxTexture2DLinear[0]"},
    {"MAXIMUM_TEXTURE2D_LINEAR_HEIGHT", "Over linear memory", "maxTexture2DLinear[1]"},
    {"MAXIMUM_TEXTURE2D_LINEAR_PITCH", "Between two rows", "maxTexture2DLinear[2]"},
    {"MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH", "With mipmaps", "maxTexture2DMipmap[0]"},
    {"MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT", "With mipmaps", "maxTexture2DMipmap[1]"},
    {"MAXIMUM_TEXTURE2D_LAYERED_WIDTH", "Of each layer", "maxTexture2DLayered[0]"},
    {"MAXIMUM_TEXTURE2D_LAYERED_HEIGHT", "Of each layer", "maxTexture2DLayered[1]"},
    {"MAXIMUM_TEXTURE2D_LAYERED_LAYERS", "Of one texture", "maxTexture2DLayered[2]"},
    {"MAXIMUM_TEXTURE2D_GATHER_WIDTH", "For gather instructions", "maxTexture2DGather[0]"},
    {"MAXIMUM_TEXTURE2D_GATHER_HEIGHT", "For gather instructions", "maxTexture2DGather[1]"},
    {"MAXIMUM_TEXTURE3D_WIDTH", "Over an array", "maxTexture3D[0]"},
    {"MAXIMUM_TEXTURE3D_HEIGHT", "Over an array", "maxTexture3D[1]"},
    {"MAXIMUM_TEXTURE3D_DEPTH", "Over an array", "maxTexture3D[2]"},
    {"MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE", "Where others are shorter", "maxTexture3DAlt[0]"},
    {"MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE", "Where others are shorter", "maxTexture3DAlt[1]"},
    {"MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE", "Where others are shorter", "maxTexture3DAlt[2]"},
    {"MAXIMUM_TEXTURECUBEMAP_WIDTH", "Edge of a face", "maxTextureCubemap"},
    {"MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH", "Edge of a face", "maxTextureCubemapLayered[0]"},
    {"MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS", "Of one texture", "maxTextureCubemapLayered[1]"},
    {"MAXIMUM_SURFACE1D_WIDTH", "Over an array", "maxSurface1D"},
    {"MAXIMUM_SURFACE1D_LAYERED_WIDTH", "Of each layer", "maxSurface1DLayered[0]"},
    {"MAXIMUM_SURFACE1D_LAYERED_LAYERS", "Of one surface", "maxSurface1DLayered[1]"},
    {"MAXIMUM_SURFACE2D_WIDTH", "Over an array", "maxSurface2D[0]"},
    {"MAXIMUM_SURFACE2D_HEIGHT", "Over an array", "maxSurface2D[1]"},
    {"MAXIMUM_SURFACE2D_LAYERED_WIDTH", "Of each layer", "maxSurface2DLayered[0]"},
    {"MAXIMUM_SURFACE2D_LAYERED_HEIGHT", "Of each layer", "maxSurface2DLayered[1]"},
    {"MAXIMUM_SURFACE2D_LAYERED_LAYERS", "Of one surface", "maxSurface2DLayered[2]"},
    {"MAXIMUM_SURFACE3D_WIDTH", "Over an array", "maxSurface3D[0]"},
    {"MAXIMUM_SURFACE3D_HEIGHT", "Over an array", "maxSurface3D[1]"},
    {"MAXIMUM_SURFACE3D_DEPTH", "Over an array", "maxSurface3D[2]"},
    {"MAXIMUM_SURFACECUBEMAP_WIDTH", "Edge of a face", "maxSurfaceCubemap"},
    {"MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH", "Edge of a face", "maxSurfaceCubemapLayered[0]"},
    {"MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS", "Of one surface", "maxSurfaceCubemapLayered[1]"},
    {"SPARSE_CUDA_ARRAY_SUPPORTED", "Memory for a part only", "sparseCudaArraySupported"},
    {"DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED", "Memory comes afterwards", "deferredMappingCudaArraySupported"},
});

constexpr std::array kBoard = std::to_array<AttributePresentation>({
    {kFactName, "As the driver calls it", "name"},
    {kFactUuid, "Names this very device", "uuid"},
    {kFactPciAddress, "Domain, bus and slot", ""},
    {"PCI_DOMAIN_ID", "Part of the PCI address", "pciDomainID"},
    {"PCI_BUS_ID", "Part of the PCI address", "pciBusID"},
    {"PCI_DEVICE_ID", "Part of the PCI address", "pciDeviceID"},
    {"GPU_PCI_DEVICE_ID", "Of the chip", "gpuPciDeviceID"},
    {"GPU_PCI_SUBSYSTEM_ID", "Of the board", "gpuPciSubsystemID"},
    {"COMPUTE_CAPABILITY_MAJOR", "Hardware generation", "major"},
    {"COMPUTE_CAPABILITY_MINOR", "Variant of the generation", "minor"},
    {"INTEGRATED", "Shares the host's memory", "integrated"},
    {"COMPUTE_MODE", "Who may make contexts", ""},
    {"MPS_ENABLED", "Contexts share the device", "mpsEnabled"},
    {"MULTI_GPU_BOARD", "Neighbours on the board", "isMultiGpuBoard"},
    {"MULTI_GPU_BOARD_GROUP_ID", "Same on one board", "multiGpuBoardGroupID"},
    {"TCC_DRIVER", "Windows' TCC driver", "tccDriver"},
});

constexpr std::array kGroups = std::to_array<AttributeGroup>({
    {"Identity", kIdentity},
    {"Execution", kExecution},
    {"Registers and shared memory", kRegisters},
    {"Memory system", kMemory},
    {"Launches and streams", kLaunches, true},
    {"Caches and allocation", kFurtherMemory, true},
    {"Host and managed memory", kHost, true},
    {"Sharing and interoperation", kSharing, true},
    {"Texture and surface", kTexture, true},
    {"Board and driver", kBoard, true},
});

}  // namespace

std::span<const AttributeGroup> attributeGroups()
{
    return kGroups;
}

}  // namespace kd
