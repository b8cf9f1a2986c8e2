// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cupti/capturecalls.h"
#include "core/driver/driverapi.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <unordered_set>
#include <vector>

namespace kd::inject {

/// What a program made a texture or surface of.
struct SeenHandle {
    CUDA_RESOURCE_DESC resource{};
    std::optional<CUDA_TEXTURE_DESC> settings;  ///< nothing: it is a surface
    std::optional<CUDA_RESOURCE_VIEW_DESC> view;
    bool isArrayGone = false;  ///< the array was destroyed before it
};

/// The level of a mipmapped array that an array is.
struct SeenLevel {
    CUmipmappedArray whole = nullptr;
    unsigned number = 0;
};

/// A tensor map, texture or surface that a program made.
struct SeenObject {
    std::string text;  ///< of a tensor map, in the words that a session has for it (core/session/launch/deviceobject.h)
    std::uint64_t address = 0;  ///< of the memory that it is of; 0: none that is recorded
    std::size_t bytes = 0;      ///< that it takes in an argument
    std::optional<SeenHandle> handle;  ///< a texture or surface
};

/// Keeps what a program makes tensor maps, textures and surfaces of, since they themselves do not tell. Thread-safe.
class ObjectStore {
public:
    /// Is told of a call that makes, changes or destroys one, before it and behind it. `succeeded` counts behind it.
    void onCall(std::uint32_t call, const void* parameters, bool isEntry, bool succeeded);

    /// Gives what the bytes of an argument from `at` on hold; nothing where that is no object that is known. Textures and surfaces
    /// are handles, small numbers, and looked for only where `mayBeHandle`.
    std::optional<SeenObject> find(std::span<const std::byte> argument, std::size_t at, bool mayBeHandle) const;
    /// The first eight bytes of every map that is known.
    std::unordered_set<std::uint64_t> firstWordsOfMaps() const;
    /// Handles of textures and surfaces that are no small numbers.
    std::unordered_set<std::uint64_t> tellingHandles() const;
    /// Nothing where it is no level of a mipmapped array, or nobody asked that for it.
    std::optional<SeenLevel> levelOf(CUarray array) const;

private:
    static constexpr std::size_t kMapBytes = sizeof(CUtensorMap);
    using MapBytes = std::array<std::byte, kMapBytes>;
    struct SeenMap {
        std::string text;  ///< without its address
        std::uint64_t address = 0;
    };

    void keepMap(const void* map, SeenMap seen);
    void forgetArray(const void* array);

    mutable std::mutex m_mutex;
    std::map<MapBytes, SeenMap> m_maps;
    std::map<std::uint64_t, SeenHandle> m_handles;
    std::map<const void*, SeenLevel> m_levels;  ///< by their arrays
};

}  // namespace kd::inject
