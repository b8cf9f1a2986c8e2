// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// One kernel in the log of `-Xptxas -v`. Sizes are bytes; what ptxas does not say for an architecture is absent.
struct PtxasUsage {
    std::string loweredName;
    std::uint32_t registers = 0;
    std::uint32_t barriers = 0;
    std::uint32_t stackFrame = 0;
    std::uint32_t shared = 0;       ///< static, without what the system reserves
    std::uint32_t spillStores = 0;  ///< with those of the functions that it calls
    std::uint32_t spillLoads = 0;
};

/// One entry a function that the log of `ptxas -v` tells of; other lines are skipped.
std::vector<PtxasUsage> readPtxasLog(std::string_view log);

/// Adds the spills, which only the log tells, and compares what both tell. Returns a sentence for each disagreement.
std::vector<Message> mergeUsage(std::vector<KernelInfo>& kernels, const std::vector<PtxasUsage>& usage);

}  // namespace kd
