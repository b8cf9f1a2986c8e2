// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace kd::emulator {

/// The modes of shfl: .up, .down, .bfly and .idx.
enum class Shuffle { Up, Down, Butterfly, Index };

/// Tells which lane another one takes from; where that is out of range it is itself.
struct ShuffleSource {
    int lane = 0;
    bool isInRange = false;
};

/// As PTX ISA 9.7.9.6 has it, of the operands b and c of that lane.
inline ShuffleSource shuffleSource(Shuffle mode, int lane, std::uint32_t b, std::uint32_t c)
{
    const int segment = static_cast<int>(c >> 8 & 31), clamp = static_cast<int>(c & 31), distance = static_cast<int>(b & 31);
    const int highest = (lane & segment) | (clamp & ~segment & 31);
    const int lowest = lane & segment;
    int from = 0;
    switch (mode) {
    case Shuffle::Up: from = lane - distance; break;
    case Shuffle::Down: from = lane + distance; break;
    case Shuffle::Butterfly: from = lane ^ distance; break;
    case Shuffle::Index: from = lowest | (distance & ~segment & 31); break;
    }
    const bool isInRange = mode == Shuffle::Up ? from >= highest : from <= highest;
    return {isInRange ? from : lane, isInRange};
}

}  // namespace kd::emulator
