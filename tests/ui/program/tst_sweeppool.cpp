// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps over several workers that are none: clients that compile and time without a process, and end when they are told to.
#include "core/base/error.h"
#include "core/sweep/journal.h"
#include "tests/program/testprogram.h"
#include "ui/client/client.h"
#include "ui/program/slurm.h"
#include "ui/program/sweeprunner.h"
#include "ui/program/sweepworkers.h"
#include "ui/program/usererror.h"

#include <QCoreApplication>
#include <QPromise>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <set>

namespace tst_sweeppool {

using namespace kd;

namespace {

using State = SweepResult::State;

constexpr int kLimit = 20000;
constexpr int kNever = 1'000'000;

/// A worker with one GPU, on which a launch takes as many microseconds as its block has threads, times `slowness`.
class PoolClient : public Client {
public:
    explicit PoolClient(std::string id)
        : Client({QStringLiteral("test"), QStringLiteral("/nowhere/worker"), {}}), uuid(std::move(id))
    {
    }

    QFuture<TargetInfo> describe() override
    {
        QPromise<TargetInfo> promise;
        promise.start();
        const QFuture<TargetInfo> future = promise.future();
        if (isGone) {
            promise.setException(std::make_exception_ptr(RuntimeError({.text = "it does not answer"})));
        } else {
            TargetInfo info;
            DeviceInfo device{.id = {"cuda:0"}, .name = deviceName};
            device.uuid = uuid;
            device.attributes["MULTIPROCESSOR_COUNT"] = 132;
            info.devices.devices.push_back(device);
            info.devices.defaultDevice = "cuda:0";
            promise.addResult(info);
        }
        promise.finish();
        return future;
    }

    QFuture<CompileOutcome> compile(const CompileRequest& request, const QString&) override
    {
        ++compiles;
        CompileOutcome outcome{.architecture = request.architecture};
        outcome.state = CompileOutcome::State::Ok;
        outcome.kernels.push_back({.name = "k", .loweredName = "k", .hasSignature = true, .registers = 16});
        outcome.cubin.resize(4);
        outcome.cubinSha256 = "code";
        outcome.nvrtcVersion = "13.0.88";
        return later(outcome);
    }

    QFuture<TimingOutcome> time(const TimingRequest& request, std::vector<std::byte>, std::vector<PlanBlob>,
                                const QString&) override
    {
        mostAtOnce = std::max(mostAtOnce, ++running);
        const int threads = static_cast<int>(request.run.plan.block.x);
        TimingOutcome outcome;
        outcome.run.state = RunOutcome::State::Ok;
        if (++times >= goneAt)
            isGone = true;
        if (isGone || times == endsAt || (threads >= deadlyBlock && threads <= lastDeadlyBlock)) {
            outcome.run.state = RunOutcome::State::Lost;
            outcome.run.message = "it was killed";
        } else {
            outcome.samples = {threads * 1e-6 * (times >= slowFrom ? slowness : 1.0)};
            outcome.statistics = statisticsOf(outcome.samples);
        }
        return later(outcome, [this] { --running; });
    }

    std::string uuid, deviceName = "NVIDIA H200";
    bool isGone = false;
    int compiles = 0, times = 0, running = 0, mostAtOnce = 0;
    int goneAt = kNever, endsAt = kNever, slowFrom = kNever, deadlyBlock = kNever, lastDeadlyBlock = 0;
    double slowness = 1.5;

private:
    template <typename T> QFuture<T> later(const T& value, const std::function<void()>& done = [] {})
    {
        const auto promise = std::make_shared<QPromise<T>>();
        promise->start();
        QTimer::singleShot(0, this, [promise, value, done] {
            done();
            promise->addResult(value);
            promise->finish();
        });
        return promise->future();
    }

};

SweepJob job()
{
    SweepJob job{.space = SweepSpace({parseAxis("block=32..71")}, {}), .plan = {}, .device = "cuda:0", .architecture = "sm_90"};
    job.program.source = "__global__ void k() {}";
    job.program.path = "k.cu";
    job.program.session.launch.kernel = "k";
    job.program.session.launch.grid = "1";
    job.program.session.launch.block = "128";
    job.measuresToday = true;
    job.patience = {.tries = 3, .firstWait = Milliseconds(1), .longestWait = Milliseconds(4)};
    return job;
}

constexpr std::size_t kPoints = 40;

/// Four workers, and what came of a sweep over them.
struct Four {
    std::deque<PoolClient> clients;
    QStringList notices;
    SweepProgress last;
    SweepRunner::Results told;

