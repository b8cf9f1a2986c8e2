// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "tests/core/emulator/exec/ptxkernel.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <random>

namespace tst_mbarriers {

using Words = std::vector<std::uint32_t>;
using Kind = kd::Fault::Kind;

namespace {

// %r1 is the address of an mbarrier that thread 0 made for `count` arrivals.
std::string made(int count)
{
    return R"(
        .shared .align 8 .b8 bar[16];
        .shared .align 512 .b8 data[512];
        mov.u32 %r1, bar; mov.u64 %d1, bar; cvta.shared.u64 %d1, %d1;
        setp.eq.u32 %p0, %t, 0;
        @%p0 mbarrier.init.shared::cta.b64 [%r1], )" + std::to_string(count) + ";\n bar.sync 0;\n";
}

// What the manual says of one thread's operations (9.7.13.15), counted anew.
struct Model {
    int expected = 0, pending = 0, bytes = 0, phase = 0;

    void complete()
    {
        if (pending != 0 || bytes != 0)
            return;
        ++phase;
        pending = expected;
    }
};

// A random operation that is allowed, done to the model; its text, and what it stores behind the buffer's word `at`.
std::string operation(Model& model, std::mt19937& random, Words& stored)
{
    const auto under = [&](int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); };
    const std::string place = "[%out + " + std::to_string(4 * stored.size()) + "]";
    switch (under(7)) {
    case 0: {
        const int count = 1 + under(model.pending);
        stored.push_back(static_cast<std::uint32_t>(model.pending));
        model.pending -= count;
        model.complete();
        return "mbarrier.arrive.shared.b64 %d2, [%r1], " + std::to_string(count) + "; mbarrier.pending_count.b64 %r2, %d2; "
               "st.global.u32 " + place + ", %r2;";
    }
    case 1: {
        const int bytes = 16 * (1 + under(9));
        model.bytes += bytes;
        return "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%r1], " + std::to_string(bytes) + ";";
    }
    case 2: {
        const int bytes = model.bytes <= 0 ? 0 : model.bytes / (1 + under(2));
        model.bytes -= bytes;
        model.complete();
        return "mbarrier.complete_tx.relaxed.cluster.shared::cluster.b64 [%r1], " + std::to_string(bytes) + ";";
    }
    case 3: {
        if (model.expected == 1)
            return {};
        --model.expected;
        --model.pending;
        model.complete();
        return "mbarrier.arrive_drop.release.cta.shared::cta.b64 _, [%r1];";
    }
    case 4: {
        const int bytes = 16 * under(4);
        model.bytes += bytes;
        --model.pending;
        model.complete();
        return "mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 %d2, [%r1], " + std::to_string(bytes) + ";";
    }
    case 5: {
        if (model.pending < 2)
            return {};
        --model.pending;
        return "mbarrier.arrive.noComplete.release.cta.shared.b64 %d2, [%d1], 1;";
    }
    default: {
        const int parity = under(2);
        stored.push_back(model.phase % 2 != parity ? 1 : 0);
        return "mbarrier.try_wait.parity.shared.b64 %p1, [%r1], " + std::to_string(parity) + ", 10; selp.b32 %r2, 1, 0, %p1; "
               "st.global.u32 " + place + ", %r2;";
    }
    }
}

}  // namespace

class Mbarriers : public QObject {
    Q_OBJECT

private slots:
    void followsTheManual();
    void waitsForItsPhase();
    void waitsByState();
    void forms_data();
    void forms();
    void waitsEndInVain();
    void copiesArriveWithThem();
    void arrivalsBehindCopiesCount();
    void lanesMayWaitForDifferentOnes();
    void aWarpGoesOnBesideWaitingLanes();
    void misuse_data();
    void misuse();
    void standstillIsToldAtOnce();
    void standstillBehindABarrier();
    void refusals_data();
    void refusals();
};

