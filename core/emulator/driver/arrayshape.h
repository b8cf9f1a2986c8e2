// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>

namespace kd::emulator {

/// Whether there can be such an array: its format, channels and flags go together and its sizes are within what the attributes of
/// the device say (cuArray3DCreate in the CUDA driver API).
bool isArrayShape(const CUDA_ARRAY3D_DESCRIPTOR& description, bool isMipmapped) noexcept;

}  // namespace kd::emulator
