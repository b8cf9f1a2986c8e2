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
#include <vector>

namespace kd::inject {

/// A tensor map, texture or surface that a program made, in words that a session has for it (core/session/launch/deviceobject.h).
struct SeenObject {
    std::string text;
    std::uint64_t address = 0;  ///< of the memory that it is of; 0: none that is recorded
    std::size_t bytes = 0;      ///< that it takes in an argument
};

/// Keeps what a program makes tensor maps, textures and surfaces of, since they themselves do not tell. Thread-safe.
class ObjectStore {
public:
    /// Is told of a call that makes, changes or destroys one, before it and behind it. `succeeded` counts behind it.
    void onCall(std::uint32_t call, const void* parameters, bool isEntry, bool succeeded);

    /// Gives what the bytes of an argument from `at` on hold; nothing where that is no object that is known. Textures and surfaces
    /// are handles, small numbers, and looked for only where `mayBeHandle`.
    std::optional<SeenObject> find(std::span<const std::byte> argument, std::size_t at, bool mayBeHandle) const;

private:
    static constexpr std::size_t kMapBytes = sizeof(CUtensorMap);
    using MapBytes = std::array<std::byte, kMapBytes>;
    struct SeenMap {
        std::string text;  ///< without its address
        std::uint64_t address = 0;
    };

    void keepMap(const void* map, SeenMap seen);

    mutable std::mutex m_mutex;
    std::map<MapBytes, SeenMap> m_maps;
    std::map<std::uint64_t, SeenObject> m_handles;
};

}  // namespace kd::inject
