// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/buildfigures.h"

#include "core/compile/buildcompiler.h"
#include "core/compile/source/kernelnames.h"
#include "core/device/architecture.h"

#include <algorithm>

namespace kd {

OccupancyInput withKernel(OccupancyInput launch, const KernelInfo& kernel)
{
    launch.registers = kernel.registers;
    launch.staticShared = kernel.staticShared;
    launch.barriers = kernel.barriers;
    launch.maxThreads = kernel.maxThreadsPerBlock;
    return launch;
}

std::optional<BuildFigures> figuresOf(const KernelInfo& kernel, const OccupancyInput& launch)
{
    if (findArchitecture(launch.architecture) == nullptr)
        return std::nullopt;
    const OccupancyInput input = withKernel(launch, kernel);
    return BuildFigures{.registers = kernel.registers,
                        .spilled = kernel.spillStores,
                        .shared = std::uint64_t{kernel.staticShared} + input.dynamicShared,
                        .reached = occupancyFigures(input)};
}

const KernelInfo* sameKernel(const CompileOutcome& build, const KernelInfo& kernel)
{
    const auto found = std::ranges::find(build.kernels, kernel.loweredName, &KernelInfo::loweredName);
    return found != build.kernels.end() ? &*found : findKernel(build, kernel.name);
}

const KernelInfo* comparedKernel(const CompileOutcome& before, const CompileOutcome& now, const KernelInfo& kernel)
{
    return areOfOneCompiler(before, now) ? sameKernel(before, kernel) : nullptr;
}

}  // namespace kd
