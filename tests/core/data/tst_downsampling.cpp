// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/downsampling.h"
#include "tests/core/data/databuffers.h"
#include "tests/program/testprogram.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tst_downsampling {

using namespace kd;

namespace {

std::vector<float> ramp(std::size_t count)
{
    std::vector<float> values(count);
    for (std::size_t i = 0; i < count; ++i)
        values[i] = static_cast<float>(i);
    return values;
}

}  // namespace

class DownsamplingTest : public QObject {
    Q_OBJECT
private slots:
    void extremesAreNeverLost();
    void fewNumbersAreThemselves();
    void columnsArePlotted();
    void partsAreTheirMinMax_data();
    void partsAreTheirMinMax();
    void notFiniteIsMarked();
    void pixelsAreTheirNumbers_data();
    void pixelsAreTheirNumbers();
    void partsOfPicturesAreShown();
    void slicesOfCubes();
    void channelsArePixels();
    void refusesWhatDoesNotFit_data();
    void refusesWhatDoesNotFit();
    void endsWhenItIsTold();
};

void DownsamplingTest::extremesAreNeverLost()
{
    std::vector<float> values(1'000'003, 1);
    values[123'457] = 50;
    values[999'999] = -50;
    const std::vector<std::byte> bytes = bufferOf(values);
    const auto plot = plotOf(ViewReader(denseView(ValueFormat::Float32, {values.size()}), bytes), {.last = ~0ull, .bins = 700});
    QCOMPARE(plot->bins.size(), std::size_t{700});
    QCOMPARE(std::ranges::max(plot->bins, {}, &PlotBin::max).max, 50.0);
    QCOMPARE(std::ranges::min(plot->bins, {}, &PlotBin::min).min, -50.0);
    const std::size_t bin = 123'457ull * 700 / 1'000'003;
    QCOMPARE(plot->bins[bin].max, 50.0);
}

void DownsamplingTest::fewNumbersAreThemselves()
{
    const std::vector<std::byte> bytes = bufferOf<float>({3, 1, 2});
    const auto plot = plotOf(ViewReader(denseView(ValueFormat::Float32, {3}), bytes), {.last = 3, .bins = 100});
    QCOMPARE(plot->bins.size(), std::size_t{3});
    QCOMPARE(plot->bins[0].min, 3.0);
    QCOMPARE(plot->bins[2].max, 2.0);
    QVERIFY(plotOf(ViewReader(denseView(ValueFormat::Float32, {3}), bytes), {.first = 3, .last = 9})->bins.empty());
}

void DownsamplingTest::columnsArePlotted()
{
    const std::vector<std::byte> bytes = bufferOf(ramp(24));
    const auto plot =
        plotOf(ViewReader(denseView(ValueFormat::Float32, {4, 6}), bytes), {.first = 2, .last = 24, .step = 6, .bins = 2});
    QCOMPARE(plot->count, std::uint64_t{4});
    QCOMPARE(plot->bins[0].max, 8.0);
    QCOMPARE(plot->bins[1].min, 14.0);
}

void DownsamplingTest::partsAreTheirMinMax_data()
{
    QTest::addColumn<quint32>("bins");
    for (const quint32 bins : {1u, 2u, 7u, 999u, 4096u, 65536u})
        QTest::addRow("%u", bins) << bins;
}

void DownsamplingTest::partsAreTheirMinMax()
{
    QFETCH(quint32, bins);
    const std::size_t count = 70'001;
    const std::vector<std::byte> bytes = bufferOf(ramp(count));
    const auto plot = plotOf(ViewReader(denseView(ValueFormat::Float32, {count}), bytes), {.last = count, .bins = bins});
    double next = 0;
    for (const PlotBin& bin : plot->bins) {
        QCOMPARE(bin.min, next);
        next = bin.max + 1;
    }
    QCOMPARE(next, static_cast<double>(count));
}

void DownsamplingTest::notFiniteIsMarked()
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const std::vector<std::byte> bytes = bufferOf<float>({1, nan, nan, nan});
    const auto plot = plotOf(ViewReader(denseView(ValueFormat::Float32, {4}), bytes), {.last = 4, .bins = 2});
    QVERIFY(plot->bins[0].hasNotFinite && plot->bins[0].min == 1);
    QVERIFY(plot->bins[1].hasNotFinite && std::isnan(plot->bins[1].min));
}

void DownsamplingTest::pixelsAreTheirNumbers_data()
{
    QTest::addColumn<PixelReduction>("reduction");
    QTest::addColumn<QList<double>>("pixels");
    QTest::newRow("nearest") << PixelReduction::Nearest << QList<double>{7, 10, 19, 22};
    QTest::newRow("min") << PixelReduction::Min << QList<double>{0, 3, 12, 15};
    QTest::newRow("max") << PixelReduction::Max << QList<double>{8, 11, 20, 23};
    QTest::newRow("mean") << PixelReduction::Mean << QList<double>{4, 7, 16, 19};
}

void DownsamplingTest::pixelsAreTheirNumbers()
{
    QFETCH(PixelReduction, reduction);
    QFETCH(QList<double>, pixels);
    const std::vector<std::byte> bytes = bufferOf(ramp(24));
    const auto image = imageOf(ViewReader(denseView(ValueFormat::Float32, {4, 6}), bytes), {.width = 2, .height = 2, .reduction = reduction});
    QCOMPARE(QList<double>(image->values.begin(), image->values.end()), pixels);
}

void DownsamplingTest::partsOfPicturesAreShown()
{
    const std::vector<std::byte> bytes = bufferOf(ramp(24));
    const ViewReader reader(denseView(ValueFormat::Float32, {4, 6}), bytes);
    const auto image = imageOf(reader, {.firstRow = 1, .rows = 2, .firstColumn = 4, .columns = 9, .width = 100, .height = 100});
    QCOMPARE(image->width, 2u);
    QCOMPARE(image->height, 2u);
    QCOMPARE(image->values, (std::vector<double>{10, 11, 16, 17}));
    const auto turned = imageOf(reader, {.rowAxis = 1, .columnAxis = 0, .rows = 1, .width = 4, .height = 1});
    QCOMPARE(turned->values, (std::vector<double>{0, 6, 12, 18}));
}

void DownsamplingTest::slicesOfCubes()
{
    const std::vector<std::byte> bytes = bufferOf(ramp(24));
    const ViewReader reader(denseView(ValueFormat::Float32, {2, 3, 4}), bytes);
    const auto image = imageOf(reader, {.rowAxis = 0, .columnAxis = 2, .at = {9, 1, 9}, .width = 4, .height = 2});
    QCOMPARE(image->values, (std::vector<double>{4, 5, 6, 7, 16, 17, 18, 19}));
}

void DownsamplingTest::channelsArePixels()
{
    const std::vector<std::byte> bytes = bufferOf<std::uint8_t>({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
    const ViewReader reader(denseView(ValueFormat::UInt8, {2, 2, 3}), bytes);
    const auto image = imageOf(reader, {.channelAxis = 2, .width = 1, .height = 2, .reduction = PixelReduction::Max});
    QCOMPARE(image->channels, 3u);
    QCOMPARE(image->values, (std::vector<double>{4, 5, 6, 10, 11, 12}));
}

void DownsamplingTest::refusesWhatDoesNotFit_data()
{
    QTest::addColumn<ImageWish>("wish");
    QTest::newRow("no such axis") << ImageWish{.columnAxis = 3, .width = 1, .height = 1};
    QTest::newRow("one axis twice") << ImageWish{.rowAxis = 1, .width = 1, .height = 1};
    QTest::newRow("no such slice") << ImageWish{.at = {0, 0, 5}, .width = 1, .height = 1};
    QTest::newRow("channels are rows") << ImageWish{.channelAxis = 0, .width = 1, .height = 1};
    QTest::newRow("too many channels") << ImageWish{.channelAxis = 2, .width = 1, .height = 1};
    QTest::newRow("too many coordinates") << ImageWish{.at = {0, 0, 0, 0}, .width = 1, .height = 1};
    QTest::newRow("too large") << ImageWish{.width = 4'000'000'000, .height = 4'000'000'000};
}

void DownsamplingTest::refusesWhatDoesNotFit()
{
    QFETCH(ImageWish, wish);
    const std::vector<std::byte> bytes = bufferOf(ramp(30));
    const ViewReader reader(denseView(ValueFormat::Float32, {2, 3, 5}), bytes);
    QVERIFY(refusalOf([&] { imageOf(reader, wish); }) != "no error");
    QVERIFY(refusalOf([&] { plotOf(reader, {.bins = 0}); }) != "no error");
    QVERIFY(refusalOf([&] { plotOf(reader, {.bins = 65537}); }) != "no error");
    QVERIFY(refusalOf([&] { plotOf(reader, {.step = 0}); }) != "no error");
}

void DownsamplingTest::endsWhenItIsTold()
{
    const std::vector<std::byte> bytes(16 << 20);
    const ViewReader reader(denseView(ValueFormat::Float32, {2048, 2048}), bytes);
    int asked = 0;
    const DataProgress twice = [&](std::uint64_t, std::uint64_t) { return asked++ < 2; };
    QVERIFY(!imageOf(reader, {.width = 16, .height = 16, .reduction = PixelReduction::Mean}, twice));
    QCOMPARE(asked, 3);
    asked = 0;
    QVERIFY(!plotOf(reader, {.last = ~0ull, .step = 3}, twice));
    asked = 0;
    QVERIFY(!plotOf(reader, {.last = ~0ull}, twice));
}

KD_TEST(DownsamplingTest, kd::test::NoApplication)

}  // namespace tst_downsampling


#include "tst_downsampling.moc"
