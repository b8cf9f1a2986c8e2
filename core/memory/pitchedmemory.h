// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/devicememory.h"

namespace kd {

/// Owns rows of device memory, each beginning where the device reads best. Move-only.
class PitchedMemory {
public:
    /// `height` rows of `width` bytes; `element` is what kernels read at once: 4, 8 or 16 bytes. Throws LogicError for another
    /// element and for no rows, MemoryError when there is no room.
    PitchedMemory(const ContextRef& context, Bytes width, std::size_t height, Bytes element = {4});

    const DeviceMemory& memory() const noexcept { return m_memory; }
    CUdeviceptr address() const noexcept { return m_memory.address(); }
    /// Gives the bytes from one row to the next.
    Bytes pitch() const noexcept { return m_pitch; }
    Bytes width() const noexcept { return m_width; }
    std::size_t height() const noexcept { return m_height; }
    /// Gives a row without what fills up its end. Throws LogicError for a row that it does not have.
    DeviceMemoryRef row(std::size_t index) const;

private:
    Bytes m_width;
    std::size_t m_height;
    Bytes m_pitch;
    DeviceMemory m_memory;
};

}  // namespace kd
