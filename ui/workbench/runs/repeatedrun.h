// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/runs/runrecord.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace kd {

class Client;
class Documents;
class JobRunner;
class TargetConnection;

/// Launches the code of a kept run on its inputs again, for what further launches tell; none of them becomes a run of the history.
/// It has the device of the run from the first launch to the last. One task at a time.
class RepeatedRun : public QObject {
    Q_OBJECT
public:
    /// What is launched, and what is done with it.
    struct Task {
        RunRecordPointer run;
        int launches = 1;
        QString tag;  ///< whose launches they are, in the worker's log
        /// Makes the request of one launch, counted from 0, of the run's own.
        std::function<void(RunRequest& request, int launch)> ask;
        /// Takes what came of one launch: the reason, in one sentence, why there is no use in going on; empty where there is.
        std::function<QString(RunOutcome outcome, int launch)> take;
    };
    RepeatedRun(Client& client, Documents& documents, TargetConnection& target, JobRunner& jobs);
    ~RepeatedRun() override;

    /// Why begin() cannot be done now, in one sentence; empty when it can.
    QString whyNot(const RunRecordPointer& run) const;
    /// Does nothing where it cannot be done.
    void begin(Task task);
    void stop();
    bool isGoingOn() const { return m_course != nullptr; }
    /// Launches that have answered.
    int done() const;

signals:
    /// whyNot(), isGoingOn() or done().
    void changed();
    /// Comes once for each task that began but where its document is closed. `sentence`: why it ended early; empty where it went to
    /// its end or was stopped.
    void ended(bool wasStopped, const QString& sentence);

private:
    struct Course;
    using CoursePointer = std::shared_ptr<Course>;

    void askForDevice(const CoursePointer& course);
    void send(const CoursePointer& course);
    void setProgress(const Course& course, quint64 done, quint64 total);
    void onAnswer(const CoursePointer& course, RunOutcome outcome);
    void end(const CoursePointer& course, bool wasStopped, const QString& sentence = {});

    Client& m_client;
    Documents& m_documents;
    TargetConnection& m_target;
    JobRunner& m_jobs;
    CoursePointer m_course;  ///< the one that goes on; null: none
};

}  // namespace kd
