#pragma once

#include "core/emulator/checks/sharedpattern.h"
#include "core/emulator/exec/warp.h"
#include "core/emulator/memory/access.h"

#include <array>
#include <bit>
#include <memory>
#include <vector>

namespace kd::emulator {

/// Finds accesses of different warps to the same byte of shared memory that no barrier orders, at least one of them a write.
/// Each warp has bitmaps of the bytes that it touched since its last barrier; they are compared when a barrier is complete and
/// when the block ends. Accesses that touch new bytes are noted with instruction, lanes and written bytes, so that a hit names
/// both sides and two writes of the same value are no race.
///
/// Takes care not to raise false alarms: strong accesses (atomics, volatile, relaxed and stronger) do not race with each other;
/// what a warp did before a fence, or an operation that may take or give a lock, is forgotten; barriers of a part of the block
/// count for all that the warp did before. Lanes of one warp do not race with each other.
class RaceWatch final : public SharedWatch {
public:
    RaceWatch();
    ~RaceWatch() override;

    void blockBegins(const Block& block) override;
    const RaceSite* barrier(WarpMask arrived, WarpMask waiting) override;
    const RaceSite* blockEnds() override;

    /// The lanes of `mask` touched access.bytes at offsets[lane] each: within shared memory and aligned. After a write is done,
    /// since its bytes are read.
    void note(const Instruction& instruction, const Warp& warp, LaneMask mask, const Access& access, const std::uint32_t* offsets);
    void note(const Instruction& instruction, const Warp& warp, const Access& access, const LaneGroups& groups);

    /// What the warp did so far is ordered with what others do from now on.
    void forget(std::uint32_t warp);

private:
    enum Map : std::uint8_t { Read, Write, StrongRead, StrongWrite };
    static constexpr int kMaps = 4;
    static constexpr std::uint32_t kCellBytes = 64;
    /// A word of each bitmap: bit b of cell c stands for byte 64 c + b.
    using Cell = std::array<std::uint64_t, kMaps>;

    /// One access that touched new bytes.
    struct Entry {
        const Instruction* instruction = nullptr;
        std::uint64_t sequence = 0;   ///< order in the block
        LaneMask mask = 0;
        Map map = Read;
        bool isGroups = false;
        std::uint32_t bytes = 0;
        LaneGroups groups;            ///< where its lanes are, when isGroups
        std::uint32_t offsets = 0;    ///< else: in WarpNotes::offsets, lowest lane first
        std::uint32_t values = 0;     ///< what was written, in WarpNotes::values, lane by lane
    };
    struct WarpNotes {
        std::vector<Cell> cells;
        std::vector<std::uint64_t> touched;  ///< bit b of word w: cell 64 w + b is not all zero
        std::vector<Entry> entries;
        std::vector<std::uint32_t> offsets;
        std::vector<std::byte> values;
        bool isClean = true;
    };
    /// One byte that an entry touched.
    struct Touch {
        const Entry* entry = nullptr;
        int lane = 0;
        std::uint64_t address = 0;  ///< of the access
        int value = -1;             ///< written, -1: not by a plain write
    };

    static Map mapOf(const Access& access);
    static std::uint64_t markCell(WarpNotes& notes, Map map, std::uint32_t cell, std::uint64_t bits);
    static bool mark(WarpNotes& notes, Map map, std::uint32_t first, std::uint32_t bytes);
    template <typename Pattern>
    bool isWorthNoting(WarpNotes& notes, Map map, std::uint32_t first, const Pattern& pattern);
    Entry& addEntry(WarpNotes& notes, const Instruction& instruction, Map map, std::uint32_t bytes, LaneMask mask);
    static std::uint32_t offsetOf(const WarpNotes& notes, const Entry& entry, int lane, std::uint32_t index);
    void clear(WarpNotes& notes);

    const RaceSite* compare();
    bool compareWarp(std::uint32_t warp);
    bool examine(std::uint32_t warp, std::size_t cell, std::uint64_t bits);
    bool conflicts(std::uint32_t warp, std::uint32_t other, std::uint64_t byte);
    void touches(const WarpNotes& notes, std::uint64_t byte, std::vector<Touch>& found) const;
    void report(std::uint32_t warp, const Touch& touch, std::uint32_t other, const Touch& otherTouch);

    const Block* m_block = nullptr;
    std::size_t m_cells = 0;
    std::uint32_t m_warps = 0;
    std::uint64_t m_sequence = 0;
    std::vector<WarpNotes> m_notes;
    std::vector<Cell> m_all;        ///< union of the warps compared so far
    bool m_hasWrites = false;       ///< since some warp's last barrier; reads alone never race
    std::vector<Touch> m_touches, m_otherTouches;
    std::unique_ptr<RaceSite> m_race;
};

/// The watch of a block that has one: the scheduler makes no other kind.
inline RaceWatch& raceWatch(const Block& block)
{
    return static_cast<RaceWatch&>(*block.watch);
}

}  // namespace kd::emulator
