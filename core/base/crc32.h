// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace kd {

/// Incremental CRC-32 (ISO 3309, as in gzip) over libgcrypt, some 7 GB/s: finds damage, not malice. Throws std::bad_alloc.
class Crc32 {
public:
    Crc32();
    ~Crc32();
    Crc32(Crc32&&) noexcept;
    Crc32& operator=(Crc32&&) noexcept;

    /// Adds the bytes.
    Crc32& add(std::span<const std::byte> bytes);
    /// Gives the checksum of all bytes that were added.
    std::uint32_t finish();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

}  // namespace kd
