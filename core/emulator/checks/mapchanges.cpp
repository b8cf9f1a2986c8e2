// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/mapchanges.h"

#include "core/emulator/device/tensormap.h"

#include <algorithm>

namespace kd::emulator {
namespace {

bool isSame(const GlobalAccess& one, const GlobalAccess& other)
{
    return one.block == other.block && one.warp == other.warp && one.interval == other.interval &&
        one.instruction == other.instruction;
}

}  // namespace

void MapChanges::launchBegins()
{
    m_isAny = false;
    m_maps.clear();
    m_acquired.clear();
    m_changers.clear();
    m_released = {};
    m_acquiredStores.clear();
}

void MapChanges::change(std::uint64_t address, const Change& change, bool isReleased)
{
    const std::lock_guard lock(m_mutex);
    m_changers.insert(change.instruction);
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

void MapChanges::release(const LaunchPoint& point)
{
    const std::lock_guard lock(m_mutex);
    m_released.join(point);
}

void MapChanges::acquire(std::uint64_t block, std::uint64_t address, GlobalShadow* shadow)
{
    Stores stores = shadow == nullptr ? Stores() : storesTo(address, *shadow);
    if (!m_isAny && stores.empty())
        return;
    const std::lock_guard lock(m_mutex);
    std::erase_if(stores, [&](const GlobalAccess& store) { return !isReleased(store, *shadow); });
    if (!stores.empty() && (m_acquiredStores.size() < kMaxMaps || m_acquiredStores.contains({block, address})))
        m_acquiredStores[{block, address}] = std::move(stores);
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

std::optional<MapChanges::MissingStore> MapChanges::missingStore(std::uint64_t block, std::uint64_t address,
                                                                 GlobalShadow& shadow) const
{
    const Stores stores = storesTo(address, shadow);
    if (stores.empty())
        return std::nullopt;
    const std::lock_guard lock(m_mutex);
    const auto acquired = m_acquiredStores.find({block, address});
    for (const GlobalAccess& store : stores) {
        const auto isIt = [&](const GlobalAccess& each) { return isSame(each, store); };
        const bool isForgotten = acquired == m_acquiredStores.end() && m_acquiredStores.size() >= kMaxMaps;
        if (isForgotten || (acquired != m_acquiredStores.end() && std::ranges::any_of(acquired->second, isIt)))
            continue;
        return MissingStore{store, !isReleased(store, shadow)};
    }
    return std::nullopt;
}

bool MapChanges::isReleased(const GlobalAccess& store, const GlobalShadow& shadow) const
{
    if (m_released.knows(store.block, store.warp, store.interval))
        return true;
    const auto published = m_released.acquired == 0 ? nullptr : shadow.findPublished(store.block);
    return published != nullptr && published->knows(store.warp, store.interval, m_released.acquired);
}

MapChanges::Stores MapChanges::storesTo(std::uint64_t address, GlobalShadow& shadow) const
{
    Stores found;
    {
        const std::uint64_t firstBlock = shadow.grids().last().firstBlock;
        const auto add = [&](const GlobalAccess& store) {
            const auto isIt = [&](const GlobalAccess& each) { return isSame(each, store); };
            if (store.isValid != 0 && store.block >= firstBlock && std::ranges::none_of(found, isIt))
                found.push_back(store);
        };
        GlobalShadow::Holder holder(shadow);
        for (std::uint64_t at = address; at < address + TensorMap::kBytes; at += GlobalShadow::kSectorBytes) {
            const GlobalShadow::Sector* const sector = holder.sector(at);
            if (sector == nullptr)
                continue;
            if (sector->cells == nullptr) {
                add(sector->write);
                continue;
            }
            const std::uint64_t cells = GlobalShadow::kSectorBytes / (sector->isBytes ? 1 : GlobalShadow::kWordBytes);
            for (std::uint64_t i = 0; i < cells; ++i)
                add(sector->cells[i].strongWrite.isValid != 0 ? sector->cells[i].strongWrite : sector->cells[i].write);
        }
    }
    const std::lock_guard lock(m_mutex);
    std::erase_if(found, [&](const GlobalAccess& store) { return m_changers.contains(shadow.instructionAt(store.instruction)); });
    return found;
}

}  // namespace kd::emulator
