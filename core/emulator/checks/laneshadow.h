// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instruction.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace kd::emulator {

/// Says how an access to shared memory takes part in a race. Strong ones (atomic, volatile, relaxed and more) do not race with each
/// other.
enum SharedUse : std::uint8_t { Read, Write, StrongRead, StrongWrite };
inline constexpr int kSharedUses = 4;
/// Lists by use those that it races with, one bit each.
inline constexpr std::array<std::uint8_t, kSharedUses> kRacesWith = {
    1 << Write | 1 << StrongWrite, 1 << Read | 1 << Write | 1 << StrongRead | 1 << StrongWrite, 1 << Write, 1 << Read | 1 << Write};

/// The lane of one warp that touched each byte of shared memory, by use, since begin(). Bytes that are always touched together
/// share a unit.
class LaneShadow {
public:
    /// `unitBytes`: 1, or 4 where every access has 4 bytes or more.
    void begin(std::uint64_t sharedBytes, std::uint32_t unitBytes);
    void end() noexcept { m_unitBytes = 0; }
    /// 0 when there was no begin() since the last end().
    std::uint32_t unitBytes() const noexcept { return m_unitBytes; }

    static constexpr std::uint32_t kNowhere = ~std::uint32_t{0};
    /// `lane` touches bytes [first, first + bytes). Gives the first byte of the first unit that another lane touched in a way
    /// that races; kNowhere: there is none.
    std::uint32_t touch(SharedUse use, int lane, std::uint32_t first, std::uint32_t bytes);

private:
    struct Unit {
        std::uint32_t epoch = 0;  ///< epoch of begin(); what an earlier one left does not count
        std::uint32_t owners = 0;  ///< a byte each use: lane + 1; 0: none
    };
    static constexpr std::uint32_t kMany = 0xff;
    bool touch(Unit& unit, SharedUse use, std::uint32_t owner) const;

    std::vector<Unit> m_units;
    std::uint32_t m_epoch = 0;
    std::uint32_t m_unitBytes = 0;
};

}  // namespace kd::emulator
