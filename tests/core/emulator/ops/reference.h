// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "form.h"

#include <vector>

namespace kd::test {

/// What one lane of an instruction starts from. Predicates are 0 or 1 in `low`, negation not yet applied.
struct LaneCase {
    std::vector<Bits> in;
    bool carry = false;
};

/// What it must give.
struct Answer {
    std::vector<Bits> values;  ///< by result
    bool carry = false;
    /// For approximations, of each element of the one result, lowest first: what it may be away from `exact`.
    struct Part {
        long double exact, tolerance;
    };
    std::vector<Part> parts;
};

/// The answer by other means than the handlers': wide integers, and the processor's rounding modes. False when this
/// instruction is not known.
bool referenceOf(const Form& form, const LaneCase& lane, Answer& answer);

// Its parts.
bool integerReference(const Form& form, const LaneCase& lane, Answer& answer);
bool bitReference(const Form& form, const LaneCase& lane, Answer& answer);
bool floatReference(const Form& form, const LaneCase& lane, Answer& answer);
bool compareReference(const Form& form, const LaneCase& lane, Answer& answer);
bool moveReference(const Form& form, const LaneCase& lane, Answer& answer);
bool narrowReference(const Form& form, const LaneCase& lane, Answer& answer);
bool convertReference(const Form& form, const LaneCase& lane, Answer& answer);
bool approximateReference(const Form& form, const LaneCase& lane, Answer& answer);
bool videoReference(const Form& form, const LaneCase& lane, Answer& answer);

/// Whether `got` is near enough to an approximate answer.
bool isNear(const Form& form, const Answer& answer, Bits got);

/// An integer type by its name.
struct IntegerType {
    int bits = 32;
    bool isSigned = false;
};
IntegerType integerType(std::string_view name);

__extension__ using Wide = __int128;
__extension__ using UnsignedWide = unsigned __int128;

/// The lowest bits of `value` as the type reads them.
Wide read(IntegerType type, UnsignedWide value);
/// As the type stores it.
Bits stored(IntegerType type, Wide value);

/// The last modifier that names a type.
std::string_view typeOf(const Form& form);

}  // namespace kd::test
