// SPDX-License-Identifier: GPL-3.0-or-later
// The architecture matrix and the goal solver with recorded compiles.
#include "core/device/architecture.h"
#include "tests/program/testprogram.h"
#include "tests/ui/bench/recordedworkbench.h"
#include "tests/ui/workbench/hungrykernel.h"
#include "ui/workbench/advice/architecturematrix.h"
#include "ui/workbench/advice/goalsolver.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_goal {

using namespace kd;

namespace {

constexpr int kPatience = 60000;

struct Bench {
    Bench() : workbench(kd::test::name())
    {
        workbench.builds.setDelay(Milliseconds(0));
        workbench.target.describe();
    }
    bool compiles(const QByteArray& text)
    {
        if (!QTest::qWaitFor([&] { return workbench.target.info() != nullptr; }, kPatience))
            return false;
        workbench.files.openNew();
        workbench.target.setArchitecture(QStringLiteral("sm_90"));
        workbench.documents.current().replaceText(text);
        return QTest::qWaitFor(
            [&] {
                return workbench.launches.kernel() != nullptr && !workbench.builds.isStale() &&
                    workbench.launches.kernel()->name == "hungry";
            },
            kPatience);
    }
    bool compilesAgain(const QByteArray& text)
    {
        const auto before = workbench.builds.goodBuild().outcome;
        workbench.documents.current().replaceText(text);
        return QTest::qWaitFor(
            [&] {
                return workbench.builds.goodBuild().outcome != before && !workbench.builds.isStale() &&
                    workbench.launches.kernel() != nullptr;
            },
            kPatience);
    }
    bool launches(const std::string& block)
    {
        LaunchSetup setup = workbench.launches.launch();
        setup.grid = "4";
        setup.block = block;
        workbench.launches.setLaunch(setup);
        return QTest::qWaitFor(
            [&] { return workbench.launches.occupancyInput() && workbench.launches.occupancyInput()->threads == 256; }, kPatience);
    }
    bool solves(const GoalRequest& request)
    {
        workbench.goals.solve(request);
        return QTest::qWaitFor([&] { return !workbench.goals.isSolving(); }, kPatience);
    }
    const Trial* answer(Candidate::Kind kind) const
    {
        const std::vector<Trial>& answers = workbench.goals.answers();
        const auto found = std::ranges::find(answers, kind, [](const Trial& each) { return each.candidate.kind; });
        return found == answers.end() ? nullptr : &*found;
    }
    RecordedWorkbench workbench;
};

}  // namespace

class TestGoalSolver : public QObject {
    Q_OBJECT
private slots:
    void theMatrixCompilesEveryArchitecture()
    {
        Bench bench;
        QVERIFY(bench.compiles(hungryKernel(20)));
        QVERIFY(bench.launches("256"));
        ArchitectureMatrix& matrix = bench.workbench.matrix;
        QCOMPARE(matrix.done(), std::size_t{1});
        matrix.compile();
        QVERIFY(matrix.isCompiling());
        QTRY_VERIFY_WITH_TIMEOUT(!matrix.isCompiling(), kPatience);
        QCOMPARE(matrix.rows().size(), bench.workbench.target.info()->compiler.architectures.size());
        for (const MatrixRow& row : matrix.rows()) {
            QVERIFY2(row.verdict == Verdict::Compiles, row.architecture.c_str());
            QVERIFY(row.kernel.registers > 0);
            QVERIFY2(row.occupancy.has_value(), row.architecture.c_str());
            QCOMPARE(row.input.threads, 256u);
            QCOMPARE(row.occupancy->warpsPerSm, occupancyOf(row.input).warpsPerSm);
            QCOMPARE(architectureName(row.input.architecture), row.architecture);
        }
    }

