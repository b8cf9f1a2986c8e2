// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/resourceuse.h"

#include "core/base/numbers.h"
#include "core/base/wording.h"
#include "core/device/architecture.h"

namespace kd::report {
namespace {

std::string ratio(std::uint64_t used, std::uint64_t limit)
{
    return numbers::grouped(used) + " / " + numbers::grouped(limit);
}

class Uses {
public:
    explicit Uses(const OccupancyResult& now) : m_now(now) { }

    void add(std::string name, std::uint64_t used, std::uint64_t limit, std::string amount, std::uint32_t blocks,
             Limiter limiter)
    {
        const bool named = (m_now.limiters & static_cast<std::uint32_t>(limiter)) != 0;
        const bool limits =
            named && blocks == m_now.blocksPerSm && (m_now.blocksPerSm == 0 || m_now.warpsPerSm < m_now.maxWarpsPerSm);
        m_made.push_back({.name = std::move(name),
                          .amount = std::move(amount),
                          .share = limit == 0 ? 0 : static_cast<double>(used) / static_cast<double>(limit),
                          .blocks = blocks == kUnlimitedBlocks ? worded("no limit") : numbers::grouped(blocks),
                          .isLimiter = limits});
    }
    void add(std::string name, std::uint64_t used, std::uint64_t limit, std::uint32_t blocks, Limiter limiter)
    {
        add(std::move(name), used, limit, ratio(used, limit), blocks, limiter);
    }
    std::vector<ResourceUse> made() && { return std::move(m_made); }

private:
    const OccupancyResult& m_now;
    std::vector<ResourceUse> m_made;
};

}  // namespace

std::vector<ResourceUse> resourceUses(const Report& report)
{
    const ArchitectureLimits* const limits = findArchitecture(report.input.architecture);
    if (limits == nullptr)
        return {};
    const OccupancyResult& now = report.occupancy;
    const std::uint64_t blocks = now.blocksPerSm;
    const std::uint64_t shared = blocks * now.allocatedShared;
    Uses uses(now);
    uses.add(worded("Warps"), now.warpsPerSm, now.maxWarpsPerSm, now.limits.warps, Limiter::Warps);
    uses.add(worded("Registers"), blocks * now.allocatedRegisters, limits->registersPerSm, now.limits.registers,
             Limiter::Registers);
    uses.add(worded("Shared memory"), shared, now.sharedCapacity,
             numbers::kibibytes(shared) + " / " + numbers::kibibytes(now.sharedCapacity) + "\u202FKiB", now.limits.shared,
             Limiter::Shared);
    uses.add(worded("Block slots"), blocks, limits->blocksPerSm, now.limits.blocks, Limiter::Blocks);
    if (now.limits.barriers != kUnlimitedBlocks)
        uses.add(worded("Barriers"), blocks * report.input.barriers, limits->barriersPerSm, now.limits.barriers, Limiter::Barriers);
    if (now.limits.virtualResources != kUnlimitedBlocks)
        uses.add(worded("Virtual resources"), blocks * report.input.virtualResources, limits->virtualResourcesPerSm,
                 now.limits.virtualResources, Limiter::Virtual);
    return std::move(uses).made();
}

}  // namespace kd::report
