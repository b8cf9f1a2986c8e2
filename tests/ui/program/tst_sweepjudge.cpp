// SPDX-License-Identifier: GPL-3.0-or-later
// Verdicts on sweeps over a client that compiles and compares without a worker.
#include "core/base/error.h"
#include "core/base/posix/descriptor.h"
#include "core/sweep/journal.h"
#include "tests/program/testprogram.h"
#include "ui/client/client.h"
#include "ui/program/sweepjudge.h"
#include "ui/program/sweeprunner.h"

#include <QCoreApplication>
#include <QPromise>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <sys/resource.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace tst_sweepjudge {

using namespace kd;

namespace {

using Kind = ComparisonVerdict::Kind;
using State = RunOutcome::State;

constexpr int kPatience = 20000;

int tileOf(const CompileRequest& request)
{
    for (const std::string& option : request.options) {
        if (const std::size_t at = option.find("TILE="); at != std::string::npos)
            return std::stoi(option.substr(at + 5));
    }
    return 0;
}

std::vector<std::byte> bytesOf(const std::string& text)
{
    const auto* const data = reinterpret_cast<const std::byte*>(text.data());
    return {data, data + text.size()};
}

/// Of two codes the one with the larger tile is faster. While it is held it answers no comparison.
class ComparingClient : public Client {
public:
    ComparingClient() : Client({QStringLiteral("test"), QStringLiteral("/nowhere/worker"), {}}) {}

    QFuture<CompileOutcome> compile(const CompileRequest& request, const QString&) override
    {
        const std::string code = "code " + std::to_string(tileOf(request));
        CompileOutcome outcome{.architecture = request.architecture};
        outcome.state = tileOf(request) == brokenTile ? CompileOutcome::State::Rejected : CompileOutcome::State::Ok;
        outcome.message = outcome.ok() ? Message() : Message("it is unlucky");
        outcome.kernels.push_back({.name = "k", .loweredName = "k", .hasSignature = true, .registers = 16});
        outcome.cubin = bytesOf(code);
        outcome.cubinSha256 = code;
        const auto compiling = std::make_shared<QPromise<CompileOutcome>>();
        compiling->start();
        QTimer::singleShot(0, this, [compiling, outcome] {
            compiling->addResult(outcome);
            compiling->finish();
        });
        return compiling->future();
    }

    QFuture<ComparisonOutcome> compare(const ComparisonRequest& request, std::vector<std::byte> first, std::vector<std::byte> second,
                                       std::vector<PlanBlob>, const QString&) override
    {
        const auto tile = [](const std::vector<std::byte>& image) {
            return std::stoi(std::string(reinterpret_cast<const char*>(image.data()), image.size()).substr(5));
        };
        pairs.emplace_back(tile(first), tile(second));
        seconds = request.maxDuration;
        ComparisonOutcome outcome;
        outcome.first.state = answers;
        outcome.second.state = answers == State::Ok ? State::Ok : State::Unavailable;
        if (answers != State::Ok)
            outcome.first.message = "the device is unhappy";
        outcome.verdict.kind = tile(second) > tile(first) ? Kind::Faster : Kind::Slower;
        outcome.verdict.ratio = outcome.verdict.low = outcome.verdict.high = 0.9;
        promise = std::make_shared<QPromise<ComparisonOutcome>>();
        promise->setProgressRange(0, 64);
        promise->start();
        const auto finish = [kept = promise, outcome] {
            kept->addResult(outcome);
            kept->finish();
        };
        if (!isHeld)
            QTimer::singleShot(0, this, finish);
        return promise->future();
    }

    std::vector<std::pair<int, int>> pairs;
    std::shared_ptr<QPromise<ComparisonOutcome>> promise;
    Seconds seconds{};
    State answers = State::Ok;
    bool isHeld = false;
    int brokenTile = -1;
};

SweepJob jobOf()
{
    SweepJob job{.space = SweepSpace({parseAxis("TILE=1..4")}, {}), .device = "cuda:0", .architecture = "sm_90"};
    job.program.source = "__global__ void k() {}";
    job.program.path = "k.cu";
    job.program.session.launch.kernel = "k";
    job.program.session.launch.grid = "1";
    job.program.session.launch.block = "32";
    job.timing.maxSeconds = 10;
    return job;
}

/// The points 0 to 2 cannot be told apart by their intervals.
SweepTable tableOf(const SweepJob& job)
{
    SweepTable table{.header = journalHeader(job), .space = job.space, .results = {}, .election = {}, .comparisons = {}};
    for (std::uint64_t point = 0; point < 4; ++point) {
        SweepResult result{.point = point, .figure = 1e-5 + 1e-8 * static_cast<double>(point)};
        result.intervalLow = point == 3 ? 2e-5 : 0.9e-5;
        result.intervalHigh = 3e-5;
        result.launchKey = std::to_string(point);
        table.results.push_back(result);
    }
    SweepResult today{.figure = 1.2e-5};
    today.launchKey = "today";
    table.results.push_back(today);
    return table;
}

bool ends(const QFuture<SweepJudge::Verdict>& future)
{
    return QTest::qWaitFor([&] { return future.isFinished(); }, kPatience);
}

std::string failureOf(const QFuture<SweepJudge::Verdict>& future)
{
    try {
        future.result();
    } catch (const RuntimeError& error) {
        return error.sentence().english();
    }
    return {};
}

using Pairs = std::vector<std::pair<int, int>>;

}  // namespace

