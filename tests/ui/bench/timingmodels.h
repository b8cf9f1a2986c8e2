// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timing/timingfeed.h"
#include "ui/timing/timingmodel.h"
#include "ui/workbench/workbench.h"

namespace kd {

inline TimingModel& timingOf(Workbench& bench)
{
    return timingModelOf(bench.documents, bench.builds, bench.launches, bench.jobs);
}

}  // namespace kd
