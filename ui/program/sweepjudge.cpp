// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/sweepjudge.h"

#include "core/base/error.h"
#include "core/compile/buildcompiler.h"
#include "core/compile/compileoutcome.h"
#include "core/measure/comparison.h"
#include "core/sweep/journal.h"
#include "ui/client/client.h"
#include "ui/common/whenfinished.h"
#include "ui/program/sweeprun.h"
#include "ui/program/workbeside.h"

#include <QElapsedTimer>
#include <QPromise>

#include <algorithm>
#include <exception>
#include <iterator>
#include <utility>

namespace kd {

struct SweepJudge::Run {
    std::shared_ptr<const SweepJob> job;
    SweepTable table;  ///< of the points that are judged alone
    std::shared_ptr<SweepJournal> journal;
    OnTurns onTurns;
    QFuture<CompileOutcome> compiling;
    QFuture<ComparisonOutcome> comparing;
    QElapsedTimer clock;     ///< of the comparison that goes on
    int blocks = 0, ofBlocks = 0;
    double measured = 0;     ///< seconds that the comparisons of this run took
    std::size_t count = 0;   ///< of those
    QPromise<Verdict> promise;

    /// Seconds that a comparison takes: as those before did, else as its blocks tell, else at most.
    double whole() const
    {
        if (count > 0)
            return measured / static_cast<double>(count);
        const double limit = job->timing.maxSeconds;
        return blocks > 0 ? std::min(limit, elapsed() * ofBlocks / blocks) : limit;
    }
    double elapsed() const { return clock.isValid() ? static_cast<double>(clock.elapsed()) * 1e-3 : 0; }
    SweepTurns turns() const
    {
        const SweepJudgement judgement = judgementOf(table);
        SweepTurns turns{.done = judgement.done, .total = judgement.total, .left = {}};
        if (clock.isValid() && turns.total > turns.done)
            turns.left = Seconds(std::max(0.0, whole() - elapsed()) + whole() * static_cast<double>(turns.total - turns.done - 1));
        return turns;
    }
};

SweepJudge::SweepJudge(Client& client, QObject* parent) : QObject(parent), m_client(client) { }

SweepJudge::~SweepJudge()
{
    cancel();
}

QFuture<SweepJudge::Verdict> SweepJudge::judge(SweepJob job, const SweepTable& table, std::shared_ptr<SweepJournal> journal,
                                               OnTurns onTurns)
{
    cancel();
    m_run = std::make_shared<Run>();
    m_run->job = std::make_shared<const SweepJob>(std::move(job));
    m_run->table = judgedPart(table);
    m_run->journal = std::move(journal);
    m_run->onTurns = std::move(onTurns);
    m_run->promise.start();
    const QFuture<Verdict> verdict = m_run->promise.future();
    // The answer comes in a later turn of the event loop, also where nothing has to be launched.
    QMetaObject::invokeMethod(this, [this, run = m_run] { advance(run); }, Qt::QueuedConnection);
    return verdict;
}

void SweepJudge::advance(const RunPointer& run)
{
    if (run != m_run)
        return;
    const SweepJudgement judgement = judgementOf(run->table);
    if (!judgement.next) {
        release();
        run->promise.addResult(judgement.verdict);
        run->promise.finish();
        return;
    }
    tell(run);
    if (run != m_run)
        return;
    build(run, judgement.next->first, [this, run, second = judgement.next->second](const Side& first) {
        build(run, second, [this, run, first](const Side& other) { compare(run, std::move(*first), std::move(*other)); });
    });
}

void SweepJudge::build(const RunPointer& run, std::optional<std::uint64_t> point, std::function<void(Side)> then)
{
    const auto work = [job = run->job, point] { return std::make_shared<SweptPoint>(preparedPoint(*job, point)); };
    whenFinished(this, workBeside(work), [this, run, then = std::move(then)](const QFuture<Side>& future) {
        const Side side = future.result();
        if (run != m_run)
            return;
        if (!side->refusal.empty())
            return fail(run, side->refusal);
        compile(run, side, then);
    });
}

void SweepJudge::compile(const RunPointer& run, const Side& side, std::function<void(Side)> then)
{
    run->compiling = m_client.compile(side->compile);
    whenFinished(this, run->compiling, [this, run, side, then = std::move(then)](const QFuture<CompileOutcome>& future) {
        if (run != m_run)
            return;
        if (future.resultCount() == 0)
            return fail(run, "the compile was cancelled");
        const CompileOutcome build = comparable(run->job->compiler, future.result());
        if (!build.ok())
            return fail(run, compileSentence(build));
        const auto work = [job = run->job, build, side] {
            planPoint(*job, build, *side);
            return true;
        };
        whenFinished(this, workBeside(work), [this, run, side, then](const QFuture<bool>&) {
            if (run != m_run)
                return;
            if (!side->refusal.empty())
                return fail(run, side->refusal);
            then(side);
        });
    });
}

void SweepJudge::compare(const RunPointer& run, SweptPoint first, SweptPoint second)
{
    const SweepJob& job = *run->job;
    std::ranges::move(second.blobs, std::back_inserter(first.blobs));
    ComparisonRequest request{.first = std::move(first.request.run), .second = std::move(second.request.run)};
    request.warmup = job.timing.warmup;
    request.maxDuration = Seconds(job.timing.maxSeconds);
    request.cold = job.timing.cold;
    request.seed = job.plan.seed;
    run->blocks = run->ofBlocks = 0;
    run->clock.start();
    run->comparing = m_client.compare(request, std::move(first.image), std::move(second.image), std::move(first.blobs));
    auto* const watcher = new QFutureWatcher<ComparisonOutcome>(this);
    const SweepJudgement::Pair pair{first.result.point, second.result.point};
    connect(watcher, &QFutureWatcherBase::progressValueChanged, this, [this, run, watcher](int value) {
        if (run != m_run)
            return;
        run->blocks = value;
        run->ofBlocks = watcher->progressMaximum();
        tell(run);
    });
    connect(watcher, &QFutureWatcherBase::finished, this, [this, run, watcher, pair] {
        watcher->deleteLater();
        if (run != m_run)
            return;
        if (watcher->future().resultCount() == 0)
            return fail(run, "the comparison was cancelled");
        compared(run, pair, watcher->future().result());
    });
    watcher->setFuture(run->comparing);
    tell(run);
}

/// A worker that ended, or has no such device, says nothing of the points; what a point does wrong is known of it from then on.
void SweepJudge::compared(const RunPointer& run, const SweepJudgement::Pair& pair, const ComparisonOutcome& outcome)
{
    using State = RunOutcome::State;
    run->measured += run->elapsed();
    ++run->count;
    run->clock.invalidate();
    const RunOutcome& failed = outcome.failed();
    const bool isPoints = failed.state != State::Cancelled && failed.state != State::Lost && failed.state != State::Unavailable;
    if (!outcome.ok() && !isPoints)
        return fail(run, failed.message.empty() ? Message("the comparison was cancelled") : failed.message);
    PointComparison comparison{.first = pair.first, .second = pair.second, .verdict = outcome.verdict, .time = sweepTime()};
    comparison.hasFirstFailed = !outcome.first.ok();
    if (!outcome.ok() && comparison.verdict.reasons.empty())
        comparison.verdict.reasons.push_back({ComparisonReason::Kind::WrongBefore, failed.message});
    keep(run, std::move(comparison));
}

void SweepJudge::keep(const RunPointer& run, PointComparison comparison)
{
    const auto work = [journal = run->journal, comparison] {
        return sentenceOf([&] {
            if (journal)
                journal->add(comparison);
        });
    };
    whenFinished(this, workBeside(work), [this, run, comparison](const QFuture<Message>& future) {
        if (run != m_run)
            return;
        if (!future.result().empty())
            return fail(run, future.result());
        run->table.comparisons.push_back(comparison);
        advance(run);
    });
}

void SweepJudge::tell(const RunPointer& run)
{
    if (const OnTurns onTurns = run->onTurns)
        onTurns(run->turns());
}

void SweepJudge::fail(const RunPointer& run, const Message& sentence)
{
    release();
    run->promise.setException(std::make_exception_ptr(RuntimeError({.text = sentence})));
    run->promise.finish();
}

void SweepJudge::release()
{
    const RunPointer run = std::exchange(m_run, nullptr);
    run->journal.reset();  // what is under way holds the run a little longer
    run->compiling.cancel();
    run->comparing.cancel();
}

void SweepJudge::cancel()
{
    const RunPointer run = m_run;
    if (!run)
        return;
    release();
    run->promise.future().cancel();
    run->promise.finish();
}

}  // namespace kd
