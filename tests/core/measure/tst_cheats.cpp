// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/driver/driverloader.h"
#include "core/measure/roofs.h"
#include "core/measure/runner.h"
#include "fakecuda/fakecuda.h"
#include "planbuilder.h"
#include "timedkernels.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <limits>

// Ten ways in which kernels seemed faster, or right, and were not: each is planted here, and caught or without effect. README.md
// has the table.
namespace tst_cheats {

using kd::Direction;
using kd::Recipe;
using kd::TimingDoubt;
using kd::TimingOutcome;
using kd::TimingRequest;
using State = kd::RunOutcome::State;

namespace {

constexpr std::uint64_t kCount = 1000;
constexpr double kWork = 200e-6;  ///< seconds that the work of a kernel takes
constexpr double kNoWork = 1e-6;  ///< seconds of one that does none

const std::string kModule = "KDFAKE\nkernel cheat params=8,8\nkernel honest params=8,8\n";

struct Buffers {
    float* in;
    float* out;
};

Buffers buffersOf(void** parameters)
{
    return {*static_cast<float**>(parameters[0]), *static_cast<float**>(parameters[1])};
}

void doWork(const Buffers& buffers)
{
    for (std::uint64_t i = 0; i < kCount; ++i)
        buffers.out[i] = 2 * buffers.in[i];
    kdFakeTakeTime(kWork);
}

void honest(const KdFakeLaunch&, void** parameters)
{
    doWork(buffersOf(parameters));
}

int resetsSeen = 0;
int launchesSeen = 0;
float* lastOut = nullptr;

/// out = 2 in, of a kernel that is planted.
PlanBuilder doubled(KdFakeKernel cheat)
{
    resetsSeen = launchesSeen = 0;
    lastOut = nullptr;
    kdFakeRegister("cheat", cheat);
    kdFakeRegister("honest", honest);
    PlanBuilder plan("cheat");
    plan.module(kModule)
        .buffer("in", kCount, Direction::In, {.kind = Recipe::Kind::Random, .seed = 5})
        .buffer("out", kCount, Direction::Out, {.kind = Recipe::Kind::Poison});
    return plan;
}

bool hasDoubt(const TimingOutcome& outcome, TimingDoubt::Kind kind)
{
    return std::ranges::find(outcome.doubts, kind, &TimingDoubt::kind) != outcome.doubts.end();
}

/// In words, for a failing test.
QByteArray told(const TimingOutcome& outcome)
{
    std::string text = outcome.run.message.english();
    for (const TimingDoubt& doubt : outcome.doubts)
        text += "\n" + doubt.text.english();
    return QByteArray::fromStdString(text);
}

}  // namespace

class TestCheats : public QObject {
    Q_OBJECT

private slots:
    void init();

    void honestKernelsRaiseNoDoubt();
    void linesThatL2KeepsAreGivenUp();
    void figuresAboveARoofAreImpossible_data();
    void figuresAboveARoofAreImpossible();
    void outputsCachedByAddressAreFound();
    void outputsFoundInPlaceAreFound();
    void workDoneOnceForAllIsFound();
    void workOnAnotherStreamIsFound();
    void referencesHaveTheirOwnInputs_data();
    void referencesHaveTheirOwnInputs();
    void memoryThatHeldTheResultIsPoisoned();
    void wrongAfterTheLoopIsFound();
    void timesOfNothingAreDoubted();
    void nanIsNoNumber_data();
    void nanIsNoNumber();
    void aSpecialSizeIsFoundAtAnother();

private:
    TimingOutcome time(PlanBuilder& plan, TimingRequest request = {.warmup = 1, .samples = 100});

