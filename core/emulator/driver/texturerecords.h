// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>

#include <mutex>
#include <optional>
#include <unordered_map>
#include <vector>

namespace kd::emulator {

/// What a texture object was made of, as it was asked for.
struct TextureRecord {
    CUDA_RESOURCE_DESC resource{};
    CUDA_TEXTURE_DESC settings{};
    std::optional<CUDA_RESOURCE_VIEW_DESC> view;
};

/// The texture and surface objects of one context. Thread-safe.
class TextureRecords {
public:
    void add(CUtexObject handle, const TextureRecord& record);
    void addSurface(CUsurfObject handle, const CUDA_RESOURCE_DESC& resource);
    std::optional<TextureRecord> find(CUtexObject handle) const;
    std::optional<CUDA_RESOURCE_DESC> findSurface(CUsurfObject handle) const;
    /// False for a handle that is none of the context's.
    bool remove(CUtexObject handle);
    bool removeSurface(CUsurfObject handle);
    /// Handles of all that are left.
    std::vector<CUtexObject> textures() const;
    std::vector<CUsurfObject> surfaces() const;

private:
    mutable std::mutex m_mutex;
    std::unordered_map<CUtexObject, TextureRecord> m_textures;
    std::unordered_map<CUsurfObject, CUDA_RESOURCE_DESC> m_surfaces;
};

}  // namespace kd::emulator
