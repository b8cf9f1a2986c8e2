// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/laneshadow.h"

#include <algorithm>

namespace kd::emulator {
namespace {

constexpr std::uint32_t kHighBits = 0x80808080;

// The high bit of every byte that is not 0.
constexpr std::uint32_t nonzeroBytes(std::uint32_t bytes)
{
    return (((bytes & ~kHighBits) + ~kHighBits) | bytes) & kHighBits;
}

constexpr std::uint32_t racingBytes(SharedUse use)
{
    std::uint32_t bytes = 0;
    for (unsigned other = 0; other < kSharedUses; ++other)
        bytes |= (kRacesWith[use] >> other & 1U) != 0 ? 0x80U << 8 * other : 0;
    return bytes;
}

}  // namespace

void LaneShadow::begin(std::uint64_t sharedBytes, std::uint32_t unitBytes)
{
    const auto units = static_cast<std::size_t>((sharedBytes + unitBytes - 1) / unitBytes);
    m_units.resize(std::max(m_units.size(), units));
    if (++m_epoch == 0) {
        std::ranges::fill(m_units, Unit{});
        m_epoch = 1;
    }
    m_unitBytes = unitBytes;
}

// All four uses at once, a byte each.
inline bool LaneShadow::touch(Unit& unit, SharedUse use, std::uint32_t owner) const
{
    if (unit.epoch != m_epoch)
        unit = {.epoch = m_epoch};
    const std::uint32_t differing = unit.owners ^ owner * 0x01010101U;
    const bool isRace = (nonzeroBytes(unit.owners) & nonzeroBytes(differing) & racingBytes(use)) != 0;
    const unsigned shift = 8U * use;
    const std::uint32_t own = unit.owners >> shift & 0xff;
    const std::uint32_t now = own == 0 || own == owner ? owner : kMany;
    unit.owners = (unit.owners & ~(std::uint32_t{0xff} << shift)) | now << shift;
    return isRace;
}

std::uint32_t LaneShadow::touch(SharedUse use, int lane, std::uint32_t first, std::uint32_t bytes)
{
    std::uint32_t found = kNowhere;
    const std::uint32_t end = (first + bytes + m_unitBytes - 1) / m_unitBytes;
    for (std::uint32_t unit = first / m_unitBytes; unit < end; ++unit)
        if (touch(m_units[unit], use, static_cast<std::uint32_t>(lane + 1)) && found == kNowhere)
            found = unit * m_unitBytes;
    return found;
}

}  // namespace kd::emulator
