// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/driver/devicereport.h"
#include "core/emulator/program/program.h"
#include "core/emulator/warp/launchcontext.h"

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace kd::emulator {

/// Finds the place in the source of an instruction of the code, or of the nearest one before that has a line, then the calls that
/// were inlined there, innermost first; nothing when the PTX has no `.loc`.
std::vector<SourcePosition> sourcePositionsOf(const ptx::Module& module, const DecodedFunction& function, std::uint32_t pc);
/// "kernel.cu:12", or "PTX line 40" without `.loc`.
Message lineName(const ptx::Module& module, const DecodedFunction& function, std::uint32_t pc);
/// Gives a fault or a write its place. `positions`: what sourcePositionsOf() found.
template <typename Placed> void setPosition(Placed& placed, std::vector<SourcePosition> positions)
{
    if (positions.empty())
        return;
    placed.position = std::move(positions.front());
    positions.erase(positions.begin());
    placed.inlinedInto = std::move(positions);
}
constexpr Dim3 dim3Of(const std::array<std::uint32_t, 3>& triple)
{
    return {triple[0], triple[1], triple[2]};
}
/// Coordinates of a thread in its block.
std::array<std::uint32_t, 3> threadOf(const LaunchContext& launch, std::uint32_t warp, int lane);
/// "[3, 0, 0]"
std::string tripleName(const std::array<std::uint32_t, 3>& triple);
/// Writes the mask as "0x0000ffff".
std::string maskName(LaneMask mask);

}  // namespace kd::emulator
