// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

class BuildController;
class Documents;
class JobRunner;
class LaunchModel;
class Navigator;
class TargetConnection;

/// The models that the launch panel and its forms show.
struct LaunchPanelModels {
    Documents& documents;
    TargetConnection& target;
    BuildController& builds;
    LaunchModel& launches;
    JobRunner& jobs;
    Navigator& navigator;
};

}  // namespace kd
