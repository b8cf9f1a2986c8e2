// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/valueformat.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace kd {

/// How numbers are written: as C's printf() writes one, or with the fewest digits that mean the same value.
class NumberFormat {
public:
    /// The fewest digits.
    NumberFormat() = default;
    /// Reads "%.4f", "%g", "%8.3e", "%d", "%x"; an empty text is the fewest digits. Nothing where it is none of those.
    static std::optional<NumberFormat> fromText(const QString& text);

    QString textOf(ValueFormat format, std::uint64_t raw) const;
    /// A value that was computed, as a difference.
    QString textOf(double value) const;
    /// Characters of the widest text, at most 24 of them: longer ones are cut in a table.
    int widest(ValueFormat format) const;

private:
    QString m_text;            ///< checked: fit for printf() with one argument of the conversion
    char m_conversion = '\0';  ///< '\0': the fewest digits
};

}  // namespace kd
