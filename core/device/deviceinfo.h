// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/message.h"
#include "core/base/units.h"

#include <map>
#include <string>
#include <vector>

namespace kd {

/// One device as it is listed.
struct DeviceInfo {
    DeviceId id;
    std::string name;
    ComputeCapability computeCapability;
    std::string uuid;
    std::string pciBusId;
    Bytes totalMemory;
    std::map<std::string, std::int64_t> attributes;  ///< CUDA name without CU_DEVICE_ATTRIBUTE_ -> value
    Message problem;  ///< one sentence when runs on it have to know of something: its settings, its mode, MPS; else empty
};
void to_json(Json& json, const DeviceInfo& info);
void from_json(const Json& json, DeviceInfo& info);

/// Every device of this machine, and what it lacks.
struct DeviceList {
    std::vector<DeviceInfo> devices;
    std::string driverVersion;  ///< CUDA version of the driver, "13.0"; empty without a driver
    std::string defaultDevice;  ///< id by the default-context rules (CUDA_DEVICE, ~/.cuda_device); empty when none
    std::vector<Message> missing;  ///< one sentence each: what was looked for, where, what still works
};
void to_json(Json& json, const DeviceList& list);
void from_json(const Json& json, DeviceList& list);

}  // namespace kd
