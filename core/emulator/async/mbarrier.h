// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/emulator/checks/blockclocks.h"
#include "core/emulator/warp/block.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>

namespace kd::emulator {

inline constexpr std::uint32_t kMbarrierBytes = 8;

/// One mbarrier of a block (PTX ISA 9.0, 9.7.13.15). A phase completes when no arrival and no byte of a copy is awaited any more.
struct Mbarrier {
    static constexpr std::uint32_t kMaxArrivals = (1U << 20) - 1;
    static constexpr std::int32_t kMaxBytes = (1 << 20) - 1;

    std::uint32_t offset = 0;         ///< in shared memory
    std::uint32_t expected = 0;       ///< arrivals of the phases that follow
    std::uint32_t expectedNow = 0;    ///< of the phase that is under way
    std::uint32_t pending = 0;        ///< of those, arrivals that are awaited
    std::int32_t bytes = 0;           ///< of copies that are awaited; below 0 when they came before they were announced
    std::uint64_t phase = 0;          ///< phases that have completed
    std::array<LaneMask, kMaxWarps> arrived{};  ///< in this phase, by warp
    BlockClocks::Source source = 0;   ///< of its phases
    /// Hands on what those did who arrived with .relaxed, see AsyncState::hear(); nothing: nobody has.
    std::optional<BlockClocks::Source> relaxed;
    BlockClocks::Event initialised;
    std::uint32_t warp = 0;           ///< of the thread that initialised it
    int lane = 0;

    /// What stands in shared memory, and what an arrival gives: opaque for kernels.
    std::uint64_t word() const;
    /// Whether the phase that such a word was taken in has completed.
    bool hasCompleted(std::uint64_t word) const { return (word >> kPhaseShift & 3) != (phase & 3); }
    /// Whether the phase of that parity, this one or the one before, has completed.
    bool hasCompletedParity(std::uint32_t parity) const { return (phase & 1) != (parity & 1); }
    static std::uint32_t pendingOf(std::uint64_t word) { return static_cast<std::uint32_t>(word) & kMaxArrivals; }

    /// `count` arrivals of a lane; of warp kRemote where it is of another block. Says what is wrong about it; nothing where it is
    /// right.
    Message arrive(std::uint32_t count, std::uint32_t byWarp, int byLane);
    static constexpr std::uint32_t kRemote = kMaxWarps;
    Message expectBytes(std::uint32_t count);
    Message completeBytes(std::uint32_t count);
    bool isComplete() const { return pending == 0 && bytes == 0; }
    void beginNextPhase();

private:
    static constexpr int kExpectedShift = 20, kBytesShift = 40, kPhaseShift = 61;
};

/// The mbarriers of a block, by their place.
class Mbarriers {
public:
    void clear() { m_all.clear(); }
    /// An object is made at `offset`, in place of those that it overlaps.
    Mbarrier& make(std::uint32_t offset);
    void remove(std::uint32_t offset) { m_all.erase(offset); }
    /// Null: there is none.
    Mbarrier* find(std::uint32_t offset);

private:
    std::map<std::uint32_t, Mbarrier> m_all;
};

/// "the mbarrier at shared address 0x40 (variable full)", and of which block where a cluster has several
Message mbarrierName(const Block& block, std::uint32_t offset);

}  // namespace kd::emulator
