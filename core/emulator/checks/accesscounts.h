#pragma once

#include "core/emulator/exec/warp.h"

namespace kd::emulator {

// What accesses cost, modelled: global memory moves in sectors of 32 bytes, shared memory has 32 banks of 4 bytes.

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

/// Passes over shared memory beyond the first of each phase. Lanes go in phases of 32, 16, 8 or 4 for accesses of up to 4, 8,
/// 16 and 32 bytes; in a phase, a bank serves one word in a pass, to any number of lanes.
void countShared(InstructionCount& count, const Instruction& instruction, const std::uint64_t* offsets, LaneMask mask,
                 std::uint32_t bytes);

}  // namespace kd::emulator
