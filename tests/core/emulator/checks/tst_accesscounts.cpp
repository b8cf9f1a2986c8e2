// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/accesscounts.h"
#include "core/emulator/checks/sharedpattern.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <array>
#include <random>
#include <set>

namespace tst_accesscounts {

using namespace kd::emulator;

namespace {

using Addresses = std::array<std::uint64_t, kLanes>;

template <typename Of>
Addresses lanesAt(Of of)
{
    Addresses addresses{};
    for (int lane = 0; lane < kLanes; ++lane)
        addresses[static_cast<std::size_t>(lane)] = static_cast<std::uint64_t>(of(lane));
    return addresses;
}

InstructionCount global(const Addresses& addresses, LaneMask mask, std::uint32_t bytes)
{
    const Instruction instruction;
    InstructionCount count;
    countGlobal(count, instruction, addresses.data(), mask, bytes);
    return count;
}

std::uint32_t conflictsOf(const Instruction& instruction, const Addresses& addresses, LaneMask mask, std::uint32_t bytes)
{
    std::array<std::uint32_t, kLanes> offsets{};
    std::copy(addresses.begin(), addresses.end(), offsets.begin());
    return bankConflicts(patternOf(instruction, offsets.data(), mask, bytes));
}

std::uint64_t conflicts(const Addresses& offsets, LaneMask mask, std::uint32_t bytes)
{
    const Instruction instruction;
    return conflictsOf(instruction, offsets, mask, bytes);
}

// By sets instead of sorted arrays and counts.
std::size_t sectorsByHand(const Addresses& addresses, LaneMask mask)
{
    std::set<std::uint64_t> sectors;
    for (int lane = 0; lane < kLanes; ++lane)
        if ((mask >> lane & 1) != 0)
            sectors.insert(addresses[static_cast<std::size_t>(lane)] / 32);
    return sectors.size();
}

std::size_t conflictsByHand(const Addresses& offsets, LaneMask mask, std::uint32_t bytes)
{
    const int lanesAPhase = bytes <= 4 ? 32 : static_cast<int>(128 / bytes);
    std::size_t conflicts = 0;
    for (int first = 0; first < kLanes; first += lanesAPhase) {
        std::array<std::set<std::uint64_t>, 32> banks;
        std::size_t most = 0;
        for (int lane = first; lane < first + lanesAPhase; ++lane) {
            if ((mask >> lane & 1) == 0)
                continue;
            const std::uint64_t offset = offsets[static_cast<std::size_t>(lane)];
            for (std::uint64_t byte = offset; byte < offset + bytes; ++byte)
                banks[byte / 4 % 32].insert(byte / 4);
        }
        for (const auto& words : banks)
            most = std::max(most, words.size());
        conflicts += most == 0 ? 0 : most - 1;
    }
    return conflicts;
}

}  // namespace

class AccessCountsTest : public QObject {
    Q_OBJECT
private slots:
    void sectorsOfUsualPatterns_data();
    void sectorsOfUsualPatterns();
    void runsAgreeWithLanes();
    void bankConflictsOfUsualPatterns_data();
    void bankConflictsOfUsualPatterns();
    void anyPatternAgreesWithSets();
    void groupsAgreeWithLanes();
    void addsUp();
};

void AccessCountsTest::sectorsOfUsualPatterns_data()
{
    QTest::addColumn<std::uint64_t>("first");
    QTest::addColumn<std::uint64_t>("step");
    QTest::addColumn<std::uint32_t>("bytes");
    QTest::addColumn<LaneMask>("mask");
    QTest::addColumn<std::uint64_t>("sectors");
    QTest::addColumn<std::uint64_t>("ideal");
    const auto row = [](const char* name, std::uint64_t first, std::uint64_t step, std::uint32_t bytes, LaneMask mask,
                        std::uint64_t sectors,
                        std::uint64_t ideal) { QTest::newRow(name) << first << step << bytes << mask << sectors << ideal; };
    row("packed floats", 4096, 4, 4, kAllLanes, 4, 4);
    row("packed floats, shifted by one", 4100, 4, 4, kAllLanes, 5, 4);
    row("every other float", 4096, 8, 4, kAllLanes, 8, 4);
    row("a column", 4096, 4096, 4, kAllLanes, 32, 4);
    row("one float for all", 4096, 0, 4, kAllLanes, 1, 1);
    row("packed bytes", 4096, 1, 1, kAllLanes, 1, 1);
    row("packed doubles", 4096, 8, 8, kAllLanes, 8, 8);
    row("packed float4", 4096, 16, 16, kAllLanes, 16, 16);
    row("half a warp", 4096, 4, 4, 0xffff, 2, 2);
    row("one lane", 4096, 4, 4, 0x80, 1, 1);
    row("wide apart", 0x7f0000000000, std::uint64_t{1} << 33, 4, kAllLanes, 32, 4);
}

void AccessCountsTest::sectorsOfUsualPatterns()
{
    QFETCH(std::uint64_t, first);
    QFETCH(std::uint64_t, step);
    QFETCH(std::uint32_t, bytes);
    QFETCH(LaneMask, mask);
    const InstructionCount count =
        global(lanesAt([&](int lane) { return first + static_cast<std::uint64_t>(lane) * step; }), mask, bytes);
    QCOMPARE(count.requests, 1u);
    QTEST(count.sectors, "sectors");
    QTEST(count.idealSectors, "ideal");
}

void AccessCountsTest::runsAgreeWithLanes()
{
    for (const std::uint32_t bytes : {1u, 2u, 4u, 8u, 16u}) {
        for (std::uint64_t first = 0; first < 64; first += bytes) {
            InstructionCount run;
            countGlobalRun(run, first, kLanes * bytes);
            const InstructionCount byLane =
                global(lanesAt([&](int lane) { return first + static_cast<std::uint64_t>(lane) * bytes; }), kAllLanes, bytes);
            QCOMPARE(run.sectors, byLane.sectors);
            QCOMPARE(run.idealSectors, byLane.idealSectors);
            QCOMPARE(run.requests, byLane.requests);
        }
    }
}

void AccessCountsTest::bankConflictsOfUsualPatterns_data()
{
    QTest::addColumn<std::uint64_t>("step");
    QTest::addColumn<std::uint32_t>("bytes");
    QTest::addColumn<std::uint64_t>("conflicts");
    const auto row = [](const char* name, std::uint64_t step, std::uint32_t bytes, std::uint64_t conflicts) {
        QTest::newRow(name) << step << bytes << conflicts;
    };
    row("packed", 4, 4, 0);
    row("broadcast", 0, 4, 0);
    row("packed bytes", 1, 1, 0);
    row("two apart", 8, 4, 1);
    row("four apart", 16, 4, 3);
    row("odd apart", 12, 4, 0);
    row("one column of 32", 128, 4, 31);
    row("one column of 33", 132, 4, 0);
    row("packed doubles", 8, 8, 0);
    row("doubles two apart", 16, 8, 2);
    row("packed float4", 16, 16, 0);
    row("float4 broadcast", 0, 16, 0);
    row("float4 in one column", 512, 16, 28);
    row("packed 32 bytes", 32, 32, 0);
}

void AccessCountsTest::bankConflictsOfUsualPatterns()
{
    QFETCH(std::uint64_t, step);
    QFETCH(std::uint32_t, bytes);
    QTEST(conflicts(lanesAt([&](int lane) { return static_cast<std::uint64_t>(lane) * step; }), kAllLanes, bytes), "conflicts");
}

// One instruction throughout, so that what is remembered of its last pattern is asked for as well.
void AccessCountsTest::anyPatternAgreesWithSets()
{
    std::mt19937 random(5);
    const Instruction instruction;
    Addresses addresses{};
    LaneMask mask = kAllLanes;
    std::uint32_t bytes = 4;
    for (int round = 0; round < 4000; ++round) {
        switch (random() % 4) {
        case 0: bytes = 1u << random() % 5; mask = static_cast<LaneMask>(random()) | 1u << random() % 32; break;
        case 1: for (auto& address : addresses) address += bytes; break;
        case 2: addresses[random() % kLanes] = random() % 4096; break;
        default: for (auto& address : addresses) address = random() % 4096; break;
        }
        for (auto& address : addresses)
            address = address / bytes * bytes % 65536;
        InstructionCount count;
        countGlobal(count, instruction, addresses.data(), mask, bytes);
        QCOMPARE(count.sectors, sectorsByHand(addresses, mask));
        QCOMPARE(conflictsOf(instruction, addresses, mask, bytes), conflictsByHand(addresses, mask, bytes));
        QVERIFY(count.idealSectors <= count.sectors);
    }
}

// Four groups of eight lanes: as many passes, and the same bytes, as lane by lane.
void AccessCountsTest::groupsAgreeWithLanes()
{
    std::mt19937 random(9);
    const Instruction instruction;
    for (int round = 0; round < 2000; ++round) {
        const std::uint32_t bytes = 1u << random() % 5;
        LaneGroups groups{.step = random() % 2 == 0 ? 0 : bytes, .bytes = bytes};
        for (std::uint32_t& first : groups.first)
            first = static_cast<std::uint32_t>(random() % 2 == 0 ? groups.first[0] + random() % 4 * 8 * bytes : random() % 4096) /
                bytes * bytes;
        std::array<std::uint32_t, kLanes> offsets{};
        for (int lane = 0; lane < kLanes; ++lane)
            offsets[static_cast<std::size_t>(lane)] = groups.offset(lane);
        GroupPattern& pattern = patternOf(instruction, groups);
        QCOMPARE(bankConflicts(pattern), bankConflicts(patternOf(instruction, offsets.data(), kAllLanes, bytes)));
        std::set<std::uint32_t> touched, marked;
        for (const std::uint32_t offset : offsets)
            for (std::uint32_t byte = 0; byte < bytes; ++byte)
                touched.insert(offset + byte);
        for (int i = 0; i < pattern.runCount; ++i)
            for (std::uint32_t byte = 0; byte < pattern.runs[static_cast<std::size_t>(i)].bytes; ++byte)
                marked.insert(groups.first[0] + pattern.runs[static_cast<std::size_t>(i)].first + byte);
        QVERIFY(touched == marked);
    }
}

void AccessCountsTest::addsUp()
{
    const Instruction instruction;
    InstructionCount count;
    const Addresses packed = lanesAt([](int lane) { return lane * 4; });
    for (int i = 0; i < 3; ++i)
        countGlobal(count, instruction, packed.data(), kAllLanes, 4);
    QCOMPARE(count.requests, 3u);
    QCOMPARE(count.sectors, 12u);
    QCOMPARE(count.executed, 0u);  // the executor's to count
}

KD_TEST(AccessCountsTest, QCoreApplication)

}  // namespace tst_accesscounts

#include "tst_accesscounts.moc"
