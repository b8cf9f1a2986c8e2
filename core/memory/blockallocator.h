// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <set>
#include <vector>

namespace kd {

struct PoolArena;
struct PoolShareCount;

/// Divides segments of addresses into blocks, best fit first: a block is split from the smallest free one that holds it, and
/// merges with its free neighbours when it comes back. Sizes are rounded up to kUnit. No addresses are touched, nothing is locked.
/// Once it has been used for a while it takes no memory from the heap.
///
/// Spaces can hand blocks to each other; they must then end together. What is handed over does not merge with what stays behind
/// until one space has both and rejoin() is called.
class BlockAllocator {
public:
    static constexpr std::uint64_t kUnit = 512;

    /// Addresses that belong to nobody else.
    struct Segment {
        std::uint64_t address = 0;
        std::uint64_t size = 0;
    };

    /// A piece of a segment.
    struct Block {
        std::uint64_t address = 0;
        std::uint64_t size = 0;  ///< a multiple of kUnit
        bool isFree = false;
        // These are for whoever has the block:
        PoolArena* arena = nullptr;
        PoolShareCount* share = nullptr;
        std::uint64_t asked = 0;  ///< bytes

    private:
        friend class BlockAllocator;
        struct BySize {
            using is_transparent = void;
            bool operator()(const Block* a, const Block* b) const
            {
                return a->size != b->size ? a->size < b->size : a->address < b->address;
            }
            bool operator()(const Block* block, std::uint64_t size) const { return block->size < size; }
            bool operator()(std::uint64_t size, const Block* block) const { return size < block->size; }
        };
        using FreeSet = std::set<Block*, BySize>;
        bool isWhole() const { return address == segment.address && size == segment.size; }
        bool touches(const Block& after) const
        {
            return segment.address == after.segment.address && address + size == after.address;
        }

        Segment segment;
        Block* previous = nullptr;  ///< neighbours in the segment, those of the same space
        Block* next = nullptr;
        FreeSet::iterator place;    ///< while it is free
        FreeSet::node_type node;    ///< while it is not: kept, so that giving it back takes no memory
    };

    BlockAllocator() = default;
    BlockAllocator(const BlockAllocator&) = delete;
    BlockAllocator& operator=(const BlockAllocator&) = delete;

    /// Gives what a request takes: a multiple of kUnit, at least one.
    static std::uint64_t rounded(std::uint64_t size) { return size == 0 ? kUnit : (size + kUnit - 1) / kUnit * kUnit; }

    /// A new segment, whole and free. Its size is a multiple of kUnit.
    void addSegment(const Segment& segment);
    /// The best fitting block, split to `size` (rounded up); null when none holds it.
    Block* allocate(std::uint64_t size);
    /// Gives the size of the block that allocate() would split, in bytes; 0 when none holds the request.
    std::uint64_t bestFit(std::uint64_t size) const;
    /// Merges it with what is free beside it.
    void give(Block* block);

    /// Takes a block as allocate() does, for another space, which must adopt() it.
    Block* surrender(std::uint64_t size);
    /// Takes over a block that another space surrendered; it is in use here from now on.
    void adopt(Block* block);
    /// Takes all free blocks of another space, and rejoins.
    void absorb(BlockAllocator& other);
    /// Merges free blocks that touch, where handing over kept them apart.
    void rejoin();
    /// Extracts every segment that is one free block.
    std::vector<Segment> extractWholeSegments();

    std::uint64_t usedBytes() const noexcept { return m_used; }    ///< bytes of blocks in use, as rounded
    std::size_t usedBlocks() const noexcept { return m_usedBlocks; }
    std::size_t freeBlocks() const noexcept { return m_free.size(); }
    std::uint64_t largestFree() const noexcept { return m_free.empty() ? 0 : (*m_free.rbegin())->size; }

private:
    using FreeSet = Block::FreeSet;

    Block* makeBlock();
    void dropBlock(Block* block);
    void insert(Block* block);
    void erase(Block* block);
    Block* merged(Block* block);
    void join(Block* block, Block* after);
    void split(Block* block, std::uint64_t size);
    static void cut(Block* block);

    FreeSet m_free;
    std::deque<Block> m_storage;
    std::vector<Block*> m_spare;
    std::uint64_t m_used = 0;
    std::size_t m_usedBlocks = 0;
    bool m_hasCuts = false;
};

}  // namespace kd
