// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/stoppingrule.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace tst_stoppingrule {

using kd::SampleLimits;
using kd::Seconds;
using kd::StoppingRule;
using Why = kd::TimingEnd::Why;

namespace {

constexpr std::size_t kBatch = 16;

/// What came of samples that are `middle` and, each other one, `spread` more, taken in batches.
struct Ended {
    std::size_t samples = 0;
    kd::TimingEnd end;
};

Ended endOf(const SampleLimits& limits, double spread, Seconds each, double cost = 0)
{
    StoppingRule rule(limits);
    std::vector<double> samples;
    do {
        for (std::size_t i = 0; i < kBatch && samples.size() < limits.samples; ++i)
            samples.push_back(samples.size() % 2 == 0 ? 1.0 : 1.0 + spread);
    } while (!rule.isOver(samples, each * static_cast<double>(samples.size()), cost));
    return {samples.size(), rule.end(kd::statisticsOf(samples))};
}

}  // namespace

class TestStoppingRule : public QObject {
    Q_OBJECT

private slots:
    void endsForOneReason_data();
    void endsForOneReason();
    void aNarrowIntervalByLuckEndsNothing();
    void whatIsNotTheKernelDoesNotWidenIt();
    void countsExactlyWithoutAnInterval();
    void medianIsAsGoodAsItSays();
    void sharesAreOfWhatIsMeasured();
    void saysWhyInASentence_data();
    void saysWhyInASentence();
};

void TestStoppingRule::endsForOneReason_data()
{
    QTest::addColumn<double>("spread");
    QTest::addColumn<double>("each");
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("why");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");

    const auto row = [](const char* name, double spread, double each, int samples, Why why, int least, int most) {
        QTest::newRow(name) << spread << each << samples << static_cast<int>(why) << least << most;
    };
    row("steady, long", 0.001, 0.01, 10000, Why::IntervalReached, 20, 64);
    row("steady, short: not before the least time", 0.001, 1e-5, 100000, Why::IntervalReached, 2500, 3000);
    row("steady, short, few allowed", 0.001, 1e-5, 200, Why::IntervalReached, 200, 200);
    row("scattered, few allowed", 0.5, 1e-5, 200, Why::SamplesReached, 200, 200);
    row("scattered, little time", 0.5, 0.02, 100, Why::TimeLimit, 48, 64);
    row("scattered, much time to save", 0.5, 0.001, 100000, Why::Restless, 80, 120);
    row("scattered, no second to save", 0.5, 0.001, 1000, Why::SamplesReached, 1000, 1000);
}

void TestStoppingRule::endsForOneReason()
{
    QFETCH(double, spread);
    QFETCH(double, each);
    QFETCH(int, samples);
    QFETCH(int, why);
    QFETCH(int, least);
    QFETCH(int, most);
    const Ended ended = endOf({.samples = static_cast<std::size_t>(samples), .minSamples = 20, .interval = 0.005,
                               .maxDuration = Seconds(samples == 100 ? 1 : 15)}, spread, Seconds(each));
    QCOMPARE(std::string(nameOf(ended.end.why)), std::string(nameOf(static_cast<Why>(why))));
    QVERIFY2(ended.samples >= std::size_t(least) && ended.samples <= std::size_t(most), std::to_string(ended.samples).c_str());
    QCOMPARE(ended.end.wanted, 0.005);
    QCOMPARE(ended.end.reached <= 0.005, ended.end.why == Why::IntervalReached);
    QCOMPARE(ended.end.projected > 0, ended.end.why == Why::Restless);
}

void TestStoppingRule::aNarrowIntervalByLuckEndsNothing()
{
    StoppingRule rule({.samples = 10000, .minSamples = 8, .interval = 0.005});
    std::vector<double> samples(8, 1.0);
    QVERIFY(!rule.isOver(samples, Seconds(1)));  // narrow, once
    for (int i = 0; i < 8; ++i)
        samples.push_back(1.5);
    QVERIFY(!rule.isOver(samples, Seconds(2)));
    samples.resize(200, 1.0);
    QVERIFY(!rule.isOver(samples, Seconds(3)));
    samples.resize(201, 1.0);
    QVERIFY(!rule.isOver(samples, Seconds(4)));  // too few are new since the last look
    samples.resize(240, 1.0);
    QVERIFY(rule.isOver(samples, Seconds(5)));
}

