// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/memory/blockallocator.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace kd {

/// Counts what one owner has of one arena.
struct PoolShareCount {
    std::size_t blocks = 0;
    std::uint64_t bytes = 0;  ///< as asked for
};

/// One stream's part of a pool: free blocks, what it gave out, and the lock of both. Streams work without waiting for each other.
struct alignas(64) PoolArena {
    /// `arenaNumber` is chosen by the pool: a stream's handle.
    explicit PoolArena(std::uint64_t arenaNumber) : number(arenaNumber) {}

    /// Enters a block of `space` that is in use now. To be called under `mutex`, as below.
    BlockAllocator::Block* lend(BlockAllocator::Block* block, Bytes asked, PoolShareCount& share) noexcept;
    /// The opposite.
    void reclaim(BlockAllocator::Block* block) noexcept;
    /// The count of an owner, made when it is the first time.
    PoolShareCount& shareOf(std::string_view owner);

    const std::uint64_t number;
    std::mutex mutex;
    BlockAllocator space;
    std::map<std::string, PoolShareCount, std::less<>> shares;  ///< by owner
    std::uint64_t active = 0;                                   ///< bytes given out, as asked for
    PoolArena* nextInBucket = nullptr;                          ///< next one in a bucket of PoolArenas; constant once it is there
};

/// The arenas of a pool by number. They are found without a lock, and stay until it ends.
class PoolArenas {
public:
    /// Null when there is none yet.
    PoolArena* find(std::uint64_t number) const noexcept;
    /// Finds an arena or makes it, under a lock of the caller's, as the list below.
    PoolArena& findOrMake(std::uint64_t number);
    /// Lists the shares in the order in which they were made.
    std::deque<PoolArena>& all() noexcept { return m_all; }
    /// The same.
    const std::deque<PoolArena>& all() const noexcept { return m_all; }

private:
    static constexpr std::size_t kBuckets = 64;
    static std::size_t bucketOf(std::uint64_t number) noexcept;

    std::array<std::atomic<PoolArena*>, kBuckets> m_buckets{};
    std::deque<PoolArena> m_all;
};

}  // namespace kd
