// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/warp.h"

#include <array>

namespace kd::emulator {

/// Neighbouring bytes, from the first byte of the lowest lane; `first` wraps below 0.
struct ByteRun {
    std::uint32_t first = 0, bytes = 0;
};

/// Says how the lanes of an access to shared memory lie to each other. Shared memory is less than 4 GiB, so offsets have 32 bits.
struct SharedPattern {
    std::array<std::uint32_t, kLanes> offsets{};  ///< from that of the lowest lane; 0 outside of the mask
    LaneMask mask = 0;
    std::uint32_t bytes = 0;      ///< bytes of a lane
    std::uint32_t phase = 0;      ///< where in its word the lowest lane begins
    int runCount = 0;             ///< lanes that go on where the last one ended, or touch the same, are one run
    std::array<ByteRun, kLanes> runs;
    int conflicts = -1;           ///< see bankConflicts(); -1: not asked for yet
    int overlap = -1;             ///< see lanesOverlap(); -1: not asked for yet
    std::uint64_t stamp = 0;      ///< changes with the pattern; of no other in this process
};

/// An access of all lanes of which eight neighbours each follow each other, or touch the same: lane l is at
/// first[l / 8] + l % 8 * step. `step` is 0 or `bytes`.
struct LaneGroups {
    static constexpr int kCount = 4, kLanesEach = 8;
    std::array<std::uint32_t, kCount> first{};
    std::uint32_t step = 0;
    std::uint32_t bytes = 0;

    std::uint32_t offset(int lane) const
    {
        return first[static_cast<std::size_t>(lane / kLanesEach)] + static_cast<std::uint32_t>(lane % kLanesEach) * step;
    }
};
struct GroupPattern {
    LaneGroups groups;            ///< as found, but first[0] is where in its word that is, and the others go from there
    int runCount = 0;
    std::array<ByteRun, LaneGroups::kCount> runs;
    int conflicts = -1;
    int overlap = -1;
    std::uint64_t stamp = 0;
};

/// The pattern of an access, remembered from the instruction's last one where that is the same. Valid until the thread's next
/// call. `mask` is not 0; offsets[lane] counts for lanes of it.
SharedPattern& patternOf(const Instruction& instruction, const std::uint32_t* offsets, LaneMask mask, std::uint32_t bytes);
GroupPattern& patternOf(const Instruction& instruction, const LaneGroups& groups);

/// Tells whether two lanes touch the same byte.
bool lanesOverlap(SharedPattern& pattern);
bool lanesOverlap(GroupPattern& pattern);

/// Passes over shared memory beyond the first of each phase. Lanes go in phases of 32, 16, 8 or 4 for accesses of up to 4, 8,
/// 16 and 32 bytes; in a phase, each of 32 banks of 4 bytes serves one word in a pass, to any number of lanes.
std::uint32_t bankConflicts(SharedPattern& pattern);
std::uint32_t bankConflicts(GroupPattern& pattern);

}  // namespace kd::emulator
