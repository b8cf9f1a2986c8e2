// SPDX-License-Identifier: GPL-3.0-or-later
// Stands for CUPTI and for what the driver does with CUDA_INJECTION64_PATH, over the emulated libcuda.so.1: a program that has this
// preloaded is seen by KernelDesk's injected library as one on a GPU is. Its functions of CUDA call those behind them, and tell the
// subscriber before and after.
#include "core/cupti/capturecalls.h"
#include "core/cupti/cuptiapi.h"

#include <cuda.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <mutex>
#include <vector>

namespace {

using namespace kd;

struct Subscriber {
    cupti::Callback callback = nullptr;
    void* user = nullptr;
    std::array<bool, 1024> calls{};
};
Subscriber subscriber;

/// Launches that the subscriber was told of, and all.
unsigned toldLaunches = 0, allLaunches = 0;

/// Records of kernels that nobody has fetched yet: each launch takes as many microseconds as it is blocks.
struct Records {
    bool areWanted = false;
    cupti::BufferRequested request = nullptr;
    cupti::BufferCompleted complete = nullptr;
    std::mutex mutex;
    std::vector<cupti::KernelRecord> due;
} records;

void recordLaunch(const char* name, unsigned gridX, unsigned blockX)
{
    const std::lock_guard lock(records.mutex);
    cupti::KernelRecord record{};
    record.kind = cupti::kConcurrentKernel;
    record.start = 1000;
    record.end = 1000 + std::uint64_t{1000} * gridX;
    record.grid[0] = static_cast<std::int32_t>(gridX);
    record.block[0] = static_cast<std::int32_t>(blockX);
    record.grid[1] = record.grid[2] = record.block[1] = record.block[2] = 1;
    record.correlation = allLaunches;
    record.name = name;
    records.due.push_back(record);
}

/// FAKE_CUPTI_COUNT names the file that is to tell both at the end of the process.
struct Count {
    ~Count()
    {
        const char* const path = std::getenv("FAKE_CUPTI_COUNT");
        if (std::FILE* const file = path == nullptr ? nullptr : std::fopen(path, "w")) {
            std::fprintf(file, "%u of %u", toldLaunches, allLaunches);
            std::fclose(file);
        }
    }
} count;

template <typename Function> Function behind(const char* name, Function)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

template <typename Parameters, typename Call>
CUresult told(std::uint32_t number, const Parameters& parameters, const char* symbol, const Call& call)
{
    CUresult result = CUDA_SUCCESS;
    std::uint64_t own = 0;
    cupti::CallbackData data{};
    data.parameters = &parameters;
    data.result = &result;
    data.symbol = symbol;
    data.own = &own;
    const bool isTold = subscriber.callback != nullptr && subscriber.calls[number];
    if (isTold)
        subscriber.callback(subscriber.user, cupti::kDriverApi, number, &data);
    result = call();
    data.site = cupti::kEnter + 1;
    if (isTold)
        subscriber.callback(subscriber.user, cupti::kDriverApi, number, &data);
    return result;
}

const char* nameOf(CUfunction function)
{
    using GetName = CUresult (*)(const char**, CUfunction);
    static const auto getName = reinterpret_cast<GetName>(dlsym(RTLD_NEXT, "cuFuncGetName"));
    const char* name = nullptr;
    return getName != nullptr && getName(&name, function) == CUDA_SUCCESS ? name : "walk";
}

}  // namespace

