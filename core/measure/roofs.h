// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/device/device.h"
#include "core/measure/timingend.h"
#include "core/measure/timingoutcome.h"

#include <optional>
#include <vector>

namespace kd {

/// Holds what no kernel can exceed on a device, by the clocks and widths that it tells; 0: it does not tell.
struct Roofs {
    double memory = 0;  ///< bytes a second: two transfers a memory clock over the whole bus
    double cache = 0;   ///< bytes a second from L2 to all SMs
    double flops = 0;   ///< operations a second of the fastest arithmetic there is, tensor cores at their lowest precision included
    Bytes l2;           ///< size of the L2 cache
};
/// From attributes of the device; its clocks are the highest ones.
Roofs roofsOf(const Device& device);

/// The most that `bytes`, moved by each of many launches one after another, can seem to take from memory a second: where the caches
/// are flushed between them, what memory moves; else all that fits into L2 may come from there.
double bandwidthRoof(const Roofs& roofs, double bytes, bool isCold);

/// The rates of an outcome that the device cannot reach, each with the roof that it breaks. `request` declares the work.
std::vector<TimingDoubt> impossibleRates(const TimingRequest& request, const TimingOutcome& outcome, const Roofs& roofs);

}  // namespace kd
