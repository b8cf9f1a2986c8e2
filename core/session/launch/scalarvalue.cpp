// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/argumentvalue.h"

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/session/launch/argumenttext.h"
#include "core/session/data/elements.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace kd {
namespace {

using Kind = TypeInfo::Kind;

struct IntegerRange {
    Int128 min = 0;
    Int128 max = 0;
};

// An enumeration's underlying type is not told, so it takes what either sign could hold.
IntegerRange rangeOf(const TypeInfo& type)
{
    const auto bits = static_cast<int>(8 * type.size);
    const Int128 half = Int128{1} << (bits - 1);
    const bool onlyUnsigned = type.kind == Kind::Unsigned || (type.kind == Kind::Character && isUnsignedCharacter(type));
    const bool onlySigned = type.kind == Kind::Signed || (type.kind == Kind::Character && !isUnsignedCharacter(type));
    return {.min = onlyUnsigned ? 0 : -half, .max = onlySigned ? half - 1 : 2 * half - 1};
}

Message typeOfNumber(const Number& number)
{
    if (number.isReal())
        return "a double";
    if (std::in_range<std::int32_t>(static_cast<std::int64_t>(number.integer)) &&
        number.integer == static_cast<std::int64_t>(number.integer))
        return number.kind == Number::Kind::Unsigned ? Message("an unsigned int")
               : Message("an int");
    if (number.kind == Number::Kind::Signed && number.integer == static_cast<std::int64_t>(number.integer))
        return "a long long";
    return "an unsigned long long";
}

std::string valueText(const Number& number)
{
    return number.isReal() ? number.toText() : integerText(number.integer);
}

Number readInteger(const TypeInfo& type, const Number& number)
{
    const std::string named = typeText(type);
    const IntegerRange range = rangeOf(type);
    const std::optional<Int128> value = number.toInteger();
    if (!value)
        refuse(message("{} is {}, but {} takes a whole number from {} to {}", valueText(number), typeOfNumber(number), named,
                       integerText(range.min), integerText(range.max)));
    if (*value < range.min || *value > range.max)
        refuse(message("{} is {}, which does not fit in {}: it holds {} to {}", valueText(number), typeOfNumber(number),
                       named, integerText(range.min), integerText(range.max)));
    const bool wideUnsigned = type.kind == Kind::Unsigned && type.size >= 4;
    return {.kind = wideUnsigned ? Number::Kind::Unsigned : Number::Kind::Signed, .integer = *value};
}

Number readBool(const Number& number)
{
    const double value = number.toReal();
    if (value != 0 && value != 1)
        refuse(message("{} is {}, but bool takes true, false, 1 or 0", valueText(number), typeOfNumber(number)));
    return Number::ofSigned(value != 0 ? 1 : 0);
}

double roundedTo(const TypeInfo& type, double value)
{
    if (type.kind == Kind::Half || (type.kind == Kind::Bits && type.size == 2))
        return BinaryHalf::fromDouble(value).toDouble();
    if (type.kind == Kind::BFloat16)
        return BrainFloat::fromDouble(value).toDouble();
    return type.size == sizeof(float) ? static_cast<double>(static_cast<float>(value)) : value;
}

Number readReal(const TypeInfo& type, const Number& number)
{
    const double value = number.toReal();
    const double rounded = roundedTo(type, value);
    if (std::isinf(rounded) && !std::isinf(value))
        refuse(message("{} is {}, which is too large for {}", valueText(number), typeOfNumber(number), typeText(type)));
    return Number::ofReal(rounded);
}

// A float written out, "-2.1" or "1e10f", rounded once from its digits.
std::optional<float> plainFloat(std::string_view text)
{
    text = trimmed(text);
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+'))
        text.remove_prefix(1);
    if (text.empty() || !((text[0] >= '0' && text[0] <= '9') || text[0] == '.'))
        return std::nullopt;
    if (text.ends_with('f') || text.ends_with('F'))
        text.remove_suffix(1);
    float value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return negative ? -value : value;
}

// "Fast", "Mode::Fast" or "app::Mode::Fast".
const TypeInfo::Enumerator* enumeratorOf(const TypeInfo& type, std::string_view text)
{
    text = trimmed(text);
    const std::size_t scope = text.rfind("::");
    const std::string_view name = scope == std::string_view::npos ? text : text.substr(scope + 2);
    const auto found = std::ranges::find(type.enumerators, name, &TypeInfo::Enumerator::name);
    return found == type.enumerators.end() ? nullptr : &*found;
}

}  // namespace

bool isUnsignedCharacter(const TypeInfo& type)
{
    return type.size > 1 || type.name.find("unsigned") != std::string::npos || type.name.find("uchar") != std::string::npos ||
           type.name.find("uint8") != std::string::npos || type.name.find("char8_t") != std::string::npos;
}

bool isScalarType(const TypeInfo& type)
{
    switch (type.kind) {
    case Kind::Bool: return type.size == 1;
    case Kind::Signed:
    case Kind::Unsigned:
    case Kind::Character:
    case Kind::Enum:
    case Kind::Bits: return type.size == 1 || type.size == 2 || type.size == 4 || type.size == 8;
    case Kind::Float: return type.size == 4 || type.size == 8;
    case Kind::Half:
    case Kind::BFloat16: return type.size == 2;
    default: return false;
    }
}

std::string typeText(const TypeInfo& type)
{
    static constexpr std::array<std::string_view, 14> kWords{"bool", "int", "unsigned", "char", "float", "half", "bfloat16",
                                                             "enum", "void*", "struct", "union", "[]", "?", "bits"};
    return type.name.empty() ? std::string(kWords.at(static_cast<std::size_t>(type.kind))) : type.name;
}

Number readScalar(const TypeInfo& type, std::string_view text, const EvaluateText& evaluate)
{
    if (trimmed(text).starts_with('{'))
        refuse(message("{} is one value, not members in braces", typeText(type)));
    if (type.kind == Kind::Float && type.size == sizeof(float)) {
        if (const std::optional<float> plain = plainFloat(text))
            return Number::ofReal(static_cast<double>(*plain));
    }
    if (const TypeInfo::Enumerator* const named = enumeratorOf(type, text))
        return readInteger(type, Number::ofSigned(named->value));
    const Number number = evaluate(text);
    // Bits of a real number are those of a float of that size.
    if (type.kind == Kind::Bits && number.isReal() && type.size > 1)
        return readReal(type, number);
    switch (type.kind) {
    case Kind::Bool: return readBool(number);
    case Kind::Float:
    case Kind::Half:
    case Kind::BFloat16: return readReal(type, number);
    default: return readInteger(type, number);
    }
}

}  // namespace kd
