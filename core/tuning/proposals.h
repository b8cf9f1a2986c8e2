// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/candidate.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Says what a user asks of a kernel at its launch.
struct GoalRequest {
    std::string architecture;  ///< "sm_80"; empty: that of the build
    enum class Unit { Percent, Blocks };
    Unit unit = Unit::Percent;
    double amount = 75;  ///< percent of the warps of an SM, or blocks on it
    bool keepsBlockSize = true;
    bool keepsSpills = true;        ///< candidates that spill more than now are no answers
    bool triesBounds = true;        ///< __launch_bounds__
    bool triesMaxRegisters = true;  ///< --maxrregcount
    bool triesUnroll = true;        ///< smaller factors of the kernel's `#pragma unroll`
    bool triesShared = true;
    bool triesCarveout = true;
};
/// The same for the calculator. Throws LogicError for an unknown architecture.
OccupancyGoal goalOf(const GoalRequest& request, const ComputeCapability& architecture);

/// In all that follows `launch` has the kernel's figures. Bounds for which `source` holds no definition of the kernel, or several,
/// have no text and no edit.

/// __launch_bounds__ for the nearest register limit that raises occupancy and for the one that raises it most; none at the
/// maximum, and for an architecture that the calculator does not know. `place` is where the kernel is defined.
std::vector<Candidate> boundsCandidates(const OccupancyInput& launch, const std::string& kernel,
                                        const std::optional<KernelDefinition>& place);

/// Gives what to try for more occupancy: the bounds above, --maxrregcount for the next level, and smaller unrolls for it.
std::vector<Candidate> occupancyCandidates(const OccupancyInput& launch, std::string_view source, const std::string& kernel);

/// The smallest changes that reach what was asked for, as it allows; none where it is reached already.
std::vector<Candidate> goalCandidates(const GoalRequest& request, const OccupancyInput& launch, std::string_view source,
                                      const std::string& kernel);

/// The program for `architecture`.
Candidate architectureCandidate(const std::string& architecture);
/// The program for four architectures besides `present` that developers ask about, those of `known`; ascending.
std::vector<Candidate> architectureCandidates(const std::vector<std::string>& known, const std::string& present);

}  // namespace kd
