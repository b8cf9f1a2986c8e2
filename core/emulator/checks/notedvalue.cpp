// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/notedvalue.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <limits>

namespace kd::emulator {
namespace {

using ptx::Type;

constexpr std::uint64_t kHalfExponent = 0x7c00, kHalfFraction = 0x03ff;

float halfNumber(std::uint64_t bits)
{
    constexpr int kBias = 15, kFractionBits = 10, kSpecial = 31;
    const int exponent = static_cast<int>((bits & kHalfExponent) >> kFractionBits);
    const auto fraction = static_cast<float>(bits & kHalfFraction);
    const float sign = (bits & 0x8000) != 0 ? -1.0F : 1.0F;
    if (exponent == kSpecial)
        return fraction == 0 ? sign * std::numeric_limits<float>::infinity() : std::numeric_limits<float>::quiet_NaN();
    const float whole = exponent == 0 ? fraction : fraction + static_cast<float>(1 << kFractionBits);
    return sign * std::ldexp(whole, (exponent == 0 ? 1 : exponent) - kBias - kFractionBits);
}

float singleNumber(Type type, std::uint64_t bits)
{
    if (type == Type::F16)
        return halfNumber(bits);
    return std::bit_cast<float>(static_cast<std::uint32_t>(type == Type::BF16 ? bits << 16 : bits));
}

template <typename T> std::string shortest(T value)
{
    if constexpr (std::is_floating_point_v<T>)
        if (std::isnan(value))
            return "nan";
    char text[64];
    const auto [end, error] = std::to_chars(text, text + sizeof text, value);
    return {text, end};
}

}  // namespace

FloatForm formOf(Type type) noexcept
{
    switch (type) {
    case Type::F16: return {kHalfExponent, kHalfFraction};
    case Type::BF16: return {0x7f80, 0x007f};
    case Type::F32: case Type::TF32: return {0x7f800000, 0x007fffff};
    case Type::F64: return {std::uint64_t{0x7ff} << 52, (std::uint64_t{1} << 52) - 1};
    default: return {};
    }
}

std::uint64_t onesOf(Type type) noexcept
{
    const std::size_t bits = 8 * ptx::sizeOf(type);
    return bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
}

bool isSignedInteger(Type type) noexcept
{
    return type == Type::S8 || type == Type::S16 || type == Type::S32 || type == Type::S64;
}

double numberOf(Type type, std::uint64_t bits)
{
    return type == Type::F64 ? std::bit_cast<double>(bits) : static_cast<double>(singleNumber(type, bits));
}

std::string numberText(Type type, std::uint64_t bits)
{
    if (type == Type::F64)
        return shortest(std::bit_cast<double>(bits));
    if (ptx::isFloat(type))
        return shortest(singleNumber(type, bits));
    const std::uint64_t value = bits & onesOf(type);
    const std::uint64_t sign = onesOf(type) / 2 + 1;
    if (isSignedInteger(type) && (value & sign) != 0)
        return shortest(static_cast<std::int64_t>(value | ~onesOf(type)));
    return shortest(value);
}

}  // namespace kd::emulator
