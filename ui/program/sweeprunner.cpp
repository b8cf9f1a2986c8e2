// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/sweeprunner.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/compile/compileoutcome.h"
#include "core/measure/timingoutcome.h"
#include "core/session/document/runoutcome.h"
#include "core/sweep/sweptprogram.h"
#include "core/sweep/workercheck.h"
#include "ui/client/client.h"
#include "ui/common/whenfinished.h"
#include "ui/program/launchrequest.h"
#include "ui/program/sweepbuilds.h"
#include "ui/program/sweptpoint.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QPromise>
#include <QThreadPool>

#include <algorithm>
#include <deque>
#include <exception>
#include <set>
#include <utility>

namespace kd {
namespace {

constexpr std::uint64_t kMinPointsForEstimate = 3;
constexpr int kPointsAheadPerWorker = 3;
constexpr int kMaxLosses = 2;

template <typename Work> auto workBeside(Work work) -> QFuture<decltype(work())>
{
    const auto promise = std::make_shared<QPromise<decltype(work())>>();
    promise->start();
    QThreadPool::globalInstance()->start([promise, work = std::move(work)] {
        promise->addResult(work());
        promise->finish();
    });
    return promise->future();
}

std::string now()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString();
}

}  // namespace

/// What is known of a worker of several beside what its pool knows.
struct SweepRunner::Bench {
    std::optional<double> first;      ///< its figure of the shared point
    std::string uuid;                 ///< of the device that it is of
    bool isDue = true;                ///< it came, and has not measured the shared point since
    bool isPreparing = false;
    std::optional<SweptPoint> shared;  ///< the shared point, once it is prepared
    std::uint64_t sinceCheck = 0;     ///< points
};

/// What is to be written, in the order in which it came.
struct SweepRunner::Record {
    SweepResult result;
    std::optional<WorkerCheck> check;  ///< in place of the result
    std::optional<Worker> worker;      ///< waits until it is written
};

struct SweepRunner::Run {
    std::shared_ptr<const SweepJob> job;
    std::shared_ptr<SweepJournal> journal;
    OnResult onResult;
    std::unique_ptr<SweepStrategy> strategy;
    SweepPool* pool = nullptr;
    SweepBuilds* builds = nullptr;
    std::vector<Bench> benches;                   ///< of the workers
    std::map<std::uint64_t, SweepResult> known;  ///< of the journal, by point
    Results results;
    WorkerRanking ranking;
    std::map<std::string, std::size_t> measured;  ///< by launch key, as numbers of results
    std::set<std::string> measuring;              ///< launch keys that are with a worker, or are written
    std::deque<SweptPoint> ready;                 ///< wait for a worker
    std::deque<Record> unwritten;
    std::map<Worker, QFuture<TimingOutcome>> timings;
    std::size_t checks = 0;                       ///< of the timings
    int preparing = 0;                            ///< points before they are ready
    bool isWriting = false, isTodayPending = false;
    bool hasShared = false;                       ///< the point that several workers share is chosen
    std::optional<std::uint64_t> shared;          ///< that point; nothing: the program as it stands
    std::optional<double> sharedFigure;           ///< on the first worker that measured it
    std::string journalDevice;                    ///< where the results of the journal were measured
    Message failure;                              ///< no worker is left
    std::uint64_t doneNow = 0;                    ///< results of this run alone
    std::map<std::string, std::uint64_t> doneBy;
    std::optional<double> best;
    double roofShare = 0;                         ///< highest of all points
    QElapsedTimer clock;                          ///< since the last resume; invalid while it is paused
    qint64 milliseconds = 0;                      ///< of work before the last pause
    QPromise<Results> promise;

