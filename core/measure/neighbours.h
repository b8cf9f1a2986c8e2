// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/dynamiclibrary.h"
#include "core/measure/nvml.h"

#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Tells through NVML, where it can be opened, whether processes other than this one work on a device.
class Neighbours {
public:
    /// `pciBusId` as the CUDA driver prints it. What the device told before now does not count. Never throws.
    explicit Neighbours(const std::string& pciBusId, const std::vector<std::string>& libraries = nvmlCandidates());

    /// True where more than one process was seen with kernels on the device since this was made; where the device does not tell
    /// that, where more than one has a context on it. Nothing where neither is told. A process is not known by its number, which
    /// differs in a container; so this one must have been working. Devices look several times a second.
    std::optional<bool> work() const;

private:
    posix::DynamicLibrary m_library;
    void* m_device = nullptr;
    unsigned long long m_newest = 0;  ///< the device's time of what it told when this was made, so that no clock is read here
};

}  // namespace kd
