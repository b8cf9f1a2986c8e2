// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/runs/runrecord.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace kd {

/// Says how a run (B) stands to a baseline (A), and by what that was found.
struct Standing {
    enum class Kind { Faster, Slower, Same, CannotTell, Fewer, More };  ///< the last two are of counts
    enum class Basis {
        Rounds,   ///< both were launched by turns in one process
        Timings,  ///< two timings by themselves, between which clocks and temperature may have changed
        Counts    ///< of the emulated GPU, which has no time
    };
    Kind kind = Kind::CannotTell;
    Basis basis = Basis::Timings;
    double change = 0;         ///< of the median, or of the warp instructions, as a share of A's: -0.03 is 3 % less
    double low = 0, high = 0;  ///< bounds of the change at `confidence`; both 0 where there are none
    double confidence = 0;     ///< 0.99; 0: not known
    std::size_t rounds = 0;    ///< blocks of A B B A
    std::vector<ComparisonReason> reasons;  ///< why it cannot tell
    bool outputsDiffer = false;  ///< the outputs of both are not equal bit for bit
    bool isSameCode = false;     ///< code and launch of both are the same: nothing was launched

    /// Whether one of both is the better one.
    bool tells() const { return kind != Kind::Same && kind != Kind::CannotTell; }
    bool isWorse() const { return kind == Kind::Slower || kind == Kind::More; }
};

/// A standing, or why there is none.
struct StandingAnswer {
    std::optional<Standing> standing;
    QString whyNone;  ///< one sentence
};

/// What a comparison of a run (B) with a baseline (A) by turns found, where both ran.
Standing standingOf(const ComparisonOutcome& outcome);
/// Judges `run` against `baseline`: by the comparison with that very run where there was one, else by both timings. Runs of another
/// device or of other work have none.
StandingAnswer standingOf(const RunRecord& run, const RunRecord& baseline);

/// Gives what the emulated GPU counted in the launch of a timing; all 0 where a GPU was timed.
LineCount modelledTotals(const TimingOutcome& timing);

}  // namespace kd
