// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/module/launchcheck.h"

namespace kd {
namespace {

constexpr std::uint64_t kPortableCluster = 8;  // CUDA C++ Programming Guide, "Thread block clusters"

std::string dimensionRefusal(const char* what, char axis, std::uint32_t asked, std::uint32_t limit)
{
    if (asked == 0)
        return std::string(what) + " " + axis + " is 0; it must be at least 1.";
    if (asked > limit)
        return std::string(what) + " " + axis + " is " + std::to_string(asked) + "; the device takes at most " +
               std::to_string(limit) + ".";
    return {};
}

std::string sizeRefusal(const char* what, Dim3 asked, Dim3 limit)
{
    std::string refusal = dimensionRefusal(what, 'x', asked.x, limit.x);
    if (refusal.empty())
        refusal = dimensionRefusal(what, 'y', asked.y, limit.y);
    return refusal.empty() ? dimensionRefusal(what, 'z', asked.z, limit.z) : refusal;
}

std::string threadRefusal(const LaunchLimits& limits, const FunctionAttributes& function, std::uint64_t threads)
{
    const std::string asked = "The block has " + std::to_string(threads) + " threads; ";
    if (threads > limits.threadsPerBlock)
        return asked + "the device takes at most " + std::to_string(limits.threadsPerBlock) + " a block.";
    if (threads <= function.maxThreadsPerBlock)
        return {};
    std::string sentence = asked + "this kernel takes at most " + std::to_string(function.maxThreadsPerBlock);
    const std::uint64_t registers = threads * function.registers;
    if (registers > limits.registersPerBlock)
        return sentence + ", because " + std::to_string(function.registers) + " registers a thread would be " +
               std::to_string(registers) + " and the device has " + std::to_string(limits.registersPerBlock) + " a block.";
    return sentence + " (its __launch_bounds__ or its registers).";
}

std::string sharedRefusal(const LaunchLimits& limits, const FunctionAttributes& function, std::uint32_t dynamicShared)
{
    const std::uint64_t shared = std::uint64_t{function.staticShared} + dynamicShared;
    if (shared <= limits.sharedPerBlock)
        return {};
    return "The block needs " + std::to_string(shared) + " bytes of shared memory (" + std::to_string(function.staticShared) +
           " static, " + std::to_string(dynamicShared) + " dynamic); the device has at most " +
           std::to_string(limits.sharedPerBlock) + " a block.";
}

std::string sizeText(Dim3 size)
{
    return std::to_string(size.x) + " x " + std::to_string(size.y) + " x " + std::to_string(size.z);
}

std::string requiredClusterRefusal(const FunctionRef& function, Dim3 cluster)
{
    const auto required = [&](CUfunction_attribute attribute) { return static_cast<std::uint32_t>(function.attribute(attribute)); };
    const Dim3 compiled{required(CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), required(CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT),
                        required(CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH)};
    if (compiled.x == 0 || compiled == cluster)
        return {};
    return "The kernel is compiled for clusters of " + sizeText(compiled) + " blocks (__cluster_dims__), not of " +
        sizeText(cluster) + ".";
}

std::string clusterRefusal(const FunctionRef& function, const LaunchShape& shape, Dim3 cluster)
{
    const Device& device = function.context().device();
    if (device.attribute(CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH) == 0)
        return "The device launches no clusters; compute capability 9.0 and later do.";
    if (shape.grid.x % cluster.x != 0 || shape.grid.y % cluster.y != 0 || shape.grid.z % cluster.z != 0)
        return "The grid of " + sizeText(shape.grid) + " blocks is no multiple of the cluster of " + sizeText(cluster) + ".";
    if (std::string refusal = requiredClusterRefusal(function, cluster); !refusal.empty())
        return refusal;
    if (cluster.count() > kPortableCluster)
        function.allowLargeClusters();
    if (function.context().api().has("cuOccupancyMaxActiveClusters") && function.maxActiveClusters(shape, cluster) == 0)
        return "Not one cluster of " + std::to_string(cluster.count()) + " blocks of " + std::to_string(shape.block.count()) +
               " threads fits on the device at once.";
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

std::string launchRefusal(const LaunchLimits& limits, const FunctionAttributes& function, const LaunchShape& shape)
{
    std::string refusal = sizeRefusal("Block size", shape.block, limits.block);
    if (refusal.empty())
        refusal = sizeRefusal("Grid size", shape.grid, limits.grid);
    if (refusal.empty())
        refusal = threadRefusal(limits, function, shape.block.count());
    return refusal.empty() ? sharedRefusal(limits, function, shape.dynamicShared) : refusal;
}

std::string extrasRefusal(const FunctionRef& function, const LaunchShape& shape, const LaunchExtras& extras)
{
    if (extras.cluster) {
        if (std::string refusal = clusterRefusal(function, shape, *extras.cluster); !refusal.empty())
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
    return "All blocks of a cooperative launch must be resident at once; the device holds " + std::to_string(capacity) +
        " of these, " + std::to_string(shape.grid.count()) + " were asked for.";
}

}  // namespace kd
