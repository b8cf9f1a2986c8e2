// SPDX-License-Identifier: GPL-3.0-or-later
// What libcudart.so.12 alone has, or has in another form. Where the runtime of 12 takes the number of a device for hints of managed
// memory that of 13 takes a place: both leave it aside (cudaMemAdvise, cudaMemPrefetchAsync).
#include "core/emulator/substitute/runtime/deviceproperties.h"
#include "core/emulator/substitute/runtime/runtime.h"

#include <cstring>

/// As its documentation says.
cudaError_t kd::emulator::substitute::errorOfShape() noexcept
{
    return cudaErrorInvalidConfiguration;
}

namespace sub = kd::emulator::substitute;

extern "C" {

int kdUnsupportedEntry(const char* name) noexcept;

cudaError_t CUDARTAPI cudaRuntimeGetVersion(int* version)
{
    constexpr int kVersion = 12090;
    if (version == nullptr)
        return sub::noted(cudaErrorInvalidValue);
    *version = kVersion;
    return cudaSuccess;
}

cudaError_t CUDARTAPI cudaGetDeviceProperties_v2(sub::Properties12* properties, int device)
{
    return sub::call([&]() -> cudaError_t {
        if (properties == nullptr || device != 0)
            return properties == nullptr ? cudaErrorInvalidValue : cudaErrorInvalidDevice;
        sub::fill(*properties);
        return cudaSuccess;
    });
}

/// The form of CUDA 11, which ends before what 12 added.
cudaError_t CUDARTAPI cudaGetDeviceProperties(cudaDeviceProp* properties, int device)
{
    constexpr std::size_t kBytes = offsetof(sub::Properties12, hostRegisterSupported);
    sub::Properties12 whole;
    const cudaError_t error = cudaGetDeviceProperties_v2(&whole, device);
    if (error == cudaSuccess && properties != nullptr)
        std::memcpy(static_cast<void*>(properties), &whole, kBytes);
    return error;
}

cudaError_t CUDARTAPI cudaEventElapsedTime_v2(float* milliseconds, cudaEvent_t start, cudaEvent_t end)
{
    return cudaEventElapsedTime(milliseconds, start, end);
}

cudaError_t CUDARTAPI cudaMemAdvise_v2(const void* address, std::size_t bytes, cudaMemoryAdvise advice, cudaMemLocation location)
{
    return cudaMemAdvise(address, bytes, advice, location);
}

cudaError_t CUDARTAPI cudaMemPrefetchAsync_v2(const void* address, std::size_t bytes, cudaMemLocation location, unsigned flags,
                                              cudaStream_t stream)
{
    return cudaMemPrefetchAsync(address, bytes, location, flags, stream);
}

cudaError_t CUDARTAPI cudaMemPrefetchAsync_v2_ptsz(const void* address, std::size_t bytes, cudaMemLocation location, unsigned flags,
                                                   cudaStream_t stream)
{
    return cudaMemPrefetchAsync(address, bytes, location, flags, stream);
}

cudaError_t CUDARTAPI cudaThreadSynchronize()
{
    return cudaDeviceSynchronize();
}

cudaError_t CUDARTAPI cudaThreadExit()
{
    return cudaDeviceReset();
}

cudaError_t CUDARTAPI cudaThreadGetLimit(std::size_t* value, cudaLimit limit)
{
    return cudaDeviceGetLimit(value, limit);
}

cudaError_t CUDARTAPI cudaThreadSetLimit(cudaLimit limit, std::size_t value)
{
    return cudaDeviceSetLimit(limit, value);
}

cudaError_t CUDARTAPI cudaThreadGetCacheConfig(cudaFuncCache* config)
{
    return cudaDeviceGetCacheConfig(config);
}

cudaError_t CUDARTAPI cudaThreadSetCacheConfig(cudaFuncCache config)
{
    return cudaDeviceSetCacheConfig(config);
}

// Every device has numbers of double precision.

cudaError_t CUDARTAPI cudaSetDoubleForDevice(double*)
{
    return cudaSuccess;
}

cudaError_t CUDARTAPI cudaSetDoubleForHost(double*)
{
    return cudaSuccess;
}

#define KD_UNSUPPORTED(name) \
    int name() { return kdUnsupportedEntry(#name); }
KD_UNSUPPORTED(cudaGraphAddDependencies_v2)
KD_UNSUPPORTED(cudaGraphAddNode_v2)
KD_UNSUPPORTED(cudaGraphGetEdges_v2)
KD_UNSUPPORTED(cudaGraphNodeGetDependencies_v2)
KD_UNSUPPORTED(cudaGraphNodeGetDependentNodes_v2)
KD_UNSUPPORTED(cudaGraphRemoveDependencies_v2)
KD_UNSUPPORTED(cudaLaunchCooperativeKernelMultiDevice)
KD_UNSUPPORTED(cudaSignalExternalSemaphoresAsync_v2)
KD_UNSUPPORTED(cudaSignalExternalSemaphoresAsync_v2_ptsz)
KD_UNSUPPORTED(cudaStreamGetCaptureInfo_v2)
KD_UNSUPPORTED(cudaStreamGetCaptureInfo_v2_ptsz)
KD_UNSUPPORTED(cudaStreamGetCaptureInfo_v3)
KD_UNSUPPORTED(cudaStreamGetCaptureInfo_v3_ptsz)
KD_UNSUPPORTED(cudaStreamUpdateCaptureDependencies_v2)
KD_UNSUPPORTED(cudaStreamUpdateCaptureDependencies_v2_ptsz)
KD_UNSUPPORTED(cudaWaitExternalSemaphoresAsync_v2)
KD_UNSUPPORTED(cudaWaitExternalSemaphoresAsync_v2_ptsz)

}
