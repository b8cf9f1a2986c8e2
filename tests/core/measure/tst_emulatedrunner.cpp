// SPDX-License-Identifier: GPL-3.0-or-later
// The runner over the emulated GPU's table: what only that one tells.
#include "core/base/message.h"
#include "core/emulator/driver/emulateddriver.h"
#include "core/measure/runner.h"
#include "planbuilder.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tst_emulatedrunner {

using kd::Direction;
using kd::Recipe;
using State = kd::RunOutcome::State;

namespace {

constexpr std::uint64_t kCount = 256;

// y[i] += x[i]; the store is on line 7 of sum.cu.
const std::string kModule = R"(
.version 8.0
.target sm_75
.address_size 64
.visible .entry sum(.param .u64 x, .param .u64 y)
{
    .reg .f32 %f<4>;
    .reg .b32 %r<5>;
    .reg .b64 %d<6>;
    .loc 1 5 0
    ld.param.u64 %d1, [x];
    ld.param.u64 %d2, [y];
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %ntid.x;
    mov.u32 %r3, %tid.x;
    mad.lo.s32 %r4, %r1, %r2, %r3;
    mul.wide.u32 %d3, %r4, 4;
    add.s64 %d4, %d1, %d3;
    add.s64 %d5, %d2, %d3;
    .loc 1 7 0
    ld.global.f32 %f1, [%d4];
    ld.global.f32 %f2, [%d5];
    add.f32 %f3, %f1, %f2;
    st.global.f32 [%d5], %f3;
    ret;
}
.visible .entry spin(.param .u64 x, .param .u64 y)
{
    .reg .pred %p1;
    .reg .b32 %r1;
    .reg .b64 %d1;
    .loc 1 20 0
    ld.param.u64 %d1, [y];
AGAIN:
    .loc 1 21 0
    ld.volatile.global.u32 %r1, [%d1];
    setp.eq.u32 %p1, %r1, 0;
    @%p1 bra AGAIN;
    ret;
}
.file 1 "sum.cu"
)";

// y[i] = lut[i] * gain, hits[0] += 1 a thread.
const std::string kVariables = R"(
.version 8.0
.target sm_75
.address_size 64
.const .align 4 .b8 lut[1024];
.const .align 4 .f32 gain = 0f3F800000;
.global .align 4 .b8 hits[16];
.visible .entry look(.param .u64 y)
{
    .reg .f32 %f<4>;
    .reg .b32 %r<5>;
    .reg .b64 %d<6>;
    ld.param.u64 %d1, [y];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d2, %r1, 4;
    mov.u64 %d3, lut;
    add.s64 %d4, %d3, %d2;
    ld.const.f32 %f1, [%d4];
    ld.const.f32 %f2, [gain];
    mul.f32 %f3, %f1, %f2;
    add.s64 %d5, %d1, %d2;
    st.global.f32 [%d5], %f3;
    atom.global.add.u32 %r2, [hits], 1;
    ret;
}
)";

// y[i] = 1 in the first launch of the module, 0 in each later one.
const std::string kOnce = R"(
.version 8.0
.target sm_75
.address_size 64
.global .align 4 .u32 calls;
.visible .entry once(.param .u64 y)
{
    .reg .pred %p<3>;
    .reg .f32 %f<2>;
    .reg .b32 %r<3>;
    .reg .b64 %d<4>;
    ld.param.u64 %d1, [y];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d2, %r1, 4;
    add.s64 %d3, %d1, %d2;
    ld.global.u32 %r2, [calls];
    setp.eq.u32 %p1, %r2, 0;
    selp.f32 %f1, 0f3F800000, 0f00000000, %p1;
    st.global.f32 [%d3], %f1;
    bar.sync 0;
    setp.eq.u32 %p2, %r1, 0;
    @%p2 st.global.u32 [calls], 1;
    ret;
}
)";

PlanBuilder launchOf(const std::string& kernel, std::uint64_t count = kCount)
{
    PlanBuilder plan(kernel);
    plan.request.plan.grid = {1, 1, 1};
    plan.module(kModule).buffer("x", count, Direction::In, {.kind = Recipe::Kind::Ramp}).buffer("y", count, Direction::InOut);
    return plan;
}

