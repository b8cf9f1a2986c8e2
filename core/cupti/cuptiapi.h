// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace kd::cupti {

// The few entry points, numbers and structures of CUPTI that are used, after its public documentation: nothing of its headers is
// needed or comes along.

/// CUPTI calls it CUptiResult.
using Result = int;
inline constexpr Result kSuccess = 0;
inline constexpr Result kMaxLimitReached = 12;       ///< no further record; of a subscription: there is a subscriber already
inline constexpr Result kMultipleSubscribers = 39;   ///< another profiler subscribed before, or the program runs under one

/// CUPTI_API_VERSION of CUDA 11.0 and of the first toolkit whose records are not known. KernelRecord stands at the beginning of the
/// record of every version between them.
inline constexpr std::uint32_t kFirstVersion = 13;
inline constexpr std::uint32_t kFirstUnknownVersion = 140000;

inline constexpr std::uint32_t kConcurrentKernel = 10;  ///< CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL
inline constexpr std::uint32_t kFlushForced = 1;        ///< CUPTI_ACTIVITY_FLAG_FLUSH_FORCED
inline constexpr std::uint32_t kDriverApi = 1;          ///< CUPTI_CB_DOMAIN_DRIVER_API
inline constexpr std::uint32_t kResources = 3;          ///< CUPTI_CB_DOMAIN_RESOURCE
inline constexpr std::uint32_t kEnter = 0;              ///< CUPTI_API_ENTER
inline constexpr std::uint32_t kModuleLoaded = 6;       ///< CUPTI_CBID_RESOURCE_MODULE_LOADED

/// Callback numbers of cuLaunchKernel, cuLaunchCooperativeKernel and cuLaunchKernelEx, each with its variant for the default stream
/// of a thread.
inline constexpr std::uint32_t kLaunchCalls[] = {307, 442, 477, 478, 652, 653};
inline constexpr std::uint32_t kLaunchKernelCalls[] = {307, 442};
inline constexpr std::uint32_t kCooperativeCalls[] = {477, 478};
inline constexpr std::uint32_t kExtendedCalls[] = {652, 653};
/// Callback numbers of cuGraphLaunch, likewise.
inline constexpr std::uint32_t kGraphCalls[] = {514, 515};
/// Callback numbers of cuModuleLoadData, cuModuleLoadDataEx, cuModuleLoadFatBinary and cuLibraryLoadData, whose second parameter is
/// the image.
inline constexpr std::uint32_t kLoadCalls[] = {19, 20, 21, 678};

/// Callback numbers of cuModuleGetFunction and cuLibraryGetKernel, whose third parameter is the name of a kernel, and of
/// cuModuleEnumerateFunctions and cuLibraryEnumerateKernels, which give kernels without naming them.
inline constexpr std::uint32_t kLookupCalls[] = {23, 681};
inline constexpr std::uint32_t kEnumerationCalls[] = {738, 740};

/// What CUpti_ActivityKernel3 to CUpti_ActivityKernel10 have in common: the newer ones are longer.
struct KernelRecord {
    std::uint32_t kind;
    std::uint8_t cacheConfig;
    std::uint8_t sharedMemoryConfig;
    std::uint16_t registers;
    std::uint32_t partitionedCacheRequested;
    std::uint32_t partitionedCacheExecuted;
    std::uint64_t start;      ///< nanoseconds; 0 where there was no room to take the time
    std::uint64_t end;        ///< nanoseconds
    std::uint64_t completed;  ///< nanoseconds, with all kernels that it launched
    std::uint32_t device;
    std::uint32_t context;
    std::uint32_t stream;
    std::int32_t grid[3];
    std::int32_t block[3];
    std::int32_t staticShared;
    std::int32_t dynamicShared;
    std::uint32_t localPerThread;
    std::uint32_t localTotal;
    std::uint32_t correlation;  ///< the same as of the call that launched it
    std::int64_t gridId;
    const char* name;
};
static_assert(offsetof(KernelRecord, start) == 16 && offsetof(KernelRecord, end) == 24 && offsetof(KernelRecord, device) == 40);
static_assert(offsetof(KernelRecord, grid) == 52 && offsetof(KernelRecord, block) == 64);
static_assert(offsetof(KernelRecord, dynamicShared) == 80 && offsetof(KernelRecord, correlation) == 92);
static_assert(offsetof(KernelRecord, gridId) == 96 && offsetof(KernelRecord, name) == 104 && sizeof(KernelRecord) == 112);

