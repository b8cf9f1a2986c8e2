// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/comparisonverdict.h"

#include "core/base/fields.h"
#include "core/base/numbers.h"
#include "core/base/splitmix.h"
#include "core/measure/nvml.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>

namespace kd {
namespace {

constexpr double kMaxDrift = 0.05;        ///< of what both take, from the first quarter of the blocks to the last
constexpr double kMaxClockSpread = 0.05;  ///< of the highest clock that was read
constexpr double kNoiseFactor = 4;        ///< so many standard deviations are no chance
constexpr double kMadToDeviation = 1.4826;  ///< standard deviation of a normal distribution / median absolute deviation
constexpr std::size_t kMaxBlocks = 256;
constexpr std::size_t kMaxReasons = 64;

constexpr std::array<EnumWord<ComparisonReason::Kind>, 10> kReasonWords{{{ComparisonReason::Kind::TooFewSamples, "tooFewSamples"},
                                                                         {ComparisonReason::Kind::WideInterval, "wideInterval"},
                                                                         {ComparisonReason::Kind::Drift, "drift"},
                                                                         {ComparisonReason::Kind::FirstSlower, "firstSlower"},
                                                                         {ComparisonReason::Kind::ClockSpread, "clockSpread"},
                                                                         {ComparisonReason::Kind::Throttled, "throttled"},
                                                                         {ComparisonReason::Kind::OtherProcess, "otherProcess"},
                                                                         {ComparisonReason::Kind::WrongBefore, "wrongBefore"},
                                                                         {ComparisonReason::Kind::WrongAfter, "wrongAfter"},
                                                                         {ComparisonReason::Kind::MixedCounts, "mixedCounts"}}};
constexpr std::array<EnumWord<TimeVerdict::Kind>, 4> kVerdictWords{{{TimeVerdict::Kind::Faster, "faster"},
                                                                    {TimeVerdict::Kind::Slower, "slower"},
                                                                    {TimeVerdict::Kind::Same, "same"},
                                                                    {TimeVerdict::Kind::CannotTell, "cannotTell"}}};

double medianOf(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1)
        return *middle;
    return (*middle + *std::max_element(values.begin(), middle)) / 2;
}

/// The logarithms of one block: B's mean less A's, and the mean of both.
struct BlockLog {
    double difference = 0, level = 0;
    int placement = 0;
};

/// `firstShift` and `secondShift`: seconds that all times of a build are shorter in truth.
std::vector<BlockLog> logsOf(std::span<const ComparedBlock> blocks, double firstShift = 0, double secondShift = 0)
{
    std::vector<BlockLog> logs;
    for (const ComparedBlock& block : blocks) {
        const double first = (std::log(block.first[0] - firstShift) + std::log(block.first[1] - firstShift)) / 2;
        const double second = (std::log(block.second[0] - secondShift) + std::log(block.second[1] - secondShift)) / 2;
        if (std::isfinite(first) && std::isfinite(second))
            logs.push_back({.difference = second - first, .level = (first + second) / 2, .placement = block.placement});
    }
    return logs;
}

/// What is independent of each other: the mean differences of the placements, or, where these are too few, those of the blocks.
std::vector<double> independentDifferences(const std::vector<BlockLog>& logs)
{
    struct Sum {
        double differences = 0, blocks = 0;
    };
    std::map<int, Sum> sums;
    for (const BlockLog& log : logs) {
        sums[log.placement].differences += log.difference;
        ++sums[log.placement].blocks;
    }
    std::vector<double> differences;
    if (sums.size() >= kMinBlocks)
        for (const auto& [placement, sum] : sums)
            differences.push_back(sum.differences / sum.blocks);
    else
        for (const BlockLog& log : logs)
            differences.push_back(log.difference);
    return differences;
}

/// The largest C with P(W < C) <= tail, where W is the sum of the positive ranks of `count` differences that are as likely of
/// either sign. 0 where there is none.
std::size_t signedRank(std::size_t count, double tail)
{
    std::vector<double> chances(count * (count + 1) / 2 + 1);
    chances[0] = 1;
    for (std::size_t rank = 1, last = 0; rank <= count; ++rank) {
        last += rank;
        for (std::size_t sum = last + 1; sum-- > 0;)
            chances[sum] = (chances[sum] + (sum >= rank ? chances[sum - rank] : 0)) / 2;
    }
    double below = 0;
    std::size_t found = 0;
    while (found < chances.size() && below + chances[found] <= tail)
        below += chances[found++];
    return found;
}

/// Fills ratio and interval. False where there are too few differences for an interval.
bool estimate(const std::vector<double>& differences, double confidence, ComparisonVerdict& verdict)
{
    std::vector<double> averages;  // Walsh's
    for (std::size_t i = 0; i < differences.size(); ++i)
        for (std::size_t j = 0; j <= i; ++j)
            averages.push_back((differences[i] + differences[j]) / 2);
    if (averages.empty())
        return false;
    std::ranges::sort(averages);
    verdict.ratio = std::exp(medianOf(averages));
    const std::size_t rank = signedRank(differences.size(), (1 - confidence) / 2);
    if (rank == 0)
        return false;
    verdict.low = std::exp(averages[rank - 1]);
    verdict.high = std::exp(averages[averages.size() - rank]);
    return true;
}

/// Takes into the interval what it would be if all times of a build were too long, or too short, by as much as they may be. False
/// where nothing would be left of them, so that there is no interval.
bool widen(std::span<const ComparedBlock> blocks, const ComparisonLook& look, ComparisonVerdict& verdict)
{
    const SharedError& error = look.error;
    if (error.first <= 0 && error.second <= 0)
        return true;
    const std::size_t count = logsOf(blocks).size();
    for (const double first : {-error.first, error.first})
        for (const double second : {-error.second, error.second}) {
            if (error.isCommon && (first < 0) != (second < 0))
                continue;
            const std::vector<BlockLog> logs = logsOf(blocks, first, second);
            ComparisonVerdict shifted;
            if (logs.size() != count || !estimate(independentDifferences(logs), look.confidence, shifted)) {
                verdict.low = verdict.high = 0;
                return false;
            }
            verdict.low = std::min(verdict.low, shifted.low);
            verdict.high = std::max(verdict.high, shifted.high);
        }
    return true;
}

/// How much the levels of blocks differ by chance, from one to the next, so that a drift does not count.
double noiseOf(const std::vector<BlockLog>& logs)
{
    std::vector<double> steps;
    for (std::size_t i = 1; i < logs.size(); ++i)
        steps.push_back(std::abs(logs[i].level - logs[i - 1].level));
    return kMadToDeviation * medianOf(std::move(steps)) / std::sqrt(2.0);
}

double medianLevel(const std::vector<BlockLog>& logs, std::size_t begin, std::size_t end)
{
    std::vector<double> levels;
    for (std::size_t i = begin; i < end; ++i)
        levels.push_back(logs[i].level);
    return medianOf(std::move(levels));
}

std::string percentText(double logarithm)
{
    return numbers::percent(std::abs(std::expm1(logarithm)), numbers::Style::Plain);
}

void addTimeSigns(const std::vector<BlockLog>& logs, std::vector<ComparisonReason>& reasons)
{
    const double limit = std::max(std::log1p(kMaxDrift), kNoiseFactor * noiseOf(logs));
    const std::size_t quarter = logs.size() / 4;
    const double drift =
        medianLevel(logs, logs.size() - quarter, logs.size()) - medianLevel(logs, 0, quarter);
    if (drift > limit)
        reasons.push_back({ComparisonReason::Kind::Drift,
                           message("Both became slower by {} from the first quarter of the samples to the last.",
                                   percentText(drift))});
    if (-drift > limit)
        reasons.push_back({ComparisonReason::Kind::Drift,
                           message("Both became faster by {} from the first quarter of the samples to the last.",
                                   percentText(drift))});
    const double first = logs.front().level - medianLevel(logs, 1, logs.size());
    if (first > limit)
        reasons.push_back({ComparisonReason::Kind::FirstSlower,
                           message("The first samples were {} slower than those after them: the device was not warm.",
                                   percentText(first))});
}

void addDeviceSigns(const DeviceSigns& signs, std::vector<ComparisonReason>& reasons)
{
    if (!signs.smClocks.empty()) {
        const auto [low, high] = std::ranges::minmax(signs.smClocks);
        if (high - low > kMaxClockSpread * high)
            reasons.push_back({ComparisonReason::Kind::ClockSpread,
                               message("The SM clock went from {} to {} MHz while samples were taken.", numbers::shortest(low),
                                       numbers::shortest(high))});
    }
    for (const std::string& word : signs.throttling)
        reasons.push_back({ComparisonReason::Kind::Throttled, message("The device held its clocks down: {}.", throttleWord(word))});
    if (signs.hasOtherProcess)
        reasons.push_back({ComparisonReason::Kind::OtherProcess, "Another process works on the GPU, or holds it open."});
}

std::optional<ComparisonVerdict::Kind> kindOf(const ComparisonVerdict& verdict)
{
    if (verdict.low >= 1 - kSameTime && verdict.high <= 1 + kSameTime)
        return ComparisonVerdict::Kind::Same;
    if (verdict.high < 1 && verdict.ratio < 1 - kSameTime)
        return ComparisonVerdict::Kind::Faster;
    if (verdict.low > 1 && verdict.ratio > 1 + kSameTime)
        return ComparisonVerdict::Kind::Slower;
    return std::nullopt;
}

Message wideText(const ComparisonVerdict& verdict)
{
    return message("The ratio lies between {} and {}, which leaves open whether it differs from 1 by more than {}: more samples "
                   "narrow that.",
                   numbers::fixed(verdict.low, 4, numbers::Style::Plain), numbers::fixed(verdict.high, 4, numbers::Style::Plain),
                   numbers::percent(kSameTime, numbers::Style::Plain));
}

Message noIntervalText()
{
    return "The kernels are shorter than what is not known of the cost of their launches: CUPTI would tell their times, or more "
           "work in one launch.";
}

}  // namespace

