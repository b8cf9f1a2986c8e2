// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/device.h"

#include "core/base/error.h"
#include "core/device/attributecatalogue.h"
#include "core/driver/drivererror.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>
#include <utility>

namespace kd {
namespace {

constexpr int kNameLength = 256;

std::string subjectOf(CUdevice handle)
{
    return "cuda:" + std::to_string(handle);
}

}  // namespace

Device Device::byOrdinal(const DriverApi& api, int ordinal)
{
    CUdevice handle = 0;
    check(api, api.cuDeviceGet(&handle, ordinal), "cuDeviceGet", subjectOf(ordinal));
    return {api, handle};
}

Device Device::byPciBusId(const DriverApi& api, const std::string& id)
{
    CUdevice handle = 0;
    check(api, api.cuDeviceGetByPCIBusId(&handle, id.c_str()), "cuDeviceGetByPCIBusId", id);
    return {api, handle};
}

int Device::count(const DriverApi& api)
{
    int count = 0;
    check(api, api.cuDeviceGetCount(&count), "cuDeviceGetCount");
    return count;
}

DeviceId Device::id() const
{
    return {m_api->channel ? "emulated" : subjectOf(m_handle)};
}

std::string Device::name() const
{
    std::array<char, kNameLength> text{};
    check(*m_api, m_api->cuDeviceGetName(text.data(), kNameLength - 1, m_handle), "cuDeviceGetName", subjectOf(m_handle));
    return text.data();
}

std::string Device::pciBusId() const
{
    std::array<char, kNameLength> text{};
    check(*m_api, m_api->cuDeviceGetPCIBusId(text.data(), kNameLength - 1, m_handle), "cuDeviceGetPCIBusId",
          subjectOf(m_handle));
    return text.data();
}

std::string Device::uuid() const
{
    CUuuid uuid{};
    check(*m_api, m_api->cuDeviceGetUuid(&uuid, m_handle), "cuDeviceGetUuid", subjectOf(m_handle));
    std::string text = "GPU";
    for (std::size_t i = 0; i < sizeof uuid.bytes; ++i) {
        std::array<char, 3> digits{};
        std::snprintf(digits.data(), digits.size(), "%02x", static_cast<unsigned char>(uuid.bytes[i]));
        const bool startsGroup = i == 0 || i == 4 || i == 6 || i == 8 || i == 10;
        text += (startsGroup ? "-" : "") + std::string(digits.data());
    }
    return text;
}

Bytes Device::totalMemory() const
{
    std::size_t bytes = 0;
    check(*m_api, m_api->cuDeviceTotalMem(&bytes, m_handle), "cuDeviceTotalMem", subjectOf(m_handle));
    return {bytes};
}

ComputeCapability Device::computeCapability() const
{
    return {attribute(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR), attribute(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)};
}

int Device::attribute(CUdevice_attribute attribute) const
{
    int value = 0;
    check(*m_api, m_api->cuDeviceGetAttribute(&value, attribute, m_handle), "cuDeviceGetAttribute", subjectOf(m_handle));
    return value;
}

int Device::attribute(std::string_view name) const
{
    std::string upper(name);
    std::ranges::transform(upper, upper.begin(), [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
    const AttributeInfo* const info = kd::findAttribute(upper);
    if (info == nullptr)
        throw LogicError({.operation = "cuDeviceGetAttribute",
                          .text = "CUDA 13.0 has no device attribute of that name",
                          .subject = std::string(name)});
    return attribute(static_cast<CUdevice_attribute>(info->value));
}

ComputeMode Device::computeMode() const
{
    return static_cast<ComputeMode>(attribute(CU_DEVICE_ATTRIBUTE_COMPUTE_MODE));
}

bool Device::canAccessPeer(const Device& peer) const
{
    int can = 0;
    check(*m_api, m_api->cuDeviceCanAccessPeer(&can, m_handle, peer.m_handle), "cuDeviceCanAccessPeer", peer.id().name);
    return can != 0;
}

std::size_t Device::hash() const noexcept
{
    return std::hash<const void*>()(m_api) * 31 + static_cast<std::size_t>(m_handle);
}

std::optional<int> Device::findAttribute(CUdevice_attribute attribute) const noexcept
{
    int value = 0;
    if (m_api->cuDeviceGetAttribute(&value, attribute, m_handle) != CUDA_SUCCESS)
        return std::nullopt;
    return value;
}

DeviceInfo Device::info() const
{
    DeviceInfo info{.id = id(),
                    .name = name(),
                    .computeCapability = computeCapability(),
                    .uuid = uuid(),
                    .pciBusId = m_api->channel ? std::string() : pciBusId(),  // the emulated GPU is on no bus
                    .totalMemory = totalMemory()};
    int previous = 0;
    for (const AttributeInfo& entry : attributeCatalogue()) {
        const bool isOlderName = entry.value == std::exchange(previous, entry.value);
        const std::optional<int> value = findAttribute(static_cast<CUdevice_attribute>(entry.value));
        if (value && !isOlderName)
            info.attributes.emplace(entry.name, *value);
    }
    return info;
}

}  // namespace kd
