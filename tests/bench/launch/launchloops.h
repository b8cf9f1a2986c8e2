// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/module/module.h"
#include "tests/bench/common/benchdevice.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace kd::bench {

/// An empty kernel, and loops that enqueue it so many times.
struct LaunchLoops {
    std::string name;                            ///< of the kernel
    std::string what;                            ///< "16 arguments"
    std::function<void(int)> bare;               ///< cuLaunchKernel, its parameters ready
    std::function<void(int)> ours;               ///< PreparedKernel::launch
    std::function<std::uint64_t(int)> heapTaken; ///< of the thread by `ours`, what the driver takes for itself apart
};

/// Empty kernels of 0, 3 and 16 parameters in a module of the device; they are valid as long as both.
class EmptyKernels {
public:
    explicit EmptyKernels(const BenchDevice& device);

    const std::vector<LaunchLoops>& loops() const noexcept { return m_loops; }

private:
    Module m_module;
    std::vector<LaunchLoops> m_loops;
};

/// Nanoseconds a launch of one batch; the stream is waited for after the clock is read.
double batchNanoseconds(const BenchDevice& device, const std::function<void(int)>& loop, int launches);

}  // namespace kd::bench
