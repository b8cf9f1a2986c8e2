// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/memory/poolarena.h"
#include "core/memory/poolstatistics.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kd {

/// A pool has its segments from here.
class SegmentSource {
public:
    virtual ~SegmentSource() = default;
    /// 0 when there is no memory left. Throws for every other failure.
    virtual std::uint64_t acquire(Bytes size) = 0;
    /// Waits for what may still use the segment. Never throws.
    virtual void release(std::uint64_t address, Bytes size) noexcept = 0;
    /// Makes `to` wait for all that `from` was given so far; false when only waiting for everything helps.
    virtual bool order(std::uint64_t from, std::uint64_t to) = 0;
    /// Waits for everything. Never throws.
    virtual void waitForAll() noexcept = 0;
    /// "; 3.0 GiB of the device's 139.8 GiB are free", or nothing.
    virtual Message whatIsLeft() = 0;
};

/// Is what device and page-locked pools share: blocks, limit, counters, and what is done when memory is out. It is thread-safe;
/// arenas, whose numbers the pool chooses (a stream), do not wait for each other as long as they have what is asked for. Frees do
/// not throw.
///
/// Requests are rounded up to 512 bytes, which wastes at most 12.5 % from 4 KiB on; those up to 1 MiB share segments of 2 MiB,
/// larger ones get a segment of their size. What an arena does not have comes, in this order, from a new segment; from the best
/// fitting block of another arena, for which it is made to wait; from a new segment once every idle one went back to the driver.
/// Then ReclaimHooks are called, the work of all arenas is waited for, their free blocks are merged, and it is tried for the last
/// time; then MemoryError says what was asked for, used, held, free, and by whom.
class PoolCore {
public:
    using Block = BlockAllocator::Block;

    /// `limit` of 0: none.
    PoolCore(SegmentSource& source, std::string name, Bytes limit);
    /// Gives back all segments.
    ~PoolCore();
    PoolCore(const PoolCore&) = delete;
    PoolCore& operator=(const PoolCore&) = delete;

    /// A block for work in `arena`. Throws MemoryError when all of the above did not help.
    Block* allocate(Bytes size, std::uint64_t arena, std::string_view owner);
    /// Gives a block back, whose arena is made to wait for `others` first. This may end with it, see outlive().
    void give(Block* block, std::span<const std::uint64_t> others = {}) noexcept;
    /// Called when nothing will be taken any more: keeps `keeper`, which keeps this, until the last block is given back.
    void outlive(std::shared_ptr<void> keeper) noexcept;

    void freeHeld() noexcept;
    /// freeHeld() of one arena.
    void freeArena(std::uint64_t arena) noexcept;
    void stopHolding() noexcept;
    /// Moves what a stream leaves behind to another arena.
    void moveArena(std::uint64_t from, std::uint64_t to);

    /// Limits what is acquired; 0: there is no limit. What is acquired already stays.
    void setLimit(Bytes limit);
    PoolStatistics statistics() const;
    /// The largest first.
    std::vector<PoolShare> shares() const;

private:
    using Lock = std::unique_lock<std::mutex>;

    Block* allocateSlowly(Bytes size, std::uint64_t arena, std::string_view owner);
    Block* held(std::uint64_t size, PoolArena& arena);
    Block* fromNewSegment(std::uint64_t size, PoolArena& arena);
    Block* fromSegmentOf(std::uint64_t segment, std::uint64_t size, PoolArena& arena);
    Block* fromOther(std::uint64_t size, PoolArena& arena);
    PoolArena* bestOther(std::uint64_t size, const PoolArena& arena);
    Block* afterReclaim(Lock& lock, std::uint64_t size, PoolArena& arena);
    bool giveAtOnce(Block* block) noexcept;
    void endIfLast(bool isCounted) noexcept;
    /// Waits for all work, and puts what is free into one arena.
    void mergeInto(PoolArena& arena) noexcept;
    void releaseWhole() noexcept;
    void releaseWhole(PoolArena& arena) noexcept;
    std::vector<Lock> lockArenas() const;
    PoolStatistics statisticsLocked() const;
    std::vector<PoolShare> sharesLocked() const;
    [[noreturn]] void throwOutOfMemory(Bytes size);

    SegmentSource& m_source;
    const std::string m_name;
    mutable std::mutex m_mutex;  ///< guards all below; locked before an arena's, and by no one who has an arena's
    mutable PoolArenas m_arenas;
    std::uint64_t m_limit;
    std::uint64_t m_managed = 0;
    std::uint64_t m_peakManaged = 0;
    std::shared_ptr<void> m_keeper;
    std::atomic<std::size_t> m_left = 0;  ///< blocks that the keeper is kept for
    bool m_holds = true;                  ///< these two change under the locks of all arenas, and are read under one of them
    bool m_isOutliving = false;
};

/// A limit as settings write it: bytes, or percent of `whole` ("1073741824", "50%"); 0 is none. Throws RuntimeError, naming
/// `subject`, for anything else.
Bytes parseLimit(std::string_view text, Bytes whole, const std::string& subject);

}  // namespace kd
