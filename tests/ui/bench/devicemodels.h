// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/bench/testbench.h"
#include "ui/devices/devicecomparison.h"
#include "ui/devices/workerstatus.h"
#include "ui/program/peakfile.h"
#include "ui/workbench/notices.h"
#include "ui/workbench/peaks/peakstore.h"

namespace kd {

inline PeakStore& peaksOf(Workbench& bench)
{
    auto* const known = bench.target.findChild<PeakStore*>();
    if (known != nullptr)
        return *known;
    auto* const made = new PeakStore(bench.client, bench.target, defaultPeakFile(), &bench.target);
    QObject::connect(made, &PeakStore::failed, &bench.notices, &Notices::fail);
    return *made;
}

inline DeviceComparison& comparisonOf(Workbench& bench)
{
    auto* const known = bench.target.findChild<DeviceComparison*>();
    return known != nullptr ? *known : DeviceComparison::follow(bench.target, peaksOf(bench));
}

inline WorkerModels workerModels(Workbench& bench)
{
    return {bench.client, bench.target, bench.jobs, peaksOf(bench)};
}

}  // namespace kd
