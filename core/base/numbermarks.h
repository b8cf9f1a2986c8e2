// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd::numbers {

/// What typeset numbers have between whole and fraction, and between thousands: a language's marks. Plain ones keep their point.
enum class Marks { PointAndSpace, CommaAndSpace, PointAndComma };

/// The whole program's marks, PointAndSpace at first. Any thread may call it.
void setMarks(Marks marks);

}  // namespace kd::numbers
