// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/blockallocator.h"

#include <algorithm>
#include <utility>

namespace kd {

BlockAllocator::Block* BlockAllocator::makeBlock()
{
    if (m_spare.empty())
        return &m_storage.emplace_back();
    Block* const block = m_spare.back();
    m_spare.pop_back();
    return block;
}

void BlockAllocator::dropBlock(Block* block)
{
    block->previous = nullptr;
    block->next = nullptr;
    m_spare.push_back(block);
}

void BlockAllocator::insert(Block* block)
{
    block->isFree = true;
    block->place = block->node.empty() ? m_free.insert(block).first : m_free.insert(std::move(block->node)).position;
}

void BlockAllocator::erase(Block* block)
{
    block->node = m_free.extract(block->place);
    block->isFree = false;
}

void BlockAllocator::addSegment(const Segment& segment)
{
    Block* const block = makeBlock();
    block->segment = segment;
    block->address = segment.address;
    block->size = segment.size;
    insert(block);
}

void BlockAllocator::split(Block* block, std::uint64_t size)
{
    if (block->size == size)
        return;
    Block* const rest = makeBlock();
    rest->segment = block->segment;
    rest->address = block->address + size;
    rest->size = block->size - size;
    rest->previous = block;
    rest->next = block->next;
    if (rest->next != nullptr)
        rest->next->previous = rest;
    block->next = rest;
    block->size = size;
    insert(rest);
}

BlockAllocator::Block* BlockAllocator::allocate(std::uint64_t size)
{
    const std::uint64_t wanted = rounded(size);
    const auto found = m_free.lower_bound(wanted);
    if (found == m_free.end())
        return nullptr;
    Block* const block = *found;
    erase(block);
    split(block, wanted);
    m_used += block->size;
    ++m_usedBlocks;
    return block;
}

std::uint64_t BlockAllocator::bestFit(std::uint64_t size) const
{
    const auto found = m_free.lower_bound(rounded(size));
    return found == m_free.end() ? 0 : (*found)->size;
}

/// Both are in no set.
void BlockAllocator::join(Block* block, Block* after)
{
    block->size += after->size;
    block->next = after->next;
    if (block->next != nullptr)
        block->next->previous = block;
    dropBlock(after);
}

BlockAllocator::Block* BlockAllocator::merged(Block* block)
{
    if (Block* const next = block->next; next != nullptr && next->isFree) {
        erase(next);
        join(block, next);
    }
    Block* const previous = block->previous;
    if (previous == nullptr || !previous->isFree)
        return block;
    erase(previous);
    join(previous, block);
    return previous;
}

void BlockAllocator::give(Block* block)
{
    m_used -= block->size;
    --m_usedBlocks;
    insert(merged(block));
}

void BlockAllocator::cut(Block* block)
{
    if (block->previous != nullptr)
        block->previous->next = nullptr;
    if (block->next != nullptr)
        block->next->previous = nullptr;
    block->previous = nullptr;
    block->next = nullptr;
}

BlockAllocator::Block* BlockAllocator::surrender(std::uint64_t size)
{
    Block* const block = allocate(size);
    if (block == nullptr)
        return nullptr;
    m_used -= block->size;
    --m_usedBlocks;
    m_hasCuts = true;
    cut(block);
    return block;
}

void BlockAllocator::adopt(Block* block)
{
    m_used += block->size;
    ++m_usedBlocks;
    m_hasCuts = true;
}

void BlockAllocator::absorb(BlockAllocator& other)
{
    if (&other == this)
        return;
    while (!other.m_free.empty()) {
        Block* const block = *other.m_free.begin();
        other.erase(block);
        cut(block);
        insert(block);
        m_hasCuts = true;
        other.m_hasCuts = true;
    }
    rejoin();
}

void BlockAllocator::rejoin()
{
    if (!m_hasCuts)
        return;
    std::vector<Block*> blocks(m_free.begin(), m_free.end());
    std::ranges::sort(blocks, {}, &Block::address);
    Block* last = nullptr;
    for (Block* const block : blocks) {
        if (last == nullptr || !last->touches(*block)) {
            last = block;
            continue;
        }
        erase(last);
        erase(block);
        join(last, block);
        insert(last);
    }
}

std::vector<BlockAllocator::Segment> BlockAllocator::extractWholeSegments()
{
    std::vector<Segment> segments;
    for (auto each = m_free.begin(); each != m_free.end();) {
        Block* const block = *each++;
        if (!block->isWhole())
            continue;
        erase(block);
        segments.push_back(block->segment);
        dropBlock(block);
    }
    return segments;
}

}  // namespace kd
