// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/module.h"

#include <cstdint>
#include <string>

namespace kd::emulator {

/// The bits of a floating-point type that make up the exponent and the fraction; all of the exponent's are set where it is no
/// finite number. Zeroes for other types, of which every value is finite.
struct FloatForm {
    std::uint64_t exponent = 0, fraction = 0;
};
FloatForm formOf(ptx::Type type) noexcept;

// Of a value, bits of other elements above it do not count.

inline bool isFinite(ptx::Type type, std::uint64_t bits)
{
    const FloatForm form = formOf(type);
    return form.exponent == 0 || (bits & form.exponent) != form.exponent;
}
inline bool isNan(ptx::Type type, std::uint64_t bits)
{
    return !isFinite(type, bits) && (bits & formOf(type).fraction) != 0;
}
/// Ones in all bits of the type.
std::uint64_t onesOf(ptx::Type type) noexcept;
bool isSignedInteger(ptx::Type type) noexcept;
/// The number that a floating-point value is.
double numberOf(ptx::Type type, std::uint64_t bits);
/// "0.1", "inf", "-3": the fewest digits that tell it from others.
std::string numberText(ptx::Type type, std::uint64_t bits);

}  // namespace kd::emulator
