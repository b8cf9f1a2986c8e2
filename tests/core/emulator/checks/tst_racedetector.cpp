// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/racedetector.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <array>

namespace tst_racedetector {

using namespace kd::emulator;

namespace {

constexpr WarpMask kAllWarps = ~WarpMask{0};

LaneGroups groups(std::uint32_t first, std::uint32_t step, std::uint32_t bytes)
{
    return {.first = {first, first + 8 * step, first + 16 * step, first + 24 * step}, .step = step, .bytes = bytes};
}

// A block of four warps and its shared memory. Lane l of an access touches first + l * step.
class Bench {
public:
    explicit Bench(std::uint64_t sharedBytes = 1024, std::uint32_t threads = 128) : m_shared(sharedBytes)
    {
        launch.blockSize = {threads, 1, 1};
        launch.sharedBytes = sharedBytes;
        block.launch = &launch;
        block.shared = m_shared.data();
        races.blockBegins(block);
    }

    void read(std::uint32_t warp, std::uint32_t first, std::uint32_t step, std::uint32_t bytes = 4, LaneMask mask = kAllLanes)
    {
        note(warp, {.kind = AccessKind::Read, .bytes = bytes}, first, step, mask);
    }
    void write(std::uint32_t warp, std::uint32_t first, std::uint32_t step, int value, std::uint32_t bytes = 4,
               LaneMask mask = kAllLanes)
    {
        for (int lane = 0; lane < kLanes; ++lane)
            if ((mask >> lane & 1) != 0)
                std::memset(m_shared.data() + first + static_cast<std::uint32_t>(lane) * step, value, bytes);
        note(warp, {.kind = AccessKind::Write, .bytes = bytes}, first, step, mask);
    }
    // All lanes write 4 bytes at `first`, each its value; the last one stays.
    void writeValues(std::uint32_t warp, std::uint32_t first, const std::array<std::uint32_t, kLanes>& values)
    {
        Warp running;
        running.index = warp;
        std::memcpy(m_shared.data() + first, &values.back(), 4);
        races.note(*instruction, running, {.kind = AccessKind::Write, .bytes = 4}, groups(first, 0, 4),
                   std::as_bytes(std::span(values)).data());
    }
    void atomic(std::uint32_t warp, std::uint32_t first)
    {
        note(warp, {.kind = AccessKind::Atomic, .order = Order::Relaxed}, first, 0, kAllLanes);
    }
    void strongRead(std::uint32_t warp, std::uint32_t first)
    {
        note(warp, {.kind = AccessKind::Read, .order = Order::Relaxed}, first, 0, 1);
    }
    void strongWrite(std::uint32_t warp, std::uint32_t first)
    {
        note(warp, {.kind = AccessKind::Write, .order = Order::Relaxed}, first, 0, 1);
    }
    const RaceReport* barrier(WarpMask warps = kAllWarps) { return races.barrier(warps, warps); }

    LaunchContext launch;
    Block block;
    RaceDetector races;
    std::array<Instruction, 2> code;
    const Instruction* instruction = &code[0];

private:
    void note(std::uint32_t warp, const Access& access, std::uint32_t first, std::uint32_t step, LaneMask mask)
    {
        Warp running;
        running.index = warp;
        std::array<std::uint32_t, kLanes> offsets{};
        for (std::uint32_t lane = 0; lane < kLanes; ++lane)
            offsets[lane] = first + lane * step;
        if (mask == kAllLanes && step == access.bytes)
            races.note(*instruction, running, access, groups(first, step, access.bytes));
        else if (mask == kAllLanes && step == 0)
            races.note(*instruction, running, access, groups(first, 0, access.bytes));
        else
            races.note(*instruction, running, mask, access, offsets.data());
    }

