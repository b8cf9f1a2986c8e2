// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/devicepresets.h"

#include "core/base/error.h"
#include "core/device/architecture.h"

#include <algorithm>
#include <array>
#include <set>

namespace kd {
namespace {

constexpr std::string_view kFile = "the device presets";
constexpr std::string_view kFormat = "kerneldesk-presets";
constexpr int kVersion = 1;
constexpr std::string_view kIdPrefix = "preset:";
constexpr JsonLimits kLimits{.bytes = 1u << 20, .depth = 8};
constexpr std::int64_t kKibibyte = 1024, kMebibyte = kKibibyte * 1024, kGibibyte = kMebibyte * 1024;

/// What a preset may give, and the least and the most that any GPU of these architectures comes near to.
struct Range {
    std::string_view name;
    std::int64_t least, most;
};
constexpr std::array kRanges{
    Range{"MULTIPROCESSOR_COUNT", 1, 512},
    Range{"CLOCK_RATE", 300'000, 5'000'000},  // kHz
    Range{"MEMORY_CLOCK_RATE", 400'000, 24'000'000},
    Range{"GLOBAL_MEMORY_BUS_WIDTH", 32, 16'384},
    Range{"L2_CACHE_SIZE", 256 * kKibibyte, kGibibyte},
    Range{"ASYNC_ENGINE_COUNT", 1, 16},
    Range{DevicePresets::kTotalMemory, kGibibyte, 1024 * kGibibyte},
};

[[noreturn]] void refusePresets(const Message& text, const std::string& subject)
{
    throw RuntimeError({.text = message("{}: {}", kFile, text), .subject = subject});
}

std::string required(const Json& json, std::string_view key, const std::string& subject)
{
    std::string text = valueOr(json, key, std::string());
    if (text.empty())
        refusePresets(message("\"{}\" is missing", key), subject);
    return text;
}

const Json& member(const Json& json, std::string_view key, Json::value_t type, const std::string& subject)
{
    const auto found = json.is_object() ? json.find(key) : json.end();
    if (!json.is_object() || found == json.end() || found->type() != type)
        refusePresets(message("\"{}\" is missing or of another kind", key), subject);
    return *found;
}

PresetSource readSource(const Json& json, const std::string& key)
{
    PresetSource source{.title = required(json, "title", key),
                        .url = required(json, "url", key),
                        .date = valueOr(json, "date", std::string()),
                        .read = valueOr(json, "read", std::string()),
                        .note = valueOr(json, "note", std::string())};
    if (source.date.empty() == source.read.empty())
        refusePresets("a source has either a date or the day it was read", key);
    return source;
}

/// What devices of one compute capability share.
void addArchitecture(DevicePreset& preset)
{
    const ArchitectureLimits& limits = architectureLimits(preset.info.computeCapability);
    const std::pair<const char*, std::int64_t> shared[] = {
        {"MAX_THREADS_PER_BLOCK", limits.threadsPerBlock},
        {"MAX_BLOCK_DIM_X", 1024},
        {"MAX_BLOCK_DIM_Y", 1024},
        {"MAX_BLOCK_DIM_Z", 64},
        {"MAX_GRID_DIM_X", 2'147'483'647},
        {"MAX_GRID_DIM_Y", 65'535},
        {"MAX_GRID_DIM_Z", 65'535},
        {"TOTAL_CONSTANT_MEMORY", 64 * kKibibyte},
        {"WARP_SIZE", kWarpSize},
        {"MAX_THREADS_PER_MULTIPROCESSOR", limits.threadsPerSm},
        {"MAX_BLOCKS_PER_MULTIPROCESSOR", limits.blocksPerSm},
        {"MAX_REGISTERS_PER_BLOCK", limits.registersPerBlock},
        {"MAX_REGISTERS_PER_MULTIPROCESSOR", limits.registersPerSm},
        {"MAX_SHARED_MEMORY_PER_BLOCK", limits.sharedPerBlock},
        {"MAX_SHARED_MEMORY_PER_BLOCK_OPTIN", limits.sharedPerBlockOptin},
        {"MAX_SHARED_MEMORY_PER_MULTIPROCESSOR", limits.sharedPerSm},
        {"RESERVED_SHARED_MEMORY_PER_BLOCK", limits.sharedReserved},
        {"CLUSTER_LAUNCH", limits.clusterPortable > 1 ? 1 : 0},
        {"COMPUTE_CAPABILITY_MAJOR", limits.capability.major},
        {"COMPUTE_CAPABILITY_MINOR", limits.capability.minor},
    };
    for (const auto& [name, value] : shared) {
        preset.info.attributes[name] = value;
        preset.sources[name] = DevicePresets::kArchitecture;
    }
}

void addValue(DevicePreset& preset, const std::string& name, const Json& value, const std::string& source)
{
    const auto range = std::ranges::find(kRanges, name, &Range::name);
    if (range == kRanges.end())
        refusePresets(message("{} is no number that a preset gives", name), preset.info.name);
    if (!value.is_number_integer())
        refusePresets(message("{} is no whole number", name), preset.info.name);
    const auto number = value.get<std::int64_t>();
    if (number < range->least || number > range->most)
        refusePresets(message("{} of {} lies beyond what a GPU has", name, value.dump()), preset.info.name);
    if (!preset.sources.emplace(name, source).second)
        refusePresets(message("{} is given twice", name), preset.info.name);
    if (name == DevicePresets::kTotalMemory)
        preset.info.totalMemory.value = static_cast<std::uint64_t>(number);
    else
        preset.info.attributes[name] = number;
}

DevicePreset readPreset(const Json& json, const DevicePresets& presets)
{
    DevicePreset preset;
    preset.info.name = required(json, "name", std::string(kFile));
    preset.info.id.name = std::string(kIdPrefix) + required(json, "id", preset.info.name);
    const std::string capability = required(json, "computeCapability", preset.info.name);
    const auto parsed = parseArchitecture(capability);
    if (!parsed || findArchitecture(*parsed) == nullptr)
        refusePresets(message("{} is no compute capability that is known", capability), preset.info.name);
    preset.info.computeCapability = *parsed;
    for (const Json& fact : member(json, "facts", Json::value_t::array, preset.info.name)) {
        const std::string source = required(fact, "source", preset.info.name);
        if (!presets.sources.contains(source))
            refusePresets(message("there is no source \"{}\"", source), preset.info.name);
        for (const auto& [name, value] : member(fact, "values", Json::value_t::object, preset.info.name).items())
            addValue(preset, name, value, source);
    }
    if (!preset.sources.contains("MULTIPROCESSOR_COUNT") || preset.info.totalMemory.value == 0)
        refusePresets("the multiprocessors or the memory are missing", preset.info.name);
    addArchitecture(preset);
    return preset;
}

void checkNames(const DevicePresets& presets)
{
    std::set<std::string> seen;
    for (const DevicePreset& preset : presets.presets)
        if (!seen.insert(preset.info.name).second || !seen.insert(preset.info.id.name).second)
            refusePresets("a name is there twice", preset.info.name);
}

}  // namespace

const PresetSource* DevicePresets::sourceOf(const std::string& id, const std::string& attribute) const
{
    const auto preset = std::ranges::find(presets, id, [](const DevicePreset& each) { return each.info.id.name; });
    if (preset == presets.end())
        return nullptr;
    const auto key = preset->sources.find(attribute);
    if (key == preset->sources.end())
        return nullptr;
    const auto source = sources.find(key->second);
    return source == sources.end() ? nullptr : &source->second;
}

bool isPreset(const DeviceId& id)
{
    return id.name.starts_with(kIdPrefix);
}

DevicePresets readDevicePresets(std::string_view text)
{
    const Json json = parseJson(text, kFile, kLimits);
    const std::string subject(kFile);
    if (valueOr(json, "format", std::string()) != kFormat || valueOr(json, "version", 0) != kVersion)
        refusePresets(message("not of format {}, version {}", kFormat, kVersion), {});
    DevicePresets presets;
    presets.date = required(json, "date", subject);
    for (const auto& [key, source] : member(json, "sources", Json::value_t::object, subject).items())
        presets.sources[key] = readSource(source, key);
    presets.sources[std::string(DevicePresets::kArchitecture)] = {
        .title = "CUDA C++ Programming Guide 13.0, technical specifications per compute capability",
        .url = "https://docs.nvidia.com/cuda/archive/13.0.0/cuda-c-programming-guide/index.html",
        .date = "2025-08"};
    for (const Json& preset : member(json, "presets", Json::value_t::array, subject))
        presets.presets.push_back(readPreset(preset, presets));
    checkNames(presets);
    return presets;
}

}  // namespace kd
