// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "tests/core/emulator/exec/ptxkernel.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <array>

namespace tst_groupcopies {

using Words = std::vector<std::uint32_t>;
using Kind = kd::Fault::Kind;

namespace {

// A tile of 4 bytes a thread at %r1, and %r2 as the thread's word of it. %d1 is 512 bytes behind the thread's word of the buffer.
const std::string kTile = R"(
    .shared .align 16 .b8 tile[2048];
    mov.u32 %r1, tile; shl.b32 %r2, %t, 2; add.s32 %r2, %r1, %r2;
    add.s64 %d1, %slot, 512;
    st.global.u32 [%d1], %t;
)";

// Without the search for races nobody is told of what is read too early.
const kd::emulator::MachineSettings kUnwatched{.threads = 1, .checks = kd::HazardChecks::Addresses};

QString refusalOf(const std::string& body)
{
    try {
        PtxKernel kernel(body);
        kernel.run(32, 256);
    } catch (const kd::LogicError& error) {
        return QString::fromStdString(error.info().text.english());
    }
    return {};
}

}  // namespace

class GroupCopies : public QObject {
    Q_OBJECT

private slots:
    void arrivesWhenWaitedFor();
    void groupsCountForEachThread();
    void groupsThatMayBePending_data();
    void groupsThatMayBePending();
    void emptyGroupsCount();
    void waitAllTakesOpenGroups();
    void forgetsWithItsBlock();
    void sizes_data();
    void sizes();
    void ignoredAddressesAreNotLookedAt();
    void wrongAddresses_data();
    void wrongAddresses();
    void earlyReadNamesBothThreads();
    void changedSourceIsTold();
    void refusals_data();
    void refusals();
};

void GroupCopies::arrivesWhenWaitedFor()
{
    PtxKernel kernel(kTile + R"(
        st.shared.u32 [%r2], 77;
        cp.async.ca.shared.global [%r2], [%d1], 4;
        cp.async.commit_group;
        ld.shared.u32 %r3, [%r2];
        cp.async.wait_group 0;
        ld.shared.u32 %r4, [%r2];
        mad.lo.s32 %r4, %r4, 1000, %r3;
        st.global.u32 [%slot], %r4;)", {}, kUnwatched);
    const Words result = kernel.run(64, 256);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    for (std::uint32_t i = 0; i < 64; ++i)
        QCOMPARE(result[i], 1000 * i + 77);
}

// Odd threads close a group more than even ones, so that waiting for all but one group takes other copies of theirs.
void GroupCopies::groupsCountForEachThread()
{
    PtxKernel kernel(kTile + R"(
        and.b32 %r5, %t, 1; setp.eq.u32 %p0, %r5, 1;
        cp.async.ca.shared.global [%r2], [%d1], 4;
        cp.async.commit_group;
        @%p0 cp.async.commit_group;
        cp.async.wait_group 1;
        ld.shared.u32 %r4, [%r2];
        add.s32 %r4, %r4, 1;
        st.global.u32 [%slot], %r4;)", {}, kUnwatched);
    const Words result = kernel.run(32, 256);
    for (std::uint32_t i = 0; i < 32; ++i)
        QCOMPARE(result[i], i % 2 == 1 ? i + 1 : 1U);
}

void GroupCopies::groupsThatMayBePending_data()
{
    QTest::addColumn<int>("pending");
    for (const int pending : {0, 1, 2, 3, 4, 9})
        QTest::addRow("%d", pending) << pending;
}

