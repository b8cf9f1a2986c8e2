// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/typeinfo.h"
#include "core/data/valueformat.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// One number of an element.
struct LayoutMember {
    std::string name;           ///< "x", "pos.y", "m[3]"; empty where the element is one number
    ValueFormat format = ValueFormat::Float32;
    std::uint64_t bit = 0;      ///< bits from the element's start
    friend bool operator==(const LayoutMember&, const LayoutMember&) = default;
};

/// Holds how the numbers of one element of a buffer lie: a scalar, a vector type, a complex number or a structure.
struct ElementLayout {
    static constexpr std::size_t kMaxMembers = 64;

    std::string text;                   ///< as it was typed
    std::vector<LayoutMember> members;  ///< 1 to kMaxMembers, in the order of their places
    std::uint64_t bits = 0;             ///< from one element to the next; 4 for packed numbers
    friend bool operator==(const ElementLayout&, const ElementLayout&) = default;

    /// Whether all members are of one format, one behind the other: a vector, whose members can be an axis.
    bool isUniform() const;
};

/// Reads a type as it is typed: a word of valueFormatFromName(); CUDA's vector types (float2, uchar4, half2, __nv_fp8x4_e4m3);
/// complex64, complex128, cuFloatComplex, cuDoubleComplex; a format and a number of members, "float32[9]"; a structure,
/// "{ float3 pos; float mass; int id[2]; }", with members placed as C++ places them. Throws RuntimeError that says what is wrong.
ElementLayout parseLayout(std::string_view text);
/// The same for what the compiler tells of a type. Throws RuntimeError where it has no numbers or more than kMaxMembers.
ElementLayout layoutOf(const TypeInfo& type);

}  // namespace kd
