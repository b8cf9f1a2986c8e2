// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/text.h"
#include "core/session/launch/argumenttext.h"
#include "core/session/launch/argumentvalue.h"
#include "core/session/data/elements.h"
#include "core/session/limits.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <limits>
#include <optional>

namespace kd {
namespace {

using Kind = TypeInfo::Kind;
using Members = std::vector<TypeInfo::Member>;

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

std::string namesOf(const Members& members)
{
    std::vector<std::string> names;
    for (const TypeInfo::Member& member : members)
        names.push_back(member.name);
    return names.empty() ? "{}" : joined(names);
}

std::span<std::byte> partOf(std::span<std::byte> bytes, std::uint64_t offset, const TypeInfo& type)
{
    if (offset > bytes.size() || type.size > bytes.size() - offset)
        refuse(message("{} does not lie within what holds it", typeText(type)));
    return bytes.subspan(offset, type.size);
}

void encodeMember(const TypeInfo::Member& member, const std::string& text, std::span<std::byte> bytes, const EvaluateText& evaluate)
{
    try {
        encodeValue(member.type, text, partOf(bytes, member.offset, member.type), evaluate);
    } catch (const RuntimeError& error) {
        if (!error.info().subject.empty())
            throw;
        refuse(message("member {}: {}", member.name, error.info().text));
    }
}

const TypeInfo::Member& memberNamed(const TypeInfo& type, const std::string& name)
{
    const auto member = std::ranges::find(type.members, name, &TypeInfo::Member::name);
    if (member == type.members.end())
        refuse(message("{} has no member '{}'; it has {}", typeText(type), name.substr(0, 64), namesOf(type.members)));
    return *member;
}

void checkComplete(const TypeInfo& type, const std::vector<MemberText>& given)
{
    std::vector<std::string> missing;
    for (const TypeInfo::Member& member : type.members) {
        const auto times = std::ranges::count(given, member.name, &MemberText::name);
        if (times > 1)
            refuse(message("member {} is given twice", member.name));
        if (times == 0)
            missing.push_back(member.name);
    }
    if (type.kind == Kind::Union && given.size() != 1)
        refuse(message("exactly one member of the union {} is to be given: it has {}", typeText(type), namesOf(type.members)));
    if (type.kind != Kind::Union && !missing.empty())
        refuse(missing.size() == 1 ? missing.size() == 1 ? message("of {} the member {} is missing", typeText(type),
                                                                   joined(missing))
               : message("of {} the member {} are missing", typeText(type), joined(missing))
               : missing.size() == 1 ? message("of {} the members {} is missing", typeText(type), joined(missing))
               : message("of {} the members {} are missing", typeText(type), joined(missing)));
}

/// Recorded launches know the bytes of a structure, and not its members: a list of as many numbers is these. Nothing where it is no
/// such list.
std::optional<std::vector<std::byte>> plainBytes(const TypeInfo& type, const std::vector<MemberText>& given)
{
    if (given.size() != type.size)
        return std::nullopt;
    std::vector<std::byte> bytes;
    for (const MemberText& each : given) {
        const std::string_view text = trimmed(each.value);
        std::uint8_t value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (!each.name.empty() || error != std::errc() || end != text.data() + text.size())
            return std::nullopt;
        bytes.push_back(std::byte{value});
    }
    return bytes;
}

void encodeStruct(const TypeInfo& type, std::string_view text, std::span<std::byte> bytes, const EvaluateText& evaluate)
{
    const std::vector<MemberText> given = parseMembers(text);
    const auto named = std::ranges::count_if(given, [](const MemberText& member) { return !member.name.empty(); });
    if (named == 0 && type.kind == Kind::Struct && given.size() == type.members.size()) {
        for (std::size_t i = 0; i < given.size(); ++i)
            encodeMember(type.members[i], given[i].value, bytes, evaluate);
        return;
    }
    if (const std::optional<std::vector<std::byte>> plain = plainBytes(type, given)) {
        std::ranges::copy(*plain, bytes.begin());
        return;
    }
    for (const MemberText& member : given) {
        if (member.name.empty())
            refuse(message("'{}' has no name; {} has the members {}", member.value.substr(0, 64), typeText(type),
                           namesOf(type.members)));
        memberNamed(type, member.name);
    }
    checkComplete(type, given);
    for (const MemberText& member : given)
        encodeMember(memberNamed(type, member.name), member.value, bytes, evaluate);
}

void encodeArray(const TypeInfo& type, std::string_view text, std::span<std::byte> bytes, const EvaluateText& evaluate)
{
    const std::vector<MemberText> given = parseMembers(text);
    if (type.element.empty() || given.size() != type.count)
        refuse(message("{} takes {} value(s), not {}", typeText(type), type.count, given.size()));
    const TypeInfo& element = type.element[0];
    for (std::size_t i = 0; i < given.size(); ++i) {
        if (!given[i].name.empty())
            refuse("the elements of an array have no names");
        encodeValue(element, given[i].value, partOf(bytes, i * element.size, element), evaluate);
    }
}

void encodeScalar(const TypeInfo& type, const Number& number, std::span<std::byte> bytes)
{
    const bool isReal = type.kind == Kind::Float || (type.kind == Kind::Bits && number.isReal());
    if (type.kind == Kind::Half || (isReal && type.size == 2))
        storeElement(bytes.data(), 0, BinaryHalf::fromDouble(number.real));
    else if (type.kind == Kind::BFloat16)
        storeElement(bytes.data(), 0, BrainFloat::fromDouble(number.real));
    else if (isReal && type.size == sizeof(float))
        storeElement(bytes.data(), 0, static_cast<float>(number.real));
    else if (isReal)
        storeElement(bytes.data(), 0, number.real);
    else
        std::memcpy(bytes.data(), &number.integer, bytes.size());  // little endian
}

/// Structures of cuda_fp8.h, whose one member are the bits of all numbers.
struct TinyFloatType {
    std::string_view name;
    ElementType type;
    std::uint64_t count;
};
constexpr std::array<TinyFloatType, 6> kTinyFloats{{{"__nv_fp8_e4m3", ElementType::Float8E4M3, 1},
                                                    {"__nv_fp8x2_e4m3", ElementType::Float8E4M3, 2},
                                                    {"__nv_fp8x4_e4m3", ElementType::Float8E4M3, 4},
                                                    {"__nv_fp8_e5m2", ElementType::Float8E5M2, 1},
                                                    {"__nv_fp8x2_e5m2", ElementType::Float8E5M2, 2},
                                                    {"__nv_fp8x4_e5m2", ElementType::Float8E5M2, 4}}};

/// Null for other structures.
const TinyFloatType* tinyFloatOf(std::string_view name)
{
    constexpr std::string_view kConst = "const ";
    if (name.starts_with(kConst))
        name.remove_prefix(kConst.size());
    const auto found = std::ranges::find(kTinyFloats, name, &TinyFloatType::name);
    return found == kTinyFloats.end() ? nullptr : &*found;
}

// The elements that `type` is made of, in order, as long as all are of one type and leave no gap.
class Flattener {
public:
    bool add(const TypeInfo& type, std::uint64_t offset)
    {
        switch (type.kind) {
        case Kind::Struct:
            if (const TinyFloatType* const tiny = tinyFloatOf(type.name))
                return addElements(tiny->type, tiny->count, offset);
            return !type.members.empty() &&
                   std::ranges::all_of(type.members, [&](const TypeInfo::Member& m) { return add(m.type, offset + m.offset); });
        case Kind::Array: return addArray(type, offset);
        default: return addScalar(type, offset);
        }
    }
    std::optional<ElementType> type() const { return m_type; }
    std::uint64_t count() const { return m_count; }

private:
    bool addArray(const TypeInfo& type, std::uint64_t offset)
    {
        if (type.element.empty() || type.count == 0 || type.count > kMaxComponents)
            return false;
        for (std::uint64_t i = 0; i < type.count; ++i) {
            if (!add(type.element[0], offset + i * type.element[0].size))
                return false;
        }
        return true;
    }
    bool addScalar(const TypeInfo& type, std::uint64_t offset)
    {
        const std::optional<ElementType> element = elementOf(type);
        return element && addElements(*element, 1, offset);
    }
    bool addElements(ElementType element, std::uint64_t count, std::uint64_t offset)
    {
        if ((m_type && *m_type != element) || offset != m_count * sizeOf(element) || m_count + count > kMaxComponents)
            return false;
        m_type = element;
        m_count += count;
        return true;
    }
    static std::optional<ElementType> integerOf(std::uint64_t size, bool isUnsigned)
    {
        using enum ElementType;
        switch (size) {
        case 1: return isUnsigned ? UInt8 : Int8;
        case 2: return isUnsigned ? UInt16 : Int16;
        case 4: return isUnsigned ? UInt32 : Int32;
        case 8: return isUnsigned ? UInt64 : Int64;
        default: return std::nullopt;
        }
    }
    static std::optional<ElementType> elementOf(const TypeInfo& type)
    {
        switch (type.kind) {
        case Kind::Pointer: return ElementType::UInt64;
        case Kind::Bool: return ElementType::Bool;
        case Kind::Signed:
        case Kind::Enum: return integerOf(type.size, false);
        case Kind::Unsigned: return integerOf(type.size, true);
        case Kind::Character: return integerOf(type.size, isUnsignedCharacter(type));
        case Kind::Bits: return integerOf(type.size, type.size == 1);
        case Kind::Half: return ElementType::Float16;
        case Kind::BFloat16: return ElementType::BFloat16;
        case Kind::Float:
            if (type.size == 4 || type.size == 8)
                return type.size == 4 ? ElementType::Float32 : ElementType::Float64;
            return std::nullopt;
        default: return std::nullopt;
        }
    }

