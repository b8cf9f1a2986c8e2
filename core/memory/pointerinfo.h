// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/devicememory.h"

#include <optional>

namespace kd {

/// Holds what the driver knows of an address.
struct PointerInfo {
    MemoryType type = MemoryType::Device;
    CUcontext context = nullptr;
    bool isManaged = false;
    int device = 0;               ///< ordinal
    CUdeviceptr deviceAddress = 0;  ///< 0 where the device does not reach it
    const void* hostAddress = nullptr;  ///< null where the host does not reach it
};

/// Nothing for an address that CUDA does not know, such as plain host memory.
std::optional<PointerInfo> pointerInfo(const ContextRef& context, CUdeviceptr address);

/// The whole allocation in which `address` lies. Throws LogicError when it lies in none.
DeviceMemoryRef addressRange(const ContextRef& context, CUdeviceptr address);

}  // namespace kd
