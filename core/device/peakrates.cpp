// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/peakrates.h"

namespace kd {
namespace {

constexpr std::int64_t kMaxProduct = std::int64_t{1} << 40;  // of the factors multiplied: nothing overflows
constexpr std::int64_t kHertz = 1000;                  // a kHz

/// Above 0 and at most kMaxProduct.
std::optional<std::int64_t> valueOf(const DeviceInfo& device, const char* attribute)
{
    const auto found = device.attributes.find(attribute);
    if (found == device.attributes.end() || found->second <= 0 || found->second > kMaxProduct)
        return std::nullopt;
    return found->second;
}

}  // namespace

std::uint32_t fp32LanesPerSm(ComputeCapability capability)
{
    const int number = capability.major * 10 + capability.minor;
    if (number < 50 || capability.major > 12)
        return 0;
    const bool hasHalf = number == 60 || capability.major == 7 || number == 80;
    return hasHalf ? 64 : 128;
}

std::optional<std::int64_t> calculatedBandwidth(const DeviceInfo& device)
{
    const auto clock = valueOf(device, "MEMORY_CLOCK_RATE"), width = valueOf(device, "GLOBAL_MEMORY_BUS_WIDTH");
    if (!clock || !width || *clock > kMaxProduct / *width)
        return std::nullopt;
    return 2 * *clock * kHertz / 8 * *width;
}

std::optional<std::int64_t> calculatedSingle(const DeviceInfo& device)
{
    const auto clock = valueOf(device, "CLOCK_RATE"), processors = valueOf(device, "MULTIPROCESSOR_COUNT");
    const std::int64_t lanes = fp32LanesPerSm(device.computeCapability);
    if (!clock || !processors || lanes == 0 || *clock > kMaxProduct / *processors / lanes)
        return std::nullopt;
    return 2 * *clock * kHertz * *processors * lanes;
}

}  // namespace kd
