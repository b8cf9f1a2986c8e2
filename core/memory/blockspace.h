#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace kd {

/// Divides segments of addresses into blocks, best fit first: a block is split from the smallest free one that holds it, and
/// merges with its free neighbours when it comes back. Free blocks belong to arenas, whose number the owner chooses (a stream);
/// neighbours of different arenas do not merge until they are put into one. Sizes are rounded up to kUnit. No addresses are
/// touched, nothing is locked.
class BlockSpace {
public:
    static constexpr std::uint64_t kUnit = 512;
    using Arena = std::uint64_t;

    /// A piece of a segment.
    struct Block {
        std::uint64_t address = 0;
        std::uint64_t size = 0;  ///< a multiple of kUnit
        Arena arena = 0;
        bool isFree = false;

    private:
        friend class BlockSpace;
        struct BySize {
            bool operator()(const Block* a, const Block* b) const
            {
                return a->size != b->size ? a->size < b->size : a->address < b->address;
            }
        };
        Block* previous = nullptr;  ///< neighbours in the segment
        Block* next = nullptr;
        std::set<Block*, BySize>::node_type node;  ///< while it is in use: kept, so that giving it back takes no memory
    };

    BlockSpace() = default;
    BlockSpace(const BlockSpace&) = delete;
    BlockSpace& operator=(const BlockSpace&) = delete;

    /// What a request takes: a multiple of kUnit, at least one.
    static std::uint64_t rounded(std::uint64_t size) { return size == 0 ? kUnit : (size + kUnit - 1) / kUnit * kUnit; }

    /// A new segment, whole and free in `arena`. `size` is a multiple of kUnit.
    void addSegment(std::uint64_t address, std::uint64_t size, Arena arena);
    /// The best fitting block of `arena`, split to `size` (rounded up); null when none holds it.
    Block* take(std::uint64_t size, Arena arena);
    /// The arena, other than `arena`, that has the best fitting block.
    std::optional<Arena> otherArenaWith(std::uint64_t size, Arena arena) const;
    /// Gives a block back to its arena.
    void give(Block* block);
    /// Puts all free blocks of `from` into `to`, merged.
    void moveArena(Arena from, Arena to);
    std::vector<Arena> arenas() const;

    /// Addresses that belong to nobody else.
    struct Segment {
        std::uint64_t address = 0;
        std::uint64_t size = 0;
    };
    /// Takes out every segment that is one free block, of all arenas or of one.
    std::vector<Segment> takeWholeSegments(std::optional<Arena> arena = {});

    std::uint64_t totalBytes() const noexcept { return m_total; }  ///< of all segments
    std::uint64_t usedBytes() const noexcept { return m_used; }    ///< of blocks in use, as rounded
    std::size_t usedBlocks() const noexcept { return m_usedBlocks; }
    std::size_t freeBlocks() const noexcept;
    std::uint64_t largestFree() const noexcept;

private:
    using FreeSet = std::set<Block*, Block::BySize>;

    Block* makeBlock();
    void dropBlock(Block* block);
    void insert(Block* block);
    void erase(Block* block);
    Block* merged(Block* block);
    void split(Block* block, std::uint64_t size);

    std::map<Arena, FreeSet> m_free;
    std::deque<Block> m_storage;
    std::vector<Block*> m_spare;
    std::uint64_t m_total = 0;
    std::uint64_t m_used = 0;
    std::size_t m_usedBlocks = 0;
};

}  // namespace kd
