// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/mapchanges.h"

namespace kd::emulator {

void MapChanges::launchBegins()
{
    m_isAny = false;
    m_maps.clear();
    m_acquired.clear();
}

void MapChanges::change(std::uint64_t address, const Change& change, bool isReleased)
{
    const std::lock_guard lock(m_mutex);
    if (m_maps.size() >= kMaxMaps && !m_maps.contains(address))
        return;
    Map& map = m_maps[address];
    map.last = change;
    ++map.changes;
    if (isReleased)
        map.released = map.changes;
    m_isAny = true;
}

void MapChanges::release(std::uint64_t block)
{
    if (!m_isAny)
        return;
    const std::lock_guard lock(m_mutex);
    for (auto& [address, map] : m_maps)
        if (map.last.block == block)
            map.released = map.changes;
}

void MapChanges::acquire(std::uint64_t block, std::uint64_t address)
{
    if (!m_isAny)
        return;
    const std::lock_guard lock(m_mutex);
    const auto map = m_maps.find(address);
    if (map == m_maps.end())
        return;
    if (m_acquired.size() >= kMaxMaps && !m_acquired.contains({block, address}))
        m_maps.erase(map);  // from now on it is not looked after
    else
        m_acquired[{block, address}] = map->second.released;
}

std::optional<MapChanges::Missing> MapChanges::missing(std::uint64_t block, std::uint64_t address) const
{
    if (!m_isAny)
        return std::nullopt;
    const std::lock_guard lock(m_mutex);
    const auto map = m_maps.find(address);
    if (map == m_maps.end())
        return std::nullopt;
    if (map->second.released != map->second.changes)
        return Missing{map->second.last, true};
    const auto acquired = m_acquired.find({block, address});
    if (acquired != m_acquired.end() && acquired->second == map->second.changes)
        return std::nullopt;
    return Missing{map->second.last, false};
}

}  // namespace kd::emulator
