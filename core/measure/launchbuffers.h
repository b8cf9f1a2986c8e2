// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/context.h"
#include "core/measure/addressmap.h"
#include "core/measure/devicearray.h"
#include "core/memory/devicememory.h"
#include "core/memory/placedmemory.h"
#include "core/session/launch/launchplan.h"

#include <cstddef>
#include <map>
#include <vector>

namespace kd {

/// Tells whether a buffer of the plan is a variable of the module, and no memory of its own.
bool isInVariable(const LaunchPlan& plan, std::size_t buffer);

/// The memory of a plan's buffers: recorded ones where they were recorded, all of them, or none where one of them cannot be there.
class LaunchBuffers {
public:
    /// Allocates. Throws MemoryError where the device has no room.
    LaunchBuffers(const ContextRef& context, const LaunchPlan& plan);

    /// In the order of the plan; those in variables and those that are arrays are empty.
    const std::vector<DeviceMemoryRef>& memory() const noexcept { return m_memory; }
    /// The array that a buffer of the plan is; null for all others.
    const DeviceArray* array(std::size_t buffer) const;
    /// Where recorded memory lies; empty where it lies where it was recorded.
    const AddressMap& map() const noexcept { return m_map; }
    bool isRelocated() const noexcept { return !m_map.empty(); }

private:
    bool placeRecorded(const ContextRef& context, const LaunchPlan& plan);

    std::vector<DeviceMemory> m_own;
    std::vector<PlacedMemory> m_placed;
    std::vector<DeviceMemoryRef> m_memory;
    std::map<std::size_t, DeviceArray> m_arrays;  ///< by index of their buffers
    AddressMap m_map;
};

}  // namespace kd
