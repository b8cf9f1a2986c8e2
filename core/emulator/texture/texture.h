// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace kd::emulator {

/// Says how a channel is kept in memory.
enum class ChannelKind : std::uint8_t { Unsigned, Signed, Float };

struct TexelFormat {
    ChannelKind kind = ChannelKind::Float;
    std::uint8_t channelBytes = 4;  ///< 1, 2 or 4; of Float 2 or 4
    std::uint8_t channels = 1;      ///< 1, 2 or 4

    std::uint32_t bytes() const noexcept { return std::uint32_t{channelBytes} * channels; }
};

/// One level of an array, or other memory that is read by texel: `slices` planes of `height` rows of `width` texels. All are 1 at
/// least and at most 2^28.
struct TexelImage {
    std::uint64_t address = 0;  ///< device address of the first texel
    std::uint32_t width = 1, height = 1, slices = 1;
    std::uint64_t rowPitch = 0, slicePitch = 0;  ///< bytes

    /// Bytes from the first texel to the end of the last.
    std::uint64_t bytes(const TexelFormat& format) const noexcept
    {
        return (slices - 1) * slicePitch + (height - 1) * rowPitch + std::uint64_t{width} * format.bytes();
    }
};

/// Says what coordinates name.
enum class TextureShape : std::uint8_t { Memory, Line, Plane, Space, Lines, Planes, Cube, Cubes };

enum class AddressMode : std::uint8_t { Wrap, Clamp, Mirror, Border };

/// Holds what a texture object says, checked by who makes it: there is a level at least, and all levels are in memory that was the
/// device's then.
struct Texture {
    TextureShape shape = TextureShape::Line;
    TexelFormat format;
    std::vector<TexelImage> levels;  ///< each half of the one before it
    std::array<AddressMode, 3> address{AddressMode::Clamp, AddressMode::Clamp, AddressMode::Clamp};
    bool isOfArray = true;         ///< its texels lie in an array, which kernels write by surfaces alone
    bool isLinear = false;         ///< texels are filtered linearly, else the nearest is read
    bool areLevelsLinear = false;  ///< the same of levels
    bool isNormalized = false;     ///< coordinates run from 0 to 1
    bool givesIntegers = false;    ///< channels are read as they are, else as floating-point numbers
    bool isSrgb = false;
    bool isSeamless = false;  ///< filtering goes across the edges of a cube
    float levelBias = 0, minLevel = 0, maxLevel = 0;
    /// The border as a texel of the format: see borderTexel().
    std::array<std::byte, 16> border{};
};

/// Holds what a surface object says: the one image of its array, or of a level.
struct Surface {
    TextureShape shape = TextureShape::Line;
    TexelFormat format;
    TexelImage image;
};

}  // namespace kd::emulator
