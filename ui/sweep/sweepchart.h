// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/chart.h"
#include "ui/workbench/sweep/sweepresults.h"

#include <optional>

namespace kd {

/// The figures over the values of an axis, of each value the best one: a line where the values are numbers, else one point each,
/// numbered. `present` is the point that the program is as it stands.
ChartContent sweepChart(const SweepResults& results, std::size_t axis, const std::optional<SweepPoint>& present);

/// The axis that a chart is of where a map has not two: the first with more than one value, else the first.
std::size_t chartAxis(const SweepSpace& space);

}  // namespace kd
