// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/occupancy/waves.h"
#include "ui/workbench/advice/problem.h"

#include <vector>

namespace kd {

class Advisor;
class BuildController;
class LaunchModel;

/// Gives what would make the chosen kernel's launch better: fewer registers where the compiler proved that they help, spills, a
/// last warp or a last wave that is mostly empty. Only what is true of the good build; none while it is stale or muted.
std::vector<Problem> adviceOf(const BuildController& builds, const LaunchModel& launches, const Advisor& advisor);

/// The sentence on a launch that leaves much of the device without work; empty where it does not.
QString waveAdvice(const Waves& waves);
/// Advises likewise on a block whose last warp is not full.
QString warpAdvice(std::uint32_t threads);

}  // namespace kd
