// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/flags.h"

#include <cuda.h>

#include <span>
#include <string_view>

namespace kd {

// The constants of the CUDA driver API as types. Values are those of cuda.h of CUDA 13.0; names are PyCUDA's, which are CUDA's
// without their prefix. A name that CUDA 13.0 has no more is refused with what stands for it now (retired.h).

/// Says how a context waits for its device, and what it sets up. Flags. PyCUDA: `ctx_flags`.
enum class ContextFlag : unsigned {
    SchedAuto = CU_CTX_SCHED_AUTO,
    SchedSpin = CU_CTX_SCHED_SPIN,
    SchedYield = CU_CTX_SCHED_YIELD,
    SchedBlockingSync = CU_CTX_SCHED_BLOCKING_SYNC,
    SchedMask = CU_CTX_SCHED_MASK,
    MapHost = CU_CTX_MAP_HOST,
    LmemResizeToMax = CU_CTX_LMEM_RESIZE_TO_MAX,
    CoredumpEnable = CU_CTX_COREDUMP_ENABLE,
    UserCoredumpEnable = CU_CTX_USER_COREDUMP_ENABLE,
    SyncMemops = CU_CTX_SYNC_MEMOPS,
    FlagsMask = CU_CTX_FLAGS_MASK,
};
template <> inline constexpr bool kIsFlag<ContextFlag> = true;

/// Flags of an event; Interprocess asks for DisableTiming. PyCUDA: `event_flags`.
enum class EventFlag : unsigned {
    Default = CU_EVENT_DEFAULT,
    BlockingSync = CU_EVENT_BLOCKING_SYNC,
    DisableTiming = CU_EVENT_DISABLE_TIMING,
    Interprocess = CU_EVENT_INTERPROCESS,
};
template <> inline constexpr bool kIsFlag<EventFlag> = true;

/// Names what can be asked of an address. PyCUDA: `pointer_attribute`.
enum class PointerAttribute : unsigned {
    Context = CU_POINTER_ATTRIBUTE_CONTEXT,
    MemoryType = CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
    DevicePointer = CU_POINTER_ATTRIBUTE_DEVICE_POINTER,
    HostPointer = CU_POINTER_ATTRIBUTE_HOST_POINTER,
    P2pTokens = CU_POINTER_ATTRIBUTE_P2P_TOKENS,
    SyncMemops = CU_POINTER_ATTRIBUTE_SYNC_MEMOPS,
    BufferId = CU_POINTER_ATTRIBUTE_BUFFER_ID,
    IsManaged = CU_POINTER_ATTRIBUTE_IS_MANAGED,
    DeviceOrdinal = CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
    IsLegacyCudaIpcCapable = CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE,
    RangeStartAddr = CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
    RangeSize = CU_POINTER_ATTRIBUTE_RANGE_SIZE,
    Mapped = CU_POINTER_ATTRIBUTE_MAPPED,
    AllowedHandleTypes = CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES,
    IsGpuDirectRdmaCapable = CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE,
    AccessFlags = CU_POINTER_ATTRIBUTE_ACCESS_FLAGS,
    MempoolHandle = CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE,
    MappingSize = CU_POINTER_ATTRIBUTE_MAPPING_SIZE,
    MappingBaseAddr = CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR,
    MemoryBlockId = CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID,
    IsHwDecompressCapable = CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE,
};

/// Names what can be asked of a kernel; MaxDynamicSharedSizeBytes and PreferredSharedMemoryCarveout can be set. PyCUDA:
/// `function_attribute`.
enum class FunctionAttribute : unsigned {
    MaxThreadsPerBlock = CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
    SharedSizeBytes = CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES,
    ConstSizeBytes = CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES,
    LocalSizeBytes = CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES,
    NumRegs = CU_FUNC_ATTRIBUTE_NUM_REGS,
    PtxVersion = CU_FUNC_ATTRIBUTE_PTX_VERSION,
    BinaryVersion = CU_FUNC_ATTRIBUTE_BINARY_VERSION,
    CacheModeCa = CU_FUNC_ATTRIBUTE_CACHE_MODE_CA,
    MaxDynamicSharedSizeBytes = CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
    PreferredSharedMemoryCarveout = CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
    ClusterSizeMustBeSet = CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET,
    RequiredClusterWidth = CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH,
    RequiredClusterHeight = CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT,
    RequiredClusterDepth = CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH,
    NonPortableClusterSizeAllowed = CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED,
    ClusterSchedulingPolicyPreference = CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
    Max = CU_FUNC_ATTRIBUTE_MAX,
};

/// Says which of L1 and shared memory a kernel would rather have; a hint. PyCUDA: `func_cache`.
enum class CacheConfig : unsigned {
    PreferNone = CU_FUNC_CACHE_PREFER_NONE,
    PreferShared = CU_FUNC_CACHE_PREFER_SHARED,
    PreferL1 = CU_FUNC_CACHE_PREFER_L1,
    PreferEqual = CU_FUNC_CACHE_PREFER_EQUAL,
};

/// Names the type of one channel of an array. PyCUDA: `array_format`.
enum class ArrayFormat : unsigned {
    UInt8 = CU_AD_FORMAT_UNSIGNED_INT8,
    UInt16 = CU_AD_FORMAT_UNSIGNED_INT16,
    UInt32 = CU_AD_FORMAT_UNSIGNED_INT32,
    Int8 = CU_AD_FORMAT_SIGNED_INT8,
    Int16 = CU_AD_FORMAT_SIGNED_INT16,
    Int32 = CU_AD_FORMAT_SIGNED_INT32,
    Half = CU_AD_FORMAT_HALF,
    Float = CU_AD_FORMAT_FLOAT,
};

/// Flags of an array. 2DARRAY and ARRAY3D_LAYERED are older names of LAYERED. PyCUDA: `array3d_flags`.
enum class ArrayFlag : unsigned {
    Layered = CUDA_ARRAY3D_LAYERED,
    SurfaceLdst = CUDA_ARRAY3D_SURFACE_LDST,
    Cubemap = CUDA_ARRAY3D_CUBEMAP,
    TextureGather = CUDA_ARRAY3D_TEXTURE_GATHER,
};
template <> inline constexpr bool kIsFlag<ArrayFlag> = true;

/// Says what a texture gives outside its range, for each dimension. PyCUDA: `address_mode`.
enum class AddressMode : unsigned {
    Wrap = CU_TR_ADDRESS_MODE_WRAP,
    Clamp = CU_TR_ADDRESS_MODE_CLAMP,
    Mirror = CU_TR_ADDRESS_MODE_MIRROR,
    Border = CU_TR_ADDRESS_MODE_BORDER,
};

/// Says how a texture is read between its texels. PyCUDA: `filter_mode`.
enum class FilterMode : unsigned {
    Point = CU_TR_FILTER_MODE_POINT,
    Linear = CU_TR_FILTER_MODE_LINEAR,
};

/// Flags of a texture object. PyCUDA: `TRSF`.
enum class TextureFlag : unsigned {
    ReadAsInteger = CU_TRSF_READ_AS_INTEGER,
    NormalizedCoordinates = CU_TRSF_NORMALIZED_COORDINATES,
    Srgb = CU_TRSF_SRGB,
    DisableTrilinearOptimization = CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION,
    SeamlessCubemap = CU_TRSF_SEAMLESS_CUBEMAP,
};
template <> inline constexpr bool kIsFlag<TextureFlag> = true;

/// Says where memory lies. PyCUDA: `memory_type`.
enum class MemoryType : unsigned {
    Host = CU_MEMORYTYPE_HOST,
    Device = CU_MEMORYTYPE_DEVICE,
    Array = CU_MEMORYTYPE_ARRAY,
    Unified = CU_MEMORYTYPE_UNIFIED,
};

/// Says who may use a device. PyCUDA: `compute_mode`.
enum class ComputeMode : unsigned {
    Default = CU_COMPUTEMODE_DEFAULT,
    Prohibited = CU_COMPUTEMODE_PROHIBITED,
    ExclusiveProcess = CU_COMPUTEMODE_EXCLUSIVE_PROCESS,
};

/// Options of a load. The four that name log buffers are reserved by Module. PyCUDA: `jit_option`.
enum class JitOption : unsigned {
    MaxRegisters = CU_JIT_MAX_REGISTERS,
    ThreadsPerBlock = CU_JIT_THREADS_PER_BLOCK,
    WallTime = CU_JIT_WALL_TIME,
    InfoLogBuffer = CU_JIT_INFO_LOG_BUFFER,
    InfoLogBufferSizeBytes = CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES,
    ErrorLogBuffer = CU_JIT_ERROR_LOG_BUFFER,
    ErrorLogBufferSizeBytes = CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
    OptimizationLevel = CU_JIT_OPTIMIZATION_LEVEL,
    TargetFromCucontext = CU_JIT_TARGET_FROM_CUCONTEXT,
    Target = CU_JIT_TARGET,
    FallbackStrategy = CU_JIT_FALLBACK_STRATEGY,
    GenerateDebugInfo = CU_JIT_GENERATE_DEBUG_INFO,
    LogVerbose = CU_JIT_LOG_VERBOSE,
    GenerateLineInfo = CU_JIT_GENERATE_LINE_INFO,
    CacheMode = CU_JIT_CACHE_MODE,
    PositionIndependentCode = CU_JIT_POSITION_INDEPENDENT_CODE,
    MinCtaPerSm = CU_JIT_MIN_CTA_PER_SM,
    MaxThreadsPerBlock = CU_JIT_MAX_THREADS_PER_BLOCK,
    OverrideDirectiveValues = CU_JIT_OVERRIDE_DIRECTIVE_VALUES,
    SplitCompile = CU_JIT_SPLIT_COMPILE,
};

/// Architectures that PTX can be assembled for. PyCUDA: `jit_target`.
enum class JitTarget : unsigned {
    Sm75 = CU_TARGET_COMPUTE_75,
    Sm80 = CU_TARGET_COMPUTE_80,
    Sm86 = CU_TARGET_COMPUTE_86,
    Sm87 = CU_TARGET_COMPUTE_87,
    Sm89 = CU_TARGET_COMPUTE_89,
    Sm90 = CU_TARGET_COMPUTE_90,
    Sm90a = CU_TARGET_COMPUTE_90A,
    Sm100 = CU_TARGET_COMPUTE_100,
    Sm100a = CU_TARGET_COMPUTE_100A,
    Sm100f = CU_TARGET_COMPUTE_100F,
    Sm103 = CU_TARGET_COMPUTE_103,
    Sm103a = CU_TARGET_COMPUTE_103A,
    Sm103f = CU_TARGET_COMPUTE_103F,
    Sm110 = CU_TARGET_COMPUTE_110,
    Sm110a = CU_TARGET_COMPUTE_110A,
    Sm110f = CU_TARGET_COMPUTE_110F,
    Sm120 = CU_TARGET_COMPUTE_120,
    Sm120a = CU_TARGET_COMPUTE_120A,
    Sm120f = CU_TARGET_COMPUTE_120F,
    Sm121 = CU_TARGET_COMPUTE_121,
    Sm121a = CU_TARGET_COMPUTE_121A,
    Sm121f = CU_TARGET_COMPUTE_121F,
};

/// Says what a load does when a fatbin has no code for the device. PyCUDA: `jit_fallback`.
enum class JitFallback : unsigned {
    Ptx = CU_PREFER_PTX,
    Binary = CU_PREFER_BINARY,
};

/// Flags of page-locked memory. DeviceMap is always on since CUDA 11.0. PyCUDA: `host_alloc_flags`.
enum class HostAllocFlag : unsigned {
    Portable = CU_MEMHOSTALLOC_PORTABLE,
    Devicemap = CU_MEMHOSTALLOC_DEVICEMAP,
    Writecombined = CU_MEMHOSTALLOC_WRITECOMBINED,
};
template <> inline constexpr bool kIsFlag<HostAllocFlag> = true;

/// Says who may reach managed memory. PyCUDA: `mem_attach_flags`.
enum class AttachFlag : unsigned {
    Global = CU_MEM_ATTACH_GLOBAL,
    Host = CU_MEM_ATTACH_HOST,
    Single = CU_MEM_ATTACH_SINGLE,
};

/// Flags of memory that is registered. PyCUDA: `mem_host_register_flags`.
enum class HostRegisterFlag : unsigned {
    Portable = CU_MEMHOSTREGISTER_PORTABLE,
    Devicemap = CU_MEMHOSTREGISTER_DEVICEMAP,
    Iomemory = CU_MEMHOSTREGISTER_IOMEMORY,
    ReadOnly = CU_MEMHOSTREGISTER_READ_ONLY,
};
template <> inline constexpr bool kIsFlag<HostRegisterFlag> = true;

/// Names what a context limits. Stack and heap are in bytes. PyCUDA: `limit`.
enum class Limit : unsigned {
    StackSize = CU_LIMIT_STACK_SIZE,
    PrintfFifoSize = CU_LIMIT_PRINTF_FIFO_SIZE,
    MallocHeapSize = CU_LIMIT_MALLOC_HEAP_SIZE,
    DevRuntimeSyncDepth = CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH,
    DevRuntimePendingLaunchCount = CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT,
    MaxL2FetchGranularity = CU_LIMIT_MAX_L2_FETCH_GRANULARITY,
    PersistingL2CacheSize = CU_LIMIT_PERSISTING_L2_CACHE_SIZE,
};

/// Says how memory of another process is opened. PyCUDA: `ipc_mem_flags`.
enum class IpcMemoryFlag : unsigned {
    LazyEnablePeerAccess = CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS,
};
template <> inline constexpr bool kIsFlag<IpcMemoryFlag> = true;

/// Says how CUDA uses a resource of a graphics library. Flags. PyCUDA: `graphics_register_flags`.
enum class GraphicsRegisterFlag : unsigned {
    None = CU_GRAPHICS_REGISTER_FLAGS_NONE,
    ReadOnly = CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY,
    WriteDiscard = CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD,
    SurfaceLdst = CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST,
    TextureGather = CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER,
};
template <> inline constexpr bool kIsFlag<GraphicsRegisterFlag> = true;

/// Faces of a cube map, 0 to 5. PyCUDA: `array_cubemap_face`.
enum class CubemapFace : unsigned {
    PositiveX = CU_CUBEMAP_FACE_POSITIVE_X,
    NegativeX = CU_CUBEMAP_FACE_NEGATIVE_X,
    PositiveY = CU_CUBEMAP_FACE_POSITIVE_Y,
    NegativeY = CU_CUBEMAP_FACE_NEGATIVE_Y,
    PositiveZ = CU_CUBEMAP_FACE_POSITIVE_Z,
    NegativeZ = CU_CUBEMAP_FACE_NEGATIVE_Z,
};

/// One constant under one of its names.
template <typename Enum> struct Constant {
    Enum value;
    std::string_view name;
};

/// Every constant of an enumeration of this file; of several names for one value the usual one comes first.
template <typename Enum> std::span<const Constant<Enum>> constantsOf() noexcept;
template <> std::span<const Constant<ContextFlag>> constantsOf<ContextFlag>() noexcept;
template <> std::span<const Constant<EventFlag>> constantsOf<EventFlag>() noexcept;
template <> std::span<const Constant<PointerAttribute>> constantsOf<PointerAttribute>() noexcept;
template <> std::span<const Constant<FunctionAttribute>> constantsOf<FunctionAttribute>() noexcept;
template <> std::span<const Constant<CacheConfig>> constantsOf<CacheConfig>() noexcept;
template <> std::span<const Constant<ArrayFormat>> constantsOf<ArrayFormat>() noexcept;
template <> std::span<const Constant<ArrayFlag>> constantsOf<ArrayFlag>() noexcept;
template <> std::span<const Constant<AddressMode>> constantsOf<AddressMode>() noexcept;
template <> std::span<const Constant<FilterMode>> constantsOf<FilterMode>() noexcept;
template <> std::span<const Constant<TextureFlag>> constantsOf<TextureFlag>() noexcept;
template <> std::span<const Constant<MemoryType>> constantsOf<MemoryType>() noexcept;
template <> std::span<const Constant<ComputeMode>> constantsOf<ComputeMode>() noexcept;
template <> std::span<const Constant<JitOption>> constantsOf<JitOption>() noexcept;
template <> std::span<const Constant<JitTarget>> constantsOf<JitTarget>() noexcept;
template <> std::span<const Constant<JitFallback>> constantsOf<JitFallback>() noexcept;
template <> std::span<const Constant<HostAllocFlag>> constantsOf<HostAllocFlag>() noexcept;
template <> std::span<const Constant<AttachFlag>> constantsOf<AttachFlag>() noexcept;
template <> std::span<const Constant<HostRegisterFlag>> constantsOf<HostRegisterFlag>() noexcept;
template <> std::span<const Constant<Limit>> constantsOf<Limit>() noexcept;
template <> std::span<const Constant<IpcMemoryFlag>> constantsOf<IpcMemoryFlag>() noexcept;
template <> std::span<const Constant<GraphicsRegisterFlag>> constantsOf<GraphicsRegisterFlag>() noexcept;
template <> std::span<const Constant<CubemapFace>> constantsOf<CubemapFace>() noexcept;

/// Gives the name of a value; empty for one that is none.
template <typename Enum> std::string_view nameOf(Enum value) noexcept
{
    for (const Constant<Enum>& each : constantsOf<Enum>())
        if (each.value == value)
            return each.name;
    return {};
}

/// Throws for a name that no constant has, see constantNamed.
[[noreturn]] void throwUnknownConstant(std::string_view name, std::span<const std::string_view> known);

/// Throws LogicError naming what there is, or for a retired name what stands for it.
template <typename Enum> Enum constantNamed(std::string_view name)
{
    constexpr std::size_t kMaxNames = 32;
    std::string_view names[kMaxNames];
    std::size_t count = 0;
    for (const Constant<Enum>& each : constantsOf<Enum>()) {
        if (each.name == name)
            return each.value;
        if (count < kMaxNames)
            names[count++] = each.name;
    }
    throwUnknownConstant(name, {names, count});
}

}  // namespace kd
