// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/deviceinfo.h"

#include "core/base/error.h"
#include "core/base/fields.h"

#include <charconv>

namespace kd {
namespace {

std::string capabilityText(ComputeCapability capability)
{
    return std::to_string(capability.major) + "." + std::to_string(capability.minor);
}

/// Another text than a capability is an error even where other types are none.
void readCapability(const JsonFields& fields, std::string_view key, ComputeCapability& capability)
{
    const Json& found = *fields.find(key);
    if (!found.is_string())
        return;
    const auto& text = found.get_ref<const std::string&>();
    const char* const end = text.data() + text.size();
    const auto major = std::from_chars(text.data(), end, capability.major);
    if (major.ec != std::errc() || major.ptr == end || *major.ptr != '.')
        throw RuntimeError({.text = "a compute capability is written like 9.0", .subject = text});
    const auto minor = std::from_chars(major.ptr + 1, end, capability.minor);
    if (minor.ec != std::errc() || minor.ptr != end)
        throw RuntimeError({.text = "a compute capability is written like 9.0", .subject = text});
}

}  // namespace

template <> struct FieldList<DeviceInfo> {
    static constexpr FieldRules kRules{.subject = "device", .isLenient = true};
    static void list(auto& fields, auto& info)
    {
        auto& [id, name, computeCapability, uuid, pciBusId, totalMemory, attributes, problem] = info;
        fields.field("id", id.name);
        fields.field("name", name);
        fields.custom("computeCapability", computeCapability, capabilityText, readCapability);
        fields.field("uuid", uuid);
        fields.field("pciBusId", pciBusId);
        fields.field("totalMemory", totalMemory.value);
        fields.field("attributes", attributes);
        fields.field("problem", problem);
    }
};

template <> struct FieldList<DeviceList> {
    static constexpr FieldRules kRules{.subject = "list of devices", .isLenient = true};
    static void list(auto& fields, auto& list)
    {
        auto& [devices, driverVersion, defaultDevice, missing] = list;
        fields.objects("devices", devices);
        fields.field("driverVersion", driverVersion);
        fields.field("defaultDevice", defaultDevice);
        fields.field("missing", missing);
    }
};

void to_json(Json& json, const DeviceInfo& info)
{
    writeFields(json, info);
}

void from_json(const Json& json, DeviceInfo& info)
{
    readFields(json, info);
}

void to_json(Json& json, const DeviceList& list)
{
    writeFields(json, list);
}

void from_json(const Json& json, DeviceList& list)
{
    readFields(json, list);
}

}  // namespace kd
