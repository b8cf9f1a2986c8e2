// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/boxcopy.h"
#include "core/memory/hostarray.h"

namespace kd {

/// Says how a matrix becomes an array. `Surface` arrays can be written by kernels; a two-dimensional one is then layered, of one
/// layer, as surfaces of layers want it.
enum class ArrayUse { Texture, Surface };

/// The array in which texture coordinate x is the index that runs fastest in memory: for Order::C `tex2D(x, y)` reads
/// matrix[y, x], for Order::F matrix[x, y]. Two or three extents; else LogicError. The array is not filled.
Array arrayFor(const ContextRef& context, const Shape& shape, TexelFormat format, ArrayUse use = ArrayUse::Texture);

/// The same filled from host memory without gaps. Waits.
Array arrayFrom(const StreamRef& stream, const Shape& shape, TexelFormat format, std::span<const std::byte> bytes,
                ArrayUse use = ArrayUse::Texture);
/// The same filled from device memory, in the stream's turn.
Array arrayFrom(const StreamRef& stream, const Shape& shape, TexelFormat format, DeviceMemoryRef memory,
                ArrayUse use = ArrayUse::Texture);

/// The same from an array of the host, whose format is that of its elements.
template <typename T, typename Memory>
Array matrixToArray(const StreamRef& stream, const HostArray<T, Memory>& matrix, ArrayUse use = ArrayUse::Texture)
{
    return arrayFrom(stream, matrix.shape(), texelFormatOf<T>(), std::span<const std::byte>(matrix.bytes()), use);
}

/// Makes an array of a matrix of 1, 2 or 4 channels: extents (rows, columns, channels) in Order::C, (channels, columns, rows) in
/// Order::F. Throws LogicError for another number of channels or extents. Waits.
template <typename T, typename Memory> Array multichannelArray(const StreamRef& stream, const HostArray<T, Memory>& matrix)
{
    const std::vector<std::size_t>& extents = matrix.shape().extents;
    static_assert(texelFormatOf<T>().channels == 1);
    if (extents.size() != 3)
        throw LogicError({.text = message("a matrix of channels has 3 dimensions, not {}", extents.size())});
    const bool isC = matrix.shape().order == Order::C;
    const std::size_t channels = isC ? extents[2] : extents[0];
    if (channels != 1 && channels != 2 && channels != 4)
        throw LogicError({.text = message("an array has 1, 2 or 4 channels, not {}", channels)});
    const Shape plane{{isC ? extents[0] : extents[2], extents[1]}, Order::C};
    return arrayFrom(stream, plane, {texelFormatOf<T>().format, static_cast<unsigned>(channels)},
                     std::span<const std::byte>(matrix.bytes()));
}

}  // namespace kd
