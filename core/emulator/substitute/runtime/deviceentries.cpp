// SPDX-License-Identifier: GPL-3.0-or-later
// cudaGetDeviceCount to cudaGetErrorString: devices, what is set on them, errors.
#include "core/emulator/substitute/runtime/runtime.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace sub = kd::emulator::substitute;

namespace {

constexpr int kDevice = 0;

struct ErrorName {
    int number;
    const char* name;
};
constexpr ErrorName kErrorNames[] = {
#include "runtimeerrors.inc"
};

/// What the runtime says of the errors that programs meet, as it does since CUDA 10.
struct ErrorText {
    cudaError_t error;
    const char* text;
};
constexpr ErrorText kErrorTexts[] = {
    {cudaSuccess, "no error"},
    {cudaErrorInvalidValue, "invalid argument"},
    {cudaErrorMemoryAllocation, "out of memory"},
    {cudaErrorInitializationError, "initialization error"},
    {cudaErrorCudartUnloading, "driver shutting down"},
    {cudaErrorInvalidConfiguration, "invalid configuration argument"},
    {cudaErrorInvalidPitchValue, "invalid pitch argument"},
    {cudaErrorInvalidSymbol, "invalid device symbol"},
    {cudaErrorInvalidMemcpyDirection, "invalid copy direction for memcpy"},
    {cudaErrorInsufficientDriver, "CUDA driver version is insufficient for CUDA runtime version"},
    {cudaErrorMissingConfiguration, "__global__ function call is not configured"},
    {cudaErrorInvalidDeviceFunction, "invalid device function"},
    {cudaErrorNoDevice, "no CUDA-capable device is detected"},
    {cudaErrorInvalidDevice, "invalid device ordinal"},
    {cudaErrorInvalidKernelImage, "device kernel image is invalid"},
    {cudaErrorDeviceUninitialized, "invalid device context"},
    {cudaErrorNoKernelImageForDevice, "no kernel image is available for execution on the device"},
    {cudaErrorInvalidPtx, "a PTX JIT compilation failed"},
    {cudaErrorInvalidResourceHandle, "invalid resource handle"},
    {cudaErrorSymbolNotFound, "named symbol not found"},
    {cudaErrorNotReady, "device not ready"},
    {cudaErrorIllegalAddress, "an illegal memory access was encountered"},
    {cudaErrorLaunchOutOfResources, "too many resources requested for launch"},
    {cudaErrorLaunchTimeout, "the launch timed out and was terminated"},
    {cudaErrorPeerAccessAlreadyEnabled, "peer access is already enabled"},
    {cudaErrorPeerAccessNotEnabled, "peer access has not been enabled"},
    {cudaErrorSetOnActiveProcess, "cannot set while device is active in this process"},
    {cudaErrorAssert, "device-side assert triggered"},
    {cudaErrorHostMemoryAlreadyRegistered, "part or all of the requested memory range is already mapped"},
    {cudaErrorHostMemoryNotRegistered, "pointer does not correspond to a registered memory region"},
    {cudaErrorHardwareStackError, "hardware stack error"},
    {cudaErrorIllegalInstruction, "an illegal instruction was encountered"},
    {cudaErrorMisalignedAddress, "misaligned address"},
    {cudaErrorInvalidAddressSpace, "operation not supported on global/shared address space"},
    {cudaErrorInvalidPc, "invalid program counter"},
    {cudaErrorLaunchFailure, "unspecified launch failure"},
    {cudaErrorCooperativeLaunchTooLarge, "too many blocks in cooperative launch"},
    {cudaErrorNotPermitted, "operation not permitted"},
    {cudaErrorNotSupported, "operation not supported"},
    {cudaErrorUnknown, "unknown error"},
};

cudaError_t requireDevice(int device)
{
    return device == kDevice ? cudaSuccess : cudaErrorInvalidDevice;
}

unsigned deviceFlags = cudaDeviceMapHost;

}  // namespace

extern "C" {

cudaError_t CUDARTAPI cudaGetDeviceCount(int* count)
{
    return sub::call([&]() -> cudaError_t {
        if (count == nullptr)
            return cudaErrorInvalidValue;
        *count = 1;
        return cudaSuccess;
    });
}

cudaError_t CUDARTAPI cudaGetDevice(int* device)
{
    if (device == nullptr)
        return sub::noted(cudaErrorInvalidValue);
    *device = kDevice;
    return cudaSuccess;
}

cudaError_t CUDARTAPI cudaSetDevice(int device)
{
    return sub::call([&] { return requireDevice(device); });
}

cudaError_t CUDARTAPI cudaInitDevice(int device, unsigned, unsigned)
{
    return cudaSetDevice(device);
}

cudaError_t CUDARTAPI cudaSetValidDevices(int* devices, int count)
{
    const auto isThere = [](int each) { return each == kDevice; };
    const bool isGood = devices != nullptr && count > 0 && std::all_of(devices, devices + count, isThere);
    return sub::noted(isGood ? cudaSuccess : cudaErrorInvalidValue);
}

cudaError_t CUDARTAPI cudaChooseDevice(int* device, const cudaDeviceProp* wanted)
{
    return wanted != nullptr ? cudaGetDevice(device) : sub::noted(cudaErrorInvalidValue);
}

cudaError_t CUDARTAPI cudaSetDeviceFlags(unsigned flags)
{
    deviceFlags = flags;
    return sub::noted((flags & ~unsigned{cudaDeviceMask}) == 0 ? cudaSuccess : cudaErrorInvalidValue);
}

cudaError_t CUDARTAPI cudaGetDeviceFlags(unsigned* flags)
{
    if (flags == nullptr)
        return sub::noted(cudaErrorInvalidValue);
    *flags = deviceFlags;
    return cudaSuccess;
}

cudaError_t CUDARTAPI cudaDeviceReset()
{
    return sub::noted(sub::runtimeError(sub::reset()));
}

cudaError_t CUDARTAPI cudaDeviceSynchronize()
{
    return sub::call([] { return cuCtxSynchronize(); });
}

cudaError_t CUDARTAPI cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int device)
{
    return sub::call([&] { return cuDeviceGetAttribute(value, static_cast<CUdevice_attribute>(attribute), device); });
}

