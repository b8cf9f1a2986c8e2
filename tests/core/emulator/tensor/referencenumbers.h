// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <random>

namespace tensortest {

/// A number format of tensor cores, decoded from its definition alone.
struct Format {
    const char* name;
    int bits;
    int exponentBits = 0, fractionBits = 0;  ///< 0: an integer
    bool isSigned = true;
    bool hasInfinity = true;
    int dropped = 0;  ///< low bits that are not looked at
    int valueBits = 0, shift = 0;  ///< of a number that is not as wide as `bits`: its width and where it begins; it is finite
};
inline constexpr Format kF16{"f16", 16, 5, 10}, kBf16{"bf16", 16, 8, 7}, kTf32{"tf32", 32, 8, 23, true, true, 13},
    kF32{"f32", 32, 8, 23}, kF64{"f64", 64, 11, 52}, kE4M3{"e4m3", 8, 4, 3, true, false}, kE5M2{"e5m2", 8, 5, 2}, kS8{"s8", 8},
    kU8{"u8", 8, 0, 0, false}, kS4{"s4", 4}, kU4{"u4", 4, 0, 0, false}, kB1{"b1", 1, 0, 0, false}, kS32{"s32", 32},
    kE3M2{"e3m2", 8, 3, 2, true, false, 0, 6}, kE2M3{"e2m3", 8, 2, 3, true, false, 0, 6},
    kE2M1{"e2m1", 8, 2, 1, true, false, 0, 4, 2};

std::int64_t integerOf(const Format& format, std::uint64_t bits);
long double numberOf(const Format& format, std::uint64_t bits);

/// Small whole numbers; any numbers near 1 with few special ones; any bits.
enum class Values { Whole, Usual, Any };
std::uint64_t randomOf(const Format& format, Values values, std::mt19937_64& random);

/// The sum of exact products, and what a result may be wrong by.
struct Expected {
    long double value = 0, tolerance = 0;
};
/// Adds up one element: C first, then the products. `isDirected`: its rounding is not to nearest.
class Sum {
public:
    explicit Sum(long double c) : m_sum(c), m_sizes(c < 0 ? -c : c) { }
    void add(long double product)
    {
        m_sum += product;
        m_sizes += product < 0 ? -product : product;
        ++m_count;
    }
    Expected rounded(const Format& format, bool isDirected) const;

private:
    long double m_sum, m_sizes;
    int m_count = 0;
};
/// What is wrong with the bits that were found; empty: nothing. `isExact`: they must be the value itself.
QString differenceOf(const Format& format, std::uint64_t found, const Expected& expected, bool isExact);

}  // namespace tensortest
