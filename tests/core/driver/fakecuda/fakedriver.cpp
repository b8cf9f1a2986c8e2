// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/driver/driverapi.h"
#include "fakestate.h"

#include <chrono>
#include <cstdio>
#include <cstring>
#include <string_view>
#include <thread>

using kd::fake::enter;
using kd::fake::state;

#define KD_ENTER(function)                                                                                             \
    std::unique_lock lock(state().mutex);                                                                              \
    if (const CUresult entered = enter(#function); entered != CUDA_SUCCESS)                                            \
    return entered

/// What it does not implement is absent, not asked for at link time.
#define KD_SLOT(slot, slotVersion) extern "C" __attribute__((weak)) decltype(::slot) slot;
KD_DEVICE_SLOTS(KD_SLOT)
KD_COMMON_SLOTS(KD_SLOT)
#undef KD_SLOT

namespace {

/// Stands for a function that it has in name only: calls give CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER.
template <typename Function> void* present(Function* function)
{
    return reinterpret_cast<void*>(function != nullptr ? function : &kd::MissingSlot<Function*>::call);
}

constexpr int kUnknown = -1;  ///< of an attribute: the driver does not know it

bool isDevice(CUdevice device)
{
    return device >= 0 && device < state().deviceCount;
}

CUcontext contextOf(CUdevice device)
{
    return reinterpret_cast<CUcontext>(static_cast<std::uintptr_t>(device) + 0x1000);
}

/// An H200's, as far as the program looks at them.
int attributeValue(CUdevice_attribute attribute, CUdevice device)
{
    switch (attribute) {
    case CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X:
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y:
        return 1024;
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z: return 64;
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X: return 2147483647;
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y:
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z:
        return 65535;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK: return 48 << 10;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN: return 227 << 10;
    case CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK: return 65536;
    case CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT: return 132;
    case CU_DEVICE_ATTRIBUTE_WARP_SIZE: return 32;
    case CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE: return 1 << 20;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR: return 9;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR: return 0;
    case CU_DEVICE_ATTRIBUTE_PCI_BUS_ID: return 0x10 + device;
    default: return 0;
    }
}

}  // namespace

CUresult cuInit(unsigned)
{
    KD_ENTER(cuInit);
    if (state().deviceCount == 0)
        return CUDA_ERROR_NO_DEVICE;
    state().initialised = true;
    return CUDA_SUCCESS;
}

CUresult cuDriverGetVersion(int* version)
{
    KD_ENTER(cuDriverGetVersion);
    *version = state().version;
    return CUDA_SUCCESS;
}

CUresult cuGetErrorName(CUresult, const char** text)
{
    *text = nullptr;
    return CUDA_ERROR_INVALID_VALUE;
}

CUresult cuGetErrorString(CUresult, const char** text)
{
    *text = nullptr;
    return CUDA_ERROR_INVALID_VALUE;
}

CUresult cuDeviceGet(CUdevice* device, int ordinal)
{
    KD_ENTER(cuDeviceGet);
    *device = ordinal;
    return isDevice(ordinal) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
}

CUresult cuDeviceGetCount(int* count)
{
    KD_ENTER(cuDeviceGetCount);
    *count = state().deviceCount;
    return CUDA_SUCCESS;
}

CUresult cuDeviceGetName(char* name, int length, CUdevice)
{
    KD_ENTER(cuDeviceGetName);
    std::snprintf(name, static_cast<std::size_t>(length), "Fake GPU");
    return CUDA_SUCCESS;
}

CUresult cuDeviceGetUuid(CUuuid* uuid, CUdevice device)
{
    KD_ENTER(cuDeviceGetUuid);
    std::memset(uuid->bytes, device, sizeof uuid->bytes);
    return CUDA_SUCCESS;
}

CUresult cuDeviceTotalMem(std::size_t* bytes, CUdevice)
{
    KD_ENTER(cuDeviceTotalMem);
    *bytes = state().totalMemory;
    return CUDA_SUCCESS;
}

CUresult cuDeviceGetAttribute(int* value, CUdevice_attribute attribute, CUdevice device)
{
    KD_ENTER(cuDeviceGetAttribute);
    if (attribute <= 0 || attribute >= CU_DEVICE_ATTRIBUTE_MAX || !isDevice(device))
        return CUDA_ERROR_INVALID_VALUE;
    const auto given = state().attributes.find(attribute);
    *value = given == state().attributes.end() ? attributeValue(attribute, device) : given->second;
    if (*value == kUnknown)
        return CUDA_ERROR_INVALID_VALUE;
    return CUDA_SUCCESS;
}

CUresult cuDeviceGetPCIBusId(char* text, int length, CUdevice device)
{
    KD_ENTER(cuDeviceGetPCIBusId);
    std::snprintf(text, static_cast<std::size_t>(length), "0000:%02x:00.0", 0x10 + device);
    return CUDA_SUCCESS;
}

CUresult cuDeviceGetByPCIBusId(CUdevice* device, const char* text)
{
    KD_ENTER(cuDeviceGetByPCIBusId);
    unsigned domain = 0;
    unsigned bus = 0;
    if (std::sscanf(text, "%x:%x:", &domain, &bus) != 2 || !isDevice(static_cast<int>(bus) - 0x10))
        return CUDA_ERROR_INVALID_DEVICE;
    *device = static_cast<int>(bus) - 0x10;
    return CUDA_SUCCESS;
}

CUresult cuDevicePrimaryCtxRetain(CUcontext* context, CUdevice device)
{
    KD_ENTER(cuDevicePrimaryCtxRetain);
    if (!isDevice(device))
        return CUDA_ERROR_INVALID_DEVICE;
    ++state().retained[static_cast<std::size_t>(device)];
    *context = contextOf(device);
    return CUDA_SUCCESS;
}

CUresult cuDevicePrimaryCtxRelease(CUdevice device)
{
    const std::unique_lock lock(state().mutex);
    ++state().calls["cuDevicePrimaryCtxRelease"];
    if (!isDevice(device) || state().retained[static_cast<std::size_t>(device)] == 0)
        return CUDA_ERROR_INVALID_CONTEXT;
    --state().retained[static_cast<std::size_t>(device)];
    return state().sticky;
}

CUresult cuCtxGetCurrent(CUcontext* context)
{
    const std::unique_lock lock(state().mutex);
    ++state().calls["cuCtxGetCurrent"];
    *context = state().current;
    return CUDA_SUCCESS;
}

CUresult cuCtxSetCurrent(CUcontext context)
{
    KD_ENTER(cuCtxSetCurrent);
    state().current = context;
    return CUDA_SUCCESS;
}

CUresult cuCtxPushCurrent(CUcontext context)
{
    KD_ENTER(cuCtxPushCurrent);
    state().stack.push_back(state().current);
    state().current = context;
    return CUDA_SUCCESS;
}

CUresult cuCtxPopCurrent(CUcontext* context)
{
    const std::unique_lock lock(state().mutex);
    ++state().calls["cuCtxPopCurrent"];
    if (state().stack.empty())
        return CUDA_ERROR_INVALID_CONTEXT;
    *context = state().current;
    state().current = state().stack.back();
    state().stack.pop_back();
    return CUDA_SUCCESS;
}

CUresult cuCtxSynchronize()
{
    KD_ENTER(cuCtxSynchronize);
    for (kd::fake::Stream* stream : state().streams)
        if (const CUresult result = kd::fake::drain(*stream, lock); result != CUDA_SUCCESS)
            return result;
    while (std::chrono::steady_clock::now() < state().elsewhere)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    kd::fake::flushPrinted();
    return CUDA_SUCCESS;
}

CUresult cuCtxResetPersistingL2Cache()
{
    KD_ENTER(cuCtxResetPersistingL2Cache);
    return CUDA_SUCCESS;
}

__attribute__((visibility("default"))) CUresult cuGetProcAddress(const char* symbol, void** function, int version, cuuint64_t,
                                                                 CUdriverProcAddressQueryResult* found)
{
    const std::unique_lock lock(state().mutex);
    const std::string_view name = symbol;
    *function = nullptr;
#define KD_SLOT(slot, slotVersion)                                                                                     \
    if (name == #slot && version >= (slotVersion))                                                                     \
        *function = (slotVersion) <= state().version ? present(&::slot) : nullptr;
    KD_DRIVER_SLOTS(KD_SLOT)
#undef KD_SLOT
    const bool isThere = *function != nullptr;
    if (found != nullptr)
        *found = isThere ? CU_GET_PROC_ADDRESS_SUCCESS : CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT;
    return isThere ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}
