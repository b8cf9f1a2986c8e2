// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Numbers and units as people read them, in UTF-8: the one place that decides how many digits a figure has and which unit it is
/// given in, for reports, window and command line. Typeset ones have the marks of setMarks() (numbermarks.h).
namespace kd::numbers {

/// Typeset is for pages and windows: a narrow no-break space (U+202F) between thousands and before units and %, a true minus.
/// Plain is for terminals: a decimal point in every language, digits without groups, spaces and hyphens as on a keyboard.
enum class Style { Typeset, Plain };

/// A number and its unit, for those who set them apart: "227" and "KiB".
struct Quantity {
    std::string number;
    std::string unit;
    friend bool operator==(const Quantity&, const Quantity&) = default;
};

/// "61 440".
std::string grouped(std::uint64_t value);
/// "1 register", "61 440 registers": with a noun whose plural takes an s.
std::string grouped(std::uint64_t count, std::string_view noun);
/// `value` with `decimals` places, or fewer where they would be zeros: "62.5", "−3".
std::string decimal(double value, int decimals, Style style = Style::Typeset);
/// `value` with exactly `decimals` places, for columns and axes: "5.30".
std::string fixed(double value, int decimals, Style style = Style::Typeset);
/// Writes at most `digits` significant digits: "1.91e-06".
std::string significant(double value, int digits, Style style = Style::Typeset);
/// The shortest text that means exactly `value`: "1e-07".
std::string shortest(double value);
/// 0.625 as "62.5 %"; one place at most.
std::string percent(double share, Style style = Style::Typeset);
/// Bytes in binary units with four significant digits at most, exact below 10 KiB: "512 B", "4 224 B", "48 KiB", "139.8 GiB".
std::string bytes(std::uint64_t value, Style style = Style::Typeset);
Quantity bytesQuantity(std::uint64_t value, Style style = Style::Typeset);
/// A number of KiB with one place at most, without the unit.
std::string kibibytes(std::uint64_t value);

/// The unit in which a duration reads well.
struct TimeUnit {
    std::string_view name;  ///< "ms"
    double seconds = 1;
};
/// Gives the unit from "ns" to "s": the largest that `seconds` fills when it is rounded to `digits` significant digits.
TimeUnit timeUnit(double seconds, int digits = 4);
/// "5.312 ms": `digits` significant ones; trailing zeros stay, so that columns of samples align.
std::string duration(double seconds, int digits = 4, Style style = Style::Typeset);
/// A rate with a decimal prefix: 3.21e12 of "B/s" as "3.21 TB/s"; `digits` significant ones at most.
std::string rate(double value, std::string_view unit, int digits = 3, Style style = Style::Typeset);
Quantity rateQuantity(double value, std::string_view unit, int digits = 3, Style style = Style::Typeset);

/// "20 November 2026, 14:34 UTC" of an ISO 8601 time in UTC; anything else stays as it is.
std::string date(std::string_view iso8601);

/// A plain sentence set as the rest is: thousands grouped in every whole number of four digits or more that is no part of a name
/// or a fraction.
std::string typeset(std::string_view sentence);
/// A plain number, with or without its unit, set as the rest is: typeset, with narrow spaces and true minus signs.
std::string typesetNumber(std::string_view number);

}  // namespace kd::numbers
