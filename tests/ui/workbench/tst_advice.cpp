// SPDX-License-Identifier: GPL-3.0-or-later
// What is tried for a kernel and what is said of it: first by calculation, then with recorded compiles.
#include "core/tuning/proposals.h"
#include "tests/program/testprogram.h"
#include "tests/ui/bench/recordedworkbench.h"
#include "tests/ui/workbench/hungrykernel.h"
#include "ui/workbench/advice/advice.h"
#include "ui/workbench/advice/advisor.h"
#include "ui/workbench/advice/editcost.h"
#include "ui/workbench/launch/launchwaves.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace tst_advice {

using namespace kd;

namespace {

constexpr int kPatience = 60000;

std::vector<Problem> occupancyAdvice(const Workbench& workbench)
{
    std::vector<Problem> advice = workbench.problems.all();
    std::erase_if(advice, [](const Problem& problem) { return problem.from != QStringLiteral("Occupancy"); });
    return advice;
}

struct Bench {
    Bench() : workbench(kd::test::name())
    {
        workbench.builds.setDelay(Milliseconds(0));
        workbench.advisor.setDelay(Milliseconds(0));
        workbench.target.describe();
    }
    bool compiles(const QByteArray& text)
    {
        if (!QTest::qWaitFor([&] { return workbench.target.info() != nullptr; }, kPatience))
            return false;
        workbench.files.openNew();
        workbench.target.setArchitecture(QStringLiteral("sm_90"));
        workbench.documents.current().replaceText(text);
        return QTest::qWaitFor([&] { return workbench.launches.kernel() != nullptr && !workbench.builds.isStale(); }, kPatience);
    }
    bool launches(const std::string& block)
    {
        LaunchSetup setup = workbench.launches.launch();
        setup.grid = "4";
        setup.block = block;
        workbench.launches.setLaunch(setup);
        return QTest::qWaitFor(
            [&] {
                return workbench.launches.occupancyInput() && std::to_string(workbench.launches.occupancyInput()->threads) == block;
            },
            kPatience);
    }
    bool tries()
    {
        const auto isDone = [&] {
            const Advisor& advisor = workbench.advisor;
            return !advisor.architectures().empty() && std::ranges::all_of(advisor.architectures(), &Trial::isCompiled)
                && std::ranges::all_of(advisor.registers(), &Trial::isCompiled);
        };
        return QTest::qWaitFor(isDone, kPatience);
    }
    RecordedWorkbench workbench;
};

}  // namespace

class TestAdvice : public QObject {
    Q_OBJECT
private slots:
    void findsRegisterLimits()
    {
        // VISUAL 10: 47 registers in blocks of 256 threads on sm_90.
        const std::vector<Candidate> trials =
            boundsCandidates({.architecture = {9, 0}, .threads = 256, .registers = 47}, "scale", std::nullopt);
        QCOMPARE(trials.size(), 2u);
        QCOMPARE(trials[0].change.registers, std::optional(40u));
        QCOMPARE(trials[0].promised, 0.75);
        QCOMPARE(trials[0].minBlocks, 6u);
        QCOMPARE(trials[1].change.registers, std::optional(32u));
        QCOMPARE(trials[1].promised, 1.0);
        QCOMPARE(trials[1].minBlocks, 8u);
        QVERIFY(boundsCandidates({.architecture = {9, 0}, .threads = 256, .registers = 32}, "scale", std::nullopt).empty());
        QVERIFY(boundsCandidates({.architecture = {1, 0}, .threads = 256, .registers = 99}, "scale", std::nullopt).empty());
    }

    void asksForBlocksOfTheLargestSize()
    {
        const std::vector<Candidate> trials = boundsCandidates(
            {.architecture = {9, 0}, .threads = 256, .registers = 47, .maxThreads = 1024}, "scale", std::nullopt);
        QVERIFY(!trials.empty());
        // One block of 1024 threads leaves 64 registers, two leave 32: the nearest that is no more than 40.
        QCOMPARE(trials[0].minBlocks, 2u);
    }