    std::optional<ElementType> m_type;
    std::uint64_t m_count = 0;
};

std::string addressText(std::uint64_t address)
{
    constexpr int kHexadecimal = 16;
    std::array<char, kHexadecimal> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), address, kHexadecimal);
    return address == 0 ? "0" : "0x" + std::string(digits.data(), end.ptr);
}

/// Text that gives a value those bytes; nothing where none does for sure.
std::optional<std::string> textOf(const TypeInfo& type, std::span<const std::byte> bytes);

std::optional<std::string> scalarText(const TypeInfo& type, std::span<const std::byte> bytes)
{
    const auto real = [](double value) { return std::optional(Number::ofReal(value).toText()); };
    std::uint64_t word = 0;
    if (bytes.size() > sizeof word)
        return std::nullopt;
    std::memcpy(&word, bytes.data(), bytes.size());  // little endian
    const bool isSigned = type.kind == Kind::Signed || type.kind == Kind::Enum ||
        (type.kind == Kind::Character && !isUnsignedCharacter(type));
    switch (type.kind) {
    case Kind::Half: return real(loadElement<BinaryHalf>(bytes.data(), 0).toDouble());
    case Kind::BFloat16: return real(loadElement<BrainFloat>(bytes.data(), 0).toDouble());
    case Kind::Float:
        return real(bytes.size() == sizeof(float) ? double{loadElement<float>(bytes.data(), 0)}
                                                  : loadElement<double>(bytes.data(), 0));
    case Kind::Pointer: return addressText(word);
    default:
        if (!isSigned)
            return std::to_string(word);
        const auto unused = static_cast<int>((sizeof word - bytes.size()) * std::numeric_limits<unsigned char>::digits);
        return std::to_string(static_cast<std::int64_t>(word << unused) >> unused);
    }
}

