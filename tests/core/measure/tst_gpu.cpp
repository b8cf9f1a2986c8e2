// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/compile/compiler.h"
#include "core/driver/driverloader.h"
#include "core/device/architecture.h"
#include "core/device/peakrates.h"
#include "core/measure/blockingkernel.h"
#include "core/measure/peaks.h"
#include "core/measure/runner.h"
#include "core/memory/devicememory.h"
#include "core/module/module.h"
#include "planbuilder.h"
#include "tests/program/testprogram.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

#include <array>
#include <cstdio>

namespace tst_gpu {

using kd::Direction;
using kd::Recipe;
using State = kd::RunOutcome::State;

namespace {

constexpr const char* kSource = R"(
struct Params { char tag; double scale; float2 offset; };

extern "C" __global__ void saxpy(int n, float a, const float* x, float* y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}
extern "C" __global__ void saxpy_reference(int n, float a, const float* x, float* y)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        y[i] = fmaf(a, x[i], y[i]);
}
extern "C" __global__ void kept_saxpy(int n, float a, const float* x, float* y)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float kept = x[i], sum = y[i];
#if __CUDA_ARCH__ >= 800
    unsigned long long policy;
    asm volatile("createpolicy.fractional.L2::evict_last.b64 %0, 1.0;" : "=l"(policy));
    asm volatile("ld.global.L2::cache_hint.f32 %0, [%1], %2;" : "=f"(kept) : "l"(x + i), "l"(policy));
    asm volatile("ld.global.L2::cache_hint.f32 %0, [%1], %2;" : "=f"(sum) : "l"(y + i), "l"(policy));
#endif
    y[i] = a * kept + sum;
}
extern "C" __global__ void structured(char first, Params params, float4 wide, const double* in, unsigned short last, double* out)
{
    out[0] = first + params.tag + params.scale + params.offset.x + params.offset.y + wide.w + in[0] + last;
}
__constant__ float lut[256];
__constant__ float gain = 1;
extern "C" __global__ void look(float* y) { y[threadIdx.x] = lut[threadIdx.x] * gain; }
extern "C" __global__ void shared_sum(float* data, int words)
{
    extern __shared__ float buffer[];
    for (int i = threadIdx.x; i < words; i += blockDim.x) buffer[i] = 1;
    __syncthreads();
    if (threadIdx.x == 0) { float sum = 0; for (int i = 0; i < words; ++i) sum += buffer[i]; data[0] = sum; }
}
extern "C" __global__ void ranks(float* data)
{
#if __CUDA_ARCH__ >= 900
    unsigned blocks, rank;
    asm("mov.u32 %0, %%cluster_nctarank;" : "=r"(blocks));
    asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    if (threadIdx.x == 0) data[blockIdx.x] = blocks * 100 + rank;
#endif
}
extern "C" __global__ void spin(float* data, unsigned nanoseconds)
{
    unsigned long long start, now;
    asm volatile("mov.u64 %0, %globaltimer;" : "=l"(start));
    do asm volatile("mov.u64 %0, %globaltimer;" : "=l"(now)); while (now - start < nanoseconds);
    data[0] = 1;
}
extern "C" __global__ void illegal(float* data) { *(float*)(0x10 + (size_t)threadIdx.x * 4) = data[0]; }
extern "C" __global__ void misaligned(float* data) { *(double*)((char*)data + 4) = 1; }
extern "C" __global__ void trap(float*) { asm("trap;"); }
extern "C" __global__ void asserts(float* data) { assert(data == 0); }
extern "C" __global__ void prints(float*) { printf("printed by the kernel\n"); }
extern "C" __global__ void endless(volatile float* data) { while (data[0] == 0) { } }
)";

/// Everything that runs need, made once; `missing` says why they cannot.
struct Bench {
    Bench()
    {
        driver = kd::loadDriver();
        if (!driver) {
            missing = driver.sentence.english();
            return;
        }
        const kd::DeviceList list = kd::listDevices(driver);
        if (list.devices.empty()) {
            missing = list.missing.empty() ? "no device" : list.missing.front().english();
            return;
        }
        const kd::ComputeCapability capability = list.devices.front().computeCapability;
        program = kd::compileProgram({.source = kSource,
                                      .programName = "gpu.cu",
                                      .architecture = "sm_" + std::to_string(capability.major) + std::to_string(capability.minor),
                                      .useCache = false});
        if (program.state == kd::CompileOutcome::State::Unavailable)
            missing = program.message.english();
    }

