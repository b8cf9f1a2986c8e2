// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/buildfigures.h"
#include "core/tuning/candidate.h"
#include "core/tuning/verdict.h"

#include <optional>
#include <string>
#include <vector>

namespace kd {

/// A candidate, and what became of it. Of one that was read from a report, the candidate has its title and what it promised, the
/// figures their registers, spills and occupancy.
struct Trial {
    Candidate candidate;
    Verdict verdict = Verdict::Untried;
    std::optional<BuildFigures> figures;  ///< figures of the changed program, or calculated for the changed launch
    Message sentence;                     ///< of Refused what the compiler says, of Ignored why

    bool isCompiled() const { return kd::isCompiled(verdict); }
    /// It does what was asked for, and costs nothing else.
    bool isReached() const { return verdict == Verdict::Reaches || verdict == Verdict::Calculated; }
    /// It is compiled, and has more warps than `now`.
    bool isGainOver(const BuildFigures& now) const
    {
        return isCompiled() && figures && figures->reached.warpsPerSm > now.reached.warpsPerSm;
    }
};

/// The compile came to an end, good or bad: nobody cancelled it, and the compiler was there all the while.
bool isEnded(const CompileOutcome& outcome);

/// A trial before the compiler has had its word: that of a launch, which needs none, is Calculated, any other Untried. `now` is the
/// kernel without the candidate.
Trial openTrial(const Candidate& candidate, const BuildFigures& now);

/// Judges what `compiled`, the program with the candidate, makes of it: Untried where the compile did not come to its end.
/// `kernel` is the one without the candidate, as it is compiled for the same architecture, `launch` how that is launched.
Trial judge(const Candidate& candidate, const CompileOutcome& compiled, const KernelInfo& kernel, const OccupancyInput& launch);

/// One answer of each series (Candidate::series) is kept, behind all else: the first that reaches the goal, one that spills only
/// where none does without, and none where no try does. `trials` are in the order in which they were proposed.
void keepBestOfSeries(std::vector<Trial>& trials);

}  // namespace kd