// Four groups; which of their words have arrived, as bits.
void GroupCopies::groupsThatMayBePending()
{
    QFETCH(int, pending);
    std::string copies, reads;
    for (int group = 0; group < 4; ++group) {
        const std::string place = "[%r2 + " + std::to_string(512 * group) + "]";
        copies += "cp.async.ca.shared.global " + place + ", [%d1], 4; cp.async.commit_group;\n";
        reads += "ld.shared.u32 %r4, " + place + "; min.u32 %r4, %r4, 1; shl.b32 %r4, %r4, " + std::to_string(group) +
            "; or.b32 %r5, %r5, %r4;\n";
    }
    PtxKernel kernel(kTile + copies + "cp.async.wait_group " + std::to_string(pending) + "; mov.u32 %r5, 0;\n" + reads +
                         "st.global.u32 [%slot], %r5;", {}, kUnwatched);
    const Words result = kernel.run(32, 256);
    for (std::size_t i = 1; i < 32; ++i)
        QCOMPARE(result[i], (1U << std::max(0, 4 - pending)) - 1);
}

void GroupCopies::emptyGroupsCount()
{
    PtxKernel kernel(kTile + R"(
        cp.async.ca.shared.global [%r2], [%d1], 4;
        cp.async.commit_group; cp.async.commit_group; cp.async.commit_group;
        cp.async.wait_group 2;
        ld.shared.u32 %r4, [%r2];
        st.global.u32 [%slot], %r4;)");
    const Words result = kernel.run(32, 256);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(result[31], 31U);
}

void GroupCopies::waitAllTakesOpenGroups()
{
    PtxKernel kernel(kTile + R"(
        cp.async.ca.shared.global [%r2], [%d1], 4;
        cp.async.wait_group 0;
        ld.shared.u32 %r3, [%r2];
        cp.async.wait_all;
        ld.shared.u32 %r4, [%r2];
        mad.lo.s32 %r4, %r4, 1000, %r3;
        st.global.u32 [%slot], %r4;)", {}, kUnwatched);
    const Words result = kernel.run(32, 256);
    for (std::uint32_t i = 0; i < 32; ++i)
        QCOMPARE(result[i], 1000 * i);
}

// Blocks that follow each other on one host thread have nothing of each other's copies.
void GroupCopies::forgetsWithItsBlock()
{
    PtxKernel kernel(kTile + R"(
        st.shared.u32 [%r2], 0;
        cp.async.wait_all;
        ld.shared.u32 %r4, [%r2];
        st.global.u32 [%slot], %r4;
        bar.sync 0;
        cp.async.ca.shared.global [%r2], [%d1], 4;
        cp.async.commit_group;)");
    const Words result = kernel.run(32, 1024, 4);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    for (std::size_t i = 0; i < 32; ++i)
        QCOMPARE(result[i], 0U);
}

void GroupCopies::sizes_data()
{
    QTest::addColumn<QString>("copy");  // of up to 16 bytes to %r3
    QTest::addColumn<Words>("expected");
    const auto row = [](const char* copy, const Words& expected) { QTest::newRow(copy) << QString(copy) << expected; };
    row("cp.async.ca.shared.global [%r3], [%d2], 4;", {11, 9, 9, 9});
    row("cp.async.ca.shared::cta.global [%r3+4], [%d2+4], 4;", {9, 12, 9, 9});
    row("cp.async.ca.shared.global [%r3+8], [%d2+8], 8;", {9, 9, 13, 14});
    row("cp.async.ca.shared.global.L2::64B [%r3], [%d2], 16;", {11, 12, 13, 14});
    row("cp.async.cg.shared.global.L2::256B [%r3], [%d2], 16;", {11, 12, 13, 14});
    row("cp.async.cg.shared.global [%r3], [%d2], 16, 8;", {11, 12, 0, 0});
    row("cp.async.ca.shared.global [%r3], [%d2], 8, 0;", {0, 0, 9, 9});
    row("mov.u32 %r9, 6; cp.async.cg.shared.global [%r3], [%d2], 16, %r9;", {11, 12, 0, 0});  // words below 65536
    row("cp.async.cg.shared.global.L2::cache_hint [%r3], [%d2], 16, %d9;", {11, 12, 13, 14});
    row("cp.async.cg.shared.global.L2::cache_hint.L2::128B [%r3], [%d2], 16, 4, %d9;", {11, 0, 0, 0});
    row("setp.eq.u32 %p1, 0, 0; cp.async.ca.shared.global [%r3], [%d2], 4, %p1;", {0, 9, 9, 9});
    row("setp.eq.u32 %p1, 0, 0; cp.async.ca.shared.global [%r3], [%d2], 4, !%p1;", {11, 9, 9, 9});
    row("setp.eq.u32 %p1, 0, 1; @%p1 cp.async.ca.shared.global [%r3], [%d2], 4;", {9, 9, 9, 9});
    row("cp.async.ca.shared.global [tile+16], [%d2], 4; cp.async.ca.shared.global [tile+20], [%d2], 4;", {11, 11, 9, 9});
}

