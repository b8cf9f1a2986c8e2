// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/runs/repeatedrun.h"

#include "core/session/launch/moduleimage.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/runs/comparisonjob.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QFutureWatcher>
#include <QPointer>
#include <QtConcurrentRun>

#include <utility>

namespace kd {

/// A task on its way.
struct RepeatedRun::Course {
    quint64 document = 0;
    Task task;
    PreparedRun prepared;
    QFuture<RunOutcome> outcome;
    int done = 0;
    quint64 turn = 0;  ///< on the device; 0: it has none yet
};

RepeatedRun::RepeatedRun(Client& client, Documents& documents, TargetConnection& target, JobRunner& jobs)
    : m_client(client), m_documents(documents), m_target(target), m_jobs(jobs)
{
    connect(&target, &TargetConnection::changed, this, &RepeatedRun::changed);
    connect(&jobs, &JobRunner::whyNotChanged, this, &RepeatedRun::changed);
    connect(&documents, &Documents::closing, this, [this](const Document* document) {
        if (!m_course || m_course->document != document->number())
            return;
        std::exchange(m_course, nullptr)->outcome.cancel();
        emit changed();
    });
}

RepeatedRun::~RepeatedRun()
{
    if (m_course)
        m_course->outcome.cancel();
}

QString RepeatedRun::whyNot(const RunRecordPointer& run) const
{
    if (!run)
        return tr("Nothing has run yet.");
    if (const QString why = whyNotAgain(*run, QString::fromStdString(run->outcome.deviceId)); !why.isEmpty())
        return why;
    if (m_course || m_jobs.job().kind != Job::Kind::None)
        return tr("A job is in progress.");
    if (!m_documents.current().isTrusted())
        return tr("This folder is not trusted yet.");
    return m_target.info() == nullptr ? tr("The worker is starting.") : QString();
}

int RepeatedRun::done() const
{
    return m_course ? m_course->done : 0;
}

void RepeatedRun::begin(Task task)
{
    if (!whyNot(task.run).isEmpty())
        return;
    Document& document = m_documents.current();
    m_course = std::make_shared<Course>();
    m_course->document = document.number();
    m_course->task = std::move(task);
    const RunRecordPointer run = m_course->task.run;
    const LaunchAgain again{.deviceId = run->outcome.deviceId,
                            .folder = document.session().folder,
                            .history = m_jobs.of(document).historyFolder()};
    const auto work = [run, again] { return attempt([&] { return prepareAgain(*run, again); }); };
    whenFinished(this, QtConcurrent::run(work), [this, course = m_course](const QFuture<Result<PreparedRun>>& future) {
        if (m_course != course)
            return;
        Result<PreparedRun> answer = future.result();
        if (!answer.value)
            return end(course, false, answer.sentence);
        course->prepared = std::move(*answer.value);
        askForDevice(course);
    });
    emit changed();
}

void RepeatedRun::askForDevice(const CoursePointer& course)
{
    const auto begin = [self = QPointer(this), course] {
        if (self && self->m_course == course)
            self->send(course);
    };
    const auto stop = [self = QPointer(this), course] {
        course->outcome.cancel();
        if (self && self->m_course == course)
            self->end(course, true);
    };
    if (Document* const document = m_documents.find(course->document))
        course->turn = m_jobs.of(*document).beginTurn(Job::Kind::Count,
                                                      {.device = course->prepared.run.device, .begin = begin, .stop = stop});
    if (course->turn == 0)
        end(course, false, tr("Another job of this program began meanwhile: ask again once it has ended."));
}

void RepeatedRun::setProgress(const Course& course, quint64 done, quint64 total)
{
    if (Document* const document = m_documents.find(course.document))
        m_jobs.of(*document).setTurnProgress(course.turn, done, total);
}

void RepeatedRun::send(const CoursePointer& course)
{
    const PreparedRun& prepared = course->prepared;
    RunRequest request = prepared.run;
    course->task.ask(request, course->done);
    course->outcome = m_client.run(request, prepared.image, prepared.blobs, course->task.tag);
    auto* const watcher = new QFutureWatcher<RunOutcome>(this);
    // Of several launches it is how many are done that tells how far the task is.
    if (course->task.launches == 1)
        connect(watcher, &QFutureWatcherBase::progressValueChanged, this, [this, watcher, course](int value) {
            if (m_course == course)
                setProgress(*course, static_cast<quint64>(value), static_cast<quint64>(watcher->progressMaximum()));
        });
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, course] {
        watcher->deleteLater();
        if (m_course != course)
            return;
        const QFuture<RunOutcome> done = watcher->future();
        if (done.resultCount() == 0)
            return end(course, true);
        onAnswer(course, done.result());
    });
    watcher->setFuture(course->outcome);
}

void RepeatedRun::onAnswer(const CoursePointer& course, RunOutcome outcome)
{
    if (outcome.state == RunOutcome::State::Cancelled)
        return end(course, true);
    const QString refusal = course->task.take(std::move(outcome), course->done);
    if (!refusal.isEmpty())
        return end(course, false, refusal);
    ++course->done;
    if (course->done >= course->task.launches)
        return end(course, false);
    setProgress(*course, static_cast<quint64>(course->done), static_cast<quint64>(course->task.launches));
    emit changed();
    send(course);
}

void RepeatedRun::stop()
{
    if (!m_course)
        return;
    if (m_course->turn != 0)
        return m_jobs.stop();
    end(m_course, true);
}

void RepeatedRun::end(const CoursePointer& course, bool wasStopped, const QString& sentence)
{
    const CoursePointer ending = course;  // it may be the member itself
    m_course.reset();
    if (Document* const document = m_documents.find(ending->document))
        m_jobs.of(*document).endTurn(ending->turn, wasStopped);
    emit ended(wasStopped, sentence);
    emit changed();
}

}  // namespace kd