extern "C" {

cupti::Result cuptiGetVersion(std::uint32_t* version)
{
    *version = 130000;
    return cupti::kSuccess;
}

cupti::Result cuptiGetResultString(cupti::Result, const char** text)
{
    *text = "CUPTI_ERROR_UNKNOWN";
    return cupti::kSuccess;
}

cupti::Result cuptiSubscribe(void** handle, cupti::Callback callback, void* user)
{
    if (std::getenv("FAKE_CUPTI_BUSY") != nullptr)
        return cupti::kMultipleSubscribers;
    subscriber.callback = callback;
    subscriber.user = user;
    *handle = &subscriber;
    return cupti::kSuccess;
}

cupti::Result cuptiUnsubscribe(void*)
{
    subscriber.callback = nullptr;
    return cupti::kSuccess;
}

cupti::Result cuptiEnableCallback(std::uint32_t enable, void*, std::uint32_t domain, std::uint32_t call)
{
    if (domain == cupti::kDriverApi && call < subscriber.calls.size())
        subscriber.calls[call] = enable != 0;
    return cupti::kSuccess;
}

cupti::Result cuptiActivityRegisterCallbacks(cupti::BufferRequested request, cupti::BufferCompleted complete)
{
    records.request = request;
    records.complete = complete;
    return cupti::kSuccess;
}
cupti::Result cuptiActivityEnable(std::uint32_t)
{
    records.areWanted = true;
    return cupti::kSuccess;
}
cupti::Result cuptiActivityDisable(std::uint32_t)
{
    return cupti::kSuccess;
}
cupti::Result cuptiActivityFlushAll(std::uint32_t)
{
    const std::lock_guard lock(records.mutex);
    std::uint8_t* buffer = nullptr;
    std::size_t size = 0, most = 0;
    if (records.due.empty())
        return cupti::kSuccess;
    records.request(&buffer, &size, &most);
    const std::size_t bytes = records.due.size() * sizeof(cupti::KernelRecord);
    if (buffer == nullptr || size < bytes)
        return cupti::kMaxLimitReached;
    std::memcpy(buffer, records.due.data(), bytes);
    records.due.clear();
    records.complete(nullptr, 0, buffer, size, bytes);
    return cupti::kSuccess;
}
cupti::Result cuptiActivityGetNextRecord(std::uint8_t* buffer, std::size_t valid, void** record)
{
    auto* const next = *record == nullptr ? buffer : static_cast<std::uint8_t*>(*record) + sizeof(cupti::KernelRecord);
    if (next >= buffer + valid)
        return cupti::kMaxLimitReached;
    *record = next;
    return cupti::kSuccess;
}
cupti::Result cuptiActivityGetNumDroppedRecords(void*, std::uint32_t, std::size_t* dropped)
{
    *dropped = 0;
    return cupti::kSuccess;
}

CUresult CUDAAPI cuInit(unsigned flags)
{
    const CUresult result = behind("cuInit", &cuInit)(flags);
    static bool isInjected = false;
    const char* const path = std::getenv("CUDA_INJECTION64_PATH");
    if (result == CUDA_SUCCESS && path != nullptr && !isInjected) {
        isInjected = true;
        void* const library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        const auto initialise = library == nullptr ? nullptr : reinterpret_cast<int (*)()>(dlsym(library, "InitializeInjection"));
        if (initialise == nullptr || initialise() != 1)
            std::abort();
    }
    return result;
}

CUresult CUDAAPI cuModuleLoadData(CUmodule* module, const void* image)
{
    return told(cupti::kLoadCalls[0], cupti::LoadParameters{module, image}, nullptr,
                [&] { return behind("cuModuleLoadData", &cuModuleLoadData)(module, image); });
}

CUresult CUDAAPI cuModuleGetFunction(CUfunction* function, CUmodule module, const char* name)
{
    return told(cupti::kLookupCalls[0], cupti::LookupParameters{function, module, name}, nullptr,
                [&] { return behind("cuModuleGetFunction", &cuModuleGetFunction)(function, module, name); });
}

CUresult CUDAAPI cuGraphInstantiateWithFlags(CUgraphExec* exec, CUgraph graph, unsigned long long flags)
{
    const cupti::GraphInstantiateParameters parameters{reinterpret_cast<void**>(exec), graph};
    return told(cupti::kGraphInstantiateCalls[2], parameters, nullptr,
                [&] { return behind("cuGraphInstantiateWithFlags", &cuGraphInstantiateWithFlags)(exec, graph, flags); });
}

CUresult CUDAAPI cuGraphExecKernelNodeSetParams_v2(CUgraphExec exec, CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS* given)
{
    return told(cupti::kGraphParameterCalls[0], cupti::GraphParameters{exec, node, given}, nullptr, [&] {
        return behind("cuGraphExecKernelNodeSetParams_v2", &cuGraphExecKernelNodeSetParams)(exec, node, given);
    });
}

CUresult CUDAAPI cuGraphNodeSetEnabled(CUgraphExec exec, CUgraphNode node, unsigned isEnabled)
{
    return told(cupti::kGraphChangeCalls[2], cupti::GraphParameters{exec, node, nullptr}, nullptr,
                [&] { return behind("cuGraphNodeSetEnabled", &cuGraphNodeSetEnabled)(exec, node, isEnabled); });
}

CUresult CUDAAPI cuGraphExecDestroy(CUgraphExec exec)
{
    return told(cupti::kGraphDestroyCalls[0], cupti::GraphParameters{exec, nullptr, nullptr}, nullptr,
                [&] { return behind("cuGraphExecDestroy", &cuGraphExecDestroy)(exec); });
}

CUresult CUDAAPI cuGraphLaunch(CUgraphExec exec, CUstream stream)
{
    return told(cupti::kGraphCalls[0], cupti::GraphParameters{exec, stream, nullptr}, nullptr,
                [&] { return behind("cuGraphLaunch", &cuGraphLaunch)(exec, stream); });
}

CUresult CUDAAPI cuTexObjectCreate(CUtexObject* texture, const CUDA_RESOURCE_DESC* resource, const CUDA_TEXTURE_DESC* settings,
                                   const CUDA_RESOURCE_VIEW_DESC* view)
{
    const cupti::TextureParameters parameters{reinterpret_cast<std::uint64_t*>(texture), resource, settings, view};
    return told(cupti::kTextureCreateCall, parameters, nullptr,
                [&] { return behind("cuTexObjectCreate", &cuTexObjectCreate)(texture, resource, settings, view); });
}

CUresult CUDAAPI cuSurfObjectCreate(CUsurfObject* surface, const CUDA_RESOURCE_DESC* resource)
{
    const cupti::TextureParameters parameters{reinterpret_cast<std::uint64_t*>(surface), resource, nullptr, nullptr};
    return told(cupti::kSurfaceCreateCall, parameters, nullptr,
                [&] { return behind("cuSurfObjectCreate", &cuSurfObjectCreate)(surface, resource); });
}

CUresult CUDAAPI cuMipmappedArrayGetLevel(CUarray* level, CUmipmappedArray whole, unsigned number)
{
    const cupti::MipmapLevelParameters parameters{reinterpret_cast<void**>(level), whole, number};
    return told(cupti::kMipmapLevelCall, parameters, nullptr,
                [&] { return behind("cuMipmappedArrayGetLevel", &cuMipmappedArrayGetLevel)(level, whole, number); });
}

CUresult CUDAAPI cuArrayDestroy(CUarray array)
{
    return told(cupti::kArrayDestroyCall, array, nullptr, [&] { return behind("cuArrayDestroy", &cuArrayDestroy)(array); });
}

CUresult CUDAAPI cuTensorMapEncodeTiled(CUtensorMap* map, CUtensorMapDataType type, cuuint32_t rank, void* address,
                                        const cuuint64_t* sizes, const cuuint64_t* strides, const cuuint32_t* box,
                                        const cuuint32_t* steps, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
                                        CUtensorMapL2promotion promotion, CUtensorMapFloatOOBfill fill)
{
    const cupti::TiledMapParameters parameters{map,   type,  rank,       address, reinterpret_cast<const std::uint64_t*>(sizes),
                                               reinterpret_cast<const std::uint64_t*>(strides), box, steps, interleave,
                                               swizzle, promotion, fill};
    return told(cupti::kTiledMapCall, parameters, nullptr, [&] {
        return behind("cuTensorMapEncodeTiled", &cuTensorMapEncodeTiled)(map, type, rank, address, sizes, strides, box, steps,
                                                                         interleave, swizzle, promotion, fill);
    });
}

CUresult CUDAAPI cuTensorMapReplaceAddress(CUtensorMap* map, void* address)
{
    return told(cupti::kReplaceAddressCall, cupti::ReplaceAddressParameters{map, address}, nullptr,
                [&] { return behind("cuTensorMapReplaceAddress", &cuTensorMapReplaceAddress)(map, address); });
}

CUresult CUDAAPI cuLaunchKernel(CUfunction function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX, unsigned blockY,
                                unsigned blockZ, unsigned shared, CUstream stream, void** arguments, void** extra)
{
    ++allLaunches;
    toldLaunches += subscriber.callback != nullptr && subscriber.calls[cupti::kLaunchKernelCalls[0]] ? 1 : 0;
    if (records.areWanted)
        recordLaunch(nameOf(function), gridX, blockX);
    const cupti::LaunchParameters parameters{function, {gridX, gridY, gridZ}, {blockX, blockY, blockZ}, shared, stream, arguments, extra};
    return told(cupti::kLaunchKernelCalls[0], parameters, nameOf(function), [&] {
        return behind("cuLaunchKernel", &cuLaunchKernel)(function, gridX, gridY, gridZ, blockX, blockY, blockZ, shared, stream,
                                                         arguments, extra);
    });
}

}
