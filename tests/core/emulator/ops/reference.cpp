// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference.h"

#include "floatvalue.h"

#include <cmath>

namespace kd::test {

bool referenceOf(const Form& form, const LaneCase& lane, Answer& answer)
{
    return narrowReference(form, lane, answer) || convertReference(form, lane, answer) || videoReference(form, lane, answer)
        || approximateReference(form, lane, answer) || integerReference(form, lane, answer) || bitReference(form, lane, answer)
        || floatReference(form, lane, answer) || compareReference(form, lane, answer) || moveReference(form, lane, answer);
}

IntegerType integerType(std::string_view name)
{
    const std::size_t digits = name.find_first_of("0123456789");
    return {std::stoi(std::string(name.substr(digits))), name.front() == 's'};
}

Wide read(IntegerType type, UnsignedWide value)
{
    const UnsignedWide kept = type.bits == 128 ? value : value & ((UnsignedWide{1} << type.bits) - 1);
    const bool negative = type.isSigned && (kept >> (type.bits - 1) & 1) != 0;
    return static_cast<Wide>(negative ? kept - (UnsignedWide{1} << type.bits) : kept);
}

Bits stored(IntegerType type, Wide value)
{
    const UnsignedWide kept = type.bits == 128 ? static_cast<UnsignedWide>(value)
                                               : static_cast<UnsignedWide>(value) & ((UnsignedWide{1} << type.bits) - 1);
    return {static_cast<std::uint64_t>(kept), static_cast<std::uint64_t>(kept >> 64)};
}

bool isNear(const Form& form, const Answer& answer, Bits got)
{
    const std::string_view type = typeOf(form);
    const bool packed = type.ends_with("x2");
    const Format format = formatOf(packed ? type.substr(0, type.size() - 2) : type);
    for (std::size_t i = 0; i < answer.parts.size(); ++i) {
        const auto [exact, tolerance] = answer.parts[i];
        const std::uint64_t bits = packed ? got.low >> (16 * i) & 0xffff : got.low;
        const std::uint64_t wanted = packed ? answer.values[0].low >> (16 * i) & 0xffff : answer.values[0].low;
        const long double value = valueOf(format, bits);
        if (bits != wanted && !(std::fabs(value - exact) <= tolerance))
            return false;
    }
    return !answer.parts.empty();
}

std::string_view typeOf(const Form& form)
{
    for (auto word = form.words.rbegin(); word != form.words.rend(); ++word) {
        const std::size_t digits = word->find_first_of("0123456789");
        const bool isType = digits != std::string::npos && (digits == 1 || word->starts_with("bf") || word->starts_with("tf"));
        if (isType || *word == "pred")
            return *word;
    }
    return {};
}

}  // namespace kd::test
