// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/session/launch/launchsetup.h"

#include <string>

namespace kd::cli {

/// What `to` does not say of its launch is as `from` says it, but for the arguments, which need the kernels.
void shareLaunch(LaunchSetup& to, const LaunchSetup& from);

/// Chooses the kernel of that name where `setup` chooses none and the build has it.
void shareKernel(LaunchSetup& setup, const CompileOutcome& build, const std::string& other);

/// Shares arguments by the names of the kernels' parameters: each launch takes from the other what its own kernel wants and it does
/// not say, and leaves out what the other's kernel alone has, so that either may have a parameter more, or in another place. What
/// neither kernel has stays, to be refused. Where one kernel's parameters have no names, and it has as many of them, their places
/// count. Where the signature of a kernel is not known it takes all arguments of the other, or none where it has some.
void shareArguments(LaunchSetup& first, const CompileOutcome& firstBuild, LaunchSetup& second, const CompileOutcome& secondBuild);

}  // namespace kd::cli
