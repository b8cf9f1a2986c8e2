// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/datastatistics.h"
#include "tests/core/data/databuffers.h"
#include "tests/program/testprogram.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <random>

namespace tst_datastatistics {

using namespace kd;

namespace {

constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
constexpr float kInf = std::numeric_limits<float>::infinity();
constexpr float kDenormal = 1e-40f;

/// 100 000 normally distributed numbers, with NaN, infinities, denormals and zeros planted at known places.
std::vector<float> planted()
{
    std::mt19937 random(3);
    std::normal_distribution<float> normal(5, 2);
    std::vector<float> values(100'000);
    std::ranges::generate(values, [&] { return normal(random); });
    values[7] = values[99'999] = values[50'000] = kNaN;
    values[8] = kInf;
    values[60'000] = values[60'001] = -kInf;
    values[70'000] = kDenormal;
    values[70'001] = -kDenormal;
    values[80'000] = 0;
    values[80'001] = -0.0f;
    return values;
}

std::vector<double> finiteSorted(const std::vector<float>& values)
{
    std::vector<double> finite;
    std::ranges::copy_if(values, std::back_inserter(finite), [](float value) { return std::isfinite(value); });
    std::ranges::sort(finite);
    return finite;
}

}  // namespace

class DataStatisticsTest : public QObject {
    Q_OBJECT
private slots:
    void countsAndMomentsAreTheReference();
    void percentilesAreNearestRanks();
    void histogramsCountAll();
    void rangesOfHistogramsAreTaken();
    void nothingFinite();
    void emptyViews();
    void integersAreNumbersToo();
    void stridedViewsAreCounted();
    void stepsThrough_data();
    void stepsThrough();
    void endsWhenItIsTold();
    void tellsHowFarItIs();
    void refusesTooMuch();
};

void DataStatisticsTest::countsAndMomentsAreTheReference()
{
    const std::vector<float> values = planted();
    const std::vector<std::byte> bytes = bufferOf(values);
    const auto statistics = statisticsOf(ViewReader(denseView(ValueFormat::Float32, {values.size()}), bytes), {});
    QVERIFY(statistics);
    QCOMPARE(statistics->count, std::uint64_t{100'000});
    QCOMPARE(statistics->nan, std::uint64_t{3});
    QCOMPARE(statistics->firstNaN, std::uint64_t{7});
    QCOMPARE(statistics->positiveInfinities, std::uint64_t{1});
    QCOMPARE(statistics->negativeInfinities, std::uint64_t{2});
    QCOMPARE(statistics->denormals, std::uint64_t{2});
    QCOMPARE(statistics->zeros, std::uint64_t{2});
    const std::vector<double> finite = finiteSorted(values);
    QCOMPARE(statistics->min, finite.front());
    QCOMPARE(statistics->max, finite.back());
    QCOMPARE(static_cast<double>(values[statistics->minIndex]), finite.front());
    QCOMPARE(static_cast<double>(values[statistics->maxIndex]), finite.back());
    long double sum = 0, squares = 0;
    for (const double value : finite)
        sum += value;
    const long double mean = sum / static_cast<long double>(finite.size());
    for (const double value : finite)
        squares += (value - mean) * (value - mean);
    QVERIFY(std::abs(statistics->mean - static_cast<double>(mean)) < 1e-12);
    QVERIFY(std::abs(statistics->std - std::sqrt(static_cast<double>(squares) / static_cast<double>(finite.size()))) < 1e-12);
}

void DataStatisticsTest::percentilesAreNearestRanks()
{
    const std::vector<float> values = planted();
    const std::vector<std::byte> bytes = bufferOf(values);
    const std::vector<double> percents{0, 0.5, 1, 25, 50, 75, 99.5, 100};
    const auto statistics =
        statisticsOf(ViewReader(denseView(ValueFormat::Float32, {values.size()}), bytes), {.percentiles = percents});
    const std::vector<double> finite = finiteSorted(values);
    for (std::size_t i = 0; i < percents.size(); ++i) {
        const double rank = std::max(std::ceil(percents[i] / 100 * static_cast<double>(finite.size())), 1.0);
        QCOMPARE(statistics->percentiles[i].percent, percents[i]);
        QCOMPARE(statistics->percentiles[i].value, finite[static_cast<std::size_t>(rank) - 1]);
    }
}

void DataStatisticsTest::histogramsCountAll()
{
    const std::vector<float> values = planted();
    const std::vector<std::byte> bytes = bufferOf(values);
    const auto statistics = statisticsOf(ViewReader(denseView(ValueFormat::Float32, {values.size()}), bytes), {.bins = 64});
    std::uint64_t sum = 0;
    for (const std::uint64_t bin : statistics->histogram.bins)
        sum += bin;
    QCOMPARE(statistics->histogram.bins.size(), std::size_t{64});
    QCOMPARE(sum, statistics->finite());
    QCOMPARE(statistics->histogram.range.low, statistics->min);
    QVERIFY(statistics->histogram.bins.back() >= 1);
}

void DataStatisticsTest::rangesOfHistogramsAreTaken()
{
    const std::vector<std::byte> bytes = bufferOf<double>({-5, 0, 0.5, 1, 1.5, 2, 9});
    const auto statistics = statisticsOf(ViewReader(denseView(ValueFormat::Float64, {7}), bytes),
                                         {.percentiles = {}, .bins = 2, .range = ValueRange{0, 2}});
    QCOMPARE(statistics->histogram.below, std::uint64_t{1});
    QCOMPARE(statistics->histogram.above, std::uint64_t{1});
    QCOMPARE(statistics->histogram.bins, (std::vector<std::uint64_t>{2, 3}));
    QVERIFY(statistics->percentiles.empty());
    // The whole range of doubles: its width is none.
    const double most = std::numeric_limits<double>::max();
    const std::vector<std::byte> wide = bufferOf<double>({-most, 0, most});
    const auto far = statisticsOf(ViewReader(denseView(ValueFormat::Float64, {3}), wide), {.bins = 4});
    QCOMPARE(far->histogram.bins, (std::vector<std::uint64_t>{1, 0, 1, 1}));
}

void DataStatisticsTest::nothingFinite()
{
    const std::vector<std::byte> bytes = bufferOf<float>({kNaN, kInf, kNaN});
    const auto statistics = statisticsOf(ViewReader(denseView(ValueFormat::Float32, {3}), bytes), {});
    QCOMPARE(statistics->nan, std::uint64_t{2});
    QVERIFY(std::isnan(statistics->min) && std::isnan(statistics->max) && std::isnan(statistics->mean) && std::isnan(statistics->std));
    QVERIFY(statistics->percentiles.empty() && statistics->histogram.bins.empty());
}

void DataStatisticsTest::emptyViews()
{
    const auto statistics = statisticsOf(ViewReader(denseView(ValueFormat::Float32, {0}), {}), {});
    QCOMPARE(statistics->count, std::uint64_t{0});
    QVERIFY(std::isnan(statistics->mean));
}

void DataStatisticsTest::integersAreNumbersToo()
{
    const std::vector<std::byte> bytes = bufferOf<std::int16_t>({-4, 0, 8, 0});
    const auto statistics = statisticsOf(ViewReader(denseView(ValueFormat::Int16, {4}), bytes), {.percentiles = {50}, .bins = 0});
    QCOMPARE(statistics->min, -4.0);
    QCOMPARE(statistics->mean, 1.0);
    QCOMPARE(statistics->zeros, std::uint64_t{2});
    QCOMPARE(statistics->denormals, std::uint64_t{0});
    QCOMPARE(statistics->percentiles[0].value, 0.0);
}

void DataStatisticsTest::stridedViewsAreCounted()
{
    const std::vector<std::byte> bytes = bufferOf<float>({1, 100, 2, 100, 3, 100});
    const auto statistics = statisticsOf(ViewReader({ValueFormat::Float32, 0, {{3, 64}}}, bytes), {});
    QCOMPARE(statistics->max, 3.0);
    QCOMPARE(statistics->mean, 2.0);
}

void DataStatisticsTest::stepsThrough_data()
{
    QTest::addColumn<SoughtValue>("sought");
    QTest::addColumn<QList<quint64>>("places");
    QTest::newRow("nan") << SoughtValue::NaN << QList<quint64>{7, 50'000, 99'999};
    QTest::newRow("inf") << SoughtValue::Infinite << QList<quint64>{8, 60'000, 60'001};
    QTest::newRow("denormal") << SoughtValue::Denormal << QList<quint64>{70'000, 70'001};
    QTest::newRow("not finite") << SoughtValue::NotFinite << QList<quint64>{7, 8, 50'000, 60'000, 60'001, 99'999};
    QTest::newRow("zero") << SoughtValue::Zero << QList<quint64>{80'000, 80'001};
}

void DataStatisticsTest::stepsThrough()
{
    QFETCH(SoughtValue, sought);
    QFETCH(QList<quint64>, places);
    const std::vector<std::byte> bytes = bufferOf(planted());
    const ViewReader reader(denseView(ValueFormat::Float32, {100'000}), bytes);
    QList<quint64> seen;
    auto found = seekValue(reader, sought, 0, SeekDirection::Forward, true);
    for (; found->isFound; found = seekValue(reader, sought, found->index, SeekDirection::Forward, false))
        seen << found->index;
    QCOMPARE(seen, places);
    seen.clear();
    found = seekValue(reader, sought, 99'999, SeekDirection::Backward, true);
    for (; found->isFound; found = seekValue(reader, sought, found->index, SeekDirection::Backward, false))
        seen.prepend(found->index);
    QCOMPARE(seen, places);
    QVERIFY(!seekValue(reader, sought, 0, SeekDirection::Backward, false)->isFound);
    QVERIFY(!seekValue(reader, sought, ~quint64{0} - 1, SeekDirection::Forward, false)->isFound);
}

void DataStatisticsTest::endsWhenItIsTold()
{
    const std::vector<std::byte> bytes(20 << 20);
    const ViewReader reader(denseView(ValueFormat::Float32, {bytes.size() / 4}), bytes);
    for (int allowed = 0; allowed < 30; allowed += 6) {
        int asked = 0;
        const DataProgress until = [&](std::uint64_t, std::uint64_t) { return asked++ < allowed; };
        const auto statistics = statisticsOf(reader, {}, until);
        QVERIFY(!statistics);
        QCOMPARE(asked, allowed + 1);
    }
    QVERIFY(!seekValue(reader, SoughtValue::NaN, 0, SeekDirection::Forward, true, [](auto, auto) { return false; }));
}

void DataStatisticsTest::tellsHowFarItIs()
{
    const std::vector<std::byte> bytes(16 << 20);
    const ViewReader reader(denseView(ValueFormat::Float32, {bytes.size() / 4}), bytes);
    std::uint64_t last = 0, whole = 0;
    const auto statistics = statisticsOf(reader, {}, [&](std::uint64_t done, std::uint64_t total) {
        if (done < last || done > total || (whole != 0 && total != whole))
            return false;
        last = done;
        whole = total;
        return true;
    });
    QVERIFY(statistics);
    QVERIFY(last > whole / 2);
}

void DataStatisticsTest::refusesTooMuch()
{
    const ViewReader reader(denseView(ValueFormat::Float32, {0}), {});
    QVERIFY(refusalOf([&] { statisticsOf(reader, {.bins = 5000}); }).contains("at most 4096"));
    QVERIFY(refusalOf([&] { statisticsOf(reader, {.percentiles = std::vector<double>(17, 50)}); }).contains("at most 16"));
    QVERIFY(refusalOf([&] { statisticsOf(reader, {.percentiles = {101}}); }).contains("0 to 100"));
    QVERIFY(refusalOf([&] { statisticsOf(reader, {.range = ValueRange{2, 1}}); }).contains("range"));
    QVERIFY(refusalOf([&] { statisticsOf(reader, {.range = ValueRange{0, kNaN}}); }).contains("range"));
}

KD_TEST(DataStatisticsTest, kd::test::NoApplication)

}  // namespace tst_datastatistics

#include "tst_datastatistics.moc"
