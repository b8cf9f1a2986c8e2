// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/data/imagefile.h"

#include <array>
#include <cstring>
#include <limits>

namespace kd {
namespace {

template <typename T>
T greyOf(const T* pixel, std::uint32_t channels)
{
    if (channels < 3)
        return pixel[0];
    return static_cast<T>((299u * pixel[0] + 587u * pixel[1] + 114u * pixel[2] + 500u) / 1000u);
}

template <typename T>
void convertPixel(const T* from, std::uint32_t have, T* to, std::uint32_t want)
{
    const bool colour = have >= 3;
    if (want == 1) {
        to[0] = greyOf(from, have);
        return;
    }
    for (std::uint32_t c = 0; c < 3; ++c)
        to[c] = colour ? from[c] : from[0];
    if (want == 4)
        to[3] = have == 2 || have == 4 ? from[have - 1] : std::numeric_limits<T>::max();
}

template <typename T>
std::vector<std::byte> withChannels(const std::vector<std::byte>& pixels, std::uint32_t have, std::uint32_t want)
{
    const std::size_t count = pixels.size() / sizeof(T) / have;
    std::vector<std::byte> result(count * want * sizeof(T));
    std::array<T, 4> from{};
    std::array<T, 4> to{};
    for (std::size_t i = 0; i < count; ++i) {
        std::memcpy(from.data(), pixels.data() + i * have * sizeof(T), have * sizeof(T));
        convertPixel(from.data(), have, to.data(), want);
        std::memcpy(result.data() + i * want * sizeof(T), to.data(), want * sizeof(T));
    }
    return result;
}

/// ISO 10918-1: the marker SOI, and the first byte of the next marker.
bool isJpeg(std::span<const std::byte> file)
{
    return file.size() >= 3 && file[0] == std::byte{0xff} && file[1] == std::byte{0xd8} && file[2] == std::byte{0xff};
}

}  // namespace

std::vector<std::byte> withImageChannels(const std::vector<std::byte>& pixels, ElementType type, std::uint32_t have,
                                         std::uint32_t want)
{
    return type == ElementType::UInt16 ? withChannels<std::uint16_t>(pixels, have, want)
                                       : withChannels<std::uint8_t>(pixels, have, want);
}

ElementArray parseImage(std::span<const std::byte> file, std::uint32_t channels, const std::string& subject)
{
    return isJpeg(file) ? parseJpeg(file, channels, subject) : parsePng(file, channels, subject);
}

ImageSize sizeOfImage(std::span<const std::byte> file, const std::string& subject)
{
    return isJpeg(file) ? jpegSize(file, subject) : pngSize(file, subject);
}

}  // namespace kd
