// SPDX-License-Identifier: GPL-3.0-or-later
#include "ptxkernel.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <numeric>

namespace tst_controlflow {

using Words = std::vector<std::uint32_t>;

class ControlFlow : public QObject {
    Q_OBJECT

private slots:
    void writesOneWordPerThread();
    void blocksAndPartialWarps();
    void divergesAndJoins();
    void loopsOfDifferentLength();
    void irreducibleFlow();
    void branchesByIndex();
    void refusesIndexOutOfRange();
    void guardedExit();
    void spinLockWithinAWarp();
    void blocksThatWaitForEachOther();
    void registersStartAsZero();
    void trapNamesThread();
    void namesWhatIsNotEmulated();
    void stopsWhenProgressSaysSo();
};

namespace {

Words numbers(std::uint32_t count, std::uint32_t factor = 1, std::uint32_t offset = 0)
{
    Words words(count);
    for (std::uint32_t i = 0; i < count; ++i)
        words[i] = i * factor + offset;
    return words;
}

}  // namespace

void ControlFlow::writesOneWordPerThread()
{
    PtxKernel kernel("st.global.u32 [%slot], %t;");
    QCOMPARE(kernel.run(64, 64), numbers(64));
    QVERIFY(kernel.report().completed);
    QCOMPARE(kernel.report().instructions, 2 * 9ULL);
    QCOMPARE(kernel.report().laneInstructions, 64 * 9ULL);
}

void ControlFlow::blocksAndPartialWarps()
{
    PtxKernel kernel("mov.u32 %r0, %ctaid.x; mad.lo.s32 %r1, %r0, 100, %t; st.global.u32 [%slot], %r1;");
    const Words result = kernel.run(40, 40 * 30, 30);
    for (std::uint32_t i = 0; i < result.size(); ++i)
        QCOMPARE(result[i], i / 40 * 100 + i % 40);
}

void ControlFlow::divergesAndJoins()
{
    PtxKernel kernel(R"(
        and.b32 %r0, %t, 1;
        setp.eq.s32 %p0, %r0, 0;
        @%p0 bra EVEN;
        mul.lo.s32 %r1, %t, 3;
        bra JOIN;
    EVEN:
        mul.lo.s32 %r1, %t, 5;
    JOIN:
        activemask.b32 %r2;
        setp.ne.u32 %p1, %r2, 0xffffffff;
        selp.b32 %r1, 12345, %r1, %p1;
        st.global.u32 [%slot], %r1;)");
    const Words result = kernel.run(64, 64);
    for (std::uint32_t i = 0; i < 64; ++i)
        QCOMPARE(result[i], i * (i % 2 == 0 ? 5 : 3));
}

void ControlFlow::loopsOfDifferentLength()
{
    // Collatz steps of t + 1.
    PtxKernel kernel(R"(
        add.s32 %r0, %t, 1;
        mov.u32 %r1, 0;
    LOOP:
        setp.eq.s32 %p0, %r0, 1;
        @%p0 bra DONE;
        add.s32 %r1, %r1, 1;
        and.b32 %r2, %r0, 1;
        setp.eq.s32 %p1, %r2, 0;
        @%p1 bra HALF;
        mad.lo.s32 %r0, %r0, 3, 1;
        bra LOOP;
    HALF:
        shr.u32 %r0, %r0, 1;
        bra LOOP;
    DONE:
        st.global.u32 [%slot], %r1;)");
    const Words result = kernel.run(256, 256);
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t steps = 0;
        for (std::uint64_t n = i + 1; n != 1; n = n % 2 == 0 ? n / 2 : 3 * n + 1)
            ++steps;
        QCOMPARE(result[i], steps);
    }
}

void ControlFlow::irreducibleFlow()
{
    // Two entries into one loop.
    PtxKernel kernel(R"(
        mov.u32 %r0, 0;
        mov.u32 %r1, 0;
        and.b32 %r2, %t, 1;
        setp.eq.s32 %p0, %r2, 0;
        @%p0 bra SECOND;
    FIRST:
        add.s32 %r0, %r0, 1;
    SECOND:
        add.s32 %r0, %r0, 100;
        add.s32 %r1, %r1, 1;
        setp.lt.s32 %p1, %r1, 4;
        @%p1 bra FIRST;
        st.global.u32 [%slot], %r0;)");
    const Words result = kernel.run(32, 32);
    for (std::uint32_t i = 0; i < 32; ++i)
        QCOMPARE(result[i], i % 2 == 0 ? 403U : 404U);
}

void ControlFlow::branchesByIndex()
{
    PtxKernel kernel(R"(
        rem.u32 %r0, %t, 3;
        targets: .branchtargets A, B, C;
        brx.idx %r0, targets;
    A:  mov.u32 %r1, 10; bra OUT;
    B:  mov.u32 %r1, 20; bra OUT;
    C:  mov.u32 %r1, 30;
    OUT:
        st.global.u32 [%slot], %r1;)");
    const Words result = kernel.run(32, 32);
    for (std::uint32_t i = 0; i < 32; ++i)
        QCOMPARE(result[i], 10 * (i % 3 + 1));
}

