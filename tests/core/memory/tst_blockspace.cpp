#include "core/memory/blockspace.h"

#include <QTest>

#include <map>
#include <random>

using kd::BlockSpace;

class TestBlockSpace : public QObject {
    Q_OBJECT

private slots:
    void splitsAndMerges();
    void takesTheBestFit();
    void arenasDoNotMix();
    void arenasMergeWhenPutTogether();
    void wholeSegmentsAreTakenOut();
    void randomUseKeepsBlocksApart();
};

void TestBlockSpace::splitsAndMerges()
{
    BlockSpace space;
    space.addSegment(0x10000, 4096, 1);
    BlockSpace::Block* const a = space.take(1, 1);
    BlockSpace::Block* const b = space.take(513, 1);
    QCOMPARE(a->address, std::uint64_t(0x10000));
    QCOMPARE(a->size, std::uint64_t(512));
    QCOMPARE(b->address, std::uint64_t(0x10200));
    QCOMPARE(b->size, std::uint64_t(1024));
    QCOMPARE(space.usedBytes(), std::uint64_t(1536));
    QCOMPARE(space.freeBlocks(), std::size_t(1));
    QVERIFY(space.take(4096, 1) == nullptr);
    space.give(a);
    QCOMPARE(space.freeBlocks(), std::size_t(2));
    space.give(b);
    QCOMPARE(space.freeBlocks(), std::size_t(1));
    QCOMPARE(space.largestFree(), std::uint64_t(4096));
    QCOMPARE(space.usedBlocks(), std::size_t(0));
}

void TestBlockSpace::takesTheBestFit()
{
    BlockSpace space;
    space.addSegment(0x10000, 8192, 1);
    space.addSegment(0x20000, 2048, 1);
    space.addSegment(0x30000, 4096, 1);
    QCOMPARE(space.take(2000, 1)->address, std::uint64_t(0x20000));
    QCOMPARE(space.take(2000, 1)->address, std::uint64_t(0x30000));
    QCOMPARE(space.take(4096, 1)->address, std::uint64_t(0x10000));
}

void TestBlockSpace::arenasDoNotMix()
{
    BlockSpace space;
    space.addSegment(0x10000, 4096, 1);
    QVERIFY(space.take(512, 2) == nullptr);
    QCOMPARE(space.otherArenaWith(512, 2).value(), BlockSpace::Arena(1));
    QVERIFY(!space.otherArenaWith(512, 1));
    QVERIFY(!space.otherArenaWith(8192, 2));
    BlockSpace::Block* const block = space.take(512, 1);
    block->arena = 2;
    space.give(block);
    QCOMPARE(space.freeBlocks(), std::size_t(2));
    QVERIFY(space.take(4096, 1) == nullptr);
}

void TestBlockSpace::arenasMergeWhenPutTogether()
{
    BlockSpace space;
    space.addSegment(0x10000, 4096, 1);
    std::vector<BlockSpace::Block*> blocks;
    for (int i = 0; i < 8; ++i)
        blocks.push_back(space.take(512, 1));
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        blocks[i]->arena = 1 + i % 3;
        space.give(blocks[i]);
    }
    QCOMPARE(space.freeBlocks(), std::size_t(8));
    space.moveArena(2, 1);
    space.moveArena(3, 1);
    QCOMPARE(space.freeBlocks(), std::size_t(1));
    QCOMPARE(space.take(4096, 1)->address, std::uint64_t(0x10000));
}

void TestBlockSpace::wholeSegmentsAreTakenOut()
{
    BlockSpace space;
    space.addSegment(0x10000, 4096, 1);
    space.addSegment(0x20000, 1024, 1);
    space.addSegment(0x30000, 1024, 2);
    BlockSpace::Block* const used = space.take(4096, 1);
    QCOMPARE(space.takeWholeSegments(BlockSpace::Arena(2)).size(), std::size_t(1));
    const std::vector<BlockSpace::Segment> segments = space.takeWholeSegments();
    QCOMPARE(segments.size(), std::size_t(1));
    QCOMPARE(segments.front().address, std::uint64_t(0x20000));
    QCOMPARE(space.totalBytes(), std::uint64_t(4096));
    space.give(used);
    QCOMPARE(space.takeWholeSegments().size(), std::size_t(1));
    QCOMPARE(space.totalBytes(), std::uint64_t(0));
}

void TestBlockSpace::randomUseKeepsBlocksApart()
{
    std::mt19937 random(7);
    BlockSpace space;
    constexpr std::uint64_t kSegment = 1 << 20;
    for (std::uint64_t i = 1; i <= 4; ++i)
        space.addSegment(i << 32, kSegment, i % 2);
    std::map<std::uint64_t, BlockSpace::Block*> used;
    std::uint64_t bytes = 0;
    for (int step = 0; step < 20'000; ++step) {
        if (random() % 2 == 0 || used.empty()) {
            const std::uint64_t size = 1 + random() % 40'000;
            BlockSpace::Block* const block = space.take(size, random() % 2);
            if (block == nullptr)
                continue;
            QVERIFY(block->size >= size && block->size < size + 512);
            const auto after = used.lower_bound(block->address);
            QVERIFY(after == used.end() || block->address + block->size <= after->first);
            QVERIFY(after == used.begin() || std::prev(after)->first + std::prev(after)->second->size <= block->address);
            used.emplace(block->address, block);
            bytes += block->size;
        } else {
            const auto chosen = std::next(used.begin(), static_cast<long>(random() % used.size()));
            bytes -= chosen->second->size;
            space.give(chosen->second);
            used.erase(chosen);
        }
        QCOMPARE(space.usedBytes(), bytes);
        QCOMPARE(space.usedBlocks(), used.size());
    }
    for (const auto& [address, block] : used)
        space.give(block);
    QCOMPARE(space.freeBlocks(), std::size_t(4));
    QCOMPARE(space.takeWholeSegments().size(), std::size_t(4));
}

QTEST_GUILESS_MAIN(TestBlockSpace)
#include "tst_blockspace.moc"
