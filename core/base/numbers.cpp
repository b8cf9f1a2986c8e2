// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"

#include "core/base/numbermarks.h"
#include "core/base/wording.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace kd::numbers {
namespace {

constexpr std::string_view kSpace = "\u202F";
constexpr std::string_view kMinus = "\u2212";
constexpr std::size_t kFewestGrouped = 4;  ///< digits

struct MarkTexts {
    std::string_view decimal, group;
};
constexpr std::array<MarkTexts, 3> kMarks{{{".", kSpace}, {",", kSpace}, {".", ","}}};
std::atomic<Marks> presentMarks{Marks::PointAndSpace};

const MarkTexts& marks()
{
    return kMarks[static_cast<std::size_t>(presentMarks.load(std::memory_order_relaxed))];
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string groupedDigits(std::string_view digits)
{
    std::string text;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0)
            text += marks().group;
        text += digits[i];
    }
    return text;
}

std::string withUnit(std::string number, std::string_view unit, Style style)
{
    return number.append(style == Style::Plain ? " " : kSpace).append(unit);
}

std::string withoutTrailingZeros(std::string text)
{
    if (text.find('.') == std::string::npos)
        return text;
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

/// `digits` of a number without its sign, set in `style`.
std::string dressed(bool isNegative, std::string_view digits, Style style)
{
    if (style == Style::Plain)
        return std::string(isNegative ? "-" : "").append(digits);
    const std::size_t point = std::min(digits.find('.'), digits.size());
    std::string text = std::string(isNegative ? kMinus : "") + groupedDigits(digits.substr(0, point));
    if (point < digits.size())
        text.append(marks().decimal).append(digits.substr(point + 1));
    return text;
}

/// What is no number that can be counted with.
std::string unboundedText(double value, Style style)
{
    if (std::isnan(value))
        return style == Style::Plain ? "nan" : "not a number";
    if (style == Style::Plain)
        return value < 0 ? "-inf" : "inf";
    return std::string(value < 0 ? kMinus : "") + "infinite";
}

/// The power of ten of `value` when it is rounded to `digits` significant digits.
int exponentOf(double value, int digits)
{
    std::array<char, 64> text{};
    const char* const end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific, digits - 1).ptr;
    const std::string_view written(text.data(), static_cast<std::size_t>(end - text.data()));
    const std::string_view exponent = written.substr(std::min(written.find('e'), written.size() - 1) + 1);
    int power = 0;
    std::from_chars(exponent.data() + (exponent.starts_with('+') ? 1 : 0), exponent.data() + exponent.size(), power);
    return power;
}

/// What a value must reach in a unit to be shown in it: 999.96 µs is 1.000 ms with four digits.
double leastShown(int digits)
{
    return 1 - 0.5 * std::pow(10.0, -digits);
}

std::string fixedText(double value, int decimals)
{
    std::array<char, 400> digits{};
    const auto [end, error] =
        std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, decimals);
    return error == std::errc() ? std::string(digits.data(), end) : std::string("0");
}

/// So many decimals that `digits` are significant, without an exponent; below 1 as many as 1 has.
int decimalsFor(double value, int digits)
{
    return std::max(0, digits - 1 - std::max(exponentOf(value, digits), 0));
}

/// Whether a unit, or %, stands at `place`, with or without a space before it.
bool isUnitAt(std::string_view sentence, std::size_t place)
{
    constexpr std::array<std::string_view, 19> kUnits{"%",   "ns",  "µs",   "ms",   "s",    "B",       "KiB",     "MiB", "GiB",
                                                      "TiB", "B/s", "GB/s", "TB/s", "MB/s", "GFLOP/s", "TFLOP/s", "MHz", "W", "×"};
    sentence.remove_prefix(std::min(place, sentence.size()));
    for (const std::string_view space : {std::string_view(" "), kSpace})
        if (sentence.starts_with(space))
            sentence.remove_prefix(space.size());
    const std::size_t end = std::min(sentence.find_first_of(" ,.;:)"), sentence.size());
    return std::ranges::find(kUnits, sentence.substr(0, end)) != kUnits.end();
}

