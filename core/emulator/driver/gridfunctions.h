// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/link.h"

#include <vector>

namespace kd::emulator {

/// Adds a unit with the functions of CUDA's device runtime for whole grids (`cudaCGSynchronize` and its kin,
/// cuda_device_runtime_api.h), weak ones, where a unit names one of them: Numba's grids are synchronized by them. They do what
/// cooperative groups do in PTX of their own, and tell what an H200's tell: of one grid the rank among its grids is 1.
void addGridFunctions(std::vector<ptx::LinkUnit>& units);

}  // namespace kd::emulator