    kd::DriverLoad driver;
    kd::CompileOutcome program;
    std::string missing;
};

const Bench& bench()
{
    static const Bench* const bench = new Bench;
    return *bench;
}

PlanBuilder planFor(const std::string& kernel)
{
    PlanBuilder plan(kernel);
    plan.module(bench().program.cubin);
    return plan;
}

PlanBuilder saxpy(int n)
{
    PlanBuilder plan = planFor("saxpy");
    plan.request.plan.grid = {static_cast<std::uint32_t>((n + 255) / 256), 1, 1};
    const auto count = static_cast<std::uint64_t>(n);
    plan.value("n", n)
        .value("a", 2.5f)
        .buffer("x", count, Direction::In, {.kind = Recipe::Kind::Random, .seed = 1})
        .buffer("y", count, Direction::InOut, {.kind = Recipe::Kind::Random, .seed = 2});
    return plan;
}

PlanBuilder oneBuffer(const std::string& kernel)
{
    PlanBuilder plan = planFor(kernel);
    plan.request.plan.grid = {1, 1, 1};
    plan.request.plan.block = {32, 1, 1};
    plan.buffer("data", 1024, Direction::InOut);
    return plan;
}

/// Of a process of its own: runs one kernel that misbehaves and prints "state|kind|dead" and the message.
int runChild(const char* kernel)
{
    if (!bench().missing.empty() || !bench().program.ok())
        return 3;
    kd::Runner runner(*bench().driver.api, 0, "cuda:0");
    PlanBuilder plan = oneBuffer(kernel);
    const kd::RunObserver observer{.launched = [] { std::puts("launched"); std::fflush(stdout); }};
    const kd::RunOutcome outcome = plan.runOn(runner, observer);
    const std::string kind(outcome.faults.empty() ? std::string_view() : nameOf(outcome.faults[0].kind));
    std::printf("%d|%s|%d\n%s\n", int(outcome.state), kind.c_str(), runner.isDead() ? 1 : 0,
                outcome.message.english().c_str());
    std::fflush(stdout);
    return 0;
}

}  // namespace

class TestGpu : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void listsTheDevice();
    void saxpyEndToEnd_data();
    void saxpyEndToEnd();
    void layoutsAgreeWithTheDriver();
    void structuresArrive();
    void variablesArrive();
    void sharedMemoryBeyondTheDefault();
    void launchesClusters();
    void measuresPeaks();
    void refusesAndGoesOn_data();
    void refusesAndGoesOn();
    void outOfMemoryTellsTheNumbers();
    void theGateHoldsTheStream();
    void timesWhatTheDeviceTakes();
    void timesHotAndCold();
    void endsByTheInterval();
    void linesThatL2KeepsAreCold();
    void childrenTellTheirFaults_data();
    void childrenTellTheirFaults();
    void killingAnEndlessKernelFreesTheDevice();
};

void TestGpu::initTestCase()
{
    if (!bench().missing.empty())
        QSKIP(bench().missing.c_str());
    QVERIFY2(bench().program.ok(), (bench().program.message.english() + "\n" + bench().program.log).c_str());
}

void TestGpu::listsTheDevice()
{
    const kd::DeviceList list = kd::listDevices(bench().driver);
    QVERIFY2(list.missing.empty(), list.missing.empty() ? "" : list.missing.front().english().c_str());
    QVERIFY(list.devices.at(0).attributes.size() > 100);
    QVERIFY(list.devices.at(0).uuid.size() == 40);
    QVERIFY(!list.defaultDevice.empty());
    qInfo("%s", kd::dumpJson(kd::Json(list)).c_str());
}

void TestGpu::saxpyEndToEnd_data()
{
    QTest::addColumn<int>("n");
    for (const int n : {1, 255, 257, 1 << 20})
        QTest::addRow("%d", n) << n;
}

void TestGpu::saxpyEndToEnd()
{
    QFETCH(int, n);
    kd::Runner runner(*bench().driver.api, 0, "cuda:0");
    const kd::RunOutcome outcome = saxpy(n).expression("y", "a*x[i]+y[i]").referenceKernel("y", "saxpy_reference").runOn(runner);
    QVERIFY2(outcome.ok(), outcome.message.english().c_str());
    QCOMPARE(outcome.verification.size(), std::size_t(2));
    QVERIFY(outcome.duration.count() > 0 && outcome.duration.count() < 1);
}

