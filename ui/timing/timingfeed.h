// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

class JobRunner;
class TimingModel;

/// Makes the model that all views of those runs share; it ends with `jobs`.
TimingModel& makeTimingModel(JobRunner& jobs);

}  // namespace kd
