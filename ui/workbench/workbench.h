// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/client/client.h"
#include "ui/workbench/advice/advisor.h"
#include "ui/workbench/advice/architecturematrix.h"
#include "ui/workbench/advice/goalsolver.h"
#include "ui/workbench/advice/problemlist.h"
#include "ui/workbench/assistant/assistant.h"
#include "ui/workbench/documents/codesources.h"
#include "ui/workbench/documents/documentfiles.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/documents/recovery.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/notices.h"
#include "ui/workbench/report/filewriter.h"
#include "ui/workbench/report/reportcontroller.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/sweep/sweepcontroller.h"

#include <memory>

namespace kd {

/// Owns the models of one window, in the order in which they know each other, and connects those that do not. Views are given
/// the models that they show. Lives in the thread of the window; nothing here waits.
struct Workbench {
    /// `own` is this machine's target.
    explicit Workbench(const Target& own);
    /// Asks `asked` in place of a client that starts `own`.
    Workbench(const Target& own, std::unique_ptr<Client> asked);
    Workbench(const Workbench&) = delete;
    Workbench& operator=(const Workbench&) = delete;

private:
    std::unique_ptr<Client> m_client;

public:
    Client& client;
    Documents documents;
    TargetConnection target;
    BuildController builds;
    LaunchModel launches;
    JobRunner jobs;
    SweepController sweeps;
    Advisor advisor;
    ArchitectureMatrix matrix;
    GoalSolver goals;
    DocumentFiles files;
    CodeSources sources;
    ReportController reports;
    FileWriter exports;
    Recovery recovery;
    ProblemList problems;
    Navigator navigator;
    Notices notices;
    Assistant assistant;

private:
    void connectNotices();
};

}  // namespace kd