    Four()
    {
        for (int i = 0; i < 4; ++i)
            clients.emplace_back("GPU-" + std::to_string(i));
    }
    std::vector<SweepWorker> workers()
    {
        std::vector<SweepWorker> all;
        for (PoolClient& client : clients)
            all.push_back({.client = &client, .device = {}, .name = "w" + std::to_string(all.size())});
        return all;
    }
    /// The future is done, if it came to its end.
    QFuture<SweepRunner::Results> sweep(SweepRunner& runner, SweepJob swept = job(),
                                        std::shared_ptr<SweepJournal> journal = nullptr)
    {
        runner.setOnNotice([this](const Message& sentence) { notices << QString::fromStdString(sentence.english()); });
        const QFuture<SweepRunner::Results> future =
            runner.run(std::move(swept), std::move(journal), [this](const SweepResult& result, const SweepProgress& progress) {
                told.push_back(result);
                last = progress;
            });
        static_cast<void>(QTest::qWaitFor([&] { return future.isFinished(); }, kLimit));
        return future;
    }
};

/// The points of results, each of which must be there once.
std::set<std::uint64_t> pointsOf(const SweepRunner::Results& results)
{
    std::set<std::uint64_t> points;
    for (const SweepResult& result : results)
        if (result.point && !points.insert(*result.point).second)
            return {};
    return points;
}

}  // namespace

class SweepPoolTest : public QObject {
    Q_OBJECT
private slots:
    void pointsAreSharedOut()
    {
        Four four;
        SweepRunner runner(four.workers());
        const QFuture<SweepRunner::Results> future = four.sweep(runner);
        QVERIFY(future.isFinished());
        const SweepRunner::Results results = future.result();
        QCOMPARE(pointsOf(results).size(), kPoints);
        QCOMPARE(std::ranges::count(results, State::Measured, &SweepResult::state), std::ptrdiff_t{kPoints + 1});
        QCOMPARE(four.last.workers, std::size_t{4});
        QCOMPARE(four.last.doneBy.size(), std::size_t{4});
        for (const PoolClient& client : four.clients) {
            QCOMPARE(client.mostAtOnce, 1);
            QVERIFY(client.times > 1);
        }
        for (const SweepResult& result : results)
            QCOMPARE(result.deviceUuid, "GPU-" + result.worker.substr(1));
        QVERIFY2(four.notices.isEmpty(), qPrintable(four.notices.join(QLatin1Char('\n'))));
    }

    void aWorkerThatEndsGivesItsPointBack_data()
    {
        QTest::addColumn<bool>("comesAgain");
        QTest::addColumn<QString>("words");
        QTest::newRow("it comes again") << true << QStringLiteral("w1 is gone and is tried again");
        QTest::newRow("it does not") << false << QStringLiteral("w1 is left out");
    }
    void aWorkerThatEndsGivesItsPointBack()
    {
        QFETCH(bool, comesAgain);
        QFETCH(QString, words);
        Four four;
        (comesAgain ? four.clients[1].endsAt : four.clients[1].goneAt) = 4;
        SweepRunner runner(four.workers());
        const SweepRunner::Results results = four.sweep(runner).result();
        QCOMPARE(pointsOf(results).size(), kPoints);
        QCOMPARE(std::ranges::count(results, State::Measured, &SweepResult::state), std::ptrdiff_t{kPoints + 1});
        QCOMPARE(four.clients[1].times > 4, comesAgain);
        QCOMPARE(four.notices.filter(words).size(), 1);
    }

    void aPointThatEndsTwoWorkersIsAFault()
    {
        Four four;
        for (PoolClient& client : four.clients)
            client.deadlyBlock = client.lastDeadlyBlock = 40;
        SweepRunner runner(four.workers());
        const SweepRunner::Results results = four.sweep(runner).result();
        QCOMPARE(pointsOf(results).size(), kPoints);
        QCOMPARE(std::ranges::count(results, State::Measured, &SweepResult::state), std::ptrdiff_t{kPoints});
        const auto fault = std::ranges::find(results, State::Fault, &SweepResult::state);
        QVERIFY(fault != results.end());
        QCOMPARE(fault->point.value(), std::uint64_t{40 - 32});
        QCOMPARE(fault->message.english(), std::string("two workers in a row ended with it; the last one: it was killed"));
    }

