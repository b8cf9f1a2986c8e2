// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/session/data/elementtype.h"
#include "core/session/data/smallfloat.h"
#include "core/session/data/tinyfloat.h"

#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <type_traits>

namespace kd {

/// One byte that is true when it is not 0.
struct Bool8 {
    std::uint8_t byte = 0;
};

template <typename T>
concept SmallFloatElement = std::same_as<T, BinaryHalf> || std::same_as<T, BrainFloat> || std::same_as<T, Float8E4M3> ||
    std::same_as<T, Float8E5M2>;
template <typename T>
concept RealElement = std::floating_point<T> || SmallFloatElement<T>;
template <typename T>
concept BoolElement = std::same_as<T, Bool8>;

/// Calls `function` with std::type_identity<T>{} for the C++ type of one element.
template <typename F>
decltype(auto) withElementType(ElementType type, F&& function)
{
    switch (type) {
    case ElementType::Bool: return function(std::type_identity<Bool8>{});
    case ElementType::Int8: return function(std::type_identity<std::int8_t>{});
    case ElementType::UInt8: return function(std::type_identity<std::uint8_t>{});
    case ElementType::Int16: return function(std::type_identity<std::int16_t>{});
    case ElementType::UInt16: return function(std::type_identity<std::uint16_t>{});
    case ElementType::Int32: return function(std::type_identity<std::int32_t>{});
    case ElementType::UInt32: return function(std::type_identity<std::uint32_t>{});
    case ElementType::Int64: return function(std::type_identity<std::int64_t>{});
    case ElementType::UInt64: return function(std::type_identity<std::uint64_t>{});
    case ElementType::Float8E4M3: return function(std::type_identity<Float8E4M3>{});
    case ElementType::Float8E5M2: return function(std::type_identity<Float8E5M2>{});
    case ElementType::Float16: return function(std::type_identity<BinaryHalf>{});
    case ElementType::BFloat16: return function(std::type_identity<BrainFloat>{});
    case ElementType::Float32: return function(std::type_identity<float>{});
    case ElementType::Float64: return function(std::type_identity<double>{});
    }
    throw LogicError({.text = "an element type that does not exist"});
}

/// Element `index` of `bytes`, which need not be aligned.
template <typename T>
T loadElement(const std::byte* bytes, std::uint64_t index)
{
    T value;
    std::memcpy(&value, bytes + index * sizeof(T), sizeof(T));
    return value;
}

/// The same for writing.
template <typename T>
void storeElement(std::byte* bytes, std::uint64_t index, T value)
{
    std::memcpy(bytes + index * sizeof(T), &value, sizeof(T));
}

/// The value as double; 64-bit integers are rounded.
template <typename T>
double elementToDouble(T value)
{
    if constexpr (SmallFloatElement<T>)
        return value.toDouble();
    else if constexpr (BoolElement<T>)
        return value.byte != 0 ? 1.0 : 0.0;
    else
        return static_cast<double>(value);
}

/// The nearest value of the type: reals are rounded, integers rounded to even and kept within their range (NaN is 0),
/// Bool is true but for 0.
template <typename T>
T elementFromDouble(double value)
{
    if constexpr (SmallFloatElement<T>) {
        return T::fromDouble(value);
    } else if constexpr (BoolElement<T>) {
        return {static_cast<std::uint8_t>(value != 0 ? 1 : 0)};
    } else if constexpr (std::floating_point<T>) {
        return static_cast<T>(value);
    } else {
        const double rounded = std::nearbyint(value);
        if (!(rounded > static_cast<double>(std::numeric_limits<T>::min())))
            return std::isnan(value) ? T{0} : std::numeric_limits<T>::min();
        if (rounded >= static_cast<double>(std::numeric_limits<T>::max()))
            return std::numeric_limits<T>::max();
        return static_cast<T>(rounded);
    }
}

}  // namespace kd
