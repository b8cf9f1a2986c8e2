// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace kd {

/// Says how a launch goes over a device: a wave is as many blocks as it holds at once.
struct Waves {
    std::uint64_t blocks = 0;           ///< blocks of the launch
    std::uint64_t perWave = 1;          ///< at least 1
    std::uint64_t multiprocessors = 0;

    std::uint64_t full() const { return blocks / perWave; }
    double count() const { return static_cast<double>(blocks) / static_cast<double>(perWave); }
    /// Tells how full the last wave is, 0..1; 1 where it is full.
    double tail() const
    {
        const std::uint64_t rest = blocks % perWave;
        return rest == 0 ? 1.0 : static_cast<double>(rest) / static_cast<double>(perWave);
    }
    /// The share of the time that the last wave's idle places cost at most, 0..1: as if every block took as long.
    double tailCost() const { return blocks == 0 ? 0 : (1 - tail()) / (static_cast<double>(full()) + (tail() < 1 ? 1 : 0)); }
};

/// Nothing where the blocks or the SMs are not known (0), or no block fits.
inline std::optional<Waves> wavesOf(std::uint64_t blocks, std::uint64_t multiprocessors, std::uint64_t blocksPerSm)
{
    const std::uint64_t perWave = multiprocessors * blocksPerSm;
    if (blocks == 0 || perWave == 0)
        return std::nullopt;
    return Waves{.blocks = blocks, .perWave = perWave, .multiprocessors = multiprocessors};
}

}  // namespace kd
