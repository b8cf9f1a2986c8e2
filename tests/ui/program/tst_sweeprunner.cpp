// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps over a client that compiles and times without a worker.
#include "core/base/error.h"
#include "core/base/posix/descriptor.h"
#include "core/sweep/journal.h"
#include "tests/program/testprogram.h"
#include "ui/client/client.h"
#include "ui/program/sweeprunner.h"

#include <QCoreApplication>
#include <QPromise>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <QTimer>

#include <sys/resource.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>
#include <set>
#include <utility>

namespace tst_sweeprunner {

using namespace kd;

namespace {

using State = SweepResult::State;

constexpr int kPatience = 20000;

/// The value of a macro among a compile's options; 0 without it.
int macroOf(const CompileRequest& request, const std::string& name)
{
    for (const std::string& option : request.options) {
        const std::size_t at = option.find(name + "=");
        if (at != std::string::npos)
            return std::stoi(option.substr(at + name.size() + 1));
    }
    return 0;
}

/// Compiles a kernel without arguments; TILE=13 does not compile. The time of a launch is TILE microseconds, of a block of 13
/// threads there is a fault.
class SweptClient : public Client {
public:
    SweptClient() : Client({QStringLiteral("test"), QStringLiteral("/nowhere/worker"), {}}) {}

    QFuture<TargetInfo> describe() override
    {
        TargetInfo info;
        info.devices.devices.push_back({.id = {"cuda:0"}, .name = "GPU"});
        return later(info);
    }

    QFuture<CompileOutcome> compile(const CompileRequest& request, const QString&) override
    {
        const int tile = macroOf(request, "TILE");
        CompileOutcome outcome{.architecture = request.architecture};
        outcome.state = tile == 13 ? CompileOutcome::State::Rejected : CompileOutcome::State::Ok;
        outcome.message = tile == 13 ? Message("it is unlucky") : Message();
        outcome.kernels.push_back({.name = "k", .loweredName = "k", .hasSignature = true, .registers = 16});
        // Tiles from 100 on are compiled to one code.
        const std::string code = "code " + std::to_string(std::min(tile, 100));
        outcome.cubin.assign(reinterpret_cast<const std::byte*>(code.data()),
                             reinterpret_cast<const std::byte*>(code.data()) + code.size());
        outcome.cubinSha256 = code;
        outcome.nvrtcVersion = "13.0.88";
        ++compiles;
        return later(outcome);
    }

    QFuture<TimingOutcome> time(const TimingRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob>,
                                const QString&) override
    {
        ++times;
        mostAtOnce = std::max(mostAtOnce, ++running);
        const std::string code(reinterpret_cast<const char*>(cubin.data()), cubin.size());
        TimingOutcome outcome;
        outcome.run.state = request.run.plan.block.x == 13 ? RunOutcome::State::Faulted
            : times >= vanishesAt                          ? RunOutcome::State::Unavailable
            : times == isLostAt || code == killer          ? RunOutcome::State::Lost
                                                           : RunOutcome::State::Ok;
        if (!outcome.run.ok())
            outcome.run.message = "the device is unhappy";
        outcome.samples = {std::stod(code.substr(5)) * 1e-6};
        outcome.statistics = statisticsOf(outcome.samples);
        outcome.bandwidth = std::stod(code.substr(5));
        if (outcome.bandwidth < impossibleBelow)
            outcome.doubts.push_back({TimingDoubt::Kind::ImpossibleBandwidth, "more than the memory can move"});
        return later(outcome, [this] { --running; });
    }

