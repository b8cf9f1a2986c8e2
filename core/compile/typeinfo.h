// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <cstdint>
#include <string>
#include <vector>

namespace kd {

/// A C++ type of a kernel parameter as the compiler's debug information tells it. A tree of bounded depth: a pointer
/// holds its pointee, a struct its members; recursion through a pointer ends in an Opaque node that keeps the name. Bits
/// are a number or an address of which nobody tells more than its size.
struct TypeInfo {
    enum class Kind { Bool, Signed, Unsigned, Character, Float, Half, BFloat16, Enum, Pointer, Struct, Union, Array, Opaque, Bits };
    struct Member;
    struct Enumerator;

    Kind kind = Kind::Opaque;
    std::string name;                 ///< as written: "float", "u32", "const float*", "Params", "float4"
    std::uint64_t size = 0;           ///< bytes; 0 when unknown (void, an incomplete type)
    bool isConst = false;             ///< this type itself is const (so `const T*` is a Pointer to a const T)
    std::uint64_t count = 0;          ///< elements of an Array
    std::vector<TypeInfo> element;    ///< 0 or 1 entries: what a Pointer points to, what an Array holds
    std::vector<Member> members;      ///< members of a Struct or Union, in declaration order
    std::vector<Enumerator> enumerators;  ///< enumerators of an Enum, in declaration order
};

/// A name of an enumeration.
struct TypeInfo::Enumerator {
    std::string name;  ///< without its type
    std::int64_t value = 0;
};

/// A member of a structure or union.
struct TypeInfo::Member {
    std::string name;
    std::uint64_t offset = 0;  ///< bytes from the start of the struct
    TypeInfo type;
};

/// Gives the type of a value of which nobody tells more than its size, in bytes: bits, which may be a pointer, or an array of
/// bytes.
TypeInfo bitsOfSize(std::uint32_t size);

void to_json(Json& json, const TypeInfo& type);
/// Refuses (RuntimeError) trees deeper than 16 levels.
void from_json(const Json& json, TypeInfo& type);

}  // namespace kd
