// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/driver/constants.h"

#include "core/base/error.h"
#include "core/driver/retired.h"

#include <algorithm>
#include <array>
#include <string>

namespace kd {
namespace {

constexpr auto kContextFlags = std::to_array<Constant<ContextFlag>>({
    {ContextFlag::SchedAuto, "SCHED_AUTO"},
    {ContextFlag::SchedSpin, "SCHED_SPIN"},
    {ContextFlag::SchedYield, "SCHED_YIELD"},
    {ContextFlag::SchedBlockingSync, "SCHED_BLOCKING_SYNC"},
    {ContextFlag::SchedMask, "SCHED_MASK"},
    {ContextFlag::MapHost, "MAP_HOST"},
    {ContextFlag::LmemResizeToMax, "LMEM_RESIZE_TO_MAX"},
    {ContextFlag::CoredumpEnable, "COREDUMP_ENABLE"},
    {ContextFlag::UserCoredumpEnable, "USER_COREDUMP_ENABLE"},
    {ContextFlag::SyncMemops, "SYNC_MEMOPS"},
    {ContextFlag::FlagsMask, "FLAGS_MASK"},
});

constexpr auto kEventFlags = std::to_array<Constant<EventFlag>>({
    {EventFlag::Default, "DEFAULT"},
    {EventFlag::BlockingSync, "BLOCKING_SYNC"},
    {EventFlag::DisableTiming, "DISABLE_TIMING"},
    {EventFlag::Interprocess, "INTERPROCESS"},
});

constexpr auto kPointerAttributes = std::to_array<Constant<PointerAttribute>>({
    {PointerAttribute::Context, "CONTEXT"},
    {PointerAttribute::MemoryType, "MEMORY_TYPE"},
    {PointerAttribute::DevicePointer, "DEVICE_POINTER"},
    {PointerAttribute::HostPointer, "HOST_POINTER"},
    {PointerAttribute::P2pTokens, "P2P_TOKENS"},
    {PointerAttribute::SyncMemops, "SYNC_MEMOPS"},
    {PointerAttribute::BufferId, "BUFFER_ID"},
    {PointerAttribute::IsManaged, "IS_MANAGED"},
    {PointerAttribute::DeviceOrdinal, "DEVICE_ORDINAL"},
    {PointerAttribute::IsLegacyCudaIpcCapable, "IS_LEGACY_CUDA_IPC_CAPABLE"},
    {PointerAttribute::RangeStartAddr, "RANGE_START_ADDR"},
    {PointerAttribute::RangeSize, "RANGE_SIZE"},
    {PointerAttribute::Mapped, "MAPPED"},
    {PointerAttribute::AllowedHandleTypes, "ALLOWED_HANDLE_TYPES"},
    {PointerAttribute::IsGpuDirectRdmaCapable, "IS_GPU_DIRECT_RDMA_CAPABLE"},
    {PointerAttribute::AccessFlags, "ACCESS_FLAGS"},
    {PointerAttribute::MempoolHandle, "MEMPOOL_HANDLE"},
    {PointerAttribute::MappingSize, "MAPPING_SIZE"},
    {PointerAttribute::MappingBaseAddr, "MAPPING_BASE_ADDR"},
    {PointerAttribute::MemoryBlockId, "MEMORY_BLOCK_ID"},
    {PointerAttribute::IsHwDecompressCapable, "IS_HW_DECOMPRESS_CAPABLE"},
});

constexpr auto kFunctionAttributes = std::to_array<Constant<FunctionAttribute>>({
    {FunctionAttribute::MaxThreadsPerBlock, "MAX_THREADS_PER_BLOCK"},
    {FunctionAttribute::SharedSizeBytes, "SHARED_SIZE_BYTES"},
    {FunctionAttribute::ConstSizeBytes, "CONST_SIZE_BYTES"},
    {FunctionAttribute::LocalSizeBytes, "LOCAL_SIZE_BYTES"},
    {FunctionAttribute::NumRegs, "NUM_REGS"},
    {FunctionAttribute::PtxVersion, "PTX_VERSION"},
    {FunctionAttribute::BinaryVersion, "BINARY_VERSION"},
    {FunctionAttribute::CacheModeCa, "CACHE_MODE_CA"},
    {FunctionAttribute::MaxDynamicSharedSizeBytes, "MAX_DYNAMIC_SHARED_SIZE_BYTES"},
    {FunctionAttribute::PreferredSharedMemoryCarveout, "PREFERRED_SHARED_MEMORY_CARVEOUT"},
    {FunctionAttribute::ClusterSizeMustBeSet, "CLUSTER_SIZE_MUST_BE_SET"},
    {FunctionAttribute::RequiredClusterWidth, "REQUIRED_CLUSTER_WIDTH"},
    {FunctionAttribute::RequiredClusterHeight, "REQUIRED_CLUSTER_HEIGHT"},
    {FunctionAttribute::RequiredClusterDepth, "REQUIRED_CLUSTER_DEPTH"},
    {FunctionAttribute::NonPortableClusterSizeAllowed, "NON_PORTABLE_CLUSTER_SIZE_ALLOWED"},
    {FunctionAttribute::ClusterSchedulingPolicyPreference, "CLUSTER_SCHEDULING_POLICY_PREFERENCE"},
    {FunctionAttribute::Max, "MAX"},
});

constexpr auto kCacheConfigs = std::to_array<Constant<CacheConfig>>({
    {CacheConfig::PreferNone, "PREFER_NONE"},
    {CacheConfig::PreferShared, "PREFER_SHARED"},
    {CacheConfig::PreferL1, "PREFER_L1"},
    {CacheConfig::PreferEqual, "PREFER_EQUAL"},
});

constexpr auto kArrayFormats = std::to_array<Constant<ArrayFormat>>({
    {ArrayFormat::UInt8, "UNSIGNED_INT8"},
    {ArrayFormat::UInt16, "UNSIGNED_INT16"},
    {ArrayFormat::UInt32, "UNSIGNED_INT32"},
    {ArrayFormat::Int8, "SIGNED_INT8"},
    {ArrayFormat::Int16, "SIGNED_INT16"},
    {ArrayFormat::Int32, "SIGNED_INT32"},
    {ArrayFormat::Half, "HALF"},
    {ArrayFormat::Float, "FLOAT"},
});

constexpr auto kArrayFlags = std::to_array<Constant<ArrayFlag>>({
    {ArrayFlag::Layered, "LAYERED"},
    {ArrayFlag::SurfaceLdst, "SURFACE_LDST"},
    {ArrayFlag::Cubemap, "CUBEMAP"},
    {ArrayFlag::TextureGather, "TEXTURE_GATHER"},
    {ArrayFlag::Layered, "2DARRAY"},
    {ArrayFlag::Layered, "ARRAY3D_LAYERED"},
    {ArrayFlag::Layered, "ARRAY3D_2DARRAY"},
});

constexpr auto kAddressModes = std::to_array<Constant<AddressMode>>({
    {AddressMode::Wrap, "WRAP"},
    {AddressMode::Clamp, "CLAMP"},
    {AddressMode::Mirror, "MIRROR"},
    {AddressMode::Border, "BORDER"},
});

constexpr auto kFilterModes = std::to_array<Constant<FilterMode>>({
    {FilterMode::Point, "POINT"},
    {FilterMode::Linear, "LINEAR"},
});

constexpr auto kTextureFlags = std::to_array<Constant<TextureFlag>>({
    {TextureFlag::ReadAsInteger, "READ_AS_INTEGER"},
    {TextureFlag::NormalizedCoordinates, "NORMALIZED_COORDINATES"},
    {TextureFlag::Srgb, "SRGB"},
    {TextureFlag::DisableTrilinearOptimization, "DISABLE_TRILINEAR_OPTIMIZATION"},
    {TextureFlag::SeamlessCubemap, "SEAMLESS_CUBEMAP"},
});

constexpr auto kMemoryTypes = std::to_array<Constant<MemoryType>>({
    {MemoryType::Host, "HOST"},
    {MemoryType::Device, "DEVICE"},
    {MemoryType::Array, "ARRAY"},
    {MemoryType::Unified, "UNIFIED"},
});

constexpr auto kComputeModes = std::to_array<Constant<ComputeMode>>({
    {ComputeMode::Default, "DEFAULT"},
    {ComputeMode::Prohibited, "PROHIBITED"},
    {ComputeMode::ExclusiveProcess, "EXCLUSIVE_PROCESS"},
});

constexpr auto kJitOptions = std::to_array<Constant<JitOption>>({
    {JitOption::MaxRegisters, "MAX_REGISTERS"},
    {JitOption::ThreadsPerBlock, "THREADS_PER_BLOCK"},
    {JitOption::WallTime, "WALL_TIME"},
    {JitOption::InfoLogBuffer, "INFO_LOG_BUFFER"},
    {JitOption::InfoLogBufferSizeBytes, "INFO_LOG_BUFFER_SIZE_BYTES"},
    {JitOption::ErrorLogBuffer, "ERROR_LOG_BUFFER"},
    {JitOption::ErrorLogBufferSizeBytes, "ERROR_LOG_BUFFER_SIZE_BYTES"},
    {JitOption::OptimizationLevel, "OPTIMIZATION_LEVEL"},
    {JitOption::TargetFromCucontext, "TARGET_FROM_CUCONTEXT"},
    {JitOption::Target, "TARGET"},
    {JitOption::FallbackStrategy, "FALLBACK_STRATEGY"},
    {JitOption::GenerateDebugInfo, "GENERATE_DEBUG_INFO"},
    {JitOption::LogVerbose, "LOG_VERBOSE"},
    {JitOption::GenerateLineInfo, "GENERATE_LINE_INFO"},
    {JitOption::CacheMode, "CACHE_MODE"},
    {JitOption::PositionIndependentCode, "POSITION_INDEPENDENT_CODE"},
    {JitOption::MinCtaPerSm, "MIN_CTA_PER_SM"},
    {JitOption::MaxThreadsPerBlock, "MAX_THREADS_PER_BLOCK"},
    {JitOption::OverrideDirectiveValues, "OVERRIDE_DIRECTIVE_VALUES"},
    {JitOption::SplitCompile, "SPLIT_COMPILE"},
});

constexpr auto kJitTargets = std::to_array<Constant<JitTarget>>({
    {JitTarget::Sm75, "COMPUTE_75"},
    {JitTarget::Sm80, "COMPUTE_80"},
    {JitTarget::Sm86, "COMPUTE_86"},
    {JitTarget::Sm87, "COMPUTE_87"},
    {JitTarget::Sm89, "COMPUTE_89"},
    {JitTarget::Sm90, "COMPUTE_90"},
    {JitTarget::Sm90a, "COMPUTE_90A"},
    {JitTarget::Sm100, "COMPUTE_100"},
    {JitTarget::Sm100a, "COMPUTE_100A"},
    {JitTarget::Sm100f, "COMPUTE_100F"},
    {JitTarget::Sm103, "COMPUTE_103"},
    {JitTarget::Sm103a, "COMPUTE_103A"},
    {JitTarget::Sm103f, "COMPUTE_103F"},
    {JitTarget::Sm110, "COMPUTE_110"},
    {JitTarget::Sm110a, "COMPUTE_110A"},
    {JitTarget::Sm110f, "COMPUTE_110F"},
    {JitTarget::Sm120, "COMPUTE_120"},
    {JitTarget::Sm120a, "COMPUTE_120A"},
    {JitTarget::Sm120f, "COMPUTE_120F"},
    {JitTarget::Sm121, "COMPUTE_121"},
    {JitTarget::Sm121a, "COMPUTE_121A"},
    {JitTarget::Sm121f, "COMPUTE_121F"},
});

constexpr auto kJitFallbacks = std::to_array<Constant<JitFallback>>({
    {JitFallback::Ptx, "PREFER_PTX"},
    {JitFallback::Binary, "PREFER_BINARY"},
});

constexpr auto kHostAllocFlags = std::to_array<Constant<HostAllocFlag>>({
    {HostAllocFlag::Portable, "PORTABLE"},
    {HostAllocFlag::Devicemap, "DEVICEMAP"},
    {HostAllocFlag::Writecombined, "WRITECOMBINED"},
});

constexpr auto kAttachFlags = std::to_array<Constant<AttachFlag>>({
    {AttachFlag::Global, "GLOBAL"},
    {AttachFlag::Host, "HOST"},
    {AttachFlag::Single, "SINGLE"},
});

constexpr auto kHostRegisterFlags = std::to_array<Constant<HostRegisterFlag>>({
    {HostRegisterFlag::Portable, "PORTABLE"},
    {HostRegisterFlag::Devicemap, "DEVICEMAP"},
    {HostRegisterFlag::Iomemory, "IOMEMORY"},
    {HostRegisterFlag::ReadOnly, "READ_ONLY"},
});

constexpr auto kLimits = std::to_array<Constant<Limit>>({
    {Limit::StackSize, "STACK_SIZE"},
    {Limit::PrintfFifoSize, "PRINTF_FIFO_SIZE"},
    {Limit::MallocHeapSize, "MALLOC_HEAP_SIZE"},
    {Limit::DevRuntimeSyncDepth, "DEV_RUNTIME_SYNC_DEPTH"},
    {Limit::DevRuntimePendingLaunchCount, "DEV_RUNTIME_PENDING_LAUNCH_COUNT"},
    {Limit::MaxL2FetchGranularity, "MAX_L2_FETCH_GRANULARITY"},
    {Limit::PersistingL2CacheSize, "PERSISTING_L2_CACHE_SIZE"},
});

constexpr auto kIpcMemoryFlags = std::to_array<Constant<IpcMemoryFlag>>({
    {IpcMemoryFlag::LazyEnablePeerAccess, "LAZY_ENABLE_PEER_ACCESS"},
});

constexpr auto kGraphicsRegisterFlags = std::to_array<Constant<GraphicsRegisterFlag>>({
    {GraphicsRegisterFlag::None, "NONE"},
    {GraphicsRegisterFlag::ReadOnly, "READ_ONLY"},
    {GraphicsRegisterFlag::WriteDiscard, "WRITE_DISCARD"},
    {GraphicsRegisterFlag::SurfaceLdst, "SURFACE_LDST"},
    {GraphicsRegisterFlag::TextureGather, "TEXTURE_GATHER"},
});

constexpr auto kCubemapFaces = std::to_array<Constant<CubemapFace>>({
    {CubemapFace::PositiveX, "POSITIVE_X"},
    {CubemapFace::NegativeX, "NEGATIVE_X"},
    {CubemapFace::PositiveY, "POSITIVE_Y"},
    {CubemapFace::NegativeY, "NEGATIVE_Y"},
    {CubemapFace::PositiveZ, "POSITIVE_Z"},
    {CubemapFace::NegativeZ, "NEGATIVE_Z"},
});

}  // namespace

template <> std::span<const Constant<ContextFlag>> constantsOf<ContextFlag>() noexcept
{
    return kContextFlags;
}
template <> std::span<const Constant<EventFlag>> constantsOf<EventFlag>() noexcept
{
    return kEventFlags;
}
template <> std::span<const Constant<PointerAttribute>> constantsOf<PointerAttribute>() noexcept
{
    return kPointerAttributes;
}
template <> std::span<const Constant<FunctionAttribute>> constantsOf<FunctionAttribute>() noexcept
{
    return kFunctionAttributes;
}
template <> std::span<const Constant<CacheConfig>> constantsOf<CacheConfig>() noexcept
{
    return kCacheConfigs;
}
template <> std::span<const Constant<ArrayFormat>> constantsOf<ArrayFormat>() noexcept
{
    return kArrayFormats;
}
template <> std::span<const Constant<ArrayFlag>> constantsOf<ArrayFlag>() noexcept
{
    return kArrayFlags;
}
template <> std::span<const Constant<AddressMode>> constantsOf<AddressMode>() noexcept
{
    return kAddressModes;
}
template <> std::span<const Constant<FilterMode>> constantsOf<FilterMode>() noexcept
{
    return kFilterModes;
}
template <> std::span<const Constant<TextureFlag>> constantsOf<TextureFlag>() noexcept
{
    return kTextureFlags;
}
template <> std::span<const Constant<MemoryType>> constantsOf<MemoryType>() noexcept
{
    return kMemoryTypes;
}
template <> std::span<const Constant<ComputeMode>> constantsOf<ComputeMode>() noexcept
{
    return kComputeModes;
}
template <> std::span<const Constant<JitOption>> constantsOf<JitOption>() noexcept
{
    return kJitOptions;
}
template <> std::span<const Constant<JitTarget>> constantsOf<JitTarget>() noexcept
{
    return kJitTargets;
}
template <> std::span<const Constant<JitFallback>> constantsOf<JitFallback>() noexcept
{
    return kJitFallbacks;
}
template <> std::span<const Constant<HostAllocFlag>> constantsOf<HostAllocFlag>() noexcept
{
    return kHostAllocFlags;
}
template <> std::span<const Constant<AttachFlag>> constantsOf<AttachFlag>() noexcept
{
    return kAttachFlags;
}
template <> std::span<const Constant<HostRegisterFlag>> constantsOf<HostRegisterFlag>() noexcept
{
    return kHostRegisterFlags;
}
template <> std::span<const Constant<Limit>> constantsOf<Limit>() noexcept
{
    return kLimits;
}
template <> std::span<const Constant<IpcMemoryFlag>> constantsOf<IpcMemoryFlag>() noexcept
{
    return kIpcMemoryFlags;
}
template <> std::span<const Constant<GraphicsRegisterFlag>> constantsOf<GraphicsRegisterFlag>() noexcept
{
    return kGraphicsRegisterFlags;
}
template <> std::span<const Constant<CubemapFace>> constantsOf<CubemapFace>() noexcept
{
    return kCubemapFaces;
}

void throwUnknownConstant(std::string_view name, std::span<const std::string_view> known)
{
    if (isRetired(name))
        throwRetired(name);
    std::string names;
    for (const std::string_view& each : known)
        names.append(&each == known.data() ? "" : ", ").append(each);
    throw LogicError({.text = message("there is no constant of that name; there are {}", names), .subject = std::string(name)});
}

}  // namespace kd
