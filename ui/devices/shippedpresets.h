// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/devicepresets.h"

namespace kd {

/// The presets that come with the program; none where its data file cannot be read.
const DevicePresets& shippedPresets();

}  // namespace kd
