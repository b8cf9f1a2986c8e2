// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/chart.h"
#include "ui/timing/timingfigures.h"

namespace kd {

/// The samples in launch order, with their median and the band between the quartiles. `first`: those of the baseline (A) on the
/// same axes, where there is one.
ChartContent samplesChart(const SampleFigures& figures, const SampleFigures* first = nullptr);

/// How the samples are distributed, with the median; `beyond` counts those that are too far away to be drawn.
struct Distribution {
    ChartContent content;
    std::size_t beyond = 0;
};
Distribution distributionChart(const SampleFigures& figures, const SampleFigures* first = nullptr);

}  // namespace kd
