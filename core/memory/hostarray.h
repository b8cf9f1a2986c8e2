// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/memory/alignedmemory.h"
#include "core/memory/copy.h"
#include "core/memory/hostmemory.h"
#include "core/memory/managedmemory.h"

#include <algorithm>
#include <initializer_list>
#include <span>
#include <utility>
#include <vector>

namespace kd {

/// Says which index runs fastest in memory: the last one, as in C, or the first one, as in Fortran.
enum class Order { C, F };

/// The extents of an array, and how it lies in memory without gaps. No extents make one element.
struct Shape {
    std::vector<std::size_t> extents;
    Order order = Order::C;

    /// Throws LogicError when the number does not fit 64 bits.
    std::uint64_t elements() const;
    /// Throws LogicError for another number of indices, and for one outside its extent.
    std::uint64_t offset(std::initializer_list<std::size_t> index) const;

    friend bool operator==(const Shape&, const Shape&) = default;
};

/// The bytes of `elements` of that size. Throws LogicError when they do not fit 64 bits.
Bytes sizeOf(const Shape& shape, Bytes element);

/// The bytes that the host reaches.
inline std::span<std::byte> hostBytesOf(const HostMemory& memory) { return memory.bytes(); }
inline std::span<std::byte> hostBytesOf(const AlignedMemory& memory) { return memory.bytes(); }
inline std::span<std::byte> hostBytesOf(const ManagedMemory& memory) { return memory.hostBytes(); }

/// An array of `T` in memory of one of the kinds above, which it owns. Move-only as its memory is.
template <typename T, typename Memory> class HostArray {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    HostArray(Memory memory, Shape shape) : m_memory(std::move(memory)), m_shape(std::move(shape)) {}

    const Shape& shape() const noexcept { return m_shape; }
    /// Gives what owns the memory: PyCUDA's `base`.
    Memory& memory() noexcept { return m_memory; }
    const Memory& memory() const noexcept { return m_memory; }
    /// Gives the elements in the order in which they lie. For managed memory see ManagedMemory::hostBytes().
    std::span<T> elements() const
    {
        return {reinterpret_cast<T*>(hostBytesOf(m_memory).data()), static_cast<std::size_t>(m_shape.elements())};
    }
    /// Finds an element by the index of each dimension. Throws LogicError outside of the shape.
    T& at(std::initializer_list<std::size_t> index) const { return elements()[m_shape.offset(index)]; }
    std::span<std::byte> bytes() const { return std::as_writable_bytes(elements()); }

private:
    Memory m_memory;
    Shape m_shape;
};

template <typename T> using PageLockedArray = HostArray<T, HostMemory>;
template <typename T> using AlignedArray = HostArray<T, AlignedMemory>;
template <typename T> using ManagedArray = HostArray<T, ManagedMemory>;

/// The array, filled with zeroes.
template <typename Array> Array withZeroes(Array array)
{
    std::ranges::fill(array.bytes(), std::byte{0});
    return array;
}

/// Arrays of undefined content, of zeroes, and of another one's shape and order. Those of no elements are refused with LogicError
/// where the driver has none (page-locked, managed).

template <typename T>
PageLockedArray<T> pageLockedEmpty(const ContextRef& context, Shape shape, Flags<HostAllocFlag> flags = HostAllocFlag::Devicemap)
{
    HostMemory memory(context, sizeOf(shape, {sizeof(T)}), flags);
    return {std::move(memory), std::move(shape)};
}
template <typename T>
PageLockedArray<T> pageLockedZeros(const ContextRef& context, Shape shape, Flags<HostAllocFlag> flags = HostAllocFlag::Devicemap)
{
    return withZeroes(pageLockedEmpty<T>(context, std::move(shape), flags));
}
template <typename T, typename Memory>
PageLockedArray<T> pageLockedEmptyLike(const ContextRef& context, const HostArray<T, Memory>& other)
{
    return pageLockedEmpty<T>(context, other.shape());
}
template <typename T, typename Memory>
PageLockedArray<T> pageLockedZerosLike(const ContextRef& context, const HostArray<T, Memory>& other)
{
    return pageLockedZeros<T>(context, other.shape());
}

/// The same in aligned memory, which needs no context.

template <typename T> AlignedArray<T> alignedEmpty(Shape shape, Bytes alignment = {4096})
{
    AlignedMemory memory(sizeOf(shape, {sizeof(T)}), alignment);
    return {std::move(memory), std::move(shape)};
}
template <typename T> AlignedArray<T> alignedZeros(Shape shape, Bytes alignment = {4096})
{
    return withZeroes(alignedEmpty<T>(std::move(shape), alignment));
}
template <typename T, typename Memory>
AlignedArray<T> alignedEmptyLike(const HostArray<T, Memory>& other, Bytes alignment = {4096})
{
    return alignedEmpty<T>(other.shape(), alignment);
}
template <typename T, typename Memory>
AlignedArray<T> alignedZerosLike(const HostArray<T, Memory>& other, Bytes alignment = {4096})
{
    return alignedZeros<T>(other.shape(), alignment);
}

/// The same in managed memory.

template <typename T>
ManagedArray<T> managedEmpty(const ContextRef& context, Shape shape, AttachFlag attach = AttachFlag::Global)
{
    ManagedMemory memory(context, sizeOf(shape, {sizeof(T)}), attach);
    return {std::move(memory), std::move(shape)};
}
template <typename T>
ManagedArray<T> managedZeros(const ContextRef& context, Shape shape, AttachFlag attach = AttachFlag::Global)
{
    return withZeroes(managedEmpty<T>(context, std::move(shape), attach));
}
template <typename T, typename Memory>
ManagedArray<T> managedEmptyLike(const ContextRef& context, const HostArray<T, Memory>& other)
{
    return managedEmpty<T>(context, other.shape());
}
template <typename T, typename Memory>
ManagedArray<T> managedZerosLike(const ContextRef& context, const HostArray<T, Memory>& other)
{
    return managedZeros<T>(context, other.shape());
}

/// Device memory with a copy of `from`. Waits.
DeviceMemory toDevice(const StreamRef& stream, std::span<const std::byte> from);

/// A new host array filled from device memory. Waits. Throws LogicError when there is less than `shape` takes.
template <typename T> AlignedArray<T> fromDevice(const StreamRef& stream, DeviceMemoryRef from, Shape shape)
{
    AlignedArray<T> array = alignedEmpty<T>(std::move(shape));
    download(stream, array.bytes(), from.slice({0}, {array.bytes().size()}));
    stream.synchronize();
    return array;
}
template <typename T, typename Memory>
AlignedArray<T> fromDeviceLike(const StreamRef& stream, DeviceMemoryRef from, const HostArray<T, Memory>& other)
{
    return fromDevice<T>(stream, from, other.shape());
}

}  // namespace kd
