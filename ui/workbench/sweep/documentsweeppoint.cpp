// SPDX-License-Identifier: GPL-3.0-or-later
// A point of a sweep for who looks at it: its program, its machine code, its occupancy, its counters.
#include "ui/workbench/base/result.h"
#include "ui/workbench/sweep/documentsweep.h"
#include "ui/workbench/sweep/sweepuse.h"

#include "core/compile/listing/disassembly.h"
#include "core/compile/listing/listing.h"
#include "ui/common/messagetext.h"
#include "ui/program/launchrequest.h"
#include "ui/program/sweptpoint.h"

#include <QPointer>
#include <QPromise>
#include <QtConcurrentRun>

#include <utility>

namespace kd {
namespace {

/// As use() would write it.
void addSource(const SweepJob& job, std::uint64_t point, PointProgram& shown)
{
    const SweptProgram used = usePoint(job.space, point, sweptProgram(job.program)).program;
    shown.source = used.source;
    for (const std::string& define : used.compile.defines)
        shown.defines << toQt(define);
}

void addOccupancy(const CompileOutcome& build, const Program& program, PointProgram& shown)
{
    const Result<OccupancyResult> answer = attempt([&] {
        const OccupancyInput input = occupancyInput(build, program, program.session.launch);
        return occupancyOf(input);
    });
    shown.occupancy = answer.value;
    shown.occupancyProblem = answer.sentence;
}

CountOutcome notCounted(RunOutcome::State state, const Message& sentence)
{
    RunOutcome run;
    run.state = state;
    run.message = sentence;
    return countWithout(std::move(run));
}

}  // namespace

/// A point's program on its way.
struct DocumentSweep::PointWork {
    QPromise<PointProgram> promise;
    PointProgram shown;
    SweptPoint swept;

