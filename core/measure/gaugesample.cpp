// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/gaugesample.h"

#include <array>
#include <utility>

namespace kd {
namespace {

using Member = Gauge GaugeSample::*;
constexpr std::array<std::pair<const char*, Member>, 15> kMembers{{
    {"utilisation", &GaugeSample::utilisation},
    {"smClock", &GaugeSample::smClock},
    {"smClockMost", &GaugeSample::smClockMost},
    {"memoryClock", &GaugeSample::memoryClock},
    {"power", &GaugeSample::power},
    {"powerLimit", &GaugeSample::powerLimit},
    {"temperature", &GaugeSample::temperature},
    {"slowdown", &GaugeSample::slowdown},
    {"memoryUsed", &GaugeSample::memoryUsed},
    {"memoryTotal", &GaugeSample::memoryTotal},
    {"pcieGeneration", &GaugeSample::pcieGeneration},
    {"pcieWidth", &GaugeSample::pcieWidth},
    {"eccCorrected", &GaugeSample::eccCorrected},
    {"eccUncorrected", &GaugeSample::eccUncorrected},
    {"throttle", &GaugeSample::throttle},
}};

}  // namespace

void to_json(Json& json, const GaugeSample& sample)
{
    json = Json::object();
    for (const auto& [name, member] : kMembers) {
        const Gauge& gauge = sample.*member;
        if (gauge.value)
            json[name] = *gauge.value;
        else if (!gauge.missing.empty())
            json[name] = gauge.missing;
    }
    json["driver"] = sample.driver;
    json["failure"] = sample.failure;
    json["isLost"] = sample.isLost;
}

void from_json(const Json& json, GaugeSample& sample)
{
    sample = {};
    for (const auto& [name, member] : kMembers) {
        const auto found = json.find(name);
        if (found != json.end() && found->is_number())
            (sample.*member).value = found->get<double>();
        else
            (sample.*member).missing = valueOr(json, name, Message());
    }
    sample.driver = valueOr(json, "driver", std::string());
    sample.failure = valueOr(json, "failure", Message());
    sample.isLost = valueOr(json, "isLost", false);
}

}  // namespace kd
