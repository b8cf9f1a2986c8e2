// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/blockclocks.h"
#include "core/emulator/checks/laneshadow.h"
#include "core/emulator/checks/productshadow.h"
#include "core/emulator/checks/racereport.h"
#include "core/emulator/warp/block.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
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

    /// `watchesWrites`: there are copies that read shared memory by the async proxy.
    explicit CopyShadow(bool watchesWrites) : m_watchesWrites(watchesWrites) {}
    void blockBegins(const Block& block);
    /// The block's own, or those of its cluster. Warps are numbered through the cluster, see numberInCluster().
    BlockClocks& clocks() noexcept { return *m_clocks; }

    /// One instruction's access, as far as all of its lanes have it.
    struct Use {
        const Instruction* instruction = nullptr;
        SharedUse use = Read;
        std::uint32_t bytes = 0;
    };

    /// `isReduction`: it changes what is there as an atomic operation does. `name`: of the instruction; null: a bulk copy.
    Copy begin(const Instruction& instruction, std::uint32_t warp, bool isReduction = false, const char* name = nullptr);
    /// The copy of a lane will fill [first, first + bytes) from now on.
    void fill(Copy copy, int lane, std::uint32_t first, std::uint32_t bytes);
    /// It has, and the lane has waited for it.
    void arrive(Copy copy, int lane, std::uint32_t first, std::uint32_t bytes);
    /// The mbarrier at `mbarrier` will tell that it has.
    void bind(Copy copy, std::uint32_t mbarrier);
    /// The copy of a lane will read [first, first + bytes) some time from now on.
    void drain(Copy copy, int lane, std::uint32_t first, std::uint32_t bytes);
    /// All of it has been done, which those know that know of `event`.
    void deliver(Copy copy, const BlockClocks::Event& event);

    /// Some bytes are not everybody's, or it matters who wrote them.
    bool isAny() const noexcept { return m_words != 0 || m_watchesWrites; }
    /// Lanes of a warp touch use.bytes at offset(lane) each.
    template <typename Offset> void touch(const Use& use, std::uint32_t warp, LaneMask mask, const Offset& offset)
    {
        for (LaneMask left = mask; left != 0; left &= left - 1) {
            const int lane = lowestLane(left);
            const std::uint32_t first = offset(lane);
            touchRange(use, warp, lane, first);
        }
    }

    /// A copy by the async proxy will read what is there, or write there: neither may be in another's hands. What it reads must not
    /// have been written by threads without a fence between the proxies.
    void source(const Instruction& copy, std::uint32_t warp, int lane, std::uint32_t first, std::uint32_t bytes,
                const char* name = nullptr);
    void target(const Use& copy, std::uint32_t warp, int lane, std::uint32_t first);
    /// fence.proxy.async of a warp.
    void fenceProxies(std::uint32_t warp);
    /// The block has ended before its thread has waited for a copy out of shared memory.
    void neverRead(const Instruction& copy, std::uint32_t warp, int lane);

    /// The global memory that a lane's copy reads, from `address` on, is not what it was when the copy was begun. `waiting`: the
    /// instruction that found it.
    void sourceChanged(const Instruction& waiting, std::uint32_t warp, int lane, const Instruction& copy, std::uint64_t address);

    /// The product `number` of a warpgroup, which `warp` takes part in, reads pieces of 16 bytes at `offsets`: what copies fill
    /// there, and what threads wrote without a fence between the proxies, it may not meet.
    void productReads(const Instruction& product, std::uint32_t warp, std::uint64_t number, std::span<const std::uint32_t> offsets);
    /// Other pieces that the product reads for other warps of its group.
    void productKeeps(const Instruction& product, std::uint32_t warp, std::uint64_t number, std::span<const std::uint32_t> offsets);
    /// `warp` has waited for the products of its warpgroup up to `number`.
    void productsEnd(std::uint32_t warp, std::uint64_t number);
    /// A hazard that somebody else has found.
    void tell(RaceReport found);

    /// The first hazard that was found since the block began; null: none.
    const RaceReport* found() const noexcept { return m_found ? &*m_found : nullptr; }

