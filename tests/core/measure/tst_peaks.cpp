// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/measure/peaks.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>

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
            .fp32 = {}};
}

}  // namespace

class TestPeaks : public QObject {
    Q_OBJECT

private slots:
    void testsExceedTheCachesAndFillTheDevice()
    {
        const std::vector<PeakTest> tests = peakTests(h200());
        QCOMPARE(tests.size(), peakInfos().size());
        for (const PeakTest& test : tests) {
            const LaunchPlan& plan = test.request.run.plan;
            QVERIFY2(peakSource().find(plan.loweredName) != std::string_view::npos, plan.loweredName.c_str());
            QCOMPARE(plan.grid.x % 132, 0u);
            QVERIFY((test.request.bytes > 0) != (test.request.flops > 0));
            QCOMPARE(test.request.run.device, std::string("cuda:0"));
            QVERIFY(std::ranges::any_of(peakInfos(), [&](const PeakInfo& info) { return info.peak == test.peak; }));
            // All but those of device memory verify what their kernels computed, of every thread.
            if (&test >= &tests[2])
                QCOMPARE(plan.references.size(), 1u);
            if (!plan.references.empty())
                QCOMPARE(plan.buffers.back().count, std::uint64_t{plan.grid.x} * plan.block.x);
        }
        const BufferPlan& source = tests[0].request.run.plan.buffers.front();
        QVERIFY(source.bytes() > 7 * 62'914'560u && source.bytes() <= 8 * 62'914'560u);
        // Every thread steps over whole rows of four loads.
        QCOMPARE(source.bytes() % (std::uint64_t{132} * 2048 * 16 * 4), 0u);
        QCOMPARE(tests[0].request.bytes, static_cast<double>(source.bytes()));
        QCOMPARE(tests[1].request.bytes, 2.0 * static_cast<double>(source.bytes()));
    }

    void tensorCoresByArchitecture_data()
    {
        QTest::addColumn<int>("major");
        QTest::addColumn<int>("minor");
        QTest::addColumn<QString>("architecture");
        QTest::addColumn<QString>("instruction");
        QTest::addColumn<bool>("isCeiling");
        QTest::newRow("Turing has none of BF16") << 7 << 5 << QStringLiteral("sm_75") << QString() << true;
        QTest::newRow("A100") << 8 << 0 << QStringLiteral("sm_80") << QStringLiteral("mma.sync m16n8k16") << true;
        QTest::newRow("boards for players sum in FP16 faster")
            << 8 << 9 << QStringLiteral("sm_89") << QStringLiteral("mma.sync m16n8k16") << false;
        QTest::newRow("H200") << 9 << 0 << QStringLiteral("sm_90a") << QStringLiteral("wgmma m64n256k16") << true;
        QTest::newRow("B200 has tcgen05") << 10 << 0 << QStringLiteral("sm_100") << QStringLiteral("mma.sync m16n8k16") << false;
    }
    void tensorCoresByArchitecture()
    {
        QFETCH(const int, major);
        QFETCH(const int, minor);
        QFETCH(const QString, architecture);
        QFETCH(const QString, instruction);
        QFETCH(const bool, isCeiling);
        DeviceInfo device = h200();
        device.computeCapability = {major, minor};
        QCOMPARE(QString::fromStdString(peakArchitecture(device.computeCapability)), architecture);
        const std::vector<PeakTest> tests = peakTests(device);
        const auto found = std::ranges::find(tests, &DevicePeaks::bf16, &PeakTest::peak);
        QCOMPARE(found != tests.end(), !instruction.isEmpty());
        if (found == tests.end())
            return;
        QCOMPARE(QString::fromStdString(found->instruction), instruction);
        QCOMPARE(found->isCeiling, isCeiling);
    }

    void aSmallL2IsNotMeasured()
    {
        DeviceInfo device = h200();
        device.attributes["L2_CACHE_SIZE"] = 1 << 20;  // all threads together read 4 MiB at a time
        const std::vector<PeakTest> tests = peakTests(device);
        QVERIFY(std::ranges::find(tests, &DevicePeaks::l2, &PeakTest::peak) == tests.end());
    }

    void whatClocksDoNotAllowIsNotKept()
    {
        DeviceInfo device = h200();
        device.attributes["MEMORY_CLOCK_RATE"] = 3'201'000;
        device.attributes["GLOBAL_MEMORY_BUS_WIDTH"] = 6144;
        const std::vector<PeakTest> tests = peakTests(device);
        DevicePeaks peaks;
        recordPeak(tests[0], timing({tests[0].request.bytes / 4.2e12}), peaks);
        QVERIFY(peaks.read.perSecond > 4.1e12);
        QVERIFY_EXCEPTION_THROWN(recordPeak(tests[0], timing({tests[0].request.bytes / 6e12}), peaks), RuntimeError);
        QVERIFY(peaks.read.perSecond < 4.3e12);
    }

    void aKernelThatComputesSomethingElseGivesNoFigure()
    {
        const std::vector<PeakTest> tests = peakTests(h200());
        DevicePeaks peaks;
        TimingOutcome wrong = timing({1e-3});
        wrong.run.state = RunOutcome::State::Differs;
        try {
            recordPeak(tests.back(), wrong, peaks);
            QFAIL("a wrong sum was taken");
        } catch (const RuntimeError& error) {
            QVERIFY2(std::string(error.what()).find("BF16 tensor cores was not measured") != std::string::npos, error.what());
        }
        QVERIFY(!hasPeak(peaks));
    }

    void filesOfBeforeAreReadOn()
    {
        const PeakBook book = readPeaks(R"({"version": 1, "devices": [{"uuid": "GPU-1", "device": "NVIDIA H200",
            "driverVersion": "13.0", "driverRelease": "580", "when": "2026-11-22T13:58:00",
            "read": {"perSecond": 4e12, "work": 5e8, "samples": [1e-4]}, "copy": {"perSecond": 4.2e12, "work": 1, "samples": []},
            "fp32": {"perSecond": 6e13, "work": 1, "samples": [1]}}]})");
        QCOMPARE(book.size(), 1u);
        QCOMPARE(book[0].bandwidth(), 4.2e12);
        QCOMPARE(book[0].fp32.perSecond, 6e13);
        QVERIFY(book[0].fp32.isCeiling);
        QCOMPARE(book[0].l2.perSecond, 0.0);
        QVERIFY(readPeaks(peaksText(book)) == book);
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
        QCOMPARE(peaks.fp32.perSecond, 0.0);
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
        QTest::newRow("an instruction of a megabyte")
            << QStringLiteral("{\"version\": 1, \"devices\": [{\"uuid\": \"a\", \"read\": {\"perSecond\": 5, \"instruction\": \"%1\"}}]}")
                   .arg(QString(1 << 20, QLatin1Char('x')))
            << 1;
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
