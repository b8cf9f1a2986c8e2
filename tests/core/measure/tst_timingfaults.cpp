// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/driver/driverloader.h"
#include "core/measure/runner.h"
#include "fakecuda/fakecuda.h"
#include "planbuilder.h"
#include "timedkernels.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <limits>
#include <string>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

// What may go wrong while a kernel is timed; tests/faults/README.md has the numbers.
namespace tst_timingfaults {

using kd::Direction;
using kd::TimingDoubt;
using kd::TimingOutcome;
using kd::TimingRequest;
using State = kd::RunOutcome::State;
using Why = kd::TimingEnd::Why;

namespace {

const std::string kModule = "KDFAKE\nkernel saxpy params=4,4,8,8\nkernel counted params=8\nkernel sleep20 params=8\n"
                            "kernel strange params=8\n";

PlanBuilder oneBuffer(const std::string& kernel)
{
    PlanBuilder plan(kernel);
    plan.module(kModule).buffer("data", 16, Direction::InOut);
    return plan;
}

bool hasDoubt(const TimingOutcome& outcome, TimingDoubt::Kind kind)
{
    return std::ranges::find(outcome.doubts, kind, &TimingDoubt::kind) != outcome.doubts.end();
}

/// Sets a variable of the environment until it goes.
class Variable {
public:
    Variable(const char* name, const char* value) : m_name(name) { qputenv(name, value); }
    ~Variable() { qunsetenv(m_name); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    const char* m_name;
};

/// The process can open no further file until it goes.
class NoDescriptors {
public:
    NoDescriptors()
    {
        getrlimit(RLIMIT_NOFILE, &m_before);
        const int next = open("/dev/null", O_RDONLY | O_CLOEXEC);
        rlimit none = m_before;
        none.rlim_cur = static_cast<rlim_t>(next);
        close(next);
        setrlimit(RLIMIT_NOFILE, &none);
    }
    ~NoDescriptors() { setrlimit(RLIMIT_NOFILE, &m_before); }
    NoDescriptors(const NoDescriptors&) = delete;
    NoDescriptors& operator=(const NoDescriptors&) = delete;

private:
    rlimit m_before{};
};

}  // namespace

class TestTimingFaults : public QObject {
    Q_OBJECT

private slots:
    void init();

    void whatWasMeasuredOutlivesTheGpu_data();
    void whatWasMeasuredOutlivesTheGpu();
    void samplesOutliveAFaultAfterThem_data();
    void samplesOutliveAFaultAfterThem();
    void throttlingIsTold();
    void throttledSamplesAreLeftOut();
    void allThrottledSamplesStay();
    void aNoisyNeighbourIsTold();
    void noClockThatCanBeSetIsRead();
    void strangeResultsAreCounted();
    void strangeTimesAreNoFigures();
    void descriptorsRunOut();

private:
    TimingOutcome time(PlanBuilder& plan, TimingRequest request);