    int compiles = 0, times = 0, running = 0, mostAtOnce = 0, vanishesAt = 1'000'000, isLostAt = 0;
    std::string killer;
    double impossibleBelow = 0;

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

SweepJob jobOf(const std::vector<std::string>& axes, const SweepPlan& plan = {})
{
    std::vector<SweepAxis> parsed;
    for (const std::string& axis : axes)
        parsed.push_back(parseAxis(axis));
    SweepJob job{.space = SweepSpace(std::move(parsed), {}), .plan = plan, .device = "cuda:0", .architecture = "sm_90"};
    job.patience = {.tries = 3, .firstWait = Milliseconds(1), .longestWait = Milliseconds(2)};
    job.program.source = "__global__ void k() {}";
    job.program.path = "k.cu";
    job.program.session.launch.kernel = "k";
    job.program.session.launch.grid = "1";
    job.program.session.launch.block = "32";
    job.measuresToday = false;
    job.patience = {.tries = 2, .firstWait = Milliseconds(1), .longestWait = Milliseconds(1)};
    return job;
}

bool ends(const QFuture<SweepRunner::Results>& future)
{
    return QTest::qWaitFor([&] { return future.isFinished(); }, kPatience);
}

const SweepResult& at(const SweepRunner::Results& results, std::uint64_t point)
{
    return *std::ranges::find(results, std::optional(point), &SweepResult::point);
}

}  // namespace

class SweepRunnerTest : public QObject {
    Q_OBJECT
private slots:
    void everyPointHasAResult()
    {
        SweptClient client;
        SweepRunner runner(client);
        SweepJob job = jobOf({"TILE=1..20", "block=32,13"});
        job.measuresToday = true;
        std::size_t told = 0;
        SweepProgress last;
        const QFuture<SweepRunner::Results> future =
            runner.run(std::move(job), nullptr, [&](const SweepResult&, const SweepProgress& progress) {
                ++told;
                last = progress;
            });
        QVERIFY(ends(future));
        const SweepRunner::Results results = future.result();
        QCOMPARE(results.size(), std::size_t{41});
        QCOMPARE(told, results.size());
        QCOMPARE(last.done, std::uint64_t{40});
        QCOMPARE(last.total, std::uint64_t{40});
        QCOMPARE(std::ranges::count(results, State::NotCompiled, &SweepResult::state), std::ptrdiff_t{2});
        QCOMPARE(std::ranges::count(results, State::Fault, &SweepResult::state), std::ptrdiff_t{19});
        QCOMPARE(at(results, 4).figure.value(), 3e-6);
        QCOMPARE(at(results, 4).registers, 16u);
        QVERIFY(at(results, 4).occupancy.value_or(0) > 0);
        QCOMPARE(bestOf(results)->point.value(), std::uint64_t{0});
        // One compile for both blocks, and one of the program as it stands.
        QCOMPARE(client.compiles, 21);
        QCOMPARE(client.mostAtOnce, 1);
    }

    void equalCodeIsTimedOnce()
    {
        SweptClient client;
        SweepRunner runner(client);
        const QFuture<SweepRunner::Results> future = runner.run(jobOf({"TILE=99..104"}), nullptr);
        QVERIFY(ends(future));
        const SweepRunner::Results results = future.result();
        QCOMPARE(results.size(), std::size_t{6});
        QCOMPARE(client.times, 2);
        QCOMPARE(std::ranges::count(results, State::Same, &SweepResult::state), std::ptrdiff_t{4});
        for (const SweepResult& result : results) {
            if (result.state != State::Same)
                continue;
            QVERIFY(result.sameAs && *result.sameAs >= 1);
            QCOMPARE(result.figure.value(), at(results, *result.sameAs).figure.value());
        }
    }

    void whatIsInTheJournalIsNotMeasuredAgain_data()
    {
        QTest::addColumn<int>("strategy");
        QTest::newRow("grid") << static_cast<int>(SweepPlan::Strategy::Grid);
        QTest::newRow("random") << static_cast<int>(SweepPlan::Strategy::Random);
        QTest::newRow("evolution") << static_cast<int>(SweepPlan::Strategy::Evolution);
    }
    void whatIsInTheJournalIsNotMeasuredAgain()
    {
        QFETCH(int, strategy);
        const SweepPlan plan{.strategy = static_cast<SweepPlan::Strategy>(strategy), .budget = 30, .population = 6};
        const SweepJob job = jobOf({"TILE=14..60"}, plan);
        const std::filesystem::path path = m_folder.filePath(QStringLiteral("%1.sweep").arg(strategy)).toStdString();
        SweptClient client;
        {
            SweepRunner runner(client);
            const auto journal = std::make_shared<SweepJournal>(path, journalHeader(job), SweepJournal::Start::New);
            int told = 0;
            const QFuture<SweepRunner::Results> future =
                runner.run(job, journal, [&](const SweepResult&, const SweepProgress&) { told += 1; });
            QVERIFY(QTest::qWaitFor([&] { return told >= 10; }, kPatience));
            runner.cancel();
            QVERIFY(future.isCanceled());
        }
        QThreadPool::globalInstance()->waitForDone();
        const auto journal = std::make_shared<SweepJournal>(path, journalHeader(job), SweepJournal::Start::Resume);
        const std::size_t before = journal->results().size();
        QVERIFY(before >= 10 && before < 30);
        client.times = 0;
        SweepRunner runner(client);
        const QFuture<SweepRunner::Results> future = runner.run(job, journal);
        QVERIFY(ends(future));
        const SweepRunner::Results results = future.result();
        std::set<std::uint64_t> points;
        for (const SweepResult& result : results)
            points.insert(result.point.value());
        QCOMPARE(points.size(), results.size());
        QCOMPARE(results.size(), std::size_t{30});
        QCOMPARE(client.times, static_cast<int>(30 - before));
    }

