// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/context.h"
#include "core/session/launch/arrayshape.h"
#include "core/stream/stream.h"

#include <cstddef>
#include <span>
#include <vector>

namespace kd {

/// Owns a CUDA array that a launch has textures or surfaces of, with all of its levels. Move-only; tolerates a dead context.
class DeviceArray {
public:
    /// Throws what the driver's refusal is.
    DeviceArray(const ContextRef& context, const ArrayShape& shape);
    ~DeviceArray();
    DeviceArray(DeviceArray&& other) noexcept;
    DeviceArray& operator=(DeviceArray&&) = delete;

    /// Copies all levels from bytes without gaps, as many as the shape has, and waits for it.
    void upload(const StreamRef& stream, std::span<const std::byte> bytes) const;
    /// Copies them to such bytes.
    void download(const StreamRef& stream, std::span<std::byte> bytes) const;

    /// The array, or one level of a mipmapped one.
    CUarray level(std::size_t number) const { return m_levels.at(number); }
    std::size_t levels() const noexcept { return m_levels.size(); }
    /// Null where it is no mipmapped array.
    CUmipmappedArray mipmapped() const noexcept { return m_mipmapped; }

private:
    void copy(const StreamRef& stream, std::byte* bytes, bool isToDevice) const;

    ContextRef m_context;
    ArrayShape m_shape;
    CUmipmappedArray m_mipmapped = nullptr;
    std::vector<CUarray> m_levels;  ///< one at least
};

}  // namespace kd
