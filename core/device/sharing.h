// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/device/device.h"

namespace kd {

/// Tells whether contexts of the device are shared through MPS: as the driver tells it (CU_DEVICE_ATTRIBUTE_MPS_ENABLED); where it
/// does not know that attribute, whether a control daemon listens in CUDA_MPS_PIPE_DIRECTORY (/tmp/nvidia-mps where that is not
/// set).
bool usesMps(const Device& device);

/// One sentence where other programs' faults, or the device's compute mode, concern everyone who runs on it: MPS, or a mode that
/// prohibits contexts. Empty otherwise, and for the emulated GPU.
Message sharingProblem(const Device& device);

/// Why the device gave no context, with what to do, where that is its compute mode: it is prohibited, or exclusive and another
/// process has it. `result` is what the driver said. Empty otherwise.
Message contextRefusal(const Device& device, CUresult result);

}  // namespace kd
