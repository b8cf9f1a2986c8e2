// SPDX-License-Identifier: GPL-3.0-or-later
// Stands for CUPTI and for what the driver does with CUDA_INJECTION64_PATH, over the emulated libcuda.so.1: a program that has this
// preloaded is seen by KernelDesk's injected library as one on a GPU is. Its functions of CUDA call those behind them, and tell the
// subscriber before and after.
#include "core/cupti/cuptiapi.h"

#include <cuda.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>

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

cupti::Result cuptiActivityRegisterCallbacks(cupti::BufferRequested, cupti::BufferCompleted)
{
    return cupti::kSuccess;
}
cupti::Result cuptiActivityEnable(std::uint32_t)
{
    return cupti::kSuccess;
}
cupti::Result cuptiActivityDisable(std::uint32_t)
{
    return cupti::kSuccess;
}
cupti::Result cuptiActivityFlushAll(std::uint32_t)
{
    return cupti::kSuccess;
}
cupti::Result cuptiActivityGetNextRecord(std::uint8_t*, std::size_t, void**)
{
    return cupti::kMaxLimitReached;
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

CUresult CUDAAPI cuLaunchKernel(CUfunction function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX, unsigned blockY,
                                unsigned blockZ, unsigned shared, CUstream stream, void** arguments, void** extra)
{
    ++allLaunches;
    toldLaunches += subscriber.callback != nullptr && subscriber.calls[cupti::kLaunchKernelCalls[0]] ? 1 : 0;
    const cupti::LaunchParameters parameters{function, {gridX, gridY, gridZ}, {blockX, blockY, blockZ}, shared, stream, arguments, extra};
    return told(cupti::kLaunchKernelCalls[0], parameters, nameOf(function), [&] {
        return behind("cuLaunchKernel", &cuLaunchKernel)(function, gridX, gridY, gridZ, blockX, blockY, blockZ, shared, stream,
                                                         arguments, extra);
    });
}

}
