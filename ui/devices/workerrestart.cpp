#include "ui/devices/workerrestart.h"

#include "ui/program/targets.h"
#include "ui/workbench/workbench.h"

namespace kd {
namespace {

/// As it was chosen: this machine, by name, or by a command.
Target chosenTarget(const Workbench& workbench)
{
    const QString name = workbench.targetName();
    if (name.isEmpty())
        return workbench.ownTarget();
    return targetsOfSettings().contains(name) ? targetOfSettings(name) : Target::fromCommandLine(name, name);
}

}  // namespace

void restartWorker(Workbench& workbench)
{
    workbench.stop();
    workbench.client().setTarget(chosenTarget(workbench));
    workbench.describeTarget();
}

}  // namespace kd
