// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/sweeprunner.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/compile/compileoutcome.h"
#include "core/sweep/sweptprogram.h"
#include "ui/common/whenfinished.h"
#include "ui/program/launchrequest.h"
#include "ui/program/sweeprun.h"

#include <QDateTime>
#include <QPromise>
#include <QThreadPool>

#include <algorithm>
#include <exception>
#include <utility>

namespace kd {
namespace {

constexpr std::uint64_t kMinPointsForEstimate = 3;

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

}  // namespace

std::string sweepTime()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString();
}

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

void SweepRunner::conclude(const RunPointer& run, SweepResult result, std::optional<Worker> worker)
{
    result.time = sweepTime();
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