    void learn(const SweepResult& result)
    {
        if (!result.point || !result.isGood())
            return;
        best = std::min(best.value_or(*result.figure), *result.figure);
        roofShare = std::max(roofShare, result.roofShare.value_or(0));
    }
    void learnAnew()
    {
        best.reset();
        roofShare = 0;
        for (const SweepResult& result : results)
            learn(result);
        std::erase_if(measured, [&](const auto& each) { return results[each.second].isUnranked; });
    }
    bool hasReachedRoof() const { return job->roof.share > 0 && roofShare >= job->roof.share; }
    bool hasEnough() const { return strategy->hasLostPatience() || hasReachedRoof(); }
    qint64 elapsed() const { return milliseconds + (clock.isValid() ? clock.elapsed() : 0); }
    bool isShared() const { return benches.size() > 1; }
    bool isMeasuring() const { return timings.size() > checks; }
    int ahead() const { return std::max(job->ahead, kPointsAheadPerWorker * static_cast<int>(benches.size())); }
    /// Nothing of it waits to be written, or for a worker that has it.
    bool isQuiet() const { return !isMeasuring() && !isWriting && unwritten.empty(); }
    SweepProgress progress() const;
};

SweepProgress SweepRunner::Run::progress() const
{
    SweepProgress progress{.done = strategy->told(), .total = strategy->limit(), .left = {}, .best = best,
                           .workers = pool->present(), .doneBy = doneBy};
    if (doneNow >= kMinPointsForEstimate)
        progress.left = Seconds(static_cast<double>(elapsed()) * 1e-3 / static_cast<double>(doneNow) *
                                static_cast<double>(progress.total - std::min(progress.done, progress.total)));
    return progress;
}

std::string journalKey(const SweepJob& job)
{
    const TimingSettings& timing = job.timing;
    const SweepConditions conditions{.device = job.device,
                                     .deviceUuid = job.deviceUuid,
                                     .compiler = job.compiler.name,
                                     .timing = dumpJson(Json(timingRequest({}, timing))) + " " + timing.bytes + " " + timing.flops,
                                     .request = job.request};
    return sweepKey(job.space, sweptProgram(job.program), conditions);
}

SweepHeader journalHeader(const SweepJob& job)
{
    return {.key = journalKey(job),
            .figure = job.figure,
            .strategy = job.plan.strategy,
            .seed = job.plan.seed,
            .kernel = job.program.session.launch.kernel,
            .device = job.deviceName.empty() ? job.device : job.deviceName,
            .deviceUuid = job.deviceUuid,
            .architecture = job.architecture,
            .problem = job.program.session.launch.grid,
            .axes = job.space.axes(),
            .constraints = job.space.constraints(),
            .points = job.space.count()};
}

SweepRunner::SweepRunner(Client& client, QObject* parent) : SweepRunner({SweepWorker{.client = &client}}, parent) { }

SweepRunner::SweepRunner(std::vector<SweepWorker> workers, QObject* parent) : QObject(parent), m_workers(std::move(workers)) { }

SweepRunner::~SweepRunner()
{
    cancel();
}

QFuture<SweepRunner::Results> SweepRunner::run(SweepJob job, std::shared_ptr<SweepJournal> journal, OnResult onResult)
{
    cancel();
    const auto run = std::make_shared<Run>();
    run->job = std::make_shared<const SweepJob>(std::move(job));
    run->journal = std::move(journal);
    run->onResult = std::move(onResult);
    run->strategy = makeStrategy(run->job->space, run->job->plan);
    run->benches.resize(m_workers.size());
    adoptJournal(*run);
    m_isPaused = false;
    run->clock.start();
    run->promise.start();
    const QFuture<Results> all = run->promise.future();
    m_run = run;
    connectPool(run);
    const bool hasToday = std::ranges::any_of(run->results, [](const SweepResult& result) { return !result.point; });
    run->isTodayPending = run->job->measuresToday && !hasToday;
    if (run->isTodayPending)
        start(run, std::nullopt);
    // The first answer comes in a later turn of the event loop, also where all is known.
    whenFinished(this, workBeside([] { return true; }), [this, run](const QFuture<bool>&) { pump(run); });
    return all;
}

void SweepRunner::connectPool(const RunPointer& run)
{
    std::vector<SweepWorker> workers = m_workers;
    if (workers.size() == 1 && workers.front().device.empty())
        workers.front().device = run->job->device;
    run->pool = new SweepPool(std::move(workers), run->job->patience, this);
    run->builds = new SweepBuilds(*run->pool, run->job->architecture, this);
    run->pool->join({.joined = [this, run](Worker worker) { onJoined(run, worker); },
                     .left = [this, run](Worker worker, const Message& sentence,
                                         bool isForGood) { onLeft(run, worker, sentence, isForGood); }});
}

