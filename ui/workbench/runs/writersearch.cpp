// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/runs/writersearch.h"

#include "core/session/launch/moduleimage.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/runs/comparisonjob.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QFutureWatcher>
#include <QPointer>
#include <QtConcurrentRun>

#include <utility>

namespace kd {

/// A question on its way.
struct WriterSearch::Search {
    quint64 document = 0;
    RunRecordPointer run;
    WatchedElement element;
    PreparedRun prepared;
    QFuture<RunOutcome> outcome;
    quint64 turn = 0;  ///< on the device; 0: it has none yet
};

WriterSearch::WriterSearch(Client& client, Documents& documents, TargetConnection& target, JobRunner& jobs)
    : m_client(client), m_documents(documents), m_target(target), m_jobs(jobs)
{
    connect(&target, &TargetConnection::changed, this, &WriterSearch::changed);
    connect(&jobs, &JobRunner::whyNotChanged, this, &WriterSearch::changed);
    connect(&documents, &Documents::closing, this, [this](const Document* document) {
        if (!m_search || m_search->document != document->number())
            return;
        std::exchange(m_search, nullptr)->outcome.cancel();
        emit changed();
    });
}

WriterSearch::~WriterSearch()
{
    if (m_search)
        m_search->outcome.cancel();
}

QString WriterSearch::whyNot(const RunRecordPointer& run) const
{
    if (!run)
        return tr("Nothing has run yet.");
    if (!isEmulatedDevice(run->outcome.deviceId))
        return tr("The emulated GPU alone tells who wrote an element: choose it as the device and run the kernel there.");
    if (const QString why = whyNotAgain(*run, QString::fromStdString(run->outcome.deviceId)); !why.isEmpty())
        return why;
    if (m_search || m_jobs.job().kind != Job::Kind::None)
        return tr("A job is in progress.");
    if (!m_documents.current().isTrusted())
        return tr("This folder is not trusted yet.");
    return m_target.info() == nullptr ? tr("The worker is starting.") : QString();
}

void WriterSearch::find(const RunRecordPointer& run, const WatchedElement& element)
{
    if (!whyNot(run).isEmpty())
        return;
    const Document& document = m_documents.current();
    m_found = nullptr;
    m_search = std::make_shared<Search>();
    m_search->document = document.number();
    m_search->run = run;
    m_search->element = element;
    const LaunchAgain again{.deviceId = run->outcome.deviceId,
                            .folder = document.session().folder,
                            .history = m_jobs.of(m_documents.current()).historyFolder()};
    const auto work = [run, again] { return attempt([&] { return prepareAgain(*run, again); }); };
    whenFinished(this, QtConcurrent::run(work), [this, search = m_search](const QFuture<Result<PreparedRun>>& future) {
        if (m_search != search)
            return;
        Result<PreparedRun> answer = future.result();
        if (!answer.value)
            return fail(search, answer.sentence);
        search->prepared = std::move(*answer.value);
        search->prepared.run.watched = search->element;
        search->prepared.run.keepsContents = false;
        askForDevice(search);
    });
    emit changed();
}

void WriterSearch::askForDevice(const SearchPointer& search)
{
    const auto begin = [self = QPointer(this), search] {
        if (self && self->m_search == search)
            self->send(search);
    };
    const auto stop = [self = QPointer(this), search] {
        search->outcome.cancel();
        if (self && self->m_search == search)
            self->end(search, true);
    };
    if (Document* const document = m_documents.find(search->document))
        search->turn = m_jobs.of(*document).beginTurn(Job::Kind::Count,
                                                      {.device = search->prepared.run.device, .begin = begin, .stop = stop});
    if (search->turn == 0)
        fail(search, tr("Another job of this program began meanwhile: ask again once it has ended."));
}

void WriterSearch::send(const SearchPointer& search)
{
    PreparedRun prepared = std::exchange(search->prepared, {});
    search->outcome = m_client.run(prepared.run, std::move(prepared.image), std::move(prepared.blobs), QStringLiteral("writers"));
    auto* const watcher = new QFutureWatcher<RunOutcome>(this);
    connect(watcher, &QFutureWatcherBase::progressValueChanged, this, [this, watcher, search](int value) {
        Document* const document = m_search == search ? m_documents.find(search->document) : nullptr;
        if (document != nullptr)
            m_jobs.of(*document).setTurnProgress(search->turn, static_cast<quint64>(value),
                                                 static_cast<quint64>(watcher->progressMaximum()));
    });
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, search] {
        watcher->deleteLater();
        if (m_search != search)
            return;
        const QFuture<RunOutcome> done = watcher->future();
        if (done.resultCount() == 0)
            return end(search, true);
        keep(search, done.result());
    });
    watcher->setFuture(search->outcome);
}

// A launch that faulted or took too long wrote until then.
void WriterSearch::keep(const SearchPointer& search, RunOutcome outcome)
{
    if (outcome.state == RunOutcome::State::Cancelled)
        return end(search, true);
    if (!outcome.ran() && outcome.writeCount == 0)
        return fail(search, messageText(outcome.message));
    m_found = std::make_shared<ElementWriters>(
        ElementWriters{search->run, search->element, std::move(outcome.writes), outcome.writeCount, {}});
    end(search, false);
}

void WriterSearch::fail(const SearchPointer& search, const QString& sentence)
{
    m_found = std::make_shared<ElementWriters>(ElementWriters{search->run, search->element, {}, 0, sentence});
    end(search, false);
}

void WriterSearch::stop()
{
    if (!m_search)
        return;
    if (m_search->turn != 0)
        return m_jobs.stop();
    end(m_search, true);
}

void WriterSearch::end(SearchPointer search, bool wasStopped)
{
    m_search.reset();
    if (Document* const document = m_documents.find(search->document))
        m_jobs.of(*document).endTurn(search->turn, wasStopped);
    emit changed();
}

}  // namespace kd
