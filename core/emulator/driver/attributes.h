// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/architecture.h"
#include "core/emulator/machine.h"

#include <cuda.h>

#include <cstring>
#include <optional>
#include <type_traits>

namespace kd::emulator {

/// Gives what the device says of `attribute`: limits are the architecture's, features those that are emulated; the clock is the
/// virtual one of kernels, and buses, which it does not have, are 0. It gives nothing for a number that CUDA 13.0 does not define.
std::optional<int> attributeOf(const MachineSettings& settings, const ArchitectureLimits& limits, CUdevice_attribute attribute);

/// Tells whether a caller gave one of its values: any number comes here.
inline bool isCacheConfig(const CUfunc_cache& config) noexcept
{
    std::underlying_type_t<CUfunc_cache> number{};
    std::memcpy(&number, &config, sizeof number);
    return number <= CU_FUNC_CACHE_PREFER_EQUAL;
}

}  // namespace kd::emulator