class TestSweepJudge : public QObject {
    Q_OBJECT
private slots:
    void theBestAreLaunchedInTurns()
    {
        ComparingClient client;
        SweepJudge judge(client);
        const SweepJob job = jobOf();
        std::vector<std::size_t> done;
        const auto future = judge.judge(job, tableOf(job), nullptr, [&](const SweepTurns& turns) { done.push_back(turns.done); });
        QVERIFY(judge.isBusy());
        QVERIFY(ends(future));
        QCOMPARE(client.pairs, (Pairs{{1, 2}, {2, 3}, {0, 3}}));
        QCOMPARE(client.seconds.count(), 10.0);
        const SweepVerdict verdict = *future.result();
        QCOMPARE(verdict.point, std::uint64_t{2});
        QVERIFY(verdict.hasToday && verdict.against.kind == Kind::Faster);
        QVERIFY(!judge.isBusy() && std::ranges::is_sorted(done) && done.front() == 0 && done.back() == 2);
    }

    void comparisonsOfTheJournalAreNotMadeAgain()
    {
        ComparingClient client;
        SweepJudge judge(client);
        const SweepJob job = jobOf();
        SweepTable table = tableOf(job);
        const std::string path = m_folder.filePath(QStringLiteral("again")).toStdString();
        {
            const auto journal = std::make_shared<SweepJournal>(path, journalHeader(job), SweepJournal::Start::New);
            for (const SweepResult& result : table.results)
                journal->add(result);
            QVERIFY(ends(judge.judge(job, table, journal)));
        }
        client.pairs.clear();
        const SweepJournal journal(path, journalHeader(job), SweepJournal::Start::Resume);
        table.comparisons = journal.comparisons();
        QCOMPARE(table.comparisons.size(), std::size_t{3});
        QVERIFY(!table.comparisons[0].time.empty());
        const auto again = judge.judge(job, table, nullptr);
        QVERIFY(ends(again));
        QCOMPARE(again.result()->point, std::uint64_t{2});
        QVERIFY(client.pairs.empty());
    }

    void theTimeLeftFollowsTheBlocks()
    {
        ComparingClient client;
        client.isHeld = true;
        SweepJudge judge(client);
        const SweepJob job = jobOf();
        std::optional<Seconds> left;
        const auto future = judge.judge(job, tableOf(job), nullptr, [&](const SweepTurns& turns) { left = turns.left; });
        QTRY_VERIFY_WITH_TIMEOUT(left.has_value(), kPatience);
        QVERIFY2(left->count() > 20 && left->count() <= 30, "three comparisons of at most 10 s");
        client.promise->setProgressValue(63);
        QTRY_VERIFY_WITH_TIMEOUT(left->count() < 20, kPatience);
        judge.cancel();
        QVERIFY(future.isCanceled() && client.promise->isCanceled());
    }

    void whatFailsIsASentence_data()
    {
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("brokenTile");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("a worker that ended") << static_cast<int>(State::Lost) << -1 << QByteArray("unhappy");
        QTest::newRow("no device") << static_cast<int>(State::Unavailable) << -1 << QByteArray("unhappy");
        QTest::newRow("a point that does not compile any more") << static_cast<int>(State::Ok) << 2 << QByteArray("unlucky");
    }
    void whatFailsIsASentence()
    {
        QFETCH(int, state);
        QFETCH(int, brokenTile);
        QFETCH(QByteArray, words);
        ComparingClient client;
        client.answers = static_cast<State>(state);
        client.brokenTile = brokenTile;
        SweepJudge judge(client);
        const auto future = judge.judge(jobOf(), tableOf(jobOf()), nullptr);
        QVERIFY(ends(future));
        const std::string sentence = failureOf(future);
        QVERIFY2(sentence.find(words.toStdString()) != std::string::npos, sentence.c_str());
        QVERIFY(!judge.isBusy());
    }

    void aPointThatFaultsIsNotElected()
    {
        ComparingClient client;
        client.answers = State::Faulted;
        SweepJudge judge(client);
        const auto future = judge.judge(jobOf(), tableOf(jobOf()), nullptr);
        QVERIFY(ends(future));
        QCOMPARE(future.result()->point, std::uint64_t{2});
        QCOMPARE(future.result()->against.reasons.size(), std::size_t{1});
    }

    void aFullDiskEndsItWithASentence()
    {
        posix::ignoreFileSizeLimit();
        ComparingClient client;
        SweepJudge judge(client);
        const SweepJob job = jobOf();
        const std::string path = m_folder.filePath(QStringLiteral("full")).toStdString();
        const auto journal = std::make_shared<SweepJournal>(path, journalHeader(job), SweepJournal::Start::New);
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        const rlimit small{.rlim_cur = std::filesystem::file_size(path) + 20, .rlim_max = before.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        const auto future = judge.judge(job, tableOf(job), journal);
        const bool hasEnded = ends(future);
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
        QVERIFY(hasEnded);
        QVERIFY2(failureOf(future).find("cannot be written") != std::string::npos, failureOf(future).c_str());
        QCOMPARE(client.pairs.size(), std::size_t{1});
    }

    void theNewestOneWins()
    {
        ComparingClient client;
        client.isHeld = true;
        SweepJudge judge(client);
        const auto first = judge.judge(jobOf(), tableOf(jobOf()), nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(client.promise != nullptr, kPatience);
        client.isHeld = false;
        const auto second = judge.judge(jobOf(), tableOf(jobOf()), nullptr);
        QVERIFY(first.isCanceled());
        QVERIFY(ends(second));
        QVERIFY(second.result().has_value());
    }

private:
    QTemporaryDir m_folder;
};

KD_TEST(TestSweepJudge, QCoreApplication)

}  // namespace tst_sweepjudge

#include "tst_sweepjudge.moc"
