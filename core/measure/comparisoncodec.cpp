// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fields.h"
#include "core/measure/comparison.h"
#include "core/measure/kerneltime.h"

#include <algorithm>
#include <cmath>

namespace kd {
namespace {

constexpr double kLongestComparison = 86400;  ///< seconds
constexpr std::size_t kMaxComparedBlocks = 1024;
constexpr std::size_t kMaxCounts = 64;
constexpr std::array<EnumWord<CountChange>, 4> kChangeWords{{{CountChange::Fewer, "fewer"},
                                                             {CountChange::Same, "same"},
                                                             {CountChange::More, "more"},
                                                             {CountChange::Mixed, "mixed"}}};

}  // namespace

std::string_view nameOf(CountChange change)
{
    return nameOf(change, kChangeWords);
}

template <> struct FieldList<ComparisonRequest> {
    static constexpr FieldRules kRules{.subject = "comparison request"};
    static void list(auto& fields, auto& request)
    {
        auto& [first, second, warmup, samples, maxDuration, cold, seed, withoutCupti] = request;
        fields.required("first", first);
        fields.required("second", second);
        fields.require(first.device == second.device, "second", "both are of one device");
        fields.field("warmup", warmup, 0, kMaxSamples);
        fields.field("samples", samples, 1, kMaxSamples);
        fields.seconds("maxSeconds", maxDuration);
        const double seconds = maxDuration.count();
        fields.require(std::isfinite(seconds) && seconds >= 0 && seconds <= kLongestComparison, "maxSeconds",
                       message("it must lie between 0 and {}", std::to_string(kLongestComparison)));
        fields.field("cold", cold);
        fields.field("seed", seed);
        fields.orAbsent("withoutCupti", withoutCupti);
    }
};

template <> struct FieldList<ComparedCount> {
    static constexpr FieldRules kRules{.subject = "compared count"};
    static void list(auto& fields, auto& count)
    {
        auto& [name, first, second] = count;
        fields.field("name", name);
        fields.field("first", first);
        fields.field("second", second);
    }
};

template <> struct FieldList<ComparisonOutcome> {
    static constexpr FieldRules kRules{.subject = "comparison outcome"};
    static void list(auto& fields, auto& outcome)
    {
        auto& [first, second, firstSamples, secondSamples, firstStatistics, secondStatistics, blocks, verdict, modelled, counts,
               receipt, firstTime, secondTime] = outcome;
        fields.field("first", first);
        fields.field("second", second);
        fields.field("firstSamples", firstSamples, kMaxSamples + 4 * kMaxComparedBlocks);
        fields.field("secondSamples", secondSamples, kMaxSamples + 4 * kMaxComparedBlocks);
        fields.field("blocks", blocks, kMaxComparedBlocks);
        fields.field("verdict", verdict);
        fields.field("modelled", modelled);
        fields.objects("counts", counts, kMaxCounts);
        fields.field("receipt", receipt);
        fields.orAbsent("firstTime", firstTime);
        fields.orAbsent("secondTime", secondTime);
        if constexpr (std::remove_reference_t<decltype(fields)>::kReads) {
            const auto isTime = [](double seconds) { return std::isfinite(seconds) && seconds >= 0; };
            fields.require(std::ranges::all_of(firstSamples, isTime), "firstSamples", "they are times");
            fields.require(std::ranges::all_of(secondSamples, isTime), "secondSamples", "they are times");
            firstStatistics = firstSamples.empty() ? std::nullopt : std::optional(statisticsOf(firstSamples));
            secondStatistics = secondSamples.empty() ? std::nullopt : std::optional(statisticsOf(secondSamples));
        }
    }
};

void to_json(Json& json, const ComparisonRequest& request)
{
    writeFields(json, request);
}

void from_json(const Json& json, ComparisonRequest& request)
{
    readFields(json, request);
}

void to_json(Json& json, const ComparisonOutcome& outcome)
{
    writeFields(json, outcome);
}

void from_json(const Json& json, ComparisonOutcome& outcome)
{
    readFields(json, outcome);
}

}  // namespace kd
