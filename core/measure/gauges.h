// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/dynamiclibrary.h"
#include "core/measure/gaugesample.h"

#include <map>
#include <string>
#include <vector>

namespace kd {

/// Reads gauges through NVML where that can be opened. A call into NVML may never return: use it in a process that can be ended.
class GaugeReader {
public:
    explicit GaugeReader(const std::vector<std::string>& libraries);

    /// Reads the gauges of the device at `pciBusId`, as the CUDA driver prints it; empty: of one without sensors, the emulated
    /// GPU. Never throws. Some milliseconds.
    GaugeSample read(const std::string& pciBusId);

private:
    GaugeSample failed(Message sentence, bool isLost = false) const;
    void* handleOf(const std::string& pciBusId, int& result);
    void readClocks(void* device, GaugeSample& sample) const;
    void readPower(void* device, GaugeSample& sample) const;
    void readMemory(void* device, GaugeSample& sample) const;
    void readLink(void* device, GaugeSample& sample) const;

    posix::DynamicLibrary m_library;
    std::map<std::string, void*> m_handles;  ///< by PCI address
    bool m_isReady = false;
    int m_started = 0;  ///< result of nvmlInit
};

}  // namespace kd
