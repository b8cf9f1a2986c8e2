// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/bench/testbench.h"
#include "ui/devices/devicecomparison.h"
#include "ui/devices/peakstore.h"
#include "ui/devices/workerstatus.h"

namespace kd {

inline PeakStore& peaksOf(Workbench& bench)
{
    return PeakStore::of(bench.client, bench.target);
}

inline DeviceComparison& comparisonOf(Workbench& bench)
{
    return DeviceComparison::of(bench.target, peaksOf(bench));
}

inline WorkerModels workerModels(Workbench& bench)
{
    return {bench.client, bench.target, bench.jobs, peaksOf(bench), bench.notices};
}

}  // namespace kd
