#include "ui/workbench/trials.h"

#include "core/device/architecture.h"
#include "ui/workbench/document.h"

#include <algorithm>
#include <array>

namespace kd {
namespace {

/// Below these ptxas does not go.
constexpr std::uint32_t kFewestRegisters = 16;
constexpr std::size_t kMostArchitectures = 4;
constexpr std::array kAsked{"sm_80", "sm_89", "sm_90", "sm_100", "sm_120", "sm_75", "sm_86"};

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

std::optional<KernelPlace> kernelPlaceIn(const QByteArray& text, const std::string& kernel)
{
    return findKernelPlace({text.constData(), static_cast<std::size_t>(text.size())}, kernel);
}

bool insertBounds(Document& document, const std::string& kernel, std::uint32_t threads, std::uint32_t minBlocks)
{
    const std::optional<KernelPlace> place = kernelPlaceIn(document.text(), kernel);
    if (!place)
        return false;
    const BoundsEdit edit = boundsEdit(*place, threads, minBlocks);
    document.replaceRange(static_cast<qsizetype>(edit.begin), static_cast<qsizetype>(edit.end), QByteArray::fromStdString(edit.text));
    return true;
}

std::vector<ArchitectureTrial> architectureTrials(const std::vector<std::string>& known, const std::string& present)
{
    std::vector<ArchitectureTrial> trials;
    for (const char* const name : kAsked)
        if (trials.size() < kMostArchitectures && name != present && std::ranges::find(known, name) != known.end())
            trials.push_back({.name = QLatin1String(name)});
    const auto number = [](const ArchitectureTrial& trial) { return trial.name.mid(3).toInt(); };
    std::ranges::sort(trials, {}, number);
    return trials;
}

}  // namespace kd
