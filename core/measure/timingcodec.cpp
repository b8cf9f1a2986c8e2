// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/jsonfields.h"
#include "core/measure/timingoutcome.h"

#include <cmath>

namespace kd {
namespace {

constexpr double kLongestSeconds = 86400;

Json toJson(const Statistics& statistics)
{
    return {{"median", statistics.median},
            {"mean", statistics.mean},
            {"min", statistics.min},
            {"max", statistics.max},
            {"p05", statistics.p05},
            {"p95", statistics.p95},
            {"stddev", statistics.standardDeviation},
            {"interval95", {statistics.intervalLow, statistics.intervalHigh}}};
}

Statistics statisticsFromJson(const Json& json)
{
    const JsonFields fields(json, "statistics of a timing");
    Statistics statistics;
    fields.read("median", statistics.median);
    fields.read("mean", statistics.mean);
    fields.read("min", statistics.min);
    fields.read("max", statistics.max);
    fields.read("p05", statistics.p05);
    fields.read("p95", statistics.p95);
    fields.read("stddev", statistics.standardDeviation);
    if (fields.find("interval95") != nullptr) {
        std::vector<double> interval;
        fields.readEach("interval95", interval, 2);
        if (interval.size() != 2)
            fields.refuse("interval95", "it is [low, high]");
        statistics.intervalLow = interval[0];
        statistics.intervalHigh = interval[1];
    }
    return statistics;
}

/// A count of bytes or operations, or a duration: finite, not negative.
void readAmount(const JsonFields& fields, std::string_view key, double& target, double max)
{
    fields.read(key, target);
    if (!std::isfinite(target) || target < 0 || target > max)
        fields.refuse(key, message("it must lie between 0 and {}", std::to_string(max)));
}

}  // namespace

void to_json(Json& json, const TimingRequest& request)
{
    json = {{"run", request.run},
            {"warmup", request.warmup},
            {"samples", request.samples},
            {"maxSeconds", request.maxDuration.count()},
            {"cold", request.cold},
            {"bytes", request.bytes},
            {"flops", request.flops}};
}

void from_json(const Json& json, TimingRequest& request)
{
    const JsonFields fields(json, "timing request");
    request = {};
    if (fields.find("run") == nullptr)
        fields.refuse("run", "it is missing");
    request.run = fields.find("run")->get<RunRequest>();
    fields.read("warmup", request.warmup, 0, kMaxSamples);
    fields.read("samples", request.samples, 1, kMaxSamples);
    double seconds = request.maxDuration.count();
    readAmount(fields, "maxSeconds", seconds, kLongestSeconds);
    request.maxDuration = Seconds(seconds);
    fields.read("cold", request.cold);
    constexpr double kLargestAmount = 1e30;
    readAmount(fields, "bytes", request.bytes, kLargestAmount);
    readAmount(fields, "flops", request.flops, kLargestAmount);
}

void to_json(Json& json, const TimingOutcome& outcome)
{
    json = {{"run", outcome.run},
            {"samples", outcome.samples},
            {"statistics", outcome.statistics ? toJson(*outcome.statistics) : Json()},
            {"bandwidth", outcome.bandwidth},
            {"flopRate", outcome.flopRate},
            {"receipt", outcome.receipt},
            {"modelled", outcome.modelled},
            {"instructions", outcome.instructions}};
}

void from_json(const Json& json, TimingOutcome& outcome)
{
    const JsonFields fields(json, "timing outcome");
    outcome = {};
    if (const Json* run = fields.find("run"))
        outcome.run = run->get<RunOutcome>();
    fields.readEach("samples", outcome.samples, kMaxSamples);
    if (const Json* statistics = fields.find("statistics"))
        outcome.statistics = statisticsFromJson(*statistics);
    fields.read("bandwidth", outcome.bandwidth);
    fields.read("flopRate", outcome.flopRate);
    if (const Json* receipt = fields.find("receipt"))
        outcome.receipt = *receipt;
    fields.read("modelled", outcome.modelled);
    if (const Json* instructions = fields.find("instructions"))
        outcome.instructions = *instructions;
}

}  // namespace kd