/// The kernel itself tells the size of its cluster and its place in it; more than 8 blocks need the kernel's leave.
void TestGpu::measuresPeaks()
{
    const kd::DeviceInfo device = kd::listDevices(bench().driver).devices.front();
    const kd::CompileOutcome program = kd::compileProgram({.source = std::string(kd::peakSource()),
                                                           .programName = "peaks.cu",
                                                           .architecture = kd::peakArchitecture(device.computeCapability),
                                                           .useCache = false,
                                                           .needsSignatures = false});
    QVERIFY2(program.ok(), program.message.english().c_str());
    kd::Runner runner(*bench().driver.api, 0, "cuda:0");
    kd::DevicePeaks peaks;
    for (const kd::PeakTest& test : kd::peakTests(device)) {
        PlanBuilder plan("peak");
        plan.request = test.request.run;
        plan.module(program.cubin);
        kd::TimingRequest request = test.request;
        request.run = plan.request;
        // Each but those of memory verifies its sums: a wrong instruction, or one left out, throws.
        kd::recordPeak(test, runner.time(request, plan.blobs(), plan.prepareHost(), {}), peaks);
    }
    for (const kd::PeakInfo& info : kd::peakInfos())
        qInfo("%s: %.4g %s", kd::Message(info.name).english().c_str(), (peaks.*info.peak).perSecond, std::string(info.unit).c_str());
    const auto bandwidth = kd::calculatedBandwidth(device), single = kd::calculatedSingle(device);
    if (!bandwidth || !single)
        QSKIP("the driver tells no clocks");
    QVERIFY(peaks.bandwidth() > 0.4 * static_cast<double>(*bandwidth) && peaks.bandwidth() <= static_cast<double>(*bandwidth));
    QVERIFY(peaks.fp32.perSecond > 0.2 * static_cast<double>(*single) && peaks.fp32.perSecond < static_cast<double>(*single));
    QVERIFY(peaks.l2.perSecond == 0 || peaks.l2.perSecond > peaks.bandwidth());
    QVERIFY(peaks.shared.perSecond > peaks.l2.perSecond);
    QVERIFY(peaks.fp64.perSecond < peaks.fp32.perSecond);
    QVERIFY(device.computeCapability.major < 8 || peaks.fp16.perSecond > peaks.fp32.perSecond);
    QVERIFY(device.computeCapability.major < 8 || peaks.bf16.perSecond > 0.8 * peaks.fp16.perSecond);
}

void TestGpu::launchesClusters()
{
    const kd::DeviceList list = kd::listDevices(bench().driver);
    const auto& attributes = list.devices.at(0).attributes;
    const auto supported = attributes.find("CLUSTER_LAUNCH");
    kd::Runner runner(*bench().driver.api, 0, "cuda:0");
    PlanBuilder plan = oneBuffer("ranks");
    plan.request.plan.grid = {32, 1, 1};
    if (supported == attributes.end() || supported->second == 0) {
        plan.request.plan.cluster = kd::Dim3{2, 1, 1};
        QCOMPARE(plan.runOn(runner).state, State::Refused);
        QSKIP("this device has no clusters");
    }
    for (const std::uint32_t blocks : {1u, 2u, 8u, 16u}) {
        plan.request.plan.cluster = kd::Dim3{blocks, 1, 1};
        const kd::RunOutcome outcome = plan.runOn(runner);
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        for (std::uint32_t block = 0; block < 32; ++block)
            QCOMPARE(plan.output<float>(0, block), static_cast<float>(blocks * 100 + block % blocks));
    }
    plan.request.plan.cluster = kd::Dim3{3, 1, 1};
    const kd::RunOutcome outcome = plan.runOn(runner);
    QCOMPARE(outcome.state, State::Refused);
    QVERIFY2(outcome.message.english().find("no multiple of the cluster") != std::string::npos, outcome.message.english().c_str());
    QVERIFY(!runner.isDead());
}

