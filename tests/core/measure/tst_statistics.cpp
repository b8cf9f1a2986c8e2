// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/measure/timingoutcome.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace tst_statistics {

class TestStatistics : public QObject {
    Q_OBJECT

private slots:
    void orderStatistics_data();
    void orderStatistics();
    void intervalRanks_data();
    void intervalRanks();
    void intervalHoldsTheMedianAsOftenAsItSays();
    void noSamplesAreMisuse();
};

void TestStatistics::orderStatistics_data()
{
    QTest::addColumn<QList<double>>("samples");
    QTest::addColumn<QList<double>>("expected");  // median, mean, min, max, p05, p95, deviation (NumPy 1.24, ddof=1)

    QTest::newRow("one") << QList<double>{3} << QList<double>{3, 3, 3, 3, 3, 3, 0};
    QTest::newRow("two") << QList<double>{1, 2} << QList<double>{1.5, 1.5, 1, 2, 1.05, 1.95, 0.7071067811865476};
    QTest::newRow("unsorted") << QList<double>{5, 1, 4, 2, 3} << QList<double>{3, 3, 1, 5, 1.2, 4.8, 1.5811388300841898};
    QTest::newRow("skewed") << QList<double>{1, 1, 1, 1, 1, 1, 1, 1, 1, 101}
                            << QList<double>{1, 11, 1, 101, 1, 56, 31.622776601683793};
}

void TestStatistics::orderStatistics()
{
    QFETCH(QList<double>, samples);
    QFETCH(QList<double>, expected);
    const kd::Statistics s = kd::statisticsOf({samples.begin(), samples.end()});
    const QList<double> actual{s.median, s.mean, s.min, s.max, s.p05, s.p95, s.standardDeviation};
    for (qsizetype i = 0; i < expected.size(); ++i)
        QCOMPARE(actual[i] + 1, expected[i] + 1);
}

void TestStatistics::intervalRanks_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("low");   // ranks from 1 on, as tables of the sign test's interval give them
    QTest::addColumn<int>("high");

    QTest::newRow("too few") << 5 << 1 << 5;
    QTest::newRow("6") << 6 << 1 << 6;
    QTest::newRow("9") << 9 << 2 << 8;
    QTest::newRow("10") << 10 << 2 << 9;
    QTest::newRow("15") << 15 << 4 << 12;
    QTest::newRow("20") << 20 << 6 << 15;
    QTest::newRow("30") << 30 << 10 << 21;
    QTest::newRow("100") << 100 << 40 << 61;
}

void TestStatistics::intervalRanks()
{
    QFETCH(int, count);
    QFETCH(int, low);
    QFETCH(int, high);
    std::vector<double> samples;
    for (int i = 1; i <= count; ++i)
        samples.push_back(i);
    const kd::Statistics s = kd::statisticsOf(samples);
    QCOMPARE(s.intervalLow, double(low));
    QCOMPARE(s.intervalHigh, double(high));
}

void TestStatistics::intervalHoldsTheMedianAsOftenAsItSays()
{
    std::mt19937_64 random(7);
    std::lognormal_distribution<double> distribution(0, 1);  // its median is 1
    constexpr int kTrials = 4000;
    int held = 0;
    for (int trial = 0; trial < kTrials; ++trial) {
        std::vector<double> samples(50);
        std::ranges::generate(samples, [&] { return distribution(random); });
        const kd::Statistics s = kd::statisticsOf(samples);
        held += s.intervalLow <= 1 && 1 <= s.intervalHigh ? 1 : 0;
    }
    QVERIFY2(held > kTrials * 94 / 100, qPrintable(QString::number(held)));
    QVERIFY2(held < kTrials * 99 / 100, qPrintable(QString::number(held)));
}

void TestStatistics::noSamplesAreMisuse()
{
    QVERIFY_EXCEPTION_THROWN(kd::statisticsOf({}), kd::LogicError);
}

KD_TEST(TestStatistics, QCoreApplication)

}  // namespace tst_statistics

#include "tst_statistics.moc"