    void pointsThatEndWorkersLeaveNoneOut_data()
    {
        QTest::addColumn<int>("workers");
        QTest::addColumn<bool>("measuresToday");
        QTest::newRow("several workers") << 4 << true;
        QTest::newRow("several, and nothing to check them with") << 4 << false;
        QTest::newRow("a single one") << 1 << true;
    }
    void pointsThatEndWorkersLeaveNoneOut()
    {
        QFETCH(int, workers);
        QFETCH(bool, measuresToday);
        Four four;
        while (four.clients.size() > static_cast<std::size_t>(workers))
            four.clients.pop_back();
        for (PoolClient& client : four.clients) {
            client.deadlyBlock = 32;
            client.lastDeadlyBlock = 51;
        }
        SweepRunner runner(four.workers());
        SweepJob swept = job();
        swept.measuresToday = measuresToday;
        const SweepRunner::Results results = four.sweep(runner, swept).result();
        QCOMPARE(pointsOf(results).size(), kPoints);
        QCOMPARE(std::ranges::count(results, State::Fault, &SweepResult::state), std::ptrdiff_t{20});
        QCOMPARE(std::ranges::count(results, State::Measured, &SweepResult::state), std::ptrdiff_t{20} + (measuresToday ? 1 : 0));
        QCOMPARE(four.notices.filter(QStringLiteral("is left out")), QStringList());
    }

    void aWorkerThatEndsWithAllPointsIsLeftOut()
    {
        Four four;
        four.clients[1].deadlyBlock = 1;
        four.clients[1].lastDeadlyBlock = 1024;
        SweepRunner runner(four.workers());
        const SweepRunner::Results results = four.sweep(runner).result();
        QCOMPARE(std::ranges::count(results, State::Measured, &SweepResult::state), std::ptrdiff_t{kPoints + 1});
        QCOMPARE(four.notices.filter(QStringLiteral("w1 is left out")).size(), 1);
    }

    void whereNoneIsLeftItEndsWithASentence_data()
    {
        QTest::addColumn<bool>("areOthers");
        QTest::newRow("the same GPUs go on") << false;
        QTest::newRow("others go on") << true;
    }
    void whereNoneIsLeftItEndsWithASentence()
    {
        QFETCH(bool, areOthers);
        const std::filesystem::path path = m_folder.filePath(QStringLiteral("none-%1.sweep").arg(areOthers)).toStdString();
        Four four;
        for (PoolClient& client : four.clients)
            client.goneAt = 5;
        {
            SweepRunner runner(four.workers());
            const auto journal = std::make_shared<SweepJournal>(path, journalHeader(job()), SweepJournal::Start::New);
            const QFuture<SweepRunner::Results> future = four.sweep(runner, job(), journal);
            QVERIFY_EXCEPTION_THROWN(future.result(), RuntimeError);
            QVERIFY(!runner.isBusy());
            QCOMPARE(runner.partResults().size(), four.told.size());
        }
        const auto journal = std::make_shared<SweepJournal>(path, journalHeader(job()), SweepJournal::Start::Resume);
        QCOMPARE(journal->results().size(), four.told.size());
        QVERIFY(!four.told.empty() && four.told.size() < kPoints);
        Four others;
        if (areOthers)
            for (std::size_t i = 0; i < others.clients.size(); ++i)
                others.clients[i].uuid = "GPU-another-" + std::to_string(i);
        SweepRunner runner(others.workers());
        const SweepRunner::Results results = others.sweep(runner, job(), journal).result();
        QCOMPARE(pointsOf(results).size(), kPoints);
        QVERIFY(std::ranges::none_of(results, &SweepResult::isUnranked));
        // The program as it stands was checked; nobody can check the points any more that GPUs measured which are not there.
        const auto failed = static_cast<std::size_t>(std::ranges::count(four.told, State::Fault, &SweepResult::state));
        QCOMPARE(others.told.size(), kPoints + 1 - (areOthers ? 1 + failed : four.told.size()));
    }

