// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/occupancy/occupancy.h"

#include "core/base/jsonfields.h"
#include "core/device/architecture.h"

#include <algorithm>
#include <array>

namespace kd {
namespace {

constexpr std::size_t kMaxPoints = 65536;
constexpr std::size_t kMaxWords = 16;

constexpr std::array<EnumWord<Limiter>, 6> kLimiters{{
    {Limiter::Warps, "warps"},
    {Limiter::Blocks, "blocks"},
    {Limiter::Registers, "registers"},
    {Limiter::Shared, "shared"},
    {Limiter::Barriers, "barriers"},
    {Limiter::Virtual, "virtual"},
}};
constexpr std::array<std::string_view, 6> kSteps{"registers", "threads", "shared", "carveout", "barriers", "cluster"};

Json pointsOf(const OccupancyCurve& curve)
{
    Json points = Json::array();
    for (const OccupancyCurve::Point& point : curve.points)
        points.push_back({{"value", point.value}, {"blocksPerSm", point.blocksPerSm}, {"occupancy", point.occupancy}});
    return points;
}

Json limitOf(std::uint32_t blocks)
{
    return blocks == kUnlimitedBlocks ? Json(nullptr) : Json(blocks);
}

void readShare(const JsonFields& fields, std::string_view key, double& target)
{
    fields.read(key, target);
    if (!(target >= 0 && target <= 1))
        fields.refuse(key, "it must lie between 0 and 1");
}

void readLimits(const Json& json, OccupancyFigures::Limits& limits)
{
    const JsonFields fields(json, "limits of an occupancy");
    limits = {kUnlimitedBlocks, kUnlimitedBlocks, kUnlimitedBlocks, kUnlimitedBlocks, kUnlimitedBlocks, kUnlimitedBlocks};
    fields.read("warps", limits.warps);
    fields.read("blocks", limits.blocks);
    fields.read("registers", limits.registers);
    fields.read("shared", limits.shared);
    fields.read("barriers", limits.barriers);
    fields.read("virtual", limits.virtualResources);
}

std::uint32_t limitersFrom(const JsonFields& fields)
{
    std::vector<std::string> words;
    fields.readTexts("limitedBy", words, kMaxWords);
    std::uint32_t bits = 0;
    for (const std::string& word : words) {
        const auto entry = std::find_if(kLimiters.begin(), kLimiters.end(), [&](const auto& each) { return each.second == word; });
        if (entry == kLimiters.end())
            fields.refuse("limitedBy", message("'{}' is nothing that limits", word));
        bits |= static_cast<std::uint32_t>(entry->first);
    }
    return bits;
}

/// Values up to `most`, each above the one before it.
OccupancyCurve curveFrom(const JsonFields& curves, std::string_view key, std::uint32_t most)
{
    OccupancyCurve curve;
    for (const Json& json : curves.array(key, kMaxPoints)) {
        const JsonFields fields(json, "point of an occupancy curve");
        OccupancyCurve::Point point;
        const std::uint32_t least = curve.points.empty() ? 0 : curve.points.back().value + 1;
        fields.read("value", point.value, least, most);
        if (point.value < least)
            fields.refuse("value", "it is missing");
        fields.read("blocksPerSm", point.blocksPerSm);
        readShare(fields, "occupancy", point.occupancy);
        curve.points.push_back(point);
    }
    return curve;
}

}  // namespace

void to_json(Json& json, const OccupancyInput& input)
{
    json = {{"arch", architectureName(input.architecture)},
            {"threads", input.threads},
            {"registers", input.registers},
            {"staticShared", input.staticShared},
            {"dynamicShared", input.dynamicShared},
            {"carveoutPercent", input.carveoutPercent.value_or(-1) < 0 ? Json(nullptr) : Json(*input.carveoutPercent)},
            {"barriers", input.barriers},
            {"cluster", input.cluster},
            {"virtualResources", input.virtualResources},
            {"maxThreads", input.maxThreads == 0 ? Json(nullptr) : Json(input.maxThreads)}};
}

void to_json(Json& json, const OccupancyResult& result)
{
    json = {{"blocksPerSm", result.blocksPerSm},
            {"warpsPerSm", result.warpsPerSm},
            {"maxWarpsPerSm", result.maxWarpsPerSm},
            {"occupancy", result.occupancy},
            {"limitedBy", limiterNames(result.limiters)},
            {"limits",
             {{"warps", limitOf(result.limits.warps)},
              {"blocks", limitOf(result.limits.blocks)},
              {"registers", limitOf(result.limits.registers)},
              {"shared", limitOf(result.limits.shared)},
              {"barriers", limitOf(result.limits.barriers)},
              {"virtual", limitOf(result.limits.virtualResources)}}},
            {"sharedCapacity", result.sharedCapacity},
            {"allocatedRegisters", result.allocatedRegisters},
            {"allocatedShared", result.allocatedShared},
            {"reason", result.reason.english()}};
    if (!result.impossible.empty())
        json["impossible"] = result.impossible;
}

void to_json(Json& json, const OccupancyCurves& curves)
{
    json = {{"threads", pointsOf(curves.threads)}, {"registers", pointsOf(curves.registers)}, {"shared", pointsOf(curves.shared)}};
}

void to_json(Json& json, const OccupancyStep& step)
{
    json = {{"resource", step.resource}, {"value", step.value}, {"occupancy", step.occupancy}};
}

void from_json(const Json& json, OccupancyInput& input)
{
    const JsonFields fields(json, "occupancy input");
    input = {};
    std::string name;
    fields.read("arch", name);
    const std::optional<ComputeCapability> architecture = parseArchitecture(name);
    if (!architecture || findArchitecture(*architecture) == nullptr)
        fields.refuse("arch", message("'{}' is no architecture that this program knows", name));
    input.architecture = *architecture;
    fields.read("threads", input.threads);
    fields.read("registers", input.registers);
    fields.read("staticShared", input.staticShared);
    fields.read("dynamicShared", input.dynamicShared);
    if (fields.find("carveoutPercent") != nullptr)
        fields.read("carveoutPercent", input.carveoutPercent.emplace(), 0, 100);
    fields.read("barriers", input.barriers);
    fields.read("cluster", input.cluster);
    fields.read("virtualResources", input.virtualResources);
    fields.read("maxThreads", input.maxThreads);
}

void from_json(const Json& json, OccupancyResult& result)
{
    const JsonFields fields(json, "occupancy");
    result = {};
    fields.read("blocksPerSm", result.blocksPerSm);
    fields.read("warpsPerSm", result.warpsPerSm);
    fields.read("maxWarpsPerSm", result.maxWarpsPerSm);
    readShare(fields, "occupancy", result.occupancy);
    result.limiters = limitersFrom(fields);
    if (const Json* const limits = fields.find("limits"))
        readLimits(*limits, result.limits);
    fields.read("sharedCapacity", result.sharedCapacity);
    fields.read("allocatedRegisters", result.allocatedRegisters);
    fields.read("allocatedShared", result.allocatedShared);
    fields.read("impossible", result.impossible);
    std::string reason;
    fields.read("reason", reason);
    result.reason = verbatim(std::move(reason));
}

void from_json(const Json& json, OccupancyCurves& curves)
{
    constexpr std::uint32_t kMaxThreads = 1024, kMaxRegisters = 256, kMaxShared = 16u << 20;
    const JsonFields fields(json, "occupancy curves");
    curves = {.threads = curveFrom(fields, "threads", kMaxThreads),
              .registers = curveFrom(fields, "registers", kMaxRegisters),
              .shared = curveFrom(fields, "shared", kMaxShared)};
}

void from_json(const Json& json, OccupancyStep& step)
{
    const JsonFields fields(json, "next step");
    step = {};
    fields.read("resource", step.resource);
    if (std::find(kSteps.begin(), kSteps.end(), step.resource) == kSteps.end())
        fields.refuse("resource", message("'{}' is nothing that could be changed", step.resource));
    fields.read("value", step.value);
    readShare(fields, "occupancy", step.occupancy);
}

}  // namespace kd
