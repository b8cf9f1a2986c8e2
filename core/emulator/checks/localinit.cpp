// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/localinit.h"

#include <algorithm>

namespace kd::emulator {
namespace {

constexpr std::uint64_t kMaxLocalMemory = 512 << 10;  // as CUDA's limit

bool isInside(std::uint64_t address, std::uint64_t bytes)
{
    return address < kMaxLocalMemory && bytes <= kMaxLocalMemory - address;
}

}  // namespace

void LocalInit::blockBegins(const Block& block)
{
    m_written.resize(block.warps.size());
    for (Written& written : m_written)
        written.clear();
}

void LocalInit::frameBegins(std::uint32_t warp, LaneMask mask, const std::array<std::uint32_t, kLanes>& first, std::uint32_t bytes)
{
    Written& written = m_written[warp];
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const auto lane = static_cast<std::size_t>(lowestLane(left));
        const std::size_t begin = std::min<std::size_t>(first[lane], written.size());
        const std::size_t end = std::min<std::size_t>(begin + bytes, written.size());
        for (std::size_t at = begin; at < end; ++at)
            written[at] &= ~(LaneMask{1} << lane);
    }
}

void LocalInit::write(std::uint32_t warp, LaneMask mask, const Addresses& addresses, std::uint32_t bytes)
{
    Written& written = m_written[warp];
    for (LaneMask left = mask; left != 0;) {
        const std::uint64_t address = addresses[static_cast<std::size_t>(lowestLane(left))];
        LaneMask same = 0;  // variables stand at one place for all lanes
        for (LaneMask others = left; others != 0; others &= others - 1)
            same |= addresses[static_cast<std::size_t>(lowestLane(others))] == address ? LaneMask{1} << lowestLane(others) : 0;
        left &= ~same;
        if (!isInside(address, bytes))
            continue;
        if (written.size() < address + bytes)
            written.resize(address + bytes);
        for (std::uint64_t at = address; at < address + bytes; ++at)
            written[at] |= same;
    }
}

LaneMask LocalInit::unwritten(std::uint32_t warp, LaneMask mask, const Addresses& addresses, std::uint32_t bytes) const
{
    const Written& written = m_written[warp];
    LaneMask found = 0;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::uint64_t address = addresses[static_cast<std::size_t>(lane)];
        const std::uint64_t end = std::min<std::uint64_t>(address + bytes, written.size());
        LaneMask any = 0;
        for (std::uint64_t at = address; at < end; ++at)
            any |= written[at];
        found |= isInside(address, bytes) && (any >> lane & 1) == 0 ? LaneMask{1} << lane : 0;
    }
    return found;
}

}  // namespace kd::emulator
