// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/message.h"

#include <optional>
#include <string>

namespace kd {

/// One number that a device tells of itself, or why it does not.
struct Gauge {
    std::optional<double> value;
    Message missing;  ///< without a full stop; empty where there is a value
    friend bool operator==(const Gauge&, const Gauge&) = default;
};

/// Holds what a device tells of itself at one moment.
struct GaugeSample {
    Gauge utilisation;      ///< % of the last sample period in which a kernel ran
    Gauge smClock;          ///< MHz
    Gauge smClockMost;      ///< MHz
    Gauge memoryClock;      ///< MHz
    Gauge power;            ///< W
    Gauge powerLimit;       ///< W
    Gauge temperature;      ///< °C of the GPU
    Gauge slowdown;         ///< °C at which it lowers its clocks
    Gauge memoryUsed;       ///< bytes
    Gauge memoryTotal;      ///< bytes
    Gauge pcieGeneration;
    Gauge pcieWidth;        ///< lanes
    Gauge eccCorrected;     ///< errors since the driver was loaded
    Gauge eccUncorrected;   ///< errors since the driver was loaded
    Gauge throttle;         ///< bits of throttleWords()
    std::string driver;     ///< release, "580.159.04"; empty when unknown
    Message failure;        ///< one sentence when there are no numbers at all; then all others are empty
    bool isLost = false;    ///< the failure is that of the GPU: it is gone until it is reset
    friend bool operator==(const GaugeSample&, const GaugeSample&) = default;
};
void to_json(Json& json, const GaugeSample& sample);
void from_json(const Json& json, GaugeSample& sample);

}  // namespace kd