    void theMatrixStopsAndGoesOn()
    {
        Bench bench;
        QVERIFY(bench.compiles(hungryKernel(21)));
        QVERIFY(bench.launches("256"));
        ArchitectureMatrix& matrix = bench.workbench.matrix;
        matrix.compile();
        matrix.stop();
        QVERIFY(!matrix.isCompiling());
        QVERIFY(matrix.done() < matrix.rows().size());
        matrix.compile();
        QTRY_COMPARE_WITH_TIMEOUT(matrix.done(), matrix.rows().size(), kPatience);
    }

    void whoLooksAtTheMatrixGetsItWithoutAsking()
    {
        Bench bench;
        QVERIFY(bench.compiles(hungryKernel(20)));
        QVERIFY(bench.launches("256"));
        ArchitectureMatrix& matrix = bench.workbench.matrix;
        matrix.setWatched(true);
        QTRY_COMPARE_WITH_TIMEOUT(matrix.done(), matrix.rows().size(), kPatience);
        bench.workbench.documents.current().replaceText("extern \"C\" __global__ void hungry(float* x) { x[0] = 1; }\n");
        const auto isOfNewText = [](const MatrixRow& row) {
            return row.verdict == Verdict::Compiles && row.kernel.registers < 20;
        };
        QTRY_VERIFY_WITH_TIMEOUT(!matrix.isStale() && std::ranges::all_of(matrix.rows(), isOfNewText), kPatience);
    }

    void whatIsLeftOutIsNotCompiled()
    {
        Bench bench;
        QVERIFY(bench.compiles(hungryKernel(22)));
        QVERIFY(bench.launches("256"));
        ArchitectureMatrix& matrix = bench.workbench.matrix;
        const QStringList all = matrix.known();
        QVERIFY(all.size() > 3 && all.contains("sm_90"));
        QStringList leftOut = all;
        leftOut.removeOne("sm_80");
        matrix.setLeftOut(leftOut);
        QCOMPARE(matrix.rows().size(), 2u);  // the build's own too, though it was left out
        QVERIFY(std::ranges::any_of(matrix.rows(), [](const MatrixRow& row) { return row.architecture == "sm_90"; }));
        matrix.compile();
        matrix.setLeftOut({});  // while it compiles: it goes on with all
        QCOMPARE(matrix.rows().size(), static_cast<std::size_t>(all.size()));
        QTRY_COMPARE_WITH_TIMEOUT(matrix.done(), matrix.rows().size(), kPatience);
    }

    void theMatrixSaysWhyNot()
    {
        Bench bench;
        QVERIFY(bench.workbench.matrix.whyNot().contains("compile it first"));
        QVERIFY(bench.compiles(hungryKernel(4)));
        QCOMPARE(bench.workbench.matrix.whyNot(), QString());
        bench.workbench.documents.current().setTrusted(false);
        QVERIFY(!bench.workbench.matrix.whyNot().isEmpty());
        bench.workbench.matrix.compile();
        QVERIFY(!bench.workbench.matrix.isCompiling());
    }

    void answersAreCompiled()
    {
        Bench bench;
        QVERIFY(bench.compiles(hungryKernel(40)));
        QVERIFY(bench.launches("256"));
        const std::uint32_t before = bench.workbench.launches.kernel()->registers;
        QVERIFY2(before > 40, std::to_string(before).c_str());
        QVERIFY(bench.solves({.amount = 75}));
        const Trial* const bounds = bench.answer(Candidate::Kind::Bounds);
        QVERIFY(bounds != nullptr && bounds->figures);
        QCOMPARE(bounds->candidate.text, std::string("__launch_bounds__(256, 6)"));
        QVERIFY(bounds->verdict == Verdict::Reaches || bounds->verdict == Verdict::Spills);
        QVERIFY(bounds->figures->registers <= 40);
        QVERIFY(bounds->figures->reached.warpsPerSm >= 48);
        QCOMPARE(bounds->verdict == Verdict::Spills, bounds->figures->spilled > 0);
        const Trial* const most = bench.answer(Candidate::Kind::MaxRegisters);
        QVERIFY(most != nullptr && most->figures);
        QCOMPARE(most->candidate.text, std::string("--maxrregcount=40"));
    }

