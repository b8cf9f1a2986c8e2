// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/objects/recordedarrays.h"

#include "core/driver/arrayformat.h"

#include <algorithm>
#include <bit>

namespace kd {
namespace {

constexpr unsigned kUsualFlags = CUDA_ARRAY3D_LAYERED | CUDA_ARRAY3D_SURFACE_LDST | CUDA_ARRAY3D_CUBEMAP |
    CUDA_ARRAY3D_TEXTURE_GATHER | CUDA_ARRAY3D_COLOR_ATTACHMENT;

bool hasLayers(const CUDA_ARRAY3D_DESCRIPTOR& array)
{
    return (array.Flags & (CUDA_ARRAY3D_LAYERED | CUDA_ARRAY3D_CUBEMAP)) != 0;
}

}  // namespace

bool isRecordable(const CUDA_ARRAY3D_DESCRIPTOR& array)
{
    const bool isWhole = array.NumChannels == 1 || array.NumChannels == 2 || array.NumChannels == 4;
    return channelBytes(array.Format) > 0 && isWhole && (array.Flags & ~kUsualFlags) == 0 && array.Width > 0;
}

LevelSize levelSize(const CUDA_ARRAY3D_DESCRIPTOR& array, unsigned level)
{
    const auto halved = [level](std::size_t size) { return std::max<std::size_t>(size >> level, 1); };
    return {.rowBytes = halved(array.Width) * array.NumChannels * channelBytes(array.Format),
            .rows = halved(array.Height),
            .slices = hasLayers(array) ? std::max<std::size_t>(array.Depth, 1) : halved(array.Depth)};
}

std::uint64_t arrayBytes(const CUDA_ARRAY3D_DESCRIPTOR& array, unsigned levels)
{
    std::uint64_t bytes = 0;
    for (unsigned level = 0; level < std::max(levels, 1u); ++level)
        bytes += levelSize(array, level).bytes();
    return bytes;
}

unsigned mostLevels(const CUDA_ARRAY3D_DESCRIPTOR& array)
{
    return static_cast<unsigned>(std::bit_width(std::max({array.Width, array.Height, hasLayers(array) ? 0 : array.Depth})));
}

std::string arrayWords(const CUDA_ARRAY3D_DESCRIPTOR& array, unsigned levels)
{
    return "width=" + std::to_string(array.Width) + " height=" + std::to_string(array.Height) + " depth=" +
        std::to_string(array.Depth) + " format=" + std::to_string(static_cast<unsigned>(array.Format)) + " channels=" +
        std::to_string(array.NumChannels) + " flags=" + std::to_string(array.Flags) + " levels=" + std::to_string(levels);
}

}  // namespace kd
