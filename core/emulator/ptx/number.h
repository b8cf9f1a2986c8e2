// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/lexer.h"

#include <cstdint>

namespace kd::ptx {

/// A value of a constant expression (PTX ISA 9.0, section 4.6): signed and unsigned 64-bit integers and doubles. Float32 is a
/// `0f…` literal, which stands alone: its bits.
struct Number {
    enum class Kind : std::uint8_t { Signed, Unsigned, Float, Float32 };
    Kind kind = Kind::Signed;
    std::uint64_t bits = 0;

    bool isInteger() const { return kind == Kind::Signed || kind == Kind::Unsigned; }
};

Number makeSigned(std::int64_t value);
Number makeFloat(double value);
double toDouble(const Number& number);

/// An Integer or Float token. Throws LogicError for digits that do not fit the base, or more than 64 bits.
Number numberOf(const Token& token);

}  // namespace kd::ptx
