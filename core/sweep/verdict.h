// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sweep/pointcomparison.h"
#include "core/sweep/table.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace kd {

/// Points that are compared with each other again before one of them is called the best.
inline constexpr std::size_t kMaxFinalists = 3;

/// Which point of a sweep is the best, and how it stands to the program as it stands.
struct SweepVerdict {
    std::uint64_t point = 0;
    std::vector<std::uint64_t> finalists;  ///< points that may be the best by their intervals, `point` among them
    bool hasToday = false;    ///< there is a program as it stands, and it has a figure; else nothing below is known
    bool isCounted = false;   ///< by counts of the emulated GPU, exactly
    bool isSameCode = false;  ///< code and launch are those of the program as it stands
    ComparisonVerdict against;  ///< of the point against the program as it stands
};

/// How far the judgement of a sweep is: what has to be compared next, or the verdict.
struct SweepJudgement {
    /// The second one is judged against the first one; nothing stands for the program as it stands.
    struct Pair {
        std::optional<std::uint64_t> first, second;
    };
    std::optional<Pair> next;             ///< to be launched in turns; nothing where all that is needed is compared
    std::optional<SweepVerdict> verdict;  ///< nothing before that, and where no point has a figure
    std::size_t done = 0, total = 0;      ///< comparisons that it needs
};

/// Elects the best point and says how it stands to the program as it stands: times by the comparisons of `table`, so that noise
/// elects none, counts as they are. Of the points that may be the best each meets the fastest one so far. The same comparisons lead
/// to the same verdict, so that a judgement that was ended goes on where it was.
SweepJudgement judgementOf(const SweepTable& table);

/// What a judgement looks at: header, space and comparisons of `table` with the results of the points that may be the best and of
/// the program as it stands.
SweepTable judgedPart(const SweepTable& table);

/// What tables keep of it.
SweepElection electionOf(const SweepVerdict& verdict);

}  // namespace kd
