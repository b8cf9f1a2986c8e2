// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <cstddef>
#include <span>

namespace kd {

/// Owns plain host memory that begins at a multiple of `alignment`: for RegisteredMemory, or where pages matter. Move-only.
class AlignedMemory {
public:
    /// Content is undefined. Throws LogicError unless `alignment` is a power of two, MemoryError when there is no room.
    explicit AlignedMemory(Bytes size, Bytes alignment = {4096});
    ~AlignedMemory();
    AlignedMemory(AlignedMemory&& other) noexcept;
    AlignedMemory& operator=(AlignedMemory&& other) noexcept;

    std::span<std::byte> bytes() const noexcept { return m_bytes; }
    Bytes size() const noexcept { return {m_bytes.size()}; }
    /// Throws LogicError when it is freed already.
    void free();

private:
    void reset() noexcept;

    std::span<std::byte> m_bytes;
    std::size_t m_alignment = 0;  ///< 0: freed
};

}  // namespace kd
