// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/message.h"
#include "core/measure/timeverdict.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Says in which order two builds are launched: in blocks of four turns, A B B A, or B A A B where the block is reversed, so that
/// what changes steadily falls on both alike. Which blocks are reversed is drawn from a seed: were A and B the same, either sign of
/// a block's difference would be as likely, whatever else goes on.
struct ComparisonSchedule {
    int launches = 1;               ///< samples of one turn
    std::vector<bool> isReversed;   ///< a block each

    /// Whether turn `turn` (0..3) of a block is B's.
    static bool isSecond(bool isReversed, int turn) { return (turn == 1 || turn == 2) != isReversed; }
};
/// Shares at most `samples` of each build out to kUsualBlocks blocks, or to fewer, of one sample a turn, where there are not
/// enough.
ComparisonSchedule comparisonSchedule(int samples, std::uint64_t seed);

inline constexpr int kUsualBlocks = 64;
/// Fewer have no interval of kComparisonConfidence.
inline constexpr std::size_t kMinBlocks = 8;
inline constexpr double kComparisonConfidence = 0.99;

/// Says after how many of at most `blocks` blocks a comparison is judged, rising, the last after all of them: after a quarter and a
/// half as well where these have 10 blocks at least. It ends as soon as one of them decides.
std::vector<std::size_t> comparisonLooks(std::size_t blocks);
/// Gives the confidence that the interval of each of so many looks needs so that all of them together hold with
/// kComparisonConfidence: the chance to be wrong is shared out (Bonferroni), whatever the looks have in common.
double lookConfidence(std::size_t looks);

/// Holds the times of the four turns of one block, in seconds, each build's in their order. The time of a turn is the mean of the
/// middle half of its samples.
struct ComparedBlock {
    bool isReversed = false;
    std::array<double, 2> first{}, second{};
    /// Number of the pair of placements that was launched: both builds loaded once more, at other addresses.
    int placement = 0;
    std::array<int, 4> samples{};  ///< how many were taken in each turn, in the order of the turns; 0 of an older worker
};
void to_json(Json& json, const ComparedBlock& block);
void from_json(const Json& json, ComparedBlock& block);

/// Says why a comparison is not to be believed, or does not tell.
struct ComparisonReason {
    enum class Kind {
        TooFewSamples,
        WideInterval,
        Drift,         ///< both builds became slower, or faster, as time went on
        FirstSlower,   ///< the first samples were slower than those after them
        ClockSpread,
        Throttled,
        OtherProcess,  ///< another process worked on the GPU
        WrongBefore,   ///< a kernel failed, or its results were wrong, before the samples
        WrongAfter,
        MixedCounts    ///< of counts, some fell and some rose
    };
    Kind kind = Kind::TooFewSamples;
    Message text;  ///< one sentence
    friend bool operator==(const ComparisonReason&, const ComparisonReason&) = default;
};
/// "tooFewSamples", "drift"…
std::string_view nameOf(ComparisonReason::Kind kind);
void to_json(Json& json, const ComparisonReason& reason);
void from_json(const Json& json, ComparisonReason& reason);

/// Holds what the device told of itself while the samples were taken.
struct DeviceSigns {
    std::vector<double> smClocks;          ///< MHz, as read again and again; empty where they are not told
    std::vector<std::string> throttling;   ///< words of throttleWords() but "idle", each once
    bool hasOtherProcess = false;
};

/// Seconds by which all times of a build alike may be too long or too short, whatever their number: what is not known of the cost
/// of a launch.
struct SharedError {
    double first = 0, second = 0;
    bool isCommon = false;  ///< both are too long, or too short, by the same, since it was measured in the same way
};

/// Says how a look judges.
struct ComparisonLook {
    double confidence = kComparisonConfidence;  ///< of its interval
    SharedError error;
};

/// Says how the times of B stand to those of A.
struct ComparisonVerdict {
    using Kind = TimeVerdict::Kind;
    Kind kind = Kind::CannotTell;
    double ratio = 0;          ///< time of B / time of A; 0 where there is none
    double low = 0, high = 0;  ///< interval of the ratio; 0 where there is none
    double confidence = kComparisonConfidence;  ///< that the interval holds the ratio, all looks counted
    std::vector<ComparisonReason> reasons;  ///< why it cannot tell; empty for all other kinds
};
/// "faster", "slower", "same", "cannotTell".
std::string_view nameOf(TimeVerdict::Kind kind);
void to_json(Json& json, const ComparisonVerdict& verdict);
void from_json(const Json& json, ComparisonVerdict& verdict);

/// Judges from the blocks' ratios. Blocks of one placement count as one, their mean, where there are kMinBlocks placements: the
/// same code at two addresses can differ by half a percent, whatever the number of samples. The ratio is the Hodges-Lehmann
/// estimate, the interval the distribution-free one of Wilcoxon's signed ranks (Hollander, Wolfe, Chicken, Nonparametric
/// Statistical Methods, 3.3), both of logarithms, widened by what the error of the look may shift it. Same where it lies within
/// kSameTime of 1; Faster and Slower where it leaves out 1 and the ratio is further from 1 than kSameTime; else, and where there is
/// a sign that the times are not to be believed, CannotTell. Only blocks of positive numbers count.
ComparisonVerdict judgeBlocks(std::span<const ComparedBlock> blocks, const DeviceSigns& signs = {},
                              const ComparisonLook& look = {});
/// Whether the blocks have decided: more of them are not needed.
bool isDecided(const ComparisonVerdict& verdict);
/// The mean of the middle half of the samples, which neither outliers nor the steps of a clock move much. `samples` is not empty.
double middleMean(std::vector<double> samples);

}  // namespace kd
