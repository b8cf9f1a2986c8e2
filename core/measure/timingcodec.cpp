// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fields.h"
#include "core/measure/timingoutcome.h"

#include <array>
#include <cmath>

namespace kd {
namespace {

constexpr double kLongestSeconds = 86400;
constexpr double kLargestAmount = 1e30;

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
        auto& [run, warmup, samples, maxDuration, cold, bytes, flops, withoutCupti] = request;
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

template <> struct FieldList<TimingOutcome> {
    static constexpr FieldRules kRules{.subject = "timing outcome"};
    static void list(auto& fields, auto& outcome)
    {
        auto& [run, samples, statistics, bandwidth, flopRate, clocksMissing, receipt, modelled, instructions, kernelTime] =
            outcome;
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
    }
};

std::string_view nameOf(KernelTime::Method method)
{
    return nameOf(method, kMethodWords);
}

void to_json(Json& json, const TimingRequest& request)
{
    writeFields(json, request);
}

void from_json(const Json& json, TimingRequest& request)
{
    readFields(json, request);
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