void SweepRunner::adoptJournal(Run& run)
{
    for (const SweepResult& result : run.journal ? run.journal->results() : Results()) {
        if (result.point)
            run.known.emplace(*result.point, result);
        if (result.point && result.state != SweepResult::State::Same && result.runSeconds > 0)
            run.measured.emplace(result.launchKey, run.results.size());
        if (run.journalDevice.empty())
            run.journalDevice = result.device;
        const bool isMeasured = result.isGood() && result.state == SweepResult::State::Measured;
        if (run.isShared() && isMeasured && (!run.hasShared || !result.point)) {
            run.hasShared = true;
            run.shared = result.point;
            run.sharedFigure = result.figure;
        }
        run.results.push_back(result);
    }
    run.learnAnew();
}

void SweepRunner::onJoined(const RunPointer& run, Worker worker)
{
    if (run != m_run)
        return;
    Bench& bench = run->benches[worker];
    const SweepDevice& device = run->pool->device(worker);
    if (run->isShared() && !run->journalDevice.empty() && device.name != run->journalDevice)
        return run->pool->leaveOut(worker, message("its device is {}, and the journal has figures of {}: times of unlike GPUs are "
                                                   "not ranked together", device.name, run->journalDevice));
    if (bench.uuid != device.uuid)
        bench.first.reset();
    bench.uuid = device.uuid;
    bench.isDue = true;
    run->builds->sendWaiting();
    measureNext(run);
}

void SweepRunner::onLeft(const RunPointer& run, Worker worker, const Message& sentence, bool isForGood)
{
    if (run != m_run)
        return;
    tell(*run, worker, sentence, isForGood);
    if (run != m_run)
        return;
    run->builds->sendWaiting();
    if (!run->pool->isExhausted())
        return;
    run->failure = run->isShared() ? message("no worker is left; the last one: {}", sentence) : sentence;
    finishIfDone(run);
}

void SweepRunner::tell(const Run& run, Worker worker, const Message& sentence, bool isForGood) const
{
    if (!m_onNotice || !run.isShared())
        return;
    const std::string& name = run.pool->worker(worker).name;
    m_onNotice(isForGood ? message("The worker {} is left out: {}", name, sentence)
                         : message("The worker {} is gone and is tried again: {}", name, sentence));
}

void SweepRunner::pump(const RunPointer& run)
{
    const auto underWay = [&] { return run->preparing + static_cast<int>(run->ready.size() + run->unwritten.size()); };
    while (run == m_run && !m_isPaused && !run->hasReachedRoof() && underWay() < run->ahead()) {
        const std::optional<std::uint64_t> point = run->strategy->next();
        if (!point)
            break;
        const auto known = run->known.find(*point);
        if (known != run->known.end())
            run->strategy->tell(*point, known->second.isGood() ? known->second.figure : std::nullopt);
        else
            start(run, *point);
    }
    finishIfDone(run);
}

void SweepRunner::start(const RunPointer& run, std::optional<std::uint64_t> number, int losses, std::optional<Worker> checks)
{
    run->preparing += checks ? 0 : 1;
    const auto work = [job = run->job, number, losses, checks] {
        SweptPoint point = preparedPoint(*job, number);
        point.losses = losses;
        point.checks = checks;
        return point;
    };
    whenFinished(this, workBeside(work), [this, run](const QFuture<SweptPoint>& future) { compile(run, future.result()); });
}

void SweepRunner::compile(const RunPointer& run, SweptPoint point)
{
    if (run != m_run)
        return;
    if (!point.refusal.empty())
        return refuse(run, std::move(point), SweepResult::State::Refused, point.refusal);
    const auto waiting = std::make_shared<SweptPoint>(std::move(point));
    run->builds->compile(waiting->compile, waiting->compileKey, [this, run, waiting](const CompileOutcome& outcome) {
        plan(run, std::move(*waiting), outcome);
    });
}