// Random programs of one thread. Generic addresses are written without a space.
void Mbarriers::followsTheManual()
{
    for (std::uint32_t seed = 1; seed <= 60; ++seed) {
        std::mt19937 random(seed);
        Model model;
        model.expected = model.pending = 1 + static_cast<int>(random() % 6);
        std::string body = made(model.expected);
        Words stored;
        for (int i = 0; i < 60; ++i) {
            if (model.pending == 0) {  // only bytes are awaited: no arrival is allowed
                body += "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%r1], " + std::to_string(model.bytes) + ";\n";
                model.bytes = 0;
                model.complete();
            }
            std::string text = operation(model, random, stored);
            if (const std::size_t at = text.find("shared.b64 %d2, [%d1]"); at != std::string::npos)
                text.erase(at, 7);
            body += text + "\n";
        }
        PtxKernel kernel(body);
        const Words result = kernel.run(1, 128);
        QVERIFY2(!kernel.report().fault, qPrintable(QString("seed %1: %2").arg(seed).arg(kernel.faultText())));
        for (std::size_t i = 0; i < stored.size(); ++i)
            QVERIFY2(result[i] == stored[i],
                     qPrintable(QString("seed %1, word %2: %3 instead of %4").arg(seed).arg(i).arg(result[i]).arg(stored[i])));
    }
}

// Warp 1 writes late what warp 0 reads behind the phase.
void Mbarriers::waitsForItsPhase()
{
    PtxKernel kernel(made(32) + R"(
        mov.u32 %r3, data; and.b32 %r4, %t, 31; shl.b32 %r4, %r4, 2; add.s32 %r3, %r3, %r4;
        setp.ge.u32 %p1, %t, 32;
        @%p1 bra PRODUCE;
    AGAIN:
        mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 %p2, [%r1], 0;
        @!%p2 bra AGAIN;
        ld.shared.u32 %r5, [%r3];
        st.global.u32 [%slot], %r5;
        bra OUT;
    PRODUCE:
        mov.u32 %r6, 0;
    LOOP:
        add.s32 %r6, %r6, 1; setp.lt.u32 %p3, %r6, 20000; @%p3 bra LOOP;
        st.shared.u32 [%r3], %t;
        mbarrier.arrive.shared.b64 %d2, [%r1];
    OUT:)");
    const Words result = kernel.run(64, 64);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    for (std::uint32_t i = 0; i < 32; ++i)
        QCOMPARE(result[i], i + 32);
}

// Of a state, four phases on.
void Mbarriers::waitsByState()
{
    PtxKernel kernel(made(64) + R"(
        mov.u32 %r6, 0;
    LOOP:
        mbarrier.arrive.shared.b64 %d2, [%r1];
    AGAIN:
        mbarrier.test_wait.shared.b64 %p2, [%r1], %d2;
        @!%p2 bra AGAIN;
        atom.global.add.u32 %r7, [%out], 1;
        add.s32 %r6, %r6, 1; setp.lt.u32 %p3, %r6, 5; @%p3 bra LOOP;)");
    const Words result = kernel.run(64, 64);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(result[0], 320U);
}

void Mbarriers::forms_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"mbarrier.arrive.b64 %d2, [%d1];", "mbarrier.arrive.shared.b64 %d2, [bar];", "mbarrier.arrive.shared::cta.b64 _, [%r1];",
          "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r1], 1;", "mbarrier.arrive.relaxed.cluster.b64 %d2, [%d1], 1;",
          "mbarrier.arrive_drop.b64 %d2, [%d1], 1;", "mbarrier.arrive_drop.expect_tx.relaxed.cta.shared::cta.b64 _, [%r1], 0;",
          "mbarrier.arrive.expect_tx.shared.b64 %d2, [%r1], 0;",
          "mbarrier.arrive.noComplete.b64 %d2, [%d1], 1; mbarrier.arrive.b64 %d2, [%d1];",
          "mbarrier.arrive_drop.noComplete.shared.b64 %d2, [%r1], 1; mbarrier.arrive.b64 %d2, [%d1];"})
        QTest::newRow(text) << QString(text);
}

