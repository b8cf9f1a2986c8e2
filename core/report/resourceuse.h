// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"

#include <string>
#include <vector>

namespace kd::report {

/// How much of one resource of an SM the launch takes.
struct ResourceUse {
    std::string name;       ///< "Shared memory"
    std::string amount;     ///< "85 / 228 KiB"
    double share = 0;       ///< share of what there is, 0..1 unless the launch is impossible
    std::string blocks;     ///< blocks that it allows: "13", "no limit"
    bool isLimiter = false;
};

/// Warps, registers, shared memory and block slots, and what else the launch uses; empty where the architecture is not known.
std::vector<ResourceUse> resourceUses(const Report& report);

}  // namespace kd::report
