// SPDX-License-Identifier: GPL-3.0-or-later
#include "referencenumbers.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace tensortest {
namespace {

std::uint64_t bitsOfWhole(const Format& format, int value)
{
    if (format.exponentBits == 0)
        return static_cast<std::uint64_t>(std::int64_t{value}) & ((std::uint64_t{1} << format.bits) - 1);
    if (value == 0)
        return 0;
    const auto size = static_cast<std::uint64_t>(std::abs(value));
    const int exponent = std::ilogb(std::abs(value)), bias = ((1 << format.exponentBits) - 1) / 2;
    const std::uint64_t significand = size << format.fractionBits >> exponent;  // small enough to lose nothing
    const int width = format.valueBits != 0 ? format.valueBits : format.bits;
    return ((static_cast<std::uint64_t>(exponent + bias - 1) << format.fractionBits) + significand +
            (value < 0 ? std::uint64_t{1} << (width - 1) : 0)) << format.shift;
}

}  // namespace

std::int64_t integerOf(const Format& format, std::uint64_t bits)
{
    const std::int64_t value = static_cast<std::int64_t>(bits & ((std::uint64_t{1} << format.bits) - 1));
    return format.isSigned && (value >> (format.bits - 1)) != 0 ? value - (std::int64_t{1} << format.bits) : value;
}

long double numberOf(const Format& format, std::uint64_t bits)
{
    bits = bits >> format.shift & ~((std::uint64_t{1} << format.dropped) - 1);
    const int width = format.valueBits != 0 ? format.valueBits : format.bits;
    const std::uint64_t fraction = bits & ((std::uint64_t{1} << format.fractionBits) - 1);
    const int highest = (1 << format.exponentBits) - 1, field = static_cast<int>(bits >> format.fractionBits) & highest;
    const int bias = highest / 2;
    long double size = 0;
    const bool isHighest = field == highest && format.valueBits == 0;
    if (!format.hasInfinity && isHighest && fraction == (std::uint64_t{1} << format.fractionBits) - 1)
        size = std::numeric_limits<long double>::quiet_NaN();
    else if (format.hasInfinity && field == highest)
        size = fraction == 0 ? std::numeric_limits<long double>::infinity() : std::numeric_limits<long double>::quiet_NaN();
    else if (field == 0)
        size = std::ldexp(static_cast<long double>(fraction), 1 - bias - format.fractionBits);
    else
        size = std::ldexp(static_cast<long double>(fraction | std::uint64_t{1} << format.fractionBits),
                          field - bias - format.fractionBits);
    return (bits >> (width - 1) & 1) != 0 ? -size : size;
}

std::uint64_t randomOf(const Format& format, Values values, std::mt19937_64& random)
{
    const std::uint64_t mask = format.bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << format.bits) - 1;
    if (format.exponentBits == 0 || values == Values::Any)
        return random() & mask;
    if (values == Values::Whole)
        return bitsOfWhole(format, static_cast<int>(random() % 7) - 3);
    if (format.valueBits != 0)
        return random() & mask;
    // An exponent near 1, now and then a special one.
    const int bias = ((1 << format.exponentBits) - 1) / 2, reach = std::min(bias - 1, 6);
    const auto above = static_cast<int>(random() % static_cast<std::uint64_t>(2 * reach));
    const auto field = static_cast<std::uint64_t>(bias - reach + above);
    const std::uint64_t special = random() % 97 == 0 ? (random() % 2 == 0 ? 0 : (1U << format.exponentBits) - 1) : field;
    const std::uint64_t fraction = random() & ((std::uint64_t{1} << format.fractionBits) - 1);
    return (random() % 2 << (format.bits - 1)) | special << format.fractionBits | fraction;
}

Expected Sum::rounded(const Format& format, bool isDirected) const
{
    const int places = format.fractionBits, smallest = 2 - (1 << (format.exponentBits - 1)) - places;
    const long double unit = std::max(std::ldexp(std::fabs(m_sum), -places), std::ldexp(1.0L, smallest));
    return {m_sum, unit * (isDirected ? 1.01L : 0.51L) + std::ldexp(m_sizes, -52) * static_cast<long double>(m_count)};
}

QString differenceOf(const Format& format, std::uint64_t found, const Expected& expected, bool isExact)
{
    const long double value = numberOf(format, found);
    const long double largest = format.exponentBits == 5 ? 65504.0L : format.bits == 32 ? 0x1.fffffep127L : 0x1.fffffffffffffp1023L;
    if (std::isnan(expected.value))
        return std::isnan(value) ? QString() : QStringLiteral("a number instead of NaN");
    if (std::isinf(value) && (std::isinf(expected.value) || std::fabs(expected.value) + expected.tolerance > largest))
        return std::signbit(value) == std::signbit(expected.value) ? QString() : QStringLiteral("the other infinity");
    const bool isNear = std::fabs(value - expected.value) <= (isExact ? 0 : expected.tolerance);
    return isNear ? QString()
                  : QStringLiteral("%1 instead of %2").arg(static_cast<double>(value)).arg(static_cast<double>(expected.value));
}

}  // namespace tensortest
