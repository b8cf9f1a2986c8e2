// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/driver/driverloader.h"
#include "core/measure/runner.h"
#include "fakecuda/fakecuda.h"
#include "planbuilder.h"
#include "timedkernels.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <cstdlib>

namespace tst_timing {

using kd::Direction;
using kd::Recipe;
using kd::TimingOutcome;
using kd::TimingRequest;
using State = kd::RunOutcome::State;
using timedkernels::kCount;
using timedkernels::launches;
using timedkernels::tire;

namespace {

const std::string kModule = "KDFAKE\nkernel saxpy params=4,4,8,8\nkernel counted params=8\nkernel sleep20 params=8\n"
                            "kernel tired params=8\n";

PlanBuilder saxpy()
{
    return timedkernels::saxpy(kModule);
}

PlanBuilder oneBuffer(const std::string& kernel)
{
    PlanBuilder plan(kernel);
    plan.module(kModule).buffer("data", kCount, Direction::InOut);
    return plan;
}

}  // namespace

class TestTiming : public QObject {
    Q_OBJECT

private slots:
    void init();

    void takesSamplesBehindTheGate();
    void coldFlushesBeforeEverySample();
    void endsByTime();
    void endsByTheInterval();
    void tellsProgressAndWindows();
    void noSamplesOfWhatIsNotRight();
    void noSamplesOfWhatIsNoLongerRight();
    void aFaultAmongTheSamplesIsAnOutcome();
    void worksWithoutStreamOperations();
    void givesEverythingBack();
    void travelsAsJson();
    void refusesBadRequests_data();
    void refusesBadRequests();

private:
    TimingOutcome time(PlanBuilder& plan, TimingRequest request, const kd::RunObserver& observer = {});

    kd::DriverLoad m_driver;
};

void TestTiming::init()
{
    qputenv("KERNELDESK_LIBNVML", "/no/such/libnvidia-ml.so");
    qputenv("KERNELDESK_LIBCUPTI", "/no/such/libcupti.so");
    kdFakeReset();
    launches = 0;
    m_driver = kd::loadDriver({KD_FAKE_CUDA});
    QVERIFY2(m_driver, m_driver.sentence.english().c_str());
}

TimingOutcome TestTiming::time(PlanBuilder& plan, TimingRequest request, const kd::RunObserver& observer)
{
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    request.run = plan.request;
    return runner.time(request, plan.blobs(), plan.prepareHost(), observer);
}

void TestTiming::takesSamplesBehindTheGate()
{
    PlanBuilder plan = saxpy();
    const TimingOutcome outcome = time(plan, {.warmup = 5, .samples = 100, .bytes = 12.0 * kCount, .flops = 2.0 * kCount});
    QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());
    QCOMPARE(outcome.samples.size(), std::size_t(100));
    QVERIFY(outcome.statistics.has_value());
    QCOMPARE(static_cast<float>(outcome.statistics->median), 10e-6f);
    QCOMPARE(static_cast<float>(outcome.bandwidth), 1.2e9f);
    QCOMPARE(static_cast<float>(outcome.flopRate), 2e8f);
    QCOMPARE(plan.output<float>(1, 10), 21.0f);  // of the first run

    const kd::Json& receipt = outcome.receipt;
    const int warmup = receipt.at("warmupLaunches").get<int>();
    QVERIFY(warmup >= 5);
    const kd::Json& kernelTime = receipt.at("kernelTime");
    const int others = kernelTime.at("otherLaunches").get<int>();
    const int empty = kernelTime.at("launchCost").at("launches").get<int>();
    QCOMPARE(others, 2);  // one before each batch
    // First run, warm-up, samples, last run, what calibrates them, and launches on fresh buffers.
    const int fresh = static_cast<int>(receipt.at("fresh").at("seconds").size());
    QCOMPARE(kdFakeCalls("cuLaunchKernel"), 1 + warmup + 100 + 1 + others + empty + fresh);
    QCOMPARE(receipt.at("warmup").get<int>(), 5);
    QCOMPARE(receipt.at("samplesTaken").get<int>(), 100);
    QCOMPARE(receipt.at("endedBy").get<std::string>(), std::string("samples"));
    QVERIFY(receipt.at("enqueuedBehindGate").get<bool>());
    QVERIFY(receipt.at("l2").get<std::string>().starts_with("hot"));
    QVERIFY(receipt.at("verifiedBefore").get<bool>());
    QVERIFY(receipt.at("verifiedAfter").get<bool>());
    QCOMPARE(receipt.at("launch").at("accumulatingBuffers").dump(), std::string("[\"y\"]"));
    QCOMPARE(receipt.at("launch").at("moduleLoading").get<std::string>(), std::string("lazy"));
    QCOMPARE(receipt.at("driver").at("cuda").get<std::string>(), std::string("13.0"));
    QCOMPARE(receipt.at("cubinSha256").get<std::string>(), outcome.run.cubinSha256);
    QCOMPARE(receipt.at("clocks").at("missing").get<std::string>(), outcome.clocksMissing.english());
    QVERIFY(receipt.at("clocks").at("missing").get<std::string>().find("/no/such/libnvidia-ml.so") != std::string::npos);
    QCOMPARE(receipt.at("emptyWindowSeconds").get<double>(), 0.0);
}

