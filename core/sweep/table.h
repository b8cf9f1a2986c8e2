// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sweep/journal.h"
#include "core/sweep/result.h"
#include "core/sweep/space.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// The point that a second comparison chose among the best, and how it stands to the program as it stands.
struct SweepElection {
    std::uint64_t point = 0;
    double ratio = 0;          ///< its figure / today's; 0: not known
    double low = 0, high = 0;  ///< interval of the ratio; of counts both are the ratio; 0: not known
};

/// A sweep with what came of it so far, to be shown and to be written as files that other programs read.
struct SweepTable {
    SweepHeader header;
    SweepSpace space;                  ///< of the header's axes and constraints
    std::vector<SweepResult> results;  ///< in the order in which they came
    std::optional<SweepElection> election;
    std::vector<PointComparison> comparisons;  ///< points that were launched in turns

    /// The result of the program as it stands; null where there is none with a figure. Looks through all results: ask once.
    const SweepResult* today() const;
    /// The result of the elected point, else the best one; null where none has a figure. Looks through all results: ask once.
    const SweepResult* best() const;
};

/// The results of points that may be the best: the best one, and, in the order of their figures, those whose intervals overlap with
/// its interval. Counts are exact, and have one alone; so have times without an interval. Of points of one code and launch one is
/// there. Pointers into `results`.
std::vector<const SweepResult*> finalistsOf(const std::vector<SweepResult>& results, std::size_t maxCount);

/// The table of a journal that was read, with its elected point where its comparisons decide it; what no check of its worker stands
/// behind is not ranked. Throws RuntimeError where its axes are none, or have another number of points than it says.
SweepTable tableOf(SweepRecords records);

inline constexpr std::uint64_t kMaxCacheBytes = std::uint64_t{256} << 20;

/// Reads a cache of Kernel Tuner, whose last two braces may be missing. Times are milliseconds there and seconds here; the counts
/// of a cache whose objective is one of figureWord(), and whose entries have it by that name, are counts here. Throws
/// RuntimeError for what is none, and for entries that its parameters do not have.
SweepTable readTunerCache(std::string_view text);

// What other programs read. Times are milliseconds in the first two, as both formats have it; a figure that was counted goes by its
// own name, and is not called a time by the second.

/// A cache of Kernel Tuner, schema 1.1.0. Where figures were counted, its `time` is the count, since the format knows no point
/// without one, `objective` says which, and each entry has it by that name, too.
std::string tunerCacheText(const SweepTable& table);
/// Results in the open format T4 1.0.0. The elected point has its ratio to the program as it stands among its measurements.
std::string tuningResultsText(const SweepTable& table);
/// NVBench's JSON, a state for each point; those without a figure are skipped ones.
std::string nvbenchText(const SweepTable& table);
/// A row for each result: RFC 4180, with figures in full.
std::string csvText(const SweepTable& table);

/// "seconds", "instructions", "bytes"
std::string_view figureWord(SweepFigure figure);
/// "measured", "compile", "fault"…
std::string_view resultWord(SweepResult::State state);

}  // namespace kd
