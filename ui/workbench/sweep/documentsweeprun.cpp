// SPDX-License-Identifier: GPL-3.0-or-later
// What a sweep does from its start to its end: its turn on the device, its journal, its points, its verdict.
#include "ui/workbench/sweep/documentsweep.h"

#include "core/session/launch/moduleimage.h"
#include "ui/common/messagetext.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/sweep/sweepused.h"
#include "ui/workbench/sweep/sweepwords.h"

#include <QPointer>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

const std::vector<std::unique_ptr<Client>> kNoClients;
constexpr int kReleaseStep = 10;  // milliseconds between looks whether a journal's last result is written

/// An error of its own ends a future as if it were cancelled.
template <typename T> QString sentenceOfFailure(const QFuture<T>& future)
{
    return attempt([&] { return future.results().size(); }).sentence;
}

}  // namespace

/// A sweep whose journal is open.
struct DocumentSweep::Opened {
    StoredSweep stored;
    std::shared_ptr<SweepJournal> journal;
    std::vector<NamedWorker> workers;
};

void DocumentSweep::start()
{
    if (!isChecked()) {
        m_startsWhenChecked = true;
        return;
    }
    if (const QString why = whyNot(); !why.isEmpty()) {
        emit failed(why);
        return;
    }
    begin(std::make_shared<const SweepJob>(jobOf(m_check.space)), std::nullopt);
}

void DocumentSweep::resume()
{
    if (m_state == State::Paused && m_job)
        return begin(m_job, m_stored);
    if (interrupted() == nullptr)
        return;
    if (!(m_setup == m_stored->setup))
        setSetup(m_stored->setup);
    if (!isChecked()) {
        m_resumesWhenChecked = true;
        return;
    }
    if (const QString why = whyNot(); !why.isEmpty()) {
        emit failed(why);
        return;
    }
    begin(std::make_shared<const SweepJob>(jobOf(m_check.space)), m_stored);
}

void DocumentSweep::begin(std::shared_ptr<const SweepJob> job, std::optional<StoredSweep> stored)
{
    const auto number = ++m_number;
    const State before = m_state;
    m_job = std::move(job);
    if (!stored)
        stored = StoredSweep{.journal = {}, .document = m_document.path().toStdString(), .device = m_job->device, .setup = m_setup};
    setState(State::Waiting);
    const auto isNewest = [self = QPointer<DocumentSweep>(this), number] { return self && self->m_number == number; };
    m_turn = m_jobs.beginTurn(Job::Kind::Sweep, {.device = m_job->device,
                                            .begin =
                                                [this, isNewest, stored] {
                                                    if (isNewest())
                                                        open(*stored);
                                                },
                                            .stop =
                                                [this, isNewest] {
                                                    if (isNewest())
                                                        stop();
                                                }});
    if (m_turn != 0)
        return;
    setState(before);
    emit failed(tr("A run is in progress."));
}

