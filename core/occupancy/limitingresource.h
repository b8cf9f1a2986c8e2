// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/occupancy/occupancy.h"

#include <array>
#include <cstdint>
#include <vector>

namespace kd {

/// A resource of an SM that can limit how many blocks run there at once.
struct LimitingResource {
    MessagePattern<> name;
    Limiter limiter;
    std::uint32_t OccupancyFigures::Limits::*limit;
};

/// Lists every one, in the order and by the names in which texts tell of them.
inline constexpr auto kLimitingResources = std::to_array<LimitingResource>({
    {"warps", Limiter::Warps, &OccupancyFigures::Limits::warps},
    {"block slots", Limiter::Blocks, &OccupancyFigures::Limits::blocks},
    {"registers", Limiter::Registers, &OccupancyFigures::Limits::registers},
    {"shared memory", Limiter::Shared, &OccupancyFigures::Limits::shared},
    {"barriers", Limiter::Barriers, &OccupancyFigures::Limits::barriers},
    {"virtual resources", Limiter::Virtual, &OccupancyFigures::Limits::virtualResources},
});

/// Names what keeps the blocks to as many as there are; nothing does where every warp is in use.
std::vector<MessagePattern<>> limitingNames(const OccupancyFigures& figures);

}  // namespace kd
