// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

class OccupancyModel;
class Workbench;

/// The one model that all occupancy views of a workbench share; it follows the workbench's good build and launch, and ends
/// with it.
OccupancyModel& occupancyModelOf(Workbench& workbench);

}  // namespace kd
