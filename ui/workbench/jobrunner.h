// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/job.h"
#include "ui/workbench/launchmodel.h"
#include "ui/workbench/runrecord.h"

#include <QFuture>
#include <QObject>

#include <functional>

namespace kd {

struct Report;

/// Runs and times the launch, one at a time, and keeps what came of it with its document, also where another one is open by then.
class JobRunner : public QObject {
    Q_OBJECT
public:
    JobRunner(Client& client, Documents& documents, TargetConnection& target, BuildController& builds, LaunchModel& launches);

    const Job& job() const { return m_job; }
    QString whyNot() const;
    void compile();
    void run() { begin(Job::Kind::Run); }
    void time() { begin(Job::Kind::Time); }
    void stop();
    void setCountsLines(bool counts) { m_countsLines = counts; }
    bool countsLines() const { return m_countsLines; }

    /// Of the open document.
    const std::vector<RunRecordPointer>& runs() const { return runsOf(m_documents.current()); }
    void setLabel(int number, const QString& label);
    void remove(int number);
    /// Keeps the timing of a report that was opened, with the open document.
    void takeReport(const Report& report);

signals:
    void jobChanged();
    void runsChanged();
    void ran(const kd::RunRecordPointer& record);
    void failed(const QString& sentence);

private:
    struct Prepared;
    QString whyNotBuilt() const;
    void begin(Job::Kind kind);
    void prepare();
    void send(const std::shared_ptr<Prepared>& prepared);
    template <typename T> void follow(const QFuture<T>& future, std::shared_ptr<const Prepared> prepared);
    void keep(const Prepared& prepared, RunOutcome run, std::optional<TimingOutcome> timing);
    void setKind(Job::Kind kind);
    void takeCompiling();
    void end();
    void drop();
    void noteStopped(quint64 document);
    bool suitsDevice(QString* sentence) const;

    Client& m_client;
    Documents& m_documents;
    TargetConnection& m_target;
    BuildController& m_builds;
    LaunchModel& m_launches;
    Job m_job;
    Job::Kind m_wanted = Job::Kind::None;  ///< what follows the compile that goes on
    std::shared_ptr<const CompileOutcome> m_before;  ///< the build when it was asked for
    std::function<void()> m_cancel;
    quint64 m_number = 0;  ///< of the newest job
    int m_lastRun = 0;
    bool m_countsLines = false;
    quint64 m_documentNumber = 0;  ///< of the document that the job runs
    quint64 m_stoppedDocument = 0;  ///< whose last run or timing was stopped; 0: none
    struct Runs {
        std::vector<RunRecordPointer> all;
    };
    static std::vector<RunRecordPointer>& runsOf(Document& document) { return document.part<Runs>().all; }
};

}  // namespace kd