cudaError_t CUDARTAPI cudaDeviceGetPCIBusId(char* text, int length, int device)
{
    return sub::call([&] { return cuDeviceGetPCIBusId(text, length, device); });
}

cudaError_t CUDARTAPI cudaDeviceGetByPCIBusId(int* device, const char* text)
{
    return sub::call([&] { return cuDeviceGetByPCIBusId(device, text); });
}

cudaError_t CUDARTAPI cudaDeviceGetLimit(std::size_t* value, cudaLimit limit)
{
    return sub::call([&] { return cuCtxGetLimit(value, static_cast<CUlimit>(limit)); });
}

cudaError_t CUDARTAPI cudaDeviceSetLimit(cudaLimit limit, std::size_t value)
{
    return sub::call([&] { return cuCtxSetLimit(static_cast<CUlimit>(limit), value); });
}

cudaError_t CUDARTAPI cudaDeviceGetCacheConfig(cudaFuncCache* config)
{
    return sub::call([&] { return cuCtxGetCacheConfig(reinterpret_cast<CUfunc_cache*>(config)); });
}

cudaError_t CUDARTAPI cudaDeviceSetCacheConfig(cudaFuncCache config)
{
    return sub::call([&] { return cuCtxSetCacheConfig(static_cast<CUfunc_cache>(config)); });
}

cudaError_t CUDARTAPI cudaDeviceGetSharedMemConfig(cudaSharedMemConfig* config)
{
    if (config == nullptr)
        return sub::noted(cudaErrorInvalidValue);
    *config = cudaSharedMemBankSizeFourByte;
    return cudaSuccess;
}

cudaError_t CUDARTAPI cudaDeviceSetSharedMemConfig(cudaSharedMemConfig)
{
    return sub::call([] { return cudaSuccess; });
}

cudaError_t CUDARTAPI cudaDeviceGetStreamPriorityRange(int* least, int* greatest)
{
    return sub::call([&] { return cuCtxGetStreamPriorityRange(least, greatest); });
}

cudaError_t CUDARTAPI cudaCtxResetPersistingL2Cache()
{
    return sub::call([] { return cudaSuccess; });
}

cudaError_t CUDARTAPI cudaDeviceCanAccessPeer(int* can, int device, int peer)
{
    return sub::call([&] { return cuDeviceCanAccessPeer(can, device, peer); });
}

// There is one device, which is no peer of itself.
cudaError_t CUDARTAPI cudaDeviceEnablePeerAccess(int device, unsigned)
{
    return sub::call([&] { return device == 0 ? cudaErrorPeerAccessUnsupported : cudaErrorInvalidDevice; });
}

cudaError_t CUDARTAPI cudaDeviceDisablePeerAccess(int device)
{
    return sub::call([&] { return device == 0 ? cudaErrorPeerAccessNotEnabled : cudaErrorInvalidDevice; });
}

cudaError_t CUDARTAPI cudaDriverGetVersion(int* version)
{
    return sub::noted(sub::runtimeError(cuDriverGetVersion(version)));
}

cudaError_t CUDARTAPI cudaGetDriverEntryPointByVersion(const char* symbol, void** function, unsigned version,
                                                       unsigned long long flags, cudaDriverEntryPointQueryResult* status)
{
    return sub::call([&]() -> cudaError_t {
        CUdriverProcAddressQueryResult found = CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
        const CUresult result = cuGetProcAddress(symbol, function, static_cast<int>(version), flags, &found);
        if (status != nullptr)
            *status = static_cast<cudaDriverEntryPointQueryResult>(found);
        return sub::runtimeError(result);
    });
}

cudaError_t CUDARTAPI cudaGetDriverEntryPoint(const char* symbol, void** function, unsigned long long flags,
                                              cudaDriverEntryPointQueryResult* status)
{
    return cudaGetDriverEntryPointByVersion(symbol, function, CUDART_VERSION, flags, status);
}

cudaError_t CUDARTAPI cudaProfilerStart()
{
    return sub::call([] { return cudaSuccess; });
}

cudaError_t CUDARTAPI cudaProfilerStop()
{
    return sub::call([] { return cudaSuccess; });
}

cudaError_t CUDARTAPI cudaGetLastError()
{
    return sub::lastError(true);
}

cudaError_t CUDARTAPI cudaPeekAtLastError()
{
    return sub::lastError(false);
}

const char* CUDARTAPI cudaGetErrorName(cudaError_t error)
{
    for (const ErrorName& each : kErrorNames)
        if (each.number == error)
            return each.name;
    return "unrecognized error code";
}

const char* CUDARTAPI cudaGetErrorString(cudaError_t error)
{
    for (const ErrorText& each : kErrorTexts)
        if (each.error == error)
            return each.text;
    return cudaGetErrorName(error);
}

}
