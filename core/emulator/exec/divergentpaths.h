// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/callframe.h"
#include "core/emulator/warp/warp.h"

namespace kd::emulator {

/// Makes `call` the running fragment's; registers, code and counts are then its function's.
void enter(Warp& warp, CallFrame* call, std::uint32_t pc);

/// Sets lanes of the running fragment aside: they wait at `pc` of the running call.
DivergentPath& setAside(Warp& warp, LaneMask lanes, std::uint32_t pc);

/// Lets the fragment run that is next: the fewest turns, then the deepest call, then the lowest pc; fragments that stand at
/// one place are joined. False when none can run: all wait or have exited.
bool choose(Warp& warp);

/// Goes to `target`. After many backward jumps the fragment gives way to others, so that lanes that wait for a lane of
/// their own warp (a spin lock) end.
void jump(Warp& warp, std::uint32_t from, std::uint32_t target);

/// Lanes of the running fragment end.
void exitLanes(Warp& warp, LaneMask lanes);

}  // namespace kd::emulator
