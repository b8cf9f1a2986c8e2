// SPDX-License-Identifier: GPL-3.0-or-later
// Two compilers of a document: which one is named, how long is waited for it, what is said where one is missing.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/fakeclient.h"
#include "ui/workbench/advice/problem.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/target/targetconnection.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tst_compilers {

using namespace kd;
using State = CompileOutcome::State;

namespace {

constexpr int kPatience = 30000;

struct Bench {
    Bench()
    {
        client->setInfo({.compiler = {.available = true, .version = "13.0.88", .architectures = {"sm_90"}}});
        client->setCompiler([this](const CompileRequest& request) {
            sources.push_back(request.source);
            CompileOutcome outcome = answer;
            outcome.architecture = request.architecture;
            outcome.cubinSha256 = std::to_string(sources.size());
            return std::optional(outcome);
        });
        builds.setDelay(Milliseconds(0));
        target.describe();
        documents.add({.text = "// 0\n", .sourcePath = QStringLiteral("/nowhere/k.cu"), .isTrusted = true});
    }
    bool compiles(std::size_t count)
    {
        return QTest::qWaitFor([&] { return sources.size() >= count && !builds.isCompiling() && builds.isCurrent(); }, kPatience);
    }
    bool isHeld() { return QTest::qWaitFor([&] { return client->held(FakeClient::Call::Compile) == 1; }, kPatience); }
    void edit(const QByteArray& text) { documents.current().replaceText(text); }
    void choose(CompilerChoice choice)
    {
        CompileSettings settings = builds.settings();
        settings.compiler = choice;
        builds.setSettings(settings);
    }
    std::vector<Problem> problems() const { return problemsOf(builds.build(), documents.current()); }

    CompileOutcome answer{.state = State::Ok, .nvrtcVersion = "13.0.88"};
    std::vector<std::string> sources;  ///< those that were compiled
    const Target own{QStringLiteral("test"), QStringLiteral("/nowhere/kerneldesk-worker"), {}};
    const std::unique_ptr<FakeClient> client = std::make_unique<FakeClient>(RecordedAnswers());
    Documents documents;
    TargetConnection target{*client, documents, own};
    BuildController builds{*client, documents, target};
};

CompileOutcome nvccOutcome(double seconds)
{
    return {.state = State::Ok, .nvccVersion = "13.0.88", .duration = Seconds(seconds)};
}

Diagnostic error(const char* words)
{
    return {.message = verbatim(words), .position = {"/nowhere/k.cu", 1, 10}, .stage = "compiler"};
}

}  // namespace

class TestCompilers : public QObject {
    Q_OBJECT
private slots:
    void liveCompileWaitsForSlowCompilers_data()
    {
        QTest::addColumn<int>("delay");
        QTest::addColumn<double>("compile");
        QTest::addColumn<int>("waits");
        QTest::newRow("none yet") << 250 << 0.0 << 250;
        QTest::newRow("NVRTC") << 0 << 0.04 << 0;
        QTest::newRow("nearly slow") << 0 << 0.499 << 0;
        QTest::newRow("slow") << 0 << 0.8 << 200;
        QTest::newRow("no longer than by default") << 250 << 0.8 << 250;
        QTest::newRow("nvcc") << 250 << 2.0 << 500;
        QTest::newRow("at most a second") << 250 << 60.0 << 1000;
        QTest::newRow("the user's own is longer") << 3000 << 60.0 << 3000;
    }
    void liveCompileWaitsForSlowCompilers()
    {
        QFETCH(int, delay);
        QFETCH(double, compile);
        QFETCH(int, waits);
        const LiveCompile live{.delay = Milliseconds(delay)};
        QCOMPARE(static_cast<int>(live.delayAfter(Seconds(compile)).count()), waits);
    }

    // What is in the cache says nothing of how long the compiler takes.
    void theDelayIsLearnedFromTheLastCompile()
    {
        Bench bench;
        bench.answer = nvccOutcome(1.6);
        QVERIFY(bench.compiles(1));
        bench.answer = nvccOutcome(0.001);
        bench.answer.cached = true;
        for (std::size_t count = 2; count <= 3; ++count) {
            QElapsedTimer waited;
            waited.start();
            bench.edit("// " + QByteArray::number(static_cast<int>(count)) + "\n");
            QVERIFY(bench.compiles(count));
            QVERIFY2(waited.elapsed() >= 300, qPrintable(QString::number(waited.elapsed())));
        }
    }

