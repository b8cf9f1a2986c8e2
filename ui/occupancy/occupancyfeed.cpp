#include "ui/occupancy/occupancyfeed.h"

#include "ui/occupancy/occupancymodel.h"
#include "ui/workbench/workbench.h"

namespace kd {
namespace {

std::optional<OccupancyBuild> buildOf(const Workbench& workbench)
{
    const std::optional<OccupancyInput> input = workbench.occupancyInput();
    const KernelInfo* kernel = workbench.kernel();
    if (!input || kernel == nullptr)
        return std::nullopt;
    return OccupancyBuild{.kernel = QString::fromStdString(kernel->name),
                          .hash = QString::fromStdString(workbench.goodBuild().outcome->cubinSha256),
                          .input = *input};
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
