// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/data/elementtype.h"

#include <QString>

#include <cstddef>

namespace kd {

/// How elements are written. Integers and Bool have their digits in all but Hexadecimal.
enum class ElementFormat {
    Shortest,     ///< the fewest digits that give the same value again
    Fixed,        ///< four decimals
    Scientific,   ///< six decimals and an exponent
    Hexadecimal   ///< the bits
};

/// One element, as a program reads it: ASCII, "-0.25", "nan", "inf". `bytes` are sizeOf(type) ones, aligned or not.
QString elementText(ElementType type, const std::byte* bytes, ElementFormat format);

/// A real that is NaN or infinite.
bool isNotFinite(ElementType type, const std::byte* bytes);

/// Characters of the widest text that elements of `type` can have.
int widestElementText(ElementType type, ElementFormat format);

}  // namespace kd
