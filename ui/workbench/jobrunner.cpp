// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/jobrunner.h"

namespace kd {

JobRunner::JobRunner(Client& client, Documents& documents, TargetConnection& target, BuildController& builds, LaunchModel& launches)
    : m_client(client), m_documents(documents), m_target(target), m_builds(builds), m_launches(launches),
      m_settings(std::make_shared<JobSettings>())
{
    follow(documents.current());
    connect(&documents, &Documents::added, this, [this](Document* document) { follow(*document); });
    connect(&documents, &Documents::currentChanged, this, [this] {
        emit jobChanged();
        emit runsChanged();
    });
    connect(&documents, &Documents::changed, this, &JobRunner::showBusy);  // the one that ran may be closed
}

/// The documents' jobs outlive it.
JobRunner::~JobRunner()
{
    m_settings->queue.close();
}

DocumentJobs& JobRunner::of(Document& document) const
{
    return document.part<DocumentJobs>(m_client, document, m_target, m_builds.of(document), m_launches.of(document), m_settings);
}

void JobRunner::follow(Document& document)
{
    const DocumentJobs& jobs = of(document);
    const auto isCurrent = [this, &document] { return &document == &m_documents.current(); };
    connect(&jobs, &DocumentJobs::jobChanged, this, [this, isCurrent] {
        showBusy();
        if (isCurrent())
            emit jobChanged();
    });
    connect(&jobs, &DocumentJobs::runsChanged, this, [this, isCurrent] {
        if (isCurrent())
            emit runsChanged();
    });
    connect(&jobs, &DocumentJobs::ran, this, [this, isCurrent](const RunRecordPointer& record) {
        if (isCurrent())
            emit ran(record);
    });
    connect(&jobs, &DocumentJobs::failed, this, [this, isCurrent, &document](const QString& sentence) {
        emit failed(isCurrent() ? sentence : tr("%1: %2").arg(document.fileName(), sentence));
    });
}

void JobRunner::showBusy()
{
    bool isBusy = false;
    for (int i = 0; i < m_documents.count(); ++i)
        isBusy = isBusy || of(m_documents.at(i)).isRunning();
    m_target.setBusy(isBusy);
}

}  // namespace kd
