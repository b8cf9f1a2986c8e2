// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/blockallocator.h"
#include "tests/core/heapallocations.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>

namespace tst_blockspace {

using kd::BlockAllocator;

class TestBlockSpace : public QObject {
    Q_OBJECT

private slots:
    void splitsAndMerges();
    void takesTheBestFit();
    void handedOverBlocksStayApart();
    void touchingBlocksRejoin();
    void takesNoHeapOnceWarm();
    void wholeSegmentsAreTakenOut();
    void randomUseKeepsBlocksApart();
};

void TestBlockSpace::splitsAndMerges()
{
    BlockAllocator space;
    space.addSegment({0x10000, 4096});
    BlockAllocator::Block* const a = space.allocate(1);
    BlockAllocator::Block* const b = space.allocate(513);
    QCOMPARE(a->address, std::uint64_t(0x10000));
    QCOMPARE(a->size, std::uint64_t(512));
    QCOMPARE(b->address, std::uint64_t(0x10200));
    QCOMPARE(b->size, std::uint64_t(1024));
    QCOMPARE(space.usedBytes(), std::uint64_t(1536));
    QCOMPARE(space.freeBlocks(), std::size_t(1));
    QVERIFY(space.allocate(4096) == nullptr);
    space.give(a);
    QCOMPARE(space.freeBlocks(), std::size_t(2));
    space.give(b);
    QCOMPARE(space.freeBlocks(), std::size_t(1));
    QCOMPARE(space.largestFree(), std::uint64_t(4096));
    QCOMPARE(space.usedBlocks(), std::size_t(0));
}

void TestBlockSpace::takesTheBestFit()
{
    BlockAllocator space;
    space.addSegment({0x10000, 8192});
    space.addSegment({0x20000, 2048});
    space.addSegment({0x30000, 4096});
    QCOMPARE(space.allocate(2000)->address, std::uint64_t(0x20000));
    QCOMPARE(space.allocate(2000)->address, std::uint64_t(0x30000));
    QCOMPARE(space.allocate(4096)->address, std::uint64_t(0x10000));
}

void TestBlockSpace::handedOverBlocksStayApart()
{
    BlockAllocator here;
    BlockAllocator there;
    here.addSegment({0x10000, 4096});
    QVERIFY(there.allocate(512) == nullptr);
    QCOMPARE(here.bestFit(512), std::uint64_t(4096));
    QCOMPARE(here.bestFit(8192), std::uint64_t(0));
    BlockAllocator::Block* const first = here.allocate(512);
    BlockAllocator::Block* const block = here.surrender(1024);
    QCOMPARE(here.usedBytes(), std::uint64_t(512));
    there.adopt(block);
    QCOMPARE(there.usedBytes(), std::uint64_t(1024));
    there.give(block);
    QCOMPARE(there.usedBlocks(), std::size_t(0));
    QCOMPARE(there.largestFree(), std::uint64_t(1024));
    QVERIFY(there.extractWholeSegments().empty());
    here.give(first);
    QCOMPARE(here.freeBlocks(), std::size_t(2));
    QCOMPARE(here.largestFree(), std::uint64_t(2560));
    QVERIFY(here.allocate(4096) == nullptr);
}

void TestBlockSpace::touchingBlocksRejoin()
{
    BlockAllocator spaces[3];
    spaces[0].addSegment({0x10000, 4096});
    spaces[0].addSegment({0x11000, 4096});  // touches, but another segment
    std::vector<BlockAllocator::Block*> blocks;
    for (std::size_t i = 0; i < 8; ++i) {
        blocks.push_back(spaces[0].surrender(512));
        spaces[i % 3].adopt(blocks.back());
    }
    for (std::size_t i = 0; i < 8; ++i)
        spaces[i % 3].give(blocks[i]);
    QCOMPARE(spaces[0].freeBlocks() + spaces[1].freeBlocks() + spaces[2].freeBlocks(), std::size_t(9));
    spaces[0].absorb(spaces[0]);
    spaces[0].absorb(spaces[1]);
    QCOMPARE(spaces[1].freeBlocks(), std::size_t(0));
    QVERIFY(spaces[0].largestFree() == 4096);
    spaces[0].absorb(spaces[2]);
    QCOMPARE(spaces[0].freeBlocks(), std::size_t(2));
    QCOMPARE(spaces[0].extractWholeSegments().size(), std::size_t(2));
}

void TestBlockSpace::takesNoHeapOnceWarm()
{
    std::mt19937 random(11);
    BlockAllocator space;
    space.addSegment({1 << 30, 1 << 20});
    std::vector<BlockAllocator::Block*> used;
    const auto pass = [&] {
        for (int i = 0; i < 200; ++i)
            if (BlockAllocator::Block* const block = space.allocate(1 + random() % 9000))
                used.push_back(block);
        std::ranges::shuffle(used, random);
        for (BlockAllocator::Block* const block : used)
            space.give(block);
        used.clear();
    };
    for (int i = 0; i < 50; ++i)
        pass();
    used.reserve(400);
    const std::uint64_t before = heapAllocationsOfThread();
    for (int i = 0; i < 5; ++i) {
        random.seed(11);
        pass();
    }
    QCOMPARE(heapAllocationsOfThread(), before);
}

void TestBlockSpace::wholeSegmentsAreTakenOut()
{
    BlockAllocator space;
    space.addSegment({0x10000, 4096});
    space.addSegment({0x20000, 1024});
    space.addSegment({0x30000, 1024});
    BlockAllocator::Block* const used = space.allocate(4096);
    BlockAllocator::Block* const part = space.allocate(512);
    const std::vector<BlockAllocator::Segment> segments = space.extractWholeSegments();
    QCOMPARE(segments.size(), std::size_t(1));
    QCOMPARE(segments.front().address, std::uint64_t(0x30000));
    QCOMPARE(segments.front().size, std::uint64_t(1024));
    space.give(used);
    space.give(part);
    QCOMPARE(space.extractWholeSegments().size(), std::size_t(2));
    QCOMPARE(space.freeBlocks(), std::size_t(0));
}

void TestBlockSpace::randomUseKeepsBlocksApart()
{
    std::mt19937 random(7);
    BlockAllocator spaces[2];
    constexpr std::uint64_t kSegment = 1 << 20;
    for (std::uint64_t i = 1; i <= 4; ++i)
        spaces[i % 2].addSegment({i << 32, kSegment});
    struct Used {
        BlockAllocator::Block* block;
        std::size_t space;
    };
    std::map<std::uint64_t, Used> used;
    std::uint64_t bytes[2] = {};
    for (int step = 0; step < 20'000; ++step) {
        const std::size_t here = random() % 2;
        if (random() % 2 == 0 || used.empty()) {
            const std::uint64_t size = 1 + random() % 40'000;
            const bool isFromOther = random() % 8 == 0;
            BlockAllocator::Block* const block = isFromOther ? spaces[1 - here].surrender(size) : spaces[here].allocate(size);
            if (block == nullptr)
                continue;
            if (isFromOther)
                spaces[here].adopt(block);
            QVERIFY(block->size >= size && block->size < size + 512);
            const auto after = used.lower_bound(block->address);
            QVERIFY(after == used.end() || block->address + block->size <= after->first);
            QVERIFY(after == used.begin() || std::prev(after)->first + std::prev(after)->second.block->size <= block->address);
            used.emplace(block->address, Used{block, here});
            bytes[here] += block->size;
        } else {
            const auto chosen = std::next(used.begin(), static_cast<long>(random() % used.size()));
            bytes[chosen->second.space] -= chosen->second.block->size;
            spaces[chosen->second.space].give(chosen->second.block);
            used.erase(chosen);
        }
        if (random() % 64 == 0)
            spaces[here].rejoin();
        QCOMPARE(spaces[here].usedBytes(), bytes[here]);
        QCOMPARE(spaces[0].usedBlocks() + spaces[1].usedBlocks(), used.size());
    }
    for (const auto& [address, each] : used)
        spaces[each.space].give(each.block);
    spaces[0].absorb(spaces[1]);
    QCOMPARE(spaces[0].freeBlocks(), std::size_t(4));
    QCOMPARE(spaces[0].extractWholeSegments().size(), std::size_t(4));
}

KD_TEST(TestBlockSpace, QCoreApplication)

}  // namespace tst_blockspace

#include "tst_blockallocator.moc"
