// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/driver/driverloader.h"
#include "core/emulator/driver/emulateddriver.h"
#include "core/measure/neighbours.h"
#include "core/measure/runner.h"
#include "fakecuda/fakecuda.h"
#include "planbuilder.h"
#include "timedkernels.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tst_comparison {

using kd::ComparisonOutcome;
using kd::ComparisonReason;
using kd::ComparisonRequest;
using kd::CountChange;
using kd::Direction;
using kd::Recipe;
using Kind = kd::ComparisonVerdict::Kind;
using State = kd::RunOutcome::State;
using timedkernels::kCount;
using timedkernels::launches;
using timedkernels::tire;

namespace {

const std::string kModule = "KDFAKE\nkernel saxpy params=4,4,8,8\nkernel sleep1 params=8\nkernel sleep2 params=8\n"
                            "kernel tired params=8\nkernel takes10000 params=8\nkernel takes10200 params=8\n"
                            "kernel kd_empty params=8\n";

// As an H200 has them: 2.85 us of a window are not the kernel's.
constexpr KdFakeCosts kCosts{.beforeKernel = 1.5e-6,
                             .betweenKernels = 0.45e-6,
                             .afterKernel = 1.35e-6,
                             .betweenEvents = 1.31e-6,
                             .emptyKernel = 0.8e-6,
                             .jitter = 0.032e-6};

// Adds 1 to each element of y, with one addition more in `longer`.
const std::string kCounted = R"(
.version 8.0
.target sm_75
.address_size 64
.visible .entry plain(.param .u64 y)
{
    .reg .f32 %f<4>;
    .reg .b32 %r<5>;
    .reg .b64 %d<6>;
    ld.param.u64 %d1, [y];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d2, %r1, 4;
    add.s64 %d3, %d1, %d2;
    ld.global.f32 %f1, [%d3];
    add.f32 %f2, %f1, 0f3F800000;
    st.global.f32 [%d3], %f2;
    ret;
}
.visible .entry longer(.param .u64 y)
{
    .reg .f32 %f<4>;
    .reg .b32 %r<5>;
    .reg .b64 %d<6>;
    ld.param.u64 %d1, [y];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d2, %r1, 4;
    add.s64 %d3, %d1, %d2;
    ld.global.f32 %f1, [%d3];
    add.f32 %f2, %f1, 0f3F000000;
    add.f32 %f2, %f2, 0f3F000000;
    st.global.f32 [%d3], %f2;
    ret;
}
)";

PlanBuilder saxpy()
{
    return timedkernels::saxpy(kModule);
}

PlanBuilder oneBuffer(const std::string& kernel, const std::string& module = kModule)
{
    PlanBuilder plan(kernel);
    plan.request.plan.grid = {1, 1, 1};
    plan.module(module).buffer("y", kCount, Direction::InOut, {.kind = Recipe::Kind::Ones});
    return plan;
}

ComparisonOutcome compareOn(kd::Runner& runner, PlanBuilder& first, PlanBuilder& second, ComparisonRequest request = {},
                            const kd::RunObserver& observer = {})
{
    request.first = first.request;
    request.second = second.request;
    const kd::BlobLookup blobs = [&](const std::string& id) {
        const std::span<const std::byte> found = first.blobs()(id);
        return found.empty() ? second.blobs()(id) : found;
    };
    return runner.compare(request, blobs, first.prepareHost(), second.prepareHost(), observer);
}

bool hasReason(const ComparisonOutcome& outcome, ComparisonReason::Kind kind)
{
    return std::ranges::any_of(outcome.verdict.reasons, [kind](const ComparisonReason& reason) { return reason.kind == kind; });
}

}  // namespace

class TestComparison : public QObject {
    Q_OBJECT

private slots:
    void init();

    void theSameBuildIsTheSame();
    void aSlowerOneIsSlower();
    void tooLittleTimeIsSaid();
    void nothingIsComparedOfWhatIsWrong_data();
    void nothingIsComparedOfWhatIsWrong();
    void noVerdictOfWhatIsNoLongerRight();
    void aFaultIsThatOfItsBuild();
    void comparesTheKernelsOwnTimes_data();
    void comparesTheKernelsOwnTimes();
    void measuresBothInOneWay_data();
    void measuresBothInOneWay();
    void placesBothAnew();
    void sharesLargeBuffers();
    void measuresBothByTheSameEvents();
    void measuresBothOnOneStream();
    void tellsTheOrderOfTheSamples();
    void tellsWhoseTurnItIs();
    void signsOfTheDeviceCount_data();
    void signsOfTheDeviceCount();
    void seesOtherProcesses_data();
    void seesOtherProcesses();
    void givesEverythingBack();
    void countsOnTheEmulatedGpu();
    void countsAreJudged();
    void travelsAsJson();
    void refusesBadRequests();

private:
    ComparisonOutcome compare(PlanBuilder& first, PlanBuilder& second, const ComparisonRequest& request = {},
                              const kd::RunObserver& observer = {});

