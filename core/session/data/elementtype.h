// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace kd {

/// The number formats that buffers are filled, shown, compared and stored in.
enum class ElementType {
    Bool, Int8, UInt8, Int16, UInt16, Int32, UInt32, Int64, UInt64,
    Float8E4M3, Float8E5M2, Float16, BFloat16, Float32, Float64
};

/// Bytes of one element: 1, 2, 4 or 8.
std::size_t sizeOf(ElementType type);
/// "int8", "uint64", "fp8_e4m3", "bfloat16", "float32"…: NumPy's words where it has one, also used in JSON.
std::string_view nameOf(ElementType type);
/// Nothing for other words.
std::optional<ElementType> elementTypeFromName(std::string_view name);
/// The short ones too.
bool isFloating(ElementType type);

}  // namespace kd
