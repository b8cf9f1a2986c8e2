// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/warp.h"

namespace kd::emulator {

// Models what accesses to global memory cost: it moves in sectors of 32 bytes.

inline constexpr std::uint64_t kSectorBytes = 32;

/// One request of the lanes of `mask`, each on `bytes` (at most 32, aligned to that) at addresses[lane]. The ideal is what
/// the lanes' bytes would fill when packed, but never more than the sectors that were touched.
void countGlobal(InstructionCount& count, const Instruction& instruction, const std::uint64_t* addresses, LaneMask mask,
                 std::uint32_t bytes);

/// The same for all bytes of [first, first + bytes), and at least one.
inline void countGlobalRun(InstructionCount& count, std::uint64_t first, std::uint64_t bytes)
{
    const std::uint64_t sectors = (first + bytes - 1) / kSectorBytes - first / kSectorBytes + 1;
    ++count.requests;
    count.sectors += sectors;
    count.idealSectors += (bytes + kSectorBytes - 1) / kSectorBytes;
}

}  // namespace kd::emulator
