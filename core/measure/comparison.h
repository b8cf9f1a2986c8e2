// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/message.h"
#include "core/base/units.h"
#include "core/measure/comparisonverdict.h"
#include "core/measure/timingoutcome.h"
#include "core/session/document/runoutcome.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Says how two builds are to be compared: A is `first`, B is `second`, and B is judged against A.
struct ComparisonRequest {
    RunRequest first, second;  ///< of one device
    int warmup = 10;           ///< launches of each before the first sample, as TimingRequest has them
    int samples = 1024;        ///< at most, of each, 1..kMaxSamples; fewer when fewer decide, or maxDuration ends it
    Seconds maxDuration{15};   ///< for the samples of both
    bool cold = false;         ///< L2 is flushed before every sample
    std::uint64_t seed = 1;    ///< the order of the turns is drawn from it
    bool withoutCupti = false; ///< CUPTI is not looked for, whose records are the best way to the kernels' own times
};
void to_json(Json& json, const ComparisonRequest& request);
void from_json(const Json& json, ComparisonRequest& request);

/// Says how a count of B stands to that of A.
enum class CountChange { Fewer, Same, More, Mixed };
/// "fewer", "same"…
std::string_view nameOf(CountChange change);

/// Holds what the emulated GPU counted in one launch of each build.
struct ComparedCount {
    std::string name;  ///< "warpInstructions", as TimingOutcome::instructions has it
    std::uint64_t first = 0, second = 0;

    CountChange change() const;
};

/// Gives what both launches counted, in the order in which people read it.
std::vector<ComparedCount> compareCounts(const LineCount& first, const LineCount& second);
/// Fewer where some counts are fewer and none is more, More likewise, Mixed where there are both. The sectors that packed accesses
/// would fill are no work, and do not count.
CountChange changeOf(const std::vector<ComparedCount>& counts);

/// One comparison; never changed after it was made.
struct ComparisonOutcome {
    RunOutcome first, second;  ///< the verified first runs; when one is not ok, nothing is compared
    /// Seconds of the kernels, as `firstTime` says, in launch order; `blocks` tell which of them were taken in which turn.
    std::vector<double> firstSamples, secondSamples;
    std::optional<Statistics> firstStatistics, secondStatistics;
    std::vector<ComparedBlock> blocks;
    ComparisonVerdict verdict;          ///< of times; of an emulated GPU it has no ratio
    bool modelled = false;              ///< counts of an emulated GPU instead of seconds
    std::vector<ComparedCount> counts;  ///< of an emulated GPU
    Json receipt;                       ///< how it was measured
    /// How the samples come to be of the kernels' own times, by one and the same way for both, with the windows that they differ
    /// from; nothing without samples. An older worker tells none, and its samples are windows.
    std::optional<KernelTime> firstTime, secondTime;

    bool ok() const { return first.ok() && second.ok(); }
    /// The run that says why nothing is compared, where ok() is false: the other may not have begun.
    const RunOutcome& failed() const { return first.ok() || first.message.empty() ? second : first; }
};
void to_json(Json& json, const ComparisonOutcome& outcome);
void from_json(const Json& json, ComparisonOutcome& outcome);

}  // namespace kd
