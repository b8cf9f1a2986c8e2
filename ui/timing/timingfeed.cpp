// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/timingfeed.h"

#include "ui/timing/timingmodel.h"
#include "ui/workbench/documents.h"

namespace kd {

TimingModel& timingModelOf(Workbench& workbench)
{
    if (auto* known = workbench.findChild<TimingModel*>(QString(), Qt::FindDirectChildrenOnly))
        return *known;
    auto* model = new TimingModel(&workbench);
    const auto takeJob = [model, &workbench] { model->setTiming(workbench.job().kind == Job::Kind::Time); };
    QObject::connect(&workbench, &Workbench::runsChanged, model, [model, &workbench] { model->setRuns(workbench.runs()); });
    QObject::connect(&workbench, &Workbench::jobChanged, model, takeJob);
    QObject::connect(&workbench.documents(), &Documents::textChanged, model, &TimingModel::updateAge);
    for (const auto signal : {&Workbench::buildChanged, &Workbench::launchChecked})
        QObject::connect(&workbench, signal, model, &TimingModel::updateAge);
    model->setAgeSource([&workbench](const RunRecord& run) { return ageOf(run, workbench); });
    model->setRuns(workbench.runs());
    takeJob();
    return *model;
}

}  // namespace kd
