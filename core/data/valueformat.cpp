// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/valueformat.h"

#include "core/base/error.h"
#include "core/session/data/smallfloat.h"
#include "core/session/data/tinyfloat.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>

namespace kd {
namespace {

/// The parts of a format's bits; integers have no exponent.
struct FormatFacts {
    ValueFormat format;
    std::string_view name;
    unsigned bits;
    bool isSigned;
    unsigned exponentBits = 0;
    unsigned fractionBits = 0;
    std::optional<ElementType> stored = {};
};

constexpr std::array<FormatFacts, 18> kFacts{{
    {ValueFormat::Bool, "bool", 8, false, 0, 0, ElementType::Bool},
    {ValueFormat::Int4, "packed_int4", 4, true},
    {ValueFormat::UInt4, "packed_uint4", 4, false},
    {ValueFormat::Int8, "int8", 8, true, 0, 0, ElementType::Int8},
    {ValueFormat::UInt8, "uint8", 8, false, 0, 0, ElementType::UInt8},
    {ValueFormat::Int16, "int16", 16, true, 0, 0, ElementType::Int16},
    {ValueFormat::UInt16, "uint16", 16, false, 0, 0, ElementType::UInt16},
    {ValueFormat::Int32, "int32", 32, true, 0, 0, ElementType::Int32},
    {ValueFormat::UInt32, "uint32", 32, false, 0, 0, ElementType::UInt32},
    {ValueFormat::Int64, "int64", 64, true, 0, 0, ElementType::Int64},
    {ValueFormat::UInt64, "uint64", 64, false, 0, 0, ElementType::UInt64},
    {ValueFormat::Fp4E2M1, "fp4_e2m1", 4, true, 2, 1},
    {ValueFormat::Fp8E4M3, "fp8_e4m3", 8, true, 4, 3, ElementType::Float8E4M3},
    {ValueFormat::Fp8E5M2, "fp8_e5m2", 8, true, 5, 2, ElementType::Float8E5M2},
    {ValueFormat::Float16, "float16", 16, true, 5, 10, ElementType::Float16},
    {ValueFormat::BFloat16, "bfloat16", 16, true, 8, 7, ElementType::BFloat16},
    {ValueFormat::Float32, "float32", 32, true, 8, 23, ElementType::Float32},
    {ValueFormat::Float64, "float64", 64, true, 11, 52, ElementType::Float64},
}};

struct FormatAlias {
    std::string_view name;
    ValueFormat format;
};

constexpr std::array<FormatAlias, 52> kAliases{{
    {"char", ValueFormat::Int8}, {"signed char", ValueFormat::Int8}, {"int8_t", ValueFormat::Int8}, {"i8", ValueFormat::Int8},
    {"unsigned char", ValueFormat::UInt8}, {"uint8_t", ValueFormat::UInt8}, {"uchar", ValueFormat::UInt8},
    {"byte", ValueFormat::UInt8}, {"u8", ValueFormat::UInt8},
    {"signed int", ValueFormat::Int32}, {"short", ValueFormat::Int16}, {"int16_t", ValueFormat::Int16}, {"i16", ValueFormat::Int16},
    {"unsigned short", ValueFormat::UInt16}, {"uint16_t", ValueFormat::UInt16}, {"ushort", ValueFormat::UInt16},
    {"u16", ValueFormat::UInt16},
    {"int", ValueFormat::Int32}, {"int32_t", ValueFormat::Int32}, {"i32", ValueFormat::Int32},
    {"unsigned int", ValueFormat::UInt32}, {"unsigned", ValueFormat::UInt32}, {"uint", ValueFormat::UInt32},
    {"uint32_t", ValueFormat::UInt32}, {"u32", ValueFormat::UInt32},
    {"long", ValueFormat::Int64}, {"long long", ValueFormat::Int64}, {"longlong", ValueFormat::Int64},
    {"int64_t", ValueFormat::Int64}, {"i64", ValueFormat::Int64}, {"ptrdiff_t", ValueFormat::Int64},
    {"unsigned long", ValueFormat::UInt64}, {"ulong", ValueFormat::UInt64}, {"unsigned long long", ValueFormat::UInt64},
    {"ulonglong", ValueFormat::UInt64}, {"uint64_t", ValueFormat::UInt64}, {"size_t", ValueFormat::UInt64},
    {"u64", ValueFormat::UInt64},
    {"s4", ValueFormat::Int4}, {"u4", ValueFormat::UInt4}, {"fp4", ValueFormat::Fp4E2M1},
    {"__nv_fp4_e2m1", ValueFormat::Fp4E2M1}, {"__nv_fp8_e4m3", ValueFormat::Fp8E4M3},
    {"__nv_fp8_e5m2", ValueFormat::Fp8E5M2}, {"half", ValueFormat::Float16}, {"__half", ValueFormat::Float16},
    {"f16", ValueFormat::Float16}, {"__nv_bfloat16", ValueFormat::BFloat16}, {"nv_bfloat16", ValueFormat::BFloat16},
    {"bf16", ValueFormat::BFloat16}, {"float", ValueFormat::Float32}, {"double", ValueFormat::Float64},
}};

constexpr const FormatFacts& factsOf(ValueFormat format)
{
    return kFacts[static_cast<std::size_t>(format)];
}

constexpr std::uint64_t lowBits(unsigned count)
{
    return count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

std::int64_t signExtended(std::uint64_t raw, unsigned bits)
{
    return static_cast<std::int64_t>(raw << (64 - bits)) >> (64 - bits);
}

/// Of a real of 4 bits, E2M1, which has neither NaN nor infinity.
double fp4ToDouble(std::uint64_t raw)
{
    constexpr std::array<double, 8> kMagnitudes{0, 0.5, 1, 1.5, 2, 3, 4, 6};
    const double magnitude = kMagnitudes[raw & 7];
    return (raw & 8) != 0 ? -magnitude : magnitude;
}

template <typename Value> std::string shortestText(Value value)
{
    std::array<char, 400> text{};
    const std::to_chars_result end = std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), end.ptr};
}

/// The fewest digits that mean the same in a format of 16 bits; whole numbers of up to six digits as they are.
template <typename Small> std::string shortestSmall(std::uint64_t raw)
{
    constexpr int kMaxDigits = 9;
    constexpr double kWholeBelow = 1e6;
    const auto bits = static_cast<std::uint16_t>(raw);
    const double value = Small{bits}.toDouble();
    if (std::abs(value) < kWholeBelow && value == std::trunc(value))
        return shortestText(static_cast<float>(value));
    std::array<char, 32> text{};
    for (int digits = 1; digits <= kMaxDigits; ++digits) {
        const std::to_chars_result end =
            std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, digits);
        double again = 0;
        std::from_chars(text.data(), end.ptr, again);
        if (Small::fromDouble(again).bits == bits)
            return shortestText(again);
    }
    return shortestText(static_cast<float>(value));
}

}  // namespace

