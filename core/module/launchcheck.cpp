#include "core/module/launchcheck.h"

namespace kd {
namespace {

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

}  // namespace kd