    void aLongCompileTellsHowFarItIs()
    {
        Bench bench;
        QVERIFY(bench.compiles(1));
        bench.client->hold(FakeClient::Call::Compile);
        QSignalSpy progressed(&bench.builds, &BuildController::progressed);
        bench.edit("// 1\n");
        QVERIFY(bench.isHeld());
        QTRY_VERIFY_WITH_TIMEOUT(progressed.size() >= 2, kPatience);
        QVERIFY(bench.builds.progress().elapsed >= Seconds(0.8));
        QCOMPARE(bench.builds.progress().compiler, CompilerChoice::Auto);
        bench.answer = nvccOutcome(0.1);
        bench.client->release(FakeClient::Call::Compile);
        QVERIFY(bench.compiles(2));
        QCOMPARE(bench.builds.progress().elapsed, Seconds(0));
        // By nvcc the last time.
        QCOMPARE(bench.builds.progress().compiler, CompilerChoice::Nvcc);
        bench.choose(CompilerChoice::Nvrtc);
        QCOMPARE(bench.builds.progress().compiler, CompilerChoice::Nvrtc);
        bench.choose(CompilerChoice::Nvcc);
        QCOMPARE(bench.builds.progress().compiler, CompilerChoice::Nvcc);
    }

    void theNewestEditWins()
    {
        Bench bench;
        bench.choose(CompilerChoice::Nvcc);
        bench.answer = nvccOutcome(0.1);
        QVERIFY(bench.compiles(1));
        bench.client->hold(FakeClient::Call::Compile);
        bench.edit("// older\n");
        QVERIFY(bench.isHeld());
        bench.edit("// newer\n");
        QVERIFY(bench.builds.isCompiling());
        QTRY_COMPARE_WITH_TIMEOUT(bench.client->held(FakeClient::Call::Compile), 1, kPatience);
        bench.client->release(FakeClient::Call::Compile);
        QTRY_VERIFY_WITH_TIMEOUT(!bench.builds.isCompiling() && bench.builds.isCurrent(), kPatience);
        QCOMPARE(bench.sources.back(), std::string("// newer\n"));
        QCOMPARE(bench.builds.build().revision, bench.documents.current().revision());
    }

    void hostCodeThatIsSetAsideIsToldOnce()
    {
        Bench bench;
        bench.answer.lacksHostCode = true;
        QSignalSpy notices(&bench.builds, &BuildController::noticed);
        QVERIFY(bench.compiles(1));
        QCOMPARE(notices.size(), 1);
        QVERIFY(notices[0][0].toString().startsWith(QStringLiteral("k.cu: host code is grey and set aside")));
        bench.edit("// 1\n");
        QVERIFY(bench.compiles(2));
        QCOMPARE(notices.size(), 1);
        // nvcc was installed, and is gone again.
        bench.answer.lacksHostCode = false;
        bench.edit("// 2\n");
        QVERIFY(bench.compiles(3));
        bench.answer.lacksHostCode = true;
        bench.edit("// 3\n");
        QVERIFY(bench.compiles(4));
        QCOMPARE(notices.size(), 2);
    }

    void problemsNameTheirCompiler()
    {
        Bench bench;
        bench.answer = {.state = State::Rejected, .diagnostics = {error("expected a \";\"")}, .nvccVersion = "13.0.88"};
        QVERIFY(bench.compiles(1));
        QCOMPARE(bench.problems().size(), std::size_t{1});
        QCOMPARE(bench.problems()[0].from, QStringLiteral("nvcc"));
        bench.answer.nvrtcVersion = std::exchange(bench.answer.nvccVersion, {});
        bench.edit("// 1\n");
        QVERIFY(bench.compiles(2));
        QCOMPARE(bench.problems()[0].from, QStringLiteral("NVRTC"));
    }

    // In place of NVRTC's own words, at their line.
    void oneSentenceSaysWhatToInstall()
    {
        Bench bench;
        bench.answer = {.state = State::Unavailable,
                        .message = verbatim("NVRTC cannot compile this program. Install the CUDA toolkit."),
                        .diagnostics = {error("cannot open source file \"vector\"")},
                        .nvrtcVersion = "13.0.88"};
        QVERIFY(bench.compiles(1));
        QCOMPARE(bench.problems().size(), std::size_t{1});
        const Problem problem = bench.problems()[0];
        QCOMPARE(problem.severity, Problem::Severity::Error);
        QCOMPARE(problem.message, QStringLiteral("NVRTC cannot compile this program. Install the CUDA toolkit."));
        QCOMPARE(problem.place, (SourcePosition{"", 1, 10}));
        QCOMPARE(problem.from, QStringLiteral("NVRTC"));
    }

    void aChosenCompilerThatIsMissingIsNamed()
    {
        Bench bench;
        bench.answer = {.state = State::Unavailable, .message = verbatim("There is no nvcc: install the CUDA toolkit.")};
        QVERIFY(bench.compiles(1));
        QCOMPARE(bench.problems().at(0).from, QStringLiteral("Compiler"));
        bench.choose(CompilerChoice::Nvcc);
        QVERIFY(bench.compiles(2));
        QCOMPARE(bench.problems().at(0).from, QStringLiteral("nvcc"));
        QCOMPARE(bench.problems().at(0).place.line, 0);
    }
};

KD_TEST(TestCompilers, QCoreApplication)

}  // namespace tst_compilers

#include "tst_compilers.moc"
