// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/timingoutcome.h"
#include "core/sweep/workercheck.h"
#include "ui/program/sweepbuilds.h"
#include "ui/program/sweeprunner.h"
#include "ui/program/sweptpoint.h"

#include <QElapsedTimer>
#include <QFuture>
#include <QPromise>

#include <algorithm>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace kd {

/// What is known of a worker of several beside what its pool knows.
struct SweepRunner::Bench {
    std::optional<double> first;      ///< its figure of the shared point
    std::string uuid;                 ///< of the device that it is of
    bool isDue = true;                ///< it came, and has not measured the shared point since
    bool isSuspect = false;           ///< a single one ended twice with a point: its own fault, or the point's
    bool isPreparing = false;
    std::optional<SweptPoint> shared;  ///< the shared point, once it is prepared
    std::uint64_t sinceCheck = 0;     ///< points
    std::uint64_t done = 0;           ///< points in this session
    std::optional<double> last;       ///< its newest figure of the shared point
    bool hasDrifted = false;
};

/// What is to be written, in the order in which it came.
struct SweepRunner::Record {
    SweepResult result;
    std::optional<WorkerCheck> check;  ///< in place of the result
    std::optional<Worker> worker;      ///< waits until it is written
};

struct SweepRunner::Run {
    static constexpr int kPointsAhead = 3;  ///< for each worker

    std::shared_ptr<const SweepJob> job;
    std::shared_ptr<SweepJournal> journal;
    OnResult onResult;
    std::unique_ptr<SweepStrategy> strategy;
    SweepPool* pool = nullptr;
    SweepBuilds* builds = nullptr;
    std::vector<Bench> benches;                   ///< of the workers
    std::map<std::uint64_t, std::size_t> known;   ///< of the journal: numbers of results, by point
    Results results;
    WorkerRanking ranking;
    std::deque<std::optional<std::uint64_t>> again;  ///< points whose results are not ranked, to be measured once more
    std::map<std::string, std::size_t> measured;  ///< by launch key, as numbers of results
    std::set<std::string> measuring;              ///< launch keys that are with a worker, or are written
    std::deque<SweptPoint> ready;                 ///< wait for a worker
    std::deque<Record> unwritten;
    std::map<Worker, QFuture<TimingOutcome>> timings;
    std::size_t checks = 0;                       ///< of the timings
    int preparing = 0;                            ///< points before they are ready
    bool isWriting = false, isTodayPending = false;
    bool hasShared = false;                       ///< the point that workers are checked with is chosen
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
    int ahead() const { return std::max(job->ahead, kPointsAhead * static_cast<int>(benches.size())); }
    /// Nothing of it waits to be written, or for a worker that has it.
    bool isQuiet() const { return !isMeasuring() && !isWriting && unwritten.empty(); }
    /// Nothing is left to be measured, of what the strategy gave until now.
    bool isEmpty() const { return preparing == 0 && ready.empty() && again.empty(); }
    /// All that is left has a result, though one that is not ranked.
    bool hasAllResults() const;
    bool isDue(Worker worker) const;
    /// Puts a result beside the others, or in the place of the doubtful one of its point. Gives where it is.
    std::size_t keep(SweepResult& result);
    SweepProgress progress() const;
    std::vector<SweepWorkerState> workers() const;
};

/// The time in UTC, as results and checks have it.
std::string sweepTime();

}  // namespace kd
