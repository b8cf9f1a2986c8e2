// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace kd {

/// Precedes the payload of a message between two processes: 16 bytes, little endian, in the order of the members. The header has a
/// checksum of its own, so that a damaged length is found before anybody waits for so many bytes.
struct FrameHeader {
    /// Marks the start of a frame: "DK".
    static constexpr std::uint16_t kMagic = 0x4b44;

    std::uint32_t length = 0;       ///< bytes of the payload
    std::uint16_t descriptors = 0;  ///< descriptors of open files that travel with it
    std::uint16_t magic = kMagic;
    std::uint32_t payloadChecksum = 0;  ///< CRC-32 of the payload
    std::uint32_t headerChecksum = 0;   ///< CRC-32 of the twelve bytes before it

    /// The header of a payload of less than 4 GiB. Throws std::bad_alloc.
    static FrameHeader of(std::span<const std::byte> payload, std::uint16_t descriptors = 0);
    /// False when the header itself is none or was damaged on its way. Throws std::bad_alloc.
    bool isIntact() const;
    /// False when the payload has another length or was damaged on its way. Throws std::bad_alloc.
    bool fits(std::span<const std::byte> payload) const;
};
static_assert(sizeof(FrameHeader) == 16);

}  // namespace kd
