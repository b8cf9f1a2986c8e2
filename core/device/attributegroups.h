// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace kd {

/// Says how a view presents one attribute, or one fact that the driver tells by another call.
struct AttributePresentation {
    std::string_view name;      ///< name of the catalogue, or one of kFact…
    MessagePattern<> brief;     ///< a few words for a column: at most kMaxBrief characters, no full stop
    std::string_view property;  ///< the member of cudaDeviceProp that tells the same; empty where CUDA 13.0 has none
};

/// Attributes that stand together under a title.
struct AttributeGroup {
    MessagePattern<> title;
    std::span<const AttributePresentation> places;
    bool isFurther = false;  ///< seldom needed: views may fold it at first
};

inline constexpr std::size_t kMaxBrief = 34;

// Facts that are no attribute of their own.
inline constexpr std::string_view kFactName = "cuDeviceGetName";
inline constexpr std::string_view kFactMemory = "cuDeviceTotalMem";
inline constexpr std::string_view kFactUuid = "cuDeviceGetUuid";
inline constexpr std::string_view kFactPciAddress = "cuDeviceGetPCIBusId";
inline constexpr std::string_view kFactCapability = "COMPUTE_CAPABILITY_MAJOR, _MINOR";
inline constexpr std::string_view kFactBandwidth = "bandwidth, calculated";
inline constexpr std::string_view kFactBandwidthMeasured = "bandwidth, measured";
inline constexpr std::string_view kFactSingle = "FP32, calculated";
inline constexpr std::string_view kFactSingleMeasured = "FP32, measured";

/// Every attribute of the catalogue that is not deprecated, and every fact, once: what a kernel developer looks for first is first.
std::span<const AttributeGroup> attributeGroups();

}  // namespace kd