void SweepRunner::plan(const RunPointer& run, SweptPoint point, const CompileOutcome& answer)
{
    if (run != m_run)
        return;
    const CompileOutcome build = comparable(run->job->compiler, answer);
    const bool isMissing =
        build.state == CompileOutcome::State::Unavailable && point.compile.architecture == run->job->architecture;
    if (isMissing || build.state == CompileOutcome::State::Cancelled)
        return fail(run, build.message.empty() ? Message("the compile was cancelled") : build.message);
    point.result.compileSeconds = build.duration.count();
    if (!build.ok())
        return refuse(run, std::move(point), SweepResult::State::NotCompiled, compileSentence(build));
    const auto waiting = std::make_shared<SweptPoint>(std::move(point));
    const auto work = [job = run->job, build, waiting] {
        planPoint(*job, build, *waiting);
        return true;
    };
    whenFinished(this, workBeside(work), [this, run, waiting](const QFuture<bool>&) { planned(run, std::move(*waiting)); });
}

void SweepRunner::planned(const RunPointer& run, SweptPoint point)
{
    if (run != m_run)
        return;
    if (!point.refusal.empty())
        return refuse(run, std::move(point), SweepResult::State::Refused, point.refusal);
    if (point.checks) {
        Bench& bench = run->benches[*point.checks];
        bench.isPreparing = false;
        bench.shared = std::move(point);
        return measureNext(run);
    }
    --run->preparing;
    if (!point.result.point)
        run->isTodayPending = false;
    // The program as it stands is what all others are compared with, and goes first; so does what a worker gave back.
    if (point.result.point && point.losses == 0)
        run->ready.push_back(std::move(point));
    else
        run->ready.push_front(std::move(point));
    measureNext(run);
}

void SweepRunner::refuse(const RunPointer& run, SweptPoint point, SweepResult::State state, const Message& sentence)
{
    if (point.checks) {
        run->benches[*point.checks].isPreparing = false;
        return run->pool->leaveOut(*point.checks, sentence);
    }
    --run->preparing;
    if (!point.result.point)
        run->isTodayPending = false;
    point.result.state = state;
    point.result.message = sentence;
    conclude(run, std::move(point.result));
}

void SweepRunner::measureNext(const RunPointer& run)
{
    if (run != m_run || m_isPaused)
        return;
    if (run->hasEnough()) {
        // A point with a worker may yet be better, and then those that wait go on.
        if (run->isQuiet())
            run->ready.clear();
        return;
    }
    bool hasMore = true;
    for (Worker worker = 0; run == m_run && worker < run->benches.size(); ++worker) {
        const Bench& bench = run->benches[worker];
        const bool isDue = run->isShared() && run->hasShared && (bench.isDue || bench.sinceCheck >= run->job->checkEvery);
        if (run->pool->isIdle(worker) && isDue)
            check(run, worker);
        else if (run->pool->isIdle(worker) && hasMore)
            hasMore = giveNext(run, worker);
    }
}

void SweepRunner::check(const RunPointer& run, Worker worker)
{
    Bench& bench = run->benches[worker];
    if (bench.shared) {
        SweptPoint point = std::move(*bench.shared);
        bench.shared.reset();
        return send(run, worker, std::move(point));
    }
    if (!std::exchange(bench.isPreparing, true))
        start(run, run->shared, 0, worker);
}

/// False where nothing is there for any worker.
bool SweepRunner::giveNext(const RunPointer& run, Worker worker)
{
    // What all workers share is measured before anything else.
    if (run->isShared() && !run->hasShared && (run->isTodayPending || run->isMeasuring()))
        return false;
    for (std::size_t i = 0; i < run->ready.size();) {
        const std::string& key = run->ready[i].result.launchKey;
        if (run->measuring.contains(key)) {
            ++i;
            continue;
        }
        SweptPoint point = std::move(run->ready[i]);
        run->ready.erase(run->ready.begin() + static_cast<std::ptrdiff_t>(i));
        const auto same = run->measured.find(point.result.launchKey);
        if (!point.result.point || same == run->measured.end()) {
            send(run, worker, std::move(point));
            return true;
        }
        setSame(run->results[same->second], point.result);
        conclude(run, std::move(point.result));
    }
    return false;
}

