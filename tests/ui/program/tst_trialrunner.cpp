// SPDX-License-Identifier: GPL-3.0-or-later
// The loop that compiles candidates: without a worker where what is said needs none, and with one that never answers.
#include "core/tuning/proposals.h"
#include "tests/program/testprogram.h"
#include "ui/client/client.h"
#include "ui/program/trialrunner.h"

#include <QTest>

#include <algorithm>
#include <memory>

namespace tst_trialrunner {

using namespace kd;

namespace {

constexpr int kPatience = 20000;

using State = CompileOutcome::State;

/// Says something of each program, and compiles none.
TrialRunner::PreparedBuild saysOnly(const Program& changed, const std::string&)
{
    const std::vector<std::string>& options = changed.session.compile.options;
    CompileOutcome outcome{.state = State::Rejected, .message = verbatim(options.empty() ? changed.source : options.back())};
    outcome.ptx = "code";
    return outcome;
}

/// Has something to compile, which the worker of these tests never answers.
TrialRunner::PreparedBuild asks(const Program& changed, const std::string& architecture)
{
    return CompileRequest{.source = changed.source, .programName = "k.cu", .architecture = architecture};
}

Candidate option(const std::string& text)
{
    Candidate candidate{.kind = Candidate::Kind::MaxRegisters, .text = text};
    candidate.options = {text};
    return candidate;
}

struct Bench {
    explicit Bench(TrialRunner::Prepare prepare) : runner(client, std::move(prepare)) { program.source = "text"; }

    Client client{{QStringLiteral("test"), QStringLiteral(KD_FAKE_WORKER), {QStringLiteral("mute")}}};
    TrialRunner runner;
    Program program;
};

bool ends(const QFuture<TrialRunner::Outcomes>& future)
{
    return QTest::qWaitFor([&] { return future.isFinished(); }, kPatience);
}

}  // namespace

class TestTrialRunner : public QObject {
    Q_OBJECT
private slots:
    void outcomesStandInTheOrderOfTheCandidates()
    {
        Bench bench(saysOnly);
        std::vector<std::size_t> told;
        bool wasBusyAtLast = true;
        const QFuture<TrialRunner::Outcomes> future =
            bench.runner.run(bench.program, {}, "sm_90", {option("-a"), Candidate{}, option("-b"), architectureCandidate("sm_80")},
                             [&](std::size_t i, const CompileOutcome&) {
                                 told.push_back(i);
                                 wasBusyAtLast = bench.runner.isBusy();
                             });
        QVERIFY(bench.runner.isBusy() && told.empty());
        QVERIFY(ends(future));
        QVERIFY(!bench.runner.isBusy() && !wasBusyAtLast);
        const TrialRunner::Outcomes outcomes = future.result();
        QCOMPARE(outcomes.size(), std::size_t{4});
        QCOMPARE(outcomes[0].message.english(), std::string("-a"));
        QCOMPARE(outcomes[0].architecture, std::string("sm_90"));
        QVERIFY2(outcomes[0].ptx.empty(), "what is tried is not loaded");
        QVERIFY2(outcomes[1].state == State::Unavailable, "a launch needs no compile");
        QCOMPARE(outcomes[2].message.english(), std::string("-b"));
        QCOMPARE(outcomes[3].message.english(), std::string("text"));
        QCOMPARE(outcomes[3].architecture, std::string("sm_80"));
        std::ranges::sort(told);
        QCOMPARE(told, (std::vector<std::size_t>{0, 2, 3}));
        QCOMPARE(future.progressValue(), 4);
    }

    void theCandidateIsInTheProgram()
    {
        Bench bench(saysOnly);
        Candidate candidate{.kind = Candidate::Kind::Bounds};
        candidate.edit = BoundsEdit{.begin = 0, .end = 2, .text = "n"};
        const QFuture<TrialRunner::Outcomes> future = bench.runner.run(bench.program, {}, "sm_90", {candidate});
        QVERIFY(ends(future));
        QCOMPARE(future.result().front().message.english(), std::string("nxt"));
    }

    void withNothingToCompileItIsOverAtOnce()
    {
        Bench bench(saysOnly);
        const QFuture<TrialRunner::Outcomes> future = bench.runner.run(bench.program, {}, "sm_90", {Candidate{}});
        QVERIFY(future.isFinished() && !future.isCanceled() && !bench.runner.isBusy());
        QCOMPARE(future.result().size(), std::size_t{1});
    }

    void theNewestRunWins()
    {
        Bench bench(asks);
        int told = 0;
        const auto count = [&](std::size_t, const CompileOutcome&) { ++told; };
        const QFuture<TrialRunner::Outcomes> first = bench.runner.run(bench.program, {}, "sm_90", {option("-a")}, count);
        const QFuture<TrialRunner::Outcomes> second = bench.runner.run(bench.program, {}, "sm_90", {option("-b")}, count);
        QVERIFY(first.isCanceled() && first.isFinished() && !second.isFinished());
        QVERIFY(bench.runner.isBusy());
        bench.runner.cancel();
        QVERIFY(second.isCanceled() && second.isFinished() && !bench.runner.isBusy());
        QCOMPARE(told, 0);
    }

    void whatIsCancelledIsNotTold()
    {
        Bench bench(asks);
        int told = 0;
        const auto count = [&](std::size_t, const CompileOutcome&) { ++told; };
        bench.runner.run(bench.program, {}, "sm_90", {option("-a"), option("-b")}, count);
        QVERIFY(QTest::qWaitFor([&] { return bench.client.processId() != 0; }, kPatience));  // it compiles
        bench.runner.cancel();
        QTest::qWait(0);
        QCOMPARE(told, 0);
        QVERIFY(!bench.runner.isBusy());
    }

    void aRunThatIsToldMayStartTheNext()
    {
        Bench bench(saysOnly);
        std::vector<std::string> told;
        QFuture<TrialRunner::Outcomes> second;
        const auto tell = [&](std::size_t, const CompileOutcome& outcome) { told.push_back(outcome.message.english()); };
        const QFuture<TrialRunner::Outcomes> first =
            bench.runner.run(bench.program, {}, "sm_90", {option("-a")}, [&](std::size_t i, const CompileOutcome& outcome) {
                tell(i, outcome);
                second = bench.runner.run(bench.program, {}, "sm_90", {option("-b")}, tell);
            });
        QVERIFY(ends(first) && ends(second));
        QVERIFY(!first.isCanceled());
        QCOMPARE(told, (std::vector<std::string>{"-a", "-b"}));
    }

    void whoIsGoneIsNotTold()
    {
        Client client({QStringLiteral("test"), QStringLiteral(KD_FAKE_WORKER), {QStringLiteral("mute")}});
        auto runner = std::make_unique<TrialRunner>(client, saysOnly);
        bool wasTold = false;
        const QFuture<TrialRunner::Outcomes> future =
            runner->run({}, {}, "sm_90", {option("-a")}, [&](std::size_t, const CompileOutcome&) { wasTold = true; });
        runner.reset();
        QVERIFY(future.isFinished() && future.isCanceled());
        QTest::qWait(0);
        QVERIFY(!wasTold);
    }
};

KD_TEST(TestTrialRunner, QCoreApplication)

}  // namespace tst_trialrunner

#include "tst_trialrunner.moc"
