// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/texture/texture.h"

#include <memory>
#include <mutex>
#include <unordered_map>

namespace kd::emulator {

/// Holds the objects that the kernels of a launch may name.
struct TextureObjects {
    std::unordered_map<std::uint64_t, std::shared_ptr<const Texture>> textures;
    std::unordered_map<std::uint64_t, std::shared_ptr<const Surface>> surfaces;

    /// Null for a handle that is none.
    const Texture* texture(std::uint64_t handle) const;
    const Surface* surface(std::uint64_t handle) const;
};

/// Owns the texture and surface objects of a device. A handle is a tag that no address has and a number that is given once, so that
/// one that is forged or destroyed is never another object's. Thread-safe.
class TextureTable {
public:
    std::uint64_t add(Texture texture);
    std::uint64_t add(Surface surface);
    /// False for a handle that is none.
    bool removeTexture(std::uint64_t handle);
    bool removeSurface(std::uint64_t handle);
    /// What there is now; who holds it sees no changes.
    std::shared_ptr<const TextureObjects> objects() const;

private:
    TextureObjects& changeable();

    mutable std::mutex m_mutex;
    std::shared_ptr<TextureObjects> m_objects = std::make_shared<TextureObjects>();
    std::uint64_t m_made = 0;
};

}  // namespace kd::emulator
