// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/typeinfo.h"

#include "core/base/error.h"
#include "core/base/fields.h"

#include <algorithm>
#include <array>

namespace kd {
namespace {

constexpr int kDeepestTree = 16;

constexpr std::array<EnumWord<TypeInfo::Kind>, 14> kKinds{{
    {TypeInfo::Kind::Bool, "bool"},
    {TypeInfo::Kind::Signed, "signed"},
    {TypeInfo::Kind::Unsigned, "unsigned"},
    {TypeInfo::Kind::Character, "character"},
    {TypeInfo::Kind::Float, "float"},
    {TypeInfo::Kind::Half, "half"},
    {TypeInfo::Kind::BFloat16, "bfloat16"},
    {TypeInfo::Kind::Enum, "enum"},
    {TypeInfo::Kind::Pointer, "pointer"},
    {TypeInfo::Kind::Struct, "struct"},
    {TypeInfo::Kind::Union, "union"},
    {TypeInfo::Kind::Array, "array"},
    {TypeInfo::Kind::Opaque, "opaque"},
    {TypeInfo::Kind::Bits, "bits"},
}};

/// Tells whether `json` is a tree of types of at most so many levels.
bool isWithin(const Json& json, int levels)
{
    if (!json.is_object())
        return true;
    if (levels == 0)
        return false;
    if (const auto element = json.find("element"); element != json.end() && !isWithin(*element, levels - 1))
        return false;
    const auto members = json.find("members");
    const auto isMemberWithin = [levels](const Json& member) {
        const auto type = member.is_object() ? member.find("type") : member.end();
        return !member.is_object() || type == member.end() || isWithin(*type, levels - 1);
    };
    return members == json.end() || !members->is_array() || std::all_of(members->begin(), members->end(), isMemberWithin);
}

}  // namespace

template <> struct FieldList<TypeInfo> {
    static constexpr FieldRules kRules{.subject = "type", .isLenient = true};
    static void list(auto& fields, auto& type)
    {
        auto& [kind, name, size, isConst, count, element, members, enumerators] = type;
        fields.word("kind", kind, kKinds);
        fields.field("name", name);
        fields.field("size", size);
        fields.orAbsent("const", isConst);
        fields.orAbsent("count", count);
        fields.onlyObject("element", element);
        fields.objectsOrAbsent("members", members);
        fields.objectsOrAbsent("enumerators", enumerators);
    }
};

template <> struct FieldList<TypeInfo::Member> {
    static constexpr FieldRules kRules{.subject = "member of a type", .isLenient = true};
    static void list(auto& fields, auto& member)
    {
        auto& [name, offset, type] = member;
        fields.field("name", name);
        fields.field("offset", offset);
        fields.object("type", type);
    }
};

template <> struct FieldList<TypeInfo::Enumerator> {
    static constexpr FieldRules kRules{.subject = "value of an enumeration", .isLenient = true};
    static void list(auto& fields, auto& enumerator)
    {
        auto& [name, value] = enumerator;
        fields.field("name", name);
        fields.field("value", value);
    }
};

TypeInfo bitsOfSize(std::uint32_t size)
{
    const auto bits = [](std::uint64_t bytes) {
        return TypeInfo{.kind = TypeInfo::Kind::Bits, .name = "b" + std::to_string(8 * bytes), .size = bytes};
    };
    if (size == 1 || size == 2 || size == 4 || size == 8)
        return bits(size);
    TypeInfo array{.kind = TypeInfo::Kind::Array, .name = "b8[" + std::to_string(size) + "]", .size = size, .count = size};
    array.element.push_back(bits(1));
    return array;
}

void to_json(Json& json, const TypeInfo& type)
{
    writeFields(json, type);
}

void from_json(const Json& json, TypeInfo& type)
{
    if (!isWithin(json, kDeepestTree))
        throw RuntimeError({.text = "a type is nested more than 16 levels deep"});
    readFields(json, type);
}

}  // namespace kd
