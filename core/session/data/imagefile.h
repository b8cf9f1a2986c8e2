// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/data/elementfile.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace kd {

/// Bounds the pixels of a picture, as bytes.
inline constexpr std::uint64_t kMaxImageBytes = std::uint64_t{1} << 30;

/// Pixels with other channels: grey by Rec. 601 weights, grey repeated, opaque alpha added, alpha dropped. `type`: UInt8 or UInt16.
std::vector<std::byte> withImageChannels(const std::vector<std::byte>& pixels, ElementType type, std::uint32_t have,
                                         std::uint32_t want);

/// Reads the pixels of a JPEG; `channels` as of parsePng(). Throws RuntimeError with `subject`.
ElementArray parseJpeg(std::span<const std::byte> file, std::uint32_t channels, const std::string& subject);
/// Reads no more than the header.
ImageSize jpegSize(std::span<const std::byte> file, const std::string& subject);
/// Reads either of both, by its first bytes.
ElementArray parseImage(std::span<const std::byte> file, std::uint32_t channels, const std::string& subject);
ImageSize sizeOfImage(std::span<const std::byte> file, const std::string& subject);

/// A picture of `size` with 1, 3 or 4 channels (2: grey with alpha, of PNG alone).
struct ImagePixels {
    ElementType type = ElementType::UInt8;  ///< UInt8; of PNG also UInt16
    ImageSize size;
    std::uint32_t channels = 1;
    std::span<const std::byte> bytes;
};
/// Writes a PNG of 8 or 16 bits. Throws RuntimeError where libpng does not take the pixels.
std::vector<std::byte> toPng(const ImagePixels& pixels);
/// Alpha is dropped. Quality 95.
std::vector<std::byte> toJpeg(const ImagePixels& pixels);

}  // namespace kd
