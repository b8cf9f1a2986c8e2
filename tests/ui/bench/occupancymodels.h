// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/bench/testbench.h"
#include "ui/occupancy/matrixsection.h"
#include "ui/occupancy/occupancyfeed.h"
#include "ui/occupancy/occupancymodel.h"
#include "ui/occupancy/occupancypanel.h"

namespace kd {

inline OccupancyModel& occupancyOf(Workbench& bench)
{
    if (auto* const known = bench.launches.findChild<OccupancyModel*>())
        return *known;
    return makeOccupancyModel({bench.documents, bench.target, bench.builds, bench.launches, bench.jobs, bench.reports});
}

inline OccupancyPanelModels occupancyPanelModels(Workbench& bench)
{
    return {bench.builds, bench.jobs, bench.advisor, bench.problems, bench.navigator, bench.notices};
}

inline MatrixModels matrixModels(Workbench& bench)
{
    return {bench.matrix, bench.target, bench.builds, bench.jobs, bench.navigator};
}

}  // namespace kd
