#pragma once

#include "core/device/architecture.h"
#include "core/emulator/machine.h"

#include <cuda.h>

#include <optional>

namespace kd::emulator {

/// What the device says of `attribute`: limits are the architecture's, features those that are emulated; clocks and buses,
/// which it does not have, are 0. Nothing for a number that CUDA 13.0 does not define.
std::optional<int> attributeOf(const MachineSettings& settings, const ArchitectureLimits& limits, CUdevice_attribute attribute);

}  // namespace kd::emulator