    kd::DriverLoad m_driver;
};

void TestComparison::init()
{
    qputenv("KERNELDESK_LIBNVML", "/no/such/libnvidia-ml.so");
    qputenv("KERNELDESK_LIBCUPTI", "/no/such/libcupti.so");
    qunsetenv("KD_FAKE_NVML");
    qunsetenv("KD_FAKE_CUPTI");
    kdFakeReset();
    launches = 0;
    m_driver = kd::loadDriver({KD_FAKE_CUDA});
    QVERIFY2(m_driver, m_driver.sentence.english().c_str());
}

ComparisonOutcome TestComparison::compare(PlanBuilder& first, PlanBuilder& second, const ComparisonRequest& request,
                                          const kd::RunObserver& observer)
{
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    return compareOn(runner, first, second, request, observer);
}

void TestComparison::theSameBuildIsTheSame()
{
    PlanBuilder first = saxpy(), second = saxpy();
    int open = 0;
    std::size_t done = 0;
    const ComparisonOutcome outcome = compare(first, second, {.samples = 64},
                                              {.launched = [&] { ++open; },
                                               .completed = [&] { --open; },
                                               .progress = [&](std::size_t blocks, std::size_t) { done = blocks; }});
    QVERIFY2(outcome.ok(), outcome.failed().message.english().c_str());
    QVERIFY(outcome.verdict.kind == Kind::Same);
    QVERIFY(outcome.verdict.reasons.empty());
    QCOMPARE(static_cast<float>(outcome.verdict.ratio), 1.0f);
    QCOMPARE(outcome.firstSamples.size(), std::size_t{32});  // half of the blocks decide
    QCOMPARE(outcome.secondSamples.size(), std::size_t{32});
    QCOMPARE(outcome.blocks.size(), std::size_t{16});
    QCOMPARE(done, std::size_t{16});
    QCOMPARE(outcome.receipt.at("endedBy").get<std::string>(), std::string("decided"));
    QCOMPARE(outcome.receipt.at("placements").get<int>(), 16);
    QCOMPARE(open, 0);
    QCOMPARE(static_cast<float>(outcome.firstStatistics->median), 10e-6f);
    QVERIFY(outcome.receipt.at("outputsEqual").get<bool>());
    QVERIFY(outcome.receipt.at("first").at("referencesCompared").get<bool>());
    QCOMPARE(outcome.receipt.at("launchesOfTurn").get<int>(), 1);
    const auto reversed = std::ranges::count(outcome.blocks, true, &kd::ComparedBlock::isReversed);
    QVERIFY(reversed > 2 && reversed < 14);
}

void TestComparison::aSlowerOneIsSlower()
{
    PlanBuilder first = oneBuffer("sleep1"), second = oneBuffer("sleep2");
    const ComparisonRequest request{.warmup = 0, .samples = 16, .maxDuration = kd::Seconds(60)};
    const ComparisonOutcome slower = compare(first, second, request);
    QVERIFY2(slower.ok(), slower.failed().message.english().c_str());
    QVERIFY(slower.verdict.kind == Kind::Slower);
    QCOMPARE(static_cast<float>(slower.verdict.ratio), 2.0f);
    const ComparisonOutcome faster = compare(second, first, request);
    QVERIFY(faster.verdict.kind == Kind::Faster);
    QCOMPARE(static_cast<float>(faster.verdict.ratio), 0.5f);
}

void TestComparison::tooLittleTimeIsSaid()
{
    PlanBuilder first = oneBuffer("sleep1"), second = oneBuffer("sleep2");
    const ComparisonOutcome outcome = compare(first, second, {.warmup = 0, .samples = 512, .maxDuration = kd::Seconds(0.06)});
    QVERIFY(outcome.ok());
    QVERIFY(outcome.verdict.kind == Kind::CannotTell);
    QVERIFY(hasReason(outcome, ComparisonReason::Kind::TooFewSamples));
    QVERIFY(!outcome.blocks.empty() && outcome.blocks.size() < kd::kMinBlocks);
}

