// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/driver/driverloader.h"
#include "core/measure/kerneltime.h"
#include "core/measure/runner.h"
#include "fakecuda/fakecuda.h"
#include "planbuilder.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <cmath>
#include <cstdlib>
#include <utility>

namespace tst_kerneltime {

using kd::KernelTime;
using kd::KernelTimeChoice;
using kd::KernelTimeParts;
using kd::TimingOutcome;
using Method = kd::KernelTime::Method;

namespace {

constexpr double kMicrosecond = 1e-6;
constexpr double kKernel = 10 * kMicrosecond;  ///< of any kernel of the fake driver
const std::string kModule = "KDFAKE\nkernel counted params=8\nkernel kd_empty params=8\n";

// As an H200 has them: 2.85 us of a window are not the kernel's.
constexpr KdFakeCosts kCosts{.beforeKernel = 1.5 * kMicrosecond,
                             .betweenKernels = 0.45 * kMicrosecond,
                             .afterKernel = 1.35 * kMicrosecond,
                             .betweenEvents = 1.31 * kMicrosecond,
                             .emptyKernel = 0.8 * kMicrosecond,
                             .jitter = 0.032 * kMicrosecond};

bool isNear(double value, double expected, double share = 1e-3)
{
    return std::abs(value - expected) <= share * std::abs(expected);
}

KernelTimeParts partsOf(double window)
{
    return {.windows = std::vector<double>(20, window * kMicrosecond), .emptyWindow = 1.31 * kMicrosecond};
}

PlanBuilder oneKernel(const std::string& kernel = "counted")
{
    PlanBuilder plan(kernel);
    plan.module(kModule).buffer("data", 16, kd::Direction::InOut);
    return plan;
}

}  // namespace

class TestKernelTime : public QObject {
    Q_OBJECT

private slots:
    void init();

    void subtractsWhatAnEmptyLaunchCosts();
    void calibratesWithTheShapeOfTheKernel();
    void keepsWindowsWhereNoEmptyKernelLoads();
    void keepsWindowsOfWhatIsNoLongerThanNothing();
    void takesTheWayOfTheLeastError_data();
    void takesTheWayOfTheLeastError();
    void saysWhyTheBetterWaysWereNotHad();
    void findsTheStepOfAClock();
    void tellsHowMuchLongerTheWindowIs();
    void refusesAnOutcomeOfAnotherForm();

private:
    TimingOutcome time(PlanBuilder&& plan, kd::TimingRequest request = {.warmup = 1, .samples = 100});

    kd::DriverLoad m_driver;
};

void TestKernelTime::init()
{
    qputenv("KERNELDESK_LIBNVML", "/no/such/libnvidia-ml.so");
    qputenv("KERNELDESK_LIBCUPTI", "/no/such/libcupti.so");
    kdFakeReset();
    m_driver = kd::loadDriver({KD_FAKE_CUDA});
    QVERIFY2(m_driver, m_driver.sentence.english().c_str());
}

TimingOutcome TestKernelTime::time(PlanBuilder&& plan, kd::TimingRequest request)
{
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    request.run = plan.request;
    return runner.time(request, plan.blobs(), plan.prepareHost(), {});
}

void TestKernelTime::subtractsWhatAnEmptyLaunchCosts()
{
    kdFakeSetCosts(kCosts);
    const TimingOutcome outcome = time(oneKernel());
    QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());
    const KernelTime& way = outcome.kernelTime.value();
    QCOMPARE(int(way.method), int(Method::Calibrated));
    // An empty kernel takes 0.8 of the 1.25 us from one launch to the next; 0.42 of them are taken, as an H200 has it.
    const double expected = kKernel + (0.8 - 1.25 * 0.42) * -kMicrosecond;
    QVERIFY2(isNear(outcome.statistics->median, expected, 0.01), std::to_string(outcome.statistics->median * 1e6).c_str());
    QVERIFY2(std::abs(outcome.statistics->median - kKernel) <= way.error, "the truth is within the error");
    QVERIFY2(way.error >= 0.7 * kMicrosecond && way.error <= 0.8 * kMicrosecond, std::to_string(way.error * 1e6).c_str());
    QCOMPARE(way.windows.size(), std::size_t(100));
    QVERIFY(isNear(way.windowStatistics->median, kKernel + 2.85 * kMicrosecond, 0.01));
    for (std::size_t i = 0; i < way.windows.size(); ++i)
        QVERIFY(isNear(way.windows[i] - outcome.samples[i], way.windows[0] - outcome.samples[0]));

