// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/buildfigures.h"

#include <QString>

#include <optional>

namespace kd {

class BuildController;
class LaunchModel;

/// A kernel before and after an edit, at one launch.
struct EditCost {
    BuildFigures before, now;

    bool hasOtherRegisters() const { return before.registers != now.registers; }
    bool hasOtherSpills() const { return before.spilled != now.spilled; }
    bool hasOtherShared() const { return before.shared != now.shared; }
    bool hasOtherOccupancy() const { return before.reached.warpsPerSm != now.reached.warpsPerSm; }
    bool isNone() const { return !hasOtherRegisters() && !hasOtherSpills() && !hasOtherShared() && !hasOtherOccupancy(); }
    /// Lower occupancy or more spilled; or, with the same occupancy, more registers or shared memory.
    bool isWorse() const;
};

/// Gives the change from the kernel of that name in `before` to `kernel`, both launched as `launch` says. Nothing where there
/// is none.
std::optional<EditCost> editCost(const CompileOutcome& before, const KernelInfo& kernel, const OccupancyInput& launch);
/// Gives the change from previousBuild() to goodBuild(), of the chosen kernel at the launch as it was checked last. Nothing where
/// another compiler made the one than the other: what changed with that is no price of the edit.
std::optional<EditCost> editCostOf(const BuildController& builds, const LaunchModel& launches);

/// "registers", "warps per SM": what limits, as a sentence names it.
QString limiterName(Limiter limiter);
/// "registers and block slots"; empty when every warp of the SM is in use or no block fits.
QString limiterNamesOf(const OccupancyFigures& figures);

}  // namespace kd
