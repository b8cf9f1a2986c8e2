// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/connection.h"
#include "core/measure/roofline.h"

#include <QString>

#include <optional>

namespace kd::cli {

/// Compiles the kernels that measure peaks, times them on the device and keeps what they gave; complains of those that gave no
/// figure. Throws Failure where none did, and RuntimeError for the emulated GPU.
DevicePeaks measurePeaks(Connection& connection, const DeviceInfo& device);
/// What is kept of measured peaks; empty, with a complaint, where the file cannot be read.
PeakBook keptPeaks();

/// A line for each figure: "L2 cache, read  7.05 TB/s  best of 30 samples".
QString peaksText(const DevicePeaks& peaks);
/// By the names of the figures: "unit", "perSecond", "instruction", "samples" (seconds) of one; null where it was not measured.
Json peaksDocument(const DevicePeaks& peaks);

/// The sentence of the roof that bounds a timing, where peaks of its device are kept; else empty. Ends with a line break.
QString rooflineText(const std::optional<RoofBound>& bound);
/// Whose work a point is, and how much: "Work by the GPU's counters: 12.6 MiB of device memory, 34 GFLOP, 2.6 FLOP a byte."; empty
/// where the work is not known. Ends with a line break.
QString workText(const RooflinePoint& point);
/// "source", "bytes", "l2Bytes", "flops" and "intensity", null where they are not known.
Json workDocument(const RooflinePoint& point);

}  // namespace kd::cli
