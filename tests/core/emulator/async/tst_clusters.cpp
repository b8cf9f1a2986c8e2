// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "tests/core/emulator/exec/ptxkernel.h"
#include "tests/core/emulator/kernels/kernelcases.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <array>
#include <cstring>
#include <set>
#include <vector>

namespace tst_clusters {
namespace {

using Bench = EmulatorBench;
using Words = std::vector<std::uint32_t>;
using Kind = kd::Fault::Kind;
using Size = std::array<std::uint32_t, 3>;

constexpr std::uint64_t kSchedules = 6;

/// What `places` writes for each block, worked out from its coordinates.
void placesIn(Bench& bench, const Size& grid, const Size& cluster)
{
    const std::size_t blocks = std::size_t{grid[0]} * grid[1] * grid[2];
    std::uint32_t* out = bench.zeroes<std::uint32_t>(16 * blocks);
    bench.pass("places", {grid, {40}, 0, false, cluster}, out);
    const bool isExplicit = cluster[0] != 0;
    const Size size = isExplicit ? cluster : Size{1, 1, 1};
    const auto expected = [&](std::size_t i) -> std::uint32_t {
        const auto block = static_cast<std::uint32_t>(i / 16);
        const Size at{block % grid[0], block / grid[0] % grid[1], block / grid[0] / grid[1]};
        const std::size_t word = i % 16;
        const Size in{at[0] % size[0], at[1] % size[1], at[2] % size[2]};
        const std::uint32_t rank = in[0] + size[0] * (in[1] + size[1] * in[2]);
        switch (word / 3) {
        case 0: return at[word] / size[word];
        case 1: return in[word - 3];
        case 2: return size[word - 6];
        case 3: return grid[word - 9] / size[word - 9];
        default: return word == 13 ? size[0] * size[1] * size[2] : word == 15 ? (isExplicit ? 1 : 0) : rank;
        }
    };
    expectEqual(out, 16 * blocks, expected, "out");
}

void places(Bench& bench)
{
    placesIn(bench, {6, 4, 2}, {});
    placesIn(bench, {6, 4, 2}, {1, 1, 1});
    placesIn(bench, {6, 4, 2}, {2, 1, 1});
    placesIn(bench, {6, 4, 2}, {3, 2, 2});
    placesIn(bench, {16, 1, 3}, {16, 1, 1});
}

void histogram(Bench& bench)
{
    constexpr std::size_t kBlocks = 8, kCount = 3000, kPerBlock = 50;
    const std::vector<std::int32_t> in = randomBits<std::int32_t>(kCount, 0xff, 21);
    std::int32_t* bins = bench.zeroes<std::int32_t>(4 * kPerBlock);
    bench.pass("histogram", {{kBlocks}, {96}, kPerBlock * 4, false, {4, 1, 1}}, bench.array(in), static_cast<int>(kCount), bins,
               static_cast<int>(kPerBlock));
    std::vector<std::int32_t> expected(4 * kPerBlock);
    for (const std::int32_t value : in)
        ++expected[std::min<std::size_t>(static_cast<std::size_t>(value), expected.size() - 1)];
    expectEqual(bins, expected.size(), [&](std::size_t i) { return expected[i]; }, "bins");
}

void rotate(Bench& bench)
{
    constexpr std::uint32_t kBlocks = 10, kCluster = 5;
    constexpr int kRounds = 7;
    const std::vector<std::int32_t> in = randomBits<std::int32_t>(64 * kBlocks, 0xffff, 22);
    std::int32_t* out = bench.zeroes<std::int32_t>(64 * kBlocks);
    bench.pass("rotate", {{kBlocks}, {64}, 0, false, {kCluster, 1, 1}}, bench.array(in), out, kRounds);
    std::vector<std::int32_t> now = in;
    for (int round = 0; round < kRounds; ++round) {
        std::vector<std::int32_t> next(now.size());
        for (std::uint32_t i = 0; i < now.size(); ++i) {
            const std::uint32_t block = i / 64, from = block / kCluster * kCluster + (block + 1) % kCluster;
            next[i] = now[64 * from + 63 - i % 64] + round;
        }
        now = next;
    }
    expectEqual(out, now.size(), [&](std::size_t i) { return now[i]; }, "out");
}

void widths(Bench& bench)
{
    const std::vector<std::uint8_t> in = randomBits<std::uint8_t>(512, 0xff, 23);
    std::uint32_t* out = bench.zeroes<std::uint32_t>(4 * 8);
    bench.pass("widths", {{8}, {256}}, bench.array(in), out);
    for (std::size_t cluster = 0; cluster < 2; ++cluster) {
        std::array<std::array<std::uint8_t, 256>, 4> bytes{};
        for (std::size_t i = 0; i < 256; ++i)
            bytes[i % 4][i] = in[256 * cluster + i];
        std::array<std::uint64_t, 4> sums{};
        for (std::size_t rank = 0; rank < 4; ++rank) {
            for (std::size_t thread = 0; thread < 256; ++thread) {
                std::array<std::uint32_t, 4> four{};
                std::memcpy(four.data(), bytes[(rank + 3) % 4].data() + thread % 16 * 16, sizeof four);
                sums[thread / 64] += four[0] ^ four[1] ^ four[2] ^ four[3];
            }
        }
        for (std::size_t rank = 0; rank < 4; ++rank) {
            std::uint32_t first = 0;
            std::memcpy(&first, bytes[rank].data(), sizeof first);
            const Words expected{static_cast<std::uint32_t>(sums[rank]), static_cast<std::uint32_t>(sums[rank] >> 32), 255 * 128,
                                 first};
            expectEqual(out + 16 * cluster + 4 * rank, 4, [&](std::size_t i) { return expected[i]; }, "out");
        }
    }
}

void stores(Bench& bench)
{
    const std::vector<std::int32_t> in = randomBits<std::int32_t>(64 * 16, 0xffff, 24);
    std::int32_t* out = bench.zeroes<std::int32_t>(96 * 16);
    bench.pass("stores", {{4, 4}, {32}}, bench.array(in), out);
    const auto expected = [&](std::size_t i) {
        const std::size_t block = i / 96, x = block % 4, y = block / 4, rank = x % 2 + 2 * (y % 2), from = (rank + 1) % 4;
        const std::size_t sender = x / 2 * 2 + from % 2 + 4 * (y / 2 * 2 + from / 2);
        const std::size_t word = i % 96;
        if (word < 64)
            return in[64 * sender + word];
        std::int32_t sum = 7;
        for (std::size_t thread = 4 * (word - 64); thread < 4 * (word - 63) && thread < 32; ++thread)
            sum += in[64 * sender + 2 * thread];
        return sum;
    };
    expectEqual(out, 96 * 16, expected, "out");
}

void handOver(Bench& bench)
{
    constexpr int kRounds = 9;
    const std::vector<std::int32_t> in = randomBits<std::int32_t>(32 * 6, 0xffff, 25);
    std::int32_t* out = bench.zeroes<std::int32_t>(32 * 6);
    bench.pass("handOver", {{6}, {32}}, bench.array(in), out, kRounds);
    std::vector<std::int32_t> now = in;
    for (int round = 0; round < kRounds; ++round) {
        std::vector<std::int32_t> next(now.size());
        for (std::size_t i = 0; i < now.size(); ++i) {
            const std::size_t block = i / 32, rank = block % 3;
            next[32 * (block - rank + (rank + 1) % 3) + i % 32] = now[i] + round + static_cast<std::int32_t>(rank);
        }
        now = next;
    }
    expectEqual(out, now.size(), [&](std::size_t i) { return now[i]; }, "out");
}

void multicast(Bench& bench)
{
    constexpr std::uint32_t kMask = 0b1011;
    const std::vector<std::int32_t> in = randomBits<std::int32_t>(128, 0xffff, 26);
    std::int32_t* out = bench.zeroes<std::int32_t>(64 * 8);
    bench.pass("multicast", {{8}, {64}, 0, false, {4, 1, 1}}, bench.array(in), out, kMask);
    const auto expected = [&](std::size_t i) {
        const std::size_t block = i / 64;
        return (kMask >> block % 4 & 1) != 0 ? in[64 * (block / 4) + i % 64] : -1;
    };
    expectEqual(out, 64 * 8, expected, "out");
}

void apart(Bench& bench)
{
    const std::vector<std::int32_t> in = randomBits<std::int32_t>(96 * 4, 0xffff, 27);
    std::int32_t* out = bench.zeroes<std::int32_t>(96 * 4);
    bench.pass("apart", {{4}, {96}}, bench.array(in), out);
    const auto expected = [&](std::size_t i) {
        const std::size_t block = i / 96, thread = i % 96;
        return block % 2 == 1 && thread >= 64 ? 0 : in[thread] * 3 + in[96 * (block ^ 1) + thread];
    };
    expectEqual(out, 96 * 4, expected, "out");
}

const std::vector<KernelCase> kCases{
    {"places in clusters", "clusters", places},
    {"histogram of a cluster", "clusters", histogram},
    {"rotation through a cluster", "clusters", rotate},
    {"accesses to other blocks", "clusters", widths},
    {"stores to other blocks", "clusters", stores, true},
    {"bulk copies to other blocks", "clusters", handOver, true},
    {"multicast to blocks", "clusters", multicast, true},
    {"arrival apart from waiting", "clusters", apart},
};

/// A cluster of two blocks of one warp; %r1 is the rank, %r2 the other one's, %r3 a shared word, %r4 the same in the other block.
const std::string kPair = R"(
    .shared .align 16 .b8 word[64];
    mov.u32 %r1, %cluster_ctarank; xor.b32 %r2, %r1, 1; mov.u32 %r3, word;
    mapa.shared::cluster.u32 %r4, %r3, %r2;
)";
const std::string kSync = "barrier.cluster.arrive; barrier.cluster.wait;\n";

kd::emulator::Launch inPairs()
{
    return {.cluster = {2, 1, 1}};
}

}  // namespace

