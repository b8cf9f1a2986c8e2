// SPDX-License-Identifier: GPL-3.0-or-later
#include "ptxkernel.h"
#include "tests/program/testprogram.h"

#include <QtTest>

namespace tst_barriers {

using Words = std::vector<std::uint32_t>;
using Kind = kd::Fault::Kind;

class Barriers : public QObject {
    Q_OBJECT

private slots:
    void ordersWarps();
    void countsPredicates();
    void votesOverTheBlock();
    void producersAndConsumers();
    void unalignedInDivergentCode();
    void exitedThreadsRelease_data();
    void exitedThreadsRelease();
    void exitCompletesABarrierThatOthersWaitAt();
    void exitDoesNotMendTwoBarriersInOneWarp();
    void exitedThreadsDoNotCountTowardsANumber();
    void otherBarrierIsDivergence();
    void syncInBothBranchesIsDivergence();
    void wholeWarpsMissing();
    void countedBarrierThatNeverFills();
    void differentCounts();
    void numberOutOfRange();
    void lanesMissingFromAShuffle();
    void laneOutsideOfItsMask();
    void gridBarrier();
};

void Barriers::ordersWarps()
{
    // Every thread reads what the thread of the next warp wrote, over and over.
    PtxKernel kernel(R"(
        .shared .align 4 .b8 values[512];
        mov.u32 %r0, values;
        shl.b32 %r1, %t, 2; add.s32 %r1, %r0, %r1;
        add.s32 %r2, %t, 32; and.b32 %r2, %r2, 127; shl.b32 %r2, %r2, 2; add.s32 %r2, %r0, %r2;
        mov.u32 %r3, %t; mov.u32 %r4, 0;
    LOOP:
        st.shared.u32 [%r1], %r3;
        bar.sync 0;
        ld.shared.u32 %r3, [%r2];
        bar.sync 0;
        add.s32 %r4, %r4, 1;
        setp.lt.s32 %p0, %r4, 3;
        @%p0 bra LOOP;
        st.global.u32 [%slot], %r3;)");
    const Words result = kernel.run(128, 128);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    for (std::uint32_t i = 0; i < 128; ++i)
        QCOMPARE(result[i], (i + 96) % 128);
}

void Barriers::countsPredicates()
{
    PtxKernel kernel("setp.lt.s32 %p0, %t, 37; bar.red.popc.u32 %r0, 0, %p0; bar.red.popc.u32 %r1, 0, !%p0;"
                     "mad.lo.s32 %r0, %r0, 1000, %r1; st.global.u32 [%slot], %r0;");
    QCOMPARE(kernel.run(96, 96), Words(96, 37059));
}

void Barriers::votesOverTheBlock()
{
    PtxKernel kernel("setp.lt.s32 %p0, %t, 95; bar.red.and.pred %p1, 0, %p0; bar.red.or.pred %p2, 0, %p0;"
                     "barrier.cta.red.or.pred %p3, 1, !%p0; setp.gt.s32 %p4, %t, 500; barrier.cta.red.or.pred %p5, 1, %p4;"
                     "selp.b32 %r0, 1, 0, %p1; selp.b32 %r1, 2, 0, %p2; selp.b32 %r2, 4, 0, %p3; selp.b32 %r3, 8, 0, %p5;"
                     "add.s32 %r0, %r0, %r1; add.s32 %r0, %r0, %r2; add.s32 %r0, %r0, %r3; st.global.u32 [%slot], %r0;");
    QCOMPARE(kernel.run(96, 96), Words(96, 6));
}

void Barriers::producersAndConsumers()
{
    // Warp 1 fills, warp 0 waits for it at barrier 3.
    PtxKernel kernel(R"(
        .shared .align 4 .b8 values[128];
        and.b32 %r0, %t, 31; shl.b32 %r0, %r0, 2; mov.u32 %r1, values; add.s32 %r1, %r1, %r0;
        setp.ge.s32 %p0, %t, 32;
        @%p0 bra PRODUCE;
        bar.sync 3, 64;
        ld.shared.u32 %r2, [%r1];
        st.global.u32 [%slot], %r2;
        bra OUT;
    PRODUCE:
        st.shared.u32 [%r1], %t;
        bar.arrive 3, 64;
    OUT:)");
    const Words result = kernel.run(64, 64);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    for (std::uint32_t i = 0; i < 32; ++i)
        QCOMPARE(result[i], i + 32);
}

void Barriers::unalignedInDivergentCode()
{
    PtxKernel kernel("and.b32 %r0, %t, 1; setp.eq.s32 %p0, %r0, 0; @%p0 bra EVEN; barrier.sync 0; mov.u32 %r1, 1; bra OUT;"
                     "EVEN: barrier.sync 0; mov.u32 %r1, 2; OUT: st.global.u32 [%slot], %r1;");
    const Words result = kernel.run(64, 64);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(result[0], 2U);
    QCOMPARE(result[63], 1U);
}

void Barriers::exitedThreadsRelease_data()
{
    QTest::addColumn<QString>("barrier");
    for (const char* barrier : {"bar.sync 0;", "barrier.sync 0;", "barrier.sync.aligned 0;", "bar.red.popc.u32 %r1, 0, %p0;"})
        QTest::newRow(barrier) << QString(barrier);
}

void Barriers::exitedThreadsRelease()
{
    QFETCH(QString, barrier);
    PtxKernel kernel("setp.ge.s32 %p0, %t, 40; @%p0 exit; " + barrier.toStdString() + " st.global.u32 [%slot], 5;");
    const Words result = kernel.run(128, 128);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(result[39], 5U);
    QCOMPARE(result[40], 0U);
}

// The others end behind those that wait.
void Barriers::exitCompletesABarrierThatOthersWaitAt()
{
    PtxKernel kernel("setp.ge.s32 %p0, %t, 16; @%p0 bra OUT; bar.sync 0; add.s32 %t, %t, 7; OUT: st.global.u32 [%slot], %t;");
    const Words result = kernel.run(64, 64);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(result[15], 22U);
    QCOMPARE(result[16], 16U);
}

void Barriers::exitDoesNotMendTwoBarriersInOneWarp()
{
    PtxKernel kernel(
        "setp.ge.s32 %p0, %t, 48; @%p0 exit; setp.ge.s32 %p0, %t, 40;\n@%p0 bra B;\nbar.sync 0;\nbra OUT;\nB: bar.sync 0;\nOUT:");
    kernel.run(64, 64);
    QVERIFY(kernel.report().fault);
    QCOMPARE(kernel.report().fault->kind, Kind::BarrierDivergence);
    QVERIFY2(kernel.faultText().contains("at two barriers"), qPrintable(kernel.faultText()));
}

void Barriers::exitedThreadsDoNotCountTowardsANumber()
{
    PtxKernel kernel("setp.ge.s32 %p0, %t, 32; @%p0 exit; bar.sync 1, 64;");
    kernel.run(64, 64);
    QVERIFY(kernel.report().fault);
    QCOMPARE(kernel.report().fault->kind, Kind::Deadlock);
}

void Barriers::otherBarrierIsDivergence()
{
    PtxKernel kernel(
        "setp.ge.s32 %p0, %t, 60; @%p0 exit; setp.ge.s32 %p0, %t, 16; @%p0 bra B; bar.sync 0; bra OUT; B: bar.sync 1; OUT:");
    kernel.run(64, 64);
    QVERIFY(kernel.report().fault);
    QCOMPARE(kernel.report().fault->kind, Kind::BarrierDivergence);
    QVERIFY2(kernel.faultText().contains("44 of 60 threads") && kernel.faultText().contains("[16, 0, 0] waits at"),
             qPrintable(kernel.faultText()));
}

void Barriers::syncInBothBranchesIsDivergence()
{
    PtxKernel kernel(
        "and.b32 %r0, %t, 1; setp.eq.s32 %p0, %r0, 0;\n@%p0 bra EVEN;\nbar.sync 0;\nbra OUT;\nEVEN: bar.sync 0;\nOUT:");
    kernel.run(32, 32);
    QVERIFY(kernel.report().fault);
    QCOMPARE(kernel.report().fault->kind, Kind::BarrierDivergence);
    QVERIFY2(kernel.faultText().contains("at two barriers"), qPrintable(kernel.faultText()));
}

void Barriers::wholeWarpsMissing()
{
    PtxKernel kernel("setp.ge.s32 %p0, %t, 32; @%p0 bra B; bar.sync 0; bra OUT; B: bar.sync 1; OUT:");
    kernel.run(96, 96);
    QVERIFY(kernel.report().fault);
    QCOMPARE(kernel.report().fault->kind, Kind::BarrierDivergence);
    QCOMPARE(kernel.report().fault->thread->x, 0U);
    QVERIFY2(kernel.faultText().contains("64 of 96 threads"), qPrintable(kernel.faultText()));
}

void Barriers::countedBarrierThatNeverFills()
{
    PtxKernel kernel("bar.sync 2, 96;");
    kernel.run(64, 64);
    QVERIFY(kernel.report().fault);
    QCOMPARE(kernel.report().fault->kind, Kind::Deadlock);
    QVERIFY2(kernel.faultText().contains("barrier 2 waits for 96 threads, 64 have come"), qPrintable(kernel.faultText()));
}

void Barriers::differentCounts()
{
    PtxKernel kernel("setp.ge.s32 %p0, %t, 32; @%p0 bra B; bar.sync 1, 64; bra OUT; B: bar.sync 1, 96; OUT:");
    kernel.run(64, 64);
    QVERIFY(kernel.report().fault);
    QVERIFY2(kernel.faultText().contains("64 and 96"), qPrintable(kernel.faultText()));
}

void Barriers::numberOutOfRange()
{
    PtxKernel kernel("mov.u32 %r0, 16; barrier.sync %r0;");
    kernel.run(32, 32);
    QVERIFY(kernel.report().fault);
    QCOMPARE(kernel.report().fault->kind, Kind::IllegalInstruction);
}

void Barriers::lanesMissingFromAShuffle()
{
    PtxKernel kernel("setp.ge.s32 %p0, %t, 8; @%p0 bra OUT; shfl.sync.idx.b32 %r0, %t, 0, 31, 0xffffffff; OUT: bar.sync 0;");
    kernel.run(32, 32);
    QVERIFY(kernel.report().fault);
    QCOMPARE(kernel.report().fault->kind, Kind::LanesMissing);
    QVERIFY2(kernel.faultText().contains("lanes 0x000000ff wait") && kernel.faultText().contains("for lanes 0xffffff00"),
             qPrintable(kernel.faultText()));
}

void Barriers::laneOutsideOfItsMask()
{
    PtxKernel kernel("bar.warp.sync 0xffff;");
    kernel.run(32, 32);
    QVERIFY(kernel.report().fault);
    QCOMPARE(kernel.report().fault->kind, Kind::LanesMissing);
    QCOMPARE(kernel.report().fault->thread->x, 16U);
}

void Barriers::gridBarrier()
{
    // What cooperative groups' grid.sync does: count in the workspace whose address is in %envreg1 and %envreg2.
    PtxKernel kernel(R"(
        mov.u32 %r0, %envreg1; mov.u32 %r1, %envreg2; mov.b64 %d1, {%r1, %r0};
        mov.u32 %r9, %ctaid.x; mul.wide.u32 %d2, %r9, 4; add.s64 %d2, %d2, %out;
        add.s32 %r8, %r9, 1;
        st.global.u32 [%d2], %r8;
        membar.gl;
        atom.global.add.u32 %r2, [%d1+4], 1;
        mov.u32 %r3, %nctaid.x;
    WAIT:
        ld.volatile.global.u32 %r4, [%d1+4];
        setp.lt.u32 %p0, %r4, %r3;
        @%p0 bra WAIT;
        membar.gl;
        mov.u32 %r5, 0; mov.u32 %r6, 0; mov.u64 %d3, %out;
    SUM:
        ld.global.u32 %r7, [%d3]; add.s32 %r5, %r5, %r7; add.s64 %d3, %d3, 4;
        add.s32 %r6, %r6, 1; setp.lt.u32 %p1, %r6, %r3; @%p1 bra SUM;
        mul.wide.u32 %d4, %r3, 4; add.s64 %d4, %d4, %d2;
        st.global.u32 [%d4], %r5;)",
                     {}, {.multiprocessors = 1, .threads = 2});
    kd::emulator::Launch launch;
    launch.cooperative = true;
    for (int i = 0; i < 2; ++i) {
        const Words result = kernel.run(1, 200, 100, {}, launch);
        QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
        for (std::size_t block = 0; block < 100; ++block)
            QCOMPARE(result[100 + block], 5050U);
    }
}

KD_TEST(Barriers, kd::test::NoApplication)

}  // namespace tst_barriers

#include "tst_barriers.moc"