private:
    static constexpr std::uint32_t kUnit = 4, kWarpsOfGroup = 4;
    static constexpr std::uint32_t kLaneBits = 5;
    /// A copy may still be under way when no word names it any more: others have taken its words. So many numbers rest before they
    /// are used again, more than copies are under way in a block.
    static constexpr std::size_t kResting = 4096;
    static constexpr std::uint32_t kNoMbarrier = ~std::uint32_t{0};

    struct Record {
        const Instruction* instruction = nullptr;
        std::uint32_t warp = 0;
        std::uint32_t words = 0;  ///< that name it
        std::uint32_t mbarrier = kNoMbarrier;  ///< offset of what tells that it is done
        bool isDelivered = false;
        bool isReduction = false;
        const char* name = nullptr;
        BlockClocks::Event event;  ///< of that
    };
    /// The last write of a thread to a word.
    struct Written {
        const Instruction* instruction = nullptr;
        std::uint32_t time = 0;  ///< of m_time; 0: none since the block began, or a copy was the last
        std::uint16_t warp = 0, lane = 0;
    };
    void touchRange(const Use& use, std::uint32_t warp, int lane, std::uint32_t first)
    {
        const bool isWrite = use.use == Write || use.use == StrongWrite;
        for (std::uint32_t word = first / kUnit; word <= (first + use.bytes - 1) / kUnit; ++word) {
            if (m_filled[word] != 0)
                touchWord(use, warp, lane, first, word);
            if (isWrite && m_drained[word] != 0)
                overwrite(use, warp, lane, first, word);
            if (isWrite && m_hasProducts)
                overwriteRead(use, warp, lane, first, word);
            if (isWrite && m_watchesWrites)
                m_written[word] = {use.instruction, m_time, static_cast<std::uint16_t>(warp), static_cast<std::uint16_t>(lane)};
        }
    }
    void overwrite(const Use& use, std::uint32_t warp, int lane, std::uint32_t first, std::uint32_t word);
    void overwriteRead(const Use& use, std::uint32_t warp, int lane, std::uint32_t first, std::uint32_t word);
    const Written* unfenced(std::uint32_t warp, std::uint32_t word) const;
    std::uint32_t groupOf(std::uint32_t warp) const;
    void mark(std::vector<std::uint32_t>& words, Copy copy, int lane, std::uint32_t first, std::uint32_t bytes);
    void report(const Instruction& instruction, std::uint32_t warp, int lane, const Instruction& other, std::uint32_t otherWarp,
                int otherLane, std::uint64_t address, Message text);
    void touchWord(const Use& use, std::uint32_t warp, int lane, std::uint32_t first, std::uint32_t word);
    Message earlyText(const Use& use, std::uint32_t warp, int lane, std::uint32_t first, const Record& copy, int copyLane) const;
    void clear(std::vector<std::uint32_t>& words, std::uint32_t word);

    const Block* m_block = nullptr;
    BlockClocks m_ownClocks;
    BlockClocks* m_clocks = &m_ownClocks;
    std::vector<std::uint32_t> m_filled;  ///< by word: number of the copy, and lane in the lower bits; 0: none
    std::vector<std::uint32_t> m_drained;  ///< the same of what copies will read
    std::vector<Written> m_written;        ///< by word, with m_watchesWrites
    std::vector<std::uint32_t> m_fences;   ///< by warp: m_time of its last fence between the proxies
    std::uint32_t m_time = 1;              ///< counts those fences, from 1
    const bool m_watchesWrites;
    std::vector<Record> m_records;
    std::deque<Copy> m_free;  ///< numbers that no word names, oldest first
    std::uint64_t m_words = 0;            ///< of m_filled and m_drained that are not 0
    ProductShadow m_products;
    bool m_hasProducts = false;           ///< some product has read shared memory
    std::optional<RaceReport> m_found;
};

}  // namespace kd::emulator
