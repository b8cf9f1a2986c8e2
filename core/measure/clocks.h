// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/message.h"
#include "core/base/posix/dynamiclibrary.h"

#include <string>
#include <vector>

namespace kd {

/// Reads a device's clocks and what holds them down, through NVML where it can be opened. Not needed for anything else.
class ClockReader {
public:
    /// Gives where libnvidia-ml is looked for. KERNELDESK_LIBNVML, when set, is the only place.
    static std::vector<std::string> candidates();

    /// `pciBusId` as the CUDA driver prints it. Never throws.
    explicit ClockReader(const std::string& pciBusId, const std::vector<std::string>& libraries = candidates());

    /// {smMHz, memoryMHz, temperatureC, throttleReasons[], persistenceMode}; members that the device does not tell are left
    /// out. Null when there is no NVML. Takes some milliseconds.
    Json read() const;
    /// The driver's release, "580.159.04"; empty when unknown.
    std::string driverRelease() const;
    /// Why read() gives nothing; empty when it does.
    const Message& missing() const noexcept { return m_missing; }

private:
    posix::DynamicLibrary m_library;
    void* m_device = nullptr;
    Message m_missing;
};

}  // namespace kd