// Each completes the phase of a barrier that is made for it.
void Mbarriers::forms()
{
    QFETCH(QString, text);
    PtxKernel kernel(made(text.contains("noComplete") ? 2 : 1) + text.toStdString() + R"(
        mbarrier.test_wait.parity.b64 %p1, [%d1], 0;
        selp.b32 %r2, 1, 0, %p1; st.global.u32 [%out], %r2;
        mbarrier.inval.b64 [%d1];
        ld.shared.u64 %d3, [%r1]; st.global.u64 [%out + 8], %d3;)");
    const Words result = kernel.run(1, 16);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(result[0], 1U);
    QCOMPARE(result[2], 0U);
}

// A program may give up: its clock goes on while it waits.
void Mbarriers::waitsEndInVain()
{
    PtxKernel kernel(made(2) + R"(
        mov.u64 %d4, %globaltimer; add.s64 %d4, %d4, 1000000;
        mov.u32 %r6, 0;
    AGAIN:
        mbarrier.try_wait.parity.shared.b64 %p2, [%r1], 0, 20000;
        add.s32 %r6, %r6, 1;
        mov.u64 %d5, %globaltimer; setp.lt.u64 %p3, %d5, %d4;
        @%p3 bra AGAIN;
        selp.b32 %r7, 1000, 0, %p2; add.s32 %r6, %r6, %r7;
        st.global.u32 [%out], %r6;)");
    const Words result = kernel.run(1, 16);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(result[0], 50U);
}

void Mbarriers::copiesArriveWithThem()
{
    PtxKernel kernel(made(64) + R"(
        add.s64 %d3, %slot, 512; add.u32 %r8, %t, 5; st.global.u32 [%d3], %r8;
        mov.u32 %r3, data; shl.b32 %r4, %t, 2; add.s32 %r4, %r3, %r4;
        cp.async.ca.shared.global [%r4], [%d3], 4;
        cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%r1];
        cp.async.ca.shared.global [%r4 + 256], [%d3], 4;
    AGAIN:
        mbarrier.try_wait.parity.shared.b64 %p2, [%r1], 0;
        @!%p2 bra AGAIN;
        xor.b32 %r5, %r4, 252;
        ld.shared.u32 %r5, [%r5];
        cp.async.wait_all;
        ld.shared.u32 %r6, [%r4 + 256];
        mad.lo.u32 %r5, %r5, 1000, %r6;
        st.global.u32 [%slot], %r5;)");
    const Words result = kernel.run(64, 256);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    for (std::uint32_t i = 0; i < 64; ++i)
        QCOMPARE(result[i], 1000 * (63 - i + 5) + i + 5);
}

// Without .noinc an arrival counts for itself, so that one more is needed.
void Mbarriers::arrivalsBehindCopiesCount()
{
    PtxKernel kernel(made(1) + R"(
        cp.async.mbarrier.arrive.b64 [%d1];
        cp.async.mbarrier.arrive.shared.b64 [%r1];
        mbarrier.test_wait.parity.shared.b64 %p1, [%r1], 0;
        mbarrier.arrive.shared.b64 %d2, [%r1];
        mbarrier.pending_count.b64 %r3, %d2;
        mbarrier.test_wait.parity.shared.b64 %p2, [%r1], 0;
        selp.b32 %r4, 10, 0, %p1; selp.b32 %r5, 100, 0, %p2;
        add.s32 %r3, %r3, %r4; add.s32 %r3, %r3, %r5; st.global.u32 [%out], %r3;)");
    const Words result = kernel.run(1, 16);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(result[0], 101U);
}

