// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/driver/driverloader.h"
#include "core/measure/cupti/kerneltrace.h"
#include "core/cupti/tracebuffers.h"
#include "core/measure/runner.h"
#include "fakecuda/fakecuda.h"
#include "planbuilder.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <cmath>
#include <cstdlib>
#include <memory>

namespace tst_cupti {

using kd::TimingOutcome;
using Method = kd::KernelTime::Method;

namespace {

const std::string kModule = "KDFAKE\nkernel counted params=8\n";

bool contains(const kd::Message& message, const char* words)
{
    return message.english().find(words) != std::string::npos;
}

}  // namespace

class TestCupti : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void timesAreOfTheRecords_data();
    void timesAreOfTheRecords();
    void coldFlushesAreNotTimed();
    void intervalIsThatOfTheRecords();
    void windowsGoOnWhereThereAreNoRecords();
    void isNotAskedWhereItIsNotWanted();
    void fallsBackWithTheReason_data();
    void fallsBackWithTheReason();
    void countsWhatWasDropped();
    void leavesNothingBehind();
    void oneTraceAtATime();
    void refusesWhatIsNoCupti_data();
    void refusesWhatIsNoCupti();
    void looksWhereCudaIs();
    void declinesBuffersBeyondItsLimit();

private:
    TimingOutcome time(kd::TimingRequest request = {.warmup = 1, .samples = 100});

    kd::DriverLoad m_driver;
};

void TestCupti::init()
{
    qputenv("KERNELDESK_LIBNVML", "/no/such/libnvidia-ml.so");
    qputenv("KERNELDESK_LIBCUPTI", KD_FAKE_CUPTI);
    kdFakeReset();
    m_driver = kd::loadDriver({KD_FAKE_CUDA});
    QVERIFY2(m_driver, m_driver.sentence.english().c_str());
    kdFakeSetCosts({.beforeKernel = 1.5e-6, .betweenKernels = 0.45e-6, .afterKernel = 1.35e-6, .emptyKernel = 0.8e-6});
}

void TestCupti::cleanup()
{
    qunsetenv("KD_FAKE_CUPTI");
    qputenv("KERNELDESK_LIBCUPTI", "/no/such/libcupti.so");
}

TimingOutcome TestCupti::time(kd::TimingRequest request)
{
    PlanBuilder plan("counted");
    plan.module(kModule).buffer("data", 16, kd::Direction::InOut);
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    request.run = plan.request;
    return runner.time(request, plan.blobs(), plan.prepareHost(), {});
}

void TestCupti::timesAreOfTheRecords_data()
{
    QTest::addColumn<QByteArray>("mode");
    QTest::newRow("in order") << QByteArray();
    QTest::newRow("the last first") << QByteArray("disordered");
}

void TestCupti::timesAreOfTheRecords()
{
    QFETCH(QByteArray, mode);
    qputenv("KD_FAKE_CUPTI", mode.constData());
    const TimingOutcome outcome = time();
    QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());
    const kd::KernelTime& way = outcome.kernelTime.value();
    QVERIFY2(way.method == Method::Cupti, way.reason.english().c_str());
    QCOMPARE(way.reason, kd::Message());
    QCOMPARE(outcome.samples.size(), std::size_t(100));
    for (const double sample : outcome.samples)
        QVERIFY(std::abs(sample - 10e-6) < 2e-9);  // records are of whole nanoseconds
    QCOMPARE(way.windows.size(), std::size_t(100));
    QVERIFY(std::abs(way.windowStatistics->median - 12.85e-6) < 1e-8);  // and are measured without CUPTI
    const kd::Json& receipt = outcome.receipt.at("kernelTime");
    QCOMPARE(receipt.at("method").get<std::string>(), std::string("cupti"));
    QCOMPARE(receipt.at("cupti").at("version").get<int>(), 130001);
    QCOMPARE(receipt.at("cupti").at("records").get<int>(), 100);
    QCOMPARE(receipt.at("cupti").at("recordsDropped").get<int>(), 0);
    QCOMPARE(receipt.at("cupti").at("launchesWithoutRecord").get<int>(), 0);
    QVERIFY(receipt.at("cupti").at("library").get<std::string>().find("kdfakecupti") != std::string::npos);
}

