// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/device/device.h"
#include "core/module/function.h"

#include <cstdint>
#include <string>

namespace kd {

/// Says what a device takes of one launch. Sizes are bytes.
struct LaunchLimits {
    std::uint32_t threadsPerBlock = 0;
    Dim3 block;
    Dim3 grid;
    std::uint32_t sharedPerBlock = 0;       ///< with opt-in
    std::uint32_t registersPerBlock = 0;    ///< 32-bit registers
};
/// Gives the limits as the driver tells them.
LaunchLimits launchLimits(const Device& device);

/// The same for what `extras` asks for: clusters that the device has not, that do not divide the grid, or of which not one
/// fits, and cooperative grids of more blocks than the device holds at once.
Message extrasRefusal(const FunctionRef& function, const LaunchShape& shape, const LaunchAttributes& extras);

/// One sentence that names the limit, its value and what was asked for, when the device cannot take this launch; empty when
/// it can. Whether all blocks of a cooperative grid fit is not asked here.
Message launchRefusal(const LaunchLimits& limits, const FunctionAttributes& function, const LaunchShape& shape);

}  // namespace kd
