// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "ptxkernel.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <bit>

namespace tst_warpoperations {

using Words = std::vector<std::uint32_t>;

class WarpOperations : public QObject {
    Q_OBJECT

private slots:
    void shuffles_data();
    void shuffles();
    void shuffleTellsRange();
    void butterflySum();
    void membersOfOneMaskFromTwoPlaces();
    void groupsWithMasksOfTheirOwn();
    void exitedLanesAreNotWaitedFor();
    void shufflesAndVotesOfOlderTargets();
    void olderFormsEndWithTheirTargets();
    void votes();
    void ballotOfAPartialWarp();
    void matchAny();
    void matchAll();
    void reductions_data();
    void reductions();
    void electsTheLowest();
    void activeLanes();
    void specialRegisters();
    void clocksAdvance();
    void nanosleepMovesTheClock();
};

namespace {

// One shuffle of t * 10 with b = 3 where the mode takes one number for all lanes.
std::uint32_t shuffled(const QString& mode, std::uint32_t lane, std::uint32_t b, std::uint32_t width)
{
    const std::uint32_t first = lane / width * width;
    if (mode == "up")
        return lane - first >= b ? lane - b : lane;
    if (mode == "down")
        return lane - first + b < width ? lane + b : lane;
    if (mode == "bfly")
        return (lane ^ b) < first + width ? lane ^ b : lane;
    return first + b % width;
}

}  // namespace

void WarpOperations::shuffles_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<int>("b");
    QTest::addColumn<int>("width");
    for (const char* mode : {"up", "down", "bfly", "idx"})
        for (const int width : {32, 16, 8, 4, 2})
            for (const int b : {0, 1, 3, 5, 17, 31})
                QTest::newRow(qPrintable(QStringLiteral("%1 width %2 by %3").arg(mode).arg(width).arg(b)))
                    << QString(mode) << b << width;
}

void WarpOperations::shuffles()
{
    QFETCH(QString, mode);
    QFETCH(int, b);
    QFETCH(int, width);
    // As __shfl_*_sync packs it.
    const int c = (32 - width) << 8 | (mode == "up" ? 0 : 31);
    PtxKernel kernel(("mul.lo.s32 %r0, %t, 10; shfl.sync." + mode + ".b32 %r1, %r0, " + QString::number(b) + ", " +
                      QString::number(c) + ", 0xffffffff; st.global.u32 [%slot], %r1;")
                         .toStdString());
    const Words result = kernel.run(32, 32);
    for (std::uint32_t lane = 0; lane < 32; ++lane)
        QCOMPARE(result[lane], 10 * shuffled(mode, lane, static_cast<std::uint32_t>(b), static_cast<std::uint32_t>(width)));
}

void WarpOperations::shuffleTellsRange()
{
    PtxKernel kernel("shfl.sync.down.b32 %r1|%p0, %t, 8, 31, 0xffffffff; selp.b32 %r2, 1, 0, %p0; st.global.u32 [%slot], %r2;");
    const Words result = kernel.run(32, 32);
    for (std::uint32_t lane = 0; lane < 32; ++lane)
        QCOMPARE(result[lane], lane + 8 < 32 ? 1U : 0U);
}

void WarpOperations::butterflySum()
{
    PtxKernel kernel(R"(
        mov.u32 %r0, %t;
        mov.u32 %r2, 16;
    LOOP:
        shfl.sync.bfly.b32 %r1, %r0, %r2, 31, -1;
        add.s32 %r0, %r0, %r1;
        shr.u32 %r2, %r2, 1;
        setp.ne.s32 %p0, %r2, 0;
        @%p0 bra LOOP;
        st.global.u32 [%slot], %r0;)");
    const Words result = kernel.run(64, 64);
    for (std::uint32_t i = 0; i < 64; ++i)
        QCOMPARE(result[i], i < 32 ? 496U : 1520U);
}

