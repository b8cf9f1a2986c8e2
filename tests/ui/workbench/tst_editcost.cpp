// SPDX-License-Identifier: GPL-3.0-or-later
// What an edit changed in a kernel's figures: registers, spills, shared memory, occupancy.
#include "tests/program/testprogram.h"
#include "ui/workbench/advice/editcost.h"

#include <QTest>

namespace tst_editcost {

using namespace kd;

namespace {

/// VISUAL 10: 256 threads on sm_90.
const OccupancyInput kLaunch{.architecture = {9, 0}, .threads = 256, .dynamicShared = 1024};

KernelInfo kernelOf(std::uint32_t registers, std::uint32_t spilled = 0, std::uint32_t shared = 0)
{
    return {.name = "k", .loweredName = "_Z1kv", .registers = registers, .spillStores = spilled, .staticShared = shared};
}

std::optional<EditCost> changeOf(const KernelInfo& before, const KernelInfo& now)
{
    return editCost({.kernels = {before}}, now, kLaunch);
}

}  // namespace

class TestEditCost : public QObject {
    Q_OBJECT
private slots:
    void tellsRegistersAndOccupancy()
    {
        const auto change = changeOf(kernelOf(40), kernelOf(47));
        QVERIFY(change && change->hasOtherRegisters() && change->hasOtherOccupancy());
        QVERIFY(!change->hasOtherSpills() && !change->hasOtherShared() && !change->isNone());
        QCOMPARE(change->before.reached.occupancy, 0.75);
        QCOMPARE(change->now.reached.occupancy, 0.625);
        QCOMPARE(limiterNamesOf(change->now.reached), QStringLiteral("registers"));
        QVERIFY(change->isWorse());
    }

    void countsDynamicSharedMemoryToo()
    {
        const auto change = changeOf(kernelOf(32, 0, 512), kernelOf(32, 0, 768));
        QVERIFY(change && change->hasOtherShared());
        QCOMPARE(change->before.shared, 1536u);
        QCOMPARE(change->now.shared, 1792u);
    }

    void isWorse_data()
    {
        QTest::addColumn<quint32>("registers");
        QTest::addColumn<quint32>("spilled");
        QTest::addColumn<quint32>("shared");
        QTest::addColumn<bool>("isWorse");
        QTest::newRow("fewer registers") << 38u << 8u << 512u << false;
        QTest::newRow("more registers, same occupancy") << 40u << 8u << 512u << true;
        QTest::newRow("occupancy lost") << 48u << 8u << 512u << true;
        QTest::newRow("occupancy won, more spilled") << 32u << 16u << 512u << true;
        QTest::newRow("occupancy won") << 32u << 8u << 512u << false;
        QTest::newRow("less spilled, more registers") << 40u << 0u << 512u << false;
        QTest::newRow("more shared memory") << 39u << 8u << 1024u << true;
    }
    void isWorse()
    {
        QFETCH(quint32, registers);
        QFETCH(quint32, spilled);
        QFETCH(quint32, shared);
        const auto change = changeOf(kernelOf(39, 8, 512), kernelOf(registers, spilled, shared));
        QVERIFY(change && !change->isNone());
        QTEST(change->isWorse(), "isWorse");
    }

    void isNoneForTheSameFigures()
    {
        const auto change = changeOf(kernelOf(39), kernelOf(39));
        QVERIFY(change && change->isNone() && !change->isWorse());
    }

    void findsTheKernelUnderAnotherSymbol()
    {
        KernelInfo before = kernelOf(40);
        before.loweredName = "_Z1kPf";
        QVERIFY(changeOf(before, kernelOf(47)));
        before.name = "other";
        QVERIFY(!changeOf(before, kernelOf(47)));
    }

    void hasNothingOnAnUnknownArchitecture()
    {
        OccupancyInput launch = kLaunch;
        launch.architecture = {1, 0};
        QVERIFY(!editCost({.kernels = {kernelOf(40)}}, kernelOf(47), launch));
    }

    void namesWhatLimits()
    {
        QCOMPARE(limiterNamesOf(figuresOf(kernelOf(32), kLaunch)->reached), QString());
        QCOMPARE(limiterNamesOf(figuresOf(kernelOf(32, 0, 48 * 1024), kLaunch)->reached), QStringLiteral("shared memory"));
    }
};

KD_TEST(TestEditCost, QCoreApplication)

}  // namespace tst_editcost

#include "tst_editcost.moc"
