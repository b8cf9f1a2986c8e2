// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/workbench.h"

#include "core/report/report.h"
#include "ui/mcp/windowlink.h"

#include <utility>

namespace kd {

Workbench::Workbench(const Target& own) : Workbench(own, std::make_unique<Client>(own)) { }

Workbench::Workbench(const Target& own, std::unique_ptr<Client> asked)
    : m_client(std::move(asked)), client(*m_client), target(client, documents, own), builds(client, documents, target),
      launches(documents, builds, target), jobs(client, documents, target, builds, launches),
      sweeps(client, documents, target, builds, launches, jobs),
      advisor({client, documents, target, builds, launches, jobs}),
      matrix({client, documents, target, builds, launches, jobs}), goals({client, documents, target, builds, launches, jobs}),
      files(documents), sources(documents), reports(client, documents, target, builds, launches, jobs, goals),
      recovery(documents, Journal::defaultFolder()), problems(documents, builds, launches, jobs, advisor), navigator(documents),
      assistant(mcp::windowSocket(), documents, target, builds, launches, jobs)
{
    connectNotices();
    jobs.keepHistory(Journal::defaultFolder().parent_path() / "history");
    QObject::connect(&files, &DocumentFiles::reportOpened, &reports, [this](const std::shared_ptr<const Report>& report) {
        builds.adoptReport(report);
        jobs.adoptReport(*report);
        reports.adoptReport(*report);
    });
    QObject::connect(&jobs, &JobRunner::aboutToStart, &navigator, &Navigator::commitEdits);
    QObject::connect(&files, &DocumentFiles::aboutToSave, &navigator, &Navigator::commitEdits);
}

void Workbench::connectNotices()
{
    QObject::connect(&target, &TargetConnection::failed, &notices, &Notices::fail);
    QObject::connect(&target, &TargetConnection::noticed, &notices, &Notices::tell);
    QObject::connect(&builds, &BuildController::noticed, &notices, &Notices::tell);
    QObject::connect(&jobs, &JobRunner::failed, &notices, &Notices::fail);
    QObject::connect(&jobs, &JobRunner::noticed, &notices, &Notices::tell);
    QObject::connect(&sweeps, &SweepController::failed, &notices, &Notices::fail);
    QObject::connect(&sweeps, &SweepController::noticed, &notices, &Notices::tell);
    QObject::connect(&sweeps, &SweepController::takenBack, &notices, &Notices::takeBack);
    QObject::connect(&files, &DocumentFiles::failed, &notices, &Notices::fail);
    QObject::connect(&files, &DocumentFiles::noticed, &notices, &Notices::tell);
    QObject::connect(&reports, &ReportController::failed, &notices, &Notices::fail);
    QObject::connect(&exports, &FileWriter::failed, &notices, &Notices::fail);
    QObject::connect(&recovery, &Recovery::noticed, &notices, &Notices::tell);
    QObject::connect(&client, &Client::notice, &notices, &Notices::tell);
    QObject::connect(&client, &Client::lost, &notices, &Notices::tell);
}

}  // namespace kd
