// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/roofline.h"

#include <filesystem>
#include <optional>

namespace kd {

/// Measured peaks lie in XDG_STATE_HOME/kerneldesk/peaks.json, or below ~/.local/state.
std::filesystem::path defaultPeakFile();
/// Empty where there is no such file. Throws RuntimeError where it cannot be read. Blocks.
PeakBook readPeakFile(const std::filesystem::path& file);
/// Replaces the file whole; makes its folder. Throws RuntimeError where it cannot be written. Blocks.
void writePeakFile(const std::filesystem::path& file, const PeakBook& book);
/// The roof that bounds a timing, by the peaks that are kept of its device; nothing where there are none, or the file cannot be
/// read. Blocks.
std::optional<RoofBound> keptRoofOf(const TimingOutcome& timing);

}  // namespace kd
