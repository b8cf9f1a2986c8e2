// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/gaugesample.h"

#include "core/base/fields.h"

namespace kd {
namespace {

/// The number, or why there is none; nothing where neither is known.
std::optional<Json> gaugeToJson(const Gauge& gauge)
{
    if (gauge.value)
        return Json(*gauge.value);
    return gauge.missing.empty() ? std::nullopt : std::optional<Json>(gauge.missing);
}

void readGauge(const JsonFields& fields, std::string_view key, Gauge& target)
{
    const Json& found = *fields.find(key);
    if (found.is_number())
        target.value = found.get<double>();
    else
        target.missing = readOr(found, Message());
}

}  // namespace

template <> struct FieldList<GaugeSample> {
    static constexpr FieldRules kRules{.subject = "gauges", .isLenient = true};
    static void list(auto& fields, auto& sample)
    {
        auto& [utilisation, smClock, smClockMost, memoryClock, power, powerLimit, temperature, slowdown, memoryUsed, memoryTotal,
               pcieGeneration, pcieWidth, eccCorrected, eccUncorrected, throttle, driver, failure, isLost] = sample;
        const auto gauge = [&fields](const char* key, auto& target) { fields.customOrAbsent(key, target, gaugeToJson, readGauge); };
        gauge("utilisation", utilisation);
        gauge("smClock", smClock);
        gauge("smClockMost", smClockMost);
        gauge("memoryClock", memoryClock);
        gauge("power", power);
        gauge("powerLimit", powerLimit);
        gauge("temperature", temperature);
        gauge("slowdown", slowdown);
        gauge("memoryUsed", memoryUsed);
        gauge("memoryTotal", memoryTotal);
        gauge("pcieGeneration", pcieGeneration);
        gauge("pcieWidth", pcieWidth);
        gauge("eccCorrected", eccCorrected);
        gauge("eccUncorrected", eccUncorrected);
        gauge("throttle", throttle);
        fields.field("driver", driver);
        fields.field("failure", failure);
        fields.field("isLost", isLost);
    }
};

void to_json(Json& json, const GaugeSample& sample)
{
    writeFields(json, sample);
}

void from_json(const Json& json, GaugeSample& sample)
{
    readFields(json, sample);
}

}  // namespace kd