void GroupCopies::sizes()
{
    QFETCH(QString, copy);
    QFETCH(Words, expected);
    PtxKernel kernel(R"(
        .shared .align 16 .b8 tile[64];
        mov.u32 %r3, tile; add.s32 %r3, %r3, 16;
        add.s64 %d2, %out, 512;
        st.global.v4.u32 [%d2], {11, 12, 13, 14};
        st.shared.v4.u32 [%r3], {9, 9, 9, 9};
        mov.u64 %d9, 0;
        )" + copy.toStdString() + R"(
        cp.async.wait_all;
        ld.shared.v4.u32 {%r4, %r5, %r6, %r7}, [%r3];
        st.global.v4.u32 [%out], {%r4, %r5, %r6, %r7};)");
    const Words result = kernel.run(1, 256);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(Words(result.begin(), result.begin() + 4), expected);
}

void GroupCopies::ignoredAddressesAreNotLookedAt()
{
    PtxKernel kernel(kTile + R"(
        mov.u64 %d2, 4;
        cp.async.ca.shared.global [%r2], [%d2], 4, 0;
        setp.eq.u32 %p1, 0, 0;
        cp.async.ca.shared.global [%r2 + 128], [%d2], 4, %p1;
        cp.async.wait_all;)");
    kernel.run(32, 256);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
}

void GroupCopies::wrongAddresses_data()
{
    QTest::addColumn<QString>("copy");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* copy, Kind kind, const char* words) {
        QTest::newRow(copy) << QString(copy) << kind << QString(words);
    };
    row("cp.async.ca.shared.global [%r2+2], [%d1], 4;", Kind::Misaligned, "a write of 4 bytes");
    row("cp.async.cg.shared.global [%r1], [%d1+4], 16;", Kind::Misaligned, "a read of 16 bytes");
    row("cp.async.cg.shared.global [%r1], [%d1+4], 16, 4;", Kind::Misaligned, "a read of 16 bytes");
    row("cp.async.ca.shared.global [%r1+2048], [%d1], 4;", Kind::SharedOutOfBounds, "just past the end of the 2048-byte variable");
    row("cp.async.ca.shared.global [tile+2046], [%d1], 4;", Kind::SharedOutOfBounds, "variable tile");
    row("cp.async.ca.shared.global [%r1], [%d1+512], 4;", Kind::IllegalAddress, "a read of 4 bytes");
    row("cp.async.cg.shared.global [%r1], [%d1+512], 16, 4;", Kind::IllegalAddress, "a read of 1 byte");
    row("mov.u64 %d5, 0; cp.async.ca.shared.global [%r1], [%d5], 4;", Kind::NullPointer, "null pointer");
}

void GroupCopies::wrongAddresses()
{
    QFETCH(QString, copy);
    PtxKernel kernel(kTile + copy.toStdString() + " cp.async.wait_all;");
    kernel.run(1, 256);
    QVERIFY(kernel.report().fault.has_value());
    QTEST(kernel.report().fault->kind, "kind");
    QFETCH(QString, words);
    QVERIFY2(kernel.faultText().contains(words), qPrintable(kernel.faultText()));
}

