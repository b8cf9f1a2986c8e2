// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kd {

inline constexpr std::uint32_t kWarpSize = 32;

/// Holds what one compute capability allows. Shared memory is in bytes, registers are 32-bit registers.
struct ArchitectureLimits {
    ComputeCapability capability;
    std::string_view family;    ///< "Hopper"
    std::string_view products;  ///< well-known ones, "H100, H200"; empty when none is public

    std::uint32_t threadsPerBlock = 1024;
    std::uint32_t threadsPerSm = 0;
    std::uint32_t warpsPerSm = 0;
    std::uint32_t blocksPerSm = 0;

    std::uint32_t registersPerSm = 0;
    std::uint32_t registersPerBlock = 0;
    std::uint32_t registersPerThread = 255;   ///< registers that compilers give a thread at most
    std::uint32_t registersAtLaunch = 0;      ///< a thread, up to which a launch is accepted
    std::uint32_t registerUnit = 256;         ///< registers of a warp are allocated in multiples of this
    std::uint32_t subPartitions = 0;          ///< partitions of an SM, each with its share of the registers

    std::uint32_t sharedPerSm = 0;
    std::uint32_t sharedPerBlock = 48 * 1024;  ///< without opting in; also the most static shared memory
    std::uint32_t sharedPerBlockOptin = 0;     ///< after opting in with the kernel's dynamic size attribute
    std::uint32_t sharedReserved = 0;          ///< a block, taken by the driver
    std::uint32_t sharedUnit = 0;              ///< shared memory of a block is allocated in multiples of this
    std::span<const std::uint32_t> carveouts;  ///< sizes an SM can be configured with, ascending; empty: always sharedPerSm

    std::uint32_t barriersPerBlock = 16;
    std::uint32_t barriersPerSm = 0;          ///< counted against occupancy from 9.0 on
    std::uint32_t clusterPortable = 1;        ///< blocks a cluster that every device of 9.0 and later takes; 1: no clusters
    std::uint32_t clusterLargest = 1;         ///< blocks a cluster when the kernel allows a non-portable size
    std::uint32_t virtualResourcesPerSm = 0;  ///< 0: not counted
};

/// Every known architecture, 5.0 to 12.1, ascending. Sources: the "technical specifications per compute capability"
/// table of the CUDA C++ Programming Guide (12.9 for 5.0 to 7.2 and 10.1, which 13.0 dropped; 13.0 for the rest), and
/// cuda_occupancy.h of CUDA 13.0 for allocation units, sub-partitions, carve-outs, barriers and virtual resources.
/// The table does not hold 10.7: its blocks, carve-outs and barriers are of cuda_occupancy.h of CUDA 13.4, its threads and
/// registers are what ptxas 13.5 allows (.minnctapersm, .maxntid), a block's shared memory is an SM's less what the driver
/// reserves, as from 8.0 on, and clusters beyond the portable size are not public.
std::span<const ArchitectureLimits> knownArchitectures();

/// Null when it is not known.
const ArchitectureLimits* findArchitecture(ComputeCapability capability);

/// Throws LogicError naming those that are known.
const ArchitectureLimits& architectureLimits(ComputeCapability capability);

/// "sm_90".
std::string architectureName(ComputeCapability capability);

/// Reads "sm_90", "sm_90a", "compute_90", "9.0" or "90"; nothing when it is none of these. The architecture need not be a
/// known one.
std::optional<ComputeCapability> parseArchitecture(std::string_view text);

}  // namespace kd
