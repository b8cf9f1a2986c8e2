// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/chart.h"
#include "ui/roofline/rooflineentries.h"

namespace kd {

/// Operations a second over operations a byte, both axes logarithmic: slopes of device memory and L2 beneath the highest flat roof,
/// a flat line for each measured rate, a point for each entry (B and A in their colours, the others grey), and a dashed line from B
/// up to its roof. Of counts without a time a dashed line stands in the place of the point.
ChartContent rooflineChart(const Roofline& roofline);

}  // namespace kd
