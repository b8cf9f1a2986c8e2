// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/warp.h"

#include <cstdint>

namespace kd::emulator {

enum class WarpState : std::uint8_t {
    Yielded,   ///< the budget is used up
    Blocked,   ///< every lane that is left waits for a barrier or other lanes
    Finished,  ///< all lanes have exited
    Faulted    ///< Warp::fault says why; Warp::pc is the instruction
};

/// Runs `warp` for about `budget` warp instructions; it is looked at after jumps.
WarpState runWarp(Warp& warp, std::uint64_t budget);

}  // namespace kd::emulator
