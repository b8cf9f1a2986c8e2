// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/blocks.h"

#include <array>

namespace kd::report {

/// The columns of the architecture matrix in a report and in the window, in their order.
inline constexpr std::array kMatrixColumns{Column{.head = "Target", .kind = Column::Kind::Name},
                                           Column{.head = "Family", .kind = Column::Kind::Words},
                                           Column{.head = "Registers", .kind = Column::Kind::Figure},
                                           Column{.head = "Spilled, B", .kind = Column::Kind::Figure},
                                           Column{.head = "Blocks / SM", .kind = Column::Kind::Figure},
                                           Column{.head = "Occupancy", .kind = Column::Kind::Bar},
                                           Column{.head = "Limiter", .kind = Column::Kind::Words},
                                           Column{.head = "Best block", .kind = Column::Kind::Figure},
                                           Column{.head = "Next step", .kind = Column::Kind::Words, .headAside = ", calculated"}};

/// The figures of an architecture by which two reports are compared, in their order.
enum class ComparedFigure { Registers, Spilled, Shared, Occupancy, Limiter };
inline constexpr std::array kComparedColumns{kMatrixColumns[2], kMatrixColumns[3],
                                             Column{.head = "Shared memory", .kind = Column::Kind::Figure}, kMatrixColumns[5],
                                             kMatrixColumns[6]};

}  // namespace kd::report
