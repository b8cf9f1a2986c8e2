// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/warp.h"
#include "core/emulator/ptx/module.h"

#include <cstdint>

namespace kd::emulator {

/// Value of a special register that does not change while a block runs. `number`: of `%envreg`.
std::uint64_t specialValue(ptx::Special special, std::uint64_t number, const Warp& warp, int lane);
/// Value of a clock after `issued` warp instructions. Virtual: one instruction is one cycle and one nanosecond.
std::uint64_t clockValue(ptx::Special special, const Warp& warp, std::uint64_t issued);

}  // namespace kd::emulator