class Clusters : public QObject {
    Q_OBJECT

private slots:
    void kernels_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("architecture");
        for (std::size_t i = 0; i < kCases.size(); ++i)
            for (const int architecture : {90, 120})
                QTest::addRow("%s %d", kCases[i].name, architecture) << static_cast<int>(i) << architecture;
    }
    void kernels()
    {
        QFETCH(int, number);
        QFETCH(int, architecture);
        const QString difference = differences(kCases[static_cast<std::size_t>(number)], architecture);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    void everyOrderIsRight_data() { kernels_data(); }
    void everyOrderIsRight()
    {
        QFETCH(int, number);
        QFETCH(int, architecture);
        const KernelCase& kernelCase = kCases[static_cast<std::size_t>(number)];
        for (std::uint64_t seed = 1; seed <= kSchedules; ++seed) {
            EmulatorBench bench({.capability = {architecture / 10, architecture % 10}, .memoryBytes = std::uint64_t{1} << 30},
                                kernelCase.module);
            bench.machine().setSchedule(seed);
            try {
                kernelCase.run(bench);
            } catch (const std::exception& error) {
                QFAIL(qPrintable(QString("order %1: %2").arg(seed).arg(error.what())));
            }
        }
    }

    /// Which of two blocks adds its number first is for the schedule to say.
    void ordersDiffer()
    {
        PtxKernel kernel(kPair + R"(
    atom.shared::cluster.exch.b32 %r5, [%r4], 0;
    mapa.shared::cluster.u32 %r6, %r3, 0;
    )" + kSync + R"(
    add.u32 %r7, %r1, 1;
    atom.shared::cluster.cas.b32 %r8, [%r6], 0, %r7;
    )" + kSync + R"(
    setp.eq.u32 %p1, %r1, 0;
    @%p1 ld.shared.u32 %r9, [word];
    @%p1 st.global.u32 [%out], %r9;
    )");
        std::set<std::uint32_t> first;
        for (std::uint64_t seed = 1; seed <= 24; ++seed) {
            kernel.machine().setSchedule(seed);
            const Words one = kernel.run(1, 2, 2, {}, inPairs()), again = kernel.run(1, 2, 2, {}, inPairs());
            QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
            QCOMPARE(one, again);
            first.insert(one.front());
        }
        QCOMPARE(first, (std::set<std::uint32_t>{1, 2}));
    }

    void addresses()
    {
        PtxKernel kernel(kPair + R"(
    cvta.shared.u64 %d1, %d0;
    mov.u64 %d2, word; cvta.shared.u64 %d2, %d2;
    mapa.u64 %d3, %d2, %r2;
    isspacep.shared::cta %p1, %d3; isspacep.shared::cluster %p2, %d3; isspacep.shared %p3, %d2; isspacep.global %p4, %d3;
    selp.u32 %r5, 1, 0, %p1; selp.u32 %r6, 2, 0, %p2; selp.u32 %r7, 4, 0, %p3; selp.u32 %r8, 8, 0, %p4;
    mapa.u64 %d4, %d2, %r1;
    isspacep.shared::cta %p5, %d4; selp.u32 %r9, 16, 0, %p5;
    or.b32 %r5, %r5, %r6; or.b32 %r7, %r7, %r8; or.b32 %r5, %r5, %r7; or.b32 %r5, %r5, %r9;
    getctarank.u64 %r6, %d3; getctarank.shared::cluster.u32 %r7, %r4; getctarank.u64 %r8, %d2;
    mad.lo.u32 %r6, %r6, 10, %r7; mad.lo.u32 %r6, %r6, 10, %r8;
    st.u32 [%d4], 77; ld.shared.u32 %r9, [word];
    cvta.to.shared.u64 %d5, %d3; cvt.u32.u64 %r10, %d5; sub.u32 %r10, %r10, %r4;
    mul.wide.u32 %d6, %r1, 16; add.s64 %d6, %d6, %out;
    st.global.v4.u32 [%d6], {%r5, %r6, %r9, %r10};
    )" + kSync);
        const Words result = kernel.run(1, 8, 2, {}, inPairs());
        QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
        QCOMPARE(result, (Words{2 + 4 + 16, 110, 77, 0, 2 + 4 + 16, 1, 77, 0}));
    }

    /// What an H200 gave: the bits from 24 on are the rank, in the own addresses too.
    void ranksInAddresses()
    {
        PtxKernel kernel(kPair + R"(
    st.shared.u32 [word + 12], 50; add.u32 %r5, %r1, 60; st.shared.u32 [%r3 + 12], %r5;
    mapa.shared::cluster.u32 %r6, %r3, 9;
    barrier.cluster.arrive; barrier.cluster.wait;
    and.b32 %r7, %r3, 0xfeffffff; ld.shared::cluster.u32 %r8, [%r7 + 12]; ld.shared::cluster.u32 %r9, [word + 12];
    mul.wide.u32 %d6, %r1, 32; add.s64 %d6, %d6, %out;
    st.global.v4.u32 [%d6], {%r3, %r4, %r6, %r8};
    mov.u64 %d1, word; cvta.shared.u64 %d2, %d1; cvta.to.shared.u64 %d3, %d2; cvt.u32.u64 %r5, %d3;
    getctarank.shared::cluster.u32 %r10, %r7; and.b64 %d4, %d2, -16777217; ld.u32 %r11, [%d4 + 12];
    st.global.v4.u32 [%d6 + 16], {%r9, %r5, %r10, %r11};
    )" + kSync);
        const Words result = kernel.run(1, 16, 2, {}, inPairs());
        QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
        constexpr std::uint32_t kRank = 1U << 24;
        QCOMPARE(result, (Words{0, kRank, 9 * kRank, 60, 60, 0, 0, 60, kRank, 0, 9 * kRank, 60, 61, kRank, 0, 60}));
    }

    void faults_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const std::string& text, Kind kind, const char* words) {
            QTest::newRow(name) << QString::fromStdString(text) << static_cast<int>(kind) << QString(words);
        };
        const std::string multicast = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster ";
        row("nobody's", "add.u32 %r4, %r4, 0x3000000; ld.shared::cluster.u32 %r5, [%r4];", Kind::SharedOutOfBounds,
            "where the cluster has no block");
        row("past the end", "ld.shared::cluster.u32 %r5, [%r4 + 64];", Kind::SharedOutOfBounds,
            "just past the end of the 64 bytes of shared memory of block");
        row("below the own", "mov.u32 %r5, 4096; sub.u32 %r5, %r3, %r5; ld.shared::cluster.u32 %r5, [%r5];", Kind::SharedOutOfBounds,
            "4096 bytes before the start of shared memory of the block");
        row("misaligned", "ld.shared::cluster.u32 %r5, [%r4 + 2];", Kind::Misaligned, "misaligned by 2 bytes");
        row("own block's instruction", "st.shared.u32 [%r4], 5;", Kind::SharedOutOfBounds, "the instruction names .shared::cta");
        row("no rank", "mapa.shared::cluster.u32 %r5, %r3, 2; st.shared::cluster.u32 [%r5], 5;", Kind::SharedOutOfBounds,
            "where the cluster has no block");
        row("no shared address", "mapa.u64 %d1, %out, 0;", Kind::IllegalAddress, "not one of shared memory");
        row("twice", "barrier.cluster.arrive; barrier.cluster.arrive;", Kind::BarrierDivergence, "twice without waiting");
        row("not arrived", "barrier.cluster.wait;", Kind::BarrierDivergence, "where it has not arrived");
        row("init of another block's", "mov.u64 %d2, word; cvta.shared.u64 %d2, %d2; mapa.u64 %d3, %d2, %r2;"
            "mbarrier.init.b64 [%d3], 1;", Kind::IllegalInstruction, "only threads of its own block");
        row("mask", kSync + "mbarrier.init.shared.b64 [word + 16], 1; mov.u16 %h1, 6;" + multicast +
            "[%r3], [%out], 16, [word + 16], %h1;", Kind::IllegalInstruction, "the mask of blocks is 0x6: the cluster has 2");
        row("multicast to one that is not ready", kSync + "setp.eq.u32 %p1, %r1, 0;"
            "@%p1 mbarrier.init.shared.b64 [word + 16], 1;" + kSync + "mov.u16 %h1, 3; @%p1 " + multicast + "[%r3], [%out], 16, [word + 16], %h1;" + kSync, Kind::IllegalInstruction,
            "of block 1 of the cluster: no mbarrier.init has made it");
        row("one does not come", "setp.eq.u32 %p1, %r1, 1; @%p1 mbarrier.init.shared.b64 [word + 16], 1;"
            "AGAIN: @%p1 mbarrier.try_wait.parity.shared.b64 %p2, [word + 16], 0; @!%p1 bra OUT; @!%p2 bra AGAIN; OUT:" + kSync,
            Kind::Deadlock, "waits for a phase of parity 0");
        row("one exits", "setp.eq.u32 %p1, %r1, 0; @%p1 exit; ld.shared::cluster.u32 %r5, [%r4];" + kSync, Kind::SharedOutOfBounds,
            "which has ended");
    }
    void faults()
    {
        QFETCH(QString, text);
        QFETCH(int, kind);
        QFETCH(QString, words);
        for (const bool races : {false, true}) {
            PtxKernel kernel(kPair + text.toStdString(), {},
                             {.threads = 1, .checks = races ? kd::HazardChecks::All : kd::HazardChecks::Addresses});
            kernel.run(1, 64, 2, {}, inPairs());
            QVERIFY(kernel.report().fault);
            const bool isTooEarly = races && kernel.report().fault->kind == Kind::SharedRace;
            QVERIFY2(isTooEarly || static_cast<int>(kernel.report().fault->kind) == kind, qPrintable(kernel.faultText()));
            QVERIFY2(isTooEarly || kernel.faultText().contains(words), qPrintable(kernel.faultText()));
        }
    }

    /// Who is missing where a thread of another block does not come.
    void theMissingAreNamed()
    {
        PtxKernel kernel(kPair + "setp.eq.u32 %p1, %r1, 1; setp.gt.u32 %p2, %t, 61; and.pred %p1, %p1, %p2; @%p1 bar.sync 3, 96;" +
                         kSync);
        kernel.run(64, 256, 4, {}, inPairs());
        QVERIFY(kernel.report().fault);
        QVERIFY2(kernel.faultText().contains("barrier 3 waits for 96 threads"), qPrintable(kernel.faultText()));
        QVERIFY(kernel.report().fault->block && kernel.report().fault->block->x == 1);

        PtxKernel loops(kPair + "setp.eq.u32 %p1, %r1, 1; @%p1 bra OUT;" + kSync + "OUT: @!%p1 bra END; bar.warp.sync -1; END:");
        loops.run(64, 256, 2, {}, inPairs());
        QVERIFY2(!loops.report().fault, qPrintable(loops.faultText()));  // those that have exited count as arrived
    }

    void launches_data()
    {
        QTest::addColumn<QString>("directives");
        QTest::addColumn<Size>("grid");
        QTest::addColumn<Size>("cluster");
        QTest::addColumn<QString>("refusal");  // empty: runs
        const auto row = [](const char* directives, const Size& grid, const Size& cluster, const char* refusal) {
            QTest::addRow("%s %u %u %u", directives, grid[0], cluster[0], cluster[1])
                << QString(directives) << grid << cluster << QString(refusal);
        };
        row("", {4, 1, 1}, {4, 1, 1}, "");
        row("", {16, 1, 1}, {16, 1, 1}, "");
        row("", {4, 1, 1}, {3, 1, 1}, "clusters of 3 x 1 x 1 blocks do not divide a grid of 4 x 1 x 1");
        row("", {32, 1, 1}, {32, 1, 1}, "a cluster of 32 x 1 x 1 blocks is none of 1 to 16");
        row("", {8, 4, 1}, {8, 4, 1}, "none of 1 to 16");
        row("", {4, 1, 1}, {4, 0, 1}, "none of 1 to 16");
        row("", {4, 1, 1}, {4294967295, 1, 1}, "none of 1 to 16");
        row(".explicitcluster .reqnctapercluster 2, 1, 1", {4, 1, 1}, {}, "");
        row(".reqnctapercluster 2", {4, 1, 1}, {2, 1, 1}, "");
        row(".reqnctapercluster 2", {4, 1, 1}, {4, 1, 1}, "compiled for clusters of 2 x 1 x 1 blocks, not 4 x 1 x 1");
        row(".reqnctapercluster 2", {3, 1, 1}, {}, "do not divide");
        row(".explicitcluster", {4, 1, 1}, {}, "it must be launched in clusters");
        row(".explicitcluster", {4, 1, 1}, {2, 1, 1}, "");
        row(".explicitcluster .maxclusterrank 4", {8, 1, 1}, {8, 1, 1}, "none of 1 to 4");
        row(".explicitcluster .reqntid 1, 1, 1 .reqnctapercluster 2, 1, 1 .blocksareclusters", {3, 1, 1}, {}, "");
    }
    void launches()
    {
        QFETCH(QString, directives);
        QFETCH(Size, grid);
        QFETCH(Size, cluster);
        QFETCH(QString, refusal);
        const std::string text = PtxKernel::header() + ".visible .entry k(.param .u64 buffer)\n" + directives.toStdString() +
            "\n{ .reg .b64 %d1; .reg .b32 %r1; ld.param.u64 %d1, [buffer]; mov.u32 %r1, %cluster_nctarank;"
            " red.global.add.u32 [%d1], %r1; }";
        kd::emulator::Machine machine({.threads = 2});
        const auto image = machine.load(text, "test");
        const std::uint64_t buffer = machine.memory().allocate(4);
        std::memset(reinterpret_cast<void*>(buffer), 0, 4);
        QString said;
        try {
            const auto report = machine.launch(*image->kernel("k"), {.grid = grid, .block = {1, 1, 1}, .cluster = cluster,
                                                                     .parameters = std::as_bytes(std::span(&buffer, 1))});
            QVERIFY(report.completed);
        } catch (const kd::LogicError& error) {
            said = QString::fromStdString(error.info().text.english());
        }
        if (!refusal.isEmpty()) {
            QVERIFY2(said.contains(refusal), qPrintable(said));
            return;
        }
        QVERIFY2(said.isEmpty(), qPrintable(said));
        std::uint32_t sum = 0;
        std::memcpy(&sum, reinterpret_cast<const void*>(buffer), 4);
        const bool isDoubled = directives.contains(".blocksareclusters");
        const std::uint32_t blocks = isDoubled || cluster[0] == 0 ? 2 : cluster[0] * cluster[1] * cluster[2];
        QCOMPARE(sum, grid[0] * grid[1] * grid[2] * (isDoubled ? 2 : 1) * blocks);
    }
};

KD_TEST(Clusters, QCoreApplication)

}  // namespace tst_clusters

#include "tst_clusters.moc"
