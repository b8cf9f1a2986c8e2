// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/texture/texturetable.h"

#include <utility>

namespace kd::emulator {
namespace {

constexpr std::uint64_t kTextureTag = std::uint64_t{0x0F2} << 52, kSurfaceTag = std::uint64_t{0x0F3} << 52;

template <typename Map> const typename Map::mapped_type::element_type* find(const Map& objects, std::uint64_t handle)
{
    const auto found = objects.find(handle);
    return found == objects.end() ? nullptr : found->second.get();
}

}  // namespace

const Texture* TextureObjects::texture(std::uint64_t handle) const
{
    return find(textures, handle);
}

const Surface* TextureObjects::surface(std::uint64_t handle) const
{
    return find(surfaces, handle);
}

// Launches that run keep what they began with.
TextureObjects& TextureTable::changeable()
{
    if (m_objects.use_count() > 1)
        m_objects = std::make_shared<TextureObjects>(*m_objects);
    return *m_objects;
}

std::uint64_t TextureTable::add(Texture texture)
{
    const std::lock_guard lock(m_mutex);
    const std::uint64_t handle = kTextureTag | ++m_made;
    changeable().textures.emplace(handle, std::make_shared<Texture>(std::move(texture)));
    return handle;
}

std::uint64_t TextureTable::add(Surface surface)
{
    const std::lock_guard lock(m_mutex);
    const std::uint64_t handle = kSurfaceTag | ++m_made;
    changeable().surfaces.emplace(handle, std::make_shared<Surface>(surface));
    return handle;
}

bool TextureTable::removeTexture(std::uint64_t handle)
{
    const std::lock_guard lock(m_mutex);
    return changeable().textures.erase(handle) > 0;
}

bool TextureTable::removeSurface(std::uint64_t handle)
{
    const std::lock_guard lock(m_mutex);
    return changeable().surfaces.erase(handle) > 0;
}

std::shared_ptr<const TextureObjects> TextureTable::objects() const
{
    const std::lock_guard lock(m_mutex);
    return m_objects;
}

}  // namespace kd::emulator
