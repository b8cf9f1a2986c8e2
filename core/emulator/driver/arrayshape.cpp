// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/driver/arrayshape.h"

#include "core/driver/arrayformat.h"

#include <algorithm>
#include <array>

namespace kd::emulator {
namespace {

struct Extents {
    std::size_t width, height, depth;
};

bool isWithin(const CUDA_ARRAY3D_DESCRIPTOR& is, const Extents& most)
{
    return is.Width <= most.width && is.Height <= most.height && is.Depth <= most.depth;
}

// Those of attributes.cpp.
constexpr Extents kLine{131072, 0, 0}, kLineOfLevels{32768, 0, 0}, kPlane{131072, 65536, 0}, kPlaneOfLevels{32768, 32768, 0},
    kGathered{32768, 32768, 0}, kLines{32768, 0, 2048}, kPlanes{32768, 32768, 2048}, kCube{32768, 32768, 6},
    kCubes{32768, 32768, 2046};
constexpr std::array kSpaces{Extents{16384, 16384, 16384}, Extents{8192, 8192, 32768}};

constexpr unsigned kFlags = CUDA_ARRAY3D_LAYERED | CUDA_ARRAY3D_SURFACE_LDST | CUDA_ARRAY3D_CUBEMAP | CUDA_ARRAY3D_TEXTURE_GATHER |
    CUDA_ARRAY3D_COLOR_ATTACHMENT;

}  // namespace

bool isArrayShape(const CUDA_ARRAY3D_DESCRIPTOR& is, bool isMipmapped) noexcept
{
    const bool isLayered = (is.Flags & CUDA_ARRAY3D_LAYERED) != 0, isCube = (is.Flags & CUDA_ARRAY3D_CUBEMAP) != 0;
    const bool isGathered = (is.Flags & CUDA_ARRAY3D_TEXTURE_GATHER) != 0;
    const bool hasChannels = is.NumChannels == 1 || is.NumChannels == 2 || is.NumChannels == 4;
    if (channelBytes(is.Format) == 0 || !hasChannels || is.Width == 0 || (is.Flags & ~kFlags) != 0)
        return false;
    if (isGathered && (isLayered || isCube || is.Height == 0 || is.Depth != 0))
        return false;
    if (isCube)
        return is.Width == is.Height && is.Depth != 0 && is.Depth % 6 == 0 && isWithin(is, isLayered ? kCubes : kCube);
    if (isLayered)
        return is.Depth != 0 && isWithin(is, is.Height == 0 ? kLines : kPlanes);
    if (is.Depth != 0)
        return is.Height != 0 && std::ranges::any_of(kSpaces, [&](const Extents& most) { return isWithin(is, most); });
    if (is.Height != 0)
        return isWithin(is, isGathered ? kGathered : isMipmapped ? kPlaneOfLevels : kPlane);
    return isWithin(is, isMipmapped ? kLineOfLevels : kLine);
}

}  // namespace kd::emulator
