// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/driver/driverfacts.h"

#include "core/emulator/driver/attributes.h"
#include "core/occupancy/occupancy.h"

#include <algorithm>

namespace kd::emulator {

std::optional<int> DriverFacts::attribute(int number) const
{
    return attributeOf(m_settings, m_limits, static_cast<CUdevice_attribute>(number));
}

int DriverFacts::residentBlocks(const Kernel& kernel, int threads, std::size_t dynamicShared) const
{
    const OccupancyInput input{.architecture = m_limits.capability,
                               .threads = static_cast<std::uint32_t>(threads),
                               .registers = 1,
                               .staticShared = static_cast<std::uint32_t>(kernel.staticSharedBytes()),
                               .dynamicShared = static_cast<std::uint32_t>(dynamicShared)};
    return static_cast<int>(occupancyFigures(input).blocksPerSm);
}

KernelFacts DriverFacts::of(const Kernel& kernel) const
{
    constexpr int kTen = 10;
    const int version = m_limits.capability.major * kTen + m_limits.capability.minor;
    const auto left = static_cast<std::int64_t>(m_limits.sharedPerBlock) - static_cast<std::int64_t>(kernel.staticSharedBytes());
    return {.sharedBytes = kernel.staticSharedBytes(),
            .constantBytes = kernel.constantBytes(),
            .localBytes = kernel.localBytes(),
            .maxThreads = maxThreadsOf(kernel, m_limits),
            .ptxVersion = version,
            .binaryVersion = version,
            .maxDynamicShared = static_cast<int>(std::max<std::int64_t>(left, 0))};
}

int maxThreadsOf(const Kernel& kernel, const ArchitectureLimits& limits)
{
    std::uint64_t threads = 1;
    for (const std::uint32_t size : kernel.maxThreads())
        threads *= std::max<std::uint32_t>(size, 1);
    const bool isGiven = kernel.maxThreads()[0] > 0;
    return static_cast<int>(isGiven ? std::min<std::uint64_t>(threads, limits.threadsPerBlock) : limits.threadsPerBlock);
}

}  // namespace kd::emulator