    void choosesArchitectures()
    {
        const auto names = [](const std::vector<Candidate>& candidates) {
            QStringList list;
            for (const Candidate& candidate : candidates)
                list << QString::fromStdString(candidate.architecture);
            return list.join(u' ');
        };
        QCOMPARE(names(architectureCandidates({"sm_75", "sm_80", "sm_89", "sm_90", "sm_100", "sm_120"}, "sm_90")),
                 QStringLiteral("sm_80 sm_89 sm_100 sm_120"));
        QCOMPARE(names(architectureCandidates({"sm_75", "sm_90"}, "sm_75")), QStringLiteral("sm_90"));
        QVERIFY(architectureCandidates({}, "sm_90").empty());
    }

    void tellsOfWaves()
    {
        QCOMPARE(waveAdvice({}), QString());
        QVERIFY(waveAdvice({.blocks = 12, .perWave = 660, .multiprocessors = 132}).contains(QStringLiteral("120 of 132 SMs")));
        QVERIFY(waveAdvice({.blocks = 700, .perWave = 660, .multiprocessors = 132}).contains(QStringLiteral("last of 2 waves")));
        QCOMPARE(waveAdvice({.blocks = 1320, .perWave = 660, .multiprocessors = 132}), QString());
        QCOMPARE(waveAdvice({.blocks = 4096, .perWave = 660, .multiprocessors = 132}), QString());
        QCOMPARE(waveAdvice({.blocks = 1200, .perWave = 660, .multiprocessors = 132}), QString());
    }

    void countsWaves()
    {
        const Waves waves{.blocks = 4096, .perWave = 660, .multiprocessors = 132};
        QCOMPARE(waves.full(), 6u);
        QCOMPARE(WaveText::count(waves), QStringLiteral("6.21"));
        QCOMPARE(WaveText::tail(waves), QStringLiteral("Last wave fills 21\u202f% of the device"));
        // Seven waves of time for 6.21 waves of work.
        QCOMPARE(WaveText::tailCost(waves), QStringLiteral("Its idle places cost up to 11\u202f% of the time"));
        QCOMPARE((Waves{.blocks = 1320, .perWave = 660}.tail()), 1.0);
        QCOMPARE((Waves{.blocks = 1320, .perWave = 660}.tailCost()), 0.0);
        QCOMPARE(WaveText::tailCost({.blocks = 1320, .perWave = 660}), QString());
        const Waves one{.blocks = 66, .perWave = 660, .multiprocessors = 132};
        QCOMPARE(WaveText::tail(one), QStringLiteral("The only wave fills 10\u202f% of the device"));
        QCOMPARE(WaveText::tailCost(one), QString());
        QCOMPARE(WaveText::arithmetic(waves),
                 QStringLiteral("4\u202f096 blocks / (132 SMs × 5 blocks per SM) = 6.21 waves: 6 full and one of 136 blocks"));
        QCOMPARE(WaveText::arithmetic(one),
                 QStringLiteral("66 blocks / (132 SMs × 5 blocks per SM) = 0.10 waves: the only one has 66 of 660 blocks"));
    }

    void tellsOfWarps()
    {
        QCOMPARE(warpAdvice(256), QString());
        QVERIFY(warpAdvice(100).contains(QStringLiteral("28 of the 32 lanes")));
    }

    void compilesBeforeItClaims()
    {
        Bench bench;
        QVERIFY(bench.compiles(hungryKernel(36)));
        QVERIFY(bench.launches("256"));
        Workbench& workbench = bench.workbench;
        const std::uint32_t registers = workbench.launches.kernel()->registers;
        QVERIFY2(registers > 40, qPrintable(QString::number(registers)));
        QVERIFY(!workbench.advisor.registers().empty());
        QVERIFY(bench.tries());
        for (const Trial& trial : workbench.advisor.architectures())
            QVERIFY2(trial.figures && trial.figures->registers > 0, trial.candidate.architecture.c_str());

        const Trial trial = workbench.advisor.registers().front();
        QVERIFY(trial.figures && trial.figures->registers <= *trial.candidate.change.registers);
        QVERIFY(trial.isGainOver(*workbench.advisor.present()));

        // What was claimed is what the compiler gives once it is inserted.
        QVERIFY(workbench.advisor.insert(trial.candidate));
        QVERIFY(
            workbench.documents.current().text().contains("void " + QByteArray::fromStdString(trial.candidate.text) + " hungry("));
        QTRY_COMPARE_WITH_TIMEOUT(workbench.launches.kernel()->registers, trial.figures->registers, kPatience);
        QCOMPARE(workbench.launches.kernel()->spillStores, static_cast<std::uint32_t>(trial.figures->spilled));
        const auto change = editCostOf(workbench.builds, workbench.launches);
        QVERIFY(change && change->before.registers == registers &&
                change->now.reached.warpsPerSm > change->before.reached.warpsPerSm);
    }

