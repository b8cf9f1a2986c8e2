// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"
#include "core/device/architecture.h"
#include "core/occupancy/occupancy.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <random>

namespace tst_whatif {

using namespace kd;

namespace {

template <typename Change>
double occupancyWith(OccupancyInput input, Change change)
{
    change(input);
    return occupancyFigures(input).occupancy;
}

QString described(const std::vector<OccupancyStep>& steps)
{
    QStringList list;
    for (const OccupancyStep& step : steps)
        list
            << QString("%1 %2: %3").arg(QString::fromStdString(step.resource)).arg(step.value).arg(100 * step.occupancy, 0, 'f', 1);
    return list.join(", ");
}

OccupancyInput randomInput(std::mt19937& random)
{
    const auto upTo = [&random](std::uint32_t most) { return std::uniform_int_distribution<std::uint32_t>(0, most)(random); };
    const auto known = knownArchitectures();
    OccupancyInput input{.architecture = known[upTo(static_cast<std::uint32_t>(known.size() - 1))].capability};
    input.threads = 1 + upTo(1100);
    input.registers = upTo(257);
    input.staticShared = upTo(1) * upTo(49152);
    input.dynamicShared = upTo(1) * upTo(60000);
    if (upTo(1))
        input.carveoutPercent = static_cast<int>(upTo(100));
    input.barriers = upTo(20);
    return input;
}

}  // namespace

class TestWhatIf : public QObject {
    Q_OBJECT

private slots:
    void curvesHoldWhatTheCalculatorSays_data();
    void curvesHoldWhatTheCalculatorSays();
    void suggestionIsTheSmallestOfTheBest();
    void suggestionKeepsLaunchBounds();
    void nextStepsOfTheSample();
    void nextSteps_data();
    void nextSteps();
    void nextStepsAreTheNearest();
    void sharedCanGrowWithoutLoss();
};

void TestWhatIf::curvesHoldWhatTheCalculatorSays_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < knownArchitectures().size(); ++i)
        QTest::newRow(architectureName(knownArchitectures()[i].capability).c_str()) << static_cast<int>(i);
}

void TestWhatIf::curvesHoldWhatTheCalculatorSays()
{
    QFETCH(int, index);
    const ArchitectureLimits& limits = knownArchitectures()[static_cast<std::size_t>(index)];
    const OccupancyInput input{.architecture = limits.capability, .threads = 192, .registers = 47, .staticShared = 2048};
    const OccupancyCurves curves = occupancyCurves(input);
    QCOMPARE(curves.threads.points.size(), std::size_t{32});
    QCOMPARE(curves.threads.points.front().value, 32u);
    QCOMPARE(curves.threads.points.back().value, 1024u);
    QCOMPARE(curves.registers.points.size(), std::size_t{255});
    QCOMPARE(curves.shared.points.size(), std::size_t{limits.sharedPerBlockOptin / 1024 + 1});
    QCOMPARE(curves.shared.points.back().occupancy, 0.0);
    for (const auto& point : curves.threads.points)
        QCOMPARE(point.occupancy, occupancyWith(input, [&](OccupancyInput& i) { i.threads = point.value; }));
    for (const auto& point : curves.registers.points)
        QCOMPARE(point.occupancy, occupancyWith(input, [&](OccupancyInput& i) { i.registers = point.value; }));
    for (const auto& point : curves.shared.points)
        QCOMPARE(point.occupancy, occupancyWith(input, [&](OccupancyInput& i) { i.dynamicShared = point.value; }));
}

void TestWhatIf::suggestionIsTheSmallestOfTheBest()
{
    std::mt19937 random(7);
    for (int i = 0; i < 2000; ++i) {
        const OccupancyInput input = randomInput(random);
        std::uint32_t best = 0;
        double highest = 0;
        for (std::uint32_t threads = 1; threads <= 1024; ++threads) {
            const double occupancy = occupancyWith(input, [&](OccupancyInput& changed) { changed.threads = threads; });
            if (occupancy > highest) {
                highest = occupancy;
                best = threads;
            }
        }
        // Among all sizes the first of the best has one thread in its last warp; the suggestion fills that warp.
        QCOMPARE(suggestedBlockSize(input), (best + 31) / 32 * 32);
    }
}

void TestWhatIf::suggestionKeepsLaunchBounds()
{
    QCOMPARE(suggestedBlockSize({.architecture = {8, 6}, .registers = 32}), 96u);
    QCOMPARE(suggestedBlockSize({.architecture = {8, 6}, .registers = 32, .maxThreads = 64}), 64u);
    QCOMPARE(suggestedBlockSize({.architecture = {9, 0}, .dynamicShared = 300000}), 0u);
}

