// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/codechange.h"
#include "tests/program/testprogram.h"

#include <QTest>

using namespace kd;

namespace {

constexpr std::string_view kSource = "extern \"C\" __global__ void hungry(float* x)\n{\n    x[0] = 1;\n}\n";

const OccupancyInput kLaunch{.architecture = {9, 0}, .threads = 256, .registers = 47};

CompileOutcome compiled(std::uint32_t registers, std::uint32_t spilled = 0, std::uint32_t maxThreads = 0)
{
    CompileOutcome outcome;
    outcome.state = CompileOutcome::State::Ok;
    outcome.kernels.push_back({.name = "hungry", .loweredName = "hungry", .registers = registers, .spillStores = spilled,
                               .maxThreadsPerBlock = maxThreads});
    return outcome;
}

}  // namespace

class TestCodeChange : public QObject {
    Q_OBJECT
private slots:
    void theNextAndTheHighestLevelAreTried()
    {
        const std::vector<CodeChange> changes = codeChanges(kLaunch, kSource, "hungry");
        QCOMPARE(changes.size(), std::size_t{3});
        QCOMPARE(changes[0].text, std::string("__launch_bounds__(256, 6)"));
        QCOMPARE(changes[0].promised, 0.75);
        QCOMPARE(changes[0].goal.warps, 48u);
        QCOMPARE(changes[1].text, std::string("__launch_bounds__(256, 8)"));
        QCOMPARE(changes[1].promised, 1.0);
        QCOMPARE(changes[2].text, std::string("--maxrregcount=40"));
        QVERIFY(!changes[2].edit);
        QVERIFY(codeChanges({.architecture = {9, 0}, .threads = 256, .registers = 32}, kSource, "hungry").empty());
        QVERIFY(codeChanges({.architecture = {1, 0}, .threads = 256, .registers = 47}, kSource, "hungry").empty());
    }

    void smallerUnrollsAreTried()
    {
        const std::string source =
            "extern \"C\" __global__ void hungry(float* x)\n{\n#pragma unroll 8\n    for (int i = 0; i < 8; ++i)\n"
            "        x[i] = 1;\n}\n";
        const std::vector<CodeChange> changes = codeChanges(kLaunch, source, "hungry");
        QCOMPARE(changes.size(), std::size_t{6});
        QCOMPARE(changes[3].text, std::string("#pragma unroll 4 in line 3"));
        QCOMPARE(changes[5].text, std::string("#pragma unroll 1 in line 3"));
        QCOMPARE(changes[4].goal.warps, changes[0].goal.warps);
        std::string changed = source;
        CompileSettings settings;
        applyChange(changes[3].edit, changes[3].options, changed, settings);
        QVERIFY2(changed.find("#pragma unroll 4\n") != std::string::npos && settings.options.empty(), changed.c_str());
    }

    void ofEachLoopTheLargestFactorIsTheAnswer()
    {
        using State = ChangeJudgement::State;
        QVERIFY(bestUnrolls({}).empty());
        QVERIFY(bestUnrolls({{3, State::Ignored}, {3, State::FallsShort}, {3, State::Refused}}).empty());
        QCOMPARE(
            bestUnrolls({{3, State::Ignored}, {3, State::Reaches}, {3, State::Reaches}, {9, State::Reaches}, {9, State::Spills}}),
            (std::vector<std::size_t>{1, 3}));
        // One that spills only where none does without.
        QCOMPARE(bestUnrolls({{3, State::Spills}, {3, State::Spills}, {3, State::Reaches}}), std::vector<std::size_t>{2});
        QCOMPARE(bestUnrolls({{3, State::Spills}, {3, State::Spills}, {9, State::FallsShort}}), std::vector<std::size_t>{0});
    }

    /// Behind a macro, or in a header: there is no place for bounds, and the option is still worth trying.
    void withoutTheDefinitionTheOptionIsTried()
    {
        const std::vector<CodeChange> changes = codeChanges(kLaunch, "int x;", "hungry");
        QCOMPARE(changes.size(), std::size_t{1});
        QCOMPARE(changes[0].options, std::vector<std::string>{"--maxrregcount=40"});
    }

    void changesAreMade()
    {
        const std::vector<CodeChange> changes = codeChanges(kLaunch, kSource, "hungry");
        CompileSettings settings{.options = {"-use_fast_math"}};
        std::string source(kSource);
        applyChange(changes[0].edit, changes[0].options, source, settings);
        QVERIFY2(source.starts_with("extern \"C\" __global__ void __launch_bounds__(256, 6) hungry("), source.c_str());
        QCOMPARE(settings.options.size(), std::size_t{1});
        source = kSource;
        applyChange(changes[2].edit, changes[2].options, source, settings);
        QCOMPARE(source, std::string(kSource));
        QCOMPARE(settings.options, (std::vector<std::string>{"-use_fast_math", "--maxrregcount=40"}));
    }

    void onlyWhatTheCompilerDidIsJudged_data()
    {
        QTest::addColumn<unsigned>("registers");
        QTest::addColumn<unsigned>("spilled");
        QTest::addColumn<int>("state");
        using State = ChangeJudgement::State;
        QTest::newRow("reaches") << 39u << 4u << int(State::Reaches);
        QTest::newRow("spills more") << 40u << 8u << int(State::Spills);
        QTest::newRow("falls short") << 44u << 0u << int(State::FallsShort);
        QTest::newRow("ignored") << 47u << 0u << int(State::Ignored);
        QTest::newRow("takes more") << 64u << 0u << int(State::Ignored);
    }
    void onlyWhatTheCompilerDidIsJudged()
    {
        QFETCH(unsigned, registers);
        QFETCH(unsigned, spilled);
        QFETCH(int, state);
        const KernelInfo before = compiled(47, 4).kernels.front();
        const ChangeJudgement judgement = judgeChange(compiled(registers, spilled, 256), before, kLaunch, {.warps = 48});
        QCOMPARE(int(judgement.state), state);
        QVERIFY(judgement.figures);
        QCOMPARE(judgement.figures->registers, registers);
        QCOMPARE(judgement.figures->spilled, std::uint64_t{spilled});
    }

    void whatDoesNotCompileIsRefused()
    {
        const KernelInfo before = compiled(47).kernels.front();
        CompileOutcome refused;
        refused.state = CompileOutcome::State::Rejected;
        refused.message = "conflicting launch bounds";
        const ChangeJudgement judgement = judgeChange(refused, before, kLaunch, {.warps = 48});
        QVERIFY(judgement.state == ChangeJudgement::State::Refused && !judgement.figures);
        QCOMPARE(judgement.sentence, std::string("conflicting launch bounds"));
        CompileOutcome other = compiled(39);
        other.kernels.front().name = other.kernels.front().loweredName = "another";
        QVERIFY(judgeChange(other, before, kLaunch, {.warps = 48}).state == ChangeJudgement::State::Refused);
    }
};

KD_TEST(TestCodeChange, kd::test::NoApplication)
#include "tst_codechange.moc"
