// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sweep/space.h"
#include "core/sweep/sweptprogram.h"

#include <optional>

namespace kd {

/// The point of `space` that the program is as it stands; nothing where one of its values is none of an axis, or is not known.
std::optional<SweepPoint> presentPoint(const SweepSpace& space, const SweptProgram& program);

}  // namespace kd
