#pragma once

#include "core/memory/blockspace.h"
#include "core/memory/poolstatistics.h"

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kd {

/// Where a pool has its segments from.
class SegmentSource {
public:
    virtual ~SegmentSource() = default;
    /// 0 when there is no memory left. Throws for every other failure.
    virtual std::uint64_t acquire(Bytes size) = 0;
    /// What may still use the segment is waited for. Never throws.
    virtual void release(std::uint64_t address, Bytes size) noexcept = 0;
    /// Makes `to` wait for all that `from` was given so far; false when only waiting for everything helps.
    virtual bool order(BlockSpace::Arena from, BlockSpace::Arena to) = 0;
    /// Waits for everything. Never throws.
    virtual void waitForAll() noexcept = 0;
    /// "; 3.0 GiB of the device's 139.8 GiB are free", or nothing.
    virtual std::string whatIsLeft() = 0;
};

/// What device and page-locked pools share: blocks, limit, counters, and what is done when memory is out. Thread-safe. Frees do
/// not throw.
///
/// Requests are rounded up to 512 bytes, which wastes at most 12.5 % from 4 KiB on; those up to 1 MiB share segments of 2 MiB,
/// larger ones get a segment of their size. When memory is out: every idle segment goes back to the driver and the request is
/// tried again; then ReclaimHooks are called, the work of all arenas is waited for, their free blocks are merged, and it is
/// tried for the last time; then MemoryError says what was asked for, used, held, free, and by whom.
class PoolCore {
public:
    using Block = BlockSpace::Block;
    using Arena = BlockSpace::Arena;

    /// `limit` of 0: none.
    PoolCore(SegmentSource& source, std::string name, Bytes limit);
    /// Gives back all segments.
    ~PoolCore();
    PoolCore(const PoolCore&) = delete;
    PoolCore& operator=(const PoolCore&) = delete;

    /// A block for work in `arena`. Throws MemoryError when all of the above did not help.
    Block* take(Bytes size, Arena arena, std::string_view owner);
    /// Its arena is made to wait for `others` first.
    void give(Block* block, Bytes size, std::string_view owner, std::span<const Arena> others = {}) noexcept;

    void freeHeld() noexcept;
    /// freeHeld() of one arena.
    void freeArena(Arena arena) noexcept;
    void stopHolding() noexcept;
    /// Moves what a stream leaves behind to another arena.
    void moveArena(Arena from, Arena to);

    /// Of what is acquired; 0: none. What is acquired already stays.
    void setLimit(Bytes limit);
    PoolStatistics statistics() const;
    /// The largest first.
    std::vector<PoolShare> shares() const;

private:
    using Lock = std::unique_lock<std::mutex>;
    struct Share {
        std::size_t blocks = 0;
        std::uint64_t bytes = 0;
    };

    Block* find(std::uint64_t size, Arena arena);
    Block* fromNewSegment(std::uint64_t size, Arena arena);
    Block* afterReclaim(Lock& lock, std::uint64_t size, Arena arena);
    bool addSegment(std::uint64_t size, Arena arena);
    void releaseWhole(std::optional<Arena> arena = {}) noexcept;
    std::vector<PoolShare> sharesLocked() const;
    [[noreturn]] void throwOutOfMemory(Bytes size);

    SegmentSource& m_source;
    const std::string m_name;
    mutable std::mutex m_mutex;
    BlockSpace m_space;
    std::map<std::string, Share, std::less<>> m_shares;
    std::uint64_t m_limit;
    std::uint64_t m_active = 0;
    std::uint64_t m_mostManaged = 0;
    bool m_holds = true;
};

/// A limit as settings write it: bytes, or percent of `whole` ("1073741824", "50%"); 0 is none. Throws RuntimeError, naming
/// `subject`, for anything else.
Bytes parseLimit(std::string_view text, Bytes whole, const std::string& subject);

}  // namespace kd