void TestComparison::nothingIsComparedOfWhatIsWrong_data()
{
    QTest::addColumn<bool>("isFirst");
    QTest::newRow("A") << true;
    QTest::newRow("B") << false;
}

void TestComparison::nothingIsComparedOfWhatIsWrong()
{
    QFETCH(bool, isFirst);
    PlanBuilder first = saxpy(), second = saxpy();
    (isFirst ? first : second).expression("y", "0");
    const ComparisonOutcome outcome = compare(first, second);
    QVERIFY(!outcome.ok());
    QCOMPARE(int(outcome.failed().state), int(State::Differs));
    QCOMPARE(&outcome.failed(), isFirst ? &outcome.first : &outcome.second);
    QVERIFY(outcome.verdict.kind == Kind::CannotTell && hasReason(outcome, ComparisonReason::Kind::WrongBefore));
    QVERIFY(outcome.blocks.empty() && outcome.firstSamples.empty());
}

void TestComparison::noVerdictOfWhatIsNoLongerRight()
{
    kdFakeRegister("tired", tire);
    PlanBuilder first = oneBuffer("tired"), second = oneBuffer("tired");
    second.expression("y", "i == 0 ? 2 : 1");
    const ComparisonOutcome outcome = compare(first, second, {.warmup = 0, .samples = 64});
    QCOMPARE(int(outcome.second.state), int(State::Differs));
    QVERIFY(outcome.verdict.kind == Kind::CannotTell && hasReason(outcome, ComparisonReason::Kind::WrongAfter));
    QVERIFY(outcome.second.message.english().starts_with("After the samples, on fresh inputs: y differs"));
}

void TestComparison::aFaultIsThatOfItsBuild()
{
    PlanBuilder first = oneBuffer("sleep1"), second = oneBuffer("sleep2");
    kdFakeFail("cuLaunchKernel", CUDA_ERROR_ILLEGAL_ADDRESS, 2);
    const ComparisonOutcome outcome = compare(first, second, {.warmup = 0, .samples = 16});
    QVERIFY(outcome.first.ok());
    QCOMPARE(int(outcome.second.state), int(State::Faulted));
    QVERIFY(outcome.verdict.kind == Kind::CannotTell);
    QVERIFY(outcome.failed().message.english().find("sleep2") != std::string::npos);
}

void TestComparison::comparesTheKernelsOwnTimes_data()
{
    QTest::addColumn<bool>("isTraced");
    QTest::addColumn<QByteArray>("way");
    QTest::newRow("CUPTI") << true << QByteArray("cupti");
    QTest::newRow("windows less the cost of a launch") << false << QByteArray("calibrated");
}

// 2 % of 10 us are 1.6 % of the windows.
void TestComparison::comparesTheKernelsOwnTimes()
{
    QFETCH(bool, isTraced);
    kdFakeSetCosts(kCosts);
    if (isTraced)
        qputenv("KERNELDESK_LIBCUPTI", KD_FAKE_CUPTI);
    PlanBuilder first = oneBuffer("takes10000"), second = oneBuffer("takes10200");
    const ComparisonOutcome outcome = compare(first, second, {.warmup = 1, .samples = 256});
    QVERIFY2(outcome.ok(), outcome.failed().message.english().c_str());
    QTEST(QByteArray(nameOf(outcome.firstTime.value().method).data()), "way");
    QTEST(QByteArray(nameOf(outcome.secondTime.value().method).data()), "way");
    QVERIFY(outcome.verdict.kind == Kind::Slower);
    QVERIFY2(std::abs(outcome.verdict.ratio - 1.02) < (isTraced ? 1e-4 : 1.5e-3), std::to_string(outcome.verdict.ratio).c_str());
    QVERIFY(outcome.verdict.low < 1.0201 && outcome.verdict.high > 1.0199);
    if (!isTraced)  // what is not known of the cost counts
        QVERIFY(outcome.verdict.high - outcome.verdict.low > 1e-3);
    const kd::Json& way = outcome.receipt.at("kernelTime");
    QCOMPARE(QByteArray(way.at("method").get<std::string>().c_str()), QByteArray(nameOf(outcome.firstTime->method).data()));
    QVERIFY(way.at("errorSeconds").at(0).get<double>() > 0);
    QVERIFY(std::abs(outcome.firstTime->windowStatistics.value().median - 12.85e-6) < 0.2e-6);
    // Of the 0.8 us that an empty kernel takes 0.42 of the 1.25 us from one launch to the next are known to be its own.
    const double unknown = isTraced ? 0 : (0.8 - 1.25 * 0.42) * 1e-6;
    const double median = outcome.firstStatistics.value().median;
    QVERIFY2(std::abs(median - (10e-6 - unknown)) < 0.05e-6, std::to_string(median * 1e6).c_str());
    QVERIFY(std::abs(outcome.blocks.at(0).second[0] / outcome.blocks[0].first[0] - 1.02) < 5e-3);
}