    /// Bounds that two kernels have in common were compiled for one of them.
    void trialsAreOfTheChosenKernel()
    {
        Bench bench;
        QByteArray both = hungryKernel(36);
        both += QByteArray(hungryKernel(36)).replace("hungry(", "greedy(");
        QVERIFY(bench.compiles(both));
        QVERIFY(bench.launches("256"));
        QVERIFY(bench.tries());
        const std::string first = bench.workbench.launches.kernel()->name;
        bench.workbench.launches.setKernel(first == "hungry" ? QStringLiteral("greedy") : QStringLiteral("hungry"));
        QVERIFY(bench.workbench.launches.kernel() != nullptr && bench.workbench.launches.kernel()->name != first);
        QVERIFY(bench.launches("256"));
        QVERIFY(bench.tries());
        QVERIFY(!bench.workbench.advisor.registers().empty());
        for (const Trial& trial : bench.workbench.advisor.registers())
            QVERIFY2(trial.figures && trial.figures->registers <= *trial.candidate.change.registers, trial.candidate.text.c_str());
    }

    void advisesOnlyWhatHelps()
    {
        Bench bench;
        QVERIFY(bench.compiles(hungryKernel(36)));
        QVERIFY(bench.launches("256"));
        QVERIFY(bench.tries());
        Workbench& workbench = bench.workbench;
        const Advisor& advisor = workbench.advisor;
        const auto helps = [&](const Trial& trial) {
            return trial.isGainOver(*advisor.present()) && trial.figures->spilled == 0;
        };
        const bool hasHelp = std::ranges::any_of(advisor.registers(), helps);
        const std::vector<Problem> advice = occupancyAdvice(workbench);
        QCOMPARE(!advice.empty(), hasHelp);
        if (hasHelp) {
            QVERIFY2(advice.front().message.contains(QStringLiteral("__launch_bounds__(256, ")),
                     qPrintable(advice.front().message));
            QCOMPARE(advice.front().place.line, 1);
            QVERIFY(!advice.front().isMarked);
        }

        workbench.advisor.setMuted(true);
        QVERIFY(occupancyAdvice(workbench).empty() && advisor.registers().empty());
        workbench.advisor.setMuted(false);
        QCOMPARE(occupancyAdvice(workbench).empty(), !hasHelp);

        workbench.documents.current().replaceText("broken");
        QTRY_VERIFY_WITH_TIMEOUT(workbench.builds.isStale(), kPatience);
        QVERIFY(occupancyAdvice(workbench).empty());
    }

    void triesNothingThatIsNotLive()
    {
        Bench bench;
        QVERIFY(bench.compiles(hungryKernel(36)));
        bench.workbench.builds.setLive(false);
        bench.workbench.documents.current().replaceText(hungryKernel(40));
        bench.workbench.jobs.compile();
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.jobs.job().kind == Job::Kind::None && !bench.workbench.builds.isStale(),
                                 kPatience);
        QVERIFY(!bench.workbench.advisor.isTrying());
        QVERIFY(std::ranges::none_of(bench.workbench.advisor.registers(), &Trial::isCompiled));
        bench.workbench.builds.setLive(true);
        QVERIFY(bench.tries());
    }

    void saysWhereNoDefinitionIs()
    {
        Bench bench;
        QVERIFY(bench.compiles("#define KERNEL extern \"C\" __global__ void\nKERNEL k(float* x) { x[threadIdx.x] *= 2.0f; }\n"));
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.advisor.hasNoPlace(), kPatience);
        const QByteArray text = bench.workbench.documents.current().text();
        QVERIFY(!bench.workbench.advisor.insert({.kind = Candidate::Kind::Bounds, .kernel = "k", .threads = 256, .minBlocks = 4}));
        QCOMPARE(bench.workbench.documents.current().text(), text);
    }
};

KD_TEST(TestAdvice, QCoreApplication)

}  // namespace tst_advice

#include "tst_advice.moc"
