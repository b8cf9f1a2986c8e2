// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/architecture.h"
#include "core/occupancy/occupancy.h"

#include <string>

namespace kd::occupancy {

/// Says how a block's registers are counted. Counts are 32-bit registers.
struct RegisterNeed {
    std::uint64_t warps = 0;         ///< a block
    std::uint64_t perWarp = 0;       ///< allocated
    std::uint64_t checkedWarps = 0;  ///< warps that the launch check counts: filled up to whole sub-partitions
};
/// Gives the registers that one block needs.
RegisterNeed registerNeed(const ArchitectureLimits& limits, const OccupancyInput& input);

/// Bytes of shared memory that a block is allocated: static, dynamic and reserved, rounded up to the unit.
std::uint64_t sharedNeed(const ArchitectureLimits& limits, const OccupancyInput& input);

/// Bytes that a block can be allocated at most, reserved bytes included.
std::uint64_t sharedBlockLimit(const ArchitectureLimits& limits);

/// `input` on `limits`; its architecture is not looked at. The carve-out is within -1..100.
OccupancyFigures calculate(const ArchitectureLimits& limits, const OccupancyInput& input);

/// The limits of input.architecture; throws as occupancyOf does.
const ArchitectureLimits& checkedLimits(const OccupancyInput& input);

/// OccupancyResult::impossible.
std::string impossibleWord(const ArchitectureLimits& limits, const OccupancyInput& input, const OccupancyFigures& figures);

/// OccupancyResult::reason.
Message reasonOf(const ArchitectureLimits& limits, const OccupancyInput& input, const OccupancyFigures& figures,
                 const std::string& impossible);

}  // namespace kd::occupancy