/// The journal may be the one that this sweep wrote before it was paused: what it wrote last is on the disk before it is opened.
void DocumentSweep::open(const StoredSweep& stored)
{
    if (!m_journal.expired()) {
        QTimer::singleShot(kReleaseStep, this, [this, stored, number = m_number] {
            if (number == m_number)
                open(stored);
        });
        return;
    }
    const auto work = [job = m_job, stored, folder = sweepFolder(), target = m_target.target()] {
        return attempt([&] {
            const bool isNew = !stored.isNamed();
            SweepJob described = *job;
            described.request = job->program.request(job->architecture);  // with the headers, on which the results rest
            addDeviceOptions(described.request, job->device);
            Opened opened{.stored = {}, .journal = {}, .workers = sweepWorkers(stored.setup, target, job->device)};
            opened.stored = isNew ? newSweep(folder, stored) : stored;
            opened.journal = std::make_shared<SweepJournal>(opened.stored.journal, journalHeader(described),
                                                            isNew ? SweepJournal::Start::New : SweepJournal::Start::Resume);
            return opened;
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this, number = m_number](const QFuture<Result<Opened>>& future) {
        if (number != m_number)
            return;
        const Result<Opened> answer = future.result();
        if (answer.value)
            return onOpened(*answer.value);
        end(State::Idle, false);
        emit failed(answer.sentence);
    });
}

void DocumentSweep::onOpened(const Opened& opened)
{
    m_stored = opened.stored;
    m_journal = opened.journal;
    m_fresh.clear();
    const std::uint64_t count = m_job->space.count(), budget = m_job->plan.budget;
    m_progress = {.done = 0, .total = budget != 0 ? std::min(budget, count) : count, .left = {}, .best = {}};
    m_results = SweepResults(journalHeader(*m_job), std::make_shared<const SweepSpace>(m_job->space));
    for (const SweepResult& known : opened.journal->results())
        m_results.append(known);
    m_results.setComparisons(opened.journal->comparisons());
    if (const std::optional<std::size_t> best = m_results.best())
        m_progress.best = m_results.at(*best).figure;
    m_progress.done = m_results.points();
    beginRunner(opened.workers);
    emit resultsReplaced();  // first: who hears of the state looks at the results
    setState(State::Running);
    const auto onResult = [this](const SweepResult& result, const SweepProgress& progress) {
        m_fresh.push_back(result);
        m_progress = progress;
        if (!m_batch.isActive())
            m_batch.start();
    };
    whenFinished(this, m_runner->run(*m_job, opened.journal, onResult),
                 [this, number = m_number, journal = opened.journal](const QFuture<SweepRunner::Results>& future) {
                     if (number != m_number || m_state != State::Running)
                         return;
                     if (!future.isCanceled())
                         return onMeasured(future.result(), journal);
                     const QString sentence = sentenceOfFailure(future);
                     onFailed(sentence.isEmpty()
                                  ? tr("The sweep has ended early.")
                                  : tr("The sweep has ended early, and what it measured is kept: %1").arg(sentence));
                 });
}

void DocumentSweep::beginRunner(const std::vector<NamedWorker>& workers)
{
    releaseWorkers();
    m_clients = workers.empty() ? nullptr : std::make_unique<SweepClients>(workers, m_client);
    for (const std::unique_ptr<Client>& client : m_clients ? m_clients->others() : kNoClients)
        connect(client.get(), &Client::notice, this, &DocumentSweep::noticed);
    m_runner = m_clients ? std::make_unique<SweepRunner>(m_clients->workers()) : std::make_unique<SweepRunner>(m_client);
    m_workers.clear();
    m_runner->setOnNotice([this](const Message& sentence) { emit noticed(messageText(sentence)); });
    m_runner->setOnWorkers([this] { followWorkers(); });
}

/// Those of their own end, and give back what they hold.
void DocumentSweep::releaseWorkers()
{
    m_runner.reset();
    m_clients.reset();
}

void DocumentSweep::followWorkers()
{
    m_workers = m_runner->workers();
    emit progressed();
}

/// What a worker that drifted measured was not known to be unranked when several told of it.
void DocumentSweep::onMeasured(const SweepRunner::Results& results, const std::shared_ptr<SweepJournal>& journal)
{
    flush();
    if (m_clients) {
        SweepResults ranked(m_results.header(), std::make_shared<const SweepSpace>(m_results.space()));
        for (const SweepResult& each : results)
            ranked.append(each);
        ranked.setComparisons(m_results.comparisons());
        m_results = std::move(ranked);
        emit resultsReplaced();
    }
    const auto onTurns = [this](const SweepTurns& turns) {
        m_turns = turns;
        emit progressed();
    };
    whenFinished(this, m_judge.judge(*m_job, m_results.judgedTable(), journal, onTurns),
                 [this, number = m_number](const QFuture<SweepJudge::Verdict>& future) {
                     if (number != m_number || m_state != State::Running)
                         return;
                     if (!future.isCanceled())
                         return onJudged(future.result());
                     onFailed(tr("The points are measured, and there is no verdict: %1 Go on tries it again.")
                                  .arg(sentenceOfFailure(future)));
                 });
}

void DocumentSweep::onJudged(const SweepJudge::Verdict& verdict)
{
    noteFinished();
    m_results.setVerdict(verdict);
    end(State::Idle, false);
    emit resultsAdded();
    const std::optional<std::size_t> best = m_results.best();
    if (!best) {
        emit noticed(tr("The sweep has ended, and no point has a figure: the table says why."));
        return;
    }
    const SweepResult& result = m_results.at(*best);
    const QString found = tr("The sweep has ended: best is %1 with %2.")
                              .arg(sweepFigureText(*result.figure, m_results.figure()),
                                   sweepPointText(m_results.space(), *result.point));
    const SweepPointVerdict judged = verdictOf(m_results, *best);
    emit noticed(judged.word.isEmpty() ? found : tr("%1 %2: %3.").arg(found, judged.word, judged.sentence));
}

void DocumentSweep::onFailed(const QString& sentence)
{
    flush();
    end(State::Idle, false);
    emit failed(sentence);
}

void DocumentSweep::noteFinished()
{
    m_stored->isFinished = true;
    const auto work = [stored = *m_stored] {
        return attempt([&] {
                   noteSweep(stored);
                   return true;
               })
            .sentence;
    };
    whenFinished(this, QtConcurrent::run(work), [this](const QFuture<QString>& future) {
        if (!future.result().isEmpty())
            emit failed(future.result());
    });
}

void DocumentSweep::flush()
{
    m_batch.stop();
    if (m_fresh.empty())
        return;
    for (SweepResult& each : m_fresh)
        m_results.append(std::move(each));
    m_fresh.clear();
    if (m_runner)
        m_workers = m_runner->workers();
    m_jobs.setTurnProgress(m_turn, m_progress.done, m_progress.total);
    emit resultsAdded();
}

void DocumentSweep::pause()
{
    if (m_state == State::Running)
        end(State::Paused, false);
}

void DocumentSweep::stop()
{
    m_startsWhenChecked = m_resumesWhenChecked = false;
    if (m_state != State::Idle)
        end(State::Idle, m_state != State::Paused);
}

/// What still comes of the sweep is in the journal alone.
void DocumentSweep::end(State state, bool wasStopped)
{
    ++m_number;
    if (m_runner) {
        m_runner->cancel();
        m_workers = m_runner->workers();
    }
    if (m_clients)
        QMetaObject::invokeMethod(
            this,
            [this, number = m_number] {
                if (number == m_number)
                    releaseWorkers();
            },
            Qt::QueuedConnection);
    m_judge.cancel();
    m_turns.reset();
    flush();
    m_jobs.endTurn(std::exchange(m_turn, 0), wasStopped);
    setState(state);
}

void DocumentSweep::setState(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    emit stateChanged();
}

}  // namespace kd
