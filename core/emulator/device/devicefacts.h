// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/device/image.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace kd::emulator {

/// What CUDA's device runtime tells of a kernel (cudaFuncAttributes), in bytes, threads and ten times a capability.
struct KernelFacts {
    std::uint64_t sharedBytes = 0, constantBytes = 0, localBytes = 0;
    int maxThreads = 0, ptxVersion = 0, binaryVersion = 0, maxDynamicShared = 0;
};

/// What kernels may ask of their device and of kernels, and the driver knows. Called from any thread.
class DeviceFacts {
public:
    virtual ~DeviceFacts() = default;
    /// By the number of a CUdevice_attribute; nothing where there is none.
    virtual std::optional<int> attribute(int number) const = 0;
    /// Blocks of so many threads that a multiprocessor holds at once. `dynamicShared`: bytes.
    virtual int residentBlocks(const Kernel& kernel, int threads, std::size_t dynamicShared) const = 0;
    /// What cudaFuncGetAttributes() tells of the kernel.
    virtual KernelFacts of(const Kernel& kernel) const = 0;
};

}  // namespace kd::emulator
