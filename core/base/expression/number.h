// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace kd {

__extension__ typedef __int128 Int128;

/// The whole numbers that 64 bits can hold, signed or not: -2^63 to 2^64 - 1.
inline constexpr Int128 kMinInteger = -(Int128{1} << 63);
inline constexpr Int128 kMaxInteger = (Int128{1} << 64) - 1;

/// An expression gives one of these: an exact integer of kMinInteger to kMaxInteger, or a double.
struct Number {
    enum class Kind {
        Signed,    ///< any integer in range
        Unsigned,  ///< an integer that arithmetic with its like must not take below 0
        Real
    };
    Kind kind = Kind::Signed;
    Int128 integer = 0;  ///< Signed, Unsigned
    double real = 0;     ///< Real

    /// A number of that kind; the value is taken as it is.
    static Number ofSigned(std::int64_t value) { return {.kind = Kind::Signed, .integer = value}; }
    static Number ofUnsigned(std::uint64_t value) { return {.kind = Kind::Unsigned, .integer = value}; }
    static Number ofReal(double value) { return {.kind = Kind::Real, .real = value}; }

    bool isReal() const { return kind == Kind::Real; }
    /// The value as double, rounded to nearest where it is a large integer.
    double toReal() const;
    /// The value as integer, also when it is a double without a fraction; nothing otherwise or out of range.
    std::optional<Int128> toInteger() const;
    /// Text that an expression reads as the same number of the same kind: "-3", "4u", "0.1", "2.0", "nan".
    std::string toText() const;
};

/// Decimal digits, with a minus sign where needed.
std::string integerText(Int128 value);

}  // namespace kd
