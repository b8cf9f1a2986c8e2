// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/poolarena.h"

namespace kd {

BlockAllocator::Block* PoolArena::lend(BlockAllocator::Block* block, Bytes asked, PoolShareCount& share) noexcept
{
    block->arena = this;
    block->share = &share;
    block->asked = asked.value;
    active += asked.value;
    ++share.blocks;
    share.bytes += asked.value;
    return block;
}

void PoolArena::reclaim(BlockAllocator::Block* block) noexcept
{
    active -= block->asked;
    --block->share->blocks;
    block->share->bytes -= block->asked;
    space.give(block);
}

PoolShareCount& PoolArena::shareOf(std::string_view owner)
{
    const auto share = shares.find(owner);
    return share != shares.end() ? share->second : shares.emplace(std::string(owner), PoolShareCount()).first->second;
}

std::size_t PoolArenas::bucketOf(std::uint64_t number) noexcept
{
    // Fibonacci hashing: handles of streams are addresses, whose low bits are the same.
    return static_cast<std::size_t>(number * 0x9E3779B97F4A7C15u >> 58);
}

PoolArena* PoolArenas::find(std::uint64_t number) const noexcept
{
    PoolArena* arena = m_buckets[bucketOf(number)].load(std::memory_order_acquire);
    while (arena != nullptr && arena->number != number)
        arena = arena->nextInBucket;
    return arena;
}

PoolArena& PoolArenas::findOrMake(std::uint64_t number)
{
    if (PoolArena* const known = find(number))
        return *known;
    PoolArena& arena = m_all.emplace_back(number);
    std::atomic<PoolArena*>& bucket = m_buckets[bucketOf(number)];
    arena.nextInBucket = bucket.load(std::memory_order_relaxed);
    bucket.store(&arena, std::memory_order_release);
    return arena;
}

}  // namespace kd
