#include "core/memory/poolcore.h"

#include "core/base/counted.h"
#include "core/base/error.h"
#include "core/memory/devicememory.h"
#include "core/memory/reclaim.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace kd {
namespace {

constexpr std::uint64_t kLargestSmall = 1 << 20;
constexpr std::uint64_t kSmallSegment = 2 << 20;
constexpr std::size_t kNamedOwners = 3;

}  // namespace

PoolCore::PoolCore(SegmentSource& source, std::string name, Bytes limit)
    : m_source(source), m_name(std::move(name)), m_limit(limit.value)
{
}

PoolCore::~PoolCore()
{
    freeHeld();
}

PoolCore::Block* PoolCore::find(std::uint64_t size, Arena arena)
{
    if (Block* const block = m_space.take(size, arena))
        return block;
    const std::optional<Arena> other = m_space.otherArenaWith(size, arena);
    if (!other)
        return nullptr;
    if (!m_source.order(*other, arena))
        m_source.waitForAll();
    Block* const block = m_space.take(size, *other);
    block->arena = arena;
    return block;
}

bool PoolCore::addSegment(std::uint64_t size, Arena arena)
{
    if (m_limit != 0 && (size > m_limit || m_space.totalBytes() > m_limit - size))
        return false;
    const std::uint64_t address = m_source.acquire({size});
    if (address == 0)
        return false;
    m_space.addSegment(address, size, arena);
    m_mostManaged = std::max(m_mostManaged, m_space.totalBytes());
    return true;
}

PoolCore::Block* PoolCore::fromNewSegment(std::uint64_t size, Arena arena)
{
    const std::uint64_t exact = BlockSpace::rounded(size);
    const bool isShared = exact <= kLargestSmall && addSegment(kSmallSegment, arena);
    return isShared || addSegment(exact, arena) ? m_space.take(size, arena) : nullptr;
}

PoolCore::Block* PoolCore::afterReclaim(Lock& lock, std::uint64_t size, Arena arena)
{
    lock.unlock();
    reclaimDeviceMemory({size});
    lock.lock();
    m_source.waitForAll();
    for (const Arena each : m_space.arenas())
        m_space.moveArena(each, arena);
    if (Block* const block = m_space.take(size, arena))
        return block;
    releaseWhole();
    return fromNewSegment(size, arena);
}

PoolCore::Block* PoolCore::take(Bytes size, Arena arena, std::string_view owner)
{
    if (size.value > UINT64_MAX - BlockSpace::kUnit)
        throw MemoryError({.operation = m_name, .text = "no memory has " + sizeText(size)});
    Lock lock(m_mutex);
    Block* block = find(size.value, arena);
    if (block == nullptr)
        block = fromNewSegment(size.value, arena);
    if (block == nullptr) {
        releaseWhole();
        block = fromNewSegment(size.value, arena);
    }
    if (block == nullptr)
        block = afterReclaim(lock, size.value, arena);
    if (block == nullptr)
        throwOutOfMemory(size);
    m_active += size.value;
    auto share = m_shares.find(owner);
    if (share == m_shares.end())
        share = m_shares.emplace(std::string(owner), Share()).first;
    ++share->second.blocks;
    share->second.bytes += size.value;
    return block;
}

void PoolCore::give(Block* block, Bytes size, std::string_view owner, std::span<const Arena> others) noexcept
{
    const Lock lock(m_mutex);
    for (const Arena other : others)
        if (!m_source.order(other, block->arena))
            m_source.waitForAll();
    m_active -= size.value;
    if (const auto share = m_shares.find(owner); share != m_shares.end()) {
        --share->second.blocks;
        share->second.bytes -= size.value;
    }
    m_space.give(block);
    if (!m_holds)
        releaseWhole();
}

void PoolCore::releaseWhole(std::optional<Arena> arena) noexcept
{
    for (const BlockSpace::Segment& segment : m_space.takeWholeSegments(arena))
        m_source.release(segment.address, {segment.size});
}

void PoolCore::freeHeld() noexcept
{
    const Lock lock(m_mutex);
    // What lies in pieces of several arenas is whole once their work has ended.
    const std::vector<Arena> arenas = m_space.arenas();
    if (arenas.size() > 1) {
        m_source.waitForAll();
        for (const Arena each : arenas)
            m_space.moveArena(each, arenas.front());
    }
    releaseWhole();
}

void PoolCore::freeArena(Arena arena) noexcept
{
    const Lock lock(m_mutex);
    releaseWhole(arena);
}

void PoolCore::stopHolding() noexcept
{
    freeHeld();
    const Lock lock(m_mutex);
    m_holds = false;
}

void PoolCore::moveArena(Arena from, Arena to)
{
    const Lock lock(m_mutex);
    if (!m_source.order(from, to))
        m_source.waitForAll();
    m_space.moveArena(from, to);
}

void PoolCore::setLimit(Bytes limit)
{
    const Lock lock(m_mutex);
    m_limit = limit.value;
}

PoolStatistics PoolCore::statistics() const
{
    const Lock lock(m_mutex);
    return {.heldBlocks = m_space.freeBlocks(),
            .activeBlocks = m_space.usedBlocks(),
            .managedBytes = {m_space.totalBytes()},
            .activeBytes = {m_active},
            .usedBytes = {m_space.usedBytes()},
            .freeBytes = {m_space.totalBytes() - m_space.usedBytes()},
            .largestFree = {m_space.largestFree()},
            .mostManaged = {m_mostManaged},
            .limit = {m_limit}};
}

std::vector<PoolShare> PoolCore::sharesLocked() const
{
    std::vector<PoolShare> all;
    for (const auto& [owner, share] : m_shares)
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
    std::string text = sizeText(size) + " were asked for; " + counted(m_space.usedBlocks(), "block") + " of " + sizeText({m_active}) +
                       " are in use, the pool holds " + sizeText({m_space.totalBytes()}) + ", of which " +
                       sizeText({m_space.totalBytes() - m_space.usedBytes()}) + " are idle, at most " +
                       sizeText({m_space.largestFree()}) + " in one piece";
    if (m_limit != 0)
        text += "; its limit is " + sizeText({m_limit});
    text += m_source.whatIsLeft();
    const std::vector<PoolShare> owners = sharesLocked();
    for (std::size_t i = 0; i < std::min(owners.size(), kNamedOwners); ++i)
        text += (i == 0 ? "; in use by " : ", ") + (owners[i].owner.empty() ? std::string("others") : owners[i].owner) + " (" +
                sizeText(owners[i].bytes) + ")";
    throw MemoryError({.operation = m_name, .name = "CUDA_ERROR_OUT_OF_MEMORY", .text = std::move(text), .subject = sizeText(size)});
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
        throw RuntimeError({.text = "\"" + std::string(text.substr(0, 40)) + "\" is no memory limit; write bytes or, as in 50%, a share",
                            .subject = subject});
    return isPercent ? Bytes{static_cast<std::uint64_t>(static_cast<double>(whole.value) * percent / 100)} : Bytes{bytes};
}

}  // namespace kd
