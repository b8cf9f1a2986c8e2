// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/deviceinfo.h"
#include "core/occupancy/occupancy.h"
#include "core/occupancy/waves.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace kd {

struct LaunchCheck;

/// Gives the number of multiprocessors; 0 where the device does not tell.
std::uint64_t multiprocessorsOf(const DeviceInfo& device);
/// Gives the waves of a checked launch on `device`; nothing where one is not known, or the build is for another architecture
/// than the device's.
std::optional<Waves> launchWaves(const LaunchCheck& check, const std::optional<OccupancyInput>& input, const DeviceInfo* device);

/// Words what is said of waves.
class WaveText {
    Q_DECLARE_TR_FUNCTIONS(WaveText)
public:
    /// "6.21"
    static QString count(const Waves& waves);
    /// "21 %": of the last wave
    static QString fill(const Waves& waves);
    /// "Last wave fills 21 % of the device"
    static QString tail(const Waves& waves);
    /// "Its idle places cost up to 11 % of the time"; empty where that is less than 1 %, or there is one wave.
    static QString tailCost(const Waves& waves);
    /// "4 096 blocks / (132 SMs × 5 blocks per SM) = 6.21 waves: 6 full ones and one of 136 blocks"
    static QString arithmetic(const Waves& waves);
};

}  // namespace kd