void TestComparison::measuresBothInOneWay_data()
{
    QTest::addColumn<QByteArray>("mode");
    QTest::addColumn<QByteArray>("way");
    QTest::newRow("some records are lost") << QByteArray("drop") << QByteArray("cupti");
    QTest::newRow("all records are lost") << QByteArray("silent") << QByteArray("calibrated");
    QTest::newRow("a profiler is at work") << QByteArray("busy") << QByteArray("calibrated");
    QTest::newRow("no empty kernel") << QByteArray("old") << QByteArray("window");
    QTest::newRow("not wanted") << QByteArray("unwanted") << QByteArray("calibrated");
}

void TestComparison::measuresBothInOneWay()
{
    QFETCH(QByteArray, mode);
    QFETCH(QByteArray, way);
    kdFakeSetCosts(kCosts);
    qputenv("KERNELDESK_LIBCUPTI", KD_FAKE_CUPTI);
    qputenv("KD_FAKE_CUPTI", mode.constData());
    if (way == "window")
        for (int time = 0; time < 3; ++time)  // behind the modules of both
            kdFakeFail("cuLibraryLoadData", CUDA_ERROR_UNSUPPORTED_PTX_VERSION, 3);
    PlanBuilder first = oneBuffer("takes10000"), second = oneBuffer("takes10200");
    const ComparisonOutcome outcome =
        compare(first, second, {.warmup = 1, .samples = 256, .withoutCupti = mode == "unwanted"});
    qunsetenv("KD_FAKE_CUPTI");
    QVERIFY2(outcome.ok(), outcome.failed().message.english().c_str());
    QTEST(QByteArray(nameOf(outcome.firstTime.value().method).data()), "way");
    QTEST(QByteArray(nameOf(outcome.secondTime.value().method).data()), "way");
    QCOMPARE(outcome.firstTime->reason.empty(), way == "cupti");
    QVERIFY(outcome.blocks.size() >= kd::kMinBlocks);
    QCOMPARE(outcome.receipt.contains("cupti"), mode == "drop" || mode == "silent");
}

void TestComparison::placesBothAnew()
{
    PlanBuilder first = saxpy(), second = saxpy();
    const int before = kdFakeCalls("cuLibraryLoadData");
    const ComparisonOutcome outcome = compare(first, second, {.warmup = 1, .samples = 256});
    QCOMPARE(kdFakeCalls("cuLibraryLoadData") - before, 2 * 16 + 1);  // and an empty kernel
    for (std::size_t block = 0; block < outcome.blocks.size(); ++block)
        QCOMPARE(outcome.blocks[block].placement, static_cast<int>(block));
    QVERIFY(outcome.receipt.at("first").at("referencesCompared").get<bool>());
}

void TestComparison::sharesLargeBuffers()
{
    PlanBuilder first("takes10000"), second("takes10000");
    for (PlanBuilder* const plan : {&first, &second})
        plan->module(kModule).buffer("y", std::uint64_t{1} << 20, Direction::InOut, {.kind = Recipe::Kind::Ones});
    const int before = kdFakeCalls("cuMemAlloc");
    const ComparisonOutcome outcome = compare(first, second, {.warmup = 1, .samples = 128});
    QVERIFY(outcome.ok());
    QVERIFY(outcome.receipt.at("placements").get<int>() > 1);
    QCOMPARE(kdFakeCalls("cuMemAlloc") - before, 2);
}

/// Where events lie is a part of their windows: those of one build alone would add to its times.
void TestComparison::measuresBothByTheSameEvents()
{
    constexpr int kOfBatches = 2 * 64, kOfTheEmptyKernel = 2 * 32, kOfVerification = 8;
    PlanBuilder first = saxpy(), second = saxpy();
    const int before = kdFakeCalls("cuEventCreate");
    const ComparisonOutcome outcome = compare(first, second, {.warmup = 1, .samples = 64, .withoutCupti = true});
    QVERIFY(outcome.ok());
    QCOMPARE(kdFakeCalls("cuEventCreate") - before, kOfBatches + kOfTheEmptyKernel + kOfVerification);
}