void TestGpu::layoutsAgreeWithTheDriver()
{
    const kd::Context context = kd::Context::retainPrimary(kd::Device::byOrdinal(*bench().driver.api, 0));
    const kd::Module module(context, bench().program.cubin, "gpu.cu");
    QVERIFY(bench().program.kernels.size() >= 10);
    for (const kd::KernelInfo& kernel : bench().program.kernels) {
        const kd::FunctionRef function = module.function(kernel.loweredName);
        std::vector<kd::ParameterSlot> expected;
        for (const kd::Parameter& parameter : kernel.parameters)
            expected.push_back({parameter.offset, parameter.size});
        QVERIFY2(function.parameters() == expected, kernel.name.c_str());
        QCOMPARE(function.attributes().registers, kernel.registers);
        QCOMPARE(function.attributes().staticShared, kernel.staticShared);
    }
    QCOMPARE(module.kernelNames().size(), bench().program.kernels.size());
}

void TestGpu::variablesArrive()
{
    kd::Runner runner(*bench().driver.api, 0, "cuda:0");
    PlanBuilder plan = planFor("look");
    plan.request.plan.grid = {1, 1, 1};
    plan.buffer("y", 256, Direction::Out)
        .variable("lut", 256, Direction::In, {.kind = Recipe::Kind::Ramp})
        .variableValue("gain", 2.0f)
        .expression("y", "2 * lut[i]");
    const kd::RunOutcome outcome = plan.runOn(runner);
    QVERIFY2(outcome.ok(), outcome.message.english().c_str());
}

void TestGpu::structuresArrive()
{
    struct Params {
        char tag = 2;
        double scale = 300;
        float offset[2] = {4000, 50000};
    };
    const Params params;
    const std::array<float, 4> wide{0, 0, 0, 0.5f};
    kd::Runner runner(*bench().driver.api, 0, "cuda:0");
    PlanBuilder plan = planFor("structured");
    plan.request.plan.grid = {1, 1, 1};
    plan.request.plan.block = {1, 1, 1};
    plan.value("first", char(1));
    kd::ArgumentPlan structure{.name = "params", .value = std::vector<std::byte>(sizeof params)};
    std::memcpy(structure.value.data(), &params, sizeof params);
    plan.request.plan.arguments.push_back(structure);
    kd::ArgumentPlan vector{.name = "wide", .value = std::vector<std::byte>(sizeof wide)};
    std::memcpy(vector.value.data(), wide.data(), sizeof wide);
    plan.request.plan.arguments.push_back(vector);
    plan.buffer("in", 1, Direction::In, {.kind = Recipe::Kind::Ones}, kd::ElementType::Float64);
    plan.value("last", static_cast<unsigned short>(60000));
    plan.buffer("out", 1, Direction::Out, {.kind = Recipe::Kind::Poison}, kd::ElementType::Float64);
    const kd::RunOutcome outcome = plan.runOn(runner);
    QVERIFY2(outcome.ok(), outcome.message.english().c_str());
    QCOMPARE(plan.output<double>(1, 0), 1 + 2 + 300 + 4000 + 50000 + 0.5 + 1 + 60000);
}

void TestGpu::sharedMemoryBeyondTheDefault()
{
    constexpr int kWords = 16384;  // 64 KiB
    kd::Runner runner(*bench().driver.api, 0, "cuda:0");
    PlanBuilder plan = oneBuffer("shared_sum");
    plan.value("words", kWords);
    plan.request.plan.sharedBytes = kWords * 4;
    const kd::RunOutcome outcome = plan.runOn(runner);
    if (outcome.state == State::Refused)
        QSKIP(outcome.message.english().c_str());
    QVERIFY2(outcome.ok(), outcome.message.english().c_str());
    QCOMPARE(plan.output<float>(0, 0), float(kWords));
}

void TestGpu::refusesAndGoesOn_data()
{
    QTest::addColumn<QList<uint>>("shape");  // grid x y, block x, dynamic shared memory
    QTest::addColumn<QByteArray>("sentence");

    QTest::newRow("threads") << QList<uint>{1, 1, 2048, 0} << QByteArray("Block size x is 2048; the device takes at most 1024");
    QTest::newRow("no grid") << QList<uint>{0, 1, 32, 0} << QByteArray("Grid size x is 0");
    QTest::newRow("grid y") << QList<uint>{1, 100000, 32, 0} << QByteArray("Grid size y is 100000");
    QTest::newRow("shared") << QList<uint>{1, 1, 32, 1u << 20} << QByteArray("1048576 bytes of shared memory");
}

