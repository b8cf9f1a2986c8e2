// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

class BuildController;
class Documents;
class JobRunner;
class LaunchModel;
class TimingModel;

/// Makes the model that all views of those runs share; it ends with `jobs`.
TimingModel& makeTimingModel(Documents& documents, BuildController& builds, LaunchModel& launches, JobRunner& jobs);

}  // namespace kd