    void unlikeWorkersAreLeftOut_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("uuid");
        QTest::addColumn<QString>("words");
        QTest::newRow("another GPU") << QByteArray("NVIDIA L4") << QByteArray("GPU-9") << QStringLiteral("unlike GPUs");
        QTest::newRow("the same GPU") << QByteArray("NVIDIA H200") << QByteArray("GPU-0") << QStringLiteral("the very GPU of w0");
    }
    void unlikeWorkersAreLeftOut()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, uuid);
        QFETCH(QString, words);
        Four four;
        four.clients.pop_back();
        four.clients.emplace_back(uuid.toStdString()).deviceName = name.toStdString();
        SweepRunner runner(four.workers());
        QCOMPARE(pointsOf(four.sweep(runner).result()).size(), kPoints);
        QCOMPARE(four.clients.back().times, 0);
        QCOMPARE(four.notices.filter(words).size(), 1);
    }

    void timesOfAWorkerThatDriftsAreNotRanked()
    {
        const std::filesystem::path path = m_folder.filePath(QStringLiteral("drift.sweep")).toStdString();
        Four four;
        four.clients[3].slowFrom = 3;
        SweepJob swept = job();
        swept.checkEvery = 3;
        SweepRunner::Results results;
        {
            SweepRunner runner(four.workers());
            const auto journal = std::make_shared<SweepJournal>(path, journalHeader(swept), SweepJournal::Start::New);
            results = four.sweep(runner, swept, journal).result();
        }
        QCOMPARE(pointsOf(results).size(), kPoints);
        QCOMPARE(four.notices.filter(QStringLiteral("w3 is left out")).size(), 1);
        const auto isUnranked = [](const SweepResult& result) { return result.isUnranked; };
        QCOMPARE(std::ranges::count_if(results, isUnranked), std::ptrdiff_t{0});
        for (const SweepResult& result : results) {
            const double threads = result.point ? 32.0 + static_cast<double>(*result.point) : 128.0;
            QCOMPARE(result.figure.value(), threads * 1e-6);
        }
        // Three points were measured twice, and who reads the journal sees the same.
        QCOMPARE(four.told.size(), kPoints + 1 + 3);
        const SweepJournal journal(path, journalHeader(swept), SweepJournal::Start::Resume);
        QCOMPARE(journal.results().size(), results.size());
        QVERIFY(std::ranges::equal(journal.results(), results, {}, &SweepResult::figure, &SweepResult::figure));
        QVERIFY(journal.ranking().unchecked().empty());
    }

    void everyWorkerIsCheckedAtTheEnd_data()
    {
        QTest::addColumn<int>("checkEvery");
        QTest::addColumn<bool>("isGone");
        QTest::addColumn<QString>("words");
        QTest::newRow("it drifts behind its last check") << 50 << false << QStringLiteral("w3 is left out: its figure");
        QTest::newRow("it is gone") << 50 << true << QStringLiteral("w3 is left out: it does not answer");
    }
    void everyWorkerIsCheckedAtTheEnd()
    {
        QFETCH(int, checkEvery);
        QFETCH(bool, isGone);
        QFETCH(QString, words);
        Four four;
        (isGone ? four.clients[3].goneAt : four.clients[3].slowFrom) = 4;
        SweepJob swept = job();
        swept.checkEvery = static_cast<std::uint64_t>(checkEvery);
        SweepRunner runner(four.workers());
        const SweepRunner::Results results = four.sweep(runner, swept).result();
        QCOMPARE(pointsOf(results).size(), kPoints);
        QCOMPARE(four.notices.filter(words).size(), 1);
        for (const SweepResult& result : results) {
            QVERIFY(result.worker != "w3");
            QCOMPARE(result.figure.value(), (result.point ? 32.0 + static_cast<double>(*result.point) : 128.0) * 1e-6);
        }
    }

    void whereAllDriftAtTheEndTheResultsSayIt()
    {
        Four four;
        for (PoolClient& client : four.clients)
            client.slowFrom = 4;
        SweepRunner runner(four.workers());
        const SweepRunner::Results results = four.sweep(runner).result();
        QCOMPARE(pointsOf(results).size(), kPoints);
        for (const SweepResult& result : results)
            QCOMPARE(result.isGood(), !result.point);
        QVERIFY(bestOf(results) == nullptr);
        QCOMPARE(four.notices.filter(QStringLiteral("is left out")).size(), 4);
    }

    void evolutionForgetsWhatADriftingWorkerMeasured()
    {
        // What w3 measures is far too good from its second point on.
        Four four;
        four.clients[3].slowFrom = 3;
        four.clients[3].slowness = 0.01;
        SweepJob swept = job();
        swept.plan = {.strategy = SweepPlan::Strategy::Evolution, .patience = 30, .population = 8};
        SweepRunner runner(four.workers());
        const SweepRunner::Results results = four.sweep(runner, swept).result();
        QVERIFY(std::ranges::all_of(results, &SweepResult::isGood));
        QCOMPARE(bestOf(results)->figure.value(), 32e-6);
    }

    void wordsNameWorkers()
    {
        SlurmAllocation slurm{.job = QStringLiteral("7"), .tasks = 3, .gpus = 2};
        const Target own{QStringLiteral("local"), QStringLiteral("/bin/worker"), {}};
        const std::vector<NamedWorker> workers =
            namedWorkers({"cuda:0,cuda:1", "emulated", "slurm", "ssh -T host kerneldesk-worker"}, own, {}, slurm);
        std::vector<std::string> names;
        for (const NamedWorker& worker : workers)
            names.push_back(worker.name);
        QCOMPARE(names, (std::vector<std::string>{"cuda:0", "cuda:1", "emulated 1", "slurm 1", "slurm 2", "ssh 1"}));
        QCOMPARE(workers[0].process, workers[1].process);
        QVERIFY(workers[1].process != workers[2].process);
        QCOMPARE(workers[3].target.program, QStringLiteral("srun"));
        // Steps with --overlap would all be given the first GPU.
        QVERIFY(workers[3].target.arguments.contains(QStringLiteral("--gpus=1")));
        QVERIFY(!workers[3].target.arguments.contains(QStringLiteral("--overlap")));
        QVERIFY(workers[3].target.arguments.contains(QStringLiteral("--unbuffered")));
        QCOMPARE(workers[5].target.arguments, (QStringList{"-T", "host", "kerneldesk-worker"}));
        QCOMPARE(namedWorkers({"slurm"}, own, "emulated", slurm).size(), std::size_t{3});
        QCOMPARE(namedWorkers({"slurm:5"}, own, {}, slurm).size(), std::size_t{5});
    }

    void badWordsAreRefused_data()
    {
        QTest::addColumn<QString>("word");
        for (const char* const word :
             {"cuda:0,cuda:0", "slurm:0", "slurm:x", "slurm:100000", "nowhere", "nowhere/gpu", ",", "slurm"})
            QTest::newRow(word) << QString::fromLatin1(word);
    }
    void badWordsAreRefused()
    {
        QFETCH(QString, word);
        const bool hasJob = word != QLatin1String("slurm");
        const SlurmAllocation slurm{.job = hasJob ? QStringLiteral("7") : QString()};
        QVERIFY_EXCEPTION_THROWN(namedWorkers({word.toStdString()}, Target(), {}, slurm), UserError);
    }

    void slurmTellsWhatItGave_data()
    {
        QTest::addColumn<QStringList>("variables");
        QTest::addColumn<int>("gpus");
        QTest::newRow("none") << QStringList{} << 0;
        QTest::newRow("all") << QStringList{"SLURM_GPUS=4"} << 4;
        QTest::newRow("of types") << QStringList{"SLURM_GPUS=h100:2,h200:1"} << 3;
        QTest::newRow("of each node") << QStringList{"SLURM_GPUS_ON_NODE=4", "SLURM_JOB_NUM_NODES=2"} << 8;
        QTest::newRow("of each task") << QStringList{"SLURM_GPUS_PER_TASK=1", "SLURM_NTASKS=3"} << 3;
        QTest::newRow("hostile") << QStringList{"SLURM_GPUS=99999999999999999999"} << 0;
    }
    void slurmTellsWhatItGave()
    {
        QFETCH(QStringList, variables);
        QFETCH(int, gpus);
        QProcessEnvironment environment;
        environment.insert(QStringLiteral("SLURM_JOB_ID"), QStringLiteral("12"));
        for (const QString& variable : variables)
            environment.insert(variable.section(QLatin1Char('='), 0, 0), variable.section(QLatin1Char('='), 1));
        QCOMPARE(slurmAllocation(environment).gpus, static_cast<std::uint64_t>(gpus));
        environment.insert(QStringLiteral("SLURM_JOB_ID"), QStringLiteral("--help"));
        QVERIFY(slurmAllocation(environment).job.isEmpty());
    }

private:
    QTemporaryDir m_folder;
};

KD_TEST(SweepPoolTest, QCoreApplication)

}  // namespace tst_sweeppool

#include "tst_sweeppool.moc"
