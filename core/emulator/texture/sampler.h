// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/texture/texel.h"

namespace kd::emulator {

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
/// will do.
TexelWords sample(const Texture& texture, const SamplePoint& point);
/// Reads one texel of a level by its number. Outside is the nearest, or the border; outside of linear memory zeroes are read.
TexelWords fetchTexel(const Texture& texture, const std::array<std::int32_t, 3>& at, std::uint32_t layer, std::uint32_t level);
/// The number of the texel in which an unfiltered coordinate lies.
std::int32_t wholeTexel(float coordinate);
/// Reads one channel of the four texels that linear filtering of a plane would weigh: left below, right below, right above, left
/// above, where below is the larger coordinate.
TexelWords gather(const Texture& texture, const SamplePoint& point, std::size_t channel);
/// The level of detail that two gradients of the coordinates ask for.
float levelOfGradients(const Texture& texture, const std::array<float, 3>& dx, const std::array<float, 3>& dy);

}  // namespace kd::emulator
