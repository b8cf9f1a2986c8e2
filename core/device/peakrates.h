// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/deviceinfo.h"

#include <cstdint>
#include <optional>

namespace kd {

/// Single precision multiply-adds that one SM does a clock; 0 where it is not known. Source: the table of arithmetic throughput in
/// the CUDA C++ Programming Guide (12.9 for 5.0 to 7.2, 13.0 for the rest).
std::uint32_t fp32LanesPerSm(ComputeCapability capability);

/// Calculates what the clocks and widths that a device tells come to; nothing where one of them is missing. The unit is bytes a
/// second: two transfers a memory clock over the whole bus.
std::optional<std::int64_t> calculatedBandwidth(const DeviceInfo& device);
/// Single precision operations a second, two a multiply-add.
std::optional<std::int64_t> calculatedSingle(const DeviceInfo& device);

}  // namespace kd
