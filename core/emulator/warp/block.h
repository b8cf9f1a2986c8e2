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

class ClusterWatch;
class GlobalRaceDetector;
class RaceDetector;
class UnwrittenValues;
class ValueNotes;
struct Cluster;
struct RaceReport;

inline constexpr std::uint32_t kBarriers = 16;  // a block, PTX ISA 9.7.13.1
inline constexpr std::uint32_t kClusterBarrier = kBarriers;  ///< the block's part of its cluster's
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
    Cluster* cluster = nullptr;   ///< null: the block is one of its own
    std::uint32_t rank = 0;       ///< in the cluster
    bool hasEnded = false;        ///< all threads have exited
    RaceDetector* races = nullptr;     ///< null: races are not looked for
    GlobalRaceDetector* globalRaces = nullptr;  ///< the same of global memory
    UnwrittenValues* values = nullptr;  ///< those that were read from memory which nobody has written; null: not followed
    ValueNotes* notes = nullptr;         ///< looks at what is computed; null: nobody wants to know
    const RaceReport* race = nullptr;    ///< race that was found: the block ends
    std::unique_ptr<AsyncWork> async;  ///< null: no instruction has needed it
    std::unique_ptr<AsyncWork> products;  ///< the same of products of warpgroups
    std::unique_ptr<AsyncWork> tensorMemory;  ///< the same of tensor memory
    std::vector<Warp> warps;
    std::array<BarrierState, kBarriers + 1> barriers{};  ///< the last is the cluster's
    std::array<LaneMask, kMaxWarps> passed{};  ///< lanes that need not wait at the cluster's barrier, since all have arrived
};

/// Several blocks that are resident together and reach each other's shared memory. They run on one host thread.
struct Cluster {
    std::vector<Block*> blocks;     ///< by rank
    ClusterWatch* watch = nullptr;  ///< null: hazards are not looked for
};

/// The warp's number among those of its cluster, block by block.
inline std::uint32_t numberInCluster(const Block& block, std::uint32_t warp)
{
    return block.rank * warpsPerBlock(*block.launch) + warp;
}
inline std::uint32_t numberInCluster(const Warp& warp)
{
    return numberInCluster(*warp.block, warp.index);
}

}  // namespace kd::emulator
