// SPDX-License-Identifier: GPL-3.0-or-later
// One compiler a build: matrix, goals, advice, report and prices of edits are of the compiler that judged the document.
#include "core/base/json.h"
#include "tests/program/testprogram.h"
#include "tests/ui/bench/fakeclient.h"
#include "tests/ui/bench/testbench.h"
#include "ui/workbench/advice/advisor.h"
#include "ui/workbench/advice/architecturematrix.h"
#include "ui/workbench/advice/editcost.h"
#include "ui/workbench/advice/goalsolver.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <charconv>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tst_onecompiler {

using namespace kd;
using State = CompileOutcome::State;

namespace {

constexpr int kPatience = 30000;
constexpr std::uint32_t kRegistersOfNvcc = 70, kRegistersOfNvrtc = 90;
const QByteArray kHostHeader = "#include <stdlib.h>\n";

/// Behind the first `before` in the text; 0 where that is not there.
std::uint32_t numberBehind(std::string_view text, std::string_view before)
{
    std::uint32_t number = 0;
    const std::size_t at = text.find(before);
    if (at != std::string_view::npos)
        std::from_chars(text.data() + at + before.size(), text.data() + text.size(), number);
    return number;
}

/// Answers as a worker does that has both compilers, which need different numbers of registers.
struct Compilers {
    std::string nvrtcVersion = "13.0.88", nvccVersion = "13.2.51";
    std::string unknownToNvcc;  ///< an architecture
    std::vector<CompileRequest> requests;

    CompileOutcome judge(const CompileRequest& request)
    {
        requests.push_back(request);
        const bool hasHostCode = request.source.find(kHostHeader.constData()) != std::string::npos;
        const bool isOfNvcc =
            request.compiler == CompilerChoice::Nvcc || (request.compiler == CompilerChoice::Auto && hasHostCode);
        CompileOutcome outcome{.state = State::Ok, .architecture = request.architecture};
        (isOfNvcc ? outcome.nvccVersion : outcome.nvrtcVersion) = isOfNvcc ? nvccVersion : nvrtcVersion;
        if (hasHostCode && !isOfNvcc)
            outcome.state = State::Rejected;
        if (isOfNvcc && request.architecture == unknownToNvcc) {
            outcome.state = State::Unavailable;
            outcome.message = message("nvcc {} cannot compile for {}.", nvccVersion, request.architecture);
        }
        outcome.sourceSha256 = std::to_string(std::hash<std::string>()(request.source));
        outcome.cubinSha256 = std::to_string(requests.size());
        outcome.kernels.push_back({.name = "matmul",
                                   .loweredName = "_Z6matmulPKfS0_Pfi",
                                   .hasSignature = true,
                                   .registers = registers(request, isOfNvcc ? kRegistersOfNvcc : kRegistersOfNvrtc)});
        return outcome;
    }

private:
    static std::uint32_t registers(const CompileRequest& request, std::uint32_t free)
    {
        const std::uint32_t tile = numberBehind(request.source, "#define TILE ");
        std::uint32_t limit = 255;
        if (const std::uint32_t blocks = numberBehind(request.source, "__launch_bounds__(256, "))
            limit = 65536 / (256 * blocks) / 8 * 8;
        for (const std::string& option : request.options)
            if (const std::uint32_t asked = numberBehind(option, "--maxrregcount="))
                limit = asked;
        return std::min(limit, free + tile - 16);
    }
};

struct Bench {
    explicit Bench(bool hasNvrtc = true)
    {
        TargetInfo info{.compiler = {.available = hasNvrtc, .version = "13.0.88", .missing = "There is no NVRTC."}};
        if (hasNvrtc)
            info.compiler.architectures = {"sm_75", "sm_80", "sm_90", "sm_100"};
        client->setInfo(info);
        client->setCompiler([this](const CompileRequest& request) { return std::optional(compilers.judge(request)); });
        workbench.builds.setDelay(Milliseconds(0));
        workbench.advisor.setDelay(Milliseconds(0));
        workbench.target.describe();
    }
    /// The program, in a project that defines a macro.
    bool opens()
    {
        const QString path = folder.filePath(QStringLiteral("matmul_tiled.cu"));
        QFile commands(folder.filePath(QStringLiteral("compile_commands.json")));
        if (!QFile::copy(QStringLiteral(KD_TEST_DATA "/programs/matmul_tiled.cu"), path) || !commands.open(QFile::WriteOnly))
            return false;
        commands.write("[{\"directory\": \"" + folder.path().toUtf8() +
                       "\", \"file\": \"matmul_tiled.cu\", \"command\": \"nvcc -DOF_PROJECT=3 -c matmul_tiled.cu\"}]");
        commands.close();
        QFile file(path);
        if (!file.open(QFile::ReadOnly) || !QTest::qWaitFor([&] { return workbench.target.info() != nullptr; }, kPatience))
            return false;
        text = file.readAll();
        workbench.documents.add({.text = text, .sourcePath = path, .isTrusted = true});
        workbench.target.setArchitecture(QStringLiteral("sm_90"));
        return isBuilt() && launches();
    }
    bool isBuilt()
    {
        const BuildController& builds = workbench.builds;
        return QTest::qWaitFor(
            [&] { return builds.isCurrent() && !builds.isCompiling() && workbench.launches.kernel() != nullptr; }, kPatience);
    }
    bool edits(const QByteArray& changed)
    {
        workbench.documents.current().replaceText(changed);
        return isBuilt();
    }
    bool launches()
    {
        LaunchSetup setup = workbench.launches.launch();
        setup.grid = "4";
        setup.block = "256";
        workbench.launches.setLaunch(setup);
        return QTest::qWaitFor(
            [&] { return workbench.launches.occupancyInput() && workbench.launches.occupancyInput()->threads == 256; }, kPatience);
    }
    bool rests()
    {
        return QTest::qWaitFor(
            [&] {
                return !workbench.advisor.isTrying() && !workbench.matrix.isCompiling() && !workbench.goals.isSolving();
            },
            kPatience);
    }
    bool makesMatrix()
    {
        workbench.matrix.compile();
        return rests();
    }
    bool solves()
    {
        workbench.goals.solve({.amount = 75});
        return rests() && !workbench.goals.answers().empty();
    }
    std::string judge() const { return workbench.builds.goodBuild().outcome->compilerName(); }

