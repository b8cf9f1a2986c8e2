// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/worker/framing.h"
#include "core/worker/preamble.h"
#include "ui/client/client.h"
#include "tests/program/testprogram.h"

#include <QFutureWatcher>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>

namespace tst_client {

using namespace kd;
using namespace std::chrono_literals;
using State = CompileOutcome::State;

namespace {

constexpr ClientTimeouts kShort{.preamble = 2000ms, .heartbeat = 100ms, .silence = 500ms};

CompileRequest
request(const std::string& source = "extern \"C\" __global__ void saxpy(int n, float a, const float* x, float* y) {}\n")
{
    return {.source = source, .programName = "k.cu", .useCache = false};
}

template <typename T> bool finishes(const QFuture<T>& future, int milliseconds = 20000)
{
    return QTest::qWaitFor([&] { return future.isFinished(); }, milliseconds);
}

QString failureOf(QFuture<TargetInfo> future)
{
    try {
        future.result();
    } catch (const RuntimeError& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

bool isOneSentence(const QString& text)
{
    return text.endsWith('.') && text.count(". ") == 0 && text.size() < 1000;
}

}  // namespace

/// The client with workers that misbehave.
class TestClient : public QObject {
    Q_OBJECT

private slots:
    // Faults 11, 13 and 31: whatever a worker does, every call ends in one sentence.
    void endsEveryCall_data()
    {
        QTest::addColumn<QString>("order");
        QTest::addColumn<QString>("words");
        QTest::newRow("silent") << "silent"
                                << "did not introduce itself within 2 s and wrote nothing else";
        QTest::newRow("noise only") << "mute-noise"
                                    << "Permission denied (publickey)";
        QTest::newRow("another version") << "version"
                                         << "protocol 77";
        QTest::newRow("refused") << "refuse"
                                 << "Could not resolve hostname nowhere";
        QTest::newRow("flood at start") << "flood"
                                        << "more than 64 KiB";
        QTest::newRow("flood later") << "flood-after"
                                     << "damaged";
        QTest::newRow("a message of another protocol") << "hostile"
                                                       << "messages of kind 8 are not used";
        QTest::newRow("no object") << "no-object"
                                   << "something else than a worker";
        for (const char* end : {"exit0", "kill", "stop"})
            for (const char* step : {"start", "preamble", "ping", "compile"})
                QTest::addRow("%s at %s", end, step) << QString("%1-%2").arg(end, step)
                                                     << (end == QString("exit0")           ? "status 0"
                                                             : end == QString("kill")      ? "SIGKILL"
                                                             : step == QString("start")    ? "introduce itself"
                                                             : step == QString("preamble") ? "not answer"
                                                                                           : "has not answered for 0.5 s");
        QTest::newRow("garbage for an answer") << "garbage-answer"
                                               << "cannot be read";
        QTest::newRow("a message beyond the limit") << "big-answer"
                                                    << "";
        QTest::newRow("answers to others") << "stranger"
                                           << "";
    }
    void endsEveryCall()
    {
        QFETCH(QString, order);
        QFETCH(QString, words);
        ClientTimeouts timings = kShort;
        timings.margin = 0ms;
        Client client(fake(order), nullptr, timings);
        CompileRequest asked = request();
        asked.deadline = 3000ms;
        const QFuture<CompileOutcome> future = client.compile(asked);
        QVERIFY(finishes(future));
        const CompileOutcome outcome = future.result();
        QVERIFY(!outcome.ok());
        const QString sentence = QString::fromStdString(outcome.message.english());
        QVERIFY2(sentence.contains(words) && isOneSentence(sentence), qPrintable(sentence));
    }

    // The other way: what a worker may not be told ends it, with a sentence and no crash.
    void workerRefusesWhatBreaksTheProtocol()
    {
        QProcess worker;
        worker.start(KD_WORKER, QStringList());
        worker.write(preambleLine() + framed(QByteArray("\x08\0", 2)));
        QTRY_COMPARE_WITH_TIMEOUT(worker.state(), QProcess::NotRunning, 60000);
        QCOMPARE(worker.exitStatus(), QProcess::NormalExit);
        QCOMPARE(worker.exitCode(), 3);
        const QString sentence = QString::fromUtf8(worker.readAllStandardError());
        QVERIFY2(sentence.contains("messages of kind 8 are not used"), qPrintable(sentence));
    }

    void endsDisassemblies_data()
    {
        QTest::addColumn<QString>("order");
        QTest::addColumn<Disassembly::State>("state");
        QTest::addColumn<QString>("words");
        QTest::newRow("kill") << "kill-disassemble" << Disassembly::State::Failed << "SIGKILL";
        QTest::newRow("exit") << "exit0-disassemble" << Disassembly::State::Failed << "status 0";
        QTest::newRow("stop") << "stop-disassemble" << Disassembly::State::Failed << "has not answered";
        QTest::newRow("no worker") << "refuse" << Disassembly::State::Unavailable << "Could not resolve";
        QTest::newRow("unknown blob") << "deaf" << Disassembly::State::Failed << "sha256:none";
    }
    void endsDisassemblies()
    {
        QFETCH(QString, order);
        QFETCH(QString, words);
        Client client(fake(order), nullptr, kShort);
        const QFuture<Disassembly> future = client.disassemble({.cubin = std::vector<std::byte>(100)});
        QVERIFY(finishes(future));
        QTEST(future.result().state, "state");
        const QString sentence = QString::fromStdString(future.result().message.english());
        QVERIFY2(sentence.contains(words) && isOneSentence(sentence), qPrintable(sentence));
        QCOMPARE(future.result().cubinSha256.size(), std::size_t{64});
    }

    // A whole worker and the disassembler of this machine: first with the cubin that the worker has, then with one to be sent.
    void disassembles()
    {
        Client client({.name = "here", .program = KD_WORKER});
        const QFuture<CompileOutcome> compiled = client.compile(request("__global__ void k(int* x) { x[threadIdx.x] = 3; }\n"));
        QVERIFY(finishes(compiled));
        const CompileOutcome outcome = compiled.result();
        if (!outcome.ok())
            QSKIP(outcome.message.english().c_str());
        const QFuture<Disassembly> known =
            client.disassemble({.cubin = outcome.cubin, .cubinSha256 = outcome.cubinSha256}, "assembly");
        QVERIFY(finishes(known));
        if (known.result().state == Disassembly::State::Unavailable)
            QSKIP(known.result().message.english().c_str());
        QVERIFY2(known.result().ok(), known.result().message.english().c_str());
        QVERIFY(known.result().lineInfo.find("_Z1kPi:") != std::string::npos);
        QVERIFY(known.result().liveRanges.find("GPR") != std::string::npos);
        client.cancelAll();
        Client other({.name = "here", .program = KD_WORKER});
        const QFuture<Disassembly> sent = other.disassemble({.cubin = outcome.cubin});
        QVERIFY(finishes(sent));
        QCOMPARE(sent.result().lineInfo, known.result().lineInfo);
        QCOMPARE(sent.result().cubinSha256, outcome.cubinSha256);
        QFuture<Disassembly> cancelled = other.disassemble({.cubin = outcome.cubin});
        cancelled.cancel();
        QVERIFY(finishes(cancelled));
    }

    void failsAllPendingCallsAtOnce()
    {
        Client client(fake("kill-describe"), nullptr, kShort);
        QSignalSpy lost(&client, &Client::lost);
        std::vector<QFuture<CompileOutcome>> compiles;
        for (int i = 0; i < 20; ++i)
            compiles.push_back(client.compile(request()));
        const QFuture<TargetInfo> info = client.describe();
        QVERIFY(finishes(info));
        for (const QFuture<CompileOutcome>& compile : compiles)
            QVERIFY(compile.isFinished() && compile.result().state == State::Lost);
        QVERIFY(failureOf(info).contains("SIGKILL"));
        QCOMPARE(lost.size(), 2);  // what launches nothing is asked of the next worker once
    }

    // The first worker is killed as it is asked, the next one is a whole one.
    void asksTheNextWorkerWhatTheKilledOneWasAsked()
    {
        const QTemporaryDir folder;
        const QString script = QStringLiteral("if mkdir \"$1\"; then exec \"$2\" kill-describe; else exec \"$3\"; fi");
        Client client({.name = "killed once", .program = "/bin/sh",
                       .arguments = {"-c", script, "sh", folder.filePath("was-killed"), KD_FAKE_WORKER, KD_WORKER}});
        QSignalSpy lost(&client, &Client::lost);
        const QFuture<TargetInfo> info = client.describe();
        QVERIFY(finishes(info, 60000));
        QCOMPARE(failureOf(info), QString());
        QCOMPARE(lost.size(), 1);
    }

    void namesAProgramThatIsMissing()
    {
        Client client({.name = "nowhere", .program = "/nowhere/kerneldesk-worker"}, nullptr, kShort);
        const QFuture<TargetInfo> info = client.describe();
        QVERIFY(finishes(info));
        QVERIFY2(failureOf(info).contains("/nowhere/kerneldesk-worker"), qPrintable(failureOf(info)));
        Client empty(Target::fromCommandLine("empty", "  "), nullptr, kShort);
        const QFuture<TargetInfo> none = empty.describe();
        QVERIFY(finishes(none));
        QVERIFY(failureOf(none).contains("empty command line"));
    }

    void anotherTargetEndsWhatWasAskedOfTheOneBefore()
    {
        Client client(fake("deaf"), nullptr, kShort);
        QSignalSpy lost(&client, &Client::lost);
        const QFuture<TargetInfo> before = client.describe();
        const QFuture<CompileOutcome> compile = client.compile(request());
        client.setTarget(fake("kill-describe"));
        QVERIFY(finishes(before) && finishes(compile));
        QVERIFY(failureOf(before).contains("Another target"));
        QVERIFY(compile.result().state == State::Cancelled);
        QVERIFY(lost.isEmpty());
        const QFuture<TargetInfo> after = client.describe();
        QVERIFY(finishes(after));
        QVERIFY(failureOf(after).contains("SIGKILL"));
        QCOMPARE(lost.size(), 2);
    }

    // What the worker of the target before has sent behind the answer is of no interest any more.
    void anotherTargetIsNotTalkedInto()
    {
        Client client(fake("talks-on"), nullptr, kShort);
        QSignalSpy notices(&client, &Client::notice);
        bool isDone = false;
        client.compile(request()).then([&](const CompileOutcome&) {
            client.setTarget(fake("deaf"));
            isDone = true;
        });
        QTRY_VERIFY(isDone);
        const QFuture<TargetInfo> after = client.describe();
        QVERIFY(finishes(after));
        QCOMPARE(notices.size(), 0);
    }

    void splitsCommandLines()
    {
        const Target target = Target::fromCommandLine("far", "ssh -o \"A B\" host \"kerneldesk worker\"");
        QCOMPARE(target.program, QString("ssh"));
        QCOMPARE(target.arguments, (QStringList{"-o", "A B", "host", "kerneldesk worker"}));
    }

    void callsHaveDeadlines()
    {
        ClientTimeouts timings = kShort;
        timings.margin = 0ms;
        Client client(fake("deaf"), nullptr, timings);
        CompileRequest asked = request();
        asked.deadline = 400ms;
        const QFuture<CompileOutcome> future = client.compile(asked);
        QVERIFY(finishes(future));
        QCOMPARE(future.result().state, State::Deadline);
        QVERIFY(QString::fromStdString(future.result().message.english()).contains("within 0.4 s"));
    }

    void refusesUnknownBlobs()
    {
        Client client(fake("deaf"), nullptr, kShort);
        const QFuture<RunOutcome> future = client.run({.device = "cuda:0"}, {}, {});
        QVERIFY(finishes(future));
        QCOMPARE(future.result().state, RunOutcome::State::Refused);
        QVERIFY(QString::fromStdString(future.result().message.english()).contains("sha256:none"));
    }

    void analysesWhereTheBuffersAre()
    {
        Client client(fake("deaf"), nullptr, kShort);
        const QFuture<DataAnswer> future = client.analyse({.kind = DataRequest::Kind::Seek, .blob = "output:1"});
        QVERIFY(finishes(future));
        QCOMPARE(future.result().seek->index, std::uint64_t{7});
        for (const char* const order : {"analyse-garbage", "kill-analyse"}) {
            Client other(fake(order), nullptr, kShort);
            const QFuture<DataAnswer> failing = other.analyse({.kind = DataRequest::Kind::Seek, .blob = "output:1"});
            QVERIFY(finishes(failing));
            QVERIFY_THROWS_EXCEPTION(RuntimeError, QFuture<DataAnswer>(failing).result());
        }
    }

    void fetchesInSlices()
    {
        Client client(fake("deaf"), nullptr, kShort);
        const QFuture<QByteArray> future = client.fetch("output:1", 5, (9 << 20) + 3);
        QVERIFY(finishes(future));
        QCOMPARE(future.result().size(), (9 << 20) + 3);
        const QFuture<QByteArray> nothing = client.fetch("output:1", 5, 0);
        QVERIFY(finishes(nothing));
        QVERIFY(nothing.result().isEmpty());
    }

    void refusesOtherBytesThanAskedFor()
    {
        Client client(fake("long-slice"), nullptr, kShort);
        const QFuture<QByteArray> future = client.fetch("output:1", 0, 10);
        QVERIFY(finishes(future));
        QVERIFY_THROWS_EXCEPTION(RuntimeError, QFuture<QByteArray>(future).result());
    }

    void survivesItsOwnEndInAContinuation()
    {
        auto client = std::make_unique<Client>(fake("kill-compile"), nullptr, kShort);
        bool isDone = false;
        client->compile(request()).then([&](const CompileOutcome&) {
            client.reset();
            isDone = true;
        });
        QTRY_VERIFY(isDone);
        QVERIFY(!client);
    }

    void endsCallsWithTheClient()
    {
        auto client = std::make_unique<Client>(fake("deaf"), nullptr, kShort);
        const QFuture<CompileOutcome> future = client->compile(request());
        const QFuture<CompileOutcome> second = client->compile(request());
        QSignalSpy ready(client.get(), &Client::ready);
        QTRY_COMPARE(ready.size(), 1);
        const auto process = static_cast<pid_t>(client->processId());
        client.reset();
        QVERIFY(future.isFinished() && second.isFinished());
        QCOMPARE(future.result().state, State::Unavailable);
        QTRY_VERIFY(::kill(process, 0) != 0);
    }

    // More than 16 MiB wait to be written: the worker does not read.
    void noticesAWorkerThatDoesNotRead()
    {
        Client client(fake("stop-compile"));
        const std::string source(1'900'000, ' ');
        std::vector<QFuture<CompileOutcome>> futures;
        futures.push_back(client.compile(request()));
        QSignalSpy ready(&client, &Client::ready);
        QTRY_COMPARE(ready.size(), 1);
        for (int i = 0; i < 40 && !futures.front().isFinished(); ++i)
            futures.push_back(client.compile(request(source)));
        for (const QFuture<CompileOutcome>& future : futures) {
            QVERIFY(finishes(future, 5000));
            QVERIFY2(QString::fromStdString(future.result().message.english()).contains("does not answer"),
                     future.result().message.english().c_str());
        }
    }

    void cancelledBeforeItWasSent()
    {
        Client client(fake("silent"), nullptr, kShort);
        QFuture<CompileOutcome> future = client.compile(request());
        future.cancel();
        QVERIFY(finishes(future));
        const QFuture<CompileOutcome> second = client.compile(request());
        client.cancelAll();
        QVERIFY(finishes(second));
        QCOMPARE(second.result().state, State::Cancelled);
    }

    // A worker ends the older compile of a tag; its figures may be on their way by then.
    void figuresAreOfTheNewestCompile()
    {
        Client client(fake("late-figures"));
        QStringList architectures;
        connect(&client, &Client::compiled, this, [&](const QString&, const CompileOutcome& outcome) {
            architectures << QString::fromStdString(outcome.architecture);
        });
        const QFuture<CompileOutcome> first = client.compile(request(), "build");
        const QFuture<CompileOutcome> second = client.compile(request(), "build");
        QTRY_VERIFY(!architectures.isEmpty());
        QCOMPARE(architectures, QStringList{"sm_90"});
    }

    // A worker's word on an older compile, or on none, tells nothing; nor does a name that is none.
    void namesTheCompilerThatWasChosen()
    {
        Client client(fake("chooses-nvcc"));
        QSignalSpy chosen(&client, &Client::compilerChosen);
        for (int i = 1; i <= 2; ++i) {
            const QFuture<CompileOutcome> compile = client.compile(request(), "build");
            QVERIFY(finishes(compile));
            QCOMPARE(compile.result().architecture, std::string("sm_90"));
            QCOMPARE(chosen.size(), i);
            QCOMPARE(chosen.last(), (QList<QVariant>{"build", QVariant::fromValue(CompilerChoice::Nvcc)}));
        }
    }

    void worksBehindNoise()
    {
        Client client({.name = "noisy", .program = KD_FAKE_WORKER, .arguments = {"noise", KD_WORKER}});
        QSignalSpy console(&client, &Client::console);
        const QFuture<TargetInfo> info = client.describe();
        QVERIFY(finishes(info));
        QVERIFY(!QFuture<TargetInfo>(info).result().programVersion.isEmpty());
        QVERIFY(console.size() > 0);
        QCOMPARE(console[0][0].toString(), QString("Welcome to \ufffd this machine\n"));
    }

private:
    static Target fake(const QString& order) { return {.name = "fake", .program = KD_FAKE_WORKER, .arguments = {order}}; }
};

KD_TEST(TestClient, QCoreApplication)

}  // namespace tst_client

#include "tst_client.moc"