void TestComparison::measuresBothOnOneStream()
{
    PlanBuilder first = saxpy(), second = saxpy();
    const auto streams = [] { return kdFakeCalls("cuStreamCreate") + kdFakeCalls("cuStreamCreateWithPriority"); };
    const int before = streams();
    QVERIFY(compare(first, second, {.warmup = 1, .samples = 64, .withoutCupti = true}).ok());
    QCOMPARE(streams() - before, 1);
}

void TestComparison::tellsTheOrderOfTheSamples()
{
    PlanBuilder first = saxpy(), second = saxpy();
    const ComparisonOutcome outcome = compare(first, second, {.samples = 256});
    std::size_t firstCount = 0, secondCount = 0;
    for (const kd::ComparedBlock& block : outcome.blocks)
        for (int turn = 0; turn < 4; ++turn)
            (kd::ComparisonSchedule::isSecond(block.isReversed, turn) ? secondCount : firstCount) +=
                static_cast<std::size_t>(block.samples[static_cast<std::size_t>(turn)]);
    QCOMPARE(firstCount, outcome.firstSamples.size());
    QCOMPARE(secondCount, outcome.secondSamples.size());
}

void TestComparison::tellsWhoseTurnItIs()
{
    PlanBuilder first = saxpy(), second = saxpy();
    std::vector<bool> turns;
    const ComparisonOutcome outcome =
        compare(first, second, {.samples = 64}, {.launched = {}, .completed = {}, .progress = {}, .turned = [&](bool isSecond) {
                                                     turns.push_back(isSecond);
                                                 }});
    QVERIFY(outcome.ok());
    QVERIFY(turns.size() > 2 * outcome.blocks.size());
    QCOMPARE(turns[0], false);
    for (std::size_t i = 1; i < turns.size(); ++i)
        QVERIFY(turns[i] != turns[i - 1]);
}

void TestComparison::signsOfTheDeviceCount_data()
{
    QTest::addColumn<QByteArray>("mode");
    QTest::addColumn<bool>("isShared");
    QTest::newRow("throttled") << QByteArray("alone") << false;
    QTest::newRow("throttled and shared") << QByteArray("shared") << true;
}

// The fake device always tells that it is throttled.
void TestComparison::signsOfTheDeviceCount()
{
    QFETCH(QByteArray, mode);
    qputenv("KERNELDESK_LIBNVML", KD_FAKE_NVML);
    qputenv("KD_FAKE_NVML", mode.constData());
    PlanBuilder first = saxpy(), second = saxpy();
    const ComparisonOutcome outcome = compare(first, second, {.samples = 64});
    QVERIFY(outcome.ok());
    const kd::Json& signs = outcome.receipt.at("signs");
    if (!signs.at("missing").is_null())
        QSKIP("the fake device of CUDA is not that of NVML");
    QVERIFY(outcome.verdict.kind == Kind::CannotTell && hasReason(outcome, ComparisonReason::Kind::Throttled));
    QTEST(hasReason(outcome, ComparisonReason::Kind::OtherProcess), "isShared");
    QVERIFY(outcome.verdict.ratio > 0.99 && outcome.verdict.ratio < 1.01);  // what was measured is there all the same
}

void TestComparison::seesOtherProcesses_data()
{
    QTest::addColumn<QByteArray>("mode");
    QTest::addColumn<int>("expected");  // -1: it is not told
    QTest::newRow("not told") << QByteArray("") << -1;
    QTest::newRow("alone") << QByteArray("alone") << 0;
    QTest::newRow("beside another") << QByteArray("shared") << 1;
    QTest::newRow("beside one that does nothing") << QByteArray("idle") << 0;
    QTest::newRow("contexts alone") << QByteArray("contexts") << 1;
}

void TestComparison::seesOtherProcesses()
{
    QFETCH(QByteArray, mode);
    QFETCH(int, expected);
    qputenv("KD_FAKE_NVML", mode.constData());
    const std::optional<bool> work = kd::Neighbours("0000:10:00.0", {KD_FAKE_NVML}).work();
    qunsetenv("KD_FAKE_NVML");
    QCOMPARE(work ? int(*work) : -1, expected);
    QVERIFY(!kd::Neighbours("0000:99:00.0", {KD_FAKE_NVML}).work());
    QVERIFY(!kd::Neighbours("0000:10:00.0", {"/no/such/library.so"}).work());
}