void GroupCopies::earlyReadNamesBothThreads()
{
    PtxKernel kernel(kTile + R"(
        cp.async.ca.shared.global [%r2], [%d1], 4;
        cp.async.commit_group;
        bar.sync 0;
        xor.b32 %r6, %r2, 128;
        setp.eq.u32 %p0, %t, 37;
        @%p0 ld.shared.u16 %h4, [%r6 + 2];
        cp.async.wait_all;)");
    kernel.run(64, 256);
    QVERIFY(kernel.report().fault.has_value());
    QCOMPARE(kernel.report().fault->kind, Kind::SharedRace);
    QCOMPARE(kernel.report().fault->thread->x, 37U);
    QCOMPARE(kernel.faultText(),
             QString("a read of 2 bytes at shared address 0x16 by thread (37, 0, 0) comes before thread (5, 0, 0) has waited for its "
                     "cp.async that fills those bytes"));
}

void GroupCopies::changedSourceIsTold()
{
    const std::string text = kTile + R"(
        cp.async.ca.shared.global [%r2], [%d1], 4;
        cp.async.commit_group;
        setp.eq.u32 %p0, %t, 9;
        @%p0 st.global.u32 [%d1], 1;
        cp.async.wait_group 0;)";
    PtxKernel whole(text);
    whole.run(32, 256);
    QVERIFY(whole.report().fault.has_value());
    QCOMPARE(whole.report().fault->kind, Kind::GlobalRace);
    QCOMPARE(whole.report().fault->thread->x, 9U);
    QVERIFY2(whole.faultText().endsWith("nothing orders a write by thread (9, 0, 0) of block (0, 0, 0) and a read of an asynchronous "
                                        "copy by thread (9, 0, 0) of block (0, 0, 0), which has not been waited for"),
             qPrintable(whole.faultText()));
    // Where nobody looks at global memory, the bytes tell.
    PtxKernel kernel(text, {}, {.threads = 1, .checks = kd::HazardChecks::Shared});
    kernel.run(32, 256);
    QVERIFY(kernel.report().fault.has_value());
    QCOMPARE(kernel.report().fault->kind, Kind::SharedRace);
    QCOMPARE(kernel.report().fault->thread->x, 9U);
    QVERIFY2(kernel.faultText().startsWith("global memory at 0x"), qPrintable(kernel.faultText()));
    QVERIFY2(kernel.faultText().endsWith("was changed while an asynchronous copy of thread (9, 0, 0) was reading it"),
             qPrintable(kernel.faultText()));
}

void GroupCopies::refusals_data()
{
    QTest::addColumn<QString>("copy");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* copy, const char* words) { QTest::newRow(copy) << QString(copy) << QString(words); };
    row("cp.async.ca.shared.global [%r2], [%d1], 12;", "12 bytes");
    row("cp.async.cg.shared.global [%r2], [%d1], 8;", ".cg copies 16");
    row("cp.async.ca.shared.global [%r2], [%d1], %r1;", "not a constant integer");
    row("cp.async.ca.shared.global [%r2], [%d1];", "missing");
    row("cp.async.ca.shared.global [%r2], [%d1], 4, 4, 4;", "operands");
    row("cp.async.ca.global.shared [%d1], [%r2], 4;", "not emulated (.global)");
    row("cp.async.cs.shared.global [%r2], [%d1], 4;", "not emulated (.cs)");
    row("cp.async.wait_group;", "missing");
    row("cp.async.wait_group -1;", "cannot be pending");
    row("cp.async.commit_group 1;", "operands");
}

void GroupCopies::refusals()
{
    QFETCH(QString, copy);
    QFETCH(QString, words);
    const QString said = refusalOf(kTile + copy.toStdString());
    QVERIFY2(said.contains(words), qPrintable(said));
}

KD_TEST(GroupCopies, kd::test::NoApplication)

}  // namespace tst_groupcopies

Q_DECLARE_METATYPE(std::vector<std::uint32_t>)
#include "tst_groupcopies.moc"
