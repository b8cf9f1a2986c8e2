#include "core/memory/blockspace.h"

#include <algorithm>
#include <utility>

namespace kd {

BlockSpace::Block* BlockSpace::makeBlock()
{
    if (m_spare.empty())
        return &m_storage.emplace_back();
    Block* const block = m_spare.back();
    m_spare.pop_back();
    return block;
}

void BlockSpace::dropBlock(Block* block)
{
    *block = Block();
    m_spare.push_back(block);
}

void BlockSpace::insert(Block* block)
{
    FreeSet& set = m_free[block->arena];
    block->isFree = true;
    if (block->node.empty())
        set.insert(block);
    else
        set.insert(std::move(block->node));
}

void BlockSpace::erase(Block* block)
{
    FreeSet& set = m_free.at(block->arena);
    block->node = set.extract(set.find(block));
    block->isFree = false;
}

void BlockSpace::addSegment(std::uint64_t address, std::uint64_t size, Arena arena)
{
    Block* const block = makeBlock();
    block->address = address;
    block->size = size;
    block->arena = arena;
    m_total += size;
    insert(block);
}

void BlockSpace::split(Block* block, std::uint64_t size)
{
    if (block->size == size)
        return;
    Block* const rest = makeBlock();
    rest->address = block->address + size;
    rest->size = block->size - size;
    rest->arena = block->arena;
    rest->previous = block;
    rest->next = block->next;
    if (rest->next != nullptr)
        rest->next->previous = rest;
    block->next = rest;
    block->size = size;
    insert(rest);
}

BlockSpace::Block* BlockSpace::take(std::uint64_t size, Arena arena)
{
    const auto set = m_free.find(arena);
    if (set == m_free.end())
        return nullptr;
    Block wanted;
    wanted.size = rounded(size);
    const auto found = set->second.lower_bound(&wanted);
    if (found == set->second.end())
        return nullptr;
    Block* const block = *found;
    erase(block);
    split(block, wanted.size);
    m_used += block->size;
    ++m_usedBlocks;
    return block;
}

std::optional<BlockSpace::Arena> BlockSpace::otherArenaWith(std::uint64_t size, Arena arena) const
{
    Block wanted;
    wanted.size = rounded(size);
    std::optional<Arena> best;
    std::uint64_t bestSize = UINT64_MAX;
    for (const auto& [each, set] : m_free) {
        const auto found = set.lower_bound(&wanted);
        if (each == arena || found == set.end() || (*found)->size >= bestSize)
            continue;
        best = each;
        bestSize = (*found)->size;
    }
    return best;
}

BlockSpace::Block* BlockSpace::merged(Block* block)
{
    Block* const next = block->next;
    if (next != nullptr && next->isFree && next->arena == block->arena) {
        erase(next);
        block->size += next->size;
        block->next = next->next;
        if (block->next != nullptr)
            block->next->previous = block;
        dropBlock(next);
    }
    Block* const previous = block->previous;
    if (previous == nullptr || !previous->isFree || previous->arena != block->arena)
        return block;
    erase(previous);
    previous->size += block->size;
    previous->next = block->next;
    if (previous->next != nullptr)
        previous->next->previous = previous;
    dropBlock(block);
    return previous;
}

void BlockSpace::give(Block* block)
{
    m_used -= block->size;
    --m_usedBlocks;
    insert(merged(block));
}

void BlockSpace::moveArena(Arena from, Arena to)
{
    const auto set = m_free.find(from);
    if (set == m_free.end() || from == to)
        return;
    const std::vector<Block*> blocks(set->second.begin(), set->second.end());
    for (Block* block : blocks)
        erase(block);
    m_free.erase(set);
    // All at once: a merge takes neighbours out of their set, so each must be in one.
    for (Block* block : blocks) {
        block->arena = to;
        insert(block);
    }
    FreeSet& target = m_free[to];
    for (auto each = target.begin(); each != target.end();) {
        Block* const block = *each;
        const bool hasNeighbour = (block->next != nullptr && block->next->isFree && block->next->arena == to) ||
                                  (block->previous != nullptr && block->previous->isFree && block->previous->arena == to);
        if (!hasNeighbour) {
            ++each;
            continue;
        }
        erase(block);
        insert(merged(block));
        each = target.begin();
    }
}

std::vector<BlockSpace::Arena> BlockSpace::arenas() const
{
    std::vector<Arena> all;
    for (const auto& [arena, set] : m_free)
        all.push_back(arena);
    return all;
}

std::vector<BlockSpace::Segment> BlockSpace::takeWholeSegments(std::optional<Arena> arena)
{
    std::vector<Segment> segments;
    for (auto& [each, set] : m_free) {
        if (arena && each != *arena)
            continue;
        const std::vector<Block*> blocks(set.begin(), set.end());
        for (Block* block : blocks) {
            if (block->previous != nullptr || block->next != nullptr)
                continue;
            erase(block);
            segments.push_back({block->address, block->size});
            m_total -= block->size;
            dropBlock(block);
        }
    }
    return segments;
}

std::size_t BlockSpace::freeBlocks() const noexcept
{
    std::size_t count = 0;
    for (const auto& [arena, set] : m_free)
        count += set.size();
    return count;
}

std::uint64_t BlockSpace::largestFree() const noexcept
{
    std::uint64_t largest = 0;
    for (const auto& [arena, set] : m_free)
        if (!set.empty())
            largest = std::max(largest, (*set.rbegin())->size);
    return largest;
}

}  // namespace kd
