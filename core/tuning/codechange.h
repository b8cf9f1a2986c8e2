// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/source/launchbounds.h"
#include "core/compile/options/options.h"
#include "core/occupancy/goal.h"
#include "core/tuning/changejudgement.h"
#include "core/tuning/unrolltrial.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// A change of a program that asks the compiler for fewer registers, and the occupancy that these would give.
struct CodeChange {
    enum class Kind { Bounds, MaxRegisters, Unroll };  ///< Unroll: a smaller factor of a loop, whose registers nobody can calculate
    Kind kind = Kind::Bounds;
    std::string text;                  ///< "__launch_bounds__(256, 6)", "--maxrregcount=40"
    std::optional<BoundsEdit> edit;    ///< of the source; of Bounds and Unroll
    std::optional<UnrollTrial> unroll; ///< of Unroll
    std::vector<std::string> options;  ///< behind the program's own
    OccupancyGoal goal;
    double promised = 0;               ///< occupancy, 0..1; of Unroll what it is to reach
};

/// What to try for more occupancy at `launch`, which has the kernel's figures: __launch_bounds__ for the next level and for the
/// highest, where `source` holds the kernel's definition, --maxrregcount for the next, and smaller unrolls for the next
/// (unrollTrials()). Empty at the maximum.
std::vector<CodeChange> codeChanges(const OccupancyInput& launch, std::string_view source, std::string_view kernel);

/// Makes a program's text and settings the changed ones. `edit` is of `source` as it is.
void applyChange(const std::optional<BoundsEdit>& edit, const std::vector<std::string>& options, std::string& source,
                 CompileSettings& settings);

/// `compiled`: the changed program. `kernel` is the one before the change as it is compiled for the same architecture,
/// `launch` how the changed one is launched.
ChangeJudgement judgeChange(const CompileOutcome& compiled, const KernelInfo& kernel, const OccupancyInput& launch,
                            const OccupancyGoal& goal);

}  // namespace kd