void ControlFlow::refusesIndexOutOfRange()
{
    PtxKernel kernel("targets: .branchtargets A, A; brx.idx %t, targets; A:");
    kernel.run(3, 3);
    QVERIFY(kernel.report().fault);
    QCOMPARE(kernel.report().fault->kind, kd::Fault::Kind::IllegalInstruction);
    QCOMPARE(kernel.report().fault->thread->x, 2U);
    QVERIFY2(kernel.faultText().contains("index 2 of 2 labels"), qPrintable(kernel.faultText()));
}

void ControlFlow::guardedExit()
{
    PtxKernel kernel("setp.ge.s32 %p0, %t, 20; @%p0 exit; st.global.u32 [%slot], 7; setp.lt.s32 %p1, %t, 10; @%p1 ret; "
                     "st.global.u32 [%slot], 8;");
    const Words result = kernel.run(32, 32);
    for (std::uint32_t i = 0; i < 32; ++i)
        QCOMPARE(result[i], i < 10 ? 7U : i < 20 ? 8U : 0U);
}

void ControlFlow::spinLockWithinAWarp()
{
    // Every lane takes the lock in word 0 and adds to word 1. The lane that has it waits behind those that spin.
    PtxKernel kernel(R"(
    SPIN:
        atom.global.cas.b32 %r0, [%out], 0, 1;
        setp.ne.s32 %p0, %r0, 0;
        @%p0 bra SPIN;
        ld.volatile.global.u32 %r1, [%out+4];
        add.s32 %r1, %r1, 1;
        st.volatile.global.u32 [%out+4], %r1;
        membar.gl;
        atom.global.exch.b32 %r2, [%out], 0;)");
    QCOMPARE(kernel.run(96, 2), (Words{0, 96}));
}

void ControlFlow::blocksThatWaitForEachOther()
{
    // Block 0 waits for what the last block sets.
    PtxKernel kernel(R"(
        mov.u32 %r0, %ctaid.x;
        mov.u32 %r1, %nctaid.x;
        sub.s32 %r1, %r1, 1;
        setp.eq.s32 %p0, %r0, %r1;
        @%p0 bra LAST;
        setp.ne.s32 %p1, %r0, 0;
        @%p1 bra OUT;
    WAIT:
        ld.volatile.global.u32 %r2, [%out];
        setp.eq.s32 %p2, %r2, 0;
        @%p2 bra WAIT;
        st.global.u32 [%out+4], %r2;
        bra OUT;
    LAST:
        st.volatile.global.u32 [%out], 42;
    OUT:)");
    QCOMPARE(kernel.run(1, 2, 8), (Words{42, 42}));
}

void ControlFlow::registersStartAsZero()
{
    PtxKernel kernel("st.global.u32 [%slot], %r9; mov.u32 %r9, 99; add.s32 %r9, %r9, 1; st.global.u32 [%slot+4], %r9;",
                     {}, {.threads = 1, .checks = kd::HazardChecks::Addresses});
    for (int launch = 0; launch < 3; ++launch) {
        const Words result = kernel.run(1, 9, 8);
        QCOMPARE(result[0], 0U);
        QCOMPARE(result[8], 100U);
    }
}

void ControlFlow::trapNamesThread()
{
    PtxKernel kernel("setp.eq.s32 %p0, %t, 37; @%p0 trap;");
    kernel.run(64, 64);
    QVERIFY(kernel.report().fault);
    QVERIFY(!kernel.report().completed);
    QCOMPARE(kernel.report().fault->kind, kd::Fault::Kind::Trap);
    QVERIFY(kernel.report().fault->thread);
    QCOMPARE(kernel.report().fault->thread->x, 37U);
    QCOMPARE(kernel.report().fault->kernel, std::string("k"));
}

void ControlFlow::namesWhatIsNotEmulated()
{
    // No such instruction, so that it stays so.
    PtxKernel kernel("tcgen05.turn.cta_group::1 [%r0];");
    QString message;
    try {
        kernel.image().kernel("k")->prepare();
    } catch (const std::exception& error) {
        message = error.what();
    }
    QVERIFY2(message.contains("PTX line") && message.contains("tcgen05.turn") && message.contains("not emulated"),
             qPrintable(message));
}

void ControlFlow::stopsWhenProgressSaysSo()
{
    PtxKernel kernel("FOREVER: bra FOREVER;");
    int calls = 0;
    kernel.run(32, 1, 1, {}, {}, [&](std::uint64_t done, std::uint64_t total) {
        ++calls;
        return done == total;
    });
    QCOMPARE(calls, 1);
    QVERIFY(!kernel.report().completed);
    QVERIFY(!kernel.report().fault);
}

KD_TEST(ControlFlow, kd::test::NoApplication)

}  // namespace tst_controlflow

#include "tst_controlflow.moc"
