// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/comparison.h"
#include "core/sweep/table.h"

#include <cstddef>
#include <cstdint>
#include <functional>
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

/// Launches two points in turns, the second judged against the first; nothing stands for the program as it stands.
using ComparePoints = std::function<ComparisonOutcome(std::optional<std::uint64_t> first, std::optional<std::uint64_t> second)>;

/// Elects the best point and compares it with the program as it stands: times by what `compare` measures afresh, so that noise
/// elects none, counts as they are. Nothing where no point has a figure. Throws what `compare` throws.
std::optional<SweepVerdict> judgeSweep(const SweepTable& table, const ComparePoints& compare);

/// What tables keep of it.
SweepElection electionOf(const SweepVerdict& verdict);

}  // namespace kd
