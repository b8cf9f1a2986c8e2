// SPDX-License-Identifier: GPL-3.0-or-later
#include "floatvalue.h"

#include <cmath>
#include <cstdlib>

namespace kd::test {

Format formatOf(std::string_view type)
{
    if (type == "f16")
        return {5, 10};
    if (type == "bf16")
        return {8, 7};
    if (type == "tf32")
        return {8, 10};
    return type == "f64" ? Format{11, 52} : Format{8, 23};
}

long double valueOf(Format format, std::uint64_t bits, bool flushes)
{
    const std::uint64_t fraction = bits & ((std::uint64_t{1} << format.fractionBits) - 1);
    const int most = (1 << format.exponentBits) - 1;
    const int field = static_cast<int>(bits >> format.fractionBits) & most;
    const bool negative = (bits >> (format.fractionBits + format.exponentBits) & 1) != 0;
    long double size;
    if (field == most)
        size = fraction != 0 ? std::nanl("") : HUGE_VALL;
    else if (field == 0)
        size = flushes ? 0.0L : std::ldexp(static_cast<long double>(fraction), 1 - most / 2 - format.fractionBits);
    else
        size = std::ldexp(static_cast<long double>(fraction | std::uint64_t{1} << format.fractionBits),
                          field - most / 2 - format.fractionBits);
    return negative ? -size : size;
}

Mode modeNamed(std::string_view name)
{
    if (name.starts_with("rz"))
        return Mode::Zero;
    if (name.starts_with("rm"))
        return Mode::Down;
    if (name.starts_with("rp"))
        return Mode::Up;
    return name == "rna" ? Mode::NearestAway : Mode::Nearest;
}

std::uint64_t infinityOf(Format format)
{
    return ((std::uint64_t{1} << format.exponentBits) - 1) << format.fractionBits;
}

std::uint64_t flushed(Format format, std::uint64_t bits)
{
    return (bits & infinityOf(format)) == 0 ? bits & std::uint64_t{1} << (format.exponentBits + format.fractionBits) : bits;
}

std::uint64_t rounded(Format format, long double value, bool inexact, Mode mode, std::uint64_t nan)
{
    if (std::isnan(value))
        return nan;
    const bool negative = std::signbit(value);
    const std::uint64_t sign = std::uint64_t{negative} << (format.exponentBits + format.fractionBits);
    if (std::isinf(value))
        return sign | infinityOf(format);
    const int bias = (1 << (format.exponentBits - 1)) - 1;
    // In units of the last place: exponents below the smallest normal one share its unit.
    int exponent = 0;
    std::frexp(value, &exponent);
    const int unit = (value == 0 || exponent - 1 < 1 - bias ? 1 - bias : exponent - 1) - format.fractionBits;
    const long double places = std::ldexp(std::fabs(value), -unit);
    const long double whole = std::floor(places), rest = places - whole;
    auto count = static_cast<std::uint64_t>(whole);
    const bool any = rest != 0 || inexact;
    bool up = false;
    if (mode == Mode::Nearest)
        up = rest > 0.5L || (rest == 0.5L && (inexact || (count & 1) != 0));
    else if (mode == Mode::NearestAway)
        up = rest >= 0.5L;
    else if (mode != Mode::Zero)
        up = any && negative == (mode == Mode::Down);
    count += up ? 1 : 0;
    const std::uint64_t hidden = std::uint64_t{1} << format.fractionBits;
    const auto field = static_cast<std::uint64_t>(unit + format.fractionBits + bias - 1);
    const std::uint64_t bits = count < hidden ? count : field * hidden + count;
    if (bits < infinityOf(format))
        return sign | bits;
    const bool stays = mode == Mode::Zero || (mode == Mode::Down && !negative) || (mode == Mode::Up && negative);
    return sign | (infinityOf(format) - (stays ? 1 : 0));
}

}  // namespace kd::test
