// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/numbers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace kd::report {
namespace {

constexpr std::string_view kSpace = "\u202F";
constexpr std::string_view kMinus = "\u2212";

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::string groupedDigits(std::string_view digits)
{
    std::string text;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0)
            text += kSpace;
        text += digits[i];
    }
    return text;
}

std::string withUnit(std::string number, std::string_view unit)
{
    return number.append(kSpace).append(unit);
}

/// Decimals that leave `digits` significant ones.
int decimalsFor(double value, int digits)
{
    const double size = std::abs(value);
    return size == 0 ? 0 : std::max(0, digits - 1 - static_cast<int>(std::floor(std::log10(size))));
}

std::string fixedText(double value, int decimals)
{
    std::array<char, 400> digits{};
    const auto [end, error] =
        std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, decimals);
    return error == std::errc() ? std::string(digits.data(), end) : std::string("0");
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

std::string decimal(double value, int decimals)
{
    std::string text = fixed(value, decimals);
    if (std::isfinite(value) && text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.ends_with('.'))
            text.pop_back();
    }
    return text == std::string(kMinus) + "0" ? "0" : text;
}

std::string fixed(double value, int decimals)
{
    const std::string sign = value < 0 ? std::string(kMinus) : "";
    if (!std::isfinite(value))
        return std::isnan(value) ? "not a number" : sign + "infinite";
    const std::string digits = fixedText(std::abs(value), decimals);
    const std::size_t point = std::min(digits.find('.'), digits.size());
    return sign + groupedDigits(digits.substr(0, point)) + digits.substr(point);
}

std::string significant(double value, int digits)
{
    if (!std::isfinite(value))
        return fixed(value, 0);
    std::array<char, 64> text{};
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, digits).ptr};
}

std::string shortest(double value)
{
    std::array<char, 40> digits{};
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr};
}

std::string percent(double share)
{
    return withUnit(decimal(100 * share, 1), "%");
}

std::string kibibytes(std::uint64_t value)
{
    return decimal(static_cast<double>(value) / 1024, 1);
}

std::string bytes(std::uint64_t value)
{
    constexpr std::array<std::string_view, 5> kUnits{"KiB", "MiB", "GiB", "TiB", "PiB"};
    if (value < 1024)
        return withUnit(grouped(value), "B");
    double size = static_cast<double>(value) / 1024;
    std::size_t unit = 0;
    while (size >= 1024 && unit + 1 < kUnits.size()) {
        size /= 1024;
        ++unit;
    }
    return withUnit(decimal(size, 1), kUnits[unit]);
}

TimeUnit timeUnit(double seconds)
{
    constexpr std::array<TimeUnit, 4> kUnits{{{"s", 1}, {"ms", 1e-3}, {"µs", 1e-6}, {"ns", 1e-9}}};
    const double size = std::abs(seconds);
    const auto unit = std::ranges::find_if(kUnits, [size](const TimeUnit& candidate) { return size >= candidate.seconds; });
    return size == 0 ? kUnits.front() : unit == kUnits.end() ? kUnits.back() : *unit;
}

std::string duration(double seconds)
{
    const TimeUnit unit = timeUnit(seconds);
    const double value = seconds / unit.seconds;
    if (!std::isfinite(value))
        return decimal(value, 0);
    return withUnit(fixedText(value, std::min(3, decimalsFor(value, 4))), unit.name);
}

std::string rate(double value, std::string_view unit)
{
    constexpr std::array<std::string_view, 6> kPrefixes{"", "k", "M", "G", "T", "P"};
    std::size_t prefix = 0;
    while (std::abs(value) >= 1000 && prefix + 1 < kPrefixes.size()) {
        value /= 1000;
        ++prefix;
    }
    return withUnit(decimal(value, std::min(3, decimalsFor(value, 3))), std::string(kPrefixes[prefix]) + std::string(unit));
}

std::string date(std::string_view iso8601)
{
    constexpr std::array<const char*, 12> kMonths{"January", "February", "March",     "April",   "May",      "June",
                                                  "July",    "August",   "September", "October", "November", "December"};
    const int year = numberAt(iso8601, 0, 4);
    const int month = numberAt(iso8601, 5, 2);
    const int day = numberAt(iso8601, 8, 2);
    const int hour = numberAt(iso8601, 11, 2);
    const int minute = numberAt(iso8601, 14, 2);
    if (year < 0 || month < 1 || month > 12 || day < 1 || hour < 0 || minute < 0 || iso8601[10] != 'T' || !iso8601.ends_with('Z'))
        return std::string(iso8601);
    return std::to_string(day) + ' ' + kMonths[static_cast<std::size_t>(month - 1)] + ' ' + std::to_string(year) + ", " +
           std::string(iso8601.substr(11, 5)) + " UTC";
}

std::string typeset(std::string_view sentence)
{
    std::string text;
    for (std::size_t i = 0; i < sentence.size();) {
        std::size_t end = i;
        while (end < sentence.size() && isDigit(sentence[end]))
            ++end;
        const bool inWord = i > 0 && (sentence[i - 1] == '_' || sentence[i - 1] == '.');
        if (end - i >= 4 && !inWord)
            text += groupedDigits(sentence.substr(i, end - i));
        else
            text += sentence.substr(i, std::max<std::size_t>(end - i, 1));
        i = std::max(end, i + 1);
    }
    return text;
}

}  // namespace kd::report