void TestComparison::givesEverythingBack()
{
    PlanBuilder first = saxpy(), second = saxpy();
    QVERIFY(compare(first, second, {.samples = 16, .cold = true}).ok());
    QCOMPARE(kdFakeLive(), std::size_t(0));
}

void TestComparison::countsOnTheEmulatedGpu()
{
    kd::emulator::MachineSettings settings;
    settings.memoryBytes = 64 << 20;
    settings.threads = 2;
    const kd::DriverApi api = kd::emulator::emulatedDriver(settings);
    kd::Runner runner(api, 0, "emulated");
    PlanBuilder plain = oneBuffer("plain", kCounted), longer = oneBuffer("longer", kCounted);
    for (PlanBuilder* const each : {&plain, &longer})
        each->expression("y", "i < 256 ? 2 : 1");
    const ComparisonOutcome more = compareOn(runner, plain, longer);
    QVERIFY2(more.ok(), more.failed().message.english().c_str());
    QVERIFY(more.modelled && more.blocks.empty() && !more.firstStatistics);
    QCOMPARE(more.counts.at(0).name, std::string("warpInstructions"));
    QCOMPARE(more.counts[0].second - more.counts[0].first, std::uint64_t{8});  // one of each of 8 warps
    QCOMPARE(more.counts.at(1).second - more.counts[1].first, std::uint64_t{256});
    QVERIFY(more.counts.at(3).change() == CountChange::Same && more.counts[3].first > 0);
    QVERIFY(changeOf(more.counts) == CountChange::More);
    QVERIFY(changeOf(compareOn(runner, longer, plain).counts) == CountChange::Fewer);
    QVERIFY(changeOf(compareOn(runner, plain, plain).counts) == CountChange::Same);
    QVERIFY(more.verdict.kind == Kind::CannotTell && more.verdict.ratio == 0);
}

void TestComparison::countsAreJudged()
{
    const kd::LineCount base{.executed = 10, .activeLanes = 320, .requests = 4, .sectors = 16, .idealSectors = 16};
    kd::LineCount other = base;
    other.idealSectors = 8;
    QVERIFY(changeOf(kd::compareCounts(base, other)) == CountChange::Same);
    other.bankConflicts = 1;
    QVERIFY(changeOf(kd::compareCounts(base, other)) == CountChange::More);
    other.sectors = 8;
    QVERIFY(changeOf(kd::compareCounts(base, other)) == CountChange::Mixed);
    QCOMPARE(std::string(nameOf(CountChange::Mixed)), std::string("mixed"));
}

void TestComparison::travelsAsJson()
{
    PlanBuilder first = saxpy(), second = saxpy();
    const ComparisonOutcome outcome = compare(first, second, {.samples = 32});
    const kd::Json json = outcome;
    const auto read = json.get<ComparisonOutcome>();
    QCOMPARE(kd::Json(read).dump(), json.dump());
    QCOMPARE(read.secondStatistics->median, outcome.secondStatistics->median);

    const ComparisonRequest request{.first = first.request,
                                    .second = second.request,
                                    .warmup = 3,
                                    .samples = 7,
                                    .maxDuration = kd::Seconds(2.5),
                                    .cold = true,
                                    .seed = 9};
    const kd::Json sent = request;
    QCOMPARE(kd::Json(sent.get<ComparisonRequest>()).dump(), sent.dump());
}

void TestComparison::refusesBadRequests()
{
    PlanBuilder first = saxpy(), second = saxpy();
    const kd::Json json = ComparisonRequest{.first = first.request, .second = second.request};
    for (const auto& [key, value] : std::initializer_list<std::pair<const char*, kd::Json>>{
             {"samples", 0}, {"samples", 100'001}, {"warmup", -1}, {"maxSeconds", 1e9}, {"cold", "yes"}, {"seed", -1}}) {
        kd::Json wrong = json;
        wrong[key] = value;
        QVERIFY_THROWS_EXCEPTION(kd::RuntimeError, wrong.get<ComparisonRequest>());
    }
    kd::Json elsewhere = json;
    elsewhere["second"]["device"] = "cuda:1";
    QVERIFY_THROWS_EXCEPTION(kd::RuntimeError, elsewhere.get<ComparisonRequest>());
}

KD_TEST(TestComparison, QCoreApplication)

}  // namespace tst_comparison

#include "tst_comparison.moc"
