// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/launch/launchplan.h"

#include <string>
#include <string_view>
#include <vector>

namespace kd::bench {

/// One kernel with its launch, hot or cold.
struct TimeCase {
    std::string name;
    LaunchPlan plan;
    bool isCold = false;
};

/// CUDA C++ of all of their kernels.
std::string_view timeKernels();
/// Kernels of 1 us to 10 ms: spinning, saxpy, sgemm, reduction, one block, clusters (where the device has them), 64 KiB of dynamic
/// shared memory.
std::vector<TimeCase> timeCases(bool hasClusters);

}  // namespace kd::bench
