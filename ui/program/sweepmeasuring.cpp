// SPDX-License-Identifier: GPL-3.0-or-later
// What a sweep does with its workers: which of them measures what, and what becomes of a point whose worker ended.
#include "ui/program/sweeprunner.h"

#include "core/session/document/runoutcome.h"
#include "ui/client/client.h"
#include "ui/common/whenfinished.h"
#include "ui/program/sweeprun.h"

#include <utility>

namespace kd {
namespace {

constexpr int kMaxLosses = 2;

}  // namespace

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
    WorkerCheck check{.worker = result.worker, .first = *bench.first, .figure = *result.figure, .time = sweepTime()};
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
                              .check = WorkerCheck{.worker = result.worker, .first = figure, .figure = figure, .time = sweepTime()},
                              .worker = {}});
    writeNext(run);
    measureNext(run);
}

}  // namespace kd
