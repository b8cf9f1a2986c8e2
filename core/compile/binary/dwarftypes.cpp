// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/binary/dwarftypes.h"

#include "core/compile/binary/demangle.h"

#include <algorithm>
#include <dwarf.h>
#include <string_view>

namespace kd {
namespace {

constexpr std::size_t kMaxTypeDepth = 12;
constexpr int kMaxNodes = 1000;
constexpr std::size_t kMaxDimensions = 6;
constexpr std::size_t kMaxTypeName = 1024;

TypeInfo opaque(std::string name, std::uint64_t size = 0)
{
    return {.kind = TypeInfo::Kind::Opaque, .name = std::move(name), .size = size};
}

std::uint64_t numberOf(Dwarf_Die& die, unsigned attribute)
{
    Dwarf_Attribute storage;
    Dwarf_Word value = 0;
    if (dwarf_attr(&die, attribute, &storage) == nullptr || dwarf_formudata(&storage, &value) != 0)
        return 0;
    return value;
}

bool has(Dwarf_Die& die, unsigned attribute)
{
    return dwarf_hasattr(&die, attribute) == 1;
}

/// Bytes from the start of the struct; DWARF 2 writes them as an expression, "plus_uconst N".
std::uint64_t memberOffset(Dwarf_Die& die)
{
    Dwarf_Attribute storage;
    if (dwarf_attr(&die, DW_AT_data_member_location, &storage) == nullptr)
        return 0;
    Dwarf_Word value = 0;
    if (dwarf_formudata(&storage, &value) == 0)
        return value;
    Dwarf_Op* operations = nullptr;
    std::size_t count = 0;
    if (dwarf_getlocation(&storage, &operations, &count) == 0 && count == 1 && operations[0].atom == DW_OP_plus_uconst)
        return operations[0].number;
    return 0;
}

TypeInfo::Kind scalarKind(Dwarf_Word encoding, std::string_view name)
{
    switch (encoding) {
    case DW_ATE_boolean:
        return TypeInfo::Kind::Bool;
    case DW_ATE_float:
        return TypeInfo::Kind::Float;
    case DW_ATE_signed:
        return TypeInfo::Kind::Signed;
    case DW_ATE_signed_char:
        return name == "char" ? TypeInfo::Kind::Character : TypeInfo::Kind::Signed;
    case DW_ATE_unsigned:
    case DW_ATE_unsigned_char:
        return name == "char" ? TypeInfo::Kind::Character : TypeInfo::Kind::Unsigned;
    default:
        return TypeInfo::Kind::Opaque;
    }
}

TypeInfo readScalar(Dwarf_Die& die)
{
    std::string name = dwarfName(die);
    if (name == "**128-BIT SIGNED INTEGER**")
        name = "__int128";
    else if (name == "**128-BIT UNSIGNED INTEGER**")
        name = "unsigned __int128";
    std::uint64_t size = numberOf(die, DW_AT_byte_size);
    // In device code long double is double; the debug information says "double" of 16 bytes.
    if (name == "double")
        size = 8;
    const TypeInfo::Kind kind = scalarKind(numberOf(die, DW_AT_encoding), name);
    return {.kind = kind, .name = std::move(name), .size = size};
}

/// "float" with "*" is "float*"; arrays and functions take it inside: "float (*)[4]".
std::string pointerName(const TypeInfo& target, const char* mark)
{
    const std::size_t suffix = target.name.find_first_of("[(");
    const bool wraps =
        target.kind == TypeInfo::Kind::Array || (target.kind == TypeInfo::Kind::Opaque && target.name.ends_with(')'));
    if (!wraps || suffix == std::string::npos)
        return target.name + mark;
    std::string head = target.name.substr(0, suffix);
    while (head.ends_with(' '))
        head.pop_back();
    return head + " (" + mark + ")" + target.name.substr(suffix);
}

/// An array of many dimensions is several levels of the tree, so the depth is cut once more at the end.
void prune(TypeInfo& type, std::size_t levels)
{
    if (levels == 0) {
        type.kind = TypeInfo::Kind::Opaque;
        type.element.clear();
        type.members.clear();
        return;
    }
    for (TypeInfo& element : type.element)
        prune(element, levels - 1);
    for (TypeInfo::Member& member : type.members)
        prune(member.type, levels - 1);
}

template <typename Visit>
void forEachChild(Dwarf_Die& die, Visit visit)
{
    Dwarf_Die child;
    if (dwarf_child(&die, &child) != 0)
        return;
    do
        if (!visit(child))
            return;
    while (dwarf_siblingof(&child, &child) == 0);
}

std::vector<std::uint64_t> dimensionsOf(Dwarf_Die& die)
{
    std::vector<std::uint64_t> counts;
    forEachChild(die, [&counts](Dwarf_Die& child) {
        if (dwarf_tag(&child) != DW_TAG_subrange_type)
            return true;
        counts.push_back(has(child, DW_AT_count)         ? numberOf(child, DW_AT_count)
                         : has(child, DW_AT_upper_bound) ? numberOf(child, DW_AT_upper_bound) + 1
                                                         : 0);
        return counts.size() < kMaxDimensions;
    });
    return counts;
}

/// Enumerators of scoped enumerations are given with their scope, "Mode::Fast".
std::string withoutScope(const std::string& name)
{
    const std::size_t scope = name.rfind("::");
    return scope == std::string::npos ? name : name.substr(scope + 2);
}

}  // namespace

std::string dwarfName(Dwarf_Die& die)
{
    const char* text = dwarf_diename(&die);
    if (text == nullptr)
        return {};
    const std::string name = std::string(text).substr(0, kMaxTypeName);
    return name.starts_with("_Z") ? readableKernelName(name) : name;
}

TypeInfo DwarfTypes::typeOf(Dwarf_Die& die)
{
    m_nodes = 0;
    m_path.clear();
    TypeInfo type = referenced(die);
    prune(type, kMaxTypeDepth);
    return type;
}

TypeInfo DwarfTypes::referenced(Dwarf_Die& die)
{
    Dwarf_Attribute storage;
    Dwarf_Die type;
    if (dwarf_attr(&die, DW_AT_type, &storage) == nullptr || dwarf_formref_die(&storage, &type) == nullptr)
        return opaque("void");
    return read(type);
}

TypeInfo DwarfTypes::read(Dwarf_Die& die)
{
    const Dwarf_Off offset = dwarf_dieoffset(&die);
    if (++m_nodes > kMaxNodes || m_path.size() >= kMaxTypeDepth || std::find(m_path.begin(), m_path.end(), offset) != m_path.end())
        return opaque(dwarfName(die), numberOf(die, DW_AT_byte_size));
    m_path.push_back(offset);
    TypeInfo type = readByTag(die);
    m_path.pop_back();
    return type;
}

TypeInfo DwarfTypes::readByTag(Dwarf_Die& die)
{
    switch (dwarf_tag(&die)) {
    case DW_TAG_base_type:
        return readScalar(die);
    case DW_TAG_pointer_type:
        return readPointer(die, "*");
    case DW_TAG_reference_type:
        return readPointer(die, "&");
    case DW_TAG_rvalue_reference_type:
        return readPointer(die, "&&");
    case DW_TAG_structure_type:
    case DW_TAG_class_type:
        return readAggregate(die, TypeInfo::Kind::Struct);
    case DW_TAG_union_type:
        return readAggregate(die, TypeInfo::Kind::Union);
    case DW_TAG_array_type:
        return readArray(die);
    case DW_TAG_const_type:
        return readQualified(die, "const");
    case DW_TAG_volatile_type:
        return readQualified(die, "volatile");
    case DW_TAG_typedef:
        return readTypedef(die);
    case DW_TAG_subroutine_type:
        return readFunction(die);
    case DW_TAG_enumeration_type:
        return readEnumeration(die);
    default:
        return opaque(dwarfName(die), numberOf(die, DW_AT_byte_size));
    }
}

TypeInfo DwarfTypes::readPointer(Dwarf_Die& die, const char* mark)
{
    TypeInfo target = referenced(die);
    TypeInfo pointer{.kind = TypeInfo::Kind::Pointer, .name = pointerName(target, mark), .size = 8};
    pointer.element.push_back(std::move(target));
    return pointer;
}

TypeInfo DwarfTypes::readAggregate(Dwarf_Die& die, TypeInfo::Kind kind)
{
    TypeInfo type{.kind = kind, .name = dwarfName(die), .size = numberOf(die, DW_AT_byte_size)};
    if (type.name == "__half" || type.name == "__nv_bfloat16") {
        type.kind = type.name == "__half" ? TypeInfo::Kind::Half : TypeInfo::Kind::BFloat16;
        return type;
    }
    if (type.size == 0)
        return opaque(std::move(type.name));
    forEachChild(die, [this, &type](Dwarf_Die& child) {
        const int tag = dwarf_tag(&child);
        if (tag != DW_TAG_member && tag != DW_TAG_inheritance)
            return true;
        TypeInfo::Member member{.name = dwarfName(child), .offset = memberOffset(child), .type = referenced(child)};
        if (has(child, DW_AT_bit_size))
            member.type = opaque(member.type.name + " : " + std::to_string(numberOf(child, DW_AT_bit_size)));
        if (tag == DW_TAG_inheritance)
            member.name = member.type.name;
        type.members.push_back(std::move(member));
        return m_nodes <= kMaxNodes;
    });
    return type;
}

TypeInfo DwarfTypes::readEnumeration(Dwarf_Die& die)
{
    TypeInfo type{.kind = TypeInfo::Kind::Enum, .name = dwarfName(die), .size = numberOf(die, DW_AT_byte_size)};
    forEachChild(die, [this, &type](Dwarf_Die& child) {
        Dwarf_Attribute storage;
        Dwarf_Sword value = 0;
        if (dwarf_tag(&child) == DW_TAG_enumerator && dwarf_attr(&child, DW_AT_const_value, &storage) != nullptr
            && dwarf_formsdata(&storage, &value) == 0)
            type.enumerators.push_back({.name = withoutScope(dwarfName(child)), .value = value});
        return ++m_nodes <= kMaxNodes;
    });
    return type;
}

TypeInfo DwarfTypes::readArray(Dwarf_Die& die)
{
    TypeInfo type = referenced(die);
    const std::string elementName = type.name;
    const std::vector<std::uint64_t> counts = dimensionsOf(die);
    std::string suffix;
    for (auto count = counts.rbegin(); count != counts.rend(); ++count) {
        suffix = "[" + std::to_string(*count) + "]" + suffix;
        const bool fits = type.size == 0 || *count <= UINT64_MAX / type.size;
        TypeInfo array{
            .kind = TypeInfo::Kind::Array, .name = elementName + suffix, .size = fits ? type.size * *count : 0, .count = *count};
        array.element.push_back(std::move(type));
        type = std::move(array);
    }
    return type;
}

TypeInfo DwarfTypes::readQualified(Dwarf_Die& die, const char* qualifier)
{
    TypeInfo type = referenced(die);
    const bool behind = type.kind == TypeInfo::Kind::Pointer;
    type.name = behind ? type.name + " " + qualifier : std::string(qualifier) + " " + type.name;
    if (std::string_view(qualifier) == "const")
        type.isConst = true;
    return type;
}

TypeInfo DwarfTypes::readTypedef(Dwarf_Die& die)
{
    TypeInfo type = referenced(die);
    if (std::string name = dwarfName(die); !name.empty())
        type.name = std::move(name);
    return type;
}

TypeInfo DwarfTypes::readFunction(Dwarf_Die& die)
{
    std::string parameters;
    forEachChild(die, [this, &parameters](Dwarf_Die& child) {
        if (dwarf_tag(&child) == DW_TAG_formal_parameter)
            parameters += (parameters.empty() ? "" : ", ") + referenced(child).name;
        return parameters.size() < kMaxTypeName;
    });
    return opaque(referenced(die).name + " (" + parameters + ")");
}

}  // namespace kd