void SweepRunner::send(const RunPointer& run, Worker worker, SweptPoint point)
{
    const SweepWorker& chosen = run->pool->worker(worker);
    point.result.worker = chosen.name;
    point.result.device = run->pool->device(worker).name;
    point.result.deviceUuid = run->pool->device(worker).uuid;
    point.request.run.device = chosen.device;
    if (point.checks)
        ++run->checks;
    else
        run->measuring.insert(point.result.launchKey);
    run->pool->begin(worker);
    const auto waiting = std::make_shared<SweptPoint>(std::move(point));
    const auto begin = std::make_shared<QElapsedTimer>();
    begin->start();
    const QFuture<TimingOutcome> timing =
        chosen.client->time(waiting->request, std::move(waiting->image), std::move(waiting->blobs));
    run->timings.insert_or_assign(worker, timing);
    whenFinished(this, timing, [this, run, worker, waiting, begin](const QFuture<TimingOutcome>& future) {
        if (run != m_run)
            return;
        if (future.resultCount() == 0)
            return fail(run, "the timing was cancelled");
        measured(run, worker, std::move(*waiting), future.result(), Seconds(static_cast<double>(begin->nsecsElapsed()) * 1e-9));
    });
}

void SweepRunner::measured(const RunPointer& run, Worker worker, SweptPoint point, const TimingOutcome& outcome, Seconds duration)
{
    run->timings.erase(worker);
    run->checks -= point.checks ? 1 : 0;
    const RunOutcome& ran = outcome.run;
    if (ran.state == RunOutcome::State::Cancelled)
        return fail(run, ran.message.empty() ? Message("the timing was cancelled") : ran.message);
    if (ran.state == RunOutcome::State::Lost || ran.state == RunOutcome::State::Unavailable)
        return lost(run, worker, std::move(point), ran);
    setOutcome(*run->job, outcome, duration, point.result);
    if (point.checks)
        return checked(run, worker, point.result);
    const SweepResult result = point.result;
    conclude(run, std::move(point.result), worker);
    if (run == m_run && run->isShared() && !run->hasShared && result.isGood())
        takeFirst(run, worker, result);
}

void SweepRunner::lost(const RunPointer& run, Worker worker, SweptPoint point, const RunOutcome& ran)
{
    if (!point.checks) {
        run->measuring.erase(point.result.launchKey);
        point.losses += ran.state == RunOutcome::State::Lost ? 1 : 0;
        if (point.losses < kMaxLosses) {
            start(run, point.result.point, point.losses);
        } else {
            point.result.state = SweepResult::State::Fault;
            point.result.message = message("two workers in a row ended with it; the last one: {}", ran.message);
            conclude(run, std::move(point.result));
        }
    }
    if (run == m_run)
        run->pool->lose(worker, ran.message);
}

void SweepRunner::checked(const RunPointer& run, Worker worker, const SweepResult& result)
{
    if (!result.isGood())
        return run->pool->leaveOut(worker, message("the point that all workers measure failed on it: {}", result.message));
    Bench& bench = run->benches[worker];
    bench.isDue = false;
    bench.sinceCheck = 0;
    const SweepFigure kind = run->job->figure;
    const bool isFirst = !bench.first;
    if (isFirst && hasDrifted(run->sharedFigure.value_or(*result.figure), *result.figure, kind))
        return run->pool->leaveOut(worker, "the point that all workers measure has another figure on it than on the first one");
    bench.first = bench.first.value_or(*result.figure);
    run->sharedFigure = run->sharedFigure.value_or(*result.figure);
    WorkerCheck check{.worker = result.worker, .first = *bench.first, .figure = *result.figure, .time = now()};
    check.hasDrifted = hasDrifted(check.first, check.figure, kind);
    const bool isDrifting = check.hasDrifted;
    run->unwritten.push_back({.result = {}, .check = std::move(check), .worker = worker});
    writeNext(run);
    if (run == m_run && isDrifting)
        run->pool->leaveOut(worker, "its figure of the point that all workers measure drifted from its own first one");
}

void SweepRunner::takeFirst(const RunPointer& run, Worker worker, const SweepResult& result)
{
    Bench& bench = run->benches[worker];
    run->hasShared = true;
    run->shared = result.point;
    run->sharedFigure = result.figure;
    bench.first = result.figure;
    bench.isDue = false;
    bench.sinceCheck = 0;
    const double figure = *result.figure;
    run->unwritten.push_back({.result = {},
                              .check = WorkerCheck{.worker = result.worker, .first = figure, .figure = figure, .time = now()},
                              .worker = {}});
    writeNext(run);
    measureNext(run);
}

