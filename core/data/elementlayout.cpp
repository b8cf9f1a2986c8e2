// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/elementlayout.h"

#include "core/base/error.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace kd {
namespace {

constexpr std::size_t kMaxTypeText = 4096;
constexpr int kMaxTypeDepth = 8;
constexpr std::uint64_t kMaxElementBits = std::uint64_t{8} << 20;

/// A layout with the alignment, in bits, that C++ gives it.
struct PlacedLayout {
    ElementLayout layout;
    std::uint64_t alignment = 8;
};

[[noreturn]] void refuseType(std::string_view text, Message why)
{
    refuse(ErrorSubject(std::string(text.substr(0, 64))), std::move(why));
}

PlacedLayout scalarLayout(ValueFormat format)
{
    return {.layout = {.members = {{.name = {}, .format = format}}, .bits = bitsOf(format)}, .alignment = bitsOf(format)};
}

std::string joinedName(const std::string& outer, const std::string& inner)
{
    if (outer.empty() || inner.empty())
        return outer + inner;
    return inner.front() == '[' ? outer + inner : outer + "." + inner;
}

void append(ElementLayout& to, const ElementLayout& part, const std::string& name, std::uint64_t bit)
{
    if (to.members.size() + part.members.size() > ElementLayout::kMaxMembers)
        refuse(message("an element has more than {} numbers", ElementLayout::kMaxMembers));
    for (const LayoutMember& member : part.members)
        to.members.push_back({.name = joinedName(name, member.name), .format = member.format, .bit = bit + member.bit});
}

std::uint64_t roundedUp(std::uint64_t bits, std::uint64_t alignment)
{
    return (bits + alignment - 1) / alignment * alignment;
}

PlacedLayout repeated(const PlacedLayout& part, std::uint64_t count, const std::vector<std::string>& names)
{
    PlacedLayout result{.layout = {}, .alignment = part.alignment};
    if (count > ElementLayout::kMaxMembers)
        refuse(message("an element has more than {} numbers", ElementLayout::kMaxMembers));
    for (std::uint64_t i = 0; i < count; ++i)
        append(result.layout, part.layout, i < names.size() ? names[i] : "[" + std::to_string(i) + "]", i * part.layout.bits);
    result.layout.bits = count * part.layout.bits;
    return result;
}

const std::vector<std::string> kVectorNames{"x", "y", "z", "w"};
const std::vector<std::string> kComplexNames{"re", "im"};

/// The vectors of vector_types.h are aligned to their size up to 16 bytes, but for those of three.
PlacedLayout vectorLayout(ValueFormat format, std::uint64_t count)
{
    constexpr std::uint64_t kMaxAlignment = 128;
    PlacedLayout result = repeated(scalarLayout(format), count, kVectorNames);
    if (count != 3)
        result.alignment = std::min(result.layout.bits, kMaxAlignment);
    return result;
}

struct ComplexName {
    std::string_view name;
    ValueFormat format;
};
constexpr std::array<ComplexName, 9> kComplex{{
    {"complex32", ValueFormat::Float16},
    {"complex64", ValueFormat::Float32},
    {"complex128", ValueFormat::Float64},
    {"cuFloatComplex", ValueFormat::Float32},
    {"cuComplex", ValueFormat::Float32},
    {"cuDoubleComplex", ValueFormat::Float64},
    {"cuda::std::complex<float>", ValueFormat::Float32},
    {"thrust::complex<float>", ValueFormat::Float32},
    {"thrust::complex<double>", ValueFormat::Float64},
}};

/// "float4", "__nv_fp8x2_e4m3", "__nv_bfloat162".
std::optional<PlacedLayout> namedVector(std::string_view word)
{
    for (const std::string_view many : {"x2_", "x4_"})
        if (const std::size_t at = word.find(many); word.starts_with("__nv_fp") && at != std::string_view::npos) {
            const std::string scalar = std::string(word.substr(0, at)) + "_" + std::string(word.substr(at + many.size()));
            if (const auto format = valueFormatFromName(scalar))
                return vectorLayout(*format, static_cast<std::uint64_t>(many[1] - '0'));
        }
    if (word.empty() || word.back() < '1' || word.back() > '4')
        return std::nullopt;
    constexpr std::array<std::string_view, 15> kWithVectors{"char", "uchar", "short", "ushort", "int", "uint", "long", "ulong",
                                                            "longlong", "ulonglong", "float", "double", "half", "__half",
                                                            "__nv_bfloat16"};
    const std::string_view scalar = word.substr(0, word.size() - 1);
    if (std::ranges::find(kWithVectors, scalar) == kWithVectors.end() && scalar != "nv_bfloat16")
        return std::nullopt;
    return vectorLayout(*valueFormatFromName(scalar), static_cast<std::uint64_t>(word.back() - '0'));
}

class LayoutParser {
public:
    explicit LayoutParser(std::string_view text) : m_all(text), m_text(text) { }

