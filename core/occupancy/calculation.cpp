// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/occupancy/calculation.h"

#include "core/base/error.h"

#include <algorithm>

namespace kd::occupancy {
namespace {

constexpr std::uint64_t roundUp(std::uint64_t value, std::uint64_t unit)
{
    return (value + unit - 1) / unit * unit;
}

std::uint32_t saturated(std::uint64_t value)
{
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(value, UINT32_MAX));
}

std::uint32_t blocksOf(std::uint64_t available, std::uint64_t needed)
{
    const std::uint64_t blocks = needed == 0 ? kUnlimitedBlocks : available / needed;
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(blocks, kUnlimitedBlocks));
}

std::uint32_t warpLimit(const ArchitectureLimits& limits, const OccupancyInput& input, std::uint64_t warps)
{
    const bool bounded = input.maxThreads != 0 && input.threads > input.maxThreads;
    if (input.threads == 0 || input.threads > limits.threadsPerBlock || bounded)
        return 0;
    return blocksOf(limits.warpsPerSm, warps);
}

bool passesLaunchCheck(const ArchitectureLimits& limits, const OccupancyInput& input)
{
    const RegisterNeed need = registerNeed(limits, input);
    return input.registers <= limits.registersAtLaunch && need.perWarp * need.checkedWarps <= limits.registersPerBlock;
}

std::uint32_t registerLimit(const ArchitectureLimits& limits, const OccupancyInput& input, const RegisterNeed& need)
{
    if (!passesLaunchCheck(limits, input))
        return 0;
    // A kernel that cannot run on the other Pascal chips is refused on the P100 too, though its two larger register
    // files could take it.
    if (limits.subPartitions == 2 && !passesLaunchCheck(architectureLimits({6, 1}), input))
        return 0;
    if (need.perWarp == 0)
        return kUnlimitedBlocks;
    const std::uint64_t warpsPerPartition = limits.registersPerSm / limits.subPartitions / need.perWarp;
    return blocksOf(warpsPerPartition * limits.subPartitions, need.warps);
}

/// The smallest size an SM can be configured with that holds `bytes`, which is at most sharedPerSm.
std::uint32_t configuredSize(const ArchitectureLimits& limits, std::uint64_t bytes)
{
    if (limits.carveouts.empty())
        return limits.sharedPerSm;
    const auto size = std::ranges::lower_bound(limits.carveouts, bytes);
    return size == limits.carveouts.end() ? limits.sharedPerSm : *size;
}

std::uint32_t preferredCapacity(const ArchitectureLimits& limits, const OccupancyInput& input)
{
    const int percent = input.carveoutPercent.value_or(-1);
    if (percent < 0)
        return limits.sharedPerSm;
    return configuredSize(limits, std::uint64_t{limits.sharedPerSm} * static_cast<unsigned>(percent) / 100);
}

void applyShared(OccupancyFigures& figures, const ArchitectureLimits& limits, const OccupancyInput& input)
{
    const std::uint64_t need = sharedNeed(limits, input);
    figures.allocatedShared = saturated(need);
    figures.sharedCapacity = preferredCapacity(limits, input);
    figures.limits.shared = 0;
    if (need > sharedBlockLimit(limits))
        return;
    if (figures.sharedCapacity < need)
        figures.sharedCapacity = configuredSize(limits, need);
    figures.limits.shared = blocksOf(figures.sharedCapacity, need);
}

std::uint32_t bitIf(bool limiting, Limiter limiter)
{
    return limiting ? static_cast<std::uint32_t>(limiter) : 0;
}

/// Barriers are compared after all others, so their bit joins those that limit without them.
void applyLimits(OccupancyFigures& figures, bool countsBarriers)
{
    const OccupancyFigures::Limits& limits = figures.limits;
    const std::uint32_t least = std::min({limits.warps, limits.blocks, limits.registers, limits.shared, limits.virtualResources});
    figures.limiters = bitIf(limits.warps == least, Limiter::Warps) | bitIf(limits.registers == least, Limiter::Registers) |
                       bitIf(limits.shared == least, Limiter::Shared) | bitIf(limits.blocks == least, Limiter::Blocks) |
                       bitIf(limits.virtualResources == least, Limiter::Virtual) |
                       bitIf(countsBarriers && limits.barriers <= least, Limiter::Barriers);
    figures.blocksPerSm = std::min(least, limits.barriers);
}

}  // namespace

RegisterNeed registerNeed(const ArchitectureLimits& limits, const OccupancyInput& input)
{
    const std::uint64_t warps = (std::uint64_t{input.threads} + kWarpSize - 1) / kWarpSize;
    return {.warps = warps,
            .perWarp = roundUp(std::uint64_t{input.registers} * kWarpSize, limits.registerUnit),
            .checkedWarps = roundUp(warps, limits.subPartitions)};
}

std::uint64_t sharedNeed(const ArchitectureLimits& limits, const OccupancyInput& input)
{
    return roundUp(std::uint64_t{input.staticShared} + input.dynamicShared + limits.sharedReserved, limits.sharedUnit);
}

std::uint64_t sharedBlockLimit(const ArchitectureLimits& limits)
{
    return std::uint64_t{limits.sharedPerBlockOptin} + limits.sharedReserved;
}

OccupancyFigures calculate(const ArchitectureLimits& limits, const OccupancyInput& input)
{
    const RegisterNeed need = registerNeed(limits, input);
    const bool countsBarriers = limits.capability.major >= 9 && input.barriers > 0;
    OccupancyFigures figures{.maxWarpsPerSm = limits.warpsPerSm};
    figures.allocatedRegisters = saturated(std::min<std::uint64_t>(need.perWarp, UINT32_MAX) * need.warps);
    figures.limits.warps = warpLimit(limits, input, need.warps);
    figures.limits.blocks = limits.blocksPerSm;
    figures.limits.registers = registerLimit(limits, input, need);
    if (countsBarriers)
        figures.limits.barriers = blocksOf(limits.barriersPerSm, input.barriers);
    if (limits.virtualResourcesPerSm > 0)
        figures.limits.virtualResources = blocksOf(limits.virtualResourcesPerSm, input.virtualResources);
    applyShared(figures, limits, input);
    applyLimits(figures, countsBarriers);
    if (input.cluster == 0 || input.cluster > limits.clusterLargest) {
        figures.blocksPerSm = 0;
        figures.limiters = 0;
    }
    figures.warpsPerSm = figures.blocksPerSm * static_cast<std::uint32_t>(need.warps);
    figures.occupancy = static_cast<double>(figures.warpsPerSm) / figures.maxWarpsPerSm;
    return figures;
}

const ArchitectureLimits& checkedLimits(const OccupancyInput& input)
{
    const ArchitectureLimits& limits = architectureLimits(input.architecture);
    const int percent = input.carveoutPercent.value_or(-1);
    if (percent < -1 || percent > 100)
        throw LogicError({.text = "a carve-out is 0 to 100 percent of the shared memory, or -1 for the driver's default",
                          .subject = {ErrorSubject::Kind::CarveOut, std::to_string(percent)}});
    return limits;
}

}  // namespace kd::occupancy
