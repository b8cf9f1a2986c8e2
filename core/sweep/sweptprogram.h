// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compilerequest.h"
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

/// Names all that the results of a sweep depend on beside what it sweeps: those of other conditions are not ranked with them.
struct SweepConditions {
    std::string device;      ///< "cuda:0", "emulated"
    std::string deviceUuid;  ///< of the GPU; empty of the emulated one
    std::string compiler;    ///< with its version, "NVRTC 13.0.88"; empty where none is known
    std::string timing;      ///< how each point is timed, as a text of any form
    CompileRequest request;  ///< of the program as it stands: architecture, options, and the headers that it reaches
};

/// What tells one sweep from all others, as 64 hexadecimal digits: its program, axes, constraints and conditions. Where a header
/// was found, and where the program's file lies, is no part of it. Records of a journal with another key are of something else.
std::string sweepKey(const SweepSpace& space, const SweptProgram& program, const SweepConditions& conditions);

}  // namespace kd
