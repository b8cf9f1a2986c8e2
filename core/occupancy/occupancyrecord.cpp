// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/occupancy/occupancyrecord.h"

#include "core/base/error.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

/// The words are made for what cannot run alone: they take longer than the figures.
[[noreturn]] void refuseRecord(const OccupancyInput& input)
{
    OccupancyResult result = occupancyOf(input);
    throw LogicError({.operation = "OccupancyRecord", .text = std::move(result.reason), .subject = std::move(result.impossible)});
}

}  // namespace

OccupancyRecord::OccupancyRecord(ComputeCapability capability, std::uint32_t threads, std::uint32_t sharedMemory,
                                 std::uint32_t registers)
{
    const OccupancyInput input{.architecture = capability,
                               .threads = threads,
                               .registers = std::max(registers, 1u),
                               .dynamicShared = sharedMemory};
    m_figures = occupancyFigures(input);
    if (m_figures.blocksPerSm == 0)
        refuseRecord(input);
    const OccupancyFigures::Limits& limits = m_figures.limits;
    const std::pair<const char*, std::uint32_t> each[] = {
        {"device", limits.blocks}, {"regs", limits.registers}, {"smem", limits.shared}, {"warps", limits.warps}};
    for (const auto& [name, blocks] : each)
        if (blocks == m_figures.blocksPerSm)
            m_limitedBy.emplace_back(name);
}

}  // namespace kd
