// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/occupancy/occupancy.h"

#include <QString>

namespace kd::cli {

/// The answer, what limits it, and what would raise it.
QString occupancyText(const OccupancyInput& input, const OccupancyResult& result);
/// The three step curves, each value at which the occupancy changes a row.
QString curvesText(const OccupancyInput& input);

}  // namespace kd::cli
