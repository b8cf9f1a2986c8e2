// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/warp.h"

namespace kd::emulator {

/// Warp-wide operations (shfl, vote, match, redux, bar.warp.sync…) wait until all lanes of their member mask that have not
/// exited are there, from wherever they come.

/// Lets lanes go on whose sync is complete because the missing lanes exited. True when there were any.
bool completeSyncs(Warp& warp);

/// One such operation.
struct WarpOperation {
    std::uint32_t kind = 0;  ///< lanes of different kinds do not converge
    /// Gives what a lane brings.
    std::uint64_t (*contribute)(const Instruction&, const Warp&, int lane) = nullptr;
    /// Gives `lanes` their results from what `members` brought; `lanes` is within `members`, and only those have values.
    void (*writeResults)(const Instruction&, Warp&, LaneMask lanes, LaneMask members, const std::uint64_t* values) = nullptr;
};

/// Does `operation` for `mask`; slot `members` holds the member mask of each lane.
Next converge(const WarpOperation& operation, const Instruction& instruction, Warp& warp, LaneMask mask, Slot members);

/// Handler of instructions that are `.aligned`, for masks other than kAllLanes: the path waits until all lanes of the warp
/// stand at the instruction, which then runs for all of them. Faults where some have ended, are not of the block, or have a
/// guard that is false.
Next awaitWholeWarp(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);

}  // namespace kd::emulator