std::optional<std::string> membersText(const TypeInfo& type, std::span<const std::byte> bytes)
{
    std::string all;
    for (const TypeInfo::Member& member : type.members) {
        if (member.offset > bytes.size() || member.type.size > bytes.size() - member.offset)
            return std::nullopt;
        const std::optional<std::string> each = textOf(member.type, bytes.subspan(member.offset, member.type.size));
        if (!each)
            return std::nullopt;
        all += (all.empty() ? "" : ", ") + member.name + "=" + *each;
    }
    return "{" + all + "}";
}

std::optional<std::string> textOf(const TypeInfo& type, std::span<const std::byte> bytes)
{
    if (isScalarType(type) || type.kind == Kind::Pointer)
        return scalarText(type, bytes);
    if (type.kind == Kind::Struct)
        return membersText(type, bytes);
    if (type.kind != Kind::Array || type.element.empty() || type.count > kMaxComponents)
        return std::nullopt;
    const TypeInfo& element = type.element[0];
    if (element.size * type.count != bytes.size())
        return std::nullopt;
    std::string all;
    for (std::uint64_t i = 0; i < type.count; ++i) {
        const std::optional<std::string> each = textOf(element, bytes.subspan(i * element.size, element.size));
        if (!each)
            return std::nullopt;
        all += (i == 0 ? "" : ", ") + *each;
    }
    return "{" + all + "}";
}

}  // namespace