    void reportsHoldWhatWasCompiledAndTheEditedLine()
    {
        QTemporaryDir folder;
        Bench bench;
        QVERIFY(bench.compiles(hungryKernel(20)));
        const int before = static_cast<int>(bench.workbench.launches.kernel()->registers);
        bench.workbench.documents.current().noteEditedLine(3);
        QVERIFY(bench.compilesAgain(hungryKernel(40)));
        QVERIFY(bench.launches("256"));
        QVERIFY(bench.solves({.amount = 75, .triesMaxRegisters = false}));
        QSignalSpy written(&bench.workbench.reports, &ReportController::written);
        const QString path = folder.filePath(QStringLiteral("hungry.json"));
        bench.workbench.reports.write(path);
        QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 2 * kPatience);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Json json = Json::parse(file.readAll().toStdString());
        std::vector<std::string> texts;
        for (const Json& answer : json.at("answers")) {
            QVERIFY2(answer.at("state") == "complied" || answer.at("state") == "spills", answer.dump().c_str());
            texts.push_back(answer.at("text"));
        }
        QVERIFY2(texts.size() >= 3, std::to_string(texts.size()).c_str());
        QCOMPARE(texts.front(), std::string("__launch_bounds__(256, 6)"));
        QVERIFY(std::ranges::any_of(texts, [](const std::string& text) { return text.starts_with("maxrregcount = "); }));
        std::ranges::sort(texts);
        QVERIFY2(std::ranges::adjacent_find(texts) == texts.end(), "what the solver compiled is not told twice");
        QCOMPARE(json.at("edit").at("line").get<int>(), 3);
        QCOMPARE(json.at("edit").at("before").at("registers").get<int>(), before);
    }

    void whatTheCompilerIgnoresIsSaid()
    {
        Bench bench;
        QVERIFY(bench.compiles(hungryKernel(40, "__launch_bounds__(256, 1) ")));
        QVERIFY(bench.launches("256"));
        QVERIFY(bench.solves({.amount = 75, .triesBounds = false}));
        const Trial* const most = bench.answer(Candidate::Kind::MaxRegisters);
        QVERIFY(most != nullptr);
        QVERIFY2(most->verdict == Verdict::Ignored, "launch bounds come before --maxrregcount");
    }

    void answersAreWrittenIntoTheSource()
    {
        Bench bench;
        QVERIFY(bench.compiles(hungryKernel(40)));
        QVERIFY(bench.launches("256"));
        QVERIFY(bench.solves({.amount = 75}));
        const Trial bounds = *bench.answer(Candidate::Kind::Bounds);
        const Trial most = *bench.answer(Candidate::Kind::MaxRegisters);
        QVERIFY(bench.workbench.goals.insert(most));
        QCOMPARE(bench.workbench.builds.settings().options.back(), std::string("--maxrregcount=40"));
        QVERIFY(bench.workbench.goals.insert(bounds));
        QVERIFY(bench.workbench.documents.current().text().contains("__global__ void __launch_bounds__(256, 6) hungry("));
        QVERIFY2(bench.workbench.goals.answers().empty(), "they were of the text before");
    }

    void nothingToDoIsSaid()
    {
        Bench bench;
        QVERIFY(bench.compiles(hungryKernel(4)));
        QVERIFY(bench.launches("256"));
        QVERIFY(bench.solves({.amount = 50}));
        QVERIFY(bench.workbench.goals.isReachedAlready());
        QVERIFY(bench.solves({.unit = GoalRequest::Unit::Blocks, .amount = 33}));
        QVERIFY(!bench.workbench.goals.isReachedAlready());
        QVERIFY(bench.workbench.goals.answers().empty());
    }

    void asksOfAnotherArchitecture()
    {
        Bench bench;
        QVERIFY(bench.compiles(hungryKernel(40)));
        QVERIFY(bench.launches("256"));
        QVERIFY(bench.solves({.architecture = "sm_80", .amount = 75}));
        const Trial* const bounds = bench.answer(Candidate::Kind::Bounds);
        QVERIFY(bounds != nullptr && bounds->figures);
        QCOMPARE(bounds->figures->reached.maxWarpsPerSm, 64u);
        QVERIFY(bounds->figures->reached.warpsPerSm >= 48);
        // Of 48 warps per SM there, 36 are three quarters.
        QVERIFY(bench.solves({.architecture = "sm_86", .amount = 75}));
        QVERIFY(bench.workbench.goals.present() && bench.workbench.goals.present()->reached.maxWarpsPerSm == 48);
        QCOMPARE(bench.workbench.builds.goodBuild().outcome->architecture, std::string("sm_90"));
        QVERIFY(bench.solves({.architecture = "sm_30", .amount = 75}));
        QVERIFY(bench.workbench.goals.answers().empty() && !bench.workbench.goals.remark().isEmpty());
    }

    void smallerUnrollsAreCompiled()
    {
        const QByteArray text =
            "extern \"C\" __global__ void hungry(const float* in, float* out, int n)\n{\n    float v[32], s = 0;\n"
            "#pragma unroll\n    for (int i = 0; i < 32; ++i)\n        v[i] = in[threadIdx.x + i * n];\n    __syncthreads();\n"
            "#pragma unroll 32\n    for (int i = 0; i < 32; ++i)\n        s += v[i] * in[i * n + blockIdx.x];\n    "
            "out[threadIdx.x] = s;\n}\n";
        Bench bench;
        QVERIFY(bench.compiles(text));
        QVERIFY(bench.launches("256"));
        const std::uint32_t before = bench.workbench.launches.kernel()->registers;
        QVERIFY2(before > 40, std::to_string(before).c_str());
        QVERIFY(bench.solves({.amount = 75, .triesBounds = false, .triesMaxRegisters = false, .triesShared = false}));
        std::vector<int> lines;
        for (const Trial& answer : bench.workbench.goals.answers()) {
            QCOMPARE(answer.candidate.kind, Candidate::Kind::Unroll);
            QVERIFY(answer.figures && answer.figures->reached.warpsPerSm >= 48);
            lines.push_back(answer.candidate.line);
        }
        QVERIFY2(bench.workbench.goals.tried() >= 6, "two loops with three factors each");
        QVERIFY2(!lines.empty() && std::ranges::adjacent_find(lines) == lines.end(), "one answer of a loop");
        const QTemporaryDir folder;
        QSignalSpy written(&bench.workbench.reports, &ReportController::written);
        bench.workbench.reports.write(folder.filePath(QStringLiteral("unrolled.json")));
        QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 2 * kPatience);
        QFile file(folder.filePath(QStringLiteral("unrolled.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        std::vector<int> reported;
        for (const QJsonValue& answer : QJsonDocument::fromJson(file.readAll()).object()["answers"].toArray()) {
            if (!answer["text"].toString().startsWith("#pragma unroll"))
                continue;
            QCOMPARE(answer["goal"].toDouble(), 0.75);
            reported.push_back(answer["text"].toString().section(' ', -1).toInt());
        }
        QCOMPARE(reported, lines);  // the solver's, and none besides
        const Trial first = bench.workbench.goals.answers().front();
        QVERIFY(bench.workbench.goals.insert(first));
        QVERIFY(bench.workbench.documents.current().text().contains(QByteArray::fromStdString(first.candidate.text)));
        QTRY_VERIFY_WITH_TIMEOUT(!bench.workbench.builds.isStale() &&
                                     bench.workbench.launches.kernel()->registers == first.figures->registers,
                                 kPatience);
    }

    void carveOutsAreOfTheLaunch()
    {
        Bench bench;
        QVERIFY(bench.compiles("extern \"C\" __global__ void hungry(float* x)\n{\n    __shared__ float s[4096];\n    "
                               "s[threadIdx.x] = x[threadIdx.x];\n"
                               "    __syncthreads();\n    x[threadIdx.x] = s[threadIdx.x ^ 1];\n}\n"));
        LaunchSetup setup = bench.workbench.launches.launch();
        setup.carveoutPercent = 15;
        bench.workbench.launches.setLaunch(setup);
        QVERIFY(bench.launches("256"));
        QCOMPARE(bench.workbench.launches.occupancyInput()->carveoutPercent, std::optional(15));
        QVERIFY(bench.solves({.unit = GoalRequest::Unit::Blocks, .amount = 4, .triesCarveout = false}));
        QVERIFY(bench.answer(Candidate::Kind::Launch) == nullptr ||
                !bench.answer(Candidate::Kind::Launch)->candidate.change.carveoutPercent);
        QVERIFY(bench.solves({.unit = GoalRequest::Unit::Blocks, .amount = 4, .triesShared = false}));
        const Trial* const launch = bench.answer(Candidate::Kind::Launch);
        QVERIFY(launch != nullptr && launch->candidate.change.carveoutPercent);
        QVERIFY(launch->figures->reached.blocksPerSm >= 4);
        const int percent = *launch->candidate.change.carveoutPercent;
        QVERIFY(bench.workbench.goals.insert(Trial(*launch)));
        QCOMPARE(bench.workbench.launches.launch().carveoutPercent, std::optional(percent));
    }

    void aBlockOfTwoDimensionsIsLeftAlone_data()
    {
        QTest::addColumn<bool>("hasOption");
        QTest::newRow("launch alone") << false;
        QTest::newRow("with --maxrregcount") << true;
    }
    void aBlockOfTwoDimensionsIsLeftAlone()
    {
        QFETCH(bool, hasOption);
        Bench bench;
        QVERIFY(bench.compiles(hungryKernel(40)));
        QVERIFY(bench.launches("16,16"));
        Candidate candidate{.kind = hasOption ? Candidate::Kind::MaxRegisters : Candidate::Kind::Launch, .kernel = "hungry"};
        candidate.change.threads = 128;
        if (hasOption)
            candidate.options = {"--maxrregcount=40"};
        const Trial trial{.candidate = candidate, .verdict = Verdict::Reaches};
        const std::vector<std::string> options = bench.workbench.builds.settings().options;
        QVERIFY(bench.workbench.goals.whyNotInserted(trial).contains("more than one dimension"));
        QVERIFY(!bench.workbench.goals.insert(trial));
        QCOMPARE(bench.workbench.launches.launch().block, std::string("16,16"));
        QCOMPARE(bench.workbench.builds.settings().options, options);
        QVERIFY(bench.launches("256"));
        QCOMPARE(bench.workbench.goals.whyNotInserted(trial), QString());
        QVERIFY(bench.workbench.goals.insert(trial));
        QCOMPARE(bench.workbench.launches.launch().block, std::string("128"));
    }

    void blockSizesAreLaunchesOfTheSameCode()
    {
        Bench bench;
        QVERIFY(bench.compiles(hungryKernel(40)));
        QVERIFY(bench.launches("256"));
        QVERIFY(bench.solves({.unit = GoalRequest::Unit::Blocks,
                              .amount = 8,
                              .keepsBlockSize = false,
                              .triesBounds = false,
                              .triesMaxRegisters = false,
                              .triesShared = false}));
        const Trial* const launch = bench.answer(Candidate::Kind::Launch);
        QVERIFY(launch != nullptr && launch->candidate.change.threads);
        QVERIFY(launch->verdict == Verdict::Calculated);
        const std::string threads = std::to_string(*launch->candidate.change.threads);
        QVERIFY(bench.workbench.goals.insert(Trial(*launch)));
        QCOMPARE(bench.workbench.launches.launch().block, threads);
    }
};

KD_TEST(TestGoalSolver, QCoreApplication)

}  // namespace tst_goal

#include "tst_goal.moc"
