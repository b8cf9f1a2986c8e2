// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instruction.h"

#include <bit>

namespace kd::emulator {

inline LaneMask laneBit(int lane)
{
    return LaneMask{1} << lane;
}
inline unsigned laneCount(LaneMask mask)
{
    return static_cast<unsigned>(std::popcount(mask));
}
/// Calls `visit` with the number of every lane of `mask`, the lowest first.
template <typename Visit> void forEachLane(LaneMask mask, const Visit& visit)
{
    for (; mask != 0; mask &= mask - 1)
        visit(std::countr_zero(mask));
}

}  // namespace kd::emulator
