// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/blockclocks.h"
#include "core/emulator/checks/laneshadow.h"
#include "core/emulator/checks/racereport.h"
#include "core/emulator/warp/block.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace kd::emulator {

/// Finds accesses of different blocks of a cluster to the same byte of shared memory that nothing orders, at least one of them a
/// write, and blocks that end before they know that others are done with their memory. Vector clocks of all warps of the cluster
/// order: barriers of blocks and of the cluster, mbarriers; a fence, or what may take or give a lock, orders with all that the
/// others have done, and lets what the warp itself did be forgotten.
///
/// Of each word the last access of each kind is kept, so an earlier one of another thread may go untold; what is told is a hazard.
/// Warps are numbered through the cluster, see numberInCluster().
class ClusterWatch {
public:
    /// The blocks begin again, as another cluster.
    void clusterBegins(const Cluster& cluster);
    BlockClocks& clocks() noexcept { return m_clocks; }

    /// One access of a lane that is done: `bytes` from `first` on in shared memory of `owner`.
    struct Use {
        const Instruction* instruction = nullptr;
        SharedUse use = Read;
        std::uint32_t bytes = 0;
    };
    void touch(const Use& use, std::uint32_t warp, int lane, const Block& owner, std::uint32_t first);

    /// A fence of a warp, or what may be half of a hand-over by a lock.
    void order(std::uint32_t warp);

    // At the barrier of the cluster.
    /// A warp arrives, and what it did comes before what those do that wait; where that is relaxed, what it had fenced. Then, too,
    /// it is not at memory of a block any more that ends behind the barrier.
    void arrives(std::uint32_t warp, bool isRelaxed);
    /// All have arrived that have not exited.
    void barrierCompletes();
    /// A warp goes on from the barrier that completed last.
    void waits(std::uint32_t warp);

    /// All threads of a block have exited: nobody may be at its memory.
    void blockEnds(const Block& block);

    /// The first hazard since the cluster began; null: none.
    const RaceReport* found() const noexcept { return m_found ? &*m_found : nullptr; }

private:
    static constexpr std::uint32_t kUnit = 4, kUnitsOfChunk = 256;
    struct Access {
        const Instruction* instruction = nullptr;
        std::uint32_t time = 0;  ///< of the warp; 0: there is none
        std::uint16_t warp = 0;
        std::uint8_t lane = 0;
        std::uint8_t use = 0;
        std::uint8_t bytes = 0;  ///< one bit for each of the word
    };
    struct Unit {
        std::array<std::array<Access, 2>, 2> last;  ///< by whether it is of another block, and whether it writes
        std::array<std::uint32_t, 2> value{};       ///< of the word behind the last write
    };
    struct Chunk {
        std::uint64_t epoch = 0;  ///< of the cluster
        std::array<Unit, kUnitsOfChunk> units;
    };
    Unit& unitOf(const Block& owner, std::uint32_t word);
    void touchUnit(const Use& use, const Access& access, const Block& owner, std::uint32_t first, std::uint32_t word);
    bool isOrdered(std::uint32_t warp, const Access& before) const;
    void reportRace(const Use& use, const Access& access, const Access& before, const Block& owner, std::uint32_t first);
    Message textOf(const Access& access, std::uint32_t bytes) const;

    const Cluster* m_cluster = nullptr;
    std::uint32_t m_warpsOfBlock = 1;
    BlockClocks m_clocks;
    std::vector<BlockClocks::Source> m_fenced;      ///< by warp: hands on what it knew at its last fence, to relaxed arrivals
    std::array<BlockClocks::Source, 2> m_phases{};  ///< counters of the barrier, by the parity of its phase
    std::uint64_t m_phase = 0;
    std::uint64_t m_epoch = 0;
    std::vector<std::uint32_t> m_forgotten;         ///< by warp: times up to which its accesses may be ordered
    std::vector<std::uint32_t> m_arrived, m_passed; ///< by warp: times of its arrivals at the barrier, this one and the last one
    std::vector<std::vector<std::unique_ptr<Chunk>>> m_chunks;  ///< by rank and place
    std::optional<RaceReport> m_found;
};

}  // namespace kd::emulator