/// Notes how counters are switched; all else is the emulated GPU's.
class SwitchedCounters final : public kd::DeviceChannel {
public:
    explicit SwitchedCounters(std::shared_ptr<kd::DeviceChannel> real) : m_real(std::move(real)) {}

    void setCounters(bool on) override
    {
        switches.push_back(on);
        m_real->setCounters(on);
    }
    void setNotes(bool on) override { m_real->setNotes(on); }
    void setWatch(std::uint64_t address, std::uint64_t bytes) override { m_real->setWatch(address, bytes); }
    void setSchedule(std::uint64_t seed) override { m_real->setSchedule(seed); }
    void setChecks(kd::HazardChecks checks) override { m_real->setChecks(checks); }
    void setDeadline(std::optional<kd::Seconds> deadline) override { m_real->setDeadline(deadline); }
    void nameAllocation(std::uint64_t address, const kd::Message& name) override { m_real->nameAllocation(address, name); }
    kd::LaunchProgress progress() const override { return m_real->progress(); }
    kd::LaunchRecord lastLaunch() const override { return m_real->lastLaunch(); }
    std::optional<kd::Fault> fault() const override { return m_real->fault(); }
    kd::Message reason() const override { return m_real->reason(); }

    std::vector<bool> switches;

private:
    const std::shared_ptr<kd::DeviceChannel> m_real;
};

kd::emulator::MachineSettings smallMachine()
{
    kd::emulator::MachineSettings settings;
    settings.memoryBytes = 64 << 20;
    settings.threads = 2;
    return settings;
}

}  // namespace

