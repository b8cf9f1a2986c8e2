// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/sweeprunner.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/compile/compileoutcome.h"
#include "core/sweep/sweptprogram.h"
#include "ui/common/whenfinished.h"
#include "ui/program/launchrequest.h"
#include "ui/program/sweeprun.h"
#include "ui/program/workbeside.h"

#include <QDateTime>

#include <algorithm>
#include <exception>
#include <utility>

namespace kd {
namespace {

constexpr std::uint64_t kMinPointsForEstimate = 3;

/// What a strategy is told of a result.
std::optional<double> rankedFigure(const SweepResult& result)
{
    return result.isGood() ? result.figure : std::nullopt;
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

bool SweepRunner::Run::hasAllResults() const
{
    const auto isAgain = [&](const SweptPoint& point) { return ranking.placeOfDoubtful(point.result.point).has_value(); };
    return strategy->isDone() && strategy->given() == strategy->told() && !isTodayPending && std::ranges::all_of(ready, isAgain);
}

std::size_t SweepRunner::Run::keep(SweepResult& result)
{
    const std::size_t place = ranking.placeOfDoubtful(result.point).value_or(results.size());
    ranking.add(result, place);
    results.resize(std::max(results.size(), place + 1));
    results[place] = result;
    return place;
}

bool SweepRunner::Run::isDue(Worker worker) const
{
    const Bench& bench = benches[worker];
    return hasShared && (isShared() ? bench.isDue || bench.sinceCheck >= job->checkEvery : bench.isSuspect);
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
    m_partResults.clear();
    run->clock.start();
    run->promise.start();
    const QFuture<Results> all = run->promise.future();
    m_run = run;
    connectPool(run);
    const bool hasToday =
        std::ranges::any_of(run->results, [](const SweepResult& result) { return !result.point && !result.isUnranked; });
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
    if (!run.journal)
        return;
    run.ranking = run.journal->ranking();
    run.results = run.journal->results();
    for (const WorkerCheck& check : run.journal->checks())
        for (Worker worker = 0; run.isShared() && worker < m_workers.size(); ++worker)
            if (m_workers[worker].name == check.worker) {
                run.benches[worker].first = check.first;
                run.benches[worker].uuid = check.deviceUuid;
            }
    for (std::size_t i = 0; i < run.results.size(); ++i) {
        const SweepResult& result = run.results[i];
        if (result.point && !result.isUnranked)
            run.known.emplace(*result.point, i);
        if (result.point && result.state != SweepResult::State::Same && result.runSeconds > 0)
            run.measured.emplace(result.launchKey, i);
        if (run.journalDevice.empty())
            run.journalDevice = result.device;
        const bool isMeasured = result.isGood() && result.state == SweepResult::State::Measured;
        if (isMeasured && (!run.hasShared || !result.point)) {
            run.hasShared = true;
            run.shared = result.point;
            run.sharedFigure = result.figure;
        }
    }
    run.learnAnew();
}

void SweepRunner::pump(const RunPointer& run)
{
    const auto underWay = [&] { return run->preparing + static_cast<int>(run->ready.size() + run->unwritten.size()); };
    while (run == m_run && !m_isPaused && !run->hasReachedRoof() && underWay() < run->ahead()) {
        if (!run->again.empty()) {
            start(run, run->again.front());
            run->again.pop_front();
            continue;
        }
        const std::optional<std::uint64_t> point = run->strategy->next();
        if (!point)
            break;
        const auto known = run->known.find(*point);
        if (known != run->known.end() && !run->results[known->second].isUnranked)
            run->strategy->tell(*point, rankedFigure(run->results[known->second]));
        else
            start(run, *point);
    }
    finishIfDone(run);
}

void SweepRunner::start(const RunPointer& run, std::optional<std::uint64_t> number, std::vector<Worker> lostOn,
                        std::optional<Worker> checks)
{
    run->preparing += checks ? 0 : 1;
    const auto work = [job = run->job, number, lostOn = std::move(lostOn), checks] {
        SweptPoint point = preparedPoint(*job, number);
        point.lostOn = lostOn;
        point.checks = checks;
        return point;
    };
    whenFinished(this, workBeside(work), [this, run](const QFuture<SweptPoint>& future) { compile(run, future.result()); });
}

void SweepRunner::compile(const RunPointer& run, SweptPoint point)
{
    if (run != m_run)
        return;
    if (const Message refusal = point.refusal; !refusal.empty())
        return refuse(run, std::move(point), SweepResult::State::Refused, refusal);
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
    if (const Message refusal = point.refusal; !refusal.empty())
        return refuse(run, std::move(point), SweepResult::State::Refused, refusal);
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
    if (point.result.point && point.lostOn.empty())
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
    const bool hasEnough = run->hasEnough();
    // A point with a worker may yet be better, and then those that wait go on.
    if (hasEnough && run->isQuiet()) {
        run->ready.clear();
        run->again.clear();
    }
    bool hasMore = !hasEnough;
    for (Worker worker = 0; run == m_run && worker < run->benches.size(); ++worker) {
        const bool mayCheck = !hasEnough || run->ranking.isUnchecked(run->pool->worker(worker).name);
        if (run->pool->isIdle(worker) && run->isDue(worker) && mayCheck)
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
        if (!future.result().empty()) {
            run->unwritten.push_front(*record);
            return fail(run, future.result());
        }
        told(run, *record);
    });
}

void SweepRunner::told(const RunPointer& run, const Record& record)
{
    if (record.worker)
        run->pool->finish(*record.worker, true);
    if (!record.check)
        toldResult(run, record);
    else
        measureAgain(run, run->ranking.add(*record.check, run->results));
    if (run == m_run && record.check && record.check->hasDrifted)
        run->pool->leaveOut(record.worker.value(),
                            "its figure of the point that all workers measure drifted from its own first one");
    if (run == m_run && record.check)
        tellWorkers();
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
        ++run->benches[*record.worker].done;
        if (run->isShared())
            ++run->doneBy[result.worker];
    }
    const std::size_t place = run->keep(result);
    if (result.point && record.worker)
        run->measured.emplace(result.launchKey, place);
    ++run->doneNow;
    run->learn(result);
    if (result.point && run->strategy->wasTold(*result.point))
        run->strategy->correct(*result.point, rankedFigure(result));
    else if (result.point)
        run->strategy->tell(*result.point, rankedFigure(result));
    if (result.isUnranked)
        measureAgain(run, {place});
    if (run->onResult)
        run->onResult(result, run->progress());
}

void SweepRunner::finishIfDone(const RunPointer& run)
{
    if (run != m_run || !run->isQuiet())
        return;
    const bool isHeld = m_isPaused && !run->strategy->isDone() && !run->hasReachedRoof();
    const bool isAtEnd = (run->isEmpty() && !isHeld) || run->hasEnough();
    if (run->failure.empty()) {
        if (isAtEnd && !checkLast(run))
            finish(run);
    } else if (isAtEnd || run->hasAllResults()) {
        finish(run);
    } else {
        fail(run, run->failure);
    }
}

void SweepRunner::finish(const RunPointer& run)
{
    m_ending = run->hasReachedRoof()       ? SweepEnding::Roof
        : run->strategy->hasLostPatience() ? SweepEnding::Patience
                                           : SweepEnding::Points;
    run->ranking.unrankUnchecked(run->results);
    Results results = std::exchange(run->results, {});
    release(run);
    run->promise.addResult(std::move(results));
    run->promise.finish();
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
    // What could not be written was measured all the same.
    for (Record& record : run->unwritten) {
        if (!record.check)
            run->keep(record.result);
    }
    run->unwritten.clear();
    run->ranking.unrankUnchecked(run->results);
    m_partResults = std::exchange(run->results, {});
    m_lastWorkers = run->workers();
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
