// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/asyncwork.h"
#include "core/emulator/warp/launchcontext.h"
#include "core/emulator/warp/warp.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace kd::emulator {

class RaceDetector;
struct RaceReport;

inline constexpr std::uint32_t kBarriers = 16;  // a block, PTX ISA 9.7.13.1
inline constexpr std::uint32_t kClusterBarrier = kBarriers;  ///< the cluster's, of a cluster of one block
inline constexpr std::uint32_t kMaxWarps = 32;

/// Holds what bar.red computes of the predicates that come.
struct BarrierReduction {
    std::uint32_t count = 0;
    bool all = true, any = false;
};

/// State of one named barrier of a block.
struct BarrierState {
    std::array<LaneMask, kMaxWarps> arrived{}, waiting{};  ///< by warp
    std::uint32_t threads = 0;  ///< threads that complete it; 0: all of the block
    bool isAligned = false;
    bool isUsed = false;
    BarrierReduction votes;
};

/// A resident block, whose warps run on one host thread.
struct Block {
    const LaunchContext* launch = nullptr;
    std::byte* shared = nullptr;  ///< launch->sharedBytes, 64-byte aligned
    std::array<std::uint32_t, 3> index{};
    std::uint64_t number = 0;     ///< x fastest
    std::uint64_t stamp = 0;      ///< tells blocks of all launches apart
    RaceDetector* races = nullptr;     ///< null: races are not looked for
    const RaceReport* race = nullptr;    ///< race that was found: the block ends
    std::unique_ptr<AsyncWork> async;  ///< null: no instruction has needed it
    std::vector<Warp> warps;
    std::array<BarrierState, kBarriers + 1> barriers{};  ///< the last is the cluster's
    std::array<LaneMask, kMaxWarps> passed{};  ///< lanes that need not wait at the cluster's barrier, since all have arrived
};

}  // namespace kd::emulator