    void finish(const QString& problem = {})
    {
        if (!problem.isEmpty())
            shown.problem = problem;
        promise.addResult(std::move(shown));
        promise.finish();
    }
};

/// Counting on its way, from its turn on the device to its end.
struct DocumentSweep::CountWork {
    QPromise<CountOutcome> promise;
    SweepJob job;
    SweptPoint swept;
    QFuture<CompileOutcome> compiling;
    QFuture<CountOutcome> counting;
    quint64 turn = 0;
    bool isDone = false;
};

QFuture<PointProgram> DocumentSweep::programOfPoint(std::uint64_t point)
{
    const auto given = std::make_shared<PointWork>();
    given->promise.start();
    const QFuture<PointProgram> future = given->promise.future();
    const auto work = [given, job = jobOf(std::make_shared<const SweepSpace>(m_results.space())), point] {
        return attempt([&] {
            addSource(job, point, given->shown);
            given->swept = preparedPoint(job, point);
            return true;
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this, given](const QFuture<Result<bool>>& answered) {
        if (const Result<bool> answer = answered.result(); !answer.value)
            return given->finish(answer.sentence);
        if (!given->swept.refusal.empty())
            return given->finish(messageText(given->swept.refusal));
        whenFinished(this, m_client.compile(given->swept.compile), [this, given](const QFuture<CompileOutcome>& compiled) {
            if (compiled.resultCount() == 0)
                return given->finish(tr("The compile was cancelled."));
            given->shown.build = compiled.result();
            if (given->shown.build.ok())
                addOccupancy(given->shown.build, *given->swept.program, given->shown);
            addMachineCode(given);
        });
    });
    return future;
}

/// Of the first cubin: a program has one, but for kernels of CUDA Tile.
void DocumentSweep::addMachineCode(const std::shared_ptr<PointWork>& given)
{
    std::vector<DisassemblyRequest> requests;
    if (given->shown.build.ok())
        requests = machineCodeRequests(given->shown.build);
    if (requests.empty())
        return given->finish();
    whenFinished(this, m_client.disassemble(std::move(requests.front())), [this, given](const QFuture<Disassembly>& future) {
        if (future.resultCount() == 0 || !future.result().ok()) {
            given->shown.machineCodeProblem =
                future.resultCount() == 0 ? tr("The disassembler was stopped.") : messageText(future.result().message);
            return given->finish();
        }
        const auto list = [answer = future.result(), name = given->swept.program->path.string()] {
            return attempt([&] { return sassListing(answer.lineInfo, answer.liveRanges, name).text; });
        };
        whenFinished(this, QtConcurrent::run(list), [given](const QFuture<Result<std::string>>& listed) {
            const Result<std::string> answer = listed.result();
            given->shown.machineCode = answer.value.value_or(std::string());
            given->shown.machineCodeProblem = answer.sentence;
            given->finish();
        });
    });
}

QFuture<CountOutcome> DocumentSweep::countPoint(std::uint64_t point)
{
    const auto work = std::make_shared<CountWork>();
    work->promise.start();
    work->job = jobOf(std::make_shared<const SweepSpace>(m_results.space()));
    const QPointer<DocumentSweep> self(this);
    work->turn = m_jobs.beginTurn(Job::Kind::Run, {.device = work->job.device,
                                                   .begin = [self, work, point] {
                                                       if (self)
                                                           self->prepareCount(work, point);
                                                   },
                                                   .stop = [self, work] {
                                                       if (self)
                                                           self->stopCount(work);
                                                   }});
    if (work->turn == 0)
        endCount(work, notCounted(RunOutcome::State::Unavailable, "another job of this document goes on: count when it has ended"));
    return work->promise.future();
}

void DocumentSweep::prepareCount(const std::shared_ptr<CountWork>& work, std::uint64_t point)
{
    const auto prepare = [work, point] {
        work->swept = preparedPoint(work->job, point);
        return true;
    };
    whenFinished(this, QtConcurrent::run(prepare), [this, work](const QFuture<bool>&) {
        if (work->isDone)
            return;
        if (!work->swept.refusal.empty())
            return endCount(work, notCounted(RunOutcome::State::Refused, work->swept.refusal));
        work->compiling = m_client.compile(work->swept.compile);
        whenFinished(this, work->compiling, [this, work](const QFuture<CompileOutcome>& compiled) {
            if (work->isDone)
                return;
            if (compiled.resultCount() == 0 || !compiled.result().ok())
                return endCount(work, notCounted(RunOutcome::State::Refused,
                                                 compiled.resultCount() == 0 ? Message("the compile was cancelled")
                                                                             : compileSentence(compiled.result())));
            planCount(work, compiled.result());
        });
    });
}

void DocumentSweep::planCount(const std::shared_ptr<CountWork>& work, const CompileOutcome& build)
{
    const auto plan = [work, build] {
        planPoint(work->job, build, work->swept);
        return true;
    };
    whenFinished(this, QtConcurrent::run(plan), [this, work](const QFuture<bool>&) {
        if (work->isDone)
            return;
        if (!work->swept.refusal.empty())
            return endCount(work, notCounted(RunOutcome::State::Refused, work->swept.refusal));
        work->counting = m_client.count({.run = std::move(work->swept.request.run)}, std::move(work->swept.image),
                                        std::move(work->swept.blobs));
        whenFinished(this, work->counting, [this, work](const QFuture<CountOutcome>& counted) {
            if (!work->isDone)
                endCount(work, counted.resultCount() > 0 ? counted.result()
                                                         : notCounted(RunOutcome::State::Cancelled, "the count was cancelled"));
        });
    });
}

void DocumentSweep::stopCount(const std::shared_ptr<CountWork>& work)
{
    if (work->isDone)
        return;
    work->compiling.cancel();
    work->counting.cancel();
    endCount(work, notCounted(RunOutcome::State::Cancelled, "it was stopped"));
}

void DocumentSweep::endCount(const std::shared_ptr<CountWork>& work, CountOutcome outcome)
{
    work->isDone = true;
    m_jobs.endTurn(work->turn, outcome.run.state == RunOutcome::State::Cancelled);
    work->promise.addResult(std::move(outcome));
    work->promise.finish();
}

}  // namespace kd