void TestStoppingRule::whatIsNotTheKernelDoesNotWidenIt()
{
    // 0.9 of each is cost: a scatter of 0.2 % is one of 2 % of the kernel's own time.
    const SampleLimits limits{.samples = 400, .minSamples = 20, .interval = 0.005};
    QCOMPARE(endOf(limits, 0.002, Seconds(0.01)).end.why, Why::IntervalReached);
    QCOMPARE(endOf(limits, 0.002, Seconds(0.001), 0.9).end.why, Why::SamplesReached);
}

void TestStoppingRule::countsExactlyWithoutAnInterval()
{
    const Ended ended = endOf({.samples = 100}, 0.0, Seconds(0.001));
    QCOMPARE(ended.samples, std::size_t(100));
    QCOMPARE(ended.end.why, Why::SamplesReached);
    QCOMPARE(ended.end.wanted, 0.0);
    QCOMPARE(endOf({.samples = 1}, 0.0, Seconds(1)).samples, std::size_t(1));
}

/// To look again and again must not make the median worse than its interval says, nor move it.
void TestStoppingRule::medianIsAsGoodAsItSays()
{
    std::mt19937 random(20261124);
    std::lognormal_distribution<double> time(0, 0.03);
    constexpr int kRuns = 400;
    int right = 0;
    double sum = 0;
    for (int run = 0; run < kRuns; ++run) {
        StoppingRule rule({.samples = 10000, .minSamples = 20, .interval = 0.005});
        std::vector<double> samples;
        do {
            for (std::size_t i = 0; i < kBatch; ++i)
                samples.push_back(time(random));
        } while (!rule.isOver(samples, Seconds(0.001 * static_cast<double>(samples.size()))));
        const double median = kd::statisticsOf(samples).median;  // the true one is 1
        right += std::abs(median - 1) <= 0.005 ? 1 : 0;
        sum += median;
    }
    QVERIFY2(right >= kRuns * 93 / 100, std::to_string(right).c_str());
    QVERIFY2(std::abs(sum / kRuns - 1) < 0.0005, std::to_string(sum / kRuns).c_str());
}

void TestStoppingRule::sharesAreOfWhatIsMeasured()
{
    const kd::Statistics statistics{.median = 2, .intervalLow = 1.9, .intervalHigh = 2.1};
    QVERIFY(std::abs(kd::intervalShare(statistics) - 0.05) < 1e-12);
    QVERIFY(std::abs(kd::intervalShare(statistics, 1) - 0.1) < 1e-12);
    QVERIFY(std::isinf(kd::intervalShare(statistics, 2)));
    // What is no number neither ends the samples nor keeps them going without end.
    StoppingRule rule({.samples = 50, .minSamples = 2, .interval = 0.005});
    const std::vector<double> broken(50, std::numeric_limits<double>::quiet_NaN());
    QVERIFY(!rule.isOver(std::span(broken).first(10), Seconds(1)));
    QVERIFY(rule.isOver(broken, Seconds(1)));
    QCOMPARE(rule.end(kd::statisticsOf(broken)).why, Why::SamplesReached);
}

void TestStoppingRule::saysWhyInASentence_data()
{
    QTest::addColumn<int>("why");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](Why why, const char* text) {
        QTest::newRow(nameOf(why).data()) << static_cast<int>(why) << QByteArray(text);
    };
    row(Why::IntervalReached, "Ended after 64 samples: the median is known to within 0.4%, and 0.5% was wanted.");
    row(Why::SamplesReached,
        "Ended after 64 samples, the most there may be: the median is known to within 0.4%, and 0.5% was wanted.");
    row(Why::TimeLimit, "Ended by the time limit after 64 samples: the median is known to within 0.4%, and 0.5% was wanted.");
    row(Why::Restless, "Ended after 64 samples: the times scatter so much that the median is known to within 0.4% only; 0.5% would "
                       "take some 5000 samples.");
    row(Why::Records, "CUPTI recorded 64 samples, and not the other launches: the median is known to within 0.4%.");
    row(Why::Failure, "The device failed after 64 samples, which are kept: the median is known to within 0.4%.");
}

void TestStoppingRule::saysWhyInASentence()
{
    QFETCH(int, why);
    QFETCH(QByteArray, text);
    kd::TimingEnd end{.why = static_cast<Why>(why), .wanted = 0.005, .reached = 0.004, .projected = 5000};
    QCOMPARE(QByteArray::fromStdString(endText(end, 64).english()), text);
    end.discarded = 7;
    QVERIFY(endText(end, 64).english().ends_with(" 7 samples are left out, as the device held its clocks down then."));
    QCOMPARE(kd::Json(end).get<kd::TimingEnd>(), end);
}

KD_TEST(TestStoppingRule, QCoreApplication)

}  // namespace tst_stoppingrule

#include "tst_stoppingrule.moc"
