// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/registertrial.h"

#include "core/device/architecture.h"

#include <algorithm>

namespace kd {
namespace {

/// Below these ptxas does not go.
constexpr std::uint32_t kFewestRegisters = 16;

OccupancyFigures withRegisters(OccupancyInput launch, std::uint32_t registers)
{
    launch.registers = registers;
    return occupancyFigures(launch);
}

}  // namespace

bool RegisterTrial::isGainOver(const BuildFigures& now) const
{
    return isCompiled && figures && figures->reached.warpsPerSm > now.reached.warpsPerSm;
}

RegisterTrial registerTrial(const OccupancyInput& launch, std::uint32_t registers)
{
    const OccupancyFigures figures = withRegisters(launch, registers);
    RegisterTrial trial{.registers = registers, .promised = figures.occupancy, .threads = launch.threads};
    // ptxas counts with the most threads that a block may have.
    OccupancyInput largest = launch;
    largest.threads = std::max(launch.threads, launch.maxThreads);
    trial.minBlocks = withRegisters(largest, registers).limits.registers;
    if (largest.threads != launch.threads && withRegisters(largest, registers + 1).limits.registers == trial.minBlocks)
        ++trial.minBlocks;
    return trial;
}

std::vector<RegisterTrial> registerTrials(const OccupancyInput& launch)
{
    std::vector<RegisterTrial> trials;
    if (findArchitecture(launch.architecture) == nullptr)
        return trials;
    std::uint32_t level = occupancyFigures(launch).warpsPerSm;
    for (std::uint32_t registers = launch.registers; registers-- > kFewestRegisters;) {
        const std::uint32_t warps = withRegisters(launch, registers).warpsPerSm;
        if (warps <= level)
            continue;
        level = warps;
        if (trials.size() > 1)
            trials.pop_back();
        trials.push_back(registerTrial(launch, registers));
    }
    return trials;
}

}  // namespace kd
