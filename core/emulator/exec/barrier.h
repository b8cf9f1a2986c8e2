// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/exec/warp.h"

#include <array>
#include <cstdint>
#include <vector>

namespace kd::emulator {

inline constexpr std::uint32_t kBarriers = 16;  // a block, PTX ISA 9.7.13.1
inline constexpr std::uint32_t kMaxWarps = 32;

/// What bar.red computes of the predicates that come.
struct Votes {
    std::uint32_t count = 0;
    bool all = true, any = false;
};

/// A barrier instruction as decoded. from[0]: slot of the barrier's number; from[1]: of the count of threads, with kCounted;
/// from[2]: the predicate of bar.red; to: its result; aux: these.
struct BarrierFlags {
    static constexpr std::uint32_t kAligned = 1;  ///< all threads of a warp come by the same instruction (bar.*, *.aligned)
    static constexpr std::uint32_t kArrives = 2;  ///< bar.arrive: does not wait
    static constexpr std::uint32_t kCounted = 4;
    static constexpr std::uint32_t kNegated = 8;  ///< the predicate
    static constexpr std::uint32_t kCount = 16, kAll = 32, kAny = 64;  ///< bar.red.popc .and .or
};

/// State of one named barrier of a block.
struct BarrierState {
    std::array<LaneMask, kMaxWarps> arrived{}, waiting{};  ///< by warp
    std::uint32_t threads = 0;  ///< that complete it; 0: all of the block
    bool isAligned = false;
    bool isUsed = false;
    Votes votes;
};

/// A block whose warps run on one host thread.
struct ResidentBlock : Block {
    std::vector<Warp> warps;
    std::array<BarrierState, kBarriers> barriers{};
    const RaceSite* race = nullptr;  ///< that the watch found: the block ends
};

inline ResidentBlock& blockOf(const Warp& warp)
{
    return static_cast<ResidentBlock&>(*warp.block);
}

/// Lanes `mask` of the running fragment arrive at a barrier.
Next arrive(const Instruction& instruction, Warp& warp, LaneMask mask);

/// Releases barriers that are complete since threads have exited. True when there were any.
bool completeBarriers(ResidentBlock& block);

/// Every lane that is left waits, and nothing can end it: sets the fault of the warp that it returns.
Warp& explainDeadlock(ResidentBlock& block);

}  // namespace kd::emulator
