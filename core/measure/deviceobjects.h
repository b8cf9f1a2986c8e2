// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/context.h"
#include "core/measure/devicearray.h"
#include "core/session/launch/deviceobject.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace kd {

/// What an object is made of: memory at an address, or an array.
struct ObjectPlace {
    std::uint64_t address = 0;
    const DeviceArray* array = nullptr;
};

/// The tensor maps, textures and surfaces of a launch, made of its memory and its arrays. They live as long as this.
class DeviceObjects {
public:
    explicit DeviceObjects(const ContextRef& context) : m_context(context) {}
    ~DeviceObjects();
    DeviceObjects(const DeviceObjects&) = delete;
    DeviceObjects& operator=(const DeviceObjects&) = delete;

    /// Makes `object` of what is at `place`, and writes it into `bytes`, which are as many as it has. Throws what the driver's
    /// refusal is, and LogicError where an object of an array has none, or not that level.
    void make(const DeviceObject& object, const ObjectPlace& place, std::span<std::byte> bytes);

private:
    void makeTiled(const DeviceObject& object, std::uint64_t address, std::span<std::byte> bytes) const;
    void makeIm2col(const DeviceObject& object, std::uint64_t address, std::span<std::byte> bytes) const;
    void makeTexture(const DeviceObject& object, const ObjectPlace& place, std::span<std::byte> bytes);
    void makeSurface(const DeviceObject& object, const ObjectPlace& place, std::span<std::byte> bytes);

    ContextRef m_context;
    std::vector<std::uint64_t> m_textures, m_surfaces;
};

}  // namespace kd
