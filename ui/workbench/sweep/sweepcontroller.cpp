// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/sweep/sweepcontroller.h"

#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/target/targetconnection.h"

namespace kd {

SweepController::SweepController(Client& client, Documents& documents, TargetConnection& target, BuildController& builds,
                                 LaunchModel& launches, JobRunner& jobs)
    : m_client(client), m_documents(documents), m_target(target), m_builds(builds), m_launches(launches), m_jobs(jobs)
{
    follow(documents.current());
    connect(&documents, &Documents::added, this, [this](Document* document) { follow(*document); });
    connect(&jobs, &JobRunner::whyNotChanged, this, &SweepController::whyNotChanged);
    connect(&documents, &Documents::currentAboutToChange, this, &SweepController::aboutToSwitch);
    connect(&documents, &Documents::currentChanged, this, [this] {
        emit setupChanged();
        emit whyNotChanged();
        emit stateChanged();
        emit resultsReplaced();
        emit usedChanged();
    });
}

DocumentSweep& SweepController::of(Document& document) const
{
    return document.part<DocumentSweep>(m_client, document, m_target, m_builds.of(document), m_launches.of(document),
                                        m_jobs.of(document));
}

DocumentSweep& SweepController::current() const
{
    return of(m_documents.current());
}

void SweepController::follow(Document& document)
{
    const DocumentSweep& sweep = of(document);
    const auto isCurrent = [this, &document] { return &document == &m_documents.current(); };
    const auto relay = [this, isCurrent, &sweep](auto from, auto to) {
        connect(&sweep, from, this, [this, isCurrent, to] {
            if (isCurrent())
                emit(this->*to)();
        });
    };
    relay(&DocumentSweep::setupChanged, &SweepController::setupChanged);
    relay(&DocumentSweep::checked, &SweepController::whyNotChanged);
    relay(&DocumentSweep::stateChanged, &SweepController::stateChanged);
    relay(&DocumentSweep::resultsReplaced, &SweepController::resultsReplaced);
    relay(&DocumentSweep::resultsAdded, &SweepController::resultsAdded);
    relay(&DocumentSweep::progressed, &SweepController::progressed);
    relay(&DocumentSweep::usedChanged, &SweepController::usedChanged);
    const auto named = [isCurrent, &document](const QString& sentence) {
        return isCurrent() ? sentence : tr("%1: %2").arg(document.fileName(), sentence);
    };
    connect(&sweep, &DocumentSweep::failed, this, [this, named](const QString& sentence) { emit failed(named(sentence)); });
    connect(&sweep, &DocumentSweep::noticed, this, [this, named](const QString& sentence) { emit noticed(named(sentence)); });
    connect(&sweep, &DocumentSweep::takenBack, this, [this, named](const QString& sentence) { emit takenBack(named(sentence)); });
}

}  // namespace kd
