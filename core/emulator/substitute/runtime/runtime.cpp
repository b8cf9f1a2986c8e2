// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/runtime/runtime.h"

#include <atomic>
#include <mutex>

extern "C" int kdNoteUnsupported(const char* name) noexcept;

namespace kd::emulator::substitute {
namespace {

constexpr CUdevice kDevice = 0;

thread_local cudaError_t last = cudaSuccess;
std::mutex contextMutex;
CUcontext primary = nullptr;  // guarded by contextMutex

/// These end what a process can do on a GPU.
bool stays(cudaError_t error) noexcept
{
    switch (error) {
    case cudaErrorIllegalAddress:
    case cudaErrorLaunchTimeout:
    case cudaErrorAssert:
    case cudaErrorHardwareStackError:
    case cudaErrorIllegalInstruction:
    case cudaErrorMisalignedAddress:
    case cudaErrorInvalidAddressSpace:
    case cudaErrorInvalidPc:
    case cudaErrorLaunchFailure: return true;
    default: return false;
    }
}

}  // namespace

cudaError_t noted(cudaError_t error) noexcept
{
    if (error != cudaSuccess)
        last = error;
    return error;
}

cudaError_t lastError(bool clears) noexcept
{
    const cudaError_t error = last;
    if (clears && !stays(error))
        last = cudaSuccess;
    return error;
}

CUresult ready()
{
    CUcontext current = nullptr;
    CUresult result = cuCtxGetCurrent(&current);
    if (result == CUDA_SUCCESS && current != nullptr)
        return CUDA_SUCCESS;
    const std::lock_guard lock(contextMutex);
    if (primary == nullptr) {
        if (result = cuInit(0); result != CUDA_SUCCESS)
            return result;
        if (result = cuDevicePrimaryCtxRetain(&primary, kDevice); result != CUDA_SUCCESS)
            return result;
    }
    return cuCtxSetCurrent(primary);
}

CUresult reset()
{
    unloadRegistered();
    const std::lock_guard lock(contextMutex);
    if (primary == nullptr)
        return CUDA_SUCCESS;
    primary = nullptr;
    const CUresult result = cuDevicePrimaryCtxReset(kDevice);
    cuCtxSetCurrent(nullptr);
    return result;
}

}  // namespace kd::emulator::substitute

extern "C" int kdUnsupportedEntry(const char* name) noexcept;
int kdUnsupportedEntry(const char* name) noexcept
{
    kdNoteUnsupported(name);
    return kd::emulator::substitute::noted(cudaErrorNotSupported);
}
