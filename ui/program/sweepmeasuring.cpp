// SPDX-License-Identifier: GPL-3.0-or-later
// What a sweep does with its workers: which of them measures what, and what becomes of a point whose worker ended.
#include "ui/program/sweeprunner.h"

#include "core/session/document/runoutcome.h"
#include "ui/client/client.h"
#include "ui/common/whenfinished.h"
#include "ui/program/sweeprun.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kMaxLosses = 2;

}  // namespace

std::vector<SweepWorkerState> SweepRunner::Run::workers() const
{
    std::vector<SweepWorkerState> states;
    for (Worker worker = 0; isShared() && worker < benches.size(); ++worker) {
        const Bench& bench = benches[worker];
        SweepWorkerState state{.name = pool->worker(worker).name,
                               .device = pool->device(worker).name,
                               .presence = pool->presence(worker),
                               .done = bench.done,
                               .drift = {},
                               .hasDrifted = bench.hasDrifted,
                               .sentence = {}};
        if (bench.first && bench.last && *bench.first > 0)
            state.drift = *bench.last / *bench.first - 1;
        if (state.presence == SweepPool::Presence::Away || state.presence == SweepPool::Presence::LeftOut)
            state.sentence = pool->sentence(worker);
        states.push_back(std::move(state));
    }
    return states;
}

std::vector<SweepWorkerState> SweepRunner::workers() const
{
    return m_run ? m_run->workers() : m_lastWorkers;
}

void SweepRunner::tellWorkers() const
{
    // A copy: whoever is told may end the run.
    if (const auto onWorkers = m_onWorkers)
        onWorkers();
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
    if (bench.uuid != device.uuid) {
        bench.first.reset();
        // Nobody checks the GPU any more that it was before.
        measureAgain(run, run->ranking.unrankUnchecked(run->pool->worker(worker).name, run->results));
    }
    bench.uuid = device.uuid;
    bench.isDue = true;
    tellWorkers();
    if (run != m_run)
        return;
    run->builds->sendWaiting();
    measureNext(run);
}

void SweepRunner::onLeft(const RunPointer& run, Worker worker, const Message& sentence, bool isForGood)
{
    if (run != m_run)
        return;
    tell(*run, worker, sentence, isForGood);
    if (run == m_run)
        tellWorkers();
    if (run != m_run)
        return;
    run->builds->sendWaiting();
    if (!run->pool->isExhausted()) {
        // What was kept for another worker than this one, or waits for its last check, goes on.
        measureNext(run);
        return pump(run);
    }
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

/// A point does not go to a worker that ended with it while another one may take it.
bool SweepRunner::isForAnother(const Run& run, Worker worker, const SweptPoint& point) const
{
    if (std::ranges::find(point.lostOn, worker) == point.lostOn.end())
        return false;
    for (Worker other = 0; other < run.benches.size(); ++other) {
        if (!run.pool->isGone(other) && std::ranges::find(point.lostOn, other) == point.lostOn.end())
            return true;
    }
    return false;
}

/// False where nothing is there for any worker.
bool SweepRunner::giveNext(const RunPointer& run, Worker worker)
{
    // What all workers share is measured before anything else.
    if (run->isShared() && !run->hasShared && (run->isTodayPending || run->isMeasuring()))
        return false;
    bool hasMore = false;
    for (std::size_t i = 0; i < run->ready.size();) {
        const std::string& key = run->ready[i].result.launchKey;
        const bool isKept = isForAnother(*run, worker, run->ready[i]);
        if (run->measuring.contains(key) || isKept) {
            hasMore = hasMore || isKept;
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
    return hasMore;
}

void SweepRunner::send(const RunPointer& run, Worker worker, SweptPoint point)
{
    const SweepWorker& chosen = run->pool->worker(worker);
    if (run->isShared())
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
    if (run == m_run && !run->hasShared && result.isGood())
        takeFirst(run, worker, result);
}

void SweepRunner::lost(const RunPointer& run, Worker worker, SweptPoint point, const RunOutcome& ran)
{
    if (!point.checks) {
        run->measuring.erase(point.result.launchKey);
        if (ran.state == RunOutcome::State::Lost)
            point.lostOn.push_back(worker);
        if (point.lostOn.size() < kMaxLosses)
            start(run, point.result.point, point.lostOn);
        else
            blame(run, std::move(point), ran.message);
    }
    if (run == m_run)
        run->pool->lose(worker, ran.message);
}

void SweepRunner::blame(const RunPointer& run, SweptPoint point, const Message& sentence)
{
    const Worker first = point.lostOn.front(), last = point.lostOn.back();
    point.result.state = SweepResult::State::Fault;
    if (first != last) {
        run->pool->excuse(first);
        run->pool->excuse(last);
        point.result.message = message("two workers in a row ended with it; the last one: {}", sentence);
    } else {
        // Whether it is the worker's fault shows with a point that was measured well before.
        run->benches[last].isSuspect = true;
        point.result.message = message("the worker ended with it twice; the last time: {}", sentence);
    }
    conclude(run, std::move(point.result));
}

}  // namespace kd
