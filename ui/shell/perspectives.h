// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/feature.h"

#include <QString>

namespace kd {

/// The perspectives are in the order of the rail.
inline constexpr Perspective kPerspectives[] = {Perspective::Edit, Perspective::Measure, Perspective::Occupancy, Perspective::Data,
                                                Perspective::Devices};

/// "edit": names layouts, icons and help pages; never changes.
QString nameOf(Perspective perspective);
/// "Edit"
QString titleOf(Perspective perspective);

}  // namespace kd
