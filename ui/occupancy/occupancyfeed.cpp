#include "ui/occupancy/occupancyfeed.h"

#include "ui/occupancy/occupancymodel.h"
#include "ui/workbench/buildchange.h"
#include "ui/workbench/workbench.h"

namespace kd {
namespace {

std::optional<OccupancyBuild> buildOf(const Workbench& workbench)
{
    const std::optional<OccupancyInput> launch = workbench.occupancyInput();
    const KernelInfo* kernel = workbench.kernel();
    if (!launch || kernel == nullptr)
        return std::nullopt;
    // The launch was checked with the build before, as long as the new check goes on.
    OccupancyBuild build{.kernel = QString::fromStdString(kernel->name), .input = withKernel(*launch, *kernel), .previous = {}};
    const Build& before = workbench.previousBuild();
    if (const KernelInfo* const other = before ? sameKernel(*before.outcome, *kernel) : nullptr)
        build.previous = withKernel(*launch, *other);
    return build;
}

}  // namespace

OccupancyModel& occupancyModelOf(Workbench& workbench)
{
    if (auto* known = workbench.findChild<OccupancyModel*>(QString(), Qt::FindDirectChildrenOnly))
        return *known;
    auto* model = new OccupancyModel(&workbench);
    const auto update = [model, &workbench] {
        model->setStale(workbench.isStale());
        model->setBuild(buildOf(workbench));
    };
    QObject::connect(&workbench, &Workbench::buildChanged, model, update);
    QObject::connect(&workbench, &Workbench::kernelChanged, model, update);
    QObject::connect(&workbench, &Workbench::launchChecked, model, update);
    update();
    return *model;
}

}  // namespace kd
