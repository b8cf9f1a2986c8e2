// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/architecture.h"
#include "core/occupancy/occupancy.h"

#include <algorithm>
#include <climits>
#include <random>
#include <span>
#include <vector>

#include <cuda.h>
#include <cuda_occupancy.h>

/// The calculator of the CUDA toolkit (cuda_occupancy.h), asked as ours is, and configurations to ask both.
namespace kd::toolkit {

/// Those that this toolkit's calculator knows; it answers for others as for ones of the same major number.
inline const std::vector<ArchitectureLimits>& architectures()
{
    static const std::vector<ArchitectureLimits> known = [] {
        std::vector<ArchitectureLimits> all(knownArchitectures().begin(), knownArchitectures().end());
        if (CUDA_VERSION < 13040)
            std::erase_if(all, [](const ArchitectureLimits& limits) { return limits.capability == ComputeCapability{10, 7}; });
        return all;
    }();
    return known;
}

inline cudaOccDeviceProp propertiesOf(const ArchitectureLimits& limits)
{
    cudaOccDeviceProp properties;
    properties.computeMajor = limits.capability.major;
    properties.computeMinor = limits.capability.minor;
    properties.maxThreadsPerBlock = static_cast<int>(limits.threadsPerBlock);
    properties.maxThreadsPerMultiprocessor = static_cast<int>(limits.threadsPerSm);
    properties.regsPerBlock = static_cast<int>(limits.registersPerBlock);
    properties.regsPerMultiprocessor = static_cast<int>(limits.registersPerSm);
    properties.warpSize = static_cast<int>(kWarpSize);
    properties.sharedMemPerBlock = limits.sharedPerBlock;
    properties.sharedMemPerMultiprocessor = limits.sharedPerSm;
    properties.numSms = 1;
    properties.sharedMemPerBlockOptin = limits.sharedPerBlockOptin;
    properties.reservedSharedMemPerBlock = limits.sharedReserved;
    return properties;
}

inline cudaOccFuncAttributes attributesOf(const OccupancyInput& input)
{
    cudaOccFuncAttributes attributes;
    attributes.maxThreadsPerBlock = INT_MAX;
    attributes.numRegs = static_cast<int>(input.registers);
    attributes.sharedSizeBytes = input.staticShared;
    attributes.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
    attributes.maxDynamicSharedSizeBytes = input.dynamicShared;
    attributes.numBlockBarriers = static_cast<int>(input.barriers);
    attributes.virtualResourceCount = static_cast<int>(input.virtualResources);
    return attributes;
}

/// -1 active blocks where it refuses.
inline cudaOccResult ask(const OccupancyInput& input)
{
    const cudaOccDeviceProp properties = propertiesOf(architectureLimits(input.architecture));
    const cudaOccFuncAttributes attributes = attributesOf(input);
    cudaOccDeviceState state;
    state.carveoutConfig = input.carveoutPercent.value_or(SHAREDMEM_CARVEOUT_DEFAULT);
    cudaOccResult result{};
    if (cudaOccMaxActiveBlocksPerMultiprocessor(&result, &properties, &attributes, &state, static_cast<int>(input.threads),
                                                input.dynamicShared) != CUDA_OCC_SUCCESS)
        result.activeBlocksPerMultiprocessor = -1;
    return result;
}

/// Configurations around everything that has an edge; one in eight leaves the limits of the architecture.
class Generator {
public:
    explicit Generator(std::uint64_t seed) : m_random(seed) {}

    OccupancyInput next()
    {
        const std::span<const ArchitectureLimits> known = architectures();
        const ArchitectureLimits& limits = known[upTo(known.size() - 1)];
        const bool beyond = upTo(7) == 0;
        OccupancyInput input{.architecture = limits.capability};
        input.threads = upTo(1) ? 32 * between(1, 32) : between(1, beyond ? 1100 : limits.threadsPerBlock);
        input.registers = upTo(beyond ? 270 : limits.registersPerThread);
        shared(input, limits, beyond);
        if (upTo(1))
            input.carveoutPercent = static_cast<int>(upTo(101)) - 1;
        input.barriers = upTo(2) ? upTo(limits.barriersPerBlock) : upTo(beyond ? 80 : 2);
        input.virtualResources = upTo(3) ? 0 : upTo(beyond ? 160 : 32);
        return input;
    }

private:
    std::uint32_t between(std::uint32_t low, std::uint32_t high) { return low + upTo(high - low); }
    std::uint32_t upTo(std::uint64_t most)
    {
        return static_cast<std::uint32_t>(std::uniform_int_distribution<std::uint64_t>(0, most)(m_random));
    }

    /// Half of them small, as most kernels are; a quarter near a multiple of the allocation unit.
    void shared(OccupancyInput& input, const ArchitectureLimits& limits, bool beyond)
    {
        input.staticShared = upTo(upTo(1) ? 4096 : limits.sharedPerBlock);
        const std::uint32_t room = limits.sharedPerBlockOptin - std::min(input.staticShared, limits.sharedPerBlockOptin);
        input.dynamicShared = upTo(2) ? upTo(upTo(1) ? std::min(room, 8192u) : room) : 0;
        if (upTo(3) == 0)
            input.dynamicShared = (input.dynamicShared & ~127u) + upTo(1);
        if (beyond && upTo(1))
            input.dynamicShared += 16384;
    }

    std::mt19937_64 m_random;
};

}  // namespace kd::toolkit
