// SPDX-License-Identifier: GPL-3.0-or-later
// The stand-in for a worker that tests of views ask.
#include "core/base/error.h"
#include "tests/program/testprogram.h"
#include "tests/ui/bench/fakeclient.h"
#include "tests/ui/bench/recordedanswers.h"

#include <QCoreApplication>
#include <QFutureWatcher>
#include <QSignalSpy>
#include <QTest>

#include <cstddef>
#include <string>
#include <vector>

namespace tst_fakeclient {

using namespace kd;

namespace {

using Call = FakeClient::Call;

const std::vector<std::byte> kImage{std::byte{'p'}, std::byte{'t'}, std::byte{'x'}};

CompileRequest requestOf(const std::string& source, const std::string& programName = "one.cu")
{
    CompileRequest request;
    request.source = source;
    request.programName = programName;
    return request;
}

RunRequest runOf(const std::string& kernel)
{
    RunRequest request;
    request.device = "emulated";
    request.plan.kernel = kernel;
    return request;
}

/// Answers to the compile of "one", to runs and timings of "one", and to a disassembly.
RecordedAnswers answers()
{
    RecordedAnswers all;
    all.keepTarget({.compiler = {.available = true, .version = "13.0.88", .path = "/home/somebody/libnvrtc.so"}});
    all.keep(requestOf("one", "/here/one.cu"),
             CompileOutcome{.state = CompileOutcome::State::Ok,
                            .architecture = "sm_90",
                            .diagnostics = {{Diagnostic::Severity::Warning, "odd", {"/here/one.cu", 3}, "compiler"}},
                            .ptx = ".file 1 \"/here/one.cu\"",
                            .cubin = kImage,
                            .cubinSha256 = "abc"});
    RunOutcome run{.state = RunOutcome::State::Ok, .kernel = "one"};
    run.outputs.push_back({.blob = "output:1"});
    all.keep(runOf("one"), kImage, run);
    all.keep(TimingRequest{.run = runOf("one")}, kImage, TimingOutcome{.run = run, .modelled = true});
    all.keep("abc", "/here/one.cu", Disassembly{.state = Disassembly::State::Ok, .lineInfo = "//## File \"/here/one.cu\", line 3"});
    return all;
}

/// The result, which comes in a later turn of the event loop.
template <typename T> T resultOf(const QFuture<T>& future)
{
    if (future.isFinished() || !QTest::qWaitFor([&] { return future.isFinished(); }))
        qFatal("it came at once, or never");
    return future.result();
}

/// Whether it fails, with words that hold `words`.
template <typename T> bool fails(const QFuture<T>& future, const std::string& words)
{
    try {
        resultOf(future);
    } catch (const Error& error) {
        return std::string(error.what()).find(words) != std::string::npos;
    }
    return false;
}

}  // namespace

class TestFakeClient : public QObject {
    Q_OBJECT
private slots:
    void saysWhatWasRecorded()
    {
        FakeClient client(answers());
        QSignalSpy ready(&client, &Client::ready);
        QCOMPARE(client.processId(), 0);
        const TargetInfo info = resultOf(client.describe());
        QCOMPARE(info.compiler.version, std::string("13.0.88"));
        QVERIFY2(info.compiler.path.find("somebody") == std::string::npos, "the recording machine's folders stay there");
        QCOMPARE(ready.size(), 1);
        QVERIFY(client.processId() > 0);
        QVERIFY(resultOf(client.run(runOf("one"), kImage, {})).ok());
        QVERIFY(resultOf(client.time({.run = runOf("one")}, kImage, {})).modelled);
        QCOMPARE(ready.size(), 1);
    }

    void answersHaveTheFolderOfTheProgram()
    {
        FakeClient client(answers());
        const CompileOutcome outcome = resultOf(client.compile(requestOf("one", "/there/one.cu")));
        QCOMPARE(outcome.diagnostics.at(0).position.file, std::string("/there/one.cu"));
        QCOMPARE(outcome.ptx, std::string(".file 1 \"/there/one.cu\""));
        QVERIFY(outcome.cubin == kImage);
        QCOMPARE(resultOf(client.disassemble({.cubin = kImage, .cubinSha256 = "abc"})).lineInfo,
                 std::string("//## File \"/there/one.cu\", line 3"));
    }

    void saysWhatNobodyRecorded()
    {
        FakeClient client(answers());
        CompileRequest other = requestOf("one");
        other.architecture = "sm_80";
        const CompileOutcome outcome = resultOf(client.compile(other));
        QCOMPARE(outcome.state, CompileOutcome::State::Unavailable);
        QVERIFY2(outcome.message.english().find("README.md") != std::string::npos, outcome.message.english().c_str());
        QCOMPARE(resultOf(client.compile(requestOf("two"))).state, CompileOutcome::State::Unavailable);
        QCOMPARE(resultOf(client.run(runOf("two"), kImage, {})).state, RunOutcome::State::Unavailable);
        QCOMPARE(resultOf(client.run(runOf("one"), {}, {})).state, RunOutcome::State::Unavailable);
        QCOMPARE(resultOf(client.disassemble({.cubin = {}, .cubinSha256 = "def"})).state, Disassembly::State::Unavailable);
        QVERIFY(!resultOf(client.sample({})).failure.empty());
        FakeClient nothing{RecordedAnswers()};
        QVERIFY(fails(nothing.describe(), "README.md"));
    }