void TestCupti::coldFlushesAreNotTimed()
{
    const TimingOutcome outcome = time({.warmup = 1, .samples = 10, .cold = true});
    QVERIFY(outcome.kernelTime->method == Method::Cupti);
    QVERIFY(std::abs(outcome.statistics->median - 10e-6) < 2e-9);
    QCOMPARE(kdFakeCalls("cuMemsetD8Async"), 1 + 10 + 10 + 3 + 2 * 24);  // before windows, before records and on fresh buffers
}

void TestCupti::intervalIsThatOfTheRecords()
{
    const TimingOutcome outcome = time({.warmup = 1, .samples = 100'000, .interval = 0.005});
    const kd::KernelTime& way = outcome.kernelTime.value();
    QVERIFY2(way.method == Method::Cupti, way.reason.english().c_str());
    QCOMPARE(outcome.end.value().why, kd::TimingEnd::Why::IntervalReached);
    QVERIFY(way.windows.size() <= 128);  // few are taken where records tell more
    QVERIFY(outcome.samples.size() > way.windows.size());
}

void TestCupti::windowsGoOnWhereThereAreNoRecords()
{
    qputenv("KD_FAKE_CUPTI", "silent");
    const TimingOutcome outcome = time({.warmup = 1, .samples = 100'000, .interval = 0.005});
    QVERIFY(outcome.kernelTime->method == Method::Calibrated);
    QCOMPARE(outcome.end.value().why, kd::TimingEnd::Why::IntervalReached);
    QVERIFY(outcome.samples.size() > 128);
}

void TestCupti::isNotAskedWhereItIsNotWanted()
{
    const TimingOutcome outcome = time({.warmup = 1, .samples = 10, .withoutCupti = true});
    QVERIFY(outcome.kernelTime->method == Method::Calibrated);
    QVERIFY(contains(outcome.kernelTime->reason, "CUPTI was not wanted"));
    QVERIFY(!outcome.receipt.at("kernelTime").contains("cupti"));
}

void TestCupti::fallsBackWithTheReason_data()
{
    QTest::addColumn<QByteArray>("mode");
    QTest::addColumn<QByteArray>("words");

    QTest::newRow("subscriber") << QByteArray("busy") << QByteArray("Another profiler is at work in this process");
    QTest::newRow("no records to be had") << QByteArray("off") << QByteArray("cuptiActivityEnable gave CUPTI_ERROR_NOT_COMPATIBLE");
    QTest::newRow("older") << QByteArray("old") << QByteArray("API version 12, whose records are not known");
    QTest::newRow("newer") << QByteArray("new") << QByteArray("API version 140000, whose records are not known");
    QTest::newRow("no records") << QByteArray("silent") << QByteArray("gave no record of the kernel");
    QTest::newRow("records of others") << QByteArray("other") << QByteArray("gave no record of the kernel");
    QTest::newRow("no times") << QByteArray("timeless") << QByteArray("gave no record of the kernel");
}

void TestCupti::fallsBackWithTheReason()
{
    QFETCH(QByteArray, mode);
    QFETCH(QByteArray, words);
    qputenv("KD_FAKE_CUPTI", mode.constData());
    const TimingOutcome outcome = time();
    QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());
    QVERIFY(outcome.kernelTime->method == Method::Calibrated);
    QVERIFY2(contains(outcome.kernelTime->reason, words.constData()), outcome.kernelTime->reason.english().c_str());
    QCOMPARE(outcome.samples.size(), std::size_t(100));
}

void TestCupti::countsWhatWasDropped()
{
    qputenv("KD_FAKE_CUPTI", "drop");
    const TimingOutcome outcome = time();
    QVERIFY(outcome.kernelTime->method == Method::Cupti);
    QCOMPARE(outcome.samples.size(), std::size_t(75));
    const kd::Json& receipt = outcome.receipt.at("kernelTime").at("cupti");
    QCOMPARE(receipt.at("launchesWithoutRecord").get<int>(), 25);
    QVERIFY(receipt.at("recordsDropped").get<int>() >= 25);
    QCOMPARE(outcome.receipt.at("samplesTaken").get<int>(), 75);
    QCOMPARE(outcome.receipt.at("endedBy").get<std::string>(), std::string("records"));
}

void TestCupti::leavesNothingBehind()
{
    for (int i = 0; i < 3; ++i)
        QVERIFY(time().kernelTime->method == Method::Cupti);
    QCOMPARE(kdFakeLive(), std::size_t(0));
    QVERIFY(kd::TraceBuffers::instance().takeRecords().empty());
}

void TestCupti::oneTraceAtATime()
{
    const kd::CuptiLibrary library({KD_FAKE_CUPTI});
    auto first = std::make_unique<kd::KernelTrace>(library);
    QCOMPARE(first->missing(), kd::Message());
    QVERIFY(contains(kd::KernelTrace(library).missing(), "Another profiler"));
    first.reset();
    QCOMPARE(kd::KernelTrace(library).missing(), kd::Message());
}

void TestCupti::refusesWhatIsNoCupti_data()
{
    QTest::addColumn<QByteArray>("library");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("no library") << QByteArray("/no/such/libcupti.so") << QByteArray("looked for /no/such/libcupti.so");
    QTest::newRow("other library") << QByteArray("libc.so.6") << QByteArray("lacks functions that CUPTI has");
}

void TestCupti::refusesWhatIsNoCupti()
{
    QFETCH(QByteArray, library);
    QFETCH(QByteArray, words);
    const kd::CuptiLibrary cupti({library.toStdString()});
    QVERIFY2(contains(cupti.missing(), words.constData()), cupti.missing().english().c_str());
    QCOMPARE(kd::KernelTrace(cupti).missing(), cupti.missing());
}

void TestCupti::looksWhereCudaIs()
{
    QCOMPARE(kd::cuptiCandidates(13000), std::vector<std::string>{KD_FAKE_CUPTI});
    qunsetenv("KERNELDESK_LIBCUPTI");
    const QByteArray only = qgetenv("KERNELDESK_CUDA");
    qunsetenv("KERNELDESK_CUDA");
    const std::vector<std::string> newer = kd::cuptiCandidates(13000);
    const std::vector<std::string> older = kd::cuptiCandidates(12080);
    if (!only.isEmpty())
        qputenv("KERNELDESK_CUDA", only);
    QVERIFY(newer.size() >= 3);
    QCOMPARE(newer[newer.size() - 3], std::string("libcupti.so.13"));
    QCOMPARE(older[older.size() - 3], std::string("libcupti.so.12"));
}

void TestCupti::declinesBuffersBeyondItsLimit()
{
    std::vector<std::uint8_t*> buffers;
    std::uint8_t* buffer = nullptr;
    std::size_t size = 0;
    std::size_t records = 1;
    for (kd::TraceBuffers::onRequest(&buffer, &size, &records); buffer != nullptr && buffers.size() < 100;
         kd::TraceBuffers::onRequest(&buffer, &size, &records)) {
        QCOMPARE(size, kd::TraceBuffers::kBufferBytes);
        QCOMPARE(reinterpret_cast<std::uintptr_t>(buffer) % 8, std::uintptr_t(0));
        buffers.push_back(buffer);
    }
    QCOMPARE(buffers.size(), kd::TraceBuffers::kMaxBuffers);
    QCOMPARE(size, std::size_t(0));
    for (std::uint8_t* each : buffers)
        kd::TraceBuffers::onCompleted(nullptr, 0, each, kd::TraceBuffers::kBufferBytes, 0);
    QVERIFY(time().kernelTime->method == Method::Cupti);
}

KD_TEST(TestCupti, QCoreApplication)

}  // namespace tst_cupti

#include "tst_cupti.moc"
