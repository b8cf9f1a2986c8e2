// SPDX-License-Identifier: GPL-3.0-or-later
#include "memorybench.h"
#include "tests/program/testprogram.h"

#include <QtTest>

namespace tst_addressrows {

using namespace kd;
using namespace kd::emulator;

using U64 = std::uint64_t;

class AddressRowsTest : public QObject {
    Q_OBJECT
private slots:
    void convertsToGenericAndBack_data();
    void convertsToGenericAndBack();
    void tellsSpacesApart_data();
    void tellsSpacesApart();
    void hintsDoNothing_data();
    void hintsDoNothing();
    void discardChecksItsRange();
    void fencesForgetForRaces_data();
    void fencesForgetForRaces();
};

void AddressRowsTest::convertsToGenericAndBack_data()
{
    QTest::addColumn<QString>("space");
    for (const char* space : {"shared", "shared::cta", "local", "param", "param::entry", "global", "const"})
        QTest::newRow(space) << space;
}

void AddressRowsTest::convertsToGenericAndBack()
{
    QFETCH(QString, space);
    MemoryBench bench;
    const std::string name = space.toStdString();
    const U64 window = name.starts_with("shared")  ? bench.launch().sharedWindow
                       : name == "local"           ? bench.launch().localWindow
                       : name.starts_with("param") ? bench.launch().parameterWindow
                                                   : 0;
    bench.setAll<U64>("%rd1", [](int lane) { return 1000 + lane; });
    bench.setAll<U64>("%rd2", [](int) { return 7; });
    QVERIFY(bench.run("cvta." + name + ".u64 %rd2, %rd1;", 0x0000ffff));
    QVERIFY(bench.run("cvta.to." + name + ".u64 %rd3, %rd2;", 0x000000ff));
    for (int lane = 0; lane < kLanes; ++lane) {
        QCOMPARE(bench.get<U64>("%rd2", lane), lane < 16 ? window + 1000 + static_cast<U64>(lane) : 7u);
        QCOMPARE(bench.get<U64>("%rd3", lane), lane < 8 ? 1000 + static_cast<U64>(lane) : 0u);
    }
}

void AddressRowsTest::tellsSpacesApart_data()
{
    QTest::addColumn<QString>("space");
    QTest::addColumn<LaneMask>("expected");
    QTest::newRow("shared") << "shared" << LaneMask{1};
    QTest::newRow("local") << "local" << LaneMask{2};
    QTest::newRow("param::entry") << "param::entry" << LaneMask{4};
    QTest::newRow("global") << "global" << LaneMask{4 | 8 | 32};  // parameters are in it, constants are not
    QTest::newRow("const") << "const" << LaneMask{16};
}

void AddressRowsTest::tellsSpacesApart()
{
    QFETCH(QString, space);
    QFETCH(LaneMask, expected);
    MemoryBench bench;
    const U64 addresses[] = {bench.launch().sharedWindow + 8, bench.launch().localWindow, bench.launch().parameterWindow + 4,
                             bench.globalWord(),              bench.constWords() + 4,      0};
    bench.setAll<U64>("%rd1", [&](int lane) { return addresses[lane % 6]; });
    bench.predicate("%p1") = 0xffffffc0;
    QVERIFY(bench.run("isspacep." + space.toStdString() + " %p1, %rd1;", 0x3f));
    QCOMPARE(bench.predicate("%p1"), 0xffffffc0 | expected);
}

void AddressRowsTest::hintsDoNothing_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"prefetch.global.L1 [%rd1];", "prefetch.L2 [%rd1];", "prefetch.global.L2::evict_last [%rd1];", "prefetchu.L1 [%rd1];",
          "applypriority.global.L2::evict_normal [%rd1], 128;", "createpolicy.fractional.L2::evict_last.b64 %rd2, 0.5;",
          "createpolicy.range.global.L2::evict_last.L2::evict_unchanged.b64 %rd2, [%rd1], %r1, %r2;",
          "createpolicy.cvt.L2.b64 %rd2, %rd3;"})
        QTest::newRow(text) << text;
}

void AddressRowsTest::hintsDoNothing()
{
    QFETCH(QString, text);
    MemoryBench bench;
    bench.setAll<U64>("%rd1", [](int) { return 12345; });  // no memory is there, which is no fault
    QVERIFY(bench.run(text.toStdString(), 0xff));
    QCOMPARE(bench.get<U64>("%rd1", 0), 12345u);
}

void AddressRowsTest::discardChecksItsRange()
{
    MemoryBench bench;
    const U64 address = bench.memory().allocate(256);
    bench.setAll<U64>("%rd1", [&](int lane) { return address + static_cast<U64>(lane % 2) * 128; });
    QVERIFY(bench.run("discard.global.L2 [%rd1], 128;"));
    QVERIFY(!bench.run("discard.global.L2 [%rd1+128], 128;"));
    QCOMPARE(bench.fault().lane, 1);
    QVERIFY(!bench.run("discard.L2 [%rd1+64], 128;"));
    QVERIFY_EXCEPTION_THROWN(bench.decode("discard.L2 [%rd1], 64;"), std::exception);
}

void AddressRowsTest::fencesForgetForRaces_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"membar.cta;", "membar.gl;", "membar.sys;", "fence.acq_rel.gpu;", "fence.sc.sys;", "fence.cta;",
                             "fence.acquire.cluster;", "fence.proxy.alias;", "ld.acquire.cta.shared.u32 %r3, [%rd2];",
                             "st.release.cta.shared.u32 [%rd2], %r3;", "atom.shared.cas.b32 %r3, [%rd2], 0, 1;",
                             "atom.shared.exch.b32 %r3, [%rd2], 0;", "atom.acq_rel.cta.shared.add.u32 %r3, [%rd2], 1;"})
        QTest::newRow(text) << text;
}

// What a warp wrote before any of these may have been handed to another one.
void AddressRowsTest::fencesForgetForRaces()
{
    QFETCH(QString, text);
    MemoryBench bench;
    RaceDetector races;
    bench.launch().blockSize = {64, 1, 1};
    bench.detectRaces(&races);
    bench.setAll<U64>("%rd1", [](int lane) { return lane * 4; });
    bench.setAll<U64>("%rd2", [](int) { return 1024; });
    QVERIFY(bench.run("st.shared.u32 [%rd1], %r2;"));
    QVERIFY(bench.run(text.toStdString()));
    bench.warp().index = 1;
    QVERIFY(bench.run("ld.shared.u32 %r2, [%rd1];"));
    QVERIFY(races.barrier(3, 3) == nullptr);
}

KD_TEST(AddressRowsTest, QCoreApplication)

}  // namespace tst_addressrows

#include "tst_addressrows.moc"