    void saysWhatATestSets()
    {
        FakeClient client(answers());
        client.setInfo({.programVersion = QStringLiteral("7")});
        QCOMPARE(resultOf(client.describe()).programVersion, QStringLiteral("7"));
        client.setFailure(QStringLiteral("There is no such program."));
        QVERIFY(fails(client.describe(), "There is no such program."));
        client.setCompiler([](const CompileRequest& request) -> std::optional<CompileOutcome> {
            if (request.source == "one")
                return {};
            return CompileOutcome{.state = CompileOutcome::State::Rejected};
        });
        QVERIFY(resultOf(client.compile(requestOf("one"))).ok());
        QCOMPARE(resultOf(client.compile(requestOf("two"))).state, CompileOutcome::State::Rejected);
        client.setDisassembly({.state = Disassembly::State::Failed});
        QCOMPARE(resultOf(client.disassemble({.cubin = kImage, .cubinSha256 = "abc"})).state, Disassembly::State::Failed);
        client.setSample({.driver = "580"});
        QCOMPARE(resultOf(client.sample({})).driver, std::string("580"));
    }

    void answersWait()
    {
        FakeClient client(answers());
        client.hold(Call::Run);
        const QFuture<RunOutcome> run = client.run(runOf("one"), kImage, {});
        QVERIFY(resultOf(client.compile(requestOf("one"))).ok());
        QVERIFY(!run.isFinished());
        QCOMPARE(client.held(Call::Run), 1);
        client.setProgress(3, 8);
        QCOMPARE(run.progressValue(), 3);
        QCOMPARE(run.progressMaximum(), 8);
        client.release(Call::Run);
        QVERIFY(!run.isFinished());
        QTRY_VERIFY(run.isFinished());
        QVERIFY(run.result().ok());
        QCOMPARE(client.held(Call::Run), 0);
    }

    void cancelledCallsEndWithoutAResult()
    {
        FakeClient client(answers());
        client.hold(Call::Time);
        QFuture<TimingOutcome> timing = client.time({.run = runOf("one")}, kImage, {});
        QFutureWatcher<TimingOutcome> watcher;
        QSignalSpy finished(&watcher, &QFutureWatcherBase::finished);
        watcher.setFuture(timing);
        timing.cancel();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(timing.resultCount(), 0);
        QCOMPARE(client.held(Call::Time), 0);
        const QFuture<TimingOutcome> other = client.time({.run = runOf("one")}, kImage, {});
        client.cancelAll();
        QCOMPARE(other.result().run.state, RunOutcome::State::Cancelled);
    }

    void theNewestOfATagIsCompiled()
    {
        FakeClient client(answers());
        client.hold(Call::Compile);
        const QFuture<CompileOutcome> older = client.compile(requestOf("one"), QStringLiteral("build-1"));
        const QFuture<CompileOutcome> other = client.compile(requestOf("one"), QStringLiteral("build-2"));
        const QFuture<CompileOutcome> newest = client.compile(requestOf("one"), QStringLiteral("build-1"));
        QCOMPARE(resultOf(older).state, CompileOutcome::State::Cancelled);
        QCOMPARE(client.held(Call::Compile), 2);
        client.release(Call::Compile);
        QVERIFY(resultOf(newest).ok());
        QVERIFY(other.isFinished() && other.result().ok());
    }

    void diesAsAWorkerDoes()
    {
        FakeClient client(answers());
        QSignalSpy lost(&client, &Client::lost), ready(&client, &Client::ready);
        QVERIFY(resultOf(client.run(runOf("one"), kImage, {})).ok());
        QCOMPARE(resultOf(client.fetch(QStringLiteral("output:1"), 8, 6)).size(), 6);
        const qint64 before = client.processId();
        client.hold(Call::Run);
        const QFuture<RunOutcome> run = client.run(runOf("one"), kImage, {});
        client.die(QStringLiteral("It was killed."));
        QCOMPARE(run.result().state, RunOutcome::State::Lost);
        QCOMPARE(run.result().faults.at(0).kind, Fault::Kind::ProcessLost);
        QCOMPARE(lost.size(), 1);
        QCOMPARE(client.processId(), 0);
        QVERIFY2(fails(client.fetch(QStringLiteral("output:1"), 0, 4), "no such output"), "outputs are the worker's");
        QCOMPARE(ready.size(), 2);
        QVERIFY(client.processId() != before);
    }

    void anotherTargetEndsWhatWaits()
    {
        FakeClient client(answers());
        const QFuture<CompileOutcome> compile = client.compile(requestOf("one"));
        const QFuture<TargetInfo> info = client.describe();
        client.setTarget({});
        QCOMPARE(compile.result().state, CompileOutcome::State::Cancelled);
        QVERIFY_EXCEPTION_THROWN(info.result(), Error);
        QCOMPARE(client.processId(), 0);
    }
};

KD_TEST(TestFakeClient, QCoreApplication)

}  // namespace tst_fakeclient

#include "tst_fakeclient.moc"
