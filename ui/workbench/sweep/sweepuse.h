// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/options/options.h"
#include "core/session/launch/launchsetup.h"
#include "core/sweep/space.h"
#include "core/sweep/sweptprogram.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <string>

namespace kd {

/// A program that is to become the one of a point, as the user would have written it.
struct UsedPoint {
    SweptProgram program;
    QStringList changes;  ///< "TILE = 128 in the source", "block = 256 in the launch form"
};

/// Writes the values of a point where they belong: a macro into the compile settings where those define it, else into its #define
/// in the source, else into the compile settings; launch bounds into the source; template arguments and the launch into the form;
/// registers, options and architecture into the compile settings. Throws RuntimeError where the source has no place for them.
UsedPoint usePoint(const SweepSpace& space, std::uint64_t point, SweptProgram program);

}  // namespace kd
