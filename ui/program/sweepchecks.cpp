// SPDX-License-Identifier: GPL-3.0-or-later
// How a sweep checks its workers with one point that all of them measure, and what becomes of results that no check confirmed.
#include "ui/program/sweeprunner.h"

#include "ui/program/sweeprun.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace kd {

void SweepRunner::check(const RunPointer& run, Worker worker)
{
    Bench& bench = run->benches[worker];
    if (bench.shared) {
        SweptPoint point = std::move(*bench.shared);
        bench.shared.reset();
        return send(run, worker, std::move(point));
    }
    if (!std::exchange(bench.isPreparing, true))
        start(run, run->shared, {}, worker);
}

void SweepRunner::checked(const RunPointer& run, Worker worker, const SweepResult& result)
{
    if (!result.isGood() && !run->isShared())
        return run->pool->leaveOut(worker, message("a point that was measured well before failed on it: {}", result.message));
    if (!result.isGood())
        return run->pool->leaveOut(worker, message("the point that all workers measure failed on it: {}", result.message));
    Bench& bench = run->benches[worker];
    bench.isDue = bench.isSuspect = false;
    bench.sinceCheck = 0;
    if (!run->isShared()) {
        run->pool->finish(worker, true);
        measureNext(run);
        return pump(run);
    }
    const SweepFigure kind = run->job->figure;
    const bool isFirst = !bench.first;
    if (isFirst && hasDrifted(run->sharedFigure.value_or(*result.figure), *result.figure, kind))
        return run->pool->leaveOut(worker, "the point that all workers measure has another figure on it than on the first one");
    bench.first = bench.first.value_or(*result.figure);
    bench.last = result.figure;
    run->sharedFigure = run->sharedFigure.value_or(*result.figure);
    WorkerCheck check{.worker = result.worker, .first = *bench.first, .figure = *result.figure, .time = sweepTime(),
                      .deviceUuid = bench.uuid};
    bench.hasDrifted = check.hasDrifted = hasDrifted(check.first, check.figure, kind);
    run->unwritten.push_back({.result = {}, .check = std::move(check), .worker = worker});
    writeNext(run);
}

void SweepRunner::takeFirst(const RunPointer& run, Worker worker, const SweepResult& result)
{
    Bench& bench = run->benches[worker];
    run->hasShared = true;
    run->shared = result.point;
    run->sharedFigure = result.figure;
    bench.first = bench.last = result.figure;
    bench.isDue = false;
    bench.sinceCheck = 0;
    if (!run->isShared())
        return;
    const double figure = *result.figure;
    run->unwritten.push_back({.result = {},
                              .check = WorkerCheck{.worker = result.worker, .first = figure, .figure = figure, .time = sweepTime(),
                                                   .deviceUuid = bench.uuid},
                              .worker = {}});
    writeNext(run);
    measureNext(run);
}

/// What the strategy has not asked for yet, of a journal, is measured when it does.
void SweepRunner::measureAgain(const RunPointer& run, const WorkerRanking::Places& places)
{
    for (const std::size_t place : places) {
        const std::optional<std::uint64_t> point = run->results[place].point;
        if (point && !run->strategy->wasTold(*point))
            continue;
        if (point)
            run->strategy->correct(*point, std::nullopt);
        run->again.push_back(point);
    }
    if (!places.empty())
        run->learnAnew();
}

/// Has every worker checked that has results which no check has confirmed. False where nothing is to be done any more.
bool SweepRunner::checkLast(const RunPointer& run)
{
    bool isOpen = false;
    WorkerRanking::Places places;
    for (const std::string& name : run->ranking.unchecked()) {
        const auto named = std::ranges::find(m_workers, name, &SweepWorker::name);
        const auto worker = static_cast<Worker>(named - m_workers.begin());
        if (run->isShared() && run->hasShared && named != m_workers.end() && !run->pool->isGone(worker)) {
            isOpen = true;
            run->benches[worker].isDue = true;
            if (run->pool->isIdle(worker))
                check(run, worker);
        } else {
            std::ranges::copy(run->ranking.unrankUnchecked(name, run->results), std::back_inserter(places));
        }
    }
    measureAgain(run, places);
    if (!places.empty() && !run->hasEnough()) {
        pump(run);
        return true;
    }
    return isOpen;
}

}  // namespace kd
