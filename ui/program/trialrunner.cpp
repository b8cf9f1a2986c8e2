// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/trialrunner.h"

#include "ui/client/client.h"
#include "ui/common/whenfinished.h"

#include <QPromise>
#include <QThreadPool>

#include <utility>

namespace kd {
namespace {

template <typename Work> auto inBackground(Work work) -> QFuture<decltype(work())>
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

struct TrialRunner::Run {
    OnOutcome onOutcome;
    BuildCompiler compiler;
    Outcomes outcomes;
    std::vector<QFuture<CompileOutcome>> compiles;  ///< those that were asked for
    std::size_t missing = 0;
    QPromise<Outcomes> promise;

    int done() const { return static_cast<int>(outcomes.size() - missing); }
};

TrialRunner::TrialRunner(Client& client, Prepare prepare, QObject* parent)
    : QObject(parent), m_client(client), m_prepare(std::move(prepare))
{
}

TrialRunner::~TrialRunner()
{
    cancel();
}

QFuture<TrialRunner::Outcomes> TrialRunner::run(const Program& program, const BuildCompiler& compiler,
                                                const std::string& architecture, const std::vector<Candidate>& candidates,
                                                OnOutcome onOutcome)
{
    cancel();
    const auto run = std::make_shared<Run>();
    run->onOutcome = std::move(onOutcome);
    run->compiler = compiler;
    run->outcomes.resize(candidates.size());
    run->promise.start();
    run->promise.setProgressRange(0, static_cast<int>(candidates.size()));
    const QFuture<Outcomes> all = run->promise.future();
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const Candidate& candidate = candidates[i];
        run->outcomes[i].architecture = candidate.architecture.empty() ? architecture : candidate.architecture;
        if (!candidate.needsCompile())
            continue;
        ++run->missing;
        const auto work = [prepare = m_prepare, program, candidate, compiler, name = run->outcomes[i].architecture]() {
            Program changed = program;
            applyCandidate(candidate, changed.source, changed.session.compile);
            PreparedBuild prepared = prepare(changed, name);
            if (CompileRequest* const request = std::get_if<CompileRequest>(&prepared)) {
                askOnly(compiler, *request);
                request->needsSignatures = false;
            }
            return prepared;
        };
        whenFinished(this, inBackground(work),
                     [this, run, i](const QFuture<PreparedBuild>& future) { compile(run, i, future.result()); });
    }
    if (run->missing > 0) {
        m_run = run;
        return all;
    }
    run->promise.addResult(run->outcomes);
    run->promise.finish();
    return all;
}

void TrialRunner::compile(const std::shared_ptr<Run>& run, std::size_t candidate, const PreparedBuild& prepared)
{
    if (run != m_run)
        return;
    if (const CompileOutcome* const said = std::get_if<CompileOutcome>(&prepared))
        return finish(run, candidate, *said);
    run->compiles.push_back(m_client.compile(std::get<CompileRequest>(prepared)));
    whenFinished(this, run->compiles.back(), [this, run, candidate](const QFuture<CompileOutcome>& future) {
        finish(run, candidate,
               future.resultCount() > 0 ? future.result() : CompileOutcome{.state = CompileOutcome::State::Cancelled});
    });
}

void TrialRunner::finish(const std::shared_ptr<Run>& run, std::size_t candidate, CompileOutcome outcome)
{
    if (run != m_run)
        return;
    outcome = comparable(run->compiler, std::move(outcome));
    outcome.ptx.clear();
    outcome.cubin.clear();
    outcome.tileIr.clear();
    outcome.tileCubin.clear();
    if (outcome.architecture.empty())
        outcome.architecture = run->outcomes[candidate].architecture;
    run->outcomes[candidate] = std::move(outcome);
    const bool isLast = --run->missing == 0;
    run->promise.setProgressValue(run->done());
    if (isLast)
        m_run.reset();
    if (run->onOutcome)
        run->onOutcome(candidate, run->outcomes[candidate]);
    if (!isLast)
        return;
    run->promise.addResult(std::move(run->outcomes));
    run->promise.finish();
}

void TrialRunner::cancel()
{
    const std::shared_ptr<Run> run = std::exchange(m_run, nullptr);
    if (!run)
        return;
    for (QFuture<CompileOutcome>& compile : run->compiles)
        compile.cancel();
    run->promise.future().cancel();
    run->promise.finish();
}

}  // namespace kd
