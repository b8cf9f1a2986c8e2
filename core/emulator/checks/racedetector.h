// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/clusterwatch.h"
#include "core/emulator/checks/copyshadow.h"
#include "core/emulator/checks/laneshadow.h"
#include "core/emulator/checks/sharedinit.h"
#include "core/emulator/checks/sharedpattern.h"
#include "core/emulator/program/access.h"
#include "core/emulator/warp/block.h"

#include <array>
#include <bit>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace kd::emulator {

/// Finds accesses of different threads to the same byte of shared memory that nothing orders, at least one of them a write.
///
/// Between warps barriers order. Each warp has bitmaps of the bytes that it touched since its last barrier; they are compared
/// when a barrier is complete and when the block ends. Accesses that touch new bytes are noted with instruction, lanes and
/// written bytes, so that a hit names both sides and two writes of the same value are no race.
///
/// Within a warp warp-wide operations order as well. Each access is compared with the bitmaps of its own warp since the last of
/// these: where it meets bytes that may not be met, and only then, the lanes that touched them are looked at (LaneShadow). Told
/// with the next barrier.
///
/// Takes care not to raise false alarms: strong accesses (atomics, volatile, relaxed and stronger) do not race with each other;
/// what a warp did before a fence, or an operation that may take or give a lock, is forgotten; barriers of a part of the block
/// count for all that the warp did before, and so do operations of a part of a warp for all of its lanes.
class RaceDetector {
public:
    /// What the kernel has of asynchronous copies, which are looked after as well. FromShared: the async proxy reads shared memory.
    enum class Copies : std::uint8_t { None, Some, FromShared };
    explicit RaceDetector(Copies copies = Copies::None);
    ~RaceDetector();

    // The scheduler tells these, from the thread that runs the block. A race that is told stays valid until the next call.
    void blockBegins(const Block& block);
    /// A barrier is complete: what the warps of `arrived` did before comes before what those of `waiting` do next. Warps whose
    /// threads have all exited count as arrived. Gives the race of the interval that ends; null: there is none. Where it is a
    /// barrier of all warps, and there is no race, that is the first read of what nobody wrote.
    const RaceReport* barrier(WarpMask arrived, WarpMask waiting);
    /// Lanes of a warp have met in a warp-wide operation: what they did before comes before what they do next.
    void lanesConverge(std::uint32_t warp);
    /// All threads have exited.
    const RaceReport* blockEnds();

    static SharedUse useOf(const Access& access);

    // Handlers tell this. The lanes of `mask` touched access.bytes at offsets[lane] each: within shared memory and aligned.
    // After a write is done, since its bytes are read; where its lanes overlap, `values` has what each of them wrote,
    // access.bytes a lane.
    void note(const Instruction& instruction, const Warp& warp, LaneMask mask, const Access& access, const std::uint32_t* offsets,
              const std::byte* values = nullptr);
    void note(const Instruction& instruction, const Warp& warp, const Access& access, const LaneGroups& groups,
              const std::byte* values = nullptr);

    /// Orders what the warp did so far with what others do from now on.
    void forget(std::uint32_t warp);
    /// The same where it may be ordered behind all that has happened as well: a fence, or what may take a lock.
    void order(std::uint32_t warp);

    /// What the warps know of each other; null: nobody needs it.
    BlockClocks* clocks();

    /// A product which `warp` takes part in, or begins, reads pieces of 16 bytes at `offsets`: tells copies() of a write of another
    /// warp there that nothing orders before it. `name`: of the instruction.
    void productReads(const Instruction& product, const char* name, std::uint32_t warp, std::span<const std::uint32_t> offsets);

    /// Shared memory from `first` on is written by other means than the accesses that are noted.
    void written(std::uint32_t first, std::uint64_t bytes) { m_init.write(first, bytes); }
    /// A thread of another block of the cluster reads from `first` on, or does an atomic operation there.
    void readByOther(const Instruction& instruction, const Warp& reader, int lane, const Access& access, std::uint32_t first) const;

    /// What asynchronous copies have in hand; null: the kernel has none.
    CopyShadow* copies() noexcept { return m_copies.get(); }

private:
    static constexpr std::uint32_t kCellBytes = 64;
    /// A word of each bitmap: bit b of cell c stands for byte 64 c + b.
    using Cell = std::array<std::uint64_t, kSharedUses>;