    Compilers compilers;
    QTemporaryDir folder;
    QByteArray text;
    std::unique_ptr<FakeClient> owned = std::make_unique<FakeClient>(RecordedAnswers());
    FakeClient* const client = owned.get();
    Workbench workbench{{QStringLiteral("test"), QStringLiteral("/nowhere/kerneldesk-worker"), {}}, std::move(owned)};
};

}  // namespace

class TestOneCompiler : public QObject {
    Q_OBJECT
private slots:
    /// Whatever is tried leaves with the document's compiler and its project's command, and comes back with figures of that.
    void allThatIsTriedIsOfTheDocumentsCompiler_data()
    {
        QTest::addColumn<bool>("hasHostCode");
        QTest::newRow("nvcc") << true;
        QTest::newRow("NVRTC") << false;
    }
    void allThatIsTriedIsOfTheDocumentsCompiler()
    {
        QFETCH(bool, hasHostCode);
        Bench bench;
        QVERIFY(bench.opens());
        if (!hasHostCode)
            QVERIFY(bench.edits(QByteArray(bench.text).replace(kHostHeader, "")));
        QCOMPARE(bench.judge(), std::string(hasHostCode ? "nvcc 13.2.51" : "NVRTC 13.0.88"));
        QVERIFY(bench.rests());
        bench.compilers.requests.clear();

        QVERIFY(bench.makesMatrix());
        const Workbench& workbench = bench.workbench;
        QCOMPARE(workbench.matrix.rows().size(), std::size_t{4});
        for (const MatrixRow& row : workbench.matrix.rows()) {
            QVERIFY2(row.verdict == Verdict::Compiles, row.architecture.c_str());
            QCOMPARE(row.kernel.registers, hasHostCode ? kRegistersOfNvcc : kRegistersOfNvrtc);
        }
        QVERIFY(bench.solves());
        const auto isReached = [](const Trial& each) { return each.verdict == Verdict::Reaches; };
        QVERIFY(std::ranges::count_if(workbench.goals.answers(), isReached) >= 2);

        QSignalSpy written(&bench.workbench.reports, &ReportController::written);
        const QString path = bench.folder.filePath(QStringLiteral("report.json"));
        bench.workbench.reports.write(path);
        QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, kPatience);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Json report = Json::parse(file.readAll().toStdString());
        QCOMPARE(report.at("build").at(hasHostCode ? "nvccVersion" : "nvrtcVersion").get<std::string>(),
                 std::string(hasHostCode ? "13.2.51" : "13.0.88"));
        for (const Json& row : report.at("matrix"))
            QVERIFY2(row.at("compiled").get<bool>(), row.dump().c_str());
        QVERIFY(!report.at("answers").empty());

