// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/decode/frameallocator.h"

#include <cstdint>
#include <vector>

namespace kd::emulator {

/// Holds what the decoder notes of each instruction to learn how long registers are needed.
struct LivenessInfo {
    std::vector<std::uint32_t> reads, writes;  ///< numbers of registers
    std::vector<std::uint32_t> targets;        ///< instructions that it may jump to
    bool goesOn = true;                        ///< the next one may follow
    bool isGuarded = false;                    ///< lanes may keep what they had
};

struct LiveIntervals {
    std::vector<FrameAllocator::Interval> intervals;  ///< by register
    std::vector<std::uint32_t> unsetAtStart;      ///< registers that some path reads before it writes them
};

/// Backward data flow over basic blocks; per lane, so it holds for divergent warps. Where a function is too large for it,
/// every register is kept all the time and counts as unset.
LiveIntervals lifetimesOf(const std::vector<LivenessInfo>& notes, std::size_t registers);

}  // namespace kd::emulator
