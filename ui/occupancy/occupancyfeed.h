// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

class BuildController;
class Documents;
class JobRunner;
class LaunchModel;
class OccupancyModel;
class ReportController;
class TargetConnection;

/// The models that it follows.
struct OccupancySources {
    Documents& documents;
    TargetConnection& target;
    BuildController& builds;
    LaunchModel& launches;
    JobRunner& jobs;
    ReportController& reports;
};

/// Makes the model that all occupancy views of those models share. It follows the good build and the launch, and ends with
/// `models.launches`.
OccupancyModel& makeOccupancyModel(const OccupancySources& models);

}  // namespace kd
