// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

class TimingModel;
class Workbench;

/// The one model that all timing views of a workbench share; it follows the workbench's runs and ends with it.
TimingModel& timingModelOf(Workbench& workbench);

}  // namespace kd
