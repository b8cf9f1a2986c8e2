// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/blockclocks.h"
#include "core/emulator/checks/laneshadow.h"
#include "core/emulator/checks/racereport.h"
#include "core/emulator/warp/block.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kd::emulator {

/// Knows which bytes of a block's shared memory an asynchronous copy will fill and has not filled yet, as far as a warp can know:
/// who touches them is told. Units are words of 4 bytes, the least that such a copy moves.
///
/// A copy that a thread waits for itself (cp.async.wait_group) is taken out when it has: from then on its bytes are as if that
/// thread had written them, and the race detector looks after others. One that an mbarrier tells of stays until it is overwritten:
/// warps may touch its bytes that know of the event.
class CopyShadow {
public:
    /// Number of a copy; 0: none. A copy is one execution of an instruction by the lanes of a warp.
    using Copy = std::uint32_t;

    void blockBegins(const Block& block);
    BlockClocks& clocks() noexcept { return m_clocks; }

    /// One instruction's access, as far as all of its lanes have it.
    struct Use {
        const Instruction* instruction = nullptr;
        SharedUse use = Read;
        std::uint32_t bytes = 0;
    };

    Copy begin(const Instruction& instruction, std::uint32_t warp);
    /// The copy of a lane will fill [first, first + bytes) from now on.
    void fill(Copy copy, int lane, std::uint32_t first, std::uint32_t bytes);
    /// It has, and the lane has waited for it.
    void arrive(Copy copy, int lane, std::uint32_t first, std::uint32_t bytes);
    /// The mbarrier at `mbarrier` will tell that it has.
    void bind(Copy copy, std::uint32_t mbarrier);
    /// All of it has been done, which those know that know of `event`.
    void deliver(Copy copy, const BlockClocks::Event& event);

    /// Some bytes are not everybody's.
    bool isAny() const noexcept { return m_words != 0; }
    /// Lanes of a warp touch use.bytes at offset(lane) each.
    template <typename Offset> void touch(const Use& use, std::uint32_t warp, LaneMask mask, const Offset& offset)
    {
        for (LaneMask left = mask; left != 0; left &= left - 1) {
            const int lane = lowestLane(left);
            const std::uint32_t first = offset(lane);
            for (std::uint32_t word = first / kUnit; word <= (first + use.bytes - 1) / kUnit; ++word)
                if (m_filled[word] != 0)
                    touchWord(use, warp, lane, first, word);
        }
    }

    /// The global memory that a lane's copy reads, from `address` on, is not what it was when the copy was begun. `waiting`: the
    /// instruction that found it.
    void sourceChanged(const Instruction& waiting, std::uint32_t warp, int lane, const Instruction& copy, std::uint64_t address);

    /// The first hazard that was found since the block began; null: none.
    const RaceReport* found() const noexcept { return m_found ? &*m_found : nullptr; }

private:
    static constexpr std::uint32_t kUnit = 4;
    static constexpr std::uint32_t kLaneBits = 5;
    static constexpr std::uint32_t kNoMbarrier = ~std::uint32_t{0};

    struct Record {
        const Instruction* instruction = nullptr;
        std::uint32_t warp = 0;
        std::uint32_t words = 0;  ///< that name it
        std::uint32_t mbarrier = kNoMbarrier;  ///< offset of what tells that it is done
        bool isDelivered = false;
        BlockClocks::Event event;  ///< of that
    };
    void touchWord(const Use& use, std::uint32_t warp, int lane, std::uint32_t first, std::uint32_t word);
    Message earlyText(const Use& use, std::uint32_t warp, int lane, std::uint32_t first, const Record& copy, int copyLane) const;
    void clear(std::uint32_t word);

    const Block* m_block = nullptr;
    BlockClocks m_clocks;
    std::vector<std::uint32_t> m_filled;  ///< by word: number of the copy, and lane in the lower bits; 0: none
    std::vector<Record> m_records;
    std::vector<Copy> m_free;
    std::uint64_t m_words = 0;            ///< of m_filled that are not 0
    std::optional<RaceReport> m_found;
};

}  // namespace kd::emulator
