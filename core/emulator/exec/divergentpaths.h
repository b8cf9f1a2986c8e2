// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/callframe.h"
#include "core/emulator/warp/warp.h"

namespace kd::emulator {

/// Makes `call` the running path's; registers, code and counts are then its function's.
void enter(Warp& warp, CallFrame* call, std::uint32_t pc);

/// Sets lanes of the running path aside: they wait at `pc` of the running call.
DivergentPath& split(Warp& warp, LaneMask lanes, std::uint32_t pc);

/// Lets the path run that is next: the lowest yield count, then the deepest call, then the lowest pc; paths that stand at
/// one place are joined. False when none can run: all wait or have exited.
bool schedule(Warp& warp);

/// Goes to `target`. After many backward jumps the path gives way to others, so that lanes that wait for a lane of
/// their own warp (a spin lock) end.
void jump(Warp& warp, std::uint32_t from, std::uint32_t target);

/// Lanes of the running path end.
void exitLanes(Warp& warp, LaneMask lanes);

}  // namespace kd::emulator