void TestWhatIf::nextStepsOfTheSample()
{
    const std::vector<OccupancyStep> steps = kd::nextSteps({.architecture = {9, 0}, .threads = 256, .registers = 47});
    QCOMPARE(described(steps), QString("registers 40: 75.0"));
    const std::vector<OccupancyStep> further = kd::nextSteps({.architecture = {9, 0}, .threads = 256, .registers = 40});
    QCOMPARE(further.front().value, 32u);
    QCOMPARE(further.front().occupancy, 1.0);
}

void TestWhatIf::nextSteps_data()
{
    QTest::addColumn<QList<int>>("numbers");  // threads, registers, static, dynamic, carve-out, barriers, cluster
    QTest::addColumn<QString>("steps");
    QTest::newRow("at the maximum") << QList<int>{256, 32, 0, 0, -1, 0, 1} << "";
    QTest::newRow("small blocks") << QList<int>{32, 32, 0, 0, -1, 0, 1} << "threads 64: 100.0";
    QTest::newRow("shared") << QList<int>{256, 32, 1000, 40000, -1, 0, 1} << "threads 288: 70.3, shared 37888: 75.0";
    QTest::newRow("carve-out") << QList<int>{256, 32, 0, 30000, 40, 0, 1}
                               << "threads 288: 42.2, shared 24576: 50.0, carveout 44: 50.0";
    QTest::newRow("too many threads") << QList<int>{5000, 32, 0, 0, -1, 0, 1} << "threads 1024: 100.0";
    QTest::newRow("too many registers") << QList<int>{64, 4000000, 0, 0, -1, 0, 1} << "registers 255: 12.5";
    QTest::newRow("too much shared") << QList<int>{256, 32, 0, 2000000000, -1, 0, 1} << "shared 232448: 12.5";
    QTest::newRow("cluster") << QList<int>{256, 32, 0, 0, -1, 0, 100} << "cluster 16: 100.0";
    QTest::newRow("barriers") << QList<int>{64, 32, 0, 0, -1, 16, 1} << "threads 96: 18.8, barriers 12: 15.6";
}

void TestWhatIf::nextSteps()
{
    QFETCH(QList<int>, numbers);
    const auto at = [&numbers](int i) { return static_cast<std::uint32_t>(numbers[i]); };
    QTEST(described(kd::nextSteps({.threads = at(0), .registers = at(1), .staticShared = at(2), .dynamicShared = at(3),
                                   .carveoutPercent = numbers[4], .barriers = at(5), .cluster = at(6)})),
          "steps");
}

void TestWhatIf::nextStepsAreTheNearest()
{
    std::mt19937 random(11);
    for (int i = 0; i < 500; ++i) {
        const OccupancyInput input = randomInput(random);
        const double now = occupancyFigures(input).occupancy;
        for (const OccupancyStep& step : kd::nextSteps(input)) {
            QVERIFY(step.occupancy > now);
            if (step.resource == "registers") {
                const std::uint32_t most = std::min(input.registers, 255u);  // compilers give a thread no more
                for (std::uint32_t registers = step.value + 1; registers <= most; ++registers)
                    QVERIFY(occupancyWith(input, [&](OccupancyInput& changed) { changed.registers = registers; }) <= now);
            } else if (step.resource == "shared") {
                for (std::uint32_t bytes = step.value + 1; bytes < input.staticShared + input.dynamicShared; ++bytes)
                    QVERIFY(occupancyWith(input, [&](OccupancyInput& changed) {
                                changed.staticShared = 0;
                                changed.dynamicShared = bytes;
                            }) <= now);
            }
        }
    }
}

void TestWhatIf::sharedCanGrowWithoutLoss()
{
    QCOMPARE(sharedAtSameOccupancy({.threads = 256, .registers = 47, .staticShared = 16384}), 45568u);
    std::mt19937 random(13);
    for (int i = 0; i < 500; ++i) {
        const OccupancyInput input = randomInput(random);
        const std::uint32_t blocks = occupancyFigures(input).blocksPerSm;
        if (blocks == 0)
            continue;
        OccupancyInput changed = input;
        changed.staticShared = 0;
        changed.dynamicShared = sharedAtSameOccupancy(input);
        QVERIFY(changed.dynamicShared >= input.staticShared + input.dynamicShared);
        QVERIFY(occupancyFigures(changed).blocksPerSm >= blocks);
        changed.dynamicShared += 1;
        QVERIFY(occupancyFigures(changed).blocksPerSm < blocks);
    }
}

KD_TEST(TestWhatIf, kd::test::NoApplication)

}  // namespace tst_whatif

#include "tst_whatif.moc"