    ElementLayout parse()
    {
        PlacedLayout result = type(0);
        if (std::uint64_t count = 1; extent(count))
            result = repeated(result, count, {});
        if (peek() != '\0')
            fail(message("'{}' is left over behind the type", m_text.substr(m_at, 32)));
        result.layout.text = std::string(trimmed(m_all));
        return std::move(result.layout);
    }

private:
    PlacedLayout type(int depth)
    {
        if (depth > kMaxTypeDepth)
            fail(message("structures lie more than {} deep in one another", kMaxTypeDepth));
        if (accept('{'))
            return structure(depth);
        const std::string name = words();
        if (name == "struct" && accept('{'))
            return structure(depth);
        if (const auto format = valueFormatFromName(name))
            return scalarLayout(*format);
        if (const auto vector = namedVector(name))
            return *vector;
        if (const auto complex = std::ranges::find(kComplex, name, &ComplexName::name); complex != kComplex.end()) {
            PlacedLayout result = repeated(scalarLayout(complex->format), 2, kComplexNames);
            result.alignment = result.layout.bits;
            return result;
        }
        fail(
            message("'{}' is not a type that numbers are read as; such are float32, half, bfloat16, fp8_e4m3, packed_int4, float4, "
                    "complex64 and {{ float x; int y; }}",
                    name.substr(0, 64)));
    }

    PlacedLayout structure(int depth)
    {
        PlacedLayout result;
        while (!accept('}')) {
            const PlacedLayout part = type(depth + 1);
            do {
                member(result, part);
            } while (accept(','));
            if (!accept(';') && peek() != '}')
                fail(message("a ';' is missing before '{}'", m_text.substr(m_at, 32)));
        }
        if (result.layout.members.empty())
            fail("a structure has no member");
        result.layout.bits = roundedUp(result.layout.bits, result.alignment);
        return result;
    }

    void member(PlacedLayout& to, const PlacedLayout& part)
    {
        const std::string name = identifier();
        if (name.empty())
            fail("a member has no name");
        PlacedLayout placed = part;
        if (std::uint64_t count = 1; extent(count))
            placed = repeated(part, count, {});
        // Packed numbers of a structure lie one behind the other; anything else begins at its alignment.
        const std::uint64_t start = roundedUp(to.layout.bits, placed.alignment);
        append(to.layout, placed.layout, name, start);
        to.layout.bits = start + placed.layout.bits;
        to.alignment = std::max(to.alignment, placed.alignment);
        if (to.layout.bits > kMaxElementBits)
            fail(message("an element is longer than {} bytes", kMaxElementBits / 8));
    }

    /// "[3]"
    bool extent(std::uint64_t& count)
    {
        if (!accept('['))
            return false;
        peek();
        const char* const begin = m_text.data() + m_at;
        const auto [end, error] = std::from_chars(begin, m_text.data() + m_text.size(), count);
        m_at += static_cast<std::size_t>(end - begin);
        if (error != std::errc() || count == 0 || !accept(']'))
            fail("a number of members in brackets is expected, as in float32[9]");
        return true;
    }

