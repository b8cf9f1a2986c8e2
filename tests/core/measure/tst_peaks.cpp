// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/measure/peaks.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_peaks {

using namespace kd;

namespace {

DeviceInfo h200()
{
    return {.id = {"cuda:0"},
            .name = "NVIDIA H200",
            .computeCapability = {9, 0},
            .uuid = "GPU-1",
            .pciBusId = "0000:0f:00.0",
            .totalMemory = {150'109'880'320},
            .attributes = {{"MULTIPROCESSOR_COUNT", 132}, {"MAX_THREADS_PER_MULTIPROCESSOR", 2048}, {"L2_CACHE_SIZE", 62'914'560}},
            .problem = {}};
}

TimingOutcome timing(std::vector<double> samples)
{
    TimingOutcome outcome;
    outcome.run.state = RunOutcome::State::Ok;
    outcome.run.device = "NVIDIA H200";
    outcome.samples = std::move(samples);
    outcome.receipt = {{"driver", {{"release", "580.95.05"}}}};
    return outcome;
}

DevicePeaks measured(const std::string& uuid, double perSecond)
{
    return {.uuid = uuid,
            .device = "NVIDIA H200",
            .driverVersion = "13.0",
            .driverRelease = "580.95.05",
            .when = "2026-11-22T13:58:00",
            .read = {.perSecond = perSecond, .work = 5e8, .samples = {1e-4, 2e-4}},
            .copy = {},
            .single = {}};
}

}  // namespace

class TestPeaks : public QObject {
    Q_OBJECT

private slots:
    void testsExceedTheCachesAndFillTheDevice()
    {
        const std::vector<PeakTest> tests = peakTests(h200());
        QCOMPARE(tests.size(), 3u);
        for (const PeakTest& test : tests) {
            const LaunchPlan& plan = test.request.run.plan;
            QVERIFY2(peakSource().find(plan.loweredName + "(") != std::string_view::npos, plan.loweredName.c_str());
            QCOMPARE(plan.grid.x % (132 * 2048 / plan.block.x), 0u);
            QVERIFY(test.request.bytes + test.request.flops > 0);
            QCOMPARE(test.request.run.device, std::string("cuda:0"));
        }
        const BufferPlan& source = tests[0].request.run.plan.buffers.front();
        QVERIFY(source.bytes() > 7 * 62'914'560u && source.bytes() <= 8 * 62'914'560u);
        // Every thread steps over whole rows of four loads.
        QCOMPARE(source.bytes() % (std::uint64_t{132} * 2048 * 16 * 4), 0u);
        QCOMPARE(tests[0].request.bytes, static_cast<double>(source.bytes()));
        QCOMPARE(tests[1].request.bytes, 2.0 * static_cast<double>(source.bytes()));
    }

    void whatCannotBeMeasuredIsRefused()
    {
        DeviceInfo device = h200();
        device.id = {"emulated"};
        QVERIFY_EXCEPTION_THROWN(peakTests(device), RuntimeError);
        device = h200();
        device.attributes.erase("L2_CACHE_SIZE");
        try {
            peakTests(device);
            QFAIL("a device without L2 was taken");
        } catch (const RuntimeError& error) {
            QVERIFY2(std::string(error.what()).find("L2_CACHE_SIZE") != std::string::npos, error.what());
        }
    }

    void theBestSampleCounts()
    {
        const std::vector<PeakTest> tests = peakTests(h200());
        DevicePeaks peaks;
        recordPeak(tests[0], timing({2e-4, 1e-4, 3e-4}), peaks);
        QCOMPARE(peaks.read.perSecond, tests[0].request.bytes / 1e-4);
        QCOMPARE(peaks.read.samples.size(), 3u);
        QCOMPARE(peaks.driverRelease, std::string("580.95.05"));
        recordPeak(tests[1], timing({1e-4}), peaks);
        QCOMPARE(peaks.bandwidth(), peaks.copy.perSecond);
        QVERIFY_EXCEPTION_THROWN(recordPeak(tests[2], timing({}), peaks), RuntimeError);
        QVERIFY_EXCEPTION_THROWN(recordPeak(tests[2], timing({0.0}), peaks), RuntimeError);
        TimingOutcome lost = timing({1e-4});
        lost.run.state = RunOutcome::State::Lost;
        lost.run.message = "The GPU process was ended.";
        QVERIFY_EXCEPTION_THROWN(recordPeak(tests[2], lost, peaks), RuntimeError);
        QCOMPARE(peaks.single.perSecond, 0.0);
    }

    void bookKeepsTheNewestOfEachDeviceAndDriver()
    {
        PeakBook book;
        keepPeaks(book, measured("GPU-1", 4e12));
        keepPeaks(book, measured("GPU-2", 3e12));
        keepPeaks(book, measured("GPU-1", 4.2e12));
        QCOMPARE(book.size(), 2u);
        const PeakBook read = readPeaks(peaksText(book));
        QVERIFY(read == book);
        QCOMPARE(findPeaks(read, "GPU-1", "13.0")->read.perSecond, 4.2e12);
        QVERIFY(findPeaks(read, "GPU-1", "12.8") == nullptr);
        QVERIFY(findPeaks(read, "", "13.0") == nullptr);
        for (int i = 0; i < 100; ++i)
            keepPeaks(book, measured("GPU-" + std::to_string(i), 1e12));
        QCOMPARE(book.size(), kMaxPeaks);
        QCOMPARE(book.back().uuid, std::string("GPU-99"));
    }

    void damagedFilesAreNoBook_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("entries");
        QTest::newRow("empty") << QString() << -1;
        QTest::newRow("no JSON") << QStringLiteral("peaks") << -1;
        QTest::newRow("cut off") << QStringLiteral("{\"version\": 1, \"devices\": [{\"uu") << -1;
        QTest::newRow("a list") << QStringLiteral("[1, 2]") << -1;
        QTest::newRow("another version") << QStringLiteral("{\"version\": 2, \"devices\": []}") << -1;
        QTest::newRow("entries of other shapes")
            << QStringLiteral("{\"version\": 1, \"devices\": [1, {}, {\"uuid\": 3}, {\"uuid\": \"a\", \"read\": []}]}") << 1;
        QTest::newRow("a rate below zero")
            << QStringLiteral("{\"version\": 1, \"devices\": [{\"uuid\": \"a\", \"read\": {\"perSecond\": -1}}]}") << 1;
    }
    void damagedFilesAreNoBook()
    {
        QFETCH(const QString, text);
        QFETCH(const int, entries);
        if (entries < 0)
            QVERIFY_EXCEPTION_THROWN(readPeaks(text.toStdString()), RuntimeError);
        else
            QCOMPARE(static_cast<int>(readPeaks(text.toStdString()).size()), entries);
        if (entries > 0)
            QCOMPARE(readPeaks(text.toStdString()).front().read.perSecond, 0.0);
    }
};

KD_TEST(TestPeaks, kd::test::NoApplication)

}  // namespace tst_peaks

#include "tst_peaks.moc"
