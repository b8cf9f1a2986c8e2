// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>
#include <cuda_runtime_api.h>

#include <cstddef>
#include <new>

// The substitute runtime: the public functions of cuda_runtime_api.h over those of the substitute libcuda.
namespace kd::emulator::substitute {

/// The runtime's numbers are the driver's, but for what the driver does not know.
inline cudaError_t runtimeError(CUresult result) noexcept
{
    return static_cast<cudaError_t>(result);
}

/// Keeps `error` as the last one of this thread, where it is one, and gives it.
cudaError_t noted(cudaError_t error) noexcept;
/// The last error of this thread. `clears`: the next call of this tells of none, unless it is one that stays until the process
/// ends.
cudaError_t lastError(bool clears) noexcept;

/// What a launch gives whose grid or block no device takes: the runtime of 13 has another error for it than that of 12.
cudaError_t errorOfShape() noexcept;

/// Makes the primary context current where this thread has none.
CUresult ready();
/// Ends the primary context; the next ready() makes another.
CUresult reset();

/// The kernel behind the function of the host that stands for it, or behind a handle of it. Loads its module.
cudaError_t functionOf(const void* hostFunction, CUfunction& function);
/// The device's variable behind the host's that stands for it. Loads its module.
cudaError_t variableOf(const void* hostVariable, CUdeviceptr& address, std::size_t& bytes);

/// Unloads what was registered; it is loaded again when it is used.
void unloadRegistered();

/// What each entry of the runtime is: `body` gives a result of the driver or of the runtime, which is kept as the last error.
template <typename Body> cudaError_t call(const Body& body) noexcept
{
    try {
        if (const CUresult result = ready(); result != CUDA_SUCCESS)
            return noted(runtimeError(result));
        return noted(static_cast<cudaError_t>(body()));
    } catch (const std::bad_alloc&) {
        return noted(cudaErrorMemoryAllocation);
    } catch (...) {
        return noted(cudaErrorUnknown);
    }
}

inline CUdeviceptr deviceAddress(const void* address) noexcept
{
    return reinterpret_cast<CUdeviceptr>(address);
}

}  // namespace kd::emulator::substitute
