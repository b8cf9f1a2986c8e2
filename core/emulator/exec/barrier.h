// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/block.h"

#include <cstdint>

namespace kd::emulator {

/// A barrier instruction as decoded. from[0]: slot of the barrier's number; from[1]: of the count of threads, with kCounted;
/// from[2]: the predicate of bar.red; to: its result; aux: these.
struct BarrierFlags {
    static constexpr std::uint32_t kAligned = 1;  ///< all threads of a warp come by the same instruction (bar.*, *.aligned)
    static constexpr std::uint32_t kArrives = 2;  ///< bar.arrive: does not wait
    static constexpr std::uint32_t kCounted = 4;
    static constexpr std::uint32_t kNegated = 8;  ///< the predicate
    static constexpr std::uint32_t kCount = 16, kAll = 32, kAny = 64;  ///< bar.red.popc .and .or
};

/// Lanes `mask` of the running path arrive at a barrier.
Next arrive(const Instruction& instruction, Warp& warp, LaneMask mask);

/// The same at the barrier of the cluster, and waiting there for all others to have arrived. aux: 1 for an arrival that orders
/// nothing (.relaxed).
Next arriveAtCluster(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
Next waitForCluster(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);

/// Releases barriers that are complete since threads have exited. True when there were any.
bool completeBarriers(Block& block);

/// Every lane that is left waits, and nothing can end it: sets the fault of the warp that it returns.
Warp& explainDeadlock(Block& block);
/// Tells whether a thread of the block waits for something else than the barrier of its cluster.
bool waitsWithinBlock(const Block& block);

}  // namespace kd::emulator
