// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/device/context.h"

#include <complex>
#include <cstdint>
#include <type_traits>

namespace kd {

/// Says what an array holds. Sizes are elements; a height of 0 makes it one-dimensional, a depth of 0 two-dimensional.
struct ArrayDescription {
    std::size_t width = 0;
    std::size_t height = 0;
    std::size_t depth = 0;   ///< layers of an array with ArrayFlag::Layered
    ArrayFormat format = ArrayFormat::Float;
    unsigned channels = 1;   ///< 1, 2 or 4
    Flags<ArrayFlag> flags;

    friend bool operator==(const ArrayDescription&, const ArrayDescription&) = default;
};

/// Gives the size of one channel.
Bytes sizeOf(ArrayFormat format) noexcept;

/// An array that somebody else keeps alive. Copyable.
class ArrayRef {
public:
    ArrayRef(const ContextRef& context, CUarray handle) noexcept : m_context(context), m_handle(handle) {}

    const ContextRef& context() const noexcept { return m_context; }
    CUarray handle() const noexcept { return m_handle; }
    ArrayDescription description() const;

    friend bool operator==(const ArrayRef& a, const ArrayRef& b) { return a.m_handle == b.m_handle && a.m_context == b.m_context; }

private:
    ContextRef m_context;
    CUarray m_handle;
};

/// Owns an array: memory laid out as the device likes best to read it through textures and surfaces. Move-only; destroying
/// tolerates a dead context.
class Array {
public:
    /// Throws LogicError for what no array can be, MemoryError when there is no room.
    Array(const ContextRef& context, const ArrayDescription& description);
    ~Array();
    Array(Array&& other) noexcept;
    Array& operator=(Array&& other) noexcept;

    ArrayRef ref() const noexcept { return m_ref; }
    operator ArrayRef() const noexcept { return m_ref; }
    /// Throws LogicError when it is freed already.
    void free();

private:
    void reset() noexcept;

    ArrayRef m_ref;
};

/// Says how a type of C++ is kept in an array.
struct TexelFormat {
    ArrayFormat format;
    unsigned channels;
};

/// double and complex<float> travel as two 32-bit integers, complex<double> as four: textures have no such formats, kernels put
/// them together again (`__hiloint2double`).
template <typename T> constexpr TexelFormat texelFormatOf()
{
    if constexpr (std::is_same_v<T, float>)
        return {ArrayFormat::Float, 1};
    else if constexpr (std::is_same_v<T, double> || std::is_same_v<T, std::complex<float>>)
        return {ArrayFormat::Int32, 2};
    else if constexpr (std::is_same_v<T, std::complex<double>>)
        return {ArrayFormat::Int32, 4};
    else {
        static_assert(std::is_integral_v<T> && sizeof(T) <= 4, "no texture format holds this type");
        if constexpr (std::is_signed_v<T>)
            return {sizeof(T) == 1 ? ArrayFormat::Int8 : sizeof(T) == 2 ? ArrayFormat::Int16 : ArrayFormat::Int32, 1};
        else
            return {sizeof(T) == 1 ? ArrayFormat::UInt8 : sizeof(T) == 2 ? ArrayFormat::UInt16 : ArrayFormat::UInt32, 1};
    }
}

}  // namespace kd