void WarpOperations::membersOfOneMaskFromTwoPlaces()
{
    // Both halves call the same shuffle in different branches: each waits for the other, and they exchange values.
    PtxKernel kernel(R"(
        setp.lt.s32 %p0, %t, 16;
        add.s32 %r0, %t, 100;
        @%p0 bra LOW;
        shfl.sync.bfly.b32 %r1, %r0, 16, 31, 0xffffffff;
        add.s32 %r1, %r1, 1000;
        bra OUT;
    LOW:
        shfl.sync.bfly.b32 %r1, %r0, 16, 31, 0xffffffff;
    OUT:
        bar.warp.sync 0xffffffff;
        activemask.b32 %r2;
        st.global.u32 [%slot], %r1;)");
    const Words result = kernel.run(32, 32);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    for (std::uint32_t i = 0; i < 32; ++i)
        QCOMPARE(result[i], i < 16 ? i + 116 : i - 16 + 1100);
}

void WarpOperations::groupsWithMasksOfTheirOwn()
{
    // Each tile of 8 lanes votes with its own member mask.
    PtxKernel kernel(R"(
        shr.u32 %r0, %t, 3; shl.b32 %r1, %r0, 3; mov.u32 %r2, 0xff; shl.b32 %r2, %r2, %r1;
        setp.eq.s32 %p0, %r0, 2;
        vote.sync.ballot.b32 %r3, %p0, %r2;
        st.global.u32 [%slot], %r3;)");
    const Words result = kernel.run(32, 32);
    for (std::uint32_t i = 0; i < 32; ++i)
        QCOMPARE(result[i], i / 8 == 2 ? 0x00ff0000U : 0U);
}

void WarpOperations::exitedLanesAreNotWaitedFor()
{
    PtxKernel kernel("setp.ge.s32 %p0, %t, 20; @%p0 exit; setp.lt.s32 %p1, %t, 100; vote.sync.ballot.b32 %r0, %p1, 0xffffffff; "
                     "st.global.u32 [%slot], %r0;");
    const Words result = kernel.run(32, 32);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(result[19], 0x000fffffU);
    QCOMPARE(result[20], 0U);
}

