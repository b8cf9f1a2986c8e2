// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expression/number.h"
#include "core/session/data/elementtype.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kd {

/// The formats of one number that a buffer can be looked at in. 4-bit numbers lie two in a byte, the first in its low half, as
/// CUDA's packed types have them; the 8-bit and 4-bit reals are those of cuda_fp8.h and cuda_fp4.h (OCP's E4M3, E5M2 and E2M1).
enum class ValueFormat {
    Bool, Int4, UInt4, Int8, UInt8, Int16, UInt16, Int32, UInt32, Int64, UInt64,
    Fp4E2M1, Fp8E4M3, Fp8E5M2, Float16, BFloat16, Float32, Float64
};

/// 4, 8, 16, 32 or 64.
unsigned bitsOf(ValueFormat format);
/// "packed_int4" (int4 is CUDA's vector of four int), "fp8_e4m3", "bfloat16", "float32"…: the words that messages use too.
std::string_view nameOf(ValueFormat format);
/// Reads those words, and C's and CUDA's names of scalars: "unsigned int", "size_t", "__half", "__nv_fp8_e4m3"…
std::optional<ValueFormat> valueFormatFromName(std::string_view name);
/// Whether it has a fraction.
bool isReal(ValueFormat format);
bool isSigned(ValueFormat format);
/// The format in which buffers of that type hold their numbers.
ValueFormat valueFormatOf(ElementType type);
/// Nothing for the formats that buffers are not filled or stored in.
std::optional<ElementType> elementTypeOf(ValueFormat format);

/// Kinds of number that are counted, found and stepped through.
enum class ValueClass { Normal, Zero, Denormal, Infinite, NaN };

/// The bits of the number that starts at `bit` of `bytes`: a whole byte, or half of one for 4-bit formats.
std::uint64_t rawValueAt(const std::byte* bytes, std::uint64_t bit, ValueFormat format);
/// The value; 64-bit integers are rounded.
double toDouble(ValueFormat format, std::uint64_t raw);
/// The value exactly.
Number toNumber(ValueFormat format, std::uint64_t raw);
/// Integers are Normal or Zero.
ValueClass classOf(ValueFormat format, std::uint64_t raw);
/// The shortest text that means this value in this format: "0.1", "-3", "nan", "-inf", "1".
std::string valueText(ValueFormat format, std::uint64_t raw);
/// How many numbers of the format lie between both, one of which counts: 0 of equals, 1 of neighbours. +0 and -0 are equal. Nothing
/// where either is no number.
std::optional<std::uint64_t> stepsBetween(ValueFormat format, std::uint64_t left, std::uint64_t right);

}  // namespace kd
