// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/counters/counterreading.h"

#include "core/base/fields.h"
#include "core/measure/counters/counterfigures.h"
#include "core/measure/counters/readingwords.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kMaxFigures = 256;
constexpr std::size_t kMaxMetricText = 2048;
constexpr double kPair = 2;         // values of one packed FP16 instruction
constexpr double kMultiplyAdd = 2;  // operations
constexpr double kConstants = 0.05;  // of a kernel's thread instructions: as many as load constants

/// Those FP16 multiply-adds that are work.
double halfMultiplyAdds(double multiplyAdds, double others, double instructions)
{
    return others == 0 && multiplyAdds < kConstants * instructions ? 0 : multiplyAdds;
}

}  // namespace

template <> struct FieldList<CounterValue> {
    static constexpr FieldRules kRules{.subject = "counter"};
    static void list(auto& fields, auto& counter)
    {
        auto& [key, metric, value] = counter;
        fields.required("key", key, kMaxMetricText);
        fields.field("metric", metric, kMaxMetricText);
        fields.required("value", value);
    }
};

template <> struct FieldList<CounterReading> {
    static constexpr FieldRules kRules{.subject = "counters"};
    static void list(auto& fields, auto& reading)
    {
        auto& [source, refusal, reason, values, missing, chip, library, version, passes] = reading;
        fields.word("source", source, kSourceWords);
        fields.word("refusal", refusal, kRefusalWords);
        fields.field("reason", reason);
        fields.objects("values", values, kMaxFigures);
        fields.field("missing", missing, kMaxFigures);
        fields.field("chip", chip, kMaxMetricText);
        fields.field("library", library, kMaxMetricText);
        fields.field("version", version);
        fields.field("passes", passes);
    }
};

std::string_view nameOf(CounterRefusal refusal)
{
    return nameOf(refusal, kRefusalWords);
}

std::string_view nameOf(CounterReading::Source source)
{
    return nameOf(source, kSourceWords);
}

std::optional<double> CounterReading::find(std::string_view key) const
{
    const auto found = std::ranges::find(values, key, &CounterValue::key);
    return found == values.end() || !std::isfinite(found->value) ? std::nullopt : std::optional(found->value);
}

void to_json(Json& json, const CounterReading& reading)
{
    writeFields(json, reading);
}

void from_json(const Json& json, CounterReading& reading)
{
    readFields(json, reading);
}

CounterReading readingOf(const LaunchCounts& counts)
{
    CounterReading reading{.source = CounterReading::Source::Emulated, .passes = 1};
    const LineCount& totals = counts.totals;
    const std::array<std::pair<std::string_view, std::uint64_t>, 5> counted{{{"globalRequests", totals.requests},
                                                                            {"globalSectors", totals.sectors},
                                                                            {"bankConflicts", totals.bankConflicts},
                                                                            {"warpInstructions", totals.executed},
                                                                            {"threadInstructions", totals.activeLanes}}};
    for (const CounterFigure& figure : counterFigures()) {
        const auto found = std::ranges::find(counted, figure.key, &std::pair<std::string_view, std::uint64_t>::first);
        if (found != counted.end())
            reading.values.push_back({.key = std::string(figure.key), .metric = {}, .value = static_cast<double>(found->second)});
        else
            reading.missing.emplace_back(figure.key);
    }
    return reading;
}

CounterReading refusedReading(CounterRefusal refusal, Message reason)
{
    return {.refusal = refusal, .reason = std::move(reason)};
}

std::optional<CountedWork> workOf(const CounterReading& reading)
{
    if (reading.source != CounterReading::Source::Gpu)
        return std::nullopt;
    bool isWhole = true;
    const auto needed = [&](std::string_view key) {
        const std::optional<double> value = reading.find(key);
        isWhole = isWhole && value;
        return value.value_or(0);
    };
    const auto present = [&](std::string_view key) { return reading.find(key).value_or(0); };
    CountedWork work;
    work.dramBytes = needed("dramReadBytes") + needed("dramWriteBytes");
    work.l2Bytes = needed("l2Bytes");
    const double others = needed("addHalf") + needed("mulHalf");
    work.half = kPair * (others + kMultiplyAdd * halfMultiplyAdds(needed("fmaHalf"), others, present("threadInstructions")));
    work.single = needed("addSingle") + needed("mulSingle") + kMultiplyAdd * needed("fmaSingle");
    work.dual = needed("addDouble") + needed("mulDouble") + kMultiplyAdd * needed("fmaDouble");
    work.tensorHalf = present("tensorHalf") + present("tensorBfloat");
    work.tensorTf32 = present("tensorTf32");
    work.tensorSmall = present("tensorFp8") + present("tensorFp4To8");
    work.tensorDual = present("tensorDouble");
    work.tensorInt = present("tensorInt");
    return isWhole ? std::optional(work) : std::nullopt;
}

}  // namespace kd