    kd::DriverLoad m_driver;
    bool m_isDead = false;
};

void TestTimingFaults::init()
{
    qputenv("KERNELDESK_LIBNVML", "/no/such/libnvidia-ml.so");
    qputenv("KERNELDESK_LIBCUPTI", "/no/such/libcupti.so");
    kdFakeReset();
    m_driver = kd::loadDriver({KD_FAKE_CUDA});
    QVERIFY2(m_driver, m_driver.sentence.english().c_str());
}

TimingOutcome TestTimingFaults::time(PlanBuilder& plan, TimingRequest request)
{
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    request.run = plan.request;
    TimingOutcome outcome = runner.time(request, plan.blobs(), plan.prepareHost(), {});
    m_isDead = runner.isDead();
    return outcome;
}

void TestTimingFaults::whatWasMeasuredOutlivesTheGpu_data()
{
    QTest::addColumn<int>("result");
    QTest::newRow("off the bus") << static_cast<int>(CUDA_ERROR_UNKNOWN);
    QTest::newRow("ECC error") << static_cast<int>(CUDA_ERROR_ECC_UNCORRECTABLE);
    QTest::newRow("NVLink error") << static_cast<int>(CUDA_ERROR_NVLINK_UNCORRECTABLE);
}

/// 23
void TestTimingFaults::whatWasMeasuredOutlivesTheGpu()
{
    QFETCH(int, result);
    PlanBuilder plan = oneBuffer("counted");
    // The third batch of 64 windows is under way then; the loop before it makes 128 samples whole.
    kdFakeFail("cuEventElapsedTime", static_cast<CUresult>(result), 128 + 60 + 3 * 32);
    const TimingOutcome outcome = time(plan, {.warmup = 0, .samples = 1000, .bytes = 64});
    QCOMPARE(outcome.run.state, State::Unavailable);
    QVERIFY(!outcome.run.message.empty());
    QVERIFY(m_isDead);
    QVERIFY2(outcome.samples.size() >= 64 && outcome.samples.size() < 1000, std::to_string(outcome.samples.size()).c_str());
    QCOMPARE(outcome.end.value().why, Why::Failure);
    QCOMPARE(static_cast<float>(outcome.statistics.value().median), 10e-6f);
    QVERIFY(outcome.bandwidth > 0);
    QCOMPARE(outcome.receipt.at("endedBy").get<std::string>(), std::string("failure"));
    QCOMPARE(kd::Json(kd::Json(outcome).get<TimingOutcome>()).dump(), kd::Json(outcome).dump());
}

void TestTimingFaults::samplesOutliveAFaultAfterThem_data()
{
    QTest::addColumn<QByteArray>("function");
    QTest::addColumn<bool>("isVerified");
    QTest::newRow("on fresh buffers") << QByteArray("cuEventElapsedTime") << false;
    QTest::newRow("as it is verified again") << QByteArray("cuLaunchKernel") << true;
}

/// What fails is the last call of a timing, which a first one has counted.
void TestTimingFaults::samplesOutliveAFaultAfterThem()
{
    QFETCH(QByteArray, function);
    QFETCH(bool, isVerified);
    int calls = 0;
    for (const bool fails : {false, true}) {
        init();
        PlanBuilder plan = oneBuffer("counted");
        if (isVerified)
            plan.expression("data", "0");
        if (fails)
            kdFakeFail(function.constData(), CUDA_ERROR_ILLEGAL_ADDRESS, calls);
        const TimingOutcome outcome = time(plan, {.warmup = 0, .samples = 20, .bytes = 64});
        calls = kdFakeCalls(function.constData());
        QCOMPARE(outcome.run.state, fails ? State::Faulted : State::Ok);
        QCOMPARE(outcome.samples.size(), std::size_t(20));
        QCOMPARE(outcome.end.value().why, Why::SamplesReached);
        QVERIFY(outcome.statistics && outcome.bandwidth > 0);
        QCOMPARE(outcome.run.message.english().starts_with("The samples are whole"), fails);
    }
}

/// 26
void TestTimingFaults::throttlingIsTold()
{
    const Variable nvml("KERNELDESK_LIBNVML", KD_FAKE_NVML);
    PlanBuilder plan = oneBuffer("counted");
    const TimingOutcome outcome = time(plan, {.warmup = 1, .samples = 100});
    QVERIFY(outcome.run.ok());
    QCOMPARE(outcome.samples.size(), std::size_t(100));
    QVERIFY(hasDoubt(outcome, TimingDoubt::Kind::Throttled));
    QVERIFY(!hasDoubt(outcome, TimingDoubt::Kind::OtherProcess));
    QVERIFY(!outcome.receipt.at("clocks").at("before").at("throttleReasons").empty());
}

void TestTimingFaults::throttledSamplesAreLeftOut()
{
    const Variable nvml("KERNELDESK_LIBNVML", KD_FAKE_NVML);
    // Readings: before the samples and after each batch of five, of 0.1 s.
    const Variable quiet("KD_FAKE_NVML_QUIET", "2");
    PlanBuilder plan = oneBuffer("sleep20");
    const TimingOutcome outcome = time(plan, {.warmup = 0, .samples = 5, .discardThrottled = true});
    QVERIFY(outcome.run.ok());
    QCOMPARE(outcome.samples.size(), std::size_t(5));
    QVERIFY2(outcome.end->discarded >= 5, std::to_string(outcome.end->discarded).c_str());
    QCOMPARE(outcome.receipt.at("samplesDiscarded").get<std::size_t>(), outcome.end->discarded);
    QVERIFY(hasDoubt(outcome, TimingDoubt::Kind::Throttled));
}

void TestTimingFaults::allThrottledSamplesStay()
{
    const Variable nvml("KERNELDESK_LIBNVML", KD_FAKE_NVML);
    PlanBuilder plan = oneBuffer("sleep20");
    const TimingOutcome outcome =
        time(plan, {.warmup = 0, .samples = 5, .maxDuration = kd::Seconds(0.15), .discardThrottled = true});
    QVERIFY(outcome.run.ok());
    QVERIFY(outcome.samples.size() >= 5);
    QCOMPARE(outcome.end->discarded, std::size_t(0));
    QVERIFY(hasDoubt(outcome, TimingDoubt::Kind::Throttled));
}

void TestTimingFaults::aNoisyNeighbourIsTold()
{
    const Variable nvml("KERNELDESK_LIBNVML", KD_FAKE_NVML);
    PlanBuilder plan = oneBuffer("counted");
    for (const bool isShared : {false, true}) {
        const Variable mode("KD_FAKE_NVML", isShared ? "shared" : "alone");
        const TimingOutcome outcome = time(plan, {.warmup = 1, .samples = 10});
        QCOMPARE(outcome.samples.size(), std::size_t(10));
        QCOMPARE(hasDoubt(outcome, TimingDoubt::Kind::OtherProcess), isShared);
    }
}

/// 27: durations and limits count time that no one sets, in all of core/measure.
void TestTimingFaults::noClockThatCanBeSetIsRead()
{
    const std::filesystem::path room = std::filesystem::path(KD_SOURCE_FOLDER) / "core/measure";
    int files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(room)) {
        if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h")
            continue;
        ++files;
        std::ifstream file(entry.path());
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        for (const char* clock : {"system_clock", "high_resolution_clock", "gettimeofday", "CLOCK_REALTIME", "std::time("})
            QVERIFY2(text.find(clock) == std::string::npos, (entry.path().string() + ": " + clock).c_str());
    }
    QVERIFY(files > 60);
}

/// 32
void TestTimingFaults::strangeResultsAreCounted()
{
    kdFakeRegister("strange", +[](const KdFakeLaunch&, void** parameters) {
        float* const data = *static_cast<float**>(parameters[0]);
        data[0] = std::numeric_limits<float>::quiet_NaN();
        data[1] = std::numeric_limits<float>::infinity();
        data[2] = -std::numeric_limits<float>::infinity();
        data[3] = std::numeric_limits<float>::denorm_min();
        data[4] = -0.0f;
    });
    PlanBuilder plan = oneBuffer("strange");
    plan.expression("data", "i == 0 ? 0.0/0.0 : i == 1 ? 1.0/0.0 : i == 2 ? -1.0/0.0 : 0");
    const TimingOutcome outcome = time(plan, {.warmup = 1, .samples = 10});
    QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());  // a denormal is within the tolerance of 0
    const kd::OutputSummary& summary = outcome.run.outputs.at(0);
    QCOMPARE(summary.nan, std::uint64_t(1));
    QCOMPARE(summary.inf, std::uint64_t(2));
    QCOMPARE(kd::Json(kd::Json(outcome).get<TimingOutcome>()).dump(), kd::Json(outcome).dump());
}

