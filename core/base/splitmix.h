// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace kd {

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers everywhere for one seed.
class SplitMix64 {
public:
    explicit SplitMix64(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t next()
    {
        std::uint64_t value = m_state += 0x9e3779b97f4a7c15;
        value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9;
        value = (value ^ value >> 27) * 0x94d049bb133111eb;
        return value ^ value >> 31;
    }
    /// Gives 0 to below `count`; the bias of the remainder is below 2^-32 for counts below 2^32.
    std::uint64_t below(std::uint64_t count) { return next() % count; }

private:
    std::uint64_t m_state;
};

}  // namespace kd