std::string_view nameOf(ComparisonReason::Kind kind)
{
    return nameOf(kind, kReasonWords);
}

std::string_view nameOf(TimeVerdict::Kind kind)
{
    return nameOf(kind, kVerdictWords);
}

ComparisonSchedule comparisonSchedule(int samples, std::uint64_t seed)
{
    const int turns = std::max(samples / 2, 1);  // of each build, were each of one sample
    const int blocks = std::min(turns, kUsualBlocks);
    ComparisonSchedule schedule{.launches = (turns + blocks - 1) / blocks, .isReversed = {}};
    SplitMix64 random(seed);
    for (int block = 0; block < blocks; ++block)
        schedule.isReversed.push_back((random.next() & 1) != 0);
    return schedule;
}

std::vector<std::size_t> comparisonLooks(std::size_t blocks)
{
    constexpr std::size_t kFewestOfLook = 10;  // with an interval at each confidence that lookConfidence() gives
    std::vector<std::size_t> looks;
    for (const std::size_t part : {blocks / 4, blocks / 2})
        if (part >= kFewestOfLook)
            looks.push_back(part);
    looks.push_back(blocks);
    return looks;
}

double lookConfidence(std::size_t looks)
{
    return 1 - (1 - kComparisonConfidence) / static_cast<double>(std::max<std::size_t>(looks, 1));
}

