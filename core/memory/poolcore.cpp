// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/poolcore.h"

#include "core/base/error.h"
#include "core/memory/devicememory.h"
#include "core/memory/reclaim.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <utility>

namespace kd {
namespace {

constexpr std::uint64_t kLargestSmall = 1 << 20;
constexpr std::uint64_t kSmallSegment = 2 << 20;
constexpr std::size_t kNamedOwners = 3;

/// Who holds most, the largest share first: "loader (2.0 MiB), others (1.0 MiB)".
Message usersOf(const std::vector<PoolShare>& owners)
{
    Message users;
    for (std::size_t i = 0; i < std::min(owners.size(), kNamedOwners); ++i) {
        const Message owner = owners[i].owner.empty() ? Message("others") : verbatim(owners[i].owner);
        const Message share = message("{} ({})", owner, sizeText(owners[i].bytes));
        users = i == 0 ? share : message("{}, {}", std::move(users), share);
    }
    return users;
}

}  // namespace

PoolCore::PoolCore(SegmentSource& source, std::string name, Bytes limit)
    : m_source(source), m_name(std::move(name)), m_limit(limit.value)
{
}

PoolCore::~PoolCore()
{
    freeHeld();
}

PoolCore::Block* PoolCore::allocate(Bytes size, std::uint64_t number, std::string_view owner)
{
    if (size.value > UINT64_MAX - BlockAllocator::kUnit)
        throw MemoryError({.operation = m_name, .text = message("no memory has {}", sizeText(size))});
    if (PoolArena* const arena = m_arenas.find(number)) {
        const std::lock_guard lock(arena->mutex);
        PoolShareCount& share = arena->shareOf(owner);
        if (Block* const block = arena->space.allocate(size.value)) [[likely]]
            return arena->lend(block, size, share);
    }
    return allocateSlowly(size, number, owner);
}

PoolCore::Block* PoolCore::allocateSlowly(Bytes size, std::uint64_t number, std::string_view owner)
{
    Lock lock(m_mutex);
    PoolArena& arena = m_arenas.findOrMake(number);
    Block* block = held(size.value, arena);
    if (block == nullptr)
        block = fromNewSegment(size.value, arena);
    if (block == nullptr)
        block = fromOther(size.value, arena);
    if (block == nullptr) {
        releaseWhole();
        block = fromNewSegment(size.value, arena);
    }
    if (block == nullptr)
        block = afterReclaim(lock, size.value, arena);
    if (block == nullptr)
        throwOutOfMemory(size);
    const std::lock_guard own(arena.mutex);
    return arena.lend(block, size, arena.shareOf(owner));
}

PoolCore::Block* PoolCore::held(std::uint64_t size, PoolArena& arena)
{
    const std::lock_guard lock(arena.mutex);
    arena.space.rejoin();
    return arena.space.allocate(size);
}

PoolCore::Block* PoolCore::fromSegmentOf(std::uint64_t segment, std::uint64_t size, PoolArena& arena)
{
    if (m_limit != 0 && (segment > m_limit || m_managed > m_limit - segment))
        return nullptr;
    const std::uint64_t address = m_source.acquire({segment});
    if (address == 0)
        return nullptr;
    m_managed += segment;
    m_peakManaged = std::max(m_peakManaged, m_managed);
    const std::lock_guard lock(arena.mutex);
    arena.space.addSegment({address, segment});
    return arena.space.allocate(size);
}

PoolCore::Block* PoolCore::fromNewSegment(std::uint64_t size, PoolArena& arena)
{
    const std::uint64_t exact = BlockAllocator::rounded(size);
    Block* const shared = exact <= kLargestSmall ? fromSegmentOf(kSmallSegment, size, arena) : nullptr;
    return shared != nullptr ? shared : fromSegmentOf(exact, size, arena);
}

PoolArena* PoolCore::bestOther(std::uint64_t size, const PoolArena& arena)
{
    PoolArena* best = nullptr;
    std::uint64_t bestSize = UINT64_MAX;
    for (PoolArena& each : m_arenas.all()) {
        if (&each == &arena)
            continue;
        const std::lock_guard lock(each.mutex);
        each.space.rejoin();
        const std::uint64_t fit = each.space.bestFit(size);
        if (fit == 0 || fit >= bestSize)
            continue;
        best = &each;
        bestSize = fit;
    }
    return best;
}

PoolCore::Block* PoolCore::fromOther(std::uint64_t size, PoolArena& arena)
{
    Block* block = nullptr;
    while (block == nullptr) {
        PoolArena* const other = bestOther(size, arena);
        if (other == nullptr)
            return nullptr;
        {
            const std::lock_guard lock(other->mutex);
            block = other->space.surrender(size);  // null when its own stream was faster
        }
        if (block != nullptr && !m_source.order(other->number, arena.number))
            m_source.waitForAll();
    }
    const std::lock_guard lock(arena.mutex);
    arena.space.adopt(block);
    return block;
}

void PoolCore::mergeInto(PoolArena& arena) noexcept
{
    // All are locked while it is waited, so that nothing is given back whose work is not waited for.
    const std::vector<Lock> locks = lockArenas();
    m_source.waitForAll();
    for (PoolArena& each : m_arenas.all())
        arena.space.absorb(each.space);
}

PoolCore::Block* PoolCore::afterReclaim(Lock& lock, std::uint64_t size, PoolArena& arena)
{
    lock.unlock();
    reclaimDeviceMemory({size});
    lock.lock();
    mergeInto(arena);
    if (Block* const block = held(size, arena))
        return block;
    releaseWhole();
    return fromNewSegment(size, arena);
}

void PoolCore::give(Block* block, std::span<const std::uint64_t> others) noexcept
{
    if (!others.empty()) {
        const Lock lock(m_mutex);
        for (const std::uint64_t other : others)
            if (!m_source.order(other, block->arena->number))
                m_source.waitForAll();
    }
    if (giveAtOnce(block))
        return;
    bool isCounted = false;
    {
        const Lock lock(m_mutex);
        {
            const std::lock_guard own(block->arena->mutex);
            block->arena->reclaim(block);
            isCounted = m_isOutliving;
        }
        releaseWhole();
    }
    endIfLast(isCounted);
}

/// False, and nothing is done, when what is given back must go on to the driver.
bool PoolCore::giveAtOnce(Block* block) noexcept
{
    bool isCounted = false;
    PoolArena& arena = *block->arena;
    {
        const std::lock_guard lock(arena.mutex);
        if (!m_holds)
            return false;
        arena.reclaim(block);
        isCounted = m_isOutliving;
    }
    endIfLast(isCounted);
    return true;
}

void PoolCore::endIfLast(bool isCounted) noexcept
{
    // Until its own count is taken off, nobody ends this under a thread that still uses it.
    if (isCounted && m_left.fetch_sub(1) == 1)
        const std::shared_ptr<void> last = std::move(m_keeper);
}

void PoolCore::outlive(std::shared_ptr<void> keeper) noexcept
{
    const Lock lock(m_mutex);
    const std::vector<Lock> locks = lockArenas();
    std::size_t left = 0;
    for (const PoolArena& each : m_arenas.all())
        left += each.space.usedBlocks();
    if (left == 0)
        return;
    m_keeper = std::move(keeper);
    m_left = left;
    m_isOutliving = true;
}

void PoolCore::releaseWhole(PoolArena& arena) noexcept
{
    std::vector<BlockAllocator::Segment> segments;
    {
        const std::lock_guard lock(arena.mutex);
        arena.space.rejoin();
        segments = arena.space.extractWholeSegments();
    }
    for (const BlockAllocator::Segment& segment : segments) {
        m_source.release(segment.address, {segment.size});
        m_managed -= segment.size;
    }
}

void PoolCore::releaseWhole() noexcept
{
    for (PoolArena& each : m_arenas.all())
        releaseWhole(each);
}

void PoolCore::freeHeld() noexcept
{
    const Lock lock(m_mutex);
    // What lies in pieces of several arenas is whole once their work has ended.
    if (m_arenas.all().size() > 1)
        mergeInto(m_arenas.all().front());
    releaseWhole();
}

void PoolCore::freeArena(std::uint64_t number) noexcept
{
    const Lock lock(m_mutex);
    if (PoolArena* const arena = m_arenas.find(number))
        releaseWhole(*arena);
}

void PoolCore::stopHolding() noexcept
{
    {
        const Lock lock(m_mutex);
        const std::vector<Lock> locks = lockArenas();
        m_holds = false;
    }
    freeHeld();
}

void PoolCore::moveArena(std::uint64_t from, std::uint64_t to)
{
    const Lock lock(m_mutex);
    PoolArena* const source = m_arenas.find(from);
    if (source == nullptr || from == to)
        return;
    PoolArena& target = m_arenas.findOrMake(to);
    const std::scoped_lock both(source->mutex, target.mutex);
    if (!m_source.order(from, to))
        m_source.waitForAll();
    target.space.absorb(source->space);
}

std::vector<PoolCore::Lock> PoolCore::lockArenas() const
{
    std::vector<Lock> locks;
    for (PoolArena& each : m_arenas.all())
        locks.emplace_back(each.mutex);
    return locks;
}

void PoolCore::setLimit(Bytes limit)
{
    const Lock lock(m_mutex);
    m_limit = limit.value;
}

PoolStatistics PoolCore::statistics() const
{
    const Lock lock(m_mutex);
    return statisticsLocked();
}

PoolStatistics PoolCore::statisticsLocked() const
{
    const std::vector<Lock> locks = lockArenas();
    PoolStatistics sum{.managedBytes = {m_managed}, .peakManaged = {m_peakManaged}, .limit = {m_limit}};
    for (const PoolArena& each : m_arenas.all()) {
        sum.heldBlocks += each.space.freeBlocks();
        sum.activeBlocks += each.space.usedBlocks();
        sum.activeBytes.value += each.active;
        sum.usedBytes.value += each.space.usedBytes();
        sum.largestFree = std::max(sum.largestFree, Bytes{each.space.largestFree()});
    }
    sum.freeBytes = {m_managed - sum.usedBytes.value};
    return sum;
}

std::vector<PoolShare> PoolCore::sharesLocked() const
{
    const std::vector<Lock> locks = lockArenas();
    std::map<std::string, PoolShareCount> owners;
    for (const PoolArena& each : m_arenas.all())
        for (const auto& [owner, share] : each.shares) {
            owners[owner].blocks += share.blocks;
            owners[owner].bytes += share.bytes;
        }
    std::vector<PoolShare> all;
    for (const auto& [owner, share] : owners)
        if (share.blocks > 0)
            all.push_back({owner, share.blocks, {share.bytes}});
    std::ranges::stable_sort(all, [](const PoolShare& a, const PoolShare& b) { return a.bytes > b.bytes; });
    return all;
}

std::vector<PoolShare> PoolCore::shares() const
{
    const Lock lock(m_mutex);
    return sharesLocked();
}

void PoolCore::throwOutOfMemory(Bytes size)
{
    const PoolStatistics now = statisticsLocked();
    Message text = message("{} were asked for; {} block(s) of {} are in use, the pool holds {}, of which {} are idle, at most {} "
                           "in one piece", sizeText(size), now.activeBlocks, sizeText(now.activeBytes), sizeText(now.managedBytes),
                           sizeText(now.freeBytes), sizeText(now.largestFree));
    if (m_limit != 0)
        text = message("{}; its limit is {}", std::move(text), sizeText({m_limit}));
    if (Message left = m_source.whatIsLeft(); !left.empty())
        text = message("{}; {}", std::move(text), std::move(left));
    if (Message users = usersOf(sharesLocked()); !users.empty())
        text = message("{}; in use by {}", std::move(text), std::move(users));
    throw MemoryError(
        {.operation = m_name, .name = "CUDA_ERROR_OUT_OF_MEMORY", .text = std::move(text), .subject = sizeText(size)});
}

Bytes parseLimit(std::string_view text, Bytes whole, const std::string& subject)
{
    const bool isPercent = text.ends_with('%');
    const std::string_view digits = isPercent ? text.substr(0, text.size() - 1) : text;
    const char* const end = digits.data() + digits.size();
    double percent = 0;
    std::uint64_t bytes = 0;
    const auto result = isPercent ? std::from_chars(digits.data(), end, percent) : std::from_chars(digits.data(), end, bytes);
    const bool isRead = result.ec == std::errc() && result.ptr == end;
    if (!isRead || !(percent >= 0 && percent <= 100))
        throw RuntimeError(
            {.text = message("\"{}\" is no memory limit; write bytes or, as in 50%, a share", text.substr(0, 40)),
             .subject = subject});
    return isPercent ? Bytes{static_cast<std::uint64_t>(static_cast<double>(whole.value) * percent / 100)} : Bytes{bytes};
}

}  // namespace kd