/// CUpti_CallbackData.
struct CallbackData {
    std::uint32_t site;
    const char* function;
    const void* parameters;
    void* result;
    const char* symbol;
    void* context;
    std::uint32_t contextId;
    std::uint64_t* own;
    std::uint32_t correlation;
};
static_assert(offsetof(CallbackData, function) == 8 && offsetof(CallbackData, context) == 40);
static_assert(offsetof(CallbackData, own) == 56 && offsetof(CallbackData, correlation) == 64);

/// CUpti_ResourceData, of a module that was loaded.
struct ResourceData {
    void* context;
    void* handle;
    const void* descriptor;  ///< ModuleData
};
/// CUpti_ModuleResourceData.
struct ModuleData {
    std::uint32_t module;
    std::size_t size;
    const char* cubin;
};
static_assert(offsetof(ResourceData, descriptor) == 16 && offsetof(ModuleData, size) == 8 && offsetof(ModuleData, cubin) == 16);

/// The parameters of cuModuleLoadData and its like.
struct LoadParameters {
    void* module;
    const void* image;
};
/// The parameters of cuModuleGetFunction and of cuLibraryGetKernel.
struct LookupParameters {
    void* function;
    void* module;
    const char* name;
};
/// The parameters of cuLaunchKernel and of cuLaunchCooperativeKernel, which has all but the last.
struct LaunchParameters {
    void* function;
    std::uint32_t grid[3];
    std::uint32_t block[3];
    std::uint32_t dynamicShared;
    void* stream;
    void** arguments;
    void** extra;
};
static_assert(offsetof(LaunchParameters, stream) == 40 && offsetof(LaunchParameters, extra) == 56);
/// The parameters of cuLaunchKernelEx.
struct ExtendedLaunchParameters {
    const void* config;  ///< a CUlaunchConfig
    void* function;
    void** arguments;
    void** extra;
};

using Callback = void (*)(void* user, std::uint32_t domain, std::uint32_t call, const void* data);
using BufferRequested = void (*)(std::uint8_t** buffer, std::size_t* size, std::size_t* maxRecords);
using BufferCompleted = void (*)(void* context, std::uint32_t stream, std::uint8_t* buffer, std::size_t size, std::size_t valid);

/// The entry points, under their names without "cupti".
struct Api {
    Result (*GetVersion)(std::uint32_t* version) = nullptr;
    Result (*GetResultString)(Result result, const char** text) = nullptr;
    Result (*Subscribe)(void** subscriber, Callback callback, void* user) = nullptr;
    Result (*Unsubscribe)(void* subscriber) = nullptr;
    Result (*EnableCallback)(std::uint32_t enable, void* subscriber, std::uint32_t domain, std::uint32_t call) = nullptr;
    Result (*ActivityRegisterCallbacks)(BufferRequested requested, BufferCompleted completed) = nullptr;
    Result (*ActivityEnable)(std::uint32_t kind) = nullptr;
    Result (*ActivityDisable)(std::uint32_t kind) = nullptr;
    Result (*ActivityFlushAll)(std::uint32_t flag) = nullptr;
    Result (*ActivityGetNextRecord)(std::uint8_t* buffer, std::size_t valid, void** record) = nullptr;
    Result (*ActivityGetNumDroppedRecords)(void* context, std::uint32_t stream, std::size_t* dropped) = nullptr;
};

}  // namespace kd::cupti