void Mbarriers::lanesMayWaitForDifferentOnes()
{
    PtxKernel kernel(R"(
        .shared .align 8 .b8 bars[256];
        mov.u32 %r1, bars; and.b32 %r2, %t, 31; shl.b32 %r2, %r2, 3; add.s32 %r1, %r1, %r2;
        setp.lt.u32 %p0, %t, 32;
        @%p0 mbarrier.init.shared.b64 [%r1], 1;
        bar.sync 0;
        @!%p0 bra ARRIVE;
    AGAIN:
        mbarrier.try_wait.parity.shared.b64 %p2, [%r1], 0;
        @!%p2 bra AGAIN;
        st.global.u32 [%slot], 7;
        bra OUT;
    ARRIVE:
        mov.u32 %r6, 0;
    LOOP:
        sub.u32 %r7, %t, 32; setp.eq.u32 %p3, %r7, %r6;
        @%p3 mbarrier.arrive.shared.b64 _, [%r1];
        add.s32 %r6, %r6, 1; setp.lt.u32 %p3, %r6, 32; @%p3 bra LOOP;
    OUT:)");
    const Words result = kernel.run(64, 64);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(Words(result.begin(), result.begin() + 32), Words(32, 7));
}

// Half of a warp waits for the other half.
void Mbarriers::aWarpGoesOnBesideWaitingLanes()
{
    PtxKernel kernel(made(16) + R"(
        setp.lt.u32 %p1, %t, 16;
        @%p1 bra WAIT;
        mbarrier.arrive.shared.b64 %d2, [%r1];
        bra OUT;
    WAIT:
        mbarrier.try_wait.parity.shared.b64 %p2, [%r1], 0;
        @!%p2 bra WAIT;
        st.global.u32 [%slot], 3;
    OUT:)");
    const Words result = kernel.run(32, 32);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(result[15], 3U);
    QCOMPARE(result[16], 0U);
}

void Mbarriers::misuse_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* text, Kind kind, const char* words) {
        QTest::newRow(text) << QString(text) << kind << QString(words);
    };
    constexpr Kind kIllegal = Kind::IllegalInstruction;
    row("mbarrier.init.shared.b64 [%r1], 0;", kIllegal, "made for 0 arrivals: 1 to 1048575");
    row("mbarrier.init.shared.b64 [%r1], 1048576;", kIllegal, "made for 1048576 arrivals");
    row("mbarrier.arrive.shared.b64 %d2, [%r1 + 8];", kIllegal,
        "the mbarrier at shared address 0x8 (variable bar): no mbarrier.init has made it");
    row("mbarrier.test_wait.parity.shared.b64 %p1, [%r1 + 8], 0;", kIllegal, "no mbarrier.init");
    row("mbarrier.inval.shared.b64 [%r1]; mbarrier.inval.shared.b64 [%r1];", kIllegal, "mbarrier.inval has ended it");
    row("mbarrier.arrive.shared.b64 %d2, [%r1], 4;", kIllegal, "4 arrivals where 3 of the 3 of its phase 0 are left");
    row("mbarrier.arrive.shared.b64 %d2, [%r1], 0;", kIllegal, "counts 0 arrivals");
    row("mbarrier.arrive.noComplete.shared.b64 %d2, [%r1], 3;", kIllegal, "an arrival with .noComplete completes its phase");
    row("mbarrier.arrive_drop.shared.b64 %d2, [%r1], 9;", kIllegal, "9 arrivals are dropped of the 3 that it expects");
    row("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%r1], 1048576;", kIllegal, "await 1048576 bytes: 1048575 are possible");
    row("mbarrier.complete_tx.shared::cta.b64 [%r1], 1048576;", kIllegal, "1048576 bytes more have come than were announced");
    row("mbarrier.expect_tx.shared::cta.b64 [%r1], 16; mbarrier.arrive.shared.b64 %d2, [%r1], 3; "
        "mbarrier.arrive.shared.b64 %d2, [%r1];", kIllegal, "1 arrival where 0 of the 3 of its phase 0 are left");
    row("cp.async.mbarrier.arrive.noinc.shared.b64 [%r1]; mbarrier.inval.shared.b64 [%r1]; mbarrier.init.shared.b64 [%r1 + 8], 1; "
        "mbarrier.test_wait.parity.shared.b64 %p1, [%r1 + 8], 0;", kIllegal, "has been ended before copies have told it");
    row("mbarrier.arrive.shared.b64 %d2, [%r1 + 4];", Kind::Misaligned, "8 bytes");
    row("mbarrier.arrive.shared.b64 %d2, [%r1 + 4096];", Kind::SharedOutOfBounds, "past the end");
    row("mbarrier.arrive.shared.b64 %d2, [bar + 16];", Kind::SharedOutOfBounds, "variable bar");
    row("mbarrier.arrive.b64 %d2, [%out];", Kind::IllegalAddress, "generic address of this one is in another space");
}

