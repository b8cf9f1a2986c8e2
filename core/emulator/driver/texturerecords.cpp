// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/driver/texturerecords.h"

namespace kd::emulator {
namespace {

template <typename Map> std::vector<typename Map::key_type> keysOf(const Map& map)
{
    std::vector<typename Map::key_type> keys;
    for (const auto& [key, value] : map)
        keys.push_back(key);
    return keys;
}

template <typename Map> std::optional<typename Map::mapped_type> valueIn(const Map& map, typename Map::key_type key)
{
    const auto found = map.find(key);
    return found == map.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

void TextureRecords::add(CUtexObject handle, const TextureRecord& record)
{
    const std::lock_guard lock(m_mutex);
    m_textures.emplace(handle, record);
}

void TextureRecords::addSurface(CUsurfObject handle, const CUDA_RESOURCE_DESC& resource)
{
    const std::lock_guard lock(m_mutex);
    m_surfaces.emplace(handle, resource);
}

std::optional<TextureRecord> TextureRecords::find(CUtexObject handle) const
{
    const std::lock_guard lock(m_mutex);
    return valueIn(m_textures, handle);
}

std::optional<CUDA_RESOURCE_DESC> TextureRecords::findSurface(CUsurfObject handle) const
{
    const std::lock_guard lock(m_mutex);
    return valueIn(m_surfaces, handle);
}

bool TextureRecords::remove(CUtexObject handle)
{
    const std::lock_guard lock(m_mutex);
    return m_textures.erase(handle) > 0;
}

bool TextureRecords::removeSurface(CUsurfObject handle)
{
    const std::lock_guard lock(m_mutex);
    return m_surfaces.erase(handle) > 0;
}

std::vector<CUtexObject> TextureRecords::textures() const
{
    const std::lock_guard lock(m_mutex);
    return keysOf(m_textures);
}

std::vector<CUsurfObject> TextureRecords::surfaces() const
{
    const std::lock_guard lock(m_mutex);
    return keysOf(m_surfaces);
}

}  // namespace kd::emulator
