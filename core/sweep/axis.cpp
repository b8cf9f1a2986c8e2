// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/axis.h"

#include "core/base/error.h"
#include "core/base/expression/expression.h"
#include "core/base/identifier.h"
#include "core/base/message.h"
#include "core/base/text.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <unordered_set>

namespace kd {
namespace {

using Kind = SweepAxis::Kind;

/// Calls `found` for every `separator` outside brackets and quotes.
template <typename Found> void eachSeparator(std::string_view text, char separator, const Found& found)
{
    int depth = 0;
    char quote = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quote != 0)
            quote = c == quote ? '\0' : quote;
        else if (c == '"' || c == '\'')
            quote = c;
        else if (c == '(' || c == '[' || c == '{')
            ++depth;
        else if (c == ')' || c == ']' || c == '}')
            depth = std::max(0, depth - 1);
        else if (c == separator && depth == 0)
            found(i);
    }
}

std::vector<std::string_view> splitOutside(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    std::size_t begin = 0;
    eachSeparator(text, separator, [&](std::size_t at) {
        parts.push_back(trimmed(text.substr(begin, at - begin)));
        begin = at + 1;
    });
    parts.push_back(trimmed(text.substr(begin)));
    return parts;
}

/// The number that `text` comes to without any name; nothing where it is a text.
std::optional<Number> numberOf(std::string_view text)
{
    try {
        return evaluateExpression(text, {});
    } catch (const ExpressionError&) {
        return std::nullopt;
    }
}

std::optional<std::int64_t> integerOf(std::string_view text)
{
    const std::optional<Number> number = numberOf(text);
    const std::optional<Int128> integer = number && !number->isReal() ? number->toInteger() : std::nullopt;
    if (!integer || *integer > std::numeric_limits<std::int64_t>::max() || *integer < std::numeric_limits<std::int64_t>::min())
        return std::nullopt;
    return static_cast<std::int64_t>(*integer);
}

std::int64_t boundOf(std::string_view name, std::string_view text)
{
    const std::optional<std::int64_t> value = integerOf(text);
    if (!value)
        refuse(std::string(name), message("'{}' is no whole number, so that it cannot bound a range", text));
    return *value;
}

[[noreturn]] void refuseCount(std::string_view name, const std::string& count)
{
    refuse(std::string(name), message("the axis has {} values; it may have {}", count, kMaxAxisValues));
}

/// Steps by adding, or by multiplying where `isFactor`.
struct Range {
    std::int64_t first = 0, last = 0, step = 1;
    bool isFactor = false;
};

void appendRange(std::string_view name, const Range& range, std::vector<std::string>& values)
{
    if (range.isFactor ? (range.step < 2 || range.first < 1) : range.step == 0)
        refuse(std::string(name), message("a range by {} never ends", range.step));
    const bool isDown = !range.isFactor && range.step < 0;
    if (isDown ? range.last > range.first : range.last < range.first)
        refuse(std::string(name), message("the range from {} to {} is empty", range.first, range.last));
    const auto isInside = [&](Int128 value) { return isDown ? value >= range.last : value <= range.last; };
    if (!range.isFactor) {
        const Int128 count = (Int128{range.last} - range.first) / range.step + 1;
        if (count > static_cast<Int128>(kMaxAxisValues))
            refuseCount(name, integerText(count));
    }
    for (Int128 value = range.first; isInside(value); value = range.isFactor ? value * range.step : value + range.step)
        values.push_back(integerText(value));
}

/// "8..32", "8..32:8", "1..64:*2", "64:1024:64".
std::optional<Range> rangeOf(std::string_view name, std::string_view text)
{
    const std::size_t dots = text.find("..");
    if (dots != std::string_view::npos) {
        Range range{.first = boundOf(name, trimmed(text.substr(0, dots)))};
        const std::vector<std::string_view> behind = splitOutside(text.substr(dots + 2), ':');
        if (behind.size() > 2)
            refuse(std::string(name), message("'{}' is no range; one is written 8..32:8 or 1..64:*2", text));
        range.last = boundOf(name, behind[0]);
        if (behind.size() == 2) {
            range.isFactor = behind[1].starts_with('*');
            range.step = boundOf(name, behind[1].substr(range.isFactor ? 1 : 0));
        }
        return range;
    }
    const std::vector<std::string_view> parts = splitOutside(text, ':');
    if (parts.size() != 3 || text.find('?') != std::string_view::npos)
        return std::nullopt;
    const std::optional<std::int64_t> first = integerOf(parts[0]), last = integerOf(parts[1]), step = integerOf(parts[2]);
    if (!first || !last || !step)
        return std::nullopt;
    return Range{.first = *first, .last = *last, .step = *step};
}

/// What is inside a bracket that spans all of `text`; else `text`.
std::string_view withoutBracket(std::string_view text)
{
    if (text.size() < 2 || text.front() != '(' || text.back() != ')')
        return text;
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
        if (depth == 0 && i + 1 < text.size())
            return text;
    }
    return trimmed(text.substr(1, text.size() - 2));
}

