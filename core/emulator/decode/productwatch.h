// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/decode/liveness.h"
#include "core/emulator/program/program.h"

#include <vector>

namespace kd::emulator {

/// Has every instruction looked at that touches a register of a product of a warpgroup (wgmma.mma_async) or of a load from tensor
/// memory (tcgen05.ld), or one that such a register is moved to or from. `notes`: of each instruction of the function's code, which
/// is complete.
void watchProducts(DecodedFunction& function, const std::vector<LivenessInfo>& notes);

}  // namespace kd::emulator
