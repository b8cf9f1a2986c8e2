// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/timeverdict.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <limits>

namespace tst_timeverdict {

using namespace kd;

namespace {

Statistics times(double low, double median, double high)
{
    return {.median = median, .intervalLow = low, .intervalHigh = high};
}

}  // namespace

class TestTimeVerdict : public QObject {
    Q_OBJECT

private slots:
    void judges_data();
    void judges();
    void rangeHoldsBothIntervals();
    void samplesJudgeThemselvesTheSame();
    void comparesWindowsOfDifferentWays();
};

void TestTimeVerdict::judges_data()
{
    using Kind = TimeVerdict::Kind;
    QTest::addColumn<QList<double>>("before");
    QTest::addColumn<QList<double>>("after");
    QTest::addColumn<int>("kind");
    const QList<double> base{0.99, 1.0, 1.01};
    const auto row = [&](const char* name, const QList<double>& after, Kind kind) {
        QTest::newRow(name) << base << after << static_cast<int>(kind);
    };
    row("less", {0.90, 0.91, 0.92}, Kind::Faster);
    row("more", {1.10, 1.11, 1.12}, Kind::Slower);
    row("meeting", {0.95, 0.97, 0.99}, Kind::CannotTell);
    row("within one another", {0.8, 1.0, 1.2}, Kind::CannotTell);
    row("zero", {0, 0, 0}, Kind::CannotTell);
    row("no number", {0.9, std::numeric_limits<double>::quiet_NaN(), 0.92}, Kind::CannotTell);
    row("endless", {0.9, 0.91, std::numeric_limits<double>::infinity()}, Kind::CannotTell);
    const QList<double> narrow{0.999, 1.0, 1.001};
    QTest::newRow("alike") << narrow << narrow << static_cast<int>(Kind::Same);
    QTest::newRow("apart by less than clocks move it")
        << narrow << QList<double>{1.004, 1.005, 1.006} << static_cast<int>(Kind::Same);
    QTest::newRow("apart by a little more") << narrow << QList<double>{1.01, 1.011, 1.012} << static_cast<int>(Kind::Slower);
}

void TestTimeVerdict::judges()
{
    QFETCH(QList<double>, before);
    QFETCH(QList<double>, after);
    const TimeVerdict verdict = compareTimes(times(before[0], before[1], before[2]), times(after[0], after[1], after[2]));
    QTEST(static_cast<int>(verdict.kind), "kind");
}

void TestTimeVerdict::rangeHoldsBothIntervals()
{
    const TimeVerdict verdict = compareTimes(times(9, 10, 12), times(4, 5, 6));
    QCOMPARE(verdict.change, -0.5);
    QCOMPARE(verdict.low, 4.0 / 12 - 1);
    QCOMPARE(verdict.high, 6.0 / 9 - 1);
}

void TestTimeVerdict::samplesJudgeThemselvesTheSame()
{
    std::vector<double> samples;
    for (int i = 0; i < 100; ++i)
        samples.push_back(1e-3 + 1e-6 * (i % 7));
    const Statistics statistics = statisticsOf(samples);
    QCOMPARE(static_cast<int>(compareTimes(statistics, statistics).kind), static_cast<int>(TimeVerdict::Kind::Same));
}

void TestTimeVerdict::comparesWindowsOfDifferentWays()
{
    using Method = KernelTime::Method;
    const auto outcome = [](Method method, double kernel, double window) {
        TimingOutcome timing;
        timing.statistics = times(kernel, kernel, kernel);
        timing.kernelTime = KernelTime{.method = method, .windowStatistics = times(window, window, window)};
        return timing;
    };
    const TimingOutcome calibrated = outcome(Method::Calibrated, 1.9, 4.7);
    QCOMPARE(compareTimes(calibrated, outcome(Method::Calibrated, 2.0, 4.7)).change, 2.0 / 1.9 - 1);
    QCOMPARE(static_cast<int>(compareTimes(calibrated, outcome(Method::Cupti, 2.0, 4.7)).kind),
             static_cast<int>(TimeVerdict::Kind::Same));
    TimingOutcome older;  // of a worker whose samples are windows
    older.statistics = times(9.4, 9.4, 9.4);
    QCOMPARE(compareTimes(calibrated, older).change, 9.4 / 4.7 - 1);
    QCOMPARE(static_cast<int>(compareTimes(calibrated, TimingOutcome{}).kind), static_cast<int>(TimeVerdict::Kind::CannotTell));
}

KD_TEST(TestTimeVerdict, kd::test::NoApplication)

}  // namespace tst_timeverdict

#include "tst_timeverdict.moc"