void TestGpu::refusesAndGoesOn()
{
    QFETCH(QList<uint>, shape);
    QFETCH(QByteArray, sentence);
    kd::Runner runner(*bench().driver.api, 0, "cuda:0");
    PlanBuilder plan = oneBuffer("prints");
    plan.request.plan.grid = {shape[0], shape[1], 1};
    plan.request.plan.block = {shape[2], 1, 1};
    plan.request.plan.sharedBytes = shape[3];
    const kd::RunOutcome outcome = plan.runOn(runner);
    QCOMPARE(int(outcome.state), int(State::Refused));
    QVERIFY2(outcome.message.english().find(sentence.toStdString()) != std::string::npos, outcome.message.english().c_str());
    QVERIFY(!runner.isDead());
    QVERIFY(saxpy(1000).expression("y", "a*x[i]+y[i]").runOn(runner).ok());
}

void TestGpu::outOfMemoryTellsTheNumbers()
{
    const kd::Context context = kd::Context::retainPrimary(kd::Device::byOrdinal(*bench().driver.api, 0));
    const kd::MemoryInfo memory = context.ref().memory();
    try {
        const kd::DeviceMemory all(context, {memory.total.value + 1});
        QFAIL("there is not so much");
    } catch (const kd::MemoryError& error) {
        QVERIFY2(error.info().text.english().find(kd::sizeText(memory.total)) != std::string::npos, error.what());
    }
    const kd::DeviceMemory little(context, {1 << 20});
    QVERIFY(little.address() != 0);
}

void TestGpu::theGateHoldsTheStream()
{
    const kd::Context context = kd::Context::retainPrimary(kd::Device::byOrdinal(*bench().driver.api, 0));
    const kd::Stream stream(context);
    const kd::Event event(context);
    kd::BlockingKernel blocking(context);
    blocking.block(stream);
    event.ref().record(stream);
    QVERIFY(blocking.hasHeld());
    QVERIFY(!event.ref().isDone());
    blocking.unblock();
    event.ref().synchronize();
    QVERIFY(blocking.hasHeld());
}

void TestGpu::timesWhatTheDeviceTakes()
{
    constexpr unsigned kNanoseconds = 200000;
    kd::Runner runner(*bench().driver.api, 0, "cuda:0");
    PlanBuilder plan = oneBuffer("spin");
    plan.value("nanoseconds", kNanoseconds);
    plan.request.plan.block = {1, 1, 1};
    const kd::TimingOutcome outcome = runner.time({.run = plan.request, .samples = 50}, plan.blobs(), plan.prepareHost(), {});
    QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());
    QVERIFY2(outcome.statistics->median >= 0.98 * kNanoseconds * 1e-9, std::to_string(outcome.statistics->median).c_str());
    QVERIFY2(outcome.statistics->median <= 1.05 * kNanoseconds * 1e-9, std::to_string(outcome.statistics->median).c_str());
}

void TestGpu::timesHotAndCold()
{
    constexpr int kCount = 1 << 24;
    kd::Runner runner(*bench().driver.api, 0, "cuda:0");
    for (const bool cold : {false, true}) {
        PlanBuilder plan = saxpy(kCount);
        plan.referenceKernel("y", "saxpy_reference");
        const kd::TimingOutcome outcome =
            runner.time({.run = plan.request, .cold = cold, .bytes = 12.0 * kCount}, plan.blobs(), plan.prepareHost(), {});
        QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());
        QCOMPARE(outcome.samples.size(), std::size_t(100));
        QVERIFY(outcome.receipt.at("enqueuedBehindGate").get<bool>());
        QVERIFY(outcome.receipt.at("verifiedAfter").get<bool>());
        QVERIFY(outcome.bandwidth > 1e10);
        qInfo("%s: median %.3f us, 95 %% [%.3f, %.3f], %.0f GB/s, empty window %.3f us, receipt %s", cold ? "cold" : "hot",
              outcome.statistics->median * 1e6, outcome.statistics->intervalLow * 1e6, outcome.statistics->intervalHigh * 1e6,
              outcome.bandwidth * 1e-9, outcome.receipt.at("emptyWindowSeconds").get<double>() * 1e6,
              kd::dumpJson(outcome.receipt).c_str());
    }
}

