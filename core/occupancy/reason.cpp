// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/occupancy/calculation.h"

#include "core/base/message.h"
#include "core/occupancy/limitingresource.h"

namespace kd::occupancy {
namespace {

struct Case {
    const ArchitectureLimits& limits;
    const OccupancyInput& input;
    const OccupancyFigures& figures;
    RegisterNeed need;
};

Message blocksOfWarps(const Case& of, std::uint64_t blocks)
{
    return message("{} of {}", message("{} block(s)", blocks), message("{} warp(s)", of.need.warps));
}

Message sharedNeedOf(const Case& of)
{
    const std::uint64_t need = sharedNeed(of.limits, of.input);
    if (of.limits.sharedReserved == 0)
        return message("a block takes {} bytes ({} static + {} dynamic, in units of {})", need, of.input.staticShared,
                       of.input.dynamicShared, of.limits.sharedUnit);
    return message("a block takes {} bytes ({} static + {} dynamic + {} reserved, in units of {})", need, of.input.staticShared,
                   of.input.dynamicShared, of.limits.sharedReserved, of.limits.sharedUnit);
}

Message explainWarps(const Case& of)
{
    return message("a block of {} is {}, and an SM holds {} warps, so {}", message("{} thread(s)", of.input.threads),
                   message("{} warp(s)", of.need.warps), of.limits.warpsPerSm, message("{} block(s)", of.figures.limits.warps));
}

Message explainRegisters(const Case& of)
{
    const std::uint64_t allocated = of.need.perWarp / kWarpSize;
    const std::uint64_t share = of.limits.registersPerSm / of.limits.subPartitions;
    const std::uint64_t warps = share / of.need.perWarp;
    return message("{}, so one warp takes {} and {} of the SM ({}) holds {}; the whole SM holds {}, room for {}",
                   allocated == of.input.registers
                       ? message("each thread needs {}", of.input.registers)
                       : message("each thread needs {}, allocated as {}", of.input.registers, allocated),
                   of.need.perWarp, of.limits.subPartitions == 2 ? Message("half") : Message("a quarter"), share,
                   message("{} warp(s)", warps), warps * of.limits.subPartitions, blocksOfWarps(of, of.figures.limits.registers));
}

Message explainShared(const Case& of)
{
    return message("{}, and the SM's {} hold {}", sharedNeedOf(of), of.figures.sharedCapacity, of.figures.limits.shared);
}

Message explainBlocks(const Case& of)
{
    const std::uint32_t most = of.limits.blocksPerSm;
    const Message blocks = blocksOfWarps(of, most);
    const std::uint64_t warps = std::uint64_t{most} * of.need.warps;
    if (most == 1)
        return message("an SM runs at most {} blocks, and {} is {} of {} warps", most, blocks, warps, of.limits.warpsPerSm);
    return message("an SM runs at most {} blocks, and {} are {} of {} warps", most, blocks, warps, of.limits.warpsPerSm);
}

Message explainBarriers(const Case& of)
{
    const std::uint32_t fit = of.figures.limits.barriers;
    const std::uint32_t used = of.input.barriers;
    return fit == 1 ? message("a block uses {} of the SM's {} barriers, so {} fits", used, of.limits.barriersPerSm, fit)
                    : message("a block uses {} of the SM's {} barriers, so {} fit", used, of.limits.barriersPerSm, fit);
}

Message explainVirtual(const Case& of)
{
    const std::uint32_t fit = of.figures.limits.virtualResources;
    return fit == 1 ? message("a block uses {} of the SM's {} virtual resources, so {} fits", of.input.virtualResources,
                              of.limits.virtualResourcesPerSm, fit)
                    : message("a block uses {} of the SM's {} virtual resources, so {} fit", of.input.virtualResources,
                              of.limits.virtualResourcesPerSm, fit);
}

Message explain(Limiter limiter, const Case& of)
{
    switch (limiter) {
    case Limiter::Warps:
        return explainWarps(of);
    case Limiter::Blocks:
        return explainBlocks(of);
    case Limiter::Registers:
        return explainRegisters(of);
    case Limiter::Shared:
        return explainShared(of);
    case Limiter::Barriers:
        return explainBarriers(of);
    case Limiter::Virtual:
        break;
    }
    return explainVirtual(of);
}

Message limitedReason(const Case& of)
{
    Message names;
    Message arithmetic;
    for (const LimitingResource& resource : kLimitingResources) {
        if (of.figures.limits.*resource.limit != of.figures.blocksPerSm)
            continue;
        names = names.empty() ? Message(resource.name) : message("{} and {}", names, Message(resource.name));
        const Message explained = explain(resource.limiter, of);
        arithmetic = arithmetic.empty() ? explained : message("{}; {}", arithmetic, explained);
    }
    return message("Limited by {}: {}.", names, arithmetic);
}

Message refusedThreads(const Case& of)
{
    if (of.input.threads == 0)
        return message("A block of {} threads cannot run: it needs at least one.", of.input.threads);
    if (of.input.threads > of.limits.threadsPerBlock)
        return message("A block of {} threads cannot run: a block has at most {} threads.", of.input.threads,
                       of.limits.threadsPerBlock);
    return message("A block of {} threads cannot run: the kernel is compiled for at most {} (__launch_bounds__).", of.input.threads,
                   of.input.maxThreads);
}

Message refusedRegisters(const Case& of, const std::string& architecture)
{
    if (of.input.registers > of.limits.registersAtLaunch)
        return message("A thread cannot have {} registers: {} allows at most {}.", of.input.registers, architecture,
                       of.limits.registersPerThread);
    const std::uint64_t checked = (of.need.warps + 3) / 4 * 4;
    const Message warps = message("{} warp(s)", of.need.warps);
    if (checked == of.need.warps)
        return message("The block's registers do not fit: one warp takes {} and the block's {} would take {}; {} gives a block {}.",
                       of.need.perWarp, warps, of.need.perWarp * checked, architecture, of.limits.registersPerBlock);
    return message("The block's registers do not fit: one warp takes {} and the block's {}, counted as {} for four equal parts "
                   "of the SM, would take {}; {} gives a block {}.",
                   of.need.perWarp, warps, checked, of.need.perWarp * checked, architecture, of.limits.registersPerBlock);
}

Message refusedCluster(const Case& of, const std::string& architecture)
{
    if (of.limits.clusterLargest == 1 && of.input.cluster != 0)
        return message("A cluster of {} blocks cannot run: {} has no clusters; they came with sm_90.", of.input.cluster,
                       architecture);
    return message("A cluster of {} blocks cannot run: {} takes 1 to {}.", of.input.cluster, architecture,
                   of.limits.clusterLargest);
}

Message impossibleReason(const Case& of, const std::string& impossible)
{
    const std::string architecture = architectureName(of.limits.capability);
    if (impossible == "threads")
        return refusedThreads(of);
    if (impossible == "registers")
        return refusedRegisters(of, architecture);
    if (impossible == "shared")
        return message("The block's shared memory does not fit: {}, and {} gives a block at most {}.", sharedNeedOf(of),
                       architecture, sharedBlockLimit(of.limits));
    if (impossible == "cluster")
        return refusedCluster(of, architecture);
    if (impossible == "barriers")
        return message("A block cannot use {} barriers: an SM of {} has {}.", of.input.barriers, architecture,
                       of.limits.barriersPerSm);
    return message("A block cannot use {} virtual resources: an SM of {} has {}.", of.input.virtualResources, architecture,
                   of.limits.virtualResourcesPerSm);
}

}  // namespace

std::string impossibleWord(const ArchitectureLimits& limits, const OccupancyInput& input, const OccupancyFigures& figures)
{
    const OccupancyFigures::Limits& blocks = figures.limits;
    if (blocks.warps == 0)
        return "threads";
    if (blocks.registers == 0)
        return "registers";
    if (blocks.shared == 0)
        return "shared";
    if (blocks.barriers == 0)
        return "barriers";
    if (blocks.virtualResources == 0)
        return "virtual";
    return input.cluster == 0 || input.cluster > limits.clusterLargest ? "cluster" : "";
}

Message reasonOf(const ArchitectureLimits& limits, const OccupancyInput& input, const OccupancyFigures& figures,
                 const std::string& impossible)
{
    const Case of{limits, input, figures, registerNeed(limits, input)};
    if (!impossible.empty())
        return impossibleReason(of, impossible);
    if (figures.warpsPerSm < figures.maxWarpsPerSm)
        return limitedReason(of);
    return message("Nothing limits it: {} fill all {} warps of the SM.", blocksOfWarps(of, figures.blocksPerSm), limits.warpsPerSm);
}

}  // namespace kd::occupancy