/// Whether a power of ten stands at `place`, as in "2.4e-07", and no word goes on behind it.
bool isExponentAt(std::string_view sentence, std::size_t place)
{
    sentence.remove_prefix(std::min(place, sentence.size()));
    if (!sentence.starts_with("e-") && !sentence.starts_with("e+"))
        return false;
    const std::size_t end = std::min(sentence.find_first_not_of("0123456789", 2), sentence.size());
    return end > 2 && (end == sentence.size() || !isLetter(sentence[end]));
}

/// Where the digits of a fraction end that begins at `point`, where a power of ten, a unit or nothing follows; else `point`.
std::size_t fractionEnd(std::string_view sentence, std::size_t point)
{
    std::size_t end = point + 1;
    while (end < sentence.size() && isDigit(sentence[end]))
        ++end;
    const bool isFraction = point < sentence.size() && sentence[point] == '.' && end > point + 1;
    return isFraction && (end == sentence.size() || isUnitAt(sentence, end) || isExponentAt(sentence, end)) ? end : point;
}

Message monthName(int month)
{
    switch (month) {
    case 1: return "January";
    case 2: return "February";
    case 3: return "March";
    case 4: return "April";
    case 5: return "May";
    case 6: return "June";
    case 7: return "July";
    case 8: return "August";
    case 9: return "September";
    case 10: return "October";
    case 11: return "November";
    default: return "December";
    }
}

/// The number of `digits` at `place`; -1 when there are others.
int numberAt(std::string_view text, std::size_t place, std::size_t digits)
{
    int value = 0;
    for (std::size_t i = place; i < place + digits; ++i) {
        if (i >= text.size() || !isDigit(text[i]))
            return -1;
        value = 10 * value + (text[i] - '0');
    }
    return value;
}

}  // namespace

std::string grouped(std::uint64_t value)
{
    return groupedDigits(std::to_string(value));
}

std::string grouped(std::uint64_t count, std::string_view noun)
{
    return grouped(count).append(" ").append(noun).append(count == 1 ? "" : "s");
}

void setMarks(Marks marks)
{
    presentMarks.store(marks, std::memory_order_relaxed);
}

std::string decimal(double value, int decimals, Style style)
{
    if (!std::isfinite(value))
        return unboundedText(value, style);
    const std::string digits = withoutTrailingZeros(fixedText(std::abs(value), decimals));
    return dressed(value < 0 && digits != "0", digits, style);
}

std::string fixed(double value, int decimals, Style style)
{
    if (!std::isfinite(value))
        return unboundedText(value, style);
    return dressed(value < 0, fixedText(std::abs(value), decimals), style);
}

std::string significant(double value, int digits, Style style)
{
    if (!std::isfinite(value))
        return unboundedText(value, style);
    std::array<char, 64> text{};
    std::string written(text.data(),
                        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, digits).ptr);
    if (const std::size_t point = written.find('.'); style == Style::Typeset && point != std::string::npos)
        written.replace(point, 1, marks().decimal);
    return written;
}

std::string shortest(double value)
{
    std::array<char, 40> digits{};
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr};
}

std::string percent(double share, Style style)
{
    return withUnit(decimal(100 * share, 1, style), "%", style);
}

std::string kibibytes(std::uint64_t value)
{
    return decimal(static_cast<double>(value) / 1024, 1);
}

std::string bytes(std::uint64_t value, Style style)
{
    const Quantity quantity = bytesQuantity(value, style);
    return withUnit(quantity.number, quantity.unit, style);
}

