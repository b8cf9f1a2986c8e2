// SPDX-License-Identifier: GPL-3.0-or-later
// cuCoredumpGetAttribute to cuDeviceUnregisterAsyncNotification: settings that are kept and told, and what the one device never
// does: it writes no core dumps, divides itself among nobody, and runs out of no memory that others could give back.
#include "core/emulator/substitute/emulation.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <utility>

namespace sub = kd::emulator::substitute;
using kd::DriverApi;

namespace {

constexpr CUdevice kDevice = 0;
constexpr std::size_t kMaxPath = 1024;  // with its end

/// The settings of core dumps, of which the global ones and those of the context are one here.
struct CoredumpSettings {
    std::mutex mutex;
    std::map<CUcoredumpSettings, bool> switches{{CU_COREDUMP_ENABLE_ON_EXCEPTION, false},
                                                {CU_COREDUMP_TRIGGER_HOST, true},
                                                {CU_COREDUMP_LIGHTWEIGHT, false},
                                                {CU_COREDUMP_ENABLE_USER_TRIGGER, false}};
    std::map<CUcoredumpSettings, std::string> texts{{CU_COREDUMP_FILE, ""}, {CU_COREDUMP_PIPE, ""}};
    int flags = 0;

    static CoredumpSettings& ofThisProcess()
    {
        static CoredumpSettings& settings = *new CoredumpSettings;
        return settings;
    }
};

/// `size` is set to the bytes of the setting; fewer are refused. A null `value` asks for them.
CUresult give(void* value, std::size_t* size, const void* bytes, std::size_t count)
{
    if (size == nullptr || (value != nullptr && *size < count))
        return CUDA_ERROR_INVALID_VALUE;
    *size = count;
    if (value != nullptr)
        std::memcpy(value, bytes, count);
    return CUDA_SUCCESS;
}

CUresult getCoredump(CUcoredumpSettings setting, void* value, std::size_t* size)
{
    CoredumpSettings& settings = CoredumpSettings::ofThisProcess();
    const std::lock_guard lock(settings.mutex);
    if (const auto found = settings.switches.find(setting); found != settings.switches.end())
        return give(value, size, &found->second, sizeof(bool));
    if (const auto found = settings.texts.find(setting); found != settings.texts.end())
        return give(value, size, found->second.c_str(), found->second.size() + 1);
    return setting == CU_COREDUMP_GENERATION_FLAGS ? give(value, size, &settings.flags, sizeof settings.flags)
                                                   : CUDA_ERROR_INVALID_VALUE;
}

/// False where the size is another; it is set to the right one then.
bool isOfSize(std::size_t* size, std::size_t wanted)
{
    const bool isRight = *size == wanted;
    *size = wanted;
    return isRight;
}

CUresult setCoredump(CUcoredumpSettings setting, const void* value, std::size_t* size)
{
    CoredumpSettings& settings = CoredumpSettings::ofThisProcess();
    const std::lock_guard lock(settings.mutex);
    if (value == nullptr || size == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    if (const auto found = settings.switches.find(setting); found != settings.switches.end()) {
        if (!isOfSize(size, sizeof(bool)))
            return CUDA_ERROR_INVALID_VALUE;
        std::memcpy(&found->second, value, sizeof(bool));
        return CUDA_SUCCESS;
    }
    if (const auto found = settings.texts.find(setting); found != settings.texts.end()) {
        if (*size > kMaxPath)
            return CUDA_ERROR_INVALID_VALUE;
        const auto* const text = static_cast<const char*>(value);
        found->second.assign(text, std::find(text, text + *size, '\0'));
        return CUDA_SUCCESS;
    }
    if (setting != CU_COREDUMP_GENERATION_FLAGS || !isOfSize(size, sizeof settings.flags))
        return CUDA_ERROR_INVALID_VALUE;
    std::memcpy(&settings.flags, value, sizeof settings.flags);
    return CUDA_SUCCESS;
}

struct Notifications {
    std::mutex mutex;
    std::set<CUasyncCallbackHandle> known;
    std::uintptr_t last = 0;

    static Notifications& ofThisProcess()
    {
        static Notifications& all = *new Notifications;
        return all;
    }
};

}  // namespace

extern "C" {

CUresult CUDAAPI cuCoredumpGetAttribute(CUcoredumpSettings setting, void* value, std::size_t* size)
{
    return sub::entry("cuCoredumpGetAttribute", [&](const DriverApi&) { return getCoredump(setting, value, size); });
}

CUresult CUDAAPI cuCoredumpGetAttributeGlobal(CUcoredumpSettings setting, void* value, std::size_t* size)
{
    return getCoredump(setting, value, size);  // before cuInit, too
}

CUresult CUDAAPI cuCoredumpSetAttribute(CUcoredumpSettings setting, void* value, std::size_t* size)
{
    return sub::entry("cuCoredumpSetAttribute", [&](const DriverApi&) { return setCoredump(setting, value, size); });
}

CUresult CUDAAPI cuCoredumpSetAttributeGlobal(CUcoredumpSettings setting, void* value, std::size_t* size)
{
    return setCoredump(setting, value, size);
}

CUresult CUDAAPI cuDeviceGetExecAffinitySupport(int* isSupported, CUexecAffinityType type, CUdevice device)
{
    return sub::entry("cuDeviceGetExecAffinitySupport", [&](const DriverApi&) -> CUresult {
        if (isSupported == nullptr || type != CU_EXEC_AFFINITY_TYPE_SM_COUNT || device != kDevice)
            return device != kDevice ? CUDA_ERROR_INVALID_DEVICE : CUDA_ERROR_INVALID_VALUE;
        *isSupported = 0;
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuCtxGetExecAffinity(CUexecAffinityParam* affinity, CUexecAffinityType type)
{
    return sub::entry("cuCtxGetExecAffinity", [&](const DriverApi& api) -> CUresult {
        CUcontext context = nullptr;
        if (affinity == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        const CUresult result = api.cuCtxGetCurrent(&context);
        if (result != CUDA_SUCCESS || context == nullptr)
            return result != CUDA_SUCCESS ? result : CUDA_ERROR_INVALID_CONTEXT;
        return type == CU_EXEC_AFFINITY_TYPE_SM_COUNT ? CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult CUDAAPI cuDeviceGetProperties(CUdevprop* properties, CUdevice device)
{
    return sub::entry("cuDeviceGetProperties", [&](const DriverApi& api) -> CUresult {
        if (properties == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        const std::array<std::pair<int*, CUdevice_attribute>, 14> parts{{
            {&properties->maxThreadsPerBlock, CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK},
            {&properties->maxThreadsDim[0], CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X},
            {&properties->maxThreadsDim[1], CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y},
            {&properties->maxThreadsDim[2], CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z},
            {&properties->maxGridSize[0], CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X},
            {&properties->maxGridSize[1], CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y},
            {&properties->maxGridSize[2], CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z},
            {&properties->sharedMemPerBlock, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK},
            {&properties->totalConstantMemory, CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY},
            {&properties->SIMDWidth, CU_DEVICE_ATTRIBUTE_WARP_SIZE},
            {&properties->memPitch, CU_DEVICE_ATTRIBUTE_MAX_PITCH},
            {&properties->regsPerBlock, CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK},
            {&properties->clockRate, CU_DEVICE_ATTRIBUTE_CLOCK_RATE},
            {&properties->textureAlign, CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT},
        }};
        CUresult result = CUDA_SUCCESS;
        for (const auto& [part, attribute] : parts)
            result = result == CUDA_SUCCESS ? api.cuDeviceGetAttribute(part, attribute, device) : result;
        return result;
    });
}

/// Told would be of memory that another process wants back.
CUresult CUDAAPI cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callback, void*, CUasyncCallbackHandle* handle)
{
    return sub::entry("cuDeviceRegisterAsyncNotification", [&](const DriverApi&) -> CUresult {
        if (callback == nullptr || handle == nullptr || device != kDevice)
            return device != kDevice ? CUDA_ERROR_INVALID_DEVICE : CUDA_ERROR_INVALID_VALUE;
        Notifications& all = Notifications::ofThisProcess();
        const std::lock_guard lock(all.mutex);
        *handle = reinterpret_cast<CUasyncCallbackHandle>(++all.last);
        all.known.insert(*handle);
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle handle)
{
    return sub::entry("cuDeviceUnregisterAsyncNotification", [&](const DriverApi&) -> CUresult {
        if (device != kDevice)
            return CUDA_ERROR_INVALID_DEVICE;
        Notifications& all = Notifications::ofThisProcess();
        const std::lock_guard lock(all.mutex);
        return all.known.erase(handle) > 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    });
}

}