void TestGpu::endsByTheInterval()
{
    kd::Runner runner(*bench().driver.api, 0, "cuda:0");
    for (const int count : {1 << 18, 1 << 24}) {
        PlanBuilder plan = saxpy(count);
        plan.referenceKernel("y", "saxpy_reference");
        const kd::TimingOutcome outcome = runner.time(
            {.run = plan.request, .samples = 10'000, .bytes = 12.0 * count, .interval = 0.005}, plan.blobs(), plan.prepareHost(), {});
        QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());
        QCOMPARE(outcome.end.value().why, kd::TimingEnd::Why::IntervalReached);
        QVERIFY(outcome.end->reached <= 0.005);
        for (const kd::TimingDoubt& doubt : outcome.doubts)
            QVERIFY2(doubt.kind != kd::TimingDoubt::Kind::ReusedWork && doubt.kind != kd::TimingDoubt::Kind::WorkElsewhere &&
                         doubt.kind != kd::TimingDoubt::Kind::ImpossibleBandwidth, doubt.text.english().c_str());
        qInfo("%d elements: %s In %.0f ms.", count, endText(*outcome.end, outcome.samples.size()).english().c_str(),
              outcome.receipt.at("wallSeconds").get<double>() * 1e3);
    }
}

void TestGpu::linesThatL2KeepsAreCold()
{
    constexpr int kCount = 1 << 20;
    kd::Runner runner(*bench().driver.api, 0, "cuda:0");
    std::array<double, 2> medians{};
    for (const bool isKept : {false, true}) {
        PlanBuilder plan = saxpy(kCount);
        if (isKept)
            plan.request.plan.kernel = plan.request.plan.loweredName = "kept_saxpy";
        const kd::TimingOutcome outcome =
            runner.time({.run = plan.request, .samples = 200, .cold = true}, plan.blobs(), plan.prepareHost(), {});
        QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());
        medians.at(isKept) = outcome.statistics->median;
    }
    qInfo("cold: %.3f us, with lines that L2 is told to keep %.3f us", medians[0] * 1e6, medians[1] * 1e6);
    QVERIFY(medians[1] > 0.8 * medians[0]);
}

void TestGpu::childrenTellTheirFaults_data()
{
    QTest::addColumn<QString>("kernel");
    QTest::addColumn<QString>("line");  // state|kind|dead
    QTest::addColumn<QByteArray>("printed");

    const QString faulted = QString::number(int(State::Faulted));
    QTest::newRow("illegal address") << "illegal" << faulted + "|illegal address|1" << QByteArray("CUDA_ERROR_ILLEGAL_ADDRESS");
    QTest::newRow("misaligned") << "misaligned" << faulted + "|misaligned address|1" << QByteArray("CUDA_ERROR_MISALIGNED_ADDRESS");
    QTest::newRow("trap") << "trap" << faulted + "|" << QByteArray("CUDA_ERROR_");
    QTest::newRow("assert") << "asserts" << faulted + "|device assert|1" << QByteArray("Assertion");
    QTest::newRow("printf") << "prints" << QString::number(int(State::Ok)) + "||0" << QByteArray("printed by the kernel");
}

void TestGpu::childrenTellTheirFaults()
{
    QFETCH(QString, kernel);
    QFETCH(QString, line);
    QFETCH(QByteArray, printed);
    QProcess child;
    child.setProcessChannelMode(QProcess::MergedChannels);
    child.start(QCoreApplication::applicationFilePath(), {kd::test::name(), "--child", kernel});
    QVERIFY(child.waitForFinished(60000));
    const QByteArray output = child.readAll();
    QCOMPARE(child.exitStatus(), QProcess::NormalExit);
    QVERIFY2(output.contains(line.toUtf8()), output.constData());
    QVERIFY2(output.contains(printed), output.constData());
    kd::Runner runner(*bench().driver.api, 0, "cuda:0");
    QVERIFY(saxpy(1000).runOn(runner).ok());
}

void TestGpu::killingAnEndlessKernelFreesTheDevice()
{
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {kd::test::name(), "--child", "endless"});
    QVERIFY(child.waitForReadyRead(60000));
    QVERIFY(child.readAll().startsWith("launched"));
    QElapsedTimer timer;
    timer.start();
    child.kill();
    QVERIFY(child.waitForFinished(10000));
    kd::Runner runner(*bench().driver.api, 0, "cuda:0");
    QVERIFY(saxpy(1000).runOn(runner).ok());
    qInfo("%lld ms from SIGKILL to the next result", timer.elapsed());
}

KD_TEST_MAIN(int argc, char** argv)
{
    if (argc == 3 && std::string_view(argv[1]) == "--child")
        return runChild(argv[2]);
    QCoreApplication application(argc, argv);
    TestGpu test;
    return QTest::qExec(&test, argc, argv);
}

}  // namespace tst_gpu

#include "tst_gpu.moc"