unsigned bitsOf(ValueFormat format)
{
    return factsOf(format).bits;
}

std::string_view nameOf(ValueFormat format)
{
    return factsOf(format).name;
}

std::optional<ValueFormat> valueFormatFromName(std::string_view name)
{
    if (const auto found = std::ranges::find(kFacts, name, &FormatFacts::name); found != kFacts.end())
        return found->format;
    const auto alias = std::ranges::find(kAliases, name, &FormatAlias::name);
    return alias != kAliases.end() ? std::optional(alias->format) : std::nullopt;
}

bool isReal(ValueFormat format)
{
    return factsOf(format).exponentBits != 0;
}

bool isSigned(ValueFormat format)
{
    return factsOf(format).isSigned;
}

ValueFormat valueFormatOf(ElementType type)
{
    return std::ranges::find(kFacts, std::optional(type), &FormatFacts::stored)->format;
}

std::optional<ElementType> elementTypeOf(ValueFormat format)
{
    return factsOf(format).stored;
}

std::uint64_t rawValueAt(const std::byte* bytes, std::uint64_t bit, ValueFormat format)
{
    const unsigned bits = bitsOf(format);
    if (bits < 8)
        return std::to_integer<std::uint64_t>(bytes[bit / 8]) >> (bit % 8) & lowBits(bits);
    std::uint64_t raw = 0;
    std::memcpy(&raw, bytes + bit / 8, bits / 8);
    return raw;
}

