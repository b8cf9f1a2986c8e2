// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/devicedata.h"

#include "core/base/error.h"
#include "core/device/architecture.h"
#include "core/device/device.h"

namespace kd {
namespace {

std::uint64_t roundedUp(std::uint64_t value, std::uint64_t unit)
{
    if (value > UINT64_MAX - unit)
        throw LogicError({.text = message("{} cannot be rounded up to a multiple of {}", value, unit)});
    return (value + unit - 1) / unit * unit;
}

DeviceData ofLimits(const ArchitectureLimits& limits)
{
    return {.maxThreads = limits.threadsPerBlock,
            .warpSize = kWarpSize,
            .warpsPerMultiprocessor = limits.warpsPerSm,
            .blocksPerMultiprocessor = limits.blocksPerSm,
            .registers = limits.registersPerBlock,
            .sharedMemory = limits.sharedPerBlockOptin,
            .sharedLanes = kWarpSize,
            .sharedUnit = limits.sharedUnit,
            .registerUnit = limits.registerUnit};
}

}  // namespace

DeviceData DeviceData::of(ComputeCapability capability)
{
    return ofLimits(architectureLimits(capability));
}

DeviceData DeviceData::of(const Device& device)
{
    const auto value = [&](CUdevice_attribute attribute) { return static_cast<std::uint32_t>(device.attribute(attribute)); };
    DeviceData data = of(device.computeCapability());
    data.maxThreads = value(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
    data.warpSize = value(CU_DEVICE_ATTRIBUTE_WARP_SIZE);
    data.registers = value(CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK);
    data.sharedMemory = value(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN);
    return data;
}

Bytes DeviceData::alignment(Bytes word)
{
    switch (word.value) {
    case 4: return {64};
    case 8:
    case 16: return {128};
    default:
        throw LogicError({.text = message("words are of 4, 8 or 16 bytes, not {}", word.value)});
    }
}

Bytes DeviceData::align(Bytes size, Bytes word)
{
    return {roundedUp(size.value, alignment(word).value)};
}

std::uint64_t DeviceData::alignmentWords(Bytes word)
{
    return alignment(word).value / word.value;
}

std::uint64_t DeviceData::alignElements(std::uint64_t elements, Bytes element)
{
    return roundedUp(elements, alignmentWords(element));
}

std::uint64_t DeviceData::coalesce(std::uint64_t threads)
{
    return roundedUp(threads, kWarpSize / 2);
}

std::uint32_t DeviceData::textureChannels(std::uint32_t channels)
{
    if (channels == 0 || channels > 4)
        throw LogicError({.text = message("a texture has 1, 2 or 4 channels, not {}", channels)});
    return channels == 3 ? 4 : channels;
}

}  // namespace kd
