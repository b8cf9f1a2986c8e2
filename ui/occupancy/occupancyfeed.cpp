// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/occupancyfeed.h"

#include "ui/occupancy/occupancymodel.h"
#include "ui/workbench/advice/editcost.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/launch/launchwaves.h"
#include "ui/workbench/report/reportcontroller.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/runs/timings.h"
#include "ui/workbench/target/targetconnection.h"

#include <map>
#include <memory>

namespace kd {
namespace {

/// The newest one a block size, of the code and the launch as they stand but for the block.
std::vector<MeasuredTime> timesByBlock(const JobRunner& jobs)
{
    std::map<std::uint32_t, double> newest;
    for (const WorkloadTiming& timing : jobs.timingsOfWork())
        if (timing.isOfBuild)
            newest.emplace(timing.input.threads, timing.seconds);
    std::vector<MeasuredTime> times;
    for (const auto& [threads, seconds] : newest)
        times.push_back({.threads = threads, .seconds = seconds});
    return times;
}

std::optional<OccupancyBuild> buildOf(const OccupancySources& models)
{
    const std::optional<OccupancyInput> launch = models.launches.occupancyInput();
    const KernelInfo* kernel = models.launches.kernel();
    if (!launch || kernel == nullptr)
        return std::nullopt;
    // The launch was checked with the build before, as long as the new check goes on.
    const DeviceInfo* const device = models.target.device();
    const std::optional<BlockShape>& shape = models.launches.check().shape;
    OccupancyBuild build{.kernel = QString::fromStdString(kernel->name),
                         .input = withKernel(*launch, *kernel),
                         .multiprocessors = device == nullptr ? 0 : static_cast<std::uint32_t>(multiprocessorsOf(*device)),
                         .blocks = shape && shape->grid ? shape->grid->count() : 0,
                         .times = timesByBlock(models.jobs),
                         .noBlockSize = models.launches.check().noBlockSize,
                         .previous = {}};
    const Build& before = models.builds.previousBuild();
    const Build& now = models.builds.goodBuild();
    if (const KernelInfo* const other = before ? comparedKernel(*before.outcome, *now.outcome, *kernel) : nullptr)
        build.previous = withKernel(*launch, *other);
    return build;
}

struct KeptEdits {
    OccupancyModel::Edits edits;
};

/// Inputs that were edited stay with their document.
void keepEditsWithDocument(OccupancyModel& model, const OccupancySources& models)
{
    Documents& documents = models.documents;
    QObject::connect(&documents, &Documents::currentAboutToChange, &model,
                     [&model, &documents] { documents.current().part<KeptEdits>().edits = model.edits(); });
    QObject::connect(&documents, &Documents::currentChanged, &model, [&model, models](Document* document) {
        model.setDocument(buildOf(models), document->part<KeptEdits>().edits);
    });
}

/// What is on the screen is what is exported.
void tellCalculation(const OccupancyModel& model, const OccupancySources& models)
{
    const bool isChanged = model.build() && !model.followsBuild();
    models.reports.setCalculation(isChanged ? std::optional(model.answer()->input) : std::nullopt);
}

}  // namespace

OccupancyModel& makeOccupancyModel(const OccupancySources& models)
{
    auto* model = new OccupancyModel(&models.launches);
    const auto update = [model, models] {
        model->setStale(models.builds.isStale(), models.builds.isStale() && models.builds.goodBuild() && !models.builds.build());
        model->setBuild(buildOf(models));
    };
    QObject::connect(&models.builds, &BuildController::changed, model, update);
    QObject::connect(&models.launches, &LaunchModel::kernelChanged, model, update);
    QObject::connect(&models.launches, &LaunchModel::checked, model, update);
    QObject::connect(&models.target, &TargetConnection::changed, model, update);
    QObject::connect(&models.jobs, &JobRunner::runsChanged, model, update);
    QObject::connect(model, &OccupancyModel::changed, &models.reports, [model, models] { tellCalculation(*model, models); });
    QObject::connect(&models.reports, &ReportController::calculationOpened, model, &OccupancyModel::setInput);
    keepEditsWithDocument(*model, models);
    update();
    return *model;
}

}  // namespace kd