    void patienceEndsIt()
    {
        SweptClient client;
        SweepRunner runner(client);
        const QFuture<SweepRunner::Results> future = runner.run(jobOf({"TILE=20..99"}, {.patience = 5}), nullptr);
        QVERIFY(ends(future));
        QVERIFY(future.result().size() >= 6 && future.result().size() < 20);
        QVERIFY(runner.ending() == SweepEnding::Patience);
    }

    void aRoofEndsIt()
    {
        SweptClient client;
        SweepRunner runner(client);
        SweepJob job = jobOf({"TILE=20..60"});
        job.roof = {.bandwidth = 40, .share = 0.75};
        const std::filesystem::path path = m_folder.filePath(QStringLiteral("roof.sweep")).toStdString();
        {
            SweepRunner first(client);
            const QFuture<SweepRunner::Results> future =
                first.run(job, std::make_shared<SweepJournal>(path, journalHeader(job), SweepJournal::Start::New));
            QVERIFY(ends(future));
            QVERIFY(first.ending() == SweepEnding::Roof);
            QCOMPARE(future.result().size(), std::size_t{11});
            QCOMPARE(at(future.result(), 0).roofShare.value(), 0.5);
        }
        // What reached the roof before is enough for the run that goes on, too, but not for one that wants more.
        QThreadPool::globalInstance()->waitForDone();
        QFuture<SweepRunner::Results> future =
            runner.run(job, std::make_shared<SweepJournal>(path, journalHeader(job), SweepJournal::Start::Resume));
        QVERIFY(ends(future));
        QCOMPARE(client.times, 11);
        job.roof.share = 0;
        future = runner.run(job, nullptr);
        QVERIFY(ends(future));
        QCOMPARE(future.result().size(), std::size_t{41});
        QVERIFY(runner.ending() == SweepEnding::Points);
    }

    void impossibleFiguresAreNotTheBest()
    {
        SweptClient client;
        client.impossibleBelow = 25;
        SweepRunner runner(client);
        const QFuture<SweepRunner::Results> future = runner.run(jobOf({"TILE=20..29"}), nullptr);
        QVERIFY(ends(future));
        const SweepRunner::Results results = future.result();
        QCOMPARE(results.size(), std::size_t{10});
        QCOMPARE(bestOf(results)->point.value(), std::uint64_t{5});
        QCOMPARE(at(results, 0).doubt.english(), std::string("more than the memory can move"));
        QVERIFY(at(results, 0).isImpossible && !at(results, 0).isGood() && at(results, 0).figure);
        QVERIFY(at(results, 5).doubt.empty());
    }

    void aPausedRunBeginsNoPoint()
    {
        SweptClient client;
        SweepRunner runner(client);
        int told = 0;
        const QFuture<SweepRunner::Results> future =
            runner.run(jobOf({"TILE=20..49"}), nullptr, [&](const SweepResult&, const SweepProgress&) {
                if (++told == 5)
                    runner.pause();
            });
        QVERIFY(QTest::qWaitFor([&] { return runner.isResting(); }, kPatience));
        QCOMPARE(told, 5);
        QCOMPARE(client.times, 5);
        const int compiles = client.compiles;
        for (int turn = 0; turn < 100; ++turn)
            QCoreApplication::processEvents();
        QCOMPARE(client.times, 5);
        QCOMPARE(client.compiles, compiles);
        QVERIFY(!future.isFinished());
        runner.resume();
        QVERIFY(!runner.isResting());
        QVERIFY(ends(future));
        QCOMPARE(future.result().size(), std::size_t{30});
        QCOMPARE(client.times, 30);
    }

