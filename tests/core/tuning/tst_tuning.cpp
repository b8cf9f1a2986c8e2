// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/proposals.h"
#include "core/tuning/trial.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <utility>

namespace tst_tuning {

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

Candidate asksForWarps(std::uint32_t warps)
{
    Candidate candidate{.kind = Candidate::Kind::Bounds, .kernel = "hungry"};
    candidate.goal = OccupancyGoal{.warps = warps};
    return candidate;
}

}  // namespace

class TestTuning : public QObject {
    Q_OBJECT
private slots:
    void theNextAndTheHighestLevelAreTried()
    {
        const std::vector<Candidate> candidates = occupancyCandidates(kLaunch, kSource, "hungry");
        QCOMPARE(candidates.size(), std::size_t{3});
        QCOMPARE(candidates[0].text, std::string("__launch_bounds__(256, 6)"));
        QCOMPARE(candidates[0].title, candidates[0].text);
        QCOMPARE(candidates[0].promised, 0.75);
        QCOMPARE(candidates[0].goal->warps, 48u);
        QCOMPARE(candidates[1].text, std::string("__launch_bounds__(256, 8)"));
        QCOMPARE(candidates[1].promised, 1.0);
        QCOMPARE(candidates[2].text, std::string("--maxrregcount=40"));
        QCOMPARE(candidates[2].title, std::string("maxrregcount = 40"));
        QVERIFY(!candidates[2].edit);
        QVERIFY(occupancyCandidates({.architecture = {9, 0}, .threads = 256, .registers = 32}, kSource, "hungry").empty());
        QVERIFY(occupancyCandidates({.architecture = {1, 0}, .threads = 256, .registers = 47}, kSource, "hungry").empty());
    }

    void smallerUnrollsAreTried()
    {
        const std::string source =
            "extern \"C\" __global__ void hungry(float* x)\n{\n#pragma unroll 8\n    for (int i = 0; i < 8; ++i)\n"
            "        x[i] = 1;\n}\n";
        const std::vector<Candidate> candidates = occupancyCandidates(kLaunch, source, "hungry");
        QCOMPARE(candidates.size(), std::size_t{6});
        QCOMPARE(candidates[3].text, std::string("#pragma unroll 4"));
        QCOMPARE(candidates[3].title, std::string("#pragma unroll 4 in line 3"));
        QCOMPARE(candidates[3].line, 3);
        for (std::size_t i = 0; i < candidates.size(); ++i)
            QCOMPARE(candidates[i].isOneOfSeveral(), i >= 3);
        QCOMPARE(candidates[5].title, std::string("#pragma unroll 1 in line 3"));
        QCOMPARE(candidates[4].goal->warps, candidates[0].goal->warps);
        std::string changed = source;
        CompileSettings settings;
        applyCandidate(candidates[3], changed, settings);
        QVERIFY2(changed.find("#pragma unroll 4\n") != std::string::npos && settings.options.empty(), changed.c_str());
    }

    void ofEachSeriesTheFirstThatReachesIsTheAnswer()
    {
        using Loops = std::vector<std::pair<int, Verdict>>;
        const auto kept = [](const Loops& loops) {
            std::vector<Trial> trials;
            for (const auto& [line, verdict] : loops) {
                Candidate candidate{.kind = Candidate::Kind::Bounds, .text = std::to_string(trials.size())};
                candidate.series = line;
                trials.push_back({.candidate = candidate, .verdict = verdict});
            }
            keepBestOfSeries(trials);
            std::vector<std::size_t> numbers;
            for (const Trial& trial : trials)
                numbers.push_back(std::stoul(trial.candidate.text));
            return numbers;
        };
        QVERIFY(kept({}).empty());
        QVERIFY(kept({{3, Verdict::Ignored}, {3, Verdict::FallsShort}, {3, Verdict::Refused}, {3, Verdict::Untried}}).empty());
        QCOMPARE(kept({{3, Verdict::Ignored}, {3, Verdict::Reaches}, {3, Verdict::Reaches}, {9, Verdict::Reaches},
                       {9, Verdict::Spills}}),
                 (std::vector<std::size_t>{1, 3}));
        // One that spills only where none does without.
        QCOMPARE(kept({{3, Verdict::Spills}, {3, Verdict::Spills}, {3, Verdict::Reaches}}), std::vector<std::size_t>{2});
        QCOMPARE(kept({{3, Verdict::Spills}, {3, Verdict::Spills}, {9, Verdict::FallsShort}}), std::vector<std::size_t>{0});
        std::vector<Trial> others{{.candidate = {.kind = Candidate::Kind::Bounds}, .verdict = Verdict::Ignored}};
        keepBestOfSeries(others);
        QCOMPARE(others.size(), std::size_t{1});
    }

