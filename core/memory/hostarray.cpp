// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/hostarray.h"

namespace kd {
namespace {

std::uint64_t product(std::uint64_t a, std::uint64_t b)
{
    std::uint64_t result = 0;
    if (__builtin_mul_overflow(a, b, &result))
        throw LogicError({.text = "an array of that shape is larger than any memory"});
    return result;
}

}  // namespace

std::uint64_t Shape::elements() const
{
    std::uint64_t count = 1;
    for (const std::size_t extent : extents)
        count = product(count, extent);
    return count;
}

std::uint64_t Shape::offset(std::initializer_list<std::size_t> index) const
{
    if (index.size() != extents.size())
        throw LogicError(
            {.text = message("the array has {} dimensions, not {}", extents.size(), index.size())});
    std::uint64_t place = 0;
    for (std::size_t step = 0; step < extents.size(); ++step) {
        const std::size_t axis = order == Order::C ? step : extents.size() - 1 - step;
        const std::size_t at = index.begin()[axis];
        if (at >= extents[axis])
            throw LogicError({.text = message("index {} is outside dimension {}, which has {}", at, axis, extents[axis])});
        place = place * extents[axis] + at;
    }
    return place;
}

Bytes sizeOf(const Shape& shape, Bytes element)
{
    return {product(shape.elements(), element.value)};
}

DeviceMemory toDevice(const StreamRef& stream, std::span<const std::byte> from)
{
    DeviceMemory memory(stream.context(), {from.size()});
    upload(stream, memory, from);
    stream.synchronize();
    return memory;
}

}  // namespace kd