void TestTimingFaults::strangeTimesAreNoFigures()
{
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    constexpr double kTiny = std::numeric_limits<double>::denorm_min();
    const kd::Statistics some = kd::statisticsOf({kNan, 2, 1, kNan, 3, 2, 2, 1});
    QCOMPARE(some.median, 2.0);
    QCOMPARE(some.min, 1.0);
    QVERIFY(std::isnan(some.max));
    const kd::Statistics tiny = kd::statisticsOf({kTiny, kTiny, kTiny});
    QCOMPARE(tiny.median, kTiny);
    QVERIFY(std::isfinite(tiny.standardDeviation));
    const kd::Json json = TimingOutcome{.samples = {kTiny}, .statistics = some};
    QVERIFY(std::isnan(json.get<TimingOutcome>().statistics->max));
}

/// 33
void TestTimingFaults::descriptorsRunOut()
{
    qputenv("KERNELDESK_LIBNVML", KD_FAKE_NVML);
    qputenv("KERNELDESK_LIBCUPTI", "libcupti-that-nobody-has.so");
    PlanBuilder plan = timedkernels::saxpy(kModule);
    TimingRequest request{.run = plan.request, .warmup = 1, .samples = 20};
    kd::HostBuffers& host = plan.prepareHost();
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    TimingOutcome outcome;
    {
        const NoDescriptors none;
        QCOMPARE(open("/dev/null", O_RDONLY | O_CLOEXEC), -1);
        outcome = runner.time(request, plan.blobs(), host, {});
    }
    QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());
    QCOMPARE(outcome.samples.size(), std::size_t(20));
    const TimingOutcome next = runner.time(request, plan.blobs(), host, {});
    QCOMPARE(next.samples.size(), std::size_t(20));
    QVERIFY(next.clocksMissing.empty());
}

KD_TEST(TestTimingFaults, QCoreApplication)

}  // namespace tst_timingfaults

#include "tst_timingfaults.moc"