    const kd::Json& receipt = outcome.receipt.at("kernelTime");
    QCOMPARE(receipt.at("method").get<std::string>(), std::string("calibrated"));
    QVERIFY(receipt.at("reason").get<std::string>().find("/no/such/libcupti.so") != std::string::npos);
    QVERIFY(isNear(receipt.at("windowMedianSeconds").get<double>(), way.windowStatistics->median));
    QVERIFY(isNear(receipt.at("launchCost").at("emptyLaunchSeconds").get<double>(), 3.65 * kMicrosecond, 0.02));
    QVERIFY(isNear(receipt.at("launchCost").at("emptyStepSeconds").get<double>(), 1.25 * kMicrosecond, 0.05));
    QVERIFY(isNear(outcome.receipt.at("emptyWindowSeconds").get<double>(), 1.31 * kMicrosecond));
}

void TestKernelTime::calibratesWithTheShapeOfTheKernel()
{
    PlanBuilder plan = oneKernel();
    plan.request.plan.block = {64, 2, 1};
    plan.request.plan.sharedBytes = 64 << 10;
    static KdFakeLaunch seen;
    static int others;
    others = 0;
    const auto note = +[](unsigned, const KdFakeLaunch& launch, double start, double end) {
        if (end == start)  // the empty kernel takes no time here
            seen = launch;
        else
            ++others;
    };
    const KdFakeObserver observer{nullptr, note};
    kdFakeObserve(&observer);
    const TimingOutcome outcome = time(std::move(plan));
    kdFakeObserve(nullptr);
    QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());
    QVERIFY(others > 100);
    QCOMPARE(seen.grid[0] * seen.grid[1] * seen.grid[2], 1u);
    QCOMPARE(seen.block[0], 64u);
    QCOMPARE(seen.block[1], 2u);
    QCOMPARE(seen.sharedBytes, 64u << 10);
}

void TestKernelTime::keepsWindowsWhereNoEmptyKernelLoads()
{
    kdFakeSetCosts(kCosts);
    for (int time = 0; time < 3; ++time)  // from the second on: the first is the kernel's own module
        kdFakeFail("cuLibraryLoadData", CUDA_ERROR_UNSUPPORTED_PTX_VERSION, 2);
    const TimingOutcome outcome = time(oneKernel());
    QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());
    const KernelTime& way = outcome.kernelTime.value();
    QCOMPARE(int(way.method), int(Method::Window));
    QVERIFY(isNear(outcome.statistics->median, kKernel + 2.85 * kMicrosecond, 0.01));
    QVERIFY(isNear(way.error, 1.31 * kMicrosecond));  // the cost is not known, but it is no less than an empty window
    QVERIFY(way.windows.empty());
    const std::string reason = way.reason.english();
    QVERIFY2(reason.find("CUPTI was not found") != std::string::npos, reason.c_str());
    QVERIFY2(reason.find("no empty kernel could be launched") != std::string::npos, reason.c_str());
}

void TestKernelTime::keepsWindowsOfWhatIsNoLongerThanNothing()
{
    KdFakeCosts costs = kCosts;
    costs.emptyKernel = kKernel * 2;  // as if the kernel ended early: nothing of it can be told
    costs.betweenKernels = 0;
    costs.betweenEvents = 20 * kMicrosecond;
    kdFakeSetCosts(costs);
    const TimingOutcome outcome = time(oneKernel());
    QCOMPARE(int(outcome.kernelTime->method), int(Method::Window));
    QVERIFY(outcome.kernelTime->reason.english().find("no longer than that of an empty kernel") != std::string::npos);
    QVERIFY(outcome.statistics->min > 0);
}