/// "16, 16" from "16x16" and "(16, 16)"; expressions of numbers alone become those.
std::string joinedParts(std::string_view text)
{
    std::string commas(text);
    const bool isTimes = std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || c == 'x'; }) &&
                         text.find('x') != std::string_view::npos && !text.starts_with("0x");
    if (isTimes)
        std::ranges::replace(commas, 'x', ',');
    std::string joined;
    for (const std::string& part : textsAtCommas(commas)) {
        const std::optional<Number> number = numberOf(part);
        joined += (joined.empty() ? "" : ", ") + (number ? number->toText() : part);
    }
    return joined;
}

std::string canonicalValue(Kind kind, std::string_view text)
{
    if (kind == Kind::Option || kind == Kind::Architecture)
        return text == "none" ? std::string() : std::string(text);
    const std::string_view inside = withoutBracket(text);
    const bool isList = splitOutside(inside, ',').size() > 1;
    if (kind == Kind::Template)
        return std::string(isList ? inside : text);
    if (hasParts(kind) || kind == Kind::Bounds)
        return joinedParts(isList ? inside : text);
    const std::optional<Number> number = numberOf(text);
    return number ? number->toText() : std::string(text);
}

Kind kindOf(std::string_view name, const AxisNames& names)
{
    if (names.arguments.contains(name))
        return Kind::Argument;
    if (names.defineValues.contains(name))
        return Kind::DefineValue;
    for (const auto& [kind, word] : kAxisWords) {
        if (kind != Kind::Argument && kind != Kind::DefineValue && kind != Kind::Macro && word == name)
            return kind;
    }
    return Kind::Macro;
}

}  // namespace

std::vector<std::string> textsAtCommas(std::string_view text)
{
    const std::vector<std::string_view> parts = splitOutside(text, ',');
    return {parts.begin(), parts.end()};
}

SweepAxis makeAxis(SweepAxis::Kind kind, std::string name, std::vector<std::string> values)
{
    if (!isIdentifier(name))
        refuse(message("'{}' is no name of an axis", name));
    if (values.empty())
        refuse(name, "the axis has no value");
    if (values.size() > kMaxAxisValues)
        refuseCount(name, std::to_string(values.size()));
    std::unordered_set<std::string_view> seen;
    std::vector<std::string> once;
    for (const std::string& value : values) {
        if (seen.insert(value).second)
            once.push_back(value);
    }
    return {.kind = kind, .name = std::move(name), .values = std::move(once)};
}

SweepAxis parseAxis(std::string_view text, const AxisNames& names)
{
    const std::size_t equals = text.find('=');
    if (text.size() > kMaxAxisTextBytes)
        refuse(message("an axis of {} byte(s) is too long", text.size()));
    if (equals == std::string_view::npos)
        refuse(message("'{}' is no axis; one is written NAME=VALUES, as in block=64,128,256", text));
    std::string_view name = trimmed(text.substr(0, equals));
    const bool isMacro = name.starts_with("D.");
    if (isMacro)
        name.remove_prefix(2);
    const Kind kind = isMacro ? Kind::Macro : kindOf(name, names);
    std::vector<std::string> values;
    for (const std::string_view part : splitOutside(text.substr(equals + 1), ',')) {
        if (part.empty())
            refuse(std::string(name), "a value is empty; \"none\" stands for no option");
        const bool mayRange = kind != Kind::Option && kind != Kind::Architecture && kind != Kind::Template;
        if (const std::optional<Range> range = mayRange ? rangeOf(name, part) : std::nullopt)
            appendRange(name, *range, values);
        else
            values.push_back(canonicalValue(kind, part));
        if (values.size() > kMaxAxisValues)
            refuseCount(name, std::to_string(values.size()));
    }
    return makeAxis(kind, std::string(name), std::move(values));
}

std::optional<AxisNumber> axisNumber(SweepAxis::Kind kind, std::string_view text)
{
    if (kind == Kind::Architecture) {
        int number = 0;
        const std::string_view digits = text.substr(std::min(text.size(), text.find_first_of("0123456789")));
        if (std::from_chars(digits.data(), digits.data() + digits.size(), number).ec != std::errc())
            return std::nullopt;
        return AxisNumber{.value = number, .parts = {}};
    }
    if (!hasParts(kind) && kind != Kind::Bounds) {
        const std::optional<std::int64_t> value = integerOf(text);
        return value ? std::optional(AxisNumber{.value = *value, .parts = {}}) : std::nullopt;
    }
    std::array<std::uint32_t, 3> parts{1, 1, 1};
    const std::vector<std::string> texts = textsAtCommas(text);
    if (texts.size() > parts.size())
        return std::nullopt;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::optional<std::int64_t> value = integerOf(texts[i]);
        if (!value || *value < 0 || *value > std::numeric_limits<std::uint32_t>::max())
            return std::nullopt;
        parts[i] = static_cast<std::uint32_t>(*value);
    }
    const Int128 product = kind == Kind::Bounds ? Int128{parts[0]} : Int128{parts[0]} * parts[1] * parts[2];
    if (product > std::numeric_limits<std::int64_t>::max())
        return std::nullopt;
    return AxisNumber{.value = static_cast<std::int64_t>(product), .parts = {parts[0], parts[1], parts[2]}};
}

}  // namespace kd
