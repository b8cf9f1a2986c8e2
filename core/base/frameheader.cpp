// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/frameheader.h"

#include "core/base/crc32.h"

namespace kd {
namespace {

std::uint32_t checksumOfHeader(const FrameHeader& header)
{
    const auto bytes = std::as_bytes(std::span(&header, 1));
    return Crc32().add(bytes.first(offsetof(FrameHeader, headerChecksum))).finish();
}

std::uint32_t checksumOfPayload(std::span<const std::byte> payload)
{
    return Crc32().add(payload).finish();
}

}  // namespace

FrameHeader FrameHeader::of(std::span<const std::byte> payload, std::uint16_t descriptors)
{
    FrameHeader header{.length = static_cast<std::uint32_t>(payload.size()), .descriptors = descriptors};
    header.payloadChecksum = checksumOfPayload(payload);
    header.headerChecksum = checksumOfHeader(header);
    return header;
}

bool FrameHeader::isIntact() const
{
    return magic == kMagic && headerChecksum == checksumOfHeader(*this);
}

bool FrameHeader::fits(std::span<const std::byte> payload) const
{
    return payload.size() == length && payloadChecksum == checksumOfPayload(payload);
}

}  // namespace kd