void Mbarriers::misuse()
{
    QFETCH(QString, text);
    PtxKernel kernel(made(3) + text.toStdString());
    kernel.run(1, 16);
    QVERIFY(kernel.report().fault.has_value());
    QTEST(kernel.report().fault->kind, "kind");
    QFETCH(QString, words);
    QVERIFY2(kernel.faultText().contains(words), qPrintable(kernel.faultText()));
}

void Mbarriers::standstillIsToldAtOnce()
{
    PtxKernel kernel(made(100) + R"(
        setp.lt.u32 %p1, %t, 70;
        @%p1 mbarrier.arrive.expect_tx.shared.b64 %d2, [%r1], 2;
    AGAIN:
        mbarrier.try_wait.parity.shared.b64 %p2, [%r1], 0;
        @!%p2 bra AGAIN;)");
    kernel.run(128, 128);
    QVERIFY(kernel.report().fault.has_value());
    QCOMPARE(kernel.report().fault->kind, Kind::Deadlock);
    QCOMPARE(kernel.faultText(),
             QString("no thread of the block can go on: thread (0, 0, 0) waits for a phase of parity 0 of the mbarrier at shared address "
                     "0x0 (variable bar), of which 70 of 100 arrivals have come in its phase 0, none of them from warp 3, and 140 "
                     "bytes of copies are awaited"));
}

// The others wait at a barrier for those that wait for the mbarrier: that is what is blamed.
void Mbarriers::standstillBehindABarrier()
{
    PtxKernel kernel(made(33) + R"(
        setp.ge.u32 %p1, %t, 32;
        @%p1 bra JOIN;
        mbarrier.arrive.shared.b64 %d2, [%r1];
    AGAIN:
        mbarrier.try_wait.shared.b64 %p2, [%r1], %d2;
        @!%p2 bra AGAIN;
    JOIN:
        bar.sync 0;)");
    kernel.run(64, 64);
    QVERIFY(kernel.report().fault.has_value());
    QCOMPARE(kernel.report().fault->kind, Kind::Deadlock);
    QVERIFY2(kernel.faultText().contains("32 of 33 arrivals have come in its phase 0, none of them from warp 1"),
             qPrintable(kernel.faultText()));
}

void Mbarriers::refusals_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* text, const char* words) { QTest::newRow(text) << QString(text) << QString(words); };
    row("mbarrier.init.global.b64 [%out], 1;", "not emulated (.global)");
    row("mbarrier.arrive.b32 %r2, [%r1];", "not emulated (.b32)");
    row("mbarrier.arrive.shared.b64 %r2, [%r1];", "32 bits where 64 are wanted");
    row("mbarrier.arrive.noComplete.shared.b64 %d2, [%r1];", "operands");
    row("mbarrier.test_wait.parity.shared.b64 %p1, [%r1], 0, 5;", "operands");
    row("mbarrier.try_wait.parity.release.cta.shared.b64 %p1, [%r1], 0;", "not emulated (.release)");
    row("mbarrier.test_wait.shared.b64 %r1, [%r1], %d2;", "a predicate register is wanted");
    row("cp.async.mbarrier.arrive.noinc.b32 [%r1];", "not emulated (.b32)");
}

void Mbarriers::refusals()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    QString said;
    try {
        PtxKernel kernel(made(1) + text.toStdString());
        kernel.run(1, 16);
    } catch (const kd::LogicError& error) {
        said = QString::fromStdString(error.info().text.english());
    }
    QVERIFY2(said.contains(words), qPrintable(said));
}

KD_TEST(Mbarriers, kd::test::NoApplication)

}  // namespace tst_mbarriers

#include "tst_mbarriers.moc"
