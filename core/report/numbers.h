// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace kd::report {

/// Numbers as people read them: a narrow no-break space (U+202F) between thousands and before units and %, a point, a true
/// minus. UTF-8.

/// "61 440".
std::string grouped(std::uint64_t value);
/// "1 register", "61 440 registers": with a noun whose plural takes an s.
std::string grouped(std::uint64_t count, std::string_view noun);
/// `value` with `decimals` places, or fewer where they would be zeros: "62.5", "−3".
std::string decimal(double value, int decimals);
/// `value` with exactly `decimals` places, for columns and axes: "5.30".
std::string fixed(double value, int decimals);
/// At most `digits` significant digits: "1.91e-06".
std::string significant(double value, int digits);
/// The shortest text that means exactly `value`: "1e-07".
std::string shortest(double value);
/// 0.625 as "62.5 %"; one place at most.
std::string percent(double share);
/// Bytes as "17 408 B", or in KiB, MiB, GiB with one place at most where that is 1 or more.
std::string bytes(std::uint64_t value);
/// A number of KiB with one place at most, without the unit.
std::string kibibytes(std::uint64_t value);

/// The unit in which a duration reads well.
struct TimeUnit {
    std::string_view name;  ///< "ms"
    double seconds = 1;
};
/// From "ns" to "s", the largest that `seconds` fills.
TimeUnit timeUnit(double seconds);
/// "5.312 ms": four significant digits.
std::string duration(double seconds);
/// A rate with a decimal prefix: 3.21e12 of "B/s" as "3.21 TB/s".
std::string rate(double value, std::string_view unit);

/// "20 November 2026, 14:34 UTC" of an ISO 8601 time in UTC; anything else stays as it is.
std::string date(std::string_view iso8601);

/// A plain sentence set as the rest is: thousands grouped in every whole number of four digits or more.
std::string typeset(std::string_view sentence);

}  // namespace kd::report