        QVERIFY2(bench.compilers.requests.size() >= 8, std::to_string(bench.compilers.requests.size()).c_str());
        for (const CompileRequest& request : bench.compilers.requests) {
            QCOMPARE(request.compiler, hasHostCode ? CompilerChoice::Nvcc : CompilerChoice::Nvrtc);
            QVERIFY(std::ranges::find(request.options, "--define-macro=OF_PROJECT=3") != request.options.end());
            QVERIFY2(!request.needsSignatures, "figures alone are compared");
        }
    }

    void adviceIsOfTheDocumentsCompiler()
    {
        Bench bench;
        QVERIFY(bench.opens());
        const auto isTried = [&] {
            const std::vector<Trial>& trials = bench.workbench.advisor.registers();
            return !trials.empty() && std::ranges::all_of(trials, &Trial::isCompiled);
        };
        QTRY_VERIFY_WITH_TIMEOUT(isTried(), kPatience);
        for (const Trial& trial : bench.workbench.advisor.registers())
            QVERIFY2(trial.figures && trial.figures->registers < kRegistersOfNvcc, trial.candidate.text.c_str());
        for (const CompileRequest& request : bench.compilers.requests)
            if (request.source != bench.text.toStdString())
                QCOMPARE(request.compiler, CompilerChoice::Nvcc);
    }

    /// It was installed since the program was compiled.
    void figuresOfAnotherVersionDoNotStandBeside()
    {
        Bench bench;
        QVERIFY(bench.opens());
        QVERIFY(bench.rests());
        bench.compilers.nvccVersion = "13.4.0";
        QVERIFY(bench.makesMatrix());
        for (const MatrixRow& row : bench.workbench.matrix.rows()) {
            if (row.architecture == "sm_90")
                continue;
            QVERIFY2(row.verdict == Verdict::Refused, row.architecture.c_str());
            QVERIFY2(row.sentence.contains("nvcc 13.4.0") && row.sentence.contains("nvcc 13.2.51"), qPrintable(row.sentence));
        }
        // Compiled anew, all are of one version again.
        QVERIFY(bench.edits(bench.text + "\n"));
        QVERIFY(bench.launches() && bench.rests() && bench.makesMatrix());
        for (const MatrixRow& row : bench.workbench.matrix.rows())
            QVERIFY2(row.verdict == Verdict::Compiles, qPrintable(row.sentence));
    }

    void anArchitectureThatNvccDoesNotKnowIsSaid()
    {
        Bench bench;
        bench.compilers.unknownToNvcc = "sm_100";
        QVERIFY(bench.opens() && bench.makesMatrix());
        const ArchitectureMatrix& matrix = bench.workbench.matrix;
        QCOMPARE(matrix.done(), matrix.rows().size());
        const auto row = std::ranges::find(matrix.rows(), "sm_100", &MatrixRow::architecture);
        QVERIFY(row != matrix.rows().end() && row->verdict == Verdict::Refused);
        QCOMPARE(row->sentence, QStringLiteral("nvcc 13.2.51 cannot compile for sm_100."));
    }

    void anotherCompilerIsNoPriceOfAnEdit()
    {
        Bench bench;
        QVERIFY(bench.opens());
        QVERIFY(bench.edits(QByteArray(bench.text).replace(kHostHeader, "")));
        QCOMPARE(bench.workbench.launches.kernel()->registers, kRegistersOfNvrtc);
        QVERIFY(bench.workbench.builds.previousBuild());
        QVERIFY2(!editCostOf(bench.workbench.builds, bench.workbench.launches), "70 registers of nvcc, 90 of NVRTC");
        QVERIFY(bench.edits(QByteArray(bench.text).replace(kHostHeader, "").replace("TILE 16", "TILE 20")));
        const std::optional<EditCost> price = editCostOf(bench.workbench.builds, bench.workbench.launches);
        QVERIFY(price);
        QCOMPARE(price->before.registers, kRegistersOfNvrtc);
        QCOMPARE(price->now.registers, kRegistersOfNvrtc + 4);
        QVERIFY(bench.edits(QByteArray(bench.text).replace("TILE 16", "TILE 20")));
        QVERIFY(!editCostOf(bench.workbench.builds, bench.workbench.launches));
        QVERIFY(bench.edits(bench.text));
        QCOMPARE(editCostOf(bench.workbench.builds, bench.workbench.launches)->before.registers, kRegistersOfNvcc + 4);
    }

    void whatNvccCompilesNeedsNoNvrtc()
    {
        Bench bench(false);
        CompileSettings settings = bench.workbench.builds.settings();
        settings.compiler = CompilerChoice::Nvcc;
        QVERIFY(bench.opens());
        bench.workbench.builds.setSettings(settings);
        QVERIFY(bench.isBuilt() && bench.launches());
        QCOMPARE(bench.workbench.matrix.whyNot(), QString());
        QCOMPARE(bench.workbench.goals.whyNot(), QString());
        QVERIFY(bench.makesMatrix());
        const ArchitectureMatrix& matrix = bench.workbench.matrix;
        QVERIFY(matrix.rows().size() > 8);
        for (const MatrixRow& row : matrix.rows())
            QVERIFY2(row.verdict == Verdict::Compiles, row.architecture.c_str());
        QVERIFY(bench.solves());
    }

    /// An edit ends what nvcc works on for the text before; its own compile alone goes on.
    void theNewestEditWins()
    {
        Bench bench;
        bench.workbench.advisor.setDelay(Milliseconds(10 * kPatience));
        QVERIFY(bench.opens());
        bench.client->hold(FakeClient::Call::Compile);
        bench.workbench.matrix.compile();
        QTRY_COMPARE_WITH_TIMEOUT(bench.client->held(FakeClient::Call::Compile), 3, kPatience);
        bench.workbench.documents.current().replaceText(bench.text + "\n");
        QVERIFY(!bench.workbench.matrix.isCompiling());
        QTRY_COMPARE_WITH_TIMEOUT(bench.client->held(FakeClient::Call::Compile), 1, kPatience);
        bench.client->release(FakeClient::Call::Compile);
        QVERIFY(bench.isBuilt());
    }
};

KD_TEST(TestOneCompiler, QCoreApplication)

}  // namespace tst_onecompiler

#include "tst_onecompiler.moc"
