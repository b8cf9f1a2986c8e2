// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/module/function.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"

#include <array>

namespace kd {
namespace {

constexpr std::size_t kMaxParameters = 4096;  ///< more than the 32,764 bytes of a parameter block take in any real kernel

/// Writes a launch as CUDA C++ does, which is the same in every language: "fill<<<(2, 1, 1), (256, 1, 1), 16>>>".
std::string shapeText(const std::string& name, const LaunchShape& shape)
{
    const auto dims = [](Dim3 size) {
        return "(" + std::to_string(size.x) + ", " + std::to_string(size.y) + ", " + std::to_string(size.z) + "), ";
    };
    return name + "<<<" + dims(shape.grid) + dims(shape.block) + std::to_string(shape.dynamicShared) + ">>>";
}

std::uint32_t asCount(int value)
{
    return value < 0 ? 0u : static_cast<std::uint32_t>(value);
}

constexpr std::size_t kMaxAttributes = 5;

/// Points into `attributes`.
CUlaunchConfig configOf(const StreamRef& stream, const LaunchShape& shape, const LaunchAttributes& extras,
                        std::array<CUlaunchAttribute, kMaxAttributes>& attributes)
{
    unsigned count = 0;
    const auto add = [&](CUlaunchAttributeID id) -> CUlaunchAttributeValue& {
        attributes[count].id = id;
        return attributes[count++].value;
    };
    if (extras.isCooperative)
        add(CU_LAUNCH_ATTRIBUTE_COOPERATIVE).cooperative = 1;
    if (extras.cluster) {
        auto& dimension = add(CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION).clusterDim;
        dimension.x = extras.cluster->x;
        dimension.y = extras.cluster->y;
        dimension.z = extras.cluster->z;
    }
    if (extras.priority)
        add(CU_LAUNCH_ATTRIBUTE_PRIORITY).priority = *extras.priority;
    if (extras.mayOverlapPrevious)
        add(CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION).programmaticStreamSerializationAllowed = 1;
    if (extras.carveoutPercent)
        add(CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT).sharedMemCarveout =
            static_cast<unsigned>(*extras.carveoutPercent);
    return {shape.grid.x, shape.grid.y, shape.grid.z, shape.block.x, shape.block.y, shape.block.z, shape.dynamicShared,
            stream.handle(), attributes.data(), count};
}

}  // namespace

int FunctionRef::attribute(CUfunction_attribute attribute) const
{
    int value = 0;
    const CurrentContext current(m_context);
    check(m_context.api(), m_context.api().cuFuncGetAttribute(&value, attribute, m_handle), "cuFuncGetAttribute", m_name);
    return value;
}

FunctionAttributes FunctionRef::attributes() const
{
    return {.maxThreadsPerBlock = asCount(attribute(CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK)),
            .staticShared = asCount(attribute(CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES)),
            .constant = asCount(attribute(CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES)),
            .local = asCount(attribute(CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES)),
            .registers = asCount(attribute(CU_FUNC_ATTRIBUTE_NUM_REGS)),
            .maxDynamicShared = asCount(attribute(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES)),
            .ptxVersion = attribute(CU_FUNC_ATTRIBUTE_PTX_VERSION),
            .binaryVersion = attribute(CU_FUNC_ATTRIBUTE_BINARY_VERSION)};
}

std::vector<ParameterSlot> FunctionRef::parameters() const
{
    const CurrentContext current(m_context);
    std::vector<ParameterSlot> slots;
    for (std::size_t index = 0; index < kMaxParameters; ++index) {
        ParameterSlot slot;
        const CUresult result = m_context.api().cuFuncGetParamInfo(m_handle, index, &slot.offset, &slot.size);
        if (result == CUDA_ERROR_INVALID_VALUE)
            break;
        check(m_context.api(), result, "cuFuncGetParamInfo", m_name);
        slots.push_back(slot);
    }
    return slots;
}

void FunctionRef::load() const
{
    const CurrentContext current(m_context);
    const CUresult result = m_context.api().cuFuncLoad(m_handle);
    if (result != CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER)
        check(m_context.api(), result, "cuFuncLoad", m_name);
}

void FunctionRef::allowDynamicShared(std::uint32_t bytes) const
{
    const CurrentContext current(m_context);
    check(m_context.api(),
          m_context.api().cuFuncSetAttribute(m_handle, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, static_cast<int>(bytes)),
          "cuFuncSetAttribute", m_name);
}

void FunctionRef::allowLargeClusters() const
{
    const CurrentContext current(m_context);
    check(m_context.api(), m_context.api().cuFuncSetAttribute(m_handle, CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, 1),
          "cuFuncSetAttribute", m_name);
}

void FunctionRef::preferCarveout(int percent) const
{
    const CurrentContext current(m_context);
    check(m_context.api(),
          m_context.api().cuFuncSetAttribute(m_handle, CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, percent),
          "cuFuncSetAttribute", m_name);
}

void FunctionRef::setAttribute(FunctionAttribute attribute, int value) const
{
    if (attribute != FunctionAttribute::MaxDynamicSharedSizeBytes && attribute != FunctionAttribute::PreferredSharedMemoryCarveout)
        throw LogicError({.operation = "cuFuncSetAttribute",
                          .text = message("{} cannot be set; MAX_DYNAMIC_SHARED_SIZE_BYTES and "
                                          "PREFERRED_SHARED_MEMORY_CARVEOUT can", nameOf(attribute)),
                          .subject = m_name});
    const CurrentContext current(m_context);
    check(m_context.api(), m_context.api().cuFuncSetAttribute(m_handle, static_cast<CUfunction_attribute>(attribute), value),
          "cuFuncSetAttribute", m_name);
}

void FunctionRef::setCacheConfig(CacheConfig config) const
{
    const CurrentContext current(m_context);
    check(m_context.api(), m_context.api().cuFuncSetCacheConfig(m_handle, static_cast<CUfunc_cache>(config)),
          "cuFuncSetCacheConfig", m_name);
}

void FunctionRef::launchPacked(const StreamRef& stream, const LaunchShape& shape, std::span<const std::byte> parameters) const
{
    const CurrentContext current(m_context);
    std::size_t bytes = parameters.size();
    std::array<void*, 5> extra{CU_LAUNCH_PARAM_BUFFER_POINTER, const_cast<std::byte*>(parameters.data()),
                               CU_LAUNCH_PARAM_BUFFER_SIZE, &bytes, CU_LAUNCH_PARAM_END};
    const CUresult result = m_context.api().cuLaunchKernel(m_handle, shape.grid.x, shape.grid.y, shape.grid.z, shape.block.x,
                                                           shape.block.y, shape.block.z, shape.dynamicShared,
                                                           stream.handle(), nullptr, bytes == 0 ? nullptr : extra.data());
    if (result != CUDA_SUCCESS)
        throwDriverError(m_context.api(), result, "cuLaunchKernel", shapeText(m_name, shape));
}

void FunctionRef::launchCooperative(const StreamRef& stream, const LaunchShape& shape, void** parameters) const
{
    const CurrentContext current(m_context);
    const CUresult result = m_context.api().cuLaunchCooperativeKernel(
        m_handle, shape.grid.x, shape.grid.y, shape.grid.z, shape.block.x, shape.block.y, shape.block.z, shape.dynamicShared,
        stream.handle(), parameters);
    if (result == CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE)
        throw LaunchError(
            {.operation = "cuLaunchCooperativeKernel",
             .name = "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE",
             .text = message("all blocks of a cooperative launch must be resident at once: the device holds {} of these, "
                             "{} were asked for", cooperativeCapacity(static_cast<std::uint32_t>(shape.block.count()),
                                                                      shape.dynamicShared), shape.grid.count()),
             .subject = shapeText(m_name, shape)});
    if (result != CUDA_SUCCESS)
        throwDriverError(m_context.api(), result, "cuLaunchCooperativeKernel", shapeText(m_name, shape));
}

void FunctionRef::launchExtended(const StreamRef& stream, const LaunchShape& shape, const LaunchAttributes& extras,
                                 void** parameters) const
{
    std::array<CUlaunchAttribute, kMaxAttributes> attributes{};
    const CUlaunchConfig config = configOf(stream, shape, extras, attributes);
    const CurrentContext current(m_context);
    const CUresult result = m_context.api().cuLaunchKernelEx(&config, m_handle, parameters, nullptr);
    if (result != CUDA_SUCCESS)
        throwDriverError(m_context.api(), result, "cuLaunchKernelEx", shapeText(m_name, shape));
}

std::uint64_t FunctionRef::cooperativeCapacity(std::uint32_t threads, std::uint32_t dynamicShared) const
{
    const int multiprocessors = m_context.device().attribute(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
    return std::uint64_t{maxActiveBlocks(threads, dynamicShared)} * asCount(multiprocessors);
}

BlockSizeSuggestion FunctionRef::suggestBlock(std::uint32_t dynamicShared, std::uint32_t maxBlockThreads) const
{
    const CurrentContext current(m_context);
    int blocks = 0;
    int threads = 0;
    check(m_context.api(),
          m_context.api().cuOccupancyMaxPotentialBlockSize(&blocks, &threads, m_handle, nullptr, dynamicShared,
                                                           static_cast<int>(maxBlockThreads)),
          "cuOccupancyMaxPotentialBlockSize", m_name);
    return {asCount(threads), asCount(blocks)};
}

std::uint64_t FunctionRef::availableDynamicShared(std::uint32_t blocks, std::uint32_t threads) const
{
    const CurrentContext current(m_context);
    std::size_t bytes = 0;
    check(m_context.api(),
          m_context.api().cuOccupancyAvailableDynamicSMemPerBlock(&bytes, m_handle, static_cast<int>(blocks),
                                                                  static_cast<int>(threads)),
          "cuOccupancyAvailableDynamicSMemPerBlock", m_name);
    return bytes;
}

std::uint32_t FunctionRef::maxActiveClusters(const LaunchShape& shape, Dim3 cluster) const
{
    std::array<CUlaunchAttribute, kMaxAttributes> attributes{};
    const CUlaunchConfig config = configOf(StreamRef::legacy(m_context), shape, {.cluster = cluster}, attributes);
    const CurrentContext current(m_context);
    int clusters = 0;
    check(m_context.api(), m_context.api().cuOccupancyMaxActiveClusters(&clusters, m_handle, &config),
          "cuOccupancyMaxActiveClusters", m_name);
    return asCount(clusters);
}

void FunctionRef::launch(const StreamRef& stream, const LaunchShape& shape, void** parameters) const
{
    const CurrentContext current(m_context);
    const CUresult result = m_context.api().cuLaunchKernel(m_handle, shape.grid.x, shape.grid.y, shape.grid.z, shape.block.x,
                                                           shape.block.y, shape.block.z, shape.dynamicShared,
                                                           stream.handle(), parameters, nullptr);
    if (result != CUDA_SUCCESS) [[unlikely]]
        throwDriverError(m_context.api(), result, "cuLaunchKernel", shapeText(m_name, shape));
}

std::uint32_t FunctionRef::maxActiveBlocks(std::uint32_t threads, std::uint32_t dynamicShared) const
{
    const CurrentContext current(m_context);
    int blocks = 0;
    check(m_context.api(),
          m_context.api().cuOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, m_handle, static_cast<int>(threads), dynamicShared),
          "cuOccupancyMaxActiveBlocksPerMultiprocessor", m_name);
    return asCount(blocks);
}

}  // namespace kd
