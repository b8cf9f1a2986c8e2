// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

namespace kd {

/// The 8 bits of a real of OCP's formats E4M3 and E5M2, as cuda_fp8.h has them. E5M2 has infinities as IEEE 754 has; of E4M3 the
/// largest magnitude alone is NaN, and it has no infinity.
template <int ExponentBits, int FractionBits>
struct TinyFloat {
    static_assert(1 + ExponentBits + FractionBits == 8);
    std::uint8_t bits = 0;

    /// Rounds to nearest, ties to even; too large a value, infinity too, becomes the largest number, as CUDA's conversions do.
    static TinyFloat fromDouble(double value);
    /// Exact.
    double toDouble() const;

private:
    static constexpr int kBias = (1 << (ExponentBits - 1)) - 1;
    static constexpr bool kHasInfinity = ExponentBits == 5;
    static constexpr unsigned kInfinity = ((1u << ExponentBits) - 1) << FractionBits;  ///< bits of E5M2's
    static constexpr unsigned kLargest = kHasInfinity ? kInfinity - 1 : 0x7e;          ///< bits of the largest number
};

using Float8E4M3 = TinyFloat<4, 3>;  ///< CUDA's __nv_fp8_e4m3
using Float8E5M2 = TinyFloat<5, 2>;  ///< CUDA's __nv_fp8_e5m2

template <int ExponentBits, int FractionBits>
TinyFloat<ExponentBits, FractionBits> TinyFloat<ExponentBits, FractionBits>::fromDouble(double value)
{
    const unsigned sign = std::signbit(value) ? 0x80 : 0;
    const double magnitude = std::abs(value);
    if (std::isnan(value))
        return {static_cast<std::uint8_t>(sign | 0x7f)};
    if (magnitude == 0)
        return {static_cast<std::uint8_t>(sign)};
    if (std::isinf(magnitude) || std::ilogb(magnitude) > kBias + 1)
        return {static_cast<std::uint8_t>(sign | kLargest)};
    const int exponent = std::ilogb(magnitude) < 1 - kBias ? 1 - kBias : std::ilogb(magnitude);
    const auto steps = static_cast<unsigned>(std::nearbyint(std::ldexp(magnitude, FractionBits - exponent)));
    const unsigned rounded = steps + (static_cast<unsigned>(exponent + kBias - 1) << FractionBits);
    return {static_cast<std::uint8_t>(sign | (rounded > kLargest ? kLargest : rounded))};
}

template <int ExponentBits, int FractionBits>
double TinyFloat<ExponentBits, FractionBits>::toDouble() const
{
    const unsigned magnitude = bits & 0x7fu;
    const int exponent = static_cast<int>(magnitude >> FractionBits);
    const unsigned fraction = magnitude & ((1u << FractionBits) - 1);
    double value = 0;
    if (magnitude > (kHasInfinity ? kInfinity : kLargest))
        value = std::numeric_limits<double>::quiet_NaN();
    else if (kHasInfinity && magnitude == kInfinity)
        value = std::numeric_limits<double>::infinity();
    else if (exponent == 0)
        value = std::ldexp(fraction, 1 - kBias - FractionBits);
    else
        value = std::ldexp(fraction + (1u << FractionBits), exponent - kBias - FractionBits);
    return (bits & 0x80u) != 0 ? -value : value;
}

}  // namespace kd