void SweepRunner::conclude(const RunPointer& run, SweepResult result, std::optional<Worker> worker)
{
    result.time = now();
    run->unwritten.push_back({.result = std::move(result), .check = {}, .worker = worker});
    writeNext(run);
}

void SweepRunner::writeNext(const RunPointer& run)
{
    if (run != m_run || run->isWriting || run->unwritten.empty())
        return;
    run->isWriting = true;
    const auto record = std::make_shared<const Record>(std::move(run->unwritten.front()));
    run->unwritten.pop_front();
    const auto work = [journal = run->journal, record] {
        return sentenceOf([&] {
            if (journal && record->check)
                journal->add(*record->check);
            else if (journal)
                journal->add(record->result);
        });
    };
    whenFinished(this, workBeside(work), [this, run, record](const QFuture<Message>& future) {
        run->isWriting = false;
        if (run != m_run)
            return;
        if (!future.result().empty())
            return fail(run, future.result());
        told(run, *record);
    });
}

void SweepRunner::told(const RunPointer& run, const Record& record)
{
    if (record.worker)
        run->pool->finish(*record.worker, true);
    if (!record.check)
        toldResult(run, record);
    else if (run->ranking.add(*record.check, run->results) > 0)
        run->learnAnew();
    if (run != m_run)
        return;
    writeNext(run);
    measureNext(run);
    pump(run);
}

void SweepRunner::toldResult(const RunPointer& run, const Record& record)
{
    SweepResult result = record.result;
    if (record.worker) {
        run->measuring.erase(result.launchKey);
        ++run->benches[*record.worker].sinceCheck;
        if (run->isShared())
            ++run->doneBy[result.worker];
    }
    if (result.point && record.worker)
        run->measured.emplace(result.launchKey, run->results.size());
    run->ranking.add(result);
    run->results.push_back(result);
    ++run->doneNow;
    run->learn(result);
    if (result.point)
        run->strategy->tell(*result.point, result.isGood() ? result.figure : std::nullopt);
    if (run->onResult)
        run->onResult(result, run->progress());
}

void SweepRunner::finishIfDone(const RunPointer& run)
{
    if (run != m_run || !run->isQuiet())
        return;
    const bool isEmpty = run->preparing == 0 && run->ready.empty();
    const bool isHeld = m_isPaused && !run->strategy->isDone() && !run->hasReachedRoof();
    if ((isEmpty && !isHeld) || run->hasEnough()) {
        m_ending = run->hasReachedRoof()       ? SweepEnding::Roof
            : run->strategy->hasLostPatience() ? SweepEnding::Patience
                                               : SweepEnding::Points;
        release(run);
        run->promise.addResult(std::move(run->results));
        run->promise.finish();
    } else if (!run->failure.empty()) {
        fail(run, run->failure);
    }
}

void SweepRunner::fail(const RunPointer& run, const Message& sentence)
{
    release(run);
    run->promise.setException(std::make_exception_ptr(RuntimeError({.text = sentence})));
    run->promise.finish();
}

void SweepRunner::release(const RunPointer& run)
{
    m_run.reset();
    run->journal.reset();  // points that are prepared hold the run a little longer
    run->builds->cancel();
    for (auto& [worker, timing] : run->timings)
        timing.cancel();
    run->builds->deleteLater();
    run->pool->beSilent();
    run->pool->deleteLater();
}

void SweepRunner::pause()
{
    m_isPaused = true;
    if (m_run && m_run->clock.isValid()) {
        m_run->milliseconds += m_run->clock.elapsed();
        m_run->clock.invalidate();
    }
}

void SweepRunner::resume()
{
    if (!std::exchange(m_isPaused, false) || !m_run)
        return;
    m_run->clock.start();
    const RunPointer run = m_run;
    measureNext(run);
    pump(run);
}

bool SweepRunner::isResting() const
{
    return m_run && m_isPaused && m_run->preparing == 0 && m_run->isQuiet();
}

void SweepRunner::cancel()
{
    const RunPointer run = m_run;
    if (!run)
        return;
    release(run);
    run->promise.future().cancel();
    run->promise.finish();
}

}  // namespace kd