void TestTiming::coldFlushesBeforeEverySample()
{
    PlanBuilder plan = saxpy();
    const TimingOutcome outcome = time(plan, {.warmup = 1, .samples = 20, .cold = true});
    QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());
    QCOMPARE(kdFakeCalls("cuMemsetD8Async"), 1 + 20 + 3 + 2 * 24);  // the last are on fresh buffers
    QCOMPARE(static_cast<float>(outcome.statistics->median), 10e-6f);  // the flush is outside the window
    QVERIFY(outcome.receipt.at("l2").get<std::string>().starts_with("cold"));
    QCOMPARE(outcome.receipt.at("flushBytes").get<int>(), 1 << 20);
}

void TestTiming::endsByTime()
{
    PlanBuilder plan = oneBuffer("sleep20");
    const TimingOutcome outcome = time(plan, {.warmup = 0, .samples = 1000, .maxDuration = kd::Seconds(0.05)});
    QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());
    QVERIFY(!outcome.samples.empty());
    QVERIFY(outcome.samples.size() <= 10);
    QCOMPARE(outcome.receipt.at("endedBy").get<std::string>(), std::string("time"));
    QVERIFY(outcome.receipt.at("verifiedBefore").is_null());
    QVERIFY(outcome.receipt.at("batch").get<int>() <= 5);  // 0.1 s of 20 ms launches
}