    void pausesEndWithTheRun()
    {
        SweptClient client;
        SweepRunner runner(client);
        const QFuture<SweepRunner::Results> first = runner.run(jobOf({"TILE=20..49"}), nullptr);
        runner.pause();
        runner.cancel();
        QVERIFY(first.isCanceled() && !runner.isResting());
        const QFuture<SweepRunner::Results> second = runner.run(jobOf({"TILE=20..22"}), nullptr);
        QVERIFY(!runner.isPaused());
        QVERIFY(ends(second));
        QCOMPARE(second.result().size(), std::size_t{3});
    }

    void aDeviceThatVanishesEndsItWithASentence()
    {
        SweptClient client;
        client.vanishesAt = 4;
        SweepRunner runner(client);
        std::size_t told = 0;
        const QFuture<SweepRunner::Results> future =
            runner.run(jobOf({"TILE=20..40"}), nullptr, [&](const SweepResult&, const SweepProgress&) { ++told; });
        QVERIFY(ends(future));
        QVERIFY_EXCEPTION_THROWN(future.result(), RuntimeError);
        QCOMPARE(told, std::size_t{3});
        QVERIFY(!runner.isBusy());
    }

    void lostProcessesAreTriedAgain()
    {
        SweptClient client;
        client.isLostAt = 3;
        client.killer = "code 29";
        SweepRunner runner(client);
        const QFuture<SweepRunner::Results> future = runner.run(jobOf({"TILE=20..29"}), nullptr);
        QVERIFY(ends(future));
        const SweepRunner::Results results = future.result();
        QCOMPARE(results.size(), std::size_t{10});
        // One was lost by chance, and one always.
        QCOMPARE(client.times, 12);
        QCOMPARE(std::ranges::count(results, State::Measured, &SweepResult::state), std::ptrdiff_t{9});
        QVERIFY(at(results, 9).state == State::Fault && !at(results, 9).message.empty());
    }

    void aProcessThatIsGoneForGoodIsNoResult()
    {
        SweptClient client;
        client.isLostAt = 4;
        client.vanishesAt = 5;
        SweepRunner runner(client);
        std::size_t told = 0;
        const QFuture<SweepRunner::Results> future =
            runner.run(jobOf({"TILE=40..60"}), nullptr, [&](const SweepResult&, const SweepProgress&) { ++told; });
        QVERIFY(ends(future));
        QVERIFY_EXCEPTION_THROWN(future.result(), RuntimeError);
        QCOMPARE(told, std::size_t{3});
    }

    void aFullDiskEndsItAndKeepsWhatIsThere()
    {
        posix::ignoreFileSizeLimit();
        const SweepJob job = jobOf({"TILE=20..40"});
        const std::filesystem::path path = m_folder.filePath(QStringLiteral("full.sweep")).toStdString();
        SweptClient client;
        {
            const auto journal = std::make_shared<SweepJournal>(path, journalHeader(job), SweepJournal::Start::New);
            rlimit before{};
            QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
            const rlimit small{.rlim_cur = std::filesystem::file_size(path) + 1500, .rlim_max = before.rlim_max};
            QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
            SweepRunner runner(client);
            const QFuture<SweepRunner::Results> future = runner.run(job, journal);
            const bool hasEnded = ends(future);
            QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
            QVERIFY(hasEnded);
            QVERIFY_EXCEPTION_THROWN(future.result(), RuntimeError);
        }
        const SweepJournal journal(path, journalHeader(job), SweepJournal::Start::Resume);
        QVERIFY(!journal.results().empty() && journal.results().size() < 21);
    }

    void impossiblePointsAreResults()
    {
        SweptClient client;
        SweepRunner runner(client);
        const QFuture<SweepRunner::Results> future = runner.run(jobOf({"block=32,n * 2", "carveout=50,500"}), nullptr);
        QVERIFY(ends(future));
        const SweepRunner::Results results = future.result();
        QCOMPARE(std::ranges::count(results, State::Refused, &SweepResult::state), std::ptrdiff_t{3});
        for (const SweepResult& each : results)
            QVERIFY2(each.state != State::Refused || !each.message.empty(), "a refusal has its reason");
    }

private:
    QTemporaryDir m_folder;
};

KD_TEST(SweepRunnerTest, QCoreApplication)

}  // namespace tst_sweeprunner

#include "tst_sweeprunner.moc"
