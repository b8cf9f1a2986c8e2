// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/occupancyfeed.h"

#include "ui/occupancy/occupancymodel.h"
#include "ui/workbench/buildchange.h"
#include "ui/workbench/documents.h"
#include "ui/workbench/launchwaves.h"
#include "ui/workbench/timings.h"
#include "ui/workbench/workbench.h"

#include <map>
#include <memory>

namespace kd {
namespace {

/// The newest one a block size, of the code and the launch as they stand but for the block.
std::vector<MeasuredTime> timesByBlock(const Workbench& workbench)
{
    std::map<std::uint32_t, double> newest;
    for (const WorkTiming& timing : timingsOfWork(workbench))
        if (timing.isOfBuild)
            newest.emplace(timing.input.threads, timing.seconds);
    std::vector<MeasuredTime> times;
    for (const auto& [threads, seconds] : newest)
        times.push_back({.threads = threads, .seconds = seconds});
    return times;
}

std::optional<OccupancyBuild> buildOf(const Workbench& workbench)
{
    const std::optional<OccupancyInput> launch = workbench.occupancyInput();
    const KernelInfo* kernel = workbench.kernel();
    if (!launch || kernel == nullptr)
        return std::nullopt;
    // The launch was checked with the build before, as long as the new check goes on.
    const DeviceInfo* const device = workbench.device();
    const std::optional<LaunchPlan>& plan = workbench.launchCheck().plan;
    OccupancyBuild build{.kernel = QString::fromStdString(kernel->name),
                         .input = withKernel(*launch, *kernel),
                         .multiprocessors = device == nullptr ? 0 : static_cast<std::uint32_t>(multiprocessorsOf(*device)),
                         .blocks = plan ? plan->grid.count() : 0,
                         .times = timesByBlock(workbench),
                         .previous = {}};
    const Build& before = workbench.previousBuild();
    if (const KernelInfo* const other = before ? sameKernel(*before.outcome, *kernel) : nullptr)
        build.previous = withKernel(*launch, *other);
    return build;
}

struct KeptEdits {
    OccupancyModel::Edits edits;
};

/// Inputs that were edited stay with their document.
void keepEditsPerDocument(OccupancyModel& model, Workbench& workbench)
{
    Documents& documents = workbench.documents();
    QObject::connect(&documents, &Documents::currentAboutToChange, &model,
                     [&model, &documents] { documents.current().part<KeptEdits>().edits = model.edits(); });
    QObject::connect(&documents, &Documents::currentChanged, &model, [&model, &workbench](Document* document) {
        model.setDocument(buildOf(workbench), document->part<KeptEdits>().edits);
    });
}

/// What is on the screen is what is exported.
void tellCalculation(const OccupancyModel& model, Workbench& workbench)
{
    const bool isChanged = model.build() && !model.followsBuild();
    workbench.setCalculation(isChanged ? std::optional(model.answer()->input) : std::nullopt);
}

}  // namespace

OccupancyModel& occupancyModelOf(Workbench& workbench)
{
    if (auto* known = workbench.findChild<OccupancyModel*>(QString(), Qt::FindDirectChildrenOnly))
        return *known;
    auto* model = new OccupancyModel(&workbench);
    const auto update = [model, &workbench] {
        model->setStale(workbench.isStale(), workbench.isStale() && workbench.goodBuild() && !workbench.build());
        model->setBuild(buildOf(workbench));
    };
    QObject::connect(&workbench, &Workbench::buildChanged, model, update);
    QObject::connect(&workbench, &Workbench::kernelChanged, model, update);
    QObject::connect(&workbench, &Workbench::launchChecked, model, update);
    QObject::connect(&workbench, &Workbench::targetChanged, model, update);
    QObject::connect(&workbench, &Workbench::runsChanged, model, update);
    QObject::connect(model, &OccupancyModel::changed, &workbench, [model, &workbench] { tellCalculation(*model, workbench); });
    QObject::connect(&workbench, &Workbench::calculationOpened, model, &OccupancyModel::setInput);
    keepEditsPerDocument(*model, workbench);
    update();
    return *model;
}

}  // namespace kd