void encodeValue(const TypeInfo& type, std::string_view text, std::span<std::byte> bytes, const EvaluateText& evaluate)
{
    if (bytes.size() != type.size)
        refuse(message("{} has {} byte(s), not the {} that are needed", typeText(type), type.size, bytes.size()));
    if (isScalarType(type)) {
        encodeScalar(type, readScalar(type, text, evaluate), bytes);
    } else if (type.kind == Kind::Struct || type.kind == Kind::Union) {
        encodeStruct(type, text, bytes, evaluate);
    } else if (type.kind == Kind::Array) {
        encodeArray(type, text, bytes, evaluate);
    } else if (type.kind == Kind::Pointer) {
        const std::string_view word = trimmed(text);
        if (word.starts_with("0x")) {
            const std::uint64_t address = parseAddress(word);
            std::memcpy(bytes.data(), &address, std::min(bytes.size(), sizeof address));
        } else if (word != "0" && word != "nullptr" && word != "NULL") {
            refuse("a pointer inside a value can only be 0, or an address of recorded memory; buffers are given to arguments that "
                   "are pointers themselves");
        }
    } else {
        refuse(message("its type {} is not known well enough to give it a value", typeText(type)));
    }
}

std::string memberwise(const TypeInfo& type, std::string_view text)
{
    if (type.kind != Kind::Struct || !trimmed(text).starts_with('{') || !trimmed(text).ends_with('}'))
        return std::string(text);
    try {
        const std::vector<MemberText> given = parseMembers(text);
        const std::optional<std::vector<std::byte>> bytes = plainBytes(type, given);
        const bool isByPlace = given.size() == type.members.size();
        return bytes && !isByPlace ? membersText(type, *bytes).value_or(std::string(text)) : std::string(text);
    } catch (const RuntimeError&) {
        return std::string(text);  // whoever uses it says what is wrong with it
    }
}

std::string memberText(const TypeInfo& type, const std::string& name, std::string_view text)
{
    const std::vector<MemberText> given = parseMembers(memberwise(type, text));
    const auto member = std::ranges::find(given, name, &MemberText::name);
    if (member != given.end())
        return member->value;
    const bool isByPlace = std::ranges::all_of(given, [](const MemberText& each) { return each.name.empty(); });
    if (!isByPlace || type.kind != Kind::Struct || given.size() != type.members.size())
        refuse(message("of {} the member {} is missing", typeText(type), name));
    return given[static_cast<std::size_t>(std::ranges::find(type.members, name, &TypeInfo::Member::name) - type.members.begin())]
        .value;
}

BufferLayout bufferLayout(const TypeInfo& pointee)
{
    Flattener elements;
    if (elements.add(pointee, 0) && elements.type() && elements.count() * sizeOf(*elements.type()) == pointee.size)
        return {.type = *elements.type(), .components = static_cast<std::uint32_t>(elements.count())};
    if (pointee.size > kMaxComponents)
        refuse(message("an element of {} has {} bytes; at most {} can be given", typeText(pointee), pointee.size,
                       kMaxComponents));
    return {.type = ElementType::UInt8, .components = static_cast<std::uint32_t>(std::max<std::uint64_t>(pointee.size, 1))};
}

bool isConstPointee(const TypeInfo& pointee)
{
    if (pointee.kind == Kind::Array && !pointee.element.empty())
        return pointee.isConst || isConstPointee(pointee.element[0]);
    return pointee.isConst;
}

}  // namespace kd
