// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

class BuildController;
class Documents;
class JobRunner;
class LaunchModel;
class TimingModel;

/// The one model that all views of those runs share, made when it is first asked for; it ends with `jobs`.
TimingModel& timingModelOf(Documents& documents, BuildController& builds, LaunchModel& launches, JobRunner& jobs);

}  // namespace kd
