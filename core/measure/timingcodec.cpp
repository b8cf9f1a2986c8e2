// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fields.h"
#include "core/measure/kerneltime.h"
#include "core/measure/timingoutcome.h"

#include <array>
#include <cmath>

namespace kd {
namespace {

constexpr double kLongestSeconds = 86400;
constexpr double kLargestAmount = 1e30;

constexpr std::uint64_t kMaxLaunches = 1'000'000'000;

using Why = TimingEnd::Why;
constexpr auto kEndWords = std::to_array<EnumWord<Why>>({{Why::SamplesReached, "samples"},
                                                         {Why::IntervalReached, "interval"},
                                                         {Why::TimeLimit, "time"},
                                                         {Why::Restless, "restless"},
                                                         {Why::Records, "records"},
                                                         {Why::Failure, "failure"}});

using Doubt = TimingDoubt::Kind;
constexpr auto kDoubtWords = std::to_array<EnumWord<Doubt>>({{Doubt::ImpossibleBandwidth, "impossibleBandwidth"},
                                                             {Doubt::ImpossibleFlopRate, "impossibleFlopRate"},
                                                             {Doubt::Throttled, "throttled"},
                                                             {Doubt::OtherProcess, "otherProcess"},
                                                             {Doubt::ClockSpread, "clockSpread"},
                                                             {Doubt::WorkElsewhere, "workElsewhere"},
                                                             {Doubt::ReusedWork, "reusedWork"},
                                                             {Doubt::BelowClock, "belowClock"}});

using Method = KernelTime::Method;
constexpr auto kMethodWords =
    std::to_array<EnumWord<Method>>({{Method::Window, "window"}, {Method::Calibrated, "calibrated"}, {Method::Cupti, "cupti"}});

/// A count of bytes or operations, or a duration: finite, not negative.
void requireAmount(auto& fields, const char* key, double amount, double max)
{
    if (!std::isfinite(amount) || amount < 0 || amount > max)
        fields.require(false, key, message("it must lie between 0 and {}", std::to_string(max)));
}

}  // namespace

template <> struct FieldList<TimingRequest> {
    static constexpr FieldRules kRules{.subject = "timing request"};
    static void list(auto& fields, auto& request)
    {
        auto& [run, warmup, samples, maxDuration, cold, bytes, flops, withoutCupti, interval, minSamples, discardThrottled] =
            request;
        fields.required("run", run);
        fields.field("warmup", warmup, 0, kMaxSamples);
        fields.field("samples", samples, 1, kMaxSamples);
        fields.seconds("maxSeconds", maxDuration);
        requireAmount(fields, "maxSeconds", maxDuration.count(), kLongestSeconds);
        fields.field("cold", cold);
        fields.field("bytes", bytes);
        requireAmount(fields, "bytes", bytes, kLargestAmount);
        fields.field("flops", flops);
        requireAmount(fields, "flops", flops, kLargestAmount);
        fields.orAbsent("withoutCupti", withoutCupti);
        fields.orAbsent("interval", interval);
        fields.require(isInterval(interval), "interval", "it must be 0, or a share from 0.00001 to 0.5");
        if (fields.kReads || interval > 0)
            fields.field("minSamples", minSamples, 1, kMaxSamples);
        fields.orAbsent("discardThrottled", discardThrottled);
    }
};

template <> struct FieldList<Statistics> {
    static constexpr FieldRules kRules{.subject = "statistics of a timing"};
    static void list(auto& fields, auto& statistics)
    {
        auto& [median, mean, min, max, p05, p95, standardDeviation, intervalLow, intervalHigh] = statistics;
        fields.field("median", median);
        fields.field("mean", mean);
        fields.field("min", min);
        fields.field("max", max);
        fields.field("p05", p05);
        fields.field("p95", p95);
        fields.field("stddev", standardDeviation);
        std::vector<double> interval{intervalLow, intervalHigh};
        fields.field("interval95", interval, 2);
        fields.require(interval.size() == 2, "interval95", "it is [low, high]");
        if constexpr (std::remove_reference_t<decltype(fields)>::kReads) {
            intervalLow = interval[0];
            intervalHigh = interval[1];
        }
    }
};

template <> struct FieldList<KernelTime> {
    static constexpr FieldRules kRules{.subject = "way to a kernel's time"};
    static void list(auto& fields, auto& time)
    {
        auto& [method, error, reason, windows, windowStatistics] = time;
        fields.word("method", method, kMethodWords);
        fields.field("error", error);
        requireAmount(fields, "error", error, kLongestSeconds);
        fields.orAbsent("reason", reason);
        fields.orAbsent("windows", windows, kMaxSamples);
        fields.objectOrAbsent("windowStatistics", windowStatistics);
    }
};

template <> struct FieldList<TimingEnd> {
    static constexpr FieldRules kRules{.subject = "end of a timing"};
    static void list(auto& fields, auto& end)
    {
        auto& [why, wanted, reached, projected, discarded] = end;
        fields.word("why", why, kEndWords);
        fields.field("wanted", wanted);
        requireAmount(fields, "wanted", wanted, kLargestAmount);
        fields.field("reached", reached);
        requireAmount(fields, "reached", reached, kLargestAmount);
        fields.orAbsent("projected", projected);
        requireAmount(fields, "projected", projected, kLargestAmount);
        std::uint64_t count = discarded;
        fields.orAbsent("discarded", count, std::uint64_t{0}, std::uint64_t{kMaxLaunches});
        if constexpr (std::remove_reference_t<decltype(fields)>::kReads)
            discarded = count;
    }
};

template <> struct FieldList<TimingDoubt> {
    static constexpr FieldRules kRules{.subject = "doubt of a timing"};
    static void list(auto& fields, auto& doubt)
    {
        auto& [kind, text] = doubt;
        fields.word("kind", kind, kDoubtWords);
        fields.field("text", text);
    }
};

template <> struct FieldList<TimingOutcome> {
    static constexpr FieldRules kRules{.subject = "timing outcome"};
    static void list(auto& fields, auto& outcome)
    {
        auto& [run, samples, statistics, bandwidth, flopRate, clocksMissing, receipt, modelled, instructions, kernelTime, end,
               doubts] = outcome;
        fields.field("run", run);
        fields.field("samples", samples, kMaxSamples);
        fields.object("statistics", statistics);
        fields.field("bandwidth", bandwidth);
        fields.field("flopRate", flopRate);
        fields.orAbsent("clocksMissing", clocksMissing);
        fields.field("receipt", receipt);
        fields.field("modelled", modelled);
        fields.field("instructions", instructions);
        fields.objectOrAbsent("kernelTime", kernelTime);
        fields.objectOrAbsent("end", end);
        fields.objectsOrAbsent("doubts", doubts, kMaxDoubts);
    }
};

std::string_view nameOf(KernelTime::Method method)
{
    return nameOf(method, kMethodWords);
}

std::string_view nameOf(TimingEnd::Why why)
{
    return nameOf(why, kEndWords);
}

std::string_view nameOf(TimingDoubt::Kind kind)
{
    return nameOf(kind, kDoubtWords);
}

void to_json(Json& json, const TimingEnd& end)
{
    writeFields(json, end);
}

void from_json(const Json& json, TimingEnd& end)
{
    readFields(json, end);
}

void to_json(Json& json, const TimingDoubt& doubt)
{
    writeFields(json, doubt);
}

void from_json(const Json& json, TimingDoubt& doubt)
{
    readFields(json, doubt);
}

void to_json(Json& json, const TimingRequest& request)
{
    writeFields(json, request);
}

void from_json(const Json& json, TimingRequest& request)
{
    readFields(json, request);
}

void to_json(Json& json, const KernelTime& time)
{
    writeFields(json, time);
}

void from_json(const Json& json, KernelTime& time)
{
    readFields(json, time);
}

void to_json(Json& json, const TimingOutcome& outcome)
{
    writeFields(json, outcome);
}

void from_json(const Json& json, TimingOutcome& outcome)
{
    readFields(json, outcome);
}

}  // namespace kd