    std::vector<std::byte> m_shared;
};

}  // namespace

class RaceDetectorTest : public QObject {
    Q_OBJECT
private slots:
    void writeAndReadByAnotherWarp();
    void readBeforeWriteCounts();
    void namesBothSides();
    void barriersOrder();
    void blocksAreApart();
    void onlyBytesThatMeetCount();
    void scatteredAddresses();
    void lanesRace();
    void lanesThatMetAreOrdered();
    void lanesMayTouchTheirOwnAgain();
    void lanesThatReadAgainCount();
    void lanesOfOneWriteRace();
    void bytesOfLanes();
    void lanesAndAtomics();
    void whatWasBeforeAConvergenceCountsForOtherWarps();
    void readsDoNotRace();
    void equalValuesDoNotRace();
    void laterDifferentValuesDo();
    void atomicsRaceWithPlainOnesOnly();
    void strongAccesses();
    void forgetsWhatWasOrderedOtherwise();
    void partialBarriersOrderTheirWarps();
    void partialBarriersDoNotOrderOthers();
    void theEndOfTheBlockCompares();
    void aNewBlockMayBeOfAnotherSize();
    void loopsDoNotGrowTheNotes();
};

void RaceDetectorTest::writeAndReadByAnotherWarp()
{
    Bench bench;
    bench.write(0, 0, 4, 1);
    bench.read(1, 124, 0);
    QVERIFY(bench.barrier() != nullptr);
}

void RaceDetectorTest::readBeforeWriteCounts()
{
    Bench bench;
    bench.read(3, 0, 4);
    bench.write(1, 64, 0, 1);
    QVERIFY(bench.barrier() != nullptr);
}

void RaceDetectorTest::namesBothSides()
{
    Bench bench(1024, 128);
    bench.launch.blockSize = {16, 4, 2};
    bench.write(0, 0, 4, 1);
    bench.instruction = &bench.code[1];
    bench.read(1, 12, 4, 4, 0x6);  // lanes 1 and 2, at 16 and 20
    const RaceReport* race = bench.barrier();
    QVERIFY(race != nullptr);
    QCOMPARE(race->instruction, &bench.code[1]);
    QCOMPARE(race->otherInstruction, &bench.code[0]);
    QCOMPARE(race->warp, 1u);
    QCOMPARE(race->lane, 1);
    QCOMPARE(race->otherWarp, 0u);
    QCOMPARE(race->otherLane, 4);
    QCOMPARE(race->address, 16u);
    QCOMPARE(race->text.english(),
             std::string("no barrier orders a read of 4 bytes at shared address 0x10 by thread (1, 2, 0) and a write of 4 bytes at "
                         "0x10 by thread (4, 0, 0)"));
}

void RaceDetectorTest::barriersOrder()
{
    Bench bench;
    for (int round = 0; round < 3; ++round) {
        bench.write(static_cast<std::uint32_t>(round), 0, 4, round + 1);
        QVERIFY(bench.barrier() == nullptr);
        bench.read(3, 0, 4);
        QVERIFY(bench.barrier() == nullptr);
    }
}

void RaceDetectorTest::blocksAreApart()
{
    Bench bench;
    bench.write(0, 0, 4, 1);
    bench.races.blockBegins(bench.block);
    bench.read(1, 0, 4);
    QVERIFY(bench.races.blockEnds() == nullptr);
}

void RaceDetectorTest::onlyBytesThatMeetCount()
{
    Bench bench;
    bench.write(0, 0, 2, 1, 1);  // even bytes
    bench.write(1, 1, 2, 2, 1);  // odd ones of the same words
    bench.write(2, 64, 4, 3, 2);
    bench.write(3, 66, 4, 4, 2);
    QVERIFY(bench.barrier() == nullptr);
    bench.write(0, 0, 2, 1, 1);
    bench.write(1, 62, 1, 2, 1, 1);
    QVERIFY(bench.barrier() != nullptr);
}

void RaceDetectorTest::scatteredAddresses()
{
    Bench bench;
    bench.write(0, 0, 32, 1, 4, 0x0fffffff);
    bench.write(1, 4, 32, 2, 4);
    bench.read(2, 8, 32, 8);
    QVERIFY(bench.barrier() == nullptr);
    bench.write(0, 0, 32, 1, 4, 0x0fffffff);
    bench.read(1, 27 * 32, 4, 4, 1);
    const RaceReport* race = bench.barrier();
    QVERIFY(race != nullptr);
    QCOMPARE(race->otherLane, 27);
}

void RaceDetectorTest::lanesRace()
{
    Bench bench;
    bench.write(2, 0, 4, 1);
    bench.instruction = &bench.code[1];
    bench.read(2, 4, 4, 4, 0x7fffffff);  // each lane what the next one wrote
    const RaceReport* race = bench.barrier();
    QVERIFY(race != nullptr);
    QCOMPARE(race->instruction, &bench.code[1]);
    QCOMPARE(race->otherInstruction, &bench.code[0]);
    QVERIFY(race->warp == 2 && race->otherWarp == 2);
    QCOMPARE(race->lane, 0);
    QCOMPARE(race->otherLane, 1);
    QCOMPARE(race->text.english(),
             std::string("neither a barrier nor __syncwarp orders a read of 4 bytes at shared address 0x4 by thread (64, 0, 0) and "
                         "a write of 4 bytes at 0x4 by thread (65, 0, 0), of the same warp"));
    bench.races.blockBegins(bench.block);
    bench.read(1, 0, 0);
    bench.write(1, 0, 4, 1, 4, 1);
    QVERIFY(bench.races.blockEnds() != nullptr);
}

void RaceDetectorTest::lanesThatMetAreOrdered()
{
    Bench bench;
    bench.write(2, 0, 4, 1);
    bench.races.lanesConverge(2);
    bench.read(2, 4, 4, 4, 0x7fffffff);
    bench.races.lanesConverge(2);
    bench.write(2, 4, 4, 2, 4, 0x7fffffff);
    QVERIFY(bench.barrier() == nullptr);
    bench.write(2, 0, 4, 1);
    bench.races.lanesConverge(1);
    bench.read(2, 4, 0);
    QVERIFY(bench.barrier() != nullptr);
}

void RaceDetectorTest::lanesMayTouchTheirOwnAgain()
{
    Bench bench;
    for (int round = 0; round < 5; ++round) {
        bench.write(0, 0, 8, round, 8);
        bench.read(0, 4, 8, 4);
        bench.write(0, 7, 8, round, 1, 0xffff);
        bench.read(0, 6, 8, 2, 0xff00ff00);
        bench.read(0, 512, 4);  // read by all of them, too
        bench.read(0, 512, 0);
    }
    QVERIFY(bench.barrier() == nullptr);
}

void RaceDetectorTest::lanesThatReadAgainCount()
{
    Bench bench;
    bench.read(0, 0, 4);
    bench.instruction = &bench.code[1];
    bench.read(0, 0, 4, 4, 0xffff);
    bench.read(0, 4, 4, 4, 0x7fffffff);  // nothing that was not read before
    bench.instruction = &bench.code[0];
    bench.write(0, 0, 4, 1, 4, 2);
    const RaceReport* race = bench.barrier();
    QVERIFY(race != nullptr);
    QVERIFY(race->lane == 1 && race->otherLane == 0);
}

// `found = true` by many lanes is no error.
void RaceDetectorTest::lanesOfOneWriteRace()
{
    Bench bench;
    bench.write(0, 32, 0, 1);
    bench.write(0, 32, 0, 1, 4, 0xf0);
    QVERIFY(bench.barrier() == nullptr);
    std::array<std::uint32_t, kLanes> values{};
    bench.writeValues(0, 32, values);
    QVERIFY(bench.barrier() == nullptr);
    values[9] = 1 << 16;
    bench.writeValues(0, 32, values);
    const RaceReport* race = bench.barrier();
    QVERIFY(race != nullptr);
    QVERIFY(race->lane == 9 && race->otherLane == 0);
    QCOMPARE(race->instruction, race->otherInstruction);
}

void RaceDetectorTest::bytesOfLanes()
{
    Bench bench;
    bench.write(0, 0, 4, 1, 4, 0x55555555);
    bench.write(0, 128, 2, 2, 2);
    bench.write(0, 256, 2, 3, 1);
    bench.read(0, 256, 2, 1);
    QVERIFY(bench.barrier() == nullptr);
    bench.write(0, 0, 4, 1);
    bench.read(0, 7, 1, 1, 1);  // lane 0 the last byte of lane 1
    const RaceReport* race = bench.barrier();
    QVERIFY(race != nullptr);
    QVERIFY(race->lane == 0 && race->otherLane == 1);
}

void RaceDetectorTest::lanesAndAtomics()
{
    Bench bench;
    bench.atomic(0, 0);
    bench.atomic(0, 0);
    bench.strongRead(0, 0);
    QVERIFY(bench.barrier() == nullptr);
    bench.atomic(0, 0);
    bench.read(0, 0, 0, 4, 8);
    QVERIFY(bench.barrier() != nullptr);
}

void RaceDetectorTest::whatWasBeforeAConvergenceCountsForOtherWarps()
{
    Bench bench;
    bench.write(0, 0, 4, 1);
    bench.races.lanesConverge(0);
    bench.read(1, 0, 4);
    const RaceReport* race = bench.barrier();
    QVERIFY(race != nullptr);
    QCOMPARE(race->otherWarp, 0u);
    bench.write(0, 0, 4, 1);
    bench.races.lanesConverge(0);
    QVERIFY(bench.barrier() == nullptr);
    bench.read(1, 0, 4);
    QVERIFY(bench.barrier() == nullptr);
}

void RaceDetectorTest::readsDoNotRace()
{
    Bench bench;
    for (std::uint32_t warp = 0; warp < 4; ++warp)
        bench.read(warp, 0, 4);
    QVERIFY(bench.barrier() == nullptr);
}

// `found = true` by many threads is no error.
void RaceDetectorTest::equalValuesDoNotRace()
{
    Bench bench;
    for (std::uint32_t warp = 0; warp < 4; ++warp)
        bench.write(warp, 32, 0, 1);
    QVERIFY(bench.barrier() == nullptr);
    bench.write(0, 32, 0, 1);
    bench.write(1, 32, 0, 2);
    QVERIFY(bench.barrier() != nullptr);
}

void RaceDetectorTest::laterDifferentValuesDo()
{
    Bench bench;
    bench.write(0, 32, 0, 1);
    bench.write(0, 32, 0, 7);
    bench.write(1, 32, 0, 1);
    QVERIFY(bench.barrier() != nullptr);
}

void RaceDetectorTest::atomicsRaceWithPlainOnesOnly()
{
    Bench bench;
    for (std::uint32_t warp = 0; warp < 4; ++warp)
        bench.atomic(warp, 0);
    QVERIFY(bench.barrier() == nullptr);
    bench.write(0, 0, 0, 0);
    bench.atomic(1, 0);
    const RaceReport* race = bench.barrier();
    QVERIFY(race != nullptr && race->text.english().find("volatile write of or atomic operation on 4 bytes") != std::string::npos);
    bench.atomic(1, 0);
    bench.read(2, 0, 0);
    QVERIFY(bench.barrier() != nullptr);
}

void RaceDetectorTest::strongAccesses()
{
    Bench bench;
    bench.strongWrite(0, 0);
    bench.strongRead(1, 0);
    bench.atomic(2, 0);
    QVERIFY(bench.barrier() == nullptr);
    bench.strongRead(0, 0);
    bench.read(1, 0, 0);
    QVERIFY(bench.barrier() == nullptr);
    bench.strongRead(0, 0);
    bench.write(1, 0, 0, 1);
    QVERIFY(bench.barrier() != nullptr);
    bench.strongWrite(0, 0);
    bench.read(1, 0, 0);
    QVERIFY(bench.barrier() != nullptr);
}

void RaceDetectorTest::forgetsWhatWasOrderedOtherwise()
{
    Bench bench;
    bench.write(0, 0, 4, 1);
    bench.races.forget(0);
    bench.read(1, 0, 4);
    bench.read(0, 0, 4);
    QVERIFY(bench.barrier() == nullptr);
}

void RaceDetectorTest::partialBarriersOrderTheirWarps()
{
    Bench bench;
    bench.write(0, 0, 4, 1);
    QVERIFY(bench.barrier(0b0011) == nullptr);
    bench.read(1, 0, 4);
    QVERIFY(bench.barrier(0b0110) == nullptr);
    bench.write(2, 0, 4, 2);  // after warp 1 has read, by way of the second barrier
    QVERIFY(bench.barrier() == nullptr);
    // Producer and consumer: warp 0 arrives and goes on, warp 1 waits
    bench.write(0, 0, 4, 1);
    QVERIFY(bench.races.barrier(0b0011, 0b0010) == nullptr);
    bench.read(1, 0, 4);
    QVERIFY(bench.barrier() == nullptr);
}

void RaceDetectorTest::partialBarriersDoNotOrderOthers()
{
    Bench bench;
    bench.write(3, 0, 4, 1);
    QVERIFY(bench.barrier(0b0011) == nullptr);
    bench.read(1, 0, 4);
    QVERIFY(bench.barrier() != nullptr);
}

void RaceDetectorTest::theEndOfTheBlockCompares()
{
    Bench bench;
    bench.write(0, 0, 4, 1);
    bench.read(1, 0, 4);
    QVERIFY(bench.races.blockEnds() != nullptr);
    QVERIFY(bench.races.blockEnds() == nullptr);
}

void RaceDetectorTest::aNewBlockMayBeOfAnotherSize()
{
    Bench bench(64, 32);
    std::vector<std::byte> larger(100000);
    LaunchContext launch;
    launch.blockSize = {1024, 1, 1};
    launch.sharedBytes = larger.size();
    Block block;
    block.launch = &launch;
    block.shared = larger.data();
    bench.races.blockBegins(block);
    Warp warp;
    warp.index = 31;
    bench.races.note(bench.code[0], warp, {.kind = AccessKind::Write, .bytes = 16}, groups(99984, 0, 16));
    warp.index = 7;
    bench.races.note(bench.code[0], warp, {.kind = AccessKind::Read, .bytes = 1}, groups(99999, 0, 1));
    QVERIFY(bench.races.blockEnds() != nullptr);
}

// A loop without a barrier: only the first accesses are noted, and still compared.
void RaceDetectorTest::loopsDoNotGrowTheNotes()
{
    Bench bench;
    for (int i = 0; i < 200000; ++i) {
        bench.write(0, 0, 4, i);
        bench.read(0, 0, 4);
    }
    QVERIFY(bench.barrier() == nullptr);
    bench.write(0, 0, 4, 1);
    bench.read(1, 0, 4);
    QVERIFY(bench.barrier() != nullptr);
}

KD_TEST(RaceDetectorTest, QCoreApplication)

}  // namespace tst_racedetector

#include "tst_racedetector.moc"
