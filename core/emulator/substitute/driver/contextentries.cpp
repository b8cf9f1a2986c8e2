// SPDX-License-Identifier: GPL-3.0-or-later
// cuInit to cuStreamGetId: how a program begins, contexts, and what streams are asked.
#include "core/emulator/substitute/emulation.h"

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>

namespace sub = kd::emulator::substitute;
using kd::DriverApi;

namespace {

constexpr CUdevice kDevice = 0;

template <typename T> CUresult give(T* target, T value)
{
    if (target == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    *target = value;
    return CUDA_SUCCESS;
}

/// Fails as a stream that is none does.
CUresult requireStream(const DriverApi& api, CUstream stream)
{
    unsigned flags = 0;
    return api.cuStreamGetFlags(stream, &flags);
}

std::mutex& attachmentsMutex()
{
    static std::mutex& mutex = *new std::mutex;
    return mutex;
}

std::map<CUcontext, int>& attachments()
{
    static std::map<CUcontext, int>& all = *new std::map<CUcontext, int>;
    return all;
}

std::atomic<unsigned> primaryFlags{0};
std::atomic<int> retained{0};

}  // namespace

extern "C" {

CUresult CUDAAPI cuInit(unsigned flags)
{
    try {
        return sub::Emulation::ofThisProcess().initialise(flags);
    } catch (const std::exception&) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
}

CUresult CUDAAPI cuDriverGetVersion(int* version)
{
    return give(version, static_cast<int>(CUDA_VERSION / 1000 * 1000));
}

CUresult CUDAAPI cuGetErrorName(CUresult result, const char** text)
{
    const DriverApi* const api = sub::Emulation::ofThisProcess().api();
    return api != nullptr ? api->cuGetErrorName(result, text) : CUDA_ERROR_NO_DEVICE;
}

CUresult CUDAAPI cuGetErrorString(CUresult result, const char** text)
{
    const DriverApi* const api = sub::Emulation::ofThisProcess().api();
    return api != nullptr ? api->cuGetErrorString(result, text) : CUDA_ERROR_NO_DEVICE;
}

/// Nvidia's own runtime asks for tables that are not documented: there are none here, and it ends.
CUresult CUDAAPI cuGetExportTable(const void** table, const CUuuid*)
{
    try {
        sub::Emulation::ofThisProcess().recorder().note(
            {.kind = kd::emulator::ProgramNote::Kind::ForeignRuntime, .entry = "cuGetExportTable", .text = {}});
    } catch (const std::exception&) {
        return CUDA_ERROR_NOT_FOUND;
    }
    if (table != nullptr)
        *table = nullptr;
    return CUDA_ERROR_NOT_FOUND;
}

CUresult CUDAAPI cuDeviceGetLuid(char*, unsigned*, CUdevice)
{
    return CUDA_ERROR_NOT_SUPPORTED;  // of Windows
}

CUresult CUDAAPI cuDeviceComputeCapability(int* major, int* minor, CUdevice device)
{
    return sub::entry("cuDeviceComputeCapability", [&](const DriverApi& api) {
        const CUresult result = api.cuDeviceGetAttribute(major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device);
        return result == CUDA_SUCCESS ? api.cuDeviceGetAttribute(minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device)
                                      : result;
    });
}

CUresult CUDAAPI cuDeviceGetP2PAttribute(int* value, CUdevice_P2PAttribute, CUdevice, CUdevice)
{
    // There is one device.
    return sub::entry("cuDeviceGetP2PAttribute", [&](const DriverApi&) {
        return value == nullptr ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_DEVICE;
    });
}

CUresult CUDAAPI cuCtxEnablePeerAccess(CUcontext, unsigned)
{
    return sub::entry("cuCtxEnablePeerAccess", [](const DriverApi&) { return CUDA_ERROR_INVALID_CONTEXT; });
}

CUresult CUDAAPI cuCtxDisablePeerAccess(CUcontext)
{
    return sub::entry("cuCtxDisablePeerAccess", [](const DriverApi&) { return CUDA_ERROR_PEER_ACCESS_NOT_ENABLED; });
}

CUresult CUDAAPI cuDevicePrimaryCtxRetain(CUcontext* context, CUdevice device)
{
    return sub::entry("cuDevicePrimaryCtxRetain", [&](const DriverApi& api) {
        const CUresult result = api.cuDevicePrimaryCtxRetain(context, device);
        retained += result == CUDA_SUCCESS ? 1 : 0;
        return result;
    });
}

CUresult CUDAAPI cuDevicePrimaryCtxRelease_v2(CUdevice device)
{
    return sub::entry("cuDevicePrimaryCtxRelease", [&](const DriverApi& api) {
        const CUresult result = api.cuDevicePrimaryCtxRelease(device);
        retained -= result == CUDA_SUCCESS ? 1 : 0;
        return result;
    });
}

CUresult CUDAAPI cuDevicePrimaryCtxReset_v2(CUdevice device)
{
    return sub::entry("cuDevicePrimaryCtxReset", [&](const DriverApi& api) {
        CUresult result = CUDA_SUCCESS;
        for (int left = retained.exchange(0); left > 0; --left)
            result = api.cuDevicePrimaryCtxRelease(device);
        return result;
    });
}

CUresult CUDAAPI cuDevicePrimaryCtxGetState(CUdevice device, unsigned* flags, int* active)
{
    return sub::entry("cuDevicePrimaryCtxGetState", [&](const DriverApi&) -> CUresult {
        if (device != kDevice || flags == nullptr || active == nullptr)
            return device != kDevice ? CUDA_ERROR_INVALID_DEVICE : CUDA_ERROR_INVALID_VALUE;
        *flags = primaryFlags;
        *active = retained > 0 ? 1 : 0;
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuDevicePrimaryCtxSetFlags_v2(CUdevice device, unsigned flags)
{
    return sub::entry("cuDevicePrimaryCtxSetFlags", [&](const DriverApi&) -> CUresult {
        if (device != kDevice || (flags & ~unsigned{CU_CTX_FLAGS_MASK}) != 0)
            return device != kDevice ? CUDA_ERROR_INVALID_DEVICE : CUDA_ERROR_INVALID_VALUE;
        primaryFlags = flags;
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuCtxCreate_v2(CUcontext* context, unsigned flags, CUdevice device)
{
    return sub::entry("cuCtxCreate", [&](const DriverApi& api) { return api.cuCtxCreate(context, nullptr, flags, device); });
}

CUresult CUDAAPI cuCtxCreate_v3(CUcontext* context, CUexecAffinityParam*, int count, unsigned flags, CUdevice device)
{
    return sub::entry("cuCtxCreate", [&](const DriverApi& api) {
        return count == 0 ? api.cuCtxCreate(context, nullptr, flags, device) : CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY;
    });
}

/// A context that was attached to is destroyed by the detachment behind as many of them.
CUresult CUDAAPI cuCtxAttach(CUcontext* context, unsigned flags)
{
    return sub::entry("cuCtxAttach", [&](const DriverApi& api) -> CUresult {
        if (context == nullptr || flags != 0)
            return CUDA_ERROR_INVALID_VALUE;
        const CUresult result = api.cuCtxGetCurrent(context);
        if (result == CUDA_SUCCESS && *context == nullptr)
            return CUDA_ERROR_INVALID_CONTEXT;
        const std::lock_guard lock(attachmentsMutex());
        ++attachments()[*context];
        return result;
    });
}

CUresult CUDAAPI cuCtxDetach(CUcontext context)
{
    return sub::entry("cuCtxDetach", [&](const DriverApi& api) -> CUresult {
        {
            const std::lock_guard lock(attachmentsMutex());
            const auto found = attachments().find(context);
            if (found != attachments().end()) {
                if (--found->second == 0)
                    attachments().erase(found);
                return CUDA_SUCCESS;
            }
        }
        return api.cuCtxDestroy(context);
    });
}

CUresult CUDAAPI cuCtxGetFlags(unsigned* flags)
{
    return sub::entry("cuCtxGetFlags", [&](const DriverApi&) { return give(flags, primaryFlags.load()); });
}

CUresult CUDAAPI cuCtxSetFlags(unsigned flags)
{
    return sub::entry("cuCtxSetFlags", [&](const DriverApi&) {
        primaryFlags = flags;
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuCtxGetSharedMemConfig(CUsharedconfig* config)
{
    return sub::entry("cuCtxGetSharedMemConfig",
                      [&](const DriverApi&) { return give(config, CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE); });
}

CUresult CUDAAPI cuCtxSetSharedMemConfig(CUsharedconfig)
{
    return sub::entry("cuCtxSetSharedMemConfig", [](const DriverApi&) { return CUDA_SUCCESS; });
}

CUresult CUDAAPI cuCtxResetPersistingL2Cache()
{
    return sub::entry("cuCtxResetPersistingL2Cache", [](const DriverApi&) { return CUDA_SUCCESS; });
}

CUresult CUDAAPI cuStreamGetDevice(CUstream stream, CUdevice* device)
{
    return sub::entry("cuStreamGetDevice", [&](const DriverApi& api) {
        const CUresult result = requireStream(api, stream);
        return result == CUDA_SUCCESS ? give(device, kDevice) : result;
    });
}

CUresult CUDAAPI cuStreamGetId(CUstream stream, unsigned long long* id)
{
    return sub::entry("cuStreamGetId", [&](const DriverApi& api) {
        const CUresult result = requireStream(api, stream);
        const auto number = static_cast<unsigned long long>(reinterpret_cast<std::uintptr_t>(stream));
        return result == CUDA_SUCCESS ? give(id, number) : result;
    });
}
}
