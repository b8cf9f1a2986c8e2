// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/timingfeed.h"

#include "ui/timing/timingmodel.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/runs/jobrunner.h"

namespace kd {

TimingModel& makeTimingModel(Documents& documents, BuildController& builds, LaunchModel& launches, JobRunner& jobs)
{
    auto* model = new TimingModel(&jobs);
    const auto onJobChanged = [model, &jobs] { model->setTiming(jobs.job().isMeasuring()); };
    QObject::connect(&jobs, &JobRunner::runsChanged, model, [model, &jobs] { model->setRuns(jobs.runs()); });
    QObject::connect(&jobs, &JobRunner::jobChanged, model, onJobChanged);
    QObject::connect(&documents, &Documents::textChanged, model, &TimingModel::updateAge);
    QObject::connect(&builds, &BuildController::changed, model, &TimingModel::updateAge);
    QObject::connect(&launches, &LaunchModel::checked, model, &TimingModel::updateAge);
    model->setAgeSource([&jobs](const RunRecord& run) { return jobs.ageOf(run); });
    model->setRuns(jobs.runs());
    onJobChanged();
    return *model;
}

}  // namespace kd