class TestEmulatedRunner : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_api = kd::emulator::emulatedDriver(smallMachine());
        m_runner.emplace(m_api, 0, "emulated");
    }
    void cleanup()
    {
        m_runner.reset();
        m_api = {};
    }

    void runsAndVerifies()
    {
        PlanBuilder plan = launchOf("sum");
        plan.expression("y", "x[i]");
        const kd::RunOutcome outcome = run(plan);
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        QCOMPARE(outcome.device, std::string("Emulated GPU"));
        QVERIFY(!outcome.counters);
    }

    void countsWhenAsked()
    {
        PlanBuilder plan = launchOf("sum");
        plan.request.counters = true;
        const kd::RunOutcome outcome = run(plan);
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        QVERIFY(outcome.counters.has_value());
        const auto line = std::ranges::find_if(outcome.counters->lines, [](const auto& each) { return each.position.line == 7; });
        QVERIFY(line != outcome.counters->lines.end());
        QCOMPARE(line->position.file, std::string("sum.cu"));
        QCOMPARE(line->requests, kCount / 32 * 3);
        QCOMPARE(line->sectors, kCount * 4 / 32 * 3);
        QCOMPARE(line->idealSectors, line->sectors);
        QVERIFY(!run(launchOf("sum")).counters);
    }

    void saysWhatItLookedFor_data()
    {
        QTest::addColumn<kd::HazardChecks>("checks");
        for (const kd::HazardChecks checks : kd::hazardCheckLevels())
            QTest::newRow(nameOf(checks).data()) << checks;
    }

    void saysWhatItLookedFor()
    {
        QFETCH(const kd::HazardChecks, checks);
        PlanBuilder plan = launchOf("sum");
        plan.request.checks = checks;
        const kd::RunOutcome outcome = run(plan);
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        QCOMPARE(outcome.checks.value(), kd::ChecksDone{.level = checks});
        // The next run has its own, and so has one that faults.
        QCOMPARE(run(launchOf("sum", kCount - 1)).checks.value(), kd::ChecksDone{.level = kd::HazardChecks::All});
    }

    /// Where that is asked for, and in that run alone.
    void notesWhatIsAskedFor()
    {
        PlanBuilder plan("ratio");
        plan.request.plan.grid = {1, 1, 1};
        plan.request.plan.block = {32, 1, 1};
        plan.module(R"(
.version 8.0
.target sm_75
.address_size 64
.file 1 "ratio.cu"
.visible .entry ratio(.param .u64 y)
{
    .reg .b32 %r<4>; .reg .b64 %d<4>;
    ld.param.u64 %d1, [y];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d2, %r1, 4;
    add.u64 %d1, %d1, %d2;
    .loc 1 4 0
    div.s32 %r2, %r1, %r1;
    st.global.u32 [%d1], %r2;
    ret;
}
)")
            .buffer("y", 32, Direction::Out);
        plan.request.notes = true;
        const kd::RunOutcome outcome = run(plan);
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        QCOMPARE(outcome.kernelNotes.size(), std::size_t{1});
        QCOMPARE(outcome.kernelNotes[0].position, (kd::SourcePosition{"ratio.cu", 4}));
        QCOMPARE(outcome.kernelNotes[0].count, std::uint64_t{1});
        plan.request.notes = false;
        QVERIFY(run(plan).kernelNotes.empty());
    }

    void countsNoMoreAfterAFault()
    {
        const auto channel = std::make_shared<SwitchedCounters>(m_api.channel);
        m_runner.reset();
        m_api.channel = channel;
        m_runner.emplace(m_api, 0, "emulated");
        PlanBuilder plan = launchOf("sum", kCount - 1);
        plan.request.counters = true;
        const kd::RunOutcome outcome = run(plan);
        QCOMPARE(outcome.state, State::Faulted);
        QVERIFY(!outcome.counters);
        QCOMPARE(channel->switches, (std::vector<bool>{true, false}));
    }

    void namesThePlaceOfAFault()
    {
        PlanBuilder plan = launchOf("sum", kCount - 1);
        const kd::RunOutcome outcome = run(plan);
        QCOMPARE(outcome.state, State::Faulted);
        const kd::Fault& fault = outcome.faults.at(0);
        QVERIFY(fault.kind == kd::Fault::Kind::IllegalAddress);
        QCOMPARE(fault.position.file, std::string("sum.cu"));
        QCOMPARE(fault.position.line, 7);
        QVERIFY(fault.address && fault.block && fault.thread);
        QVERIFY2(outcome.message.english().find("1020-byte buffer x") != std::string::npos, outcome.message.english().c_str());
        QVERIFY(m_runner->isDead());
    }

    void sweepGoesOnPastTheEndOfMemory()
    {
        for (const std::uint64_t megabytes : {1, 4, 16, 48, 1}) {
            PlanBuilder plan = launchOf("sum", (megabytes << 20) / sizeof(float));
            plan.expression("y", "i < 256 ? x[i] : 0");
            const kd::RunOutcome outcome = run(plan);
            if (megabytes == 48) {
                QCOMPARE(int(outcome.state), int(State::Refused));
                QVERIFY2(outcome.message.english().find("need 96.0 MiB; ") != std::string::npos, outcome.message.english().c_str());
                QVERIFY(!m_runner->isDead());
                continue;
            }
            QVERIFY2(outcome.ok(), outcome.message.english().c_str());
            QCOMPARE(plan.output<float>(1, 255), 255.0f);
        }
    }

    void stopsAtTheDeadlineWhereItIs()
    {
        PlanBuilder plan = launchOf("spin");
        plan.request.plan.deadline = kd::Seconds(0.1);
        const kd::RunOutcome outcome = run(plan);
        QCOMPARE(outcome.state, State::Deadline);
        QVERIFY(outcome.faults.at(0).kind == kd::Fault::Kind::Deadline);
        QCOMPARE(outcome.faults.at(0).position.line, 21);
        QVERIFY(m_runner->isDead());
    }

    void modelsTimes()
    {
        PlanBuilder plan = launchOf("sum");
        plan.prepareHost();
        const kd::TimingOutcome outcome = m_runner->time({.run = plan.request}, plan.blobs(), plan.host, {});
        QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());
        QVERIFY(outcome.modelled && outcome.samples.empty() && !outcome.statistics);
        QCOMPARE(outcome.instructions.at("warpInstructions").get<std::uint64_t>(), kCount / 32 * 14);
        QCOMPARE(outcome.instructions.at("laneEfficiency").get<double>(), 1.0);
    }

    /// What is right in its first launch alone would be timed, counted and compared as if it were right.
    void findsWhatIsRightInTheFirstLaunchAlone()
    {
        const auto once = [](bool isCompared) {
            PlanBuilder plan("once");
            plan.request.plan.grid = {1, 1, 1};
            plan.module(kOnce).buffer("y", kCount, Direction::Out);
            if (isCompared)
                plan.expression("y", "1");
            plan.prepareHost();
            return plan;
        };
        PlanBuilder plan = once(true), other = once(true), unverified = once(false);
        QVERIFY(m_runner->run(plan.request, plan.blobs(), plan.host, {}).ok());
        const kd::TimingOutcome timed = m_runner->time({.run = plan.request}, plan.blobs(), plan.host, {});
        QCOMPARE(timed.run.state, State::Differs);
        QVERIFY2(timed.run.message.english().starts_with("In a second launch, on fresh inputs: y differs"),
                 timed.run.message.english().c_str());
        QCOMPARE(timed.receipt.at("verifiedInSecondLaunch"), kd::Json(false));
        const kd::ComparisonOutcome compared =
            m_runner->compare({.first = plan.request, .second = other.request}, plan.blobs(), plan.host, other.host, {});
        QVERIFY(!compared.ok() && !compared.modelled);
        QVERIFY(m_runner->time({.run = unverified.request}, unverified.blobs(), unverified.host, {}).run.ok());
    }

    void runsOnTheStreamThatIsAskedFor()
    {
        static CUstream seen = nullptr;
        static decltype(m_api.cuLaunchKernel) launch = nullptr;
        launch = m_api.cuLaunchKernel;
        kd::DriverApi watched = m_api;
        watched.cuLaunchKernel = [](CUfunction function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX,
                                    unsigned blockY, unsigned blockZ, unsigned shared, CUstream stream, void** values,
                                    void** extra) {
            seen = stream;
            return launch(function, gridX, gridY, gridZ, blockX, blockY, blockZ, shared, stream, values, extra);
        };
        kd::Runner runner(watched, 0, "emulated");
        PlanBuilder plan = launchOf("sum");
        plan.request.plan.stream = kd::LaunchStream::Default;
        QVERIFY(plan.runOn(runner).ok());
        QCOMPARE(seen, CU_STREAM_LEGACY);
        plan.request.plan.stream = kd::LaunchStream::NonBlocking;
        QVERIFY(plan.runOn(runner).ok());
        QVERIFY(seen != CU_STREAM_LEGACY && seen != nullptr);
    }

    void prefersTheCarveoutThatIsAskedFor()
    {
        static std::vector<int> asked;
        static decltype(m_api.cuFuncSetAttribute) set = nullptr;
        asked.clear();
        set = m_api.cuFuncSetAttribute;
        kd::DriverApi watched = m_api;
        watched.cuFuncSetAttribute = [](CUfunction function, CUfunction_attribute attribute, int value) {
            if (attribute == CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT)
                asked.push_back(value);
            return set(function, attribute, value);
        };
        kd::Runner runner(watched, 0, "emulated");
        PlanBuilder plan = launchOf("sum");
        QVERIFY(plan.runOn(runner).ok());
        QVERIFY(asked.empty());
        plan.request.plan.carveoutPercent = 50;
        QVERIFY(plan.runOn(runner).ok());
        QCOMPARE(asked, std::vector{50});
    }

    void runsClusters()
    {
        PlanBuilder plan = launchOf("sum");
        plan.request.plan.cluster = kd::Dim3{1, 1, 1};
        const kd::RunOutcome ran = run(plan);
        QVERIFY2(ran.ok(), ran.message.english().c_str());
        plan.request.plan.grid = {3, 1, 1};
        plan.request.plan.cluster = kd::Dim3{2, 1, 1};
        const kd::RunOutcome outcome = run(plan);
        QCOMPARE(outcome.state, State::Refused);
        QVERIFY2(outcome.message.english().find("is no multiple of the cluster") != std::string::npos,
                 outcome.message.english().c_str());
        QVERIFY(!m_runner->isDead());
    }

    void refusesCooperativeGridsThatAreTooLarge()
    {
        PlanBuilder plan = launchOf("sum");
        plan.request.plan.isCooperative = true;
        QVERIFY(run(plan).ok());
        plan.request.plan.grid = {1 << 20, 1, 1};
        const kd::RunOutcome outcome = run(plan);
        QCOMPARE(outcome.state, State::Refused);
        QVERIFY2(outcome.message.english().find("must be resident at once; the device holds ") != std::string::npos,
                 outcome.message.english().c_str());
        QVERIFY(!m_runner->isDead());
    }

    /// Each run loads the module anew, and the reference kernel sees what the first one saw.
    void fillsVariables()
    {
        PlanBuilder plan("look");
        plan.request.plan.grid = {1, 1, 1};
        plan.module(kVariables)
            .buffer("y", kCount, Direction::Out)
            .variable("lut", kCount, Direction::In, {.kind = Recipe::Kind::Ramp})
            .variable("hits", 4, Direction::InOut, {.kind = Recipe::Kind::Ones}, kd::ElementType::Int32)
            .variableValue("gain", 2.0f)
            .expression("y", "2 * lut[i]")
            .expression("hits", "i == 0 ? 257 : 1")
            .referenceKernel("hits", "look");
        for (int again = 0; again < 2; ++again) {
            const kd::RunOutcome outcome = run(plan);
            QVERIFY2(outcome.ok(), outcome.message.english().c_str());
            QCOMPARE(plan.output<float>(0, 5), 10.0f);
            QCOMPARE(plan.output<int>(2, 0), 257);
        }
        plan.request.plan.variables.pop_back();
        plan.request.plan.references.clear();
        QVERIFY(run(plan).ok());
        QCOMPARE(plan.output<float>(0, 5), 5.0f);
    }

    void timesWithVariables()
    {
        PlanBuilder plan("look");
        plan.request.plan.grid = {1, 1, 1};
        plan.module(kVariables)
            .buffer("y", kCount, Direction::Out)
            .variable("lut", kCount, Direction::In, {.kind = Recipe::Kind::Ramp})
            .expression("y", "lut[i]");
        plan.prepareHost();
        kd::TimingRequest request;
        request.run = plan.request;
        const kd::RunOutcome outcome = m_runner->time(request, plan.blobs(), plan.host, {}).run;
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
    }

    void refusesAVariableThatIsTooSmall()
    {
        PlanBuilder plan("look");
        plan.module(kVariables).buffer("y", kCount, Direction::Out).variable("lut", kCount + 1, Direction::In);
        const kd::RunOutcome outcome = run(plan);
        QCOMPARE(outcome.state, State::Refused);
        QVERIFY2(outcome.message.english().find("lut") != std::string::npos, outcome.message.english().c_str());
        QVERIFY2(outcome.message.english().find("has 1024 bytes, and is given 1028") != std::string::npos, outcome.message.english().c_str());
    }

    void refusesMachineCode()
    {
        PlanBuilder plan("sum");
        plan.module(std::string("\x7f" "ELF and more")).buffer("x", kCount, Direction::In).buffer("y", kCount, Direction::InOut);
        const kd::RunOutcome outcome = run(plan);
        QCOMPARE(outcome.state, State::Refused);
        QVERIFY2(outcome.message.english().find("runs PTX") != std::string::npos, outcome.message.english().c_str());
        QVERIFY(!m_runner->isDead());
    }

private:
    kd::RunOutcome run(PlanBuilder& plan) { return plan.runOn(*m_runner); }
    kd::RunOutcome run(PlanBuilder&& plan) { return plan.runOn(*m_runner); }

    kd::DriverApi m_api;
    std::optional<kd::Runner> m_runner;
};

KD_TEST(TestEmulatedRunner, QCoreApplication)

}  // namespace tst_emulatedrunner

#include "tst_emulatedrunner.moc"
