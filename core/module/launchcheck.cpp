// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/module/launchcheck.h"

namespace kd {
namespace {

constexpr std::uint64_t kPortableCluster = 8;  // CUDA C++ Programming Guide, "Thread block clusters"

Message dimensionRefusal(const Message& what, char axis, std::uint32_t asked, std::uint32_t limit)
{
    if (asked == 0)
        return message("{} {} is 0; it must be at least 1.", what, axis);
    if (asked > limit)
        return message("{} {} is {}; the device takes at most {}.", what, axis, asked, limit);
    return {};
}

Message sizeRefusal(const Message& what, Dim3 asked, Dim3 limit)
{
    Message refusal = dimensionRefusal(what, 'x', asked.x, limit.x);
    if (refusal.empty())
        refusal = dimensionRefusal(what, 'y', asked.y, limit.y);
    return refusal.empty() ? dimensionRefusal(what, 'z', asked.z, limit.z) : refusal;
}

Message threadRefusal(const LaunchLimits& limits, const FunctionAttributes& function, std::uint64_t threads)
{
    if (threads > limits.threadsPerBlock)
        return message("The block has {} threads; the device takes at most {} a block.", threads, limits.threadsPerBlock);
    if (threads <= function.maxThreadsPerBlock)
        return {};
    const std::uint64_t registers = threads * function.registers;
    if (registers > limits.registersPerBlock)
        return message("The block has {} threads; this kernel takes at most {}, because {} registers a thread would be {} and the "
                       "device has {} a block.",
                       threads, function.maxThreadsPerBlock, function.registers, registers, limits.registersPerBlock);
    return message("The block has {} threads; this kernel takes at most {} (its __launch_bounds__ or its registers).", threads,
                   function.maxThreadsPerBlock);
}

Message sharedRefusal(const LaunchLimits& limits, const FunctionAttributes& function, std::uint32_t dynamicShared)
{
    const std::uint64_t shared = std::uint64_t{function.staticShared} + dynamicShared;
    if (shared <= limits.sharedPerBlock)
        return {};
    return message("The block needs {} bytes of shared memory ({} static, {} dynamic); the device has at most {} a block.", shared,
                   function.staticShared, dynamicShared, limits.sharedPerBlock);
}

std::string sizeText(Dim3 size)
{
    return std::to_string(size.x) + " x " + std::to_string(size.y) + " x " + std::to_string(size.z);
}

Message requiredClusterRefusal(const FunctionRef& function, Dim3 cluster)
{
    const auto required = [&](CUfunction_attribute attribute) { return static_cast<std::uint32_t>(function.attribute(attribute)); };
    const Dim3 compiled{required(CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), required(CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT),
                        required(CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH)};
    if (compiled.x == 0 || compiled == cluster)
        return {};
    return message("The kernel is compiled for clusters of {} blocks (__cluster_dims__), not of {}.", sizeText(compiled),
                   sizeText(cluster));
}

Message clusterRefusal(const FunctionRef& function, const LaunchShape& shape, Dim3 cluster)
{
    const Device& device = function.context().device();
    if (device.attribute(CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH) == 0)
        return "The device launches no clusters; compute capability 9.0 and later do.";
    if (shape.grid.x % cluster.x != 0 || shape.grid.y % cluster.y != 0 || shape.grid.z % cluster.z != 0)
        return message("The grid of {} blocks is no multiple of the cluster of {}.", sizeText(shape.grid), sizeText(cluster));
    if (Message refusal = requiredClusterRefusal(function, cluster); !refusal.empty())
        return refusal;
    if (cluster.count() > kPortableCluster)
        function.allowLargeClusters();
    if (function.context().api().has("cuOccupancyMaxActiveClusters") && function.maxActiveClusters(shape, cluster) == 0)
        return message("Not one cluster of {} blocks of {} threads fits on the device at once.", cluster.count(),
                       shape.block.count());
    return {};
}

}  // namespace

LaunchLimits launchLimits(const Device& device)
{
    const auto limit = [&](CUdevice_attribute attribute) { return static_cast<std::uint32_t>(device.attribute(attribute)); };
    return {.threadsPerBlock = limit(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK),
            .block = {limit(CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X), limit(CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y),
                      limit(CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z)},
            .grid = {limit(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X), limit(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y),
                     limit(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z)},
            .sharedPerBlock = limit(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN),
            .registersPerBlock = limit(CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK)};
}

Message launchRefusal(const LaunchLimits& limits, const FunctionAttributes& function, const LaunchShape& shape)
{
    Message refusal = sizeRefusal("Block size", shape.block, limits.block);
    if (refusal.empty())
        refusal = sizeRefusal("Grid size", shape.grid, limits.grid);
    if (refusal.empty())
        refusal = threadRefusal(limits, function, shape.block.count());
    return refusal.empty() ? sharedRefusal(limits, function, shape.dynamicShared) : refusal;
}

Message extrasRefusal(const FunctionRef& function, const LaunchShape& shape, const LaunchAttributes& extras)
{
    if (extras.cluster) {
        if (Message refusal = clusterRefusal(function, shape, *extras.cluster); !refusal.empty())
            return refusal;
    }
    if (!extras.isCooperative)
        return {};
    if (function.context().device().attribute(CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH) == 0)
        return "The device has no cooperative launches.";
    const std::uint64_t capacity =
        function.cooperativeCapacity(static_cast<std::uint32_t>(shape.block.count()), shape.dynamicShared);
    if (shape.grid.count() <= capacity)
        return {};
    return message("All blocks of a cooperative launch must be resident at once; the device holds {} of these, {} were asked for.",
                   capacity, shape.grid.count());
}

}  // namespace kd