    /// Words that make one name: "unsigned long long", "cuda::std::complex<float>".
    std::string words()
    {
        std::string name;
        while (true) {
            const std::size_t before = m_at;
            const std::string word = typeWord();
            if (word == "const" || word == "volatile")
                continue;
            if (word.empty() || (!name.empty() && !goesOn(name, word))) {
                m_at = before;
                return name;
            }
            if (name.empty())
                name = word;
            else if (word != "int" || name == "unsigned" || name == "signed")
                name += " " + word;
        }
    }
    /// Whether `word` belongs to the type that began as `name`: "unsigned" "int", "long" "long".
    static bool goesOn(std::string_view name, std::string_view word)
    {
        const bool isBegun = name.starts_with("unsigned") || name.starts_with("signed") || name == "long" || name == "short" ||
            name == "long long";
        return isBegun && (word == "char" || word == "short" || word == "int" || word == "long");
    }
    std::string typeWord()
    {
        peek();
        const std::size_t start = m_at;
        const auto isPart = [](char c) { return isIdentifierCharacter(c) || c == ':' || c == '<' || c == '>'; };
        while (m_at < m_text.size() && isPart(m_text[m_at]))
            ++m_at;
        return std::string(m_text.substr(start, m_at - start));
    }
    std::string identifier()
    {
        peek();
        const std::size_t start = m_at;
        while (m_at < m_text.size() && isIdentifierCharacter(m_text[m_at]))
            ++m_at;
        return std::string(m_text.substr(start, m_at - start));
    }
    char peek()
    {
        while (m_at < m_text.size() &&
               (m_text[m_at] == ' ' || m_text[m_at] == '\t' || m_text[m_at] == '\n' || m_text[m_at] == '\r'))
            ++m_at;
        return m_at < m_text.size() ? m_text[m_at] : '\0';
    }
    bool accept(char c)
    {
        const bool found = peek() == c;
        m_at += found ? 1 : 0;
        return found;
    }
    [[noreturn]] void fail(Message why) const { refuseType(m_all, std::move(why)); }

    std::string_view m_all;
    std::string_view m_text;
    std::size_t m_at = 0;
};

std::optional<ValueFormat> scalarFormatOf(const TypeInfo& type)
{
    using Kind = TypeInfo::Kind;
    const auto sized = [&](ValueFormat one, ValueFormat two, ValueFormat four, ValueFormat eight) {
        return type.size == 1 ? one : type.size == 2 ? two : type.size == 4 ? four : eight;
    };
    if (type.size != 1 && type.size != 2 && type.size != 4 && type.size != 8)
        return std::nullopt;
    if (const auto known = valueFormatFromName(type.name); known && bitsOf(*known) == type.size * 8)
        return known;
    switch (type.kind) {
    case Kind::Bool: return ValueFormat::Bool;
    case Kind::Signed:
    case Kind::Character:
    case Kind::Enum: return sized(ValueFormat::Int8, ValueFormat::Int16, ValueFormat::Int32, ValueFormat::Int64);
    case Kind::Unsigned:
    case Kind::Pointer:
    case Kind::Bits: return sized(ValueFormat::UInt8, ValueFormat::UInt16, ValueFormat::UInt32, ValueFormat::UInt64);
    case Kind::Float: return type.size == 8 ? ValueFormat::Float64 : ValueFormat::Float32;
    case Kind::Half: return ValueFormat::Float16;
    case Kind::BFloat16: return ValueFormat::BFloat16;
    default: return std::nullopt;
    }
}

ElementLayout layoutWithin(const TypeInfo& type, int depth)
{
    if (depth > kMaxTypeDepth)
        refuseType(type.name, message("structures lie more than {} deep in one another", kMaxTypeDepth));
    if (const auto format = scalarFormatOf(type))
        return scalarLayout(*format).layout;
    ElementLayout layout{.text = {}, .members = {}, .bits = type.size * 8};
    if (type.kind == TypeInfo::Kind::Array && !type.element.empty()) {
        const ElementLayout part = layoutWithin(type.element.front(), depth + 1);
        layout = repeated({.layout = part}, type.count, {}).layout;
    }
    for (const TypeInfo::Member& member : type.members)
        append(layout, layoutWithin(member.type, depth + 1), member.name, member.offset * 8);
    if (layout.members.empty() || layout.bits == 0)
        refuseType(type.name, "nothing is known of its numbers; type how it is to be read, as in {{ float x; int y; }}");
    return layout;
}

}  // namespace

bool ElementLayout::isUniform() const
{
    const std::uint64_t step = bitsOf(members.front().format);
    for (std::size_t i = 0; i < members.size(); ++i)
        if (members[i].format != members.front().format || members[i].bit != i * step)
            return false;
    return bits == members.size() * step;
}

ElementLayout parseLayout(std::string_view text)
{
    if (text.size() > kMaxTypeText)
        refuseType(text, message("a type is longer than {} characters", kMaxTypeText));
    try {
        return LayoutParser(text).parse();
    } catch (const RuntimeError& error) {
        if (!error.info().subject.empty())
            throw;
        refuseType(text, error.info().text);
    }
}

ElementLayout layoutOf(const TypeInfo& type)
{
    ElementLayout layout = layoutWithin(type, 0);
    std::ranges::stable_sort(layout.members, {}, &LayoutMember::bit);
    layout.text = type.name;
    return layout;
}

}  // namespace kd