void TestTiming::endsByTheInterval()
{
    PlanBuilder plan = saxpy();
    const TimingOutcome outcome = time(plan, {.warmup = 1, .samples = 100'000, .interval = 0.005});
    QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());
    QVERIFY(outcome.samples.size() < 100'000);
    const kd::TimingEnd& end = outcome.end.value();
    QCOMPARE(end.why, kd::TimingEnd::Why::IntervalReached);
    QVERIFY(end.reached <= 0.005);
    QCOMPARE(end.wanted, 0.005);
    QCOMPARE(outcome.receipt.at("endedBy").get<std::string>(), std::string("interval"));
    QCOMPARE(outcome.receipt.at("interval").at("wanted").get<double>(), 0.005);
    QCOMPARE(outcome.receipt.at("samplesTaken").get<std::size_t>(), outcome.samples.size());
}

void TestTiming::tellsProgressAndWindows()
{
    PlanBuilder plan = saxpy();
    std::vector<std::size_t> progress;
    int open = 0;
    const kd::RunObserver observer{.launched = [&] { ++open; },
                                   .completed = [&] { --open; },
                                   .progress = [&](std::size_t done, std::size_t total) {
                                       progress.push_back(done);
                                       QCOMPARE(total, std::size_t(150));
                                       QCOMPARE(open, 0);
                                   }};
    QVERIFY(time(plan, {.warmup = 1, .samples = 150}, observer).run.ok());
    QCOMPARE(progress, (std::vector<std::size_t>{64, 128, 150}));
    QCOMPARE(open, 0);
}

void TestTiming::noSamplesOfWhatIsNotRight()
{
    PlanBuilder plan = saxpy();
    plan.expression("y", "0");
    const TimingOutcome outcome = time(plan, {});
    QCOMPARE(int(outcome.run.state), int(State::Differs));
    QVERIFY(outcome.samples.empty());
    QVERIFY(!outcome.statistics);
    QCOMPARE(kdFakeCalls("cuLaunchKernel"), 1);
}

void TestTiming::noSamplesOfWhatIsNoLongerRight()
{
    kdFakeRegister("tired", tire);
    PlanBuilder plan = oneBuffer("tired");
    plan.expression("data", "i == 0 ? 1 : 0");
    const TimingOutcome outcome = time(plan, {.warmup = 0, .samples = 50});
    QCOMPARE(int(outcome.run.state), int(State::Differs));
    QVERIFY2(outcome.run.message.english().starts_with("After the samples, on fresh inputs: data differs"),
             outcome.run.message.english().c_str());
    QVERIFY(outcome.samples.empty());
    QVERIFY(!outcome.receipt.at("verifiedAfter").get<bool>());
}

void TestTiming::aFaultAmongTheSamplesIsAnOutcome()
{
    PlanBuilder plan = oneBuffer("counted");
    kdFakeFail("cuLaunchKernel", CUDA_ERROR_ILLEGAL_ADDRESS, 40);
    int open = 0;
    const TimingOutcome outcome = time(plan, {.warmup = 0, .samples = 100},
                                       {.launched = [&] { ++open; }, .completed = [&] { --open; }});
    QCOMPARE(int(outcome.run.state), int(State::Faulted));
    QVERIFY(outcome.samples.empty());
    QCOMPARE(open, 0);
    QCOMPARE(outcome.run.outputs.size(), std::size_t(1));
}

void TestTiming::worksWithoutStreamOperations()
{
    PlanBuilder plan = saxpy();
    kdFakeFail("cuStreamWaitValue32", CUDA_ERROR_NOT_SUPPORTED, 0);
    const TimingOutcome outcome = time(plan, {.samples = 10});
    QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());
    QCOMPARE(outcome.samples.size(), std::size_t(10));
    QVERIFY(!outcome.receipt.at("enqueuedBehindGate").get<bool>());
    QCOMPARE(int(outcome.kernelTime->method), int(kd::KernelTime::Method::Window));
    QVERIFY(outcome.kernelTime->reason.english().find("could not be held back") != std::string::npos);
}

void TestTiming::givesEverythingBack()
{
    PlanBuilder plan = saxpy();
    QVERIFY(time(plan, {.samples = 10, .cold = true}).run.ok());
    QCOMPARE(kdFakeLive(), std::size_t(0));
}

void TestTiming::travelsAsJson()
{
    PlanBuilder plan = saxpy();
    const TimingOutcome outcome = time(plan, {.samples = 10, .bytes = 12.0 * kCount});
    const kd::Json json = outcome;
    QCOMPARE(kd::Json(json.get<TimingOutcome>()).dump(), json.dump());
    QVERIFY(json.get<TimingOutcome>().kernelTime->windowStatistics.has_value());
    kd::Json older = json;
    older.erase("kernelTime");
    QVERIFY(!older.get<TimingOutcome>().kernelTime.has_value());

    TimingRequest request{
        .run = plan.request, .warmup = 3, .samples = 7, .maxDuration = kd::Seconds(2.5), .cold = true, .bytes = 8, .flops = 9};
    QVERIFY(!kd::Json(request).contains("withoutCupti"));  // a worker that does not know it hears nothing of it
    request.withoutCupti = true;
    const kd::Json sent = request;
    QCOMPARE(kd::Json(sent.get<TimingRequest>()).dump(), sent.dump());
    QCOMPARE(sent.get<TimingRequest>().samples, 7);
    QVERIFY(sent.get<TimingRequest>().withoutCupti);
}

void TestTiming::refusesBadRequests_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("value");

    QTest::newRow("no samples") << QByteArray("samples") << QByteArray("0");
    QTest::newRow("too many samples") << QByteArray("samples") << QByteArray("100001");
    QTest::newRow("negative warm-up") << QByteArray("warmup") << QByteArray("-1");
    QTest::newRow("endless") << QByteArray("maxSeconds") << QByteArray("1e9");
    QTest::newRow("negative bytes") << QByteArray("bytes") << QByteArray("-1");
    QTest::newRow("interval too wide") << QByteArray("interval") << QByteArray("0.6");
    QTest::newRow("interval no number") << QByteArray("interval") << QByteArray("\"nan\"");
    QTest::newRow("no least samples") << QByteArray("minSamples") << QByteArray("0");
    QTest::newRow("words") << QByteArray("cold") << QByteArray("\"yes\"");
}

void TestTiming::refusesBadRequests()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, value);
    kd::Json json = TimingRequest{.run = saxpy().request};
    QVERIFY(json.get<TimingRequest>().samples == 100);
    json[key.toStdString()] = kd::Json::parse(value.toStdString());
    QVERIFY_EXCEPTION_THROWN(json.get<TimingRequest>(), kd::RuntimeError);
}

KD_TEST(TestTiming, QCoreApplication)

}  // namespace tst_timing

#include "tst_timing.moc"
