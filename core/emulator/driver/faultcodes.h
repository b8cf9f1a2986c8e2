// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/driver/devicereport.h"

#include <cuda.h>

namespace kd::emulator {

/// Gives what CUDA calls a fault. Those that a GPU does not notice (races, barriers that not all reach…) are launch failures.
CUresult resultOf(Fault::Kind kind) noexcept;

}  // namespace kd::emulator
