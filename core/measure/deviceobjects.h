// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/context.h"
#include "core/session/launch/deviceobject.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace kd {

/// The tensor maps and textures of a launch's arguments, made of the memory of the launch. Textures live as long as this.
class DeviceObjects {
public:
    explicit DeviceObjects(const ContextRef& context) : m_context(context) {}
    ~DeviceObjects();
    DeviceObjects(const DeviceObjects&) = delete;
    DeviceObjects& operator=(const DeviceObjects&) = delete;

    /// Makes `object` of the memory at `address`, and writes it into `bytes`, which are as many as it has. Throws what the driver's
    /// refusal is.
    void make(const DeviceObject& object, std::uint64_t address, std::span<std::byte> bytes);

private:
    void makeTiled(const DeviceObject& object, std::uint64_t address, std::span<std::byte> bytes) const;
    void makeIm2col(const DeviceObject& object, std::uint64_t address, std::span<std::byte> bytes) const;
    void makeTexture(const DeviceObject& object, std::uint64_t address, std::span<std::byte> bytes);

    ContextRef m_context;
    std::vector<std::uint64_t> m_textures;
};

}  // namespace kd