Quantity bytesQuantity(std::uint64_t value, Style style)
{
    constexpr std::array<std::string_view, 6> kUnits{"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    constexpr std::uint64_t kExact = 10240;
    constexpr int kDigits = 4;
    if (value == 0 || (value < kExact && value % 1024 != 0))
        return {style == Style::Plain ? std::to_string(value) : grouped(value), "B"};
    double size = static_cast<double>(value) / 1024;
    std::size_t unit = 0;
    while (size >= 1023.95 && unit + 1 < kUnits.size()) {
        size /= 1024;
        ++unit;
    }
    return {decimal(size, decimalsFor(size, kDigits), style), std::string(kUnits[unit])};
}

TimeUnit timeUnit(double seconds, int digits)
{
    constexpr std::array<TimeUnit, 4> kUnits{{{"s", 1}, {"ms", 1e-3}, {"µs", 1e-6}, {"ns", 1e-9}}};
    const double size = std::abs(seconds), least = leastShown(digits);
    const auto unit = std::ranges::find_if(kUnits, [=](const TimeUnit& each) { return size >= each.seconds * least; });
    return size == 0 ? kUnits.front() : unit == kUnits.end() ? kUnits.back() : *unit;
}

std::string duration(double seconds, int digits, Style style)
{
    if (!std::isfinite(seconds))
        return unboundedText(seconds, style);
    if (seconds == 0)
        return withUnit("0", "s", style);
    const TimeUnit unit = timeUnit(seconds, digits);
    const double size = seconds / unit.seconds;
    return withUnit(fixed(size, decimalsFor(size, digits), style), unit.name, style);
}

std::string rate(double value, std::string_view unit, int digits, Style style)
{
    const Quantity quantity = rateQuantity(value, unit, digits, style);
    return withUnit(quantity.number, quantity.unit, style);
}

Quantity rateQuantity(double value, std::string_view unit, int digits, Style style)
{
    constexpr std::array<std::string_view, 7> kPrefixes{"", "k", "M", "G", "T", "P", "E"};
    if (!std::isfinite(value))
        return {unboundedText(value, style), std::string(unit)};
    const double most = 1000 * leastShown(digits);
    std::size_t prefix = 0;
    while (std::abs(value) >= most && prefix + 1 < kPrefixes.size()) {
        value /= 1000;
        ++prefix;
    }
    return {decimal(value, decimalsFor(value, digits), style), std::string(kPrefixes[prefix]) + std::string(unit)};
}

std::string date(std::string_view iso8601)
{
    const int year = numberAt(iso8601, 0, 4);
    const int month = numberAt(iso8601, 5, 2);
    const int day = numberAt(iso8601, 8, 2);
    const int hour = numberAt(iso8601, 11, 2);
    const int minute = numberAt(iso8601, 14, 2);
    if (year < 0 || month < 1 || month > 12 || day < 1 || hour < 0 || minute < 0 || iso8601[10] != 'T' || !iso8601.ends_with('Z'))
        return std::string(iso8601);
    return worded(message("{} {} {}, {} UTC", day, monthName(month), year, iso8601.substr(11, 5)));
}

std::string typeset(std::string_view sentence)
{
    std::string text;
    for (std::size_t i = 0; i < sentence.size();) {
        std::size_t end = i;
        while (end < sentence.size() && isDigit(sentence[end]))
            ++end;
        const char before = i > 0 ? sentence[i - 1] : ' ';
        const bool isInWord = before == '_' || before == '.' || isLetter(before);
        const std::size_t fraction = isInWord || end == i ? end : fractionEnd(sentence, end);
        if (end - i >= kFewestGrouped && !isInWord)
            text += groupedDigits(sentence.substr(i, end - i));
        else
            text += sentence.substr(i, std::max<std::size_t>(end - i, 1));
        if (fraction > end)
            text.append(marks().decimal).append(sentence.substr(end + 1, fraction - end - 1));
        i = std::max(fraction, i + 1);
    }
    return text;
}

std::string typesetNumber(std::string_view number)
{
    std::string text;
    for (const char c : typeset(number)) {
        if (c == ' ' || c == '-')
            text += c == ' ' ? kSpace : kMinus;
        else
            text += c;
    }
    return text;
}

}  // namespace kd::numbers