    /// Behind a macro, or in a header: bounds have no place, and the option is still worth trying.
    void withoutTheDefinitionTheOptionIsTried()
    {
        std::vector<Candidate> candidates = occupancyCandidates(kLaunch, "int x;", "hungry");
        QCOMPARE(std::erase_if(candidates, [](const Candidate& each) { return !each.needsCompile(); }), std::size_t{2});
        QCOMPARE(candidates.size(), std::size_t{1});
        QCOMPARE(candidates[0].options, std::vector<std::string>{"--maxrregcount=40"});
    }

    void candidatesAreApplied()
    {
        const std::vector<Candidate> candidates = occupancyCandidates(kLaunch, kSource, "hungry");
        CompileSettings settings{.options = {"-use_fast_math"}};
        std::string source(kSource);
        applyCandidate(candidates[0], source, settings);
        QVERIFY2(source.starts_with("extern \"C\" __global__ void __launch_bounds__(256, 6) hungry("), source.c_str());
        QCOMPARE(settings.options.size(), std::size_t{1});
        source = kSource;
        applyCandidate(candidates[2], source, settings);
        QCOMPARE(source, std::string(kSource));
        QCOMPARE(settings.options, (std::vector<std::string>{"-use_fast_math", "--maxrregcount=40"}));
    }

    /// The text may have changed since it was proposed.
    void boundsAreWrittenWhereTheKernelStandsNow()
    {
        const Candidate bounds = occupancyCandidates(kLaunch, kSource, "hungry").front();
        std::string moved = "// a line more\n" + std::string(kSource);
        const std::optional<BoundsEdit> edit = editIn(bounds, moved);
        QVERIFY(edit);
        moved.replace(edit->begin, edit->end - edit->begin, edit->text);
        QVERIFY2(moved.find("void __launch_bounds__(256, 6) hungry(") != std::string::npos, moved.c_str());
        QVERIFY(!editIn(bounds, "int x;"));
    }

    void optionsTakeThePlaceOfThoseOfTheirName()
    {
        const Candidate most = occupancyCandidates(kLaunch, "", "hungry").back();
        CompileSettings settings{.options = {"--maxrregcount=64", "-use_fast_math"}};
        replaceOptions(most, settings);
        QCOMPARE(settings.options, (std::vector<std::string>{"-use_fast_math", "--maxrregcount=40"}));
    }

    void goalsAreAskedAsTheRequestAllows()
    {
        using Kind = Candidate::Kind;
        const auto kinds = [](const GoalRequest& request, std::string_view source = kSource) {
            std::vector<int> all;
            for (const Candidate& each : goalCandidates(request, kLaunch, source, "hungry"))
                all.push_back(int(each.kind));
            return all;
        };
        QCOMPARE(kinds({}), (std::vector<int>{int(Kind::Bounds), int(Kind::MaxRegisters)}));
        QCOMPARE(kinds({.triesBounds = false}), std::vector<int>{int(Kind::MaxRegisters)});
        QCOMPARE(kinds({.triesBounds = false, .triesMaxRegisters = false}), std::vector<int>());
        QCOMPARE(kinds({.amount = 50}), std::vector<int>());
        const std::string unrolled = "extern \"C\" __global__ void hungry(float* x)\n{\n#pragma unroll 2\n"
                                     "    for (int i = 0; i < 8; ++i)\n        x[i] = 1;\n}\n";
        QCOMPARE(kinds({.triesBounds = false, .triesMaxRegisters = false}, unrolled), std::vector<int>{int(Kind::Unroll)});
        const Candidate unroll = goalCandidates({.unit = GoalRequest::Unit::Blocks, .amount = 6}, kLaunch, unrolled, "hungry").back();
        QCOMPARE(unroll.promised, 0.75);
        QCOMPARE(unroll.goal->blocks, 6u);
    }

    void calculatedLaunchesNeedNoCompile()
    {
        const GoalRequest request{.unit = GoalRequest::Unit::Blocks, .amount = 8, .keepsBlockSize = false, .triesBounds = false,
                                  .triesMaxRegisters = false};
        const std::vector<Candidate> candidates = goalCandidates(request, kLaunch, kSource, "hungry");
        QVERIFY(!candidates.empty() && candidates.front().kind == Candidate::Kind::Launch);
        QVERIFY(!candidates.front().needsCompile());
        const Trial trial = openTrial(candidates.front(), {.registers = 47});
        QVERIFY(trial.verdict == Verdict::Calculated && trial.isReached() && !trial.isCompiled());
        QCOMPARE(trial.figures->registers, 47u);
        QVERIFY(trial.figures->reached.blocksPerSm >= 8);
        const Trial bounds = openTrial(goalCandidates({}, kLaunch, "int x;", "hungry").front(), {.registers = 47});
        QVERIFY2(bounds.verdict == Verdict::Untried, "no launch, though nothing can be compiled");
    }

