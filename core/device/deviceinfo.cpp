// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/deviceinfo.h"

#include "core/base/error.h"

#include <charconv>

namespace kd {
namespace {

std::string capabilityText(ComputeCapability capability)
{
    return std::to_string(capability.major) + "." + std::to_string(capability.minor);
}

ComputeCapability readCapability(const std::string& text)
{
    ComputeCapability capability;
    const char* end = text.data() + text.size();
    const auto major = std::from_chars(text.data(), end, capability.major);
    if (major.ec != std::errc() || major.ptr == end || *major.ptr != '.')
        throw RuntimeError({.text = "a compute capability is written like 9.0", .subject = text});
    const auto minor = std::from_chars(major.ptr + 1, end, capability.minor);
    if (minor.ec != std::errc() || minor.ptr != end)
        throw RuntimeError({.text = "a compute capability is written like 9.0", .subject = text});
    return capability;
}

}  // namespace

void to_json(Json& json, const DeviceInfo& info)
{
    json = {{"id", info.id.name},
            {"name", info.name},
            {"computeCapability", capabilityText(info.computeCapability)},
            {"uuid", info.uuid},
            {"pciBusId", info.pciBusId},
            {"totalMemory", info.totalMemory.value},
            {"attributes", info.attributes},
            {"problem", info.problem}};
}

void from_json(const Json& json, DeviceInfo& info)
{
    info = {};
    info.id.name = valueOr(json, "id", std::string());
    info.name = valueOr(json, "name", std::string());
    info.computeCapability = readCapability(valueOr(json, "computeCapability", std::string("0.0")));
    info.uuid = valueOr(json, "uuid", std::string());
    info.pciBusId = valueOr(json, "pciBusId", std::string());
    info.totalMemory.value = valueOr(json, "totalMemory", std::uint64_t{0});
    info.attributes = valueOr(json, "attributes", std::map<std::string, std::int64_t>());
    info.problem = valueOr(json, "problem", Message());
}

void to_json(Json& json, const DeviceList& list)
{
    json = {{"devices", list.devices},
            {"driverVersion", list.driverVersion},
            {"defaultDevice", list.defaultDevice},
            {"missing", list.missing}};
}

void from_json(const Json& json, DeviceList& list)
{
    list = {};
    list.devices = valueOr(json, "devices", std::vector<DeviceInfo>());
    list.driverVersion = valueOr(json, "driverVersion", std::string());
    list.defaultDevice = valueOr(json, "defaultDevice", std::string());
    list.missing = valueOr(json, "missing", std::vector<Message>());
}

}  // namespace kd
