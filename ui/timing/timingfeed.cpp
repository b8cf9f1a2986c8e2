// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/timingfeed.h"

#include "ui/timing/timingmodel.h"
#include "ui/workbench/runs/jobrunner.h"

namespace kd {

TimingModel& makeTimingModel(JobRunner& jobs)
{
    auto* model = new TimingModel(&jobs);
    const auto onJobChanged = [model, &jobs] { model->setTiming(jobs.job().isMeasuring()); };
    QObject::connect(&jobs, &JobRunner::runsChanged, model, [model, &jobs] { model->setRuns(jobs.runs()); });
    QObject::connect(&jobs, &JobRunner::jobChanged, model, onJobChanged);
    QObject::connect(&jobs, &JobRunner::agesChanged, model, &TimingModel::updateAge);
    model->setAgeSource([&jobs](const RunRecord& run) { return jobs.ageOf(run); });
    model->setRuns(jobs.runs());
    onJobChanged();
    return *model;
}

}  // namespace kd
