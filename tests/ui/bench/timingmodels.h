// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/bench/testbench.h"
#include "ui/timing/timingfeed.h"
#include "ui/timing/timingmodel.h"

namespace kd {

inline TimingModel& timingOf(Workbench& bench)
{
    auto* const known = bench.jobs.findChild<TimingModel*>();
    return known != nullptr ? *known : makeTimingModel(bench.jobs);
}

}  // namespace kd
