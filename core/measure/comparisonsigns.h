// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/clocks.h"
#include "core/measure/comparisonverdict.h"
#include "core/measure/neighbours.h"

#include <chrono>
#include <optional>
#include <string>

namespace kd {

/// Reads now and then what a device tells of itself while the samples of a comparison are taken.
class SignReader {
public:
    /// `pciBusId` as the CUDA driver prints it. What was before does not count. Never throws.
    explicit SignReader(const std::string& pciBusId) : m_clocks(pciBusId), m_neighbours(pciBusId) { }

    /// Reads clocks and throttle reasons, unless that was done a quarter of a second ago or less: it takes some milliseconds.
    void read();
    /// Reads once more, and whether other processes worked on the device.
    const DeviceSigns& finish();
    /// The clocks that were read, and why some are missing.
    Json receipt() const;

private:
    ClockReader m_clocks;
    Neighbours m_neighbours;
    DeviceSigns m_signs;
    std::optional<bool> m_work;
    std::optional<std::chrono::steady_clock::time_point> m_last;
};

}  // namespace kd
