// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

class BuildController;
class Client;
class Documents;
class JobRunner;
class LaunchModel;
class TargetConnection;

/// Holds what a workbench is made of, for those who watch several of them. All outlive who is given them.
struct WorkbenchContext {
    Client& client;
    Documents& documents;
    TargetConnection& target;
    BuildController& builds;
    LaunchModel& launches;
    JobRunner& jobs;
};

}  // namespace kd
