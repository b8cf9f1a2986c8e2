// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>

#include <cstddef>
#include <cstdint>

// How the driver's calls read and write their arguments.
namespace kd::emulator {

/// The only device that there is.
inline constexpr CUdevice kDevice = 0;

/// Writes an output of a call; CUDA_ERROR_INVALID_VALUE where the caller gave no place for it.
template <typename T> CUresult setOutput(T* target, T value)
{
    if (target == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    *target = value;
    return CUDA_SUCCESS;
}

/// The host sees the device's memory at the device's own addresses.
inline std::byte* hostAddress(CUdeviceptr address)
{
    return reinterpret_cast<std::byte*>(address);
}
inline std::uint64_t addressOf(const void* host)
{
    return reinterpret_cast<std::uint64_t>(host);
}

}  // namespace kd::emulator