    kd::DriverLoad m_driver;
};

void TestCheats::init()
{
    qputenv("KERNELDESK_LIBNVML", "/no/such/libnvidia-ml.so");
    qputenv("KERNELDESK_LIBCUPTI", "/no/such/libcupti.so");
    kdFakeReset();
    m_driver = kd::loadDriver({KD_FAKE_CUDA});
    QVERIFY2(m_driver, m_driver.sentence.english().c_str());
}

TimingOutcome TestCheats::time(PlanBuilder& plan, TimingRequest request)
{
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    request.run = plan.request;
    return runner.time(request, plan.blobs(), plan.prepareHost(), {});
}

void TestCheats::honestKernelsRaiseNoDoubt()
{
    PlanBuilder plan = doubled(honest);
    plan.expression("out", "2*in[i]");
    for (const bool isCold : {false, true}) {
        const TimingOutcome outcome = time(plan, {.warmup = 1, .samples = 100, .cold = isCold});
        QVERIFY2(outcome.run.ok() && outcome.doubts.empty(), told(outcome).constData());
        QCOMPARE(static_cast<float>(outcome.statistics->median), static_cast<float>(kWork));
        QVERIFY(outcome.receipt.at("fresh").at("otherAddresses").get<bool>());
        QVERIFY(outcome.receipt.at("fresh").at("otherInputs").get<bool>());
    }
}

/// 1: what an access policy keeps in L2 survives a memset of its size.
void TestCheats::linesThatL2KeepsAreGivenUp()
{
    PlanBuilder plan = doubled(+[](const KdFakeLaunch&, void** parameters) {
        doWork(buffersOf(parameters));
        const int resets = kdFakeCalls("cuCtxResetPersistingL2Cache");
        kdFakeTakeTime(resets > resetsSeen ? kWork : kNoWork);
        resetsSeen = resets;
    });
    plan.expression("out", "2*in[i]");
    const TimingOutcome outcome = time(plan, {.warmup = 1, .samples = 100, .cold = true});
    QVERIFY2(outcome.run.ok(), told(outcome).constData());
    for (const double sample : outcome.samples)
        QCOMPARE(static_cast<float>(sample), static_cast<float>(kWork));
    QCOMPARE(outcome.receipt.at("batch").get<int>(), 1);
}

void TestCheats::figuresAboveARoofAreImpossible_data()
{
    QTest::addColumn<double>("bytes");
    QTest::addColumn<double>("flops");
    QTest::addColumn<bool>("cold");
    QTest::addColumn<QByteArray>("doubt");

    // A device of 4.917 TB/s, 16.7 TB/s out of 50 MiB of L2, and 132 SMs of 1.98 GHz; a kernel of 200 us.
    QTest::newRow("half of the memory's roof") << 0.5e9 << 0.0 << true << QByteArray();
    QTest::newRow("above it, cold") << 1.0e9 << 0.0 << true
                                    << QByteArray("5 TB/s is impossible: it is above the 4.92 TB/s of this device's memory");
    QTest::newRow("above it, hot: L2 has a part") << 1.0e9 << 0.0 << false << QByteArray();
    QTest::newRow("above L2 and memory") << 1.2e9 << 0.0 << false << QByteArray("that L2 and memory of this device can move");
    QTest::newRow("FP32 of all lanes") << 0.0 << 13.0e9 << false << QByteArray();
    QTest::newRow("above all tensor cores") << 0.0 << 4.0e15 * 200e-6 * 10 << false << QByteArray("the fastest arithmetic");
}

void TestCheats::figuresAboveARoofAreImpossible()
{
    QFETCH(double, bytes);
    QFETCH(double, flops);
    QFETCH(bool, cold);
    QFETCH(QByteArray, doubt);
    // CU_DEVICE_ATTRIBUTE_CLOCK_RATE, MEMORY_CLOCK_RATE, GLOBAL_MEMORY_BUS_WIDTH, L2_CACHE_SIZE
    qputenv("KDFAKE_ATTRIBUTES", "13:1980000,36:3201000,37:6144,38:52428800");
    init();
    qunsetenv("KDFAKE_ATTRIBUTES");
    PlanBuilder plan = doubled(honest);
    const TimingOutcome outcome = time(plan, {.warmup = 1, .samples = 20, .cold = cold, .bytes = bytes, .flops = flops});
    QVERIFY2(outcome.run.ok(), told(outcome).constData());
    QCOMPARE(outcome.doubts.size(), std::size_t(doubt.isEmpty() ? 0 : 1));
    QVERIFY2(told(outcome).contains(doubt), told(outcome).constData());
    QCOMPARE(told(outcome).contains("is impossible: "), !doubt.isEmpty());
    QVERIFY(outcome.bandwidth > 0 || outcome.flopRate > 0);  // the figure is shown all the same
}

/// 2: nothing is done for addresses that it was launched with before.
void TestCheats::outputsCachedByAddressAreFound()
{
    PlanBuilder plan = doubled(+[](const KdFakeLaunch&, void** parameters) {
        const Buffers buffers = buffersOf(parameters);
        if (buffers.out == lastOut)
            return kdFakeTakeTime(kNoWork);
        lastOut = buffers.out;
        doWork(buffers);
    });
    const TimingOutcome outcome = time(plan);
    QVERIFY2(hasDoubt(outcome, TimingDoubt::Kind::ReusedWork), told(outcome).constData());
    plan.expression("out", "2*in[i]");
    lastOut = nullptr;
    QCOMPARE(time(plan).run.state, State::Differs);  // and with a reference it is wrong
}

/// 2, by what is in the output: right at any time, as the work was done before.
void TestCheats::outputsFoundInPlaceAreFound()
{
    PlanBuilder plan = doubled(+[](const KdFakeLaunch&, void** parameters) {
        const Buffers buffers = buffersOf(parameters);
        if (std::ranges::equal(std::span(buffers.in, kCount), std::span(buffers.out, kCount),
                               [](float in, float out) { return 2 * in == out; }))
            return kdFakeTakeTime(kNoWork);
        doWork(buffers);
    });
    plan.expression("out", "2*in[i]");
    const TimingOutcome outcome = time(plan);
    QVERIFY2(outcome.run.ok(), told(outcome).constData());
    QVERIFY2(hasDoubt(outcome, TimingDoubt::Kind::ReusedWork), told(outcome).constData());
}

/// 3: the first launch does the work of all.
void TestCheats::workDoneOnceForAllIsFound()
{
    PlanBuilder plan = doubled(+[](const KdFakeLaunch&, void** parameters) {
        if (++launchesSeen > 1)
            return kdFakeTakeTime(kNoWork);
        doWork(buffersOf(parameters));
    });
    plan.expression("out", "2*in[i]");
    const TimingOutcome outcome = time(plan);
    QCOMPARE(outcome.run.state, State::Differs);
    QVERIFY(outcome.samples.empty());
}

/// 4: the stream of the events is done, the work is not.
void TestCheats::workOnAnotherStreamIsFound()
{
    PlanBuilder plan = doubled(+[](const KdFakeLaunch&, void** parameters) {
        doWork(buffersOf(parameters));
        kdFakeTakeTime(kNoWork);
        kdFakeWorkElsewhere(25);  // longer than a busy machine keeps this thread waiting
    });
    plan.expression("out", "2*in[i]");
    const TimingOutcome outcome = time(plan);
    QVERIFY2(hasDoubt(outcome, TimingDoubt::Kind::WorkElsewhere), told(outcome).constData());
}

void TestCheats::referencesHaveTheirOwnInputs_data()
{
    QTest::addColumn<bool>("isKernel");
    QTest::newRow("an expression") << false;
    QTest::newRow("a kernel") << true;
}

/// 5: inputs are set to zero, so that zeros would be right.
void TestCheats::referencesHaveTheirOwnInputs()
{
    QFETCH(bool, isKernel);
    PlanBuilder plan = doubled(+[](const KdFakeLaunch&, void** parameters) {
        const Buffers buffers = buffersOf(parameters);
        std::ranges::fill(std::span(buffers.in, kCount), 0.0f);
        std::ranges::fill(std::span(buffers.out, kCount), 0.0f);
    });
    isKernel ? plan.referenceKernel("out", "honest") : plan.expression("out", "2*in[i]");
    QCOMPARE(time(plan).run.state, State::Differs);
}

/// 6: an output that is not written lies where the right result was before.
void TestCheats::memoryThatHeldTheResultIsPoisoned()
{
    PlanBuilder plan = doubled(+[](const KdFakeLaunch&, void**) {});
    plan.referenceKernel("out", "honest");
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    for (int again = 0; again < 3; ++again) {
        TimingRequest request{.run = plan.request, .warmup = 1, .samples = 20};
        const TimingOutcome outcome = runner.time(request, plan.blobs(), plan.prepareHost(), {});
        QCOMPARE(outcome.run.state, State::Differs);
        QCOMPARE(outcome.run.verification.at(0).mismatches, kCount);
    }
}

/// 7: right before, wrong after the loop.
void TestCheats::wrongAfterTheLoopIsFound()
{
    PlanBuilder plan = doubled(+[](const KdFakeLaunch&, void** parameters) {
        doWork(buffersOf(parameters));
        if (++launchesSeen > 20)
            buffersOf(parameters).out[7] += 1;
    });
    plan.expression("out", "2*in[i]");
    const TimingOutcome outcome = time(plan);
    QCOMPARE(outcome.run.state, State::Differs);
    QVERIFY2(told(outcome).startsWith("After the samples, on fresh inputs: out differs"), told(outcome).constData());
    QVERIFY(outcome.samples.empty());
}

/// 8: a time that comes to 0.000 is none, and gives no rate.
void TestCheats::timesOfNothingAreDoubted()
{
    kdFakeSetCosts({.beforeKernel = 1.5e-6, .betweenKernels = 0.45e-6, .afterKernel = 1.35e-6, .betweenEvents = 1.31e-6,
                    .emptyKernel = 0.8e-6});
    PlanBuilder plan = doubled(+[](const KdFakeLaunch&, void** parameters) {
        doWork(buffersOf(parameters));
        kdFakeTakeTime(1e-12);
    });
    const TimingOutcome outcome = time(plan, {.warmup = 1, .samples = 100, .bytes = 8e9});
    QVERIFY2(outcome.run.ok(), told(outcome).constData());
    QVERIFY2(hasDoubt(outcome, TimingDoubt::Kind::BelowClock), told(outcome).constData());
    QVERIFY(outcome.statistics->median > 1e-6);  // the window as it was, not 0
}

void TestCheats::nanIsNoNumber_data()
{
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<bool>("isWritten");
    QTest::addColumn<bool>("isRight");
    QTest::newRow("for a number") << QByteArray("2*in[i]") << true << false;
    QTest::newRow("for an infinity") << QByteArray("1.0/0.0") << true << false;
    QTest::newRow("for a NaN that was asked for") << QByteArray("0.0/0.0") << true << true;
    QTest::newRow("for a NaN, but nothing was written") << QByteArray("0.0/0.0") << false << false;
}

/// 9: a NaN compares false to everything, also to a difference that is too large.
void TestCheats::nanIsNoNumber()
{
    QFETCH(QByteArray, expected);
    QFETCH(bool, isWritten);
    QFETCH(bool, isRight);
    PlanBuilder plan = doubled(isWritten ? +[](const KdFakeLaunch&, void** parameters) {
        std::ranges::fill(std::span(buffersOf(parameters).out, kCount), std::numeric_limits<float>::quiet_NaN());
    } : +[](const KdFakeLaunch&, void**) {});
    plan.expression("out", expected.toStdString());
    const TimingOutcome outcome = time(plan, {.warmup = 0, .samples = 10});
    QVERIFY2(outcome.run.ok() == isRight, told(outcome).constData());
    QCOMPARE(outcome.run.state, isRight ? State::Ok : State::Differs);
}

/// 10: right at the size that everybody tries; `kerneldesk time --verify-at n=777` runs it at another.
void TestCheats::aSpecialSizeIsFoundAtAnother()
{
    kdFakeRegister("sized", +[](const KdFakeLaunch&, void** parameters) {
        const int count = *static_cast<int*>(parameters[0]);
        float* const out = *static_cast<float**>(parameters[1]);
        for (int i = 0; i < count; ++i)
            out[i] = count == static_cast<int>(kCount) ? 3.0f : 0.0f;
    });
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    for (const int count : {static_cast<int>(kCount), 777}) {
        PlanBuilder plan("sized");
        plan.module("KDFAKE\nkernel sized params=4,8\n")
            .value("n", count)
            .buffer("out", static_cast<std::uint64_t>(count), Direction::Out, {.kind = Recipe::Kind::Poison})
            .expression("out", "3");
        QCOMPARE(plan.runOn(runner).state, count == static_cast<int>(kCount) ? State::Ok : State::Differs);
    }
}

KD_TEST(TestCheats, QCoreApplication)

}  // namespace tst_cheats

#include "tst_cheats.moc"
