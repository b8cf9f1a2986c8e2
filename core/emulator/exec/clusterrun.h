// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/clusterwatch.h"
#include "core/emulator/exec/blockrun.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

namespace kd::emulator {

/// The resident blocks of a cluster, which take turns on one host thread; a block alone where the launch has no clusters. Kept and
/// used as a BlockRun is.
class ClusterRun {
public:
    ClusterRun(const RunSettings& settings, std::atomic<std::int64_t>& frameBudget);
    ClusterRun(const ClusterRun&) = delete;
    ClusterRun& operator=(const ClusterRun&) = delete;

    /// Makes it cluster `number`, x fastest. `sums`, throws: see BlockRun::start.
    void start(std::uint64_t number, const ThreadSums& sums);
    using State = BlockRun::State;
    /// Runs for about `budget` warp instructions, of all blocks. Never Waiting.
    State advance(std::uint64_t budget);

    std::uint64_t number() const noexcept { return m_number; }
    /// Blocks of it.
    std::uint64_t blocks() const noexcept { return m_blocks.size(); }
    /// Of a cluster whose state is Faulted.
    const Fault& fault() const { return m_blocks[m_failed]->fault(); }
    Fault currentLocation() const;
    std::uint64_t instructions() const noexcept;
    std::uint64_t laneInstructions() const noexcept;

private:
    State runBlocks(std::uint64_t budget);
    bool unstick();
    State failOfDeadlock();
    State failAt(std::size_t block);

    const LaunchContext& m_launch;
    std::vector<std::unique_ptr<BlockRun>> m_blocks;  ///< by rank
    Cluster m_cluster;
    std::unique_ptr<ClusterWatch> m_watch;
    std::uint64_t m_number = 0;
    std::size_t m_failed = 0;
    unsigned m_stuckRounds = 0;          ///< one after the other
    SplitMix64 m_draws{0};               ///< of a schedule
    std::vector<std::size_t> m_turns;    ///< blocks in the order of their next turns
};

}  // namespace kd::emulator
