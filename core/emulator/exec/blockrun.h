// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/splitmix.h"
#include "core/emulator/exec/alignedbytes.h"
#include "core/emulator/exec/barrier.h"
#include "core/emulator/warp/callframe.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace kd::emulator {

class NoteSums;

/// Coordinates of block `number`, x fastest.
std::array<std::uint32_t, 3> blockIndex(std::uint64_t number, const std::array<std::uint32_t, 3>& grid);

/// Gives how many warp instructions a turn of a schedule is long: a power of two, short ones as often as long ones.
std::uint64_t drawnTurn(SplitMix64& draws);

/// Holds what is the same for all blocks of a launch, besides what kernels see of it.
struct RunSettings {
    const Program* program = nullptr;
    const LaunchContext* launch = nullptr;
    std::size_t localBytes = 0;  ///< bytes of local memory of a thread
    bool races = false;
};

/// What the blocks of one host thread add up.
struct ThreadSums {
    InstructionCount* const* counts = nullptr;  ///< by function; null: not counted
    NoteSums* notes = nullptr;                  ///< where LaunchContext::notes are wanted
};

/// A resident block and all that its warps need. Kept for further blocks of the launch, and for further launches of the same
/// kernel in the same shape. Used by one host thread at a time.
class BlockRun {
public:
    /// `frameBudget`: bytes that the registers of calls may still take, of all blocks.
    BlockRun(const RunSettings& settings, std::atomic<std::int64_t>& frameBudget);
    ~BlockRun();
    BlockRun(const BlockRun&) = delete;
    BlockRun& operator=(const BlockRun&) = delete;

    /// Makes it block `number`. `sums`: of the host thread. Throws MemoryError.
    void start(std::uint64_t number, const ThreadSums& sums);

    enum class State : std::uint8_t {
        Running, Finished, Faulted,
        Waiting  ///< of a cluster: no thread can go on until another block does
    };
    /// Runs for about `budget` warp instructions.
    State advance(std::uint64_t budget);

    /// Makes it one of a cluster, for good.
    void join(Cluster& cluster, std::uint32_t rank);
    /// Every block of the cluster waits: lets something happen that is put off until then. False: there is nothing.
    bool unstick() { return advanceAsync(true); }
    /// Nothing will ever happen: the state is Faulted.
    State failOfDeadlock();
    Block& block() noexcept { return m_block; }
    const Block& block() const noexcept { return m_block; }

    std::uint64_t number() const noexcept { return m_block.number; }
    /// Tells the fault of a block whose state is Faulted.
    const Fault& fault() const { return *m_fault; }
    /// Tells where one of the warps of a running block is, one that does not wait where there is one. The kind is Deadline.
    Fault currentLocation() const;
    /// Executed since start().
    std::uint64_t instructions() const noexcept;
    std::uint64_t laneInstructions() const noexcept;

private:
    struct Pass {
        bool isAlive = false;      ///< a warp has not exited
        const Warp* failed = nullptr;
    };
    bool goesOnWithoutWarps();
    Pass runWarps();
    bool runTurn(Warp& warp, std::uint64_t quantum, Pass& pass);
    void drawTurns();
    bool hasHazard();
    ClusterWatch* clusterWatch() const;
    bool advanceAsync(bool isStuck);
    State failOf(const AsyncWork::Failure& failure);
    void startWarp(Warp& warp, InstructionCount* const* counts);
    State finish();
    State fail(const Warp& warp);
    Fault faultAt(const CallFrame& call, std::uint32_t pc, const Warp& warp, int lane) const;
    State failOfRace(const RaceReport& race);
    const DecodedFunction* functionOf(const Instruction* instruction) const;
    std::vector<SourcePosition> sourcePositionsOfInstruction(const Instruction* instruction) const;

    const RunSettings m_settings;
    Block m_block;
    std::vector<std::unique_ptr<FramePool>> m_frames;
    AlignedBytes m_shared, m_local;
    std::unique_ptr<RaceDetector> m_races;
    std::unique_ptr<GlobalRaceDetector> m_globalRaces;
    std::unique_ptr<UnwrittenValues> m_values;
    std::unique_ptr<ValueNotes> m_notes;
    std::optional<Fault> m_fault;
    SplitMix64 m_draws{0};                ///< of a schedule
    std::vector<std::uint32_t> m_turns;   ///< warps in the order of their next turns; empty: the plain order
};

}  // namespace kd::emulator
