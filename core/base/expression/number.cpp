// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/expression/number.h"

#include <array>
#include <charconv>
#include <cmath>

namespace kd {

double Number::toReal() const
{
    return isReal() ? real : static_cast<double>(integer);
}

std::optional<Int128> Number::toInteger() const
{
    constexpr double kLowest = -9223372036854775808.0;
    constexpr double kBeyond = 18446744073709551616.0;
    if (!isReal())
        return integer;
    if (!(real >= kLowest && real < kBeyond) || std::trunc(real) != real)
        return std::nullopt;
    return static_cast<Int128>(real);
}

std::string Number::toText() const
{
    if (kind == Kind::Signed)
        return integerText(integer);
    if (kind == Kind::Unsigned)
        return integerText(integer) + "u";
    std::array<char, 32> buffer{};
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), real);
    std::string text(buffer.data(), result.ptr);
    if (text == "-nan")
        return "nan";
    const bool looksWhole = text.find_first_not_of("-0123456789") == std::string::npos;
    return looksWhole ? text + ".0" : text;
}

std::string integerText(Int128 value)
{
    const bool fitsUnsigned = value >= 0;
    return fitsUnsigned ? std::to_string(static_cast<std::uint64_t>(value)) : std::to_string(static_cast<std::int64_t>(value));
}

}  // namespace kd
