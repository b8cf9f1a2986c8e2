// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/typeinfo.h"

#include "core/base/error.h"
#include "core/base/jsonfields.h"

#include <array>
#include <string_view>

namespace kd {
namespace {

constexpr int kDeepestTree = 16;

constexpr std::array<EnumWord<TypeInfo::Kind>, 13> kKinds{{
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
}};

TypeInfo::Kind kindOf(std::string_view name)
{
    for (const auto& [value, known] : kKinds)
        if (known == name)
            return value;
    return TypeInfo::Kind::Opaque;
}

TypeInfo readType(const Json& json, int depth);

TypeInfo::Member readMember(const Json& json, int depth)
{
    TypeInfo::Member member;
    member.name = valueOr<std::string>(json, "name", {});
    member.offset = valueOr<std::uint64_t>(json, "offset", 0);
    if (const auto it = json.find("type"); it != json.end())
        member.type = readType(*it, depth);
    return member;
}

TypeInfo readType(const Json& json, int depth)
{
    if (depth > kDeepestTree)
        throw RuntimeError({.text = "a type is nested more than 16 levels deep"});
    TypeInfo type;
    if (!json.is_object())
        return type;
    type.kind = kindOf(valueOr<std::string>(json, "kind", "opaque"));
    type.name = valueOr<std::string>(json, "name", {});
    type.size = valueOr<std::uint64_t>(json, "size", 0);
    type.isConst = valueOr(json, "const", false);
    type.count = valueOr<std::uint64_t>(json, "count", 0);
    if (const auto it = json.find("element"); it != json.end())
        type.element.push_back(readType(*it, depth + 1));
    if (const auto it = json.find("members"); it != json.end() && it->is_array())
        for (const Json& member : *it)
            type.members.push_back(readMember(member, depth + 1));
    if (const auto it = json.find("enumerators"); it != json.end() && it->is_array())
        for (const Json& each : *it)
            type.enumerators.push_back(
                {.name = valueOr<std::string>(each, "name", {}), .value = valueOr<std::int64_t>(each, "value", 0)});
    return type;
}

}  // namespace

void to_json(Json& json, const TypeInfo& type)
{
    json = {{"kind", nameOf(type.kind, kKinds)}, {"name", type.name}, {"size", type.size}};
    if (type.isConst)
        json["const"] = true;
    if (type.count != 0)
        json["count"] = type.count;
    if (!type.element.empty())
        json["element"] = type.element.front();
    for (const TypeInfo::Enumerator& each : type.enumerators)
        json["enumerators"].push_back({{"name", each.name}, {"value", each.value}});
    if (type.members.empty())
        return;
    Json& members = json["members"] = Json::array();
    for (const TypeInfo::Member& member : type.members)
        members.push_back({{"name", member.name}, {"offset", member.offset}, {"type", member.type}});
}

void from_json(const Json& json, TypeInfo& type)
{
    type = readType(json, 1);
}

}  // namespace kd
