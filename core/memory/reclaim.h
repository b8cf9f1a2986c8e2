// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <functional>

namespace kd {

/// Called when device memory is out, before the allocation is tried once more: gives back what its owner can spare. PyCUDA
/// collects garbage there. Active while it lives; called on the thread that allocates, one at a time.
class [[nodiscard]] ReclaimHook {
public:
    /// `function` gets the size that was wanted. It must not allocate device memory.
    explicit ReclaimHook(std::function<void(Bytes)> function);
    ~ReclaimHook();
    ReclaimHook(const ReclaimHook&) = delete;
    ReclaimHook& operator=(const ReclaimHook&) = delete;

private:
    int m_number;
};

/// Calls every hook. False when there is none.
bool reclaimDeviceMemory(Bytes wanted);

}  // namespace kd
