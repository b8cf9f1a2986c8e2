// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/options/options.h"
#include "core/session/launch/launchsetup.h"
#include "core/sweep/space.h"

#include <string>

namespace kd {

/// What a sweep changes: a program, how it is compiled and how it is launched.
struct SweptProgram {
    std::string source;
    CompileSettings compile;
    LaunchSetup launch;
};

/// Makes the program the one of that point. Throws RuntimeError where an axis of launch bounds finds no definition of the kernel,
/// or one of template arguments no kernel's name.
void applyPoint(const SweepSpace& space, const SweepPoint& point, SweptProgram& program);

/// What tells one sweep from all others, as 64 hexadecimal digits: its program, axes, constraints and `device`. Records of a
/// journal with another key are of something else.
std::string sweepKey(const SweepSpace& space, const SweptProgram& program, const std::string& device);

}  // namespace kd