double toDouble(ValueFormat format, std::uint64_t raw)
{
    switch (format) {
    case ValueFormat::Float32: return std::bit_cast<float>(static_cast<std::uint32_t>(raw));
    case ValueFormat::Float64: return std::bit_cast<double>(raw);
    case ValueFormat::Float16: return BinaryHalf{static_cast<std::uint16_t>(raw)}.toDouble();
    case ValueFormat::BFloat16: return BrainFloat{static_cast<std::uint16_t>(raw)}.toDouble();
    case ValueFormat::Fp4E2M1: return fp4ToDouble(raw);
    case ValueFormat::Fp8E4M3: return Float8E4M3{static_cast<std::uint8_t>(raw)}.toDouble();
    case ValueFormat::Fp8E5M2: return Float8E5M2{static_cast<std::uint8_t>(raw)}.toDouble();
    case ValueFormat::Bool: return raw != 0 ? 1 : 0;
    default: break;
    }
    return isSigned(format) ? static_cast<double>(signExtended(raw, bitsOf(format))) : static_cast<double>(raw);
}

Number toNumber(ValueFormat format, std::uint64_t raw)
{
    if (isReal(format))
        return Number::ofReal(toDouble(format, raw));
    if (format == ValueFormat::Bool)
        return Number::ofUnsigned(raw != 0 ? 1 : 0);
    return isSigned(format) ? Number::ofSigned(signExtended(raw, bitsOf(format))) : Number::ofUnsigned(raw);
}

ValueClass classOf(ValueFormat format, std::uint64_t raw)
{
    const FormatFacts& facts = factsOf(format);
    if (facts.exponentBits == 0)
        return raw == 0 ? ValueClass::Zero : ValueClass::Normal;
    const std::uint64_t magnitude = raw & lowBits(facts.bits - 1);
    if (magnitude == 0)
        return ValueClass::Zero;
    if (magnitude >> facts.fractionBits == 0)
        return ValueClass::Denormal;
    if (format == ValueFormat::Fp4E2M1)
        return ValueClass::Normal;
    if (format == ValueFormat::Fp8E4M3)
        return magnitude == lowBits(facts.bits - 1) ? ValueClass::NaN : ValueClass::Normal;
    if (magnitude >> facts.fractionBits < lowBits(facts.exponentBits))
        return ValueClass::Normal;
    return (magnitude & lowBits(facts.fractionBits)) == 0 ? ValueClass::Infinite : ValueClass::NaN;
}

std::string valueText(ValueFormat format, std::uint64_t raw)
{
    if (!isReal(format))
        return integerText(toNumber(format, raw).integer);
    const ValueClass kind = classOf(format, raw);
    if (kind == ValueClass::NaN)
        return "nan";
    if (kind == ValueClass::Infinite)
        return toDouble(format, raw) < 0 ? "-inf" : "inf";
    switch (format) {
    case ValueFormat::Float16: return shortestSmall<BinaryHalf>(raw);
    case ValueFormat::BFloat16: return shortestSmall<BrainFloat>(raw);
    case ValueFormat::Float64: return shortestText(toDouble(format, raw));
    default: return shortestText(static_cast<float>(toDouble(format, raw)));
    }
}

std::optional<std::uint64_t> stepsBetween(ValueFormat format, std::uint64_t left, std::uint64_t right)
{
    const FormatFacts& facts = factsOf(format);
    if (!isReal(format)) {
        const Int128 distance = toNumber(format, left).integer - toNumber(format, right).integer;
        return static_cast<std::uint64_t>(distance < 0 ? -distance : distance);
    }
    if (classOf(format, left) == ValueClass::NaN || classOf(format, right) == ValueClass::NaN)
        return std::nullopt;
    const auto place = [&](std::uint64_t raw) {
        const auto magnitude = static_cast<Int128>(raw & lowBits(facts.bits - 1));
        return (raw >> (facts.bits - 1) & 1) != 0 ? -magnitude : magnitude;
    };
    const Int128 distance = place(left) - place(right);
    return static_cast<std::uint64_t>(distance < 0 ? -distance : distance);
}

}  // namespace kd