double middleMean(std::vector<double> samples)
{
    std::ranges::sort(samples);
    const std::size_t cut = samples.size() / 4;
    double sum = 0;
    for (std::size_t i = cut; i < samples.size() - cut; ++i)
        sum += samples[i];
    return sum / static_cast<double>(samples.size() - 2 * cut);
}

bool isDecided(const ComparisonVerdict& verdict)
{
    return std::ranges::none_of(verdict.reasons, [](const ComparisonReason& reason) {
        return reason.kind == ComparisonReason::Kind::TooFewSamples || reason.kind == ComparisonReason::Kind::WideInterval;
    });
}

ComparisonVerdict judgeBlocks(std::span<const ComparedBlock> blocks, const DeviceSigns& signs, const ComparisonLook& look)
{
    ComparisonVerdict verdict;
    blocks = blocks.first(std::min(blocks.size(), kMaxBlocks));
    const std::vector<BlockLog> logs = logsOf(blocks);
    if (!estimate(independentDifferences(logs), look.confidence, verdict)) {
        verdict.reasons.push_back({ComparisonReason::Kind::TooFewSamples,
                                   message("There are {} block(s) of samples, and a verdict needs {}: allow more time or samples.",
                                           logs.size(), kMinBlocks)});
        addDeviceSigns(signs, verdict.reasons);
        return verdict;
    }
    const bool hasInterval = widen(blocks, look, verdict);
    addTimeSigns(logs, verdict.reasons);
    addDeviceSigns(signs, verdict.reasons);
    const std::optional<ComparisonVerdict::Kind> kind = hasInterval ? kindOf(verdict) : std::nullopt;
    if (!kind)
        verdict.reasons.push_back({ComparisonReason::Kind::WideInterval, hasInterval ? wideText(verdict) : noIntervalText()});
    if (kind && verdict.reasons.empty())
        verdict.kind = *kind;
    return verdict;
}