    /// One access that was noted.
    struct Entry {
        const Instruction* instruction = nullptr;
        std::uint64_t sequence = 0;   ///< order in the block
        LaneMask mask = 0;
        SharedUse use = Read;
        bool isGroups = false;
        std::uint32_t bytes = 0;
        LaneGroups groups;            ///< where its lanes are, when isGroups
        std::uint32_t offsets = 0;    ///< else: in WarpNotes::offsets, lowest lane first
        std::uint32_t values = 0;     ///< values that were written, in WarpNotes::values, lane by lane
    };
    /// An access as it can come again: then it tells nothing new of lanes.
    struct SeenAccess {
        const Instruction* instruction = nullptr;
        std::uint64_t stamp = 0;   ///< stamp of its pattern
        std::uint32_t first = 0;
        std::uint64_t convergence = 0; ///< WarpNotes::convergence
        friend bool operator==(const SeenAccess&, const SeenAccess&) = default;
    };
    struct WarpNotes {
        std::vector<Cell> cells;  ///< since its lanes met
        std::vector<Cell> past;   ///< before that; as long as cells once they met
        std::vector<std::uint64_t> touched;  ///< bit b of word w: cell 64 w + b is not all zero, or its past
        std::vector<Entry> entries;
        std::vector<std::uint32_t> offsets;
        std::vector<std::byte> values;
        bool isClean = true;
        bool hasPast = false;
        bool isConverged = true;             ///< nothing was touched since its lanes met
        std::uint64_t convergence = 1;     ///< counts convergences and barriers
        std::size_t firstSinceConvergence = 0;  ///< index of the first entry since the warp converged
        std::array<SeenAccess, 32> seen{};
        unsigned examinations = 0;     ///< since its lanes met
        LaneShadow shadow;
    };
    /// One byte that an entry touched.
    struct TouchedByte {
        const Entry* entry = nullptr;
        int lane = 0;
        std::uint64_t address = 0;  ///< address of the access
        int value = -1;             ///< written, -1: not by a plain write
    };
    /// Says what an access did to the bitmaps.
    struct MarkResult {
        std::uint64_t fresh = 0;     ///< not 0: bytes that were not touched so
        std::uint64_t suspects = 0;  ///< not 0: bytes that were touched in a way that races, perhaps by the same lanes
    };
    struct RaceSide {
        std::uint32_t warp = 0;
        TouchedByte touch;
    };

    template <typename Offset>
    void tellOthers(const Instruction& instruction, const Warp& warp, LaneMask mask, const Access& access, const Offset& offset);
    template <SharedUse use> static void markCell(WarpNotes& notes, std::uint32_t cell, std::uint64_t bits, MarkResult& marked);
    template <SharedUse use, typename Pattern>
    static MarkResult markRuns(WarpNotes& notes, std::uint32_t first, const Pattern& pattern);
    template <typename Pattern> MarkResult mark(WarpNotes& notes, SharedUse use, std::uint32_t first, const Pattern& pattern);
    static bool wasSeen(WarpNotes& notes, const SeenAccess& seen);
    template <typename Pattern>
    bool isWorthNoting(WarpNotes& notes, const Instruction& instruction, SharedUse use, std::uint32_t first, Pattern& pattern,
                       bool& isSuspect);
    Entry& addEntry(WarpNotes& notes, const Instruction& instruction, SharedUse use, std::uint32_t bytes, LaneMask mask);
    void addValue(WarpNotes& notes, const Entry& entry, int lane, std::uint32_t offset, const std::byte* values) const;
    static std::uint32_t offsetOf(const WarpNotes& notes, const Entry& entry, int lane, std::uint32_t index);
    void clear(WarpNotes& notes);

    bool compare();
    bool compareWarp(std::uint32_t warp);
    bool examine(std::uint32_t warp, std::size_t cell, std::uint64_t bits);
    bool conflicts(std::uint32_t warp, std::uint32_t other, std::uint64_t byte);
    static bool isRace(const TouchedByte& touch, const TouchedByte& other);

    /// Bytes from the first that an entry touches to behind the last.
    struct AddressRange {
        std::uint32_t first = 0, end = 0;
    };
    static AddressRange rangeOf(const WarpNotes& notes, const Entry& entry);
    static std::span<const std::uint32_t> offsetsOf(const WarpNotes& notes, const Entry& entry);
    static bool haveSameLanes(const WarpNotes& notes, const Entry& a, const Entry& b);
    static bool isPlainlyApart(const WarpNotes& notes, std::span<const Entry> entries);
    void checkLanes(std::uint32_t warp, bool hasOverlap);
    std::uint32_t touchLanes(WarpNotes& notes, const Entry& entry) const;
    bool lanesConflict(std::uint32_t warp, std::uint64_t byte);

    static void touches(const WarpNotes& notes, const Entry& entry, std::uint64_t byte, std::vector<TouchedByte>& found);
    static void touches(const WarpNotes& notes, std::uint64_t byte, std::vector<TouchedByte>& found);
    void report(const RaceSide& later, const RaceSide& earlier);
    bool hasWritten(std::uint32_t warp, std::uint32_t piece) const;
    void reportProduct(const Instruction& product, const char* name, std::uint32_t warp, std::uint32_t other, std::uint32_t first);

    const Block* m_block = nullptr;
    std::size_t m_cells = 0;
    std::uint32_t m_warps = 0;
    std::uint64_t m_sequence = 0;
    std::vector<WarpNotes> m_notes;
    std::vector<Cell> m_all;        ///< union of the warps compared so far
    bool m_hasWrites = false;       ///< since some warp's last barrier; reads alone never race
    bool m_isFound = false;         ///< m_race is one
    bool m_isTold = false;          ///< and was told
    std::vector<TouchedByte> m_touches, m_otherTouches;
    std::unique_ptr<RaceReport> m_race;
    SharedInit m_init;
    const std::unique_ptr<CopyShadow> m_copies;
    ClusterWatch* m_watch = nullptr;  ///< null: the block is alone
};

/// Forgets the warp's accesses that an acquire, release or fence may order with those of others.
inline void forgetOrdered(const Warp& warp)
{
    if (warp.block->races != nullptr)
        warp.block->races->order(warp.index);
}

}  // namespace kd::emulator
