// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/occupancy/occupancy.h"

#include "core/base/fields.h"
#include "core/device/architecture.h"

#include <algorithm>
#include <array>
#include <functional>

namespace kd {
namespace {

constexpr std::size_t kMaxPoints = 65536;
constexpr std::size_t kMaxWords = 16;
constexpr std::uint32_t kMaxThreads = 1024, kMaxRegisters = 256, kMaxShared = 16u << 20;
constexpr int kWholeCarveout = 100;

constexpr std::array<EnumWord<Limiter>, 6> kLimiters{{
    {Limiter::Warps, "warps"},
    {Limiter::Blocks, "blocks"},
    {Limiter::Registers, "registers"},
    {Limiter::Shared, "shared"},
    {Limiter::Barriers, "barriers"},
    {Limiter::Virtual, "virtual"},
}};
constexpr std::array<std::string_view, 6> kSteps{"registers", "threads", "shared", "carveout", "barriers", "cluster"};

void readArchitecture(const JsonFields& fields, std::string_view key, ComputeCapability& target)
{
    std::string name;
    fields.read(key, name);
    const std::optional<ComputeCapability> architecture = parseArchitecture(name);
    if (!architecture || findArchitecture(*architecture) == nullptr)
        fields.refuse(key, message("'{}' is no architecture that this program knows", name));
    target = *architecture;
}

Json carveoutToJson(int percent)
{
    return percent < 0 ? Json() : Json(percent);
}

void readCarveout(const JsonFields& fields, std::string_view key, int& target)
{
    fields.read(key, target, 0, kWholeCarveout);
}

void readLimiters(const JsonFields& fields, std::string_view key, std::uint32_t& target)
{
    std::vector<std::string> words;
    fields.readTexts(key, words, kMaxWords);
    target = 0;
    for (const std::string& word : words) {
        const auto entry = std::find_if(kLimiters.begin(), kLimiters.end(), [&](const auto& each) { return each.second == word; });
        if (entry == kLimiters.end())
            fields.refuse(key, message("'{}' is nothing that limits", word));
        target |= static_cast<std::uint32_t>(entry->first);
    }
}

void readReason(const JsonFields& fields, std::string_view key, Message& target)
{
    std::string reason;
    fields.read(key, reason);
    target = verbatim(std::move(reason));
}

/// The points of a curve hold values up to `most`, each above the one before it.
void requireAscent(const char* key, const std::vector<OccupancyCurve::Point>& points, std::uint32_t most, auto& fields)
{
    std::uint32_t least = 0;
    for (const OccupancyCurve::Point& point : points) {
        if (point.value < least || point.value > most)
            fields.require(false, key, message("{} is not from {} to {}", point.value, least, most));
        least = point.value + 1;
    }
}

}  // namespace

template <> struct FieldList<OccupancyInput> {
    static constexpr FieldRules kRules{.subject = "occupancy input"};
    static void list(auto& fields, auto& input)
    {
        auto& [architecture, threads, registers, staticShared, dynamicShared, carveoutPercent, barriers, cluster, virtualResources,
               maxThreads] = input;
        fields.required("arch");
        fields.custom("arch", architecture, architectureName, readArchitecture);
        fields.field("threads", threads);
        fields.field("registers", registers);
        fields.field("staticShared", staticShared);
        fields.field("dynamicShared", dynamicShared);
        fields.custom("carveoutPercent", carveoutPercent, carveoutToJson, readCarveout);
        fields.field("barriers", barriers);
        fields.field("cluster", cluster);
        fields.field("virtualResources", virtualResources);
        fields.orNull("maxThreads", maxThreads);
    }
};

template <> struct FieldList<OccupancyFigures::Limits> {
    static constexpr FieldRules kRules{.subject = "limits of an occupancy"};
    static void list(auto& fields, auto& limits)
    {
        auto& [warps, blocks, registers, shared, barriers, virtualResources] = limits;
        fields.orNull("warps", warps, kUnlimitedBlocks);
        fields.orNull("blocks", blocks, kUnlimitedBlocks);
        fields.orNull("registers", registers, kUnlimitedBlocks);
        fields.orNull("shared", shared, kUnlimitedBlocks);
        fields.orNull("barriers", barriers, kUnlimitedBlocks);
        fields.orNull("virtual", virtualResources, kUnlimitedBlocks);
    }
};

template <> struct FieldList<OccupancyResult> {
    static constexpr FieldRules kRules{.subject = "occupancy"};
    static void list(auto& fields, auto& result)
    {
        fields.field("blocksPerSm", result.blocksPerSm);
        fields.field("warpsPerSm", result.warpsPerSm);
        fields.field("maxWarpsPerSm", result.maxWarpsPerSm);
        fields.share("occupancy", result.occupancy);
        fields.custom("limitedBy", result.limiters, limiterNames, readLimiters);
        fields.object("limits", result.limits);
        fields.field("sharedCapacity", result.sharedCapacity);
        fields.field("allocatedRegisters", result.allocatedRegisters);
        fields.field("allocatedShared", result.allocatedShared);
        fields.orAbsent("impossible", result.impossible);
        fields.custom("reason", result.reason, std::mem_fn(&Message::english), readReason);
    }
};

template <> struct FieldList<OccupancyCurve::Point> {
    static constexpr FieldRules kRules{.subject = "point of an occupancy curve"};
    static void list(auto& fields, auto& point)
    {
        auto& [value, blocksPerSm, occupancy] = point;
        fields.required("value", value);
        fields.field("blocksPerSm", blocksPerSm);
        fields.share("occupancy", occupancy);
    }
};

template <> struct FieldList<OccupancyCurves> {
    static constexpr FieldRules kRules{.subject = "occupancy curves"};
    static void list(auto& fields, auto& curves)
    {
        auto& [threads, registers, shared] = curves;
        listCurve(fields, "threads", threads, kMaxThreads);
        listCurve(fields, "registers", registers, kMaxRegisters);
        listCurve(fields, "shared", shared, kMaxShared);
    }

private:
    static void listCurve(auto& fields, const char* key, auto& curve, std::uint32_t most)
    {
        fields.objects(key, curve.points, kMaxPoints);
        requireAscent(key, curve.points, most, fields);
    }
};

template <> struct FieldList<OccupancyStep> {
    static constexpr FieldRules kRules{.subject = "next step"};
    static void list(auto& fields, auto& step)
    {
        auto& [resource, value, occupancy] = step;
        fields.field("resource", resource);
        if (std::find(kSteps.begin(), kSteps.end(), resource) == kSteps.end())
            fields.require(false, "resource", message("'{}' is nothing that could be changed", resource));
        fields.field("value", value);
        fields.share("occupancy", occupancy);
    }
};

void to_json(Json& json, const OccupancyInput& input)
{
    writeFields(json, input);
}

void from_json(const Json& json, OccupancyInput& input)
{
    readFields(json, input);
}

void to_json(Json& json, const OccupancyResult& result)
{
    writeFields(json, result);
}

void from_json(const Json& json, OccupancyResult& result)
{
    readFields(json, result);
}

void to_json(Json& json, const OccupancyCurves& curves)
{
    writeFields(json, curves);
}

void from_json(const Json& json, OccupancyCurves& curves)
{
    readFields(json, curves);
}

void to_json(Json& json, const OccupancyStep& step)
{
    writeFields(json, step);
}

void from_json(const Json& json, OccupancyStep& step)
{
    readFields(json, step);
}

}  // namespace kd