template <> struct FieldList<ComparedBlock> {
    static constexpr FieldRules kRules{.subject = "block of a comparison"};
    static void list(auto& fields, auto& block)
    {
        auto& [isReversed, first, second, placement, samples] = block;
        fields.field("reversed", isReversed);
        std::vector<double> firstTurns(first.begin(), first.end()), secondTurns(second.begin(), second.end());
        fields.field("first", firstTurns, 2);
        fields.field("second", secondTurns, 2);
        fields.require(firstTurns.size() == 2, "first", "it has two turns");
        fields.require(secondTurns.size() == 2, "second", "it has two turns");
        if constexpr (std::remove_reference_t<decltype(fields)>::kReads) {
            std::ranges::copy(firstTurns, first.begin());
            std::ranges::copy(secondTurns, second.begin());
        }
        fields.orAbsent("placement", placement);
        fields.require(placement >= 0, "placement", "it is not negative");
        std::vector<int> counts(samples.begin(), samples.end());
        fields.orAbsent("samples", counts, samples.size());
        fields.require(counts.size() == samples.size(), "samples", "it has four turns");
        if constexpr (std::remove_reference_t<decltype(fields)>::kReads)
            std::ranges::copy(counts, samples.begin());
    }
};

template <> struct FieldList<ComparisonReason> {
    static constexpr FieldRules kRules{.subject = "reason of a verdict"};
    static void list(auto& fields, auto& reason)
    {
        auto& [kind, text] = reason;
        fields.word("kind", kind, kReasonWords);
        fields.field("text", text);
    }
};

template <> struct FieldList<ComparisonVerdict> {
    static constexpr FieldRules kRules{.subject = "verdict of a comparison"};
    static void list(auto& fields, auto& verdict)
    {
        auto& [kind, ratio, low, high, confidence, reasons] = verdict;
        fields.word("kind", kind, kVerdictWords);
        fields.field("ratio", ratio);
        fields.field("low", low);
        fields.field("high", high);
        fields.share("confidence", confidence);
        fields.objects("reasons", reasons, kMaxReasons);
    }
};

void to_json(Json& json, const ComparedBlock& block)
{
    writeFields(json, block);
}

void from_json(const Json& json, ComparedBlock& block)
{
    readFields(json, block);
}

void to_json(Json& json, const ComparisonReason& reason)
{
    writeFields(json, reason);
}

void from_json(const Json& json, ComparisonReason& reason)
{
    readFields(json, reason);
}

void to_json(Json& json, const ComparisonVerdict& verdict)
{
    writeFields(json, verdict);
}

void from_json(const Json& json, ComparisonVerdict& verdict)
{
    readFields(json, verdict);
}

}  // namespace kd