// Without .sync and a member mask, the lanes that are active take part.
void WarpOperations::shufflesAndVotesOfOlderTargets()
{
    PtxKernel kernel(PtxKernel::Whole{".version 6.0\n.target sm_60\n.address_size 64\n" + PtxKernel::kernelOf(R"(
        setp.ge.u32 %p0, %t, 24;
        @%p0 ret;
        setp.lt.u32 %p1, %t, 5;
        vote.ballot.b32 %r0, %p1;
        vote.all.pred %p2, %p1;
        vote.any.pred %p3, %p1;
        shfl.bfly.b32 %r1|%p4, %t, 1, 31;
        selp.u32 %r2, 1, 0, %p2;
        selp.u32 %r3, 2, 0, %p3;
        shl.b32 %r1, %r1, 8;
        or.b32 %r0, %r0, %r1;
        shl.b32 %r2, %r2, 16;
        shl.b32 %r3, %r3, 16;
        or.b32 %r0, %r0, %r2;
        or.b32 %r0, %r0, %r3;
        st.global.u32 [%slot], %r0;)")});
    const Words result = kernel.run(32, 32);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    for (std::uint32_t lane = 0; lane < 32; ++lane)
        QCOMPARE(result[lane], lane < 24 ? 0x20000U | (lane ^ 1) << 8 | 0x1fU : 0U);
}

void WarpOperations::olderFormsEndWithTheirTargets()
{
    try {
        PtxKernel kernel("vote.ballot.b32 %r0, %p1;");
        kernel.run(32, 32);
        QFAIL("it was loaded");
    } catch (const kd::LogicError& error) {
        QVERIFY2(QString(error.what()).contains("vote.ballot.b32: this instruction needs .sync and a member mask from sm_70 on"),
                 error.what());
    }
}

void WarpOperations::votes()
{
    PtxKernel kernel(R"(
        setp.lt.s32 %p0, %t, 40; setp.lt.s32 %p1, %t, 10; setp.lt.s32 %p2, %t, 0;
        vote.sync.all.pred %p3, %p0, -1; vote.sync.any.pred %p4, %p1, -1; vote.sync.uni.pred %p5, %p1, -1; vote.sync.uni.pred %p6, !%p2, -1;
        selp.b32 %r0, 1, 0, %p3; selp.b32 %r1, 2, 0, %p4; selp.b32 %r2, 4, 0, %p5; selp.b32 %r3, 8, 0, %p6;
        add.s32 %r0, %r0, %r1; add.s32 %r0, %r0, %r2; add.s32 %r0, %r0, %r3; st.global.u32 [%slot], %r0;)");
    const Words result = kernel.run(64, 64);
    QCOMPARE(result[0], 1U + 2U + 8U);
    QCOMPARE(result[32], 4U + 8U);
}

void WarpOperations::ballotOfAPartialWarp()
{
    PtxKernel kernel("setp.ge.s32 %p0, %t, 0; vote.sync.ballot.b32 %r0, %p0, -1; vote.sync.ballot.b32 %r1, !%p0, -1; add.s32 %r0, "
                     "%r0, %r1; st.global.u32 [%slot], %r0;");
    QCOMPARE(kernel.run(13, 13), Words(13, 0x1fff));
}

void WarpOperations::matchAny()
{
    PtxKernel kernel(
        "rem.u32 %r0, %t, 5; match.any.sync.b32 %r1, %r0, -1; mov.b64 %d1, {%r0, %r0}; match.any.sync.b64 %r2, %d1, -1;"
        "setp.ne.s32 %p0, %r1, %r2; selp.b32 %r1, 0, %r1, %p0; st.global.u32 [%slot], %r1;");
    const Words result = kernel.run(32, 32);
    for (std::uint32_t i = 0; i < 32; ++i) {
        std::uint32_t expected = 0;
        for (std::uint32_t lane = i % 5; lane < 32; lane += 5)
            expected |= 1U << lane;
        QCOMPARE(result[i], expected);
    }
}

void WarpOperations::matchAll()
{
    PtxKernel kernel("shr.u32 %r0, %t, 5; match.all.sync.b32 %r1|%p0, %r0, -1; match.all.sync.b32 %r2|%p1, %t, -1;"
                     "selp.b32 %r3, 1, 0, %p0; selp.b32 %r4, 1, 0, %p1; add.s32 %r1, %r1, %r3; add.s32 %r2, %r2, %r4;"
                     "add.s32 %r1, %r1, %r2; st.global.u32 [%slot], %r1;");
    QCOMPARE(kernel.run(64, 64), Words(64, 0));
}

void WarpOperations::reductions_data()
{
    QTest::addColumn<QByteArray>("operation");
    QTest::addColumn<quint32>("expected");
    QTest::newRow("add") << QByteArray("add.s32") << quint32(496 - 32 * 5);
    QTest::newRow("min.s32") << QByteArray("min.s32") << quint32(-5);
    QTest::newRow("min.u32") << QByteArray("min.u32") << quint32(0);
    QTest::newRow("max.s32") << QByteArray("max.s32") << quint32(26);
    QTest::newRow("max.u32") << QByteArray("max.u32") << ~quint32(0);
    QTest::newRow("and") << QByteArray("and.b32") << quint32(0);
    QTest::newRow("or") << QByteArray("or.b32") << ~quint32(0);
    quint32 bits = 0;
    for (int i = 0; i < 32; ++i)
        bits ^= static_cast<quint32>(i - 5);
    QTest::newRow("xor") << QByteArray("xor.b32") << bits;
}

void WarpOperations::reductions()
{
    QFETCH(QByteArray, operation);
    QFETCH(quint32, expected);
    PtxKernel kernel("sub.s32 %r0, %t, 5; redux.sync." + operation.toStdString() + " %r1, %r0, -1; st.global.u32 [%slot], %r1;");
    QCOMPARE(kernel.run(32, 32), Words(32, expected));
}

void WarpOperations::electsTheLowest()
{
    PtxKernel kernel("setp.lt.s32 %p0, %t, 7; @%p0 bra OUT; elect.sync %r0|%p1, 0xffffff80; selp.b32 %r1, 100, 0, %p1; add.s32 "
                     "%r0, %r0, %r1; st.global.u32 [%slot], %r0; OUT:");
    const Words result = kernel.run(32, 32);
    QCOMPARE(result[7], 107U);
    QCOMPARE(result[8], 7U);
    QCOMPARE(result[31], 7U);
}

void WarpOperations::activeLanes()
{
    PtxKernel kernel("and.b32 %r0, %t, 1; setp.eq.s32 %p0, %r0, 0; @%p0 activemask.b32 %r1; @!%p0 activemask.b32 %r1; "
                     "st.global.u32 [%slot], %r1;");
    const Words result = kernel.run(32, 32);
    QCOMPARE(result[0], 0x55555555U);
    QCOMPARE(result[1], 0xaaaaaaaaU);
}

void WarpOperations::specialRegisters()
{
    PtxKernel kernel(R"(
        mov.u32 %r0, %laneid; mov.u32 %r1, %warpid; mov.u32 %r2, %nwarpid; mov.u32 %r3, %lanemask_lt; mov.u32 %r4, %nctaid.x;
        mov.u32 %r5, %smid; mov.u32 %r6, %nsmid; mov.u32 %r7, %dynamic_smem_size; mov.u32 %r8, WARP_SZ; mov.u32 %r9, %lanemask_ge;
        setp.ne.s32 %p0, %t, 37; @%p0 bra OUT; mov.u32 %r10, %ctaid.x; setp.ne.s32 %p1, %r10, 5; @%p1 bra OUT;
        st.global.v4.u32 [%out], {%r0, %r1, %r2, %r3}; st.global.v4.u32 [%out+16], {%r4, %r5, %r6, %r7}; st.global.v2.u32 [%out+32], {%r8, %r9};
    OUT:)");
    kd::emulator::Launch launch;
    launch.dynamicShared = 48;
    const Words result = kernel.run(64, 10, 6, {}, launch);
    QCOMPARE(result, (Words{5, 1, 2, 31, 6, 1, 4, 48, 32, ~31U}));
}

void WarpOperations::clocksAdvance()
{
    PtxKernel kernel("mov.u32 %r0, %clock; add.s32 %r2, %r2, 1; add.s32 %r2, %r2, 1; mov.u32 %r1, %clock; sub.s32 %r1, %r1, %r0; "
                     "st.global.u32 [%slot], %r1;"
                     "mov.u64 %d1, %clock64; mov.u64 %d2, %globaltimer; setp.lt.s64 %p0, %d2, %d1; @%p0 trap;");
    const Words result = kernel.run(32, 32);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QVERIFY(result[0] >= 3);
    QCOMPARE(result, Words(32, result[0]));
    QCOMPARE(kernel.run(32, 32), result);
}

void WarpOperations::nanosleepMovesTheClock()
{
    PtxKernel kernel("mov.u64 %d1, %globaltimer; nanosleep.u32 500; mov.u64 %d2, %globaltimer; sub.s64 %d2, %d2, %d1; "
                     "st.global.u32 [%slot], %d2;");
    const Words result = kernel.run(1, 1);
    QVERIFY(result[0] >= 500 && result[0] < 600);
}

KD_TEST(WarpOperations, kd::test::NoApplication)

}  // namespace tst_warpoperations

#include "tst_warpoperations.moc"