    void onlyWhatTheCompilerDidIsJudged_data()
    {
        QTest::addColumn<unsigned>("registers");
        QTest::addColumn<unsigned>("spilled");
        QTest::addColumn<int>("verdict");
        QTest::newRow("reaches") << 39u << 4u << int(Verdict::Reaches);
        QTest::newRow("spills more") << 40u << 8u << int(Verdict::Spills);
        QTest::newRow("falls short") << 44u << 0u << int(Verdict::FallsShort);
        QTest::newRow("ignored") << 47u << 0u << int(Verdict::Ignored);
        QTest::newRow("takes more") << 64u << 0u << int(Verdict::Ignored);
    }
    void onlyWhatTheCompilerDidIsJudged()
    {
        QFETCH(unsigned, registers);
        QFETCH(unsigned, spilled);
        QFETCH(int, verdict);
        const KernelInfo before = compiled(47, 4).kernels.front();
        const Trial trial = judge(asksForWarps(48), compiled(registers, spilled, 256), before, kLaunch);
        QCOMPARE(int(trial.verdict), verdict);
        QVERIFY(trial.figures && trial.isCompiled());
        QCOMPARE(trial.figures->registers, registers);
        QCOMPARE(trial.figures->spilled, std::uint64_t{spilled});
        QCOMPARE(trial.sentence.empty(), trial.verdict != Verdict::Ignored);
    }

    void whyTheCompilerIgnoresACandidateIsSaid()
    {
        KernelInfo before = compiled(47).kernels.front();
        const std::string takes = judge(asksForWarps(48), compiled(47), before, kLaunch).sentence.english();
        QCOMPARE(takes, std::string("the compiler takes 47 registers all the same"));
        before.maxThreadsPerBlock = 256;
        const Candidate most = occupancyCandidates(kLaunch, "", "hungry").back();
        QCOMPARE(judge(most, compiled(47), before, kLaunch).sentence.english(), std::string("launch bounds take priority"));
    }

    void whatDoesNotCompileIsRefused()
    {
        const KernelInfo before = compiled(47).kernels.front();
        CompileOutcome refused;
        refused.state = CompileOutcome::State::Rejected;
        refused.message = "conflicting launch bounds";
        const Trial trial = judge(asksForWarps(48), refused, before, kLaunch);
        QVERIFY(trial.verdict == Verdict::Refused && !trial.figures);
        QCOMPARE(trial.sentence.english(), std::string("conflicting launch bounds"));
        CompileOutcome other = compiled(39);
        other.kernels.front().name = other.kernels.front().loweredName = "another";
        QVERIFY(judge(asksForWarps(48), other, before, kLaunch).verdict == Verdict::Refused);
    }

    void whatDidNotGetToItsEndIsUntried()
    {
        using State = CompileOutcome::State;
        for (const State state : {State::Cancelled, State::Unavailable, State::Lost, State::Crashed}) {
            CompileOutcome outcome = compiled(39);
            outcome.state = state;
            QVERIFY(judge(asksForWarps(48), outcome, compiled(47).kernels.front(), kLaunch).verdict == Verdict::Untried);
        }
    }

    void anotherArchitectureIsJudgedByItsOwnLimits()
    {
        const KernelInfo before = compiled(47).kernels.front();
        const Trial trial = judge(architectureCandidate("sm_86"), compiled(40), before, kLaunch);
        QVERIFY(trial.verdict == Verdict::Compiles && trial.figures);
        QCOMPARE(trial.figures->reached.maxWarpsPerSm, 48u);
        QVERIFY(!judge(architectureCandidate("sm_10"), compiled(40), before, kLaunch).figures);
    }

    /// JSON has one spelling of each verdict on a goal.
    void verdictsAreSpeltOnce()
    {
        for (const Verdict verdict :
             {Verdict::Reaches, Verdict::Spills, Verdict::FallsShort, Verdict::Ignored, Verdict::Refused}) {
            QVERIFY(!verdictWord(verdict).empty());
            QVERIFY(verdictOfWord(verdictWord(verdict)) == verdict);
        }
        for (const Verdict verdict : {Verdict::Untried, Verdict::Compiling, Verdict::Calculated, Verdict::Compiles})
            QVERIFY(verdictWord(verdict).empty());
        QVERIFY(!verdictOfWord("reaches") && !verdictOfWord(""));
    }
};

KD_TEST(TestTuning, kd::test::NoApplication)

}  // namespace tst_tuning

#include "tst_tuning.moc"
