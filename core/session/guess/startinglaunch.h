// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/session/guess/filledlaunch.h"

namespace kd {

/// Gives values to start from for every parameter of a kernel that nothing launches, with grid and block; each is marked as an
/// assumption. Sizes come from what the kernel's words bound where `guesser` reads its source, else from its types alone (null:
/// there is no source). Blank of a kernel whose parameters are not known.
FilledLaunch startingLaunch(const LaunchGuesser* guesser, const KernelInfo& kernel);

}  // namespace kd
