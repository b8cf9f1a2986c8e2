// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/driver/drivererror.h"
#include "core/emulator/driver/emulateddriver.h"

#include <initializer_list>
#include <stdexcept>
#include <vector>

/// A call of the driver that has to do.
inline void require(CUresult result)
{
    if (result != CUDA_SUCCESS)
        throw std::runtime_error(kd::describeResult(result).english());
}

/// An emulated GPU of its own, 64 MiB large unless it is told, with its primary context current and the kernels of a text of PTX.
class DriverBench {
public:
    explicit DriverBench(const char* kernels,
                         const kd::emulator::MachineSettings& settings = {.memoryBytes = 64 << 20, .threads = 2})
        : api(kd::emulator::emulatedDriver(settings))
    {
        CUcontext context = nullptr;
        require(api.cuDevicePrimaryCtxRetain(&context, 0));
        require(api.cuCtxPushCurrent(context));
        require(api.cuLibraryLoadData(&library, kernels, nullptr, nullptr, 0, nullptr, nullptr, 0));
    }
    ~DriverBench()
    {
        CUcontext popped = nullptr;
        api.cuCtxPopCurrent(&popped);
        api.cuDevicePrimaryCtxRelease(0);
    }
    DriverBench(const DriverBench&) = delete;
    DriverBench& operator=(const DriverBench&) = delete;

    CUdeviceptr allocate(std::size_t bytes)
    {
        CUdeviceptr address = 0;
        require(api.cuMemAlloc(&address, bytes));
        return address;
    }
    CUfunction function(const char* name)
    {
        CUkernel kernel = nullptr;
        CUfunction found = nullptr;
        require(api.cuLibraryGetKernel(&kernel, library, name));
        require(api.cuKernelGetFunction(&found, kernel));
        return found;
    }
    /// One warp of a kernel that takes addresses, to its end.
    CUresult launch(const char* name, std::initializer_list<CUdeviceptr*> addresses)
    {
        std::vector<void*> parameters(addresses.begin(), addresses.end());
        require(api.cuLaunchKernel(function(name), 1, 1, 1, 32, 1, 1, 0, nullptr, parameters.data(), nullptr));
        return api.cuStreamSynchronize(nullptr);
    }

    kd::DriverApi api;
    CUlibrary library = nullptr;
};
