// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/driver/streamattributes.h"

#include <cstddef>
#include <cstring>

namespace kd::emulator::substitute {
namespace {

int deviceAttribute(const DriverApi& api, CUdevice_attribute attribute)
{
    int value = 0;
    return api.cuDeviceGetAttribute(&value, attribute, 0) == CUDA_SUCCESS ? value : 0;
}

bool isWindow(const DriverApi& api, const CUaccessPolicyWindow& window)
{
    const auto largest = static_cast<std::size_t>(deviceAttribute(api, CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE));
    return window.num_bytes <= largest && window.hitRatio >= 0 && window.hitRatio <= 1 &&
        (window.missProp == CU_ACCESS_PROPERTY_NORMAL || window.missProp == CU_ACCESS_PROPERTY_STREAMING);
}

bool isOfStreams(CUlaunchAttributeID id)
{
    switch (id) {
    case CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW:
    case CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY:
    case CU_LAUNCH_ATTRIBUTE_PRIORITY:
    case CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP:
    case CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN:
        return true;
    default:
        return false;
    }
}

bool isOfHolder(AttributeHolder holder, CUlaunchAttributeID id)
{
    switch (holder) {
    case AttributeHolder::Stream:
        return isOfStreams(id);
    case AttributeHolder::Launch:
        return id != CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY;
    case AttributeHolder::GraphNode:
        break;
    }
    // A node is launched on its own turn: nothing of a stream's order is its.
    return id > CU_LAUNCH_ATTRIBUTE_IGNORE && id != CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY &&
        id != CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION && id != CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT &&
        id != CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT;
}

/// Of the member that the attribute has. What follows it in the value is left alone.
std::size_t sizeOf(CUlaunchAttributeID id)
{
    switch (id) {
    case CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW:
        return sizeof(CUaccessPolicyWindow);
    case CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP:
        return sizeof(CUlaunchMemSyncDomainMap);
    default:
        return sizeof(int);
    }
}

CUlaunchAttributeValue defaultOf(const DriverApi& api, CUlaunchAttributeID id)
{
    CUlaunchAttributeValue value{};
    if (id == CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY)
        value.syncPolicy = CU_SYNC_POLICY_AUTO;
    if (id == CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP)
        value.memSyncDomainMap.remote = deviceAttribute(api, CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT) > 1 ? 1 : 0;
    return value;
}

/// One key for each of the names that the legacy stream has.
CUstream keyOf(CUstream stream)
{
    return stream == CU_STREAM_LEGACY ? nullptr : stream;
}

}  // namespace

CUresult checkAttribute(const DriverApi& api, AttributeHolder holder, CUlaunchAttributeID id, const CUlaunchAttributeValue& value)
{
    const auto result = [](bool isGood) { return isGood ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE; };
    if (!isOfHolder(holder, id))
        return CUDA_ERROR_INVALID_VALUE;
    switch (id) {
    case CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW:
        return result(isWindow(api, value.accessPolicyWindow));
    case CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY:
        return result(value.syncPolicy >= CU_SYNC_POLICY_AUTO && value.syncPolicy <= CU_SYNC_POLICY_BLOCKING_SYNC);
    case CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN:
        return result(value.memSyncDomain == CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT ||
                      value.memSyncDomain == CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE);
    case CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: {
        const int count = deviceAttribute(api, CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT);
        return result(value.memSyncDomainMap.default_ < count && value.memSyncDomainMap.remote < count);
    }
    case CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING:
        return result(value.nvlinkUtilCentricScheduling <= 1);
    default:
        return CUDA_SUCCESS;
    }
}

StreamAttributes& StreamAttributes::ofThisProcess()
{
    static StreamAttributes& attributes = *new StreamAttributes;
    return attributes;
}

bool StreamAttributes::get(const DriverApi& api, CUstream stream, CUlaunchAttributeID id, CUlaunchAttributeValue& value) const
{
    if (!isOfStreams(id))
        return false;
    CUlaunchAttributeValue found = defaultOf(api, id);
    const std::lock_guard lock(m_mutex);
    if (const auto values = m_streams.find(keyOf(stream)); values != m_streams.end())
        if (const auto set = values->second.find(id); set != values->second.end())
            found = set->second;
    std::memcpy(&value, &found, sizeOf(id));
    return true;
}

void StreamAttributes::set(CUstream stream, CUlaunchAttributeID id, const CUlaunchAttributeValue& value)
{
    CUlaunchAttributeValue kept{};
    std::memcpy(&kept, &value, sizeOf(id));
    const std::lock_guard lock(m_mutex);
    m_streams[keyOf(stream)][id] = kept;
}

void StreamAttributes::copy(CUstream to, CUstream from)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_streams.find(keyOf(from));
    Values values = found != m_streams.end() ? found->second : Values{};
    m_streams[keyOf(to)] = std::move(values);
}

void StreamAttributes::forget(CUstream stream)
{
    const std::lock_guard lock(m_mutex);
    m_streams.erase(keyOf(stream));
}

}  // namespace kd::emulator::substitute
