// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/matrixarray.h"

namespace kd {
namespace {

Bytes texelBytes(const TexelFormat& format)
{
    return {sizeOf(format.format).value * format.channels};
}

/// Width, height and depth, the fastest first.
struct Axes {
    std::size_t x, y, z;
};

Axes axesOf(const Shape& shape)
{
    std::vector<std::size_t> extents = shape.extents;
    if (extents.size() != 2 && extents.size() != 3)
        throw LogicError({.text = message("an array is made of 2 or 3 dimensions, not {}", extents.size())});
    if (shape.order == Order::C)
        std::ranges::reverse(extents);
    return {extents[0], extents[1], extents.size() == 3 ? extents[2] : 0};
}

void fill(const StreamRef& stream, const ArrayRef& array, const Shape& shape, TexelFormat format, const CopyEndpoint& from)
{
    const Axes axes = axesOf(shape);
    copyBox(stream, CopyEndpoint::array(array), from,
            {{axes.x * texelBytes(format).value}, axes.y, std::max<std::size_t>(axes.z, 1)});
}

}  // namespace

Array arrayFor(const ContextRef& context, const Shape& shape, TexelFormat format, ArrayUse use)
{
    const Axes axes = axesOf(shape);
    ArrayDescription description{
        .width = axes.x, .height = axes.y, .depth = axes.z, .format = format.format, .channels = format.channels};
    if (use == ArrayUse::Surface) {
        description.flags = ArrayFlag::SurfaceLdst;
        if (axes.z == 0) {
            description.flags = description.flags | ArrayFlag::Layered;
            description.depth = 1;
        }
    }
    return {context, description};
}

Array arrayFrom(const StreamRef& stream, const Shape& shape, TexelFormat format, std::span<const std::byte> bytes, ArrayUse use)
{
    Array array = arrayFor(stream.context(), shape, format, use);
    const Axes axes = axesOf(shape);
    fill(stream, array, shape, format, CopyEndpoint::host(bytes, {axes.x * texelBytes(format).value}, axes.y));
    stream.synchronize();
    return array;
}

Array arrayFrom(const StreamRef& stream, const Shape& shape, TexelFormat format, DeviceMemoryRef memory, ArrayUse use)
{
    Array array = arrayFor(stream.context(), shape, format, use);
    const Axes axes = axesOf(shape);
    fill(stream, array, shape, format, CopyEndpoint::device(memory, {axes.x * texelBytes(format).value}, axes.y));
    return array;
}

}  // namespace kd
