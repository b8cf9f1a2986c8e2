#pragma once

#include "ui/workbench/problem.h"

#include <vector>

namespace kd {

/// What would make the chosen kernel's launch better: fewer registers where the compiler proved that they help, spills, a last
/// warp or a last wave that is mostly empty. Only what is true of the good build; none while it is stale or muted.
std::vector<Problem> adviceOf(const Workbench& workbench);

/// Blocks of a launch on a whole device.
struct WaveCount {
    std::uint64_t blocks = 0, perWave = 0, multiprocessors = 0;
    std::uint64_t whole() const { return perWave == 0 ? 0 : blocks / perWave; }
    /// Of the last, unfinished wave: 0..1; 0 where there is none.
    double tail() const { return perWave == 0 ? 0 : static_cast<double>(blocks % perWave) / static_cast<double>(perWave); }
};
/// The sentence on a launch that leaves much of the device without work; empty where it does not.
QString waveAdvice(const WaveCount& waves);
/// Likewise on a block whose last warp is not full.
QString warpAdvice(std::uint32_t threads);

}  // namespace kd
