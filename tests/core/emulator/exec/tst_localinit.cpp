// SPDX-License-Identifier: GPL-3.0-or-later
#include "ptxkernel.h"

#include "tests/program/testprogram.h"

#include <QtTest>

namespace tst_localinit {

using Kind = kd::Fault::Kind;

class LocalInitTest : public QObject {
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void isLookedForFromSharedOn();
    void blocksBeginAnew();
};

void LocalInitTest::reads_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const char* body, const char* words = "") { QTest::newRow(name) << body << words; };
    const char* const first = "a read of 4 bytes at byte 8 of local memory by thread (0, 0, 0), which the thread has not written";
    row("never written", "ld.local.u32 %r1, [a+8]; st.global.u32 [%slot], %r1;", first);
    row("written", "st.local.u32 [a+8], %t; ld.local.u32 %r1, [a+8]; st.global.u32 [%slot], %r1;");
    row("the neighbour is written",
        "st.local.u32 [a+4], %t; ld.local.u32 %r1, [a+8]; add.u32 %r1, %r1, 1; st.global.u32 [%slot], %r1;", first);
    row("maybe padding", "st.local.u32 [a+4], %t; ld.local.u32 %r1, [a+8]; st.global.u32 [%slot], %r1;");
    row("one byte of it is", "cvt.u16.u32 %h0, %t; st.local.u8 [a+9], %h0; ld.local.u32 %r1, [a+8]; st.global.u32 [%slot], %r1;");
    row("by some threads",
        "setp.ne.u32 %p0, %t, 3; @%p0 st.local.u32 [a+8], %t; ld.local.u32 %r1, [a+8]; st.global.u32 [%slot], %r1;",
        "by thread (3, 0, 0), which");
    row("at an index", "and.b32 %r0, %t, 3; shl.b32 %r0, %r0, 2; cvt.u64.u32 %d0, %r0; mov.u64 %d1, a; add.s64 %d0, %d0, %d1;"
                       "st.local.u32 [%d0], %t; ld.local.u32 %r1, [a+4]; add.u32 %r1, %r1, 1; st.global.u32 [%slot], %r1;",
        "a read of 4 bytes at byte 4 of local memory by thread (0, 0, 0)");
    row("a vector of which a part is written",
        "st.local.u32 [a+12], %t; ld.local.v2.u32 {%r1, %r2}, [a+8]; st.global.u32 [%slot], %r2;");
    row("by a generic address",
        "mov.u64 %d1, a; cvta.local.u64 %d1, %d1; st.u32 [%d1+8], %t; ld.local.u32 %r1, [a+8]; st.global.u32 [%slot], %r1;");
    row("read by a generic address",
        "mov.u64 %d1, a; cvta.local.u64 %d1, %d1; st.u32 [%d1+4], %t; ld.u32 %r1, [%d1+8]; add.u32 %r1, %r1, 1;"
        "st.global.u32 [%slot], %r1;", first);
    row("generic addresses of other memory", "ld.u32 %r1, [%slot]; st.u32 [%slot], %r1; st.local.u32 [a], %r1;");
    row("a branch", "ld.local.u32 %r1, [a+8]; setp.eq.u32 %p0, %r1, 7; @%p0 bra OUT; st.global.u32 [%slot], %t; OUT:",
        "which the thread has not written; a branch depends on it");
    row("an address", "ld.local.u32 %r1, [a+8]; cvt.u64.u32 %d0, %r1; add.s64 %d0, %d0, %out; st.global.u32 [%d0], 1;",
        "which the thread has not written; an address depends on it");
    row("thrown away", "ld.local.u32 %r1, [a+8]; setp.eq.u32 %p0, %t, 99; selp.b32 %r2, %r1, %t, %p0; st.global.u32 [%slot], %r2;");
    row("overwritten", "ld.local.u32 %r1, [a+8]; mov.u32 %r1, %t; st.global.u32 [%slot], %r1;");
    row("through local memory",
        "ld.local.u32 %r1, [a+8]; add.u32 %r1, %r1, 1; st.local.u32 [a], %r1; ld.local.u32 %r2, [a];"
        "st.global.u32 [%slot], %r2;", first);
    row("loaded over its own address", "mov.u64 %d0, a; ld.local.u64 %d0, [%d0+8]; st.global.u32 [%slot], %t;");
}

void LocalInitTest::reads()
{
    QFETCH(const QString, body);
    QFETCH(const QString, words);
    for (const bool isNoted : {false, true}) {
        PtxKernel kernel(".local .align 16 .b8 a[16];\n" + body.toStdString(), {}, {.threads = 1, .notes = isNoted});
        kernel.run(4, 4);
        QCOMPARE(kernel.report().fault.has_value(), !words.isEmpty());
        if (words.isEmpty())
            continue;
        QCOMPARE(kernel.report().fault->kind, Kind::UninitializedRead);
        QVERIFY2(kernel.faultText().contains(words), qPrintable(kernel.faultText()));
    }
}

void LocalInitTest::isLookedForFromSharedOn()
{
    const std::string body = ".local .align 16 .b8 a[16]; ld.local.u32 %r1, [a+8]; setp.eq.u32 %p0, %r1, 7; @%p0 bra OUT;"
                             "st.global.u32 [%slot], %t; OUT:";
    for (const kd::HazardChecks checks : kd::hazardCheckLevels()) {
        PtxKernel kernel(body, {}, {.threads = 1, .checks = checks});
        kernel.run(4, 4);
        QCOMPARE(kernel.report().fault.has_value(), checks != kd::HazardChecks::Addresses);
    }
}

/// What an earlier block wrote is not a later one's.
void LocalInitTest::blocksBeginAnew()
{
    PtxKernel kernel(".local .align 16 .b8 a[16]; mov.u32 %r0, %ctaid.x; setp.lt.u32 %p0, %r0, 5;"
                     "@%p0 st.local.u32 [a], %t; ld.local.u32 %r1, [a]; st.global.u32 [%slot], %r1;");
    kernel.run(32, 32 * 8, 8);
    QVERIFY(kernel.report().fault.has_value());
    QCOMPARE(kernel.report().fault->block.value(), (kd::Dim3{5, 0, 0}));
}

KD_TEST(LocalInitTest, kd::test::NoApplication)

}  // namespace tst_localinit
#include "tst_localinit.moc"