void TestKernelTime::takesTheWayOfTheLeastError_data()
{
    QTest::addColumn<double>("window");
    QTest::addColumn<double>("cost");
    QTest::addColumn<double>("error");
    QTest::addColumn<bool>("isTraced");
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<double>("median");

    QTest::newRow("nothing else") << 5.0 << -1.0 << 0.0 << false << QByteArray("window") << 5.0;
    QTest::newRow("calibrated") << 5.0 << 3.0 << 0.6 << false << QByteArray("calibrated") << 2.0;
    QTest::newRow("cost of no use") << 5.0 << 0.5 << 0.6 << false << QByteArray("window") << 5.0;
    QTest::newRow("shorter than its cost") << 2.9 << 3.0 << 0.6 << false << QByteArray("window") << 2.9;
    QTest::newRow("traced") << 5.0 << 3.0 << 0.6 << true << QByteArray("cupti") << 2.2;
    QTest::newRow("traced alone") << 5.0 << -1.0 << 0.0 << true << QByteArray("cupti") << 2.2;
}

void TestKernelTime::takesTheWayOfTheLeastError()
{
    QFETCH(double, window);
    QFETCH(double, cost);
    QFETCH(double, error);
    QFETCH(bool, isTraced);
    QFETCH(QByteArray, method);
    QFETCH(double, median);
    KernelTimeParts parts = partsOf(window);
    if (cost >= 0)
        parts.cost = kd::LaunchCost::Estimate{.cost = cost * kMicrosecond, .error = error * kMicrosecond};
    if (isTraced)
        parts.traced = std::vector<double>(7, 2.2 * kMicrosecond);
    const KernelTimeChoice choice = kd::chooseKernelTime(parts);
    QCOMPARE(QByteArray::fromStdString(std::string(nameOf(choice.time.method))), method);
    QVERIFY(isNear(kd::statisticsOf(choice.samples).median, median * kMicrosecond, 1e-9));
    QCOMPARE(choice.time.windows.empty(), choice.time.method == Method::Window);
}

void TestKernelTime::saysWhyTheBetterWaysWereNotHad()
{
    KernelTimeParts parts = partsOf(5);
    parts.traceMissing = "No CUPTI.";
    parts.costMissing = "No empty kernel.";
    QCOMPARE(kd::chooseKernelTime(parts).time.reason.english(), std::string("No CUPTI. No empty kernel."));
    parts.cost = kd::LaunchCost::Estimate{.cost = 3 * kMicrosecond, .error = 0.1 * kMicrosecond};
    QCOMPARE(kd::chooseKernelTime(parts).time.reason.english(), std::string("No CUPTI."));
    parts.traced = {2e-6};
    QCOMPARE(kd::chooseKernelTime(parts).time.reason, kd::Message());
}

void TestKernelTime::findsTheStepOfAClock()
{
    QCOMPARE(kd::clockStep({}), 0.0);
    QCOMPARE(kd::clockStep({3e-6, 3e-6}), 0.0);
    QVERIFY(isNear(kd::clockStep({3.064e-6, 3e-6, 3.032e-6, 3.128e-6}), 32e-9));
    QVERIFY(isNear(kd::clockStep({1e-3, 5e-3}), 1.024e-6));
}

void TestKernelTime::tellsHowMuchLongerTheWindowIs()
{
    const KernelTime window;
    const kd::Statistics kernel{.median = 4e-6};
    QCOMPARE(kd::windowExcess(window, kernel), 0.0);
    const KernelTime calibrated{.method = Method::Calibrated, .windowStatistics = kd::Statistics{.median = 6e-6}};
    QVERIFY(isNear(kd::windowExcess(calibrated, kernel), 0.5));
    QCOMPARE(kd::windowExcess(calibrated, {}), 0.0);
}

void TestKernelTime::refusesAnOutcomeOfAnotherForm()
{
    kd::Json json = time(oneKernel());
    QVERIFY(json.at("kernelTime").contains("windows"));
    for (const auto& [key, value] : {std::pair("method", "\"guess\""), std::pair("error", "-1"), std::pair("windows", "[\"x\"]")}) {
        kd::Json bad = json;
        bad["kernelTime"][key] = kd::Json::parse(value);
        QVERIFY_EXCEPTION_THROWN(bad.get<TimingOutcome>(), kd::RuntimeError);
    }
}

KD_TEST(TestKernelTime, QCoreApplication)

}  // namespace tst_kerneltime

#include "tst_kerneltime.moc"
