// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/occupancy/occupancy.h"

#include "core/occupancy/calculation.h"
#include "core/occupancy/limitingresource.h"

#include <array>
#include <string_view>
#include <utility>

namespace kd {

OccupancyResult occupancyOf(const OccupancyInput& input)
{
    const ArchitectureLimits& limits = occupancy::checkedLimits(input);
    OccupancyResult result{occupancy::calculate(limits, input), {}, {}};
    result.impossible = occupancy::impossibleWord(limits, input, result);
    result.reason = occupancy::reasonOf(limits, input, result, result.impossible);
    return result;
}

OccupancyFigures occupancyFigures(const OccupancyInput& input)
{
    return occupancy::calculate(occupancy::checkedLimits(input), input);
}

std::vector<std::string> limiterNames(std::uint32_t limiters)
{
    constexpr std::array<std::pair<Limiter, std::string_view>, 6> kNames{{{Limiter::Warps, "warps"},
                                                                          {Limiter::Blocks, "blocks"},
                                                                          {Limiter::Registers, "registers"},
                                                                          {Limiter::Shared, "shared"},
                                                                          {Limiter::Barriers, "barriers"},
                                                                          {Limiter::Virtual, "virtual"}}};
    std::vector<std::string> names;
    for (const auto& [limiter, name] : kNames) {
        if ((limiters & static_cast<std::uint32_t>(limiter)) != 0)
            names.emplace_back(name);
    }
    return names;
}

std::vector<MessagePattern<>> limitingNames(const OccupancyFigures& figures)
{
    std::vector<MessagePattern<>> names;
    if (figures.warpsPerSm == figures.maxWarpsPerSm)
        return names;
    for (const LimitingResource& resource : kLimitingResources) {
        const bool isNamed = (figures.limiters & static_cast<std::uint32_t>(resource.limiter)) != 0;
        if (isNamed && figures.limits.*resource.limit == figures.blocksPerSm)
            names.push_back(resource.name);
    }
    return names;
}

}  // namespace kd
