// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

class ArchitectureMatrix;
class Assistant;
class BuildController;
class Client;
class DocumentFiles;
class Documents;
class FileWriter;
class JobRunner;
class LaunchModel;
class Navigator;
class Notices;
class ProblemList;
class Recovery;
class ReportController;
class SweepController;
class TargetConnection;
struct Workbench;

/// The models of the window's own parts: commands, title, banner, tool bar, status bar. Its panels bring theirs (features()).
struct WindowModels {
    Client& client;
    Documents& documents;
    DocumentFiles& files;
    TargetConnection& target;
    BuildController& builds;
    LaunchModel& launches;
    JobRunner& jobs;
    SweepController& sweeps;
    ArchitectureMatrix& matrix;
    ProblemList& problems;
    ReportController& reports;
    FileWriter& exports;
    Recovery& recovery;
    Navigator& navigator;
    Notices& notices;
    Assistant& assistant;
};

WindowModels windowModels(Workbench& workbench);

}  // namespace kd
