// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/texture/texel.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace kd::emulator {

/// Takes down which texels one read of a texture took: eight of each of two levels at most.
class TexelReads {
public:
    void clear() noexcept { m_count = 0; }
    void add(const std::byte* texel) noexcept
    {
        if (m_count < m_addresses.size())
            m_addresses[m_count++] = reinterpret_cast<std::uint64_t>(texel);
    }
    std::span<const std::uint64_t> addresses() const noexcept { return std::span(m_addresses).first(m_count); }

private:
    std::array<std::uint64_t, 16> m_addresses{};
    std::size_t m_count = 0;
};

/// Where a texture is read: coordinates as the kernel gives them, a layer of those that have layers, a level of detail. Directions
/// of cubes are three coordinates.
struct SamplePoint {
    std::array<float, 3> at{};
    std::uint32_t layer = 0;  ///< past the last: the last
    float level = 0;          ///< with neither bias nor limits of the texture
    bool hasLevel = false;    ///< else the first level is read, whatever the bias
};

/// Reads a texture as the appendix on texture fetching of the CUDA C++ Programming Guide says, rounded as on an H200: weights have
/// 8 bits of fraction. Floating-point numbers come as their bits. What is outside is read as address modes say; any coordinates
/// will do. `reads` of these functions is told of all texels that are read; null: nobody asks.
TexelWords sample(const Texture& texture, const SamplePoint& point, TexelReads* reads = nullptr);
/// Reads one texel of a level by its number. Outside is the nearest, or the border; outside of linear memory zeroes are read.
TexelWords fetchTexel(const Texture& texture, const std::array<std::int32_t, 3>& at, std::uint32_t layer, std::uint32_t level,
                      TexelReads* reads = nullptr);
/// The number of the texel in which an unfiltered coordinate lies.
std::int32_t wholeTexel(float coordinate);
/// Reads one channel of the four texels that linear filtering of a plane would weigh: left below, right below, right above, left
/// above, where below is the larger coordinate.
TexelWords gather(const Texture& texture, const SamplePoint& point, std::size_t channel, TexelReads* reads = nullptr);
/// The level of detail that two gradients of the coordinates ask for.
float levelOfGradients(const Texture& texture, const std::array<float, 3>& dx, const std::array<float, 3>& dy);

}  // namespace kd::emulator
