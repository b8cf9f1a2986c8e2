// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/session/guess/filledlaunch.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace kd {

struct Program;

/// Gives the text of the project's headers that a file of its own includes, for the macros that a launch form names. Of a program
/// that is not trusted only its folder is read. Never throws. Blocks.
std::string projectHeaderText(const Program& program);

/// Makes what guesses launches by a program's host code; for a file of its own also by other sources of its project, and with
/// the headers of that. Of a program that is not trusted only its folder is read. Null where nothing launches a kernel of it.
/// Blocks.
std::shared_ptr<const LaunchGuesser> makeLaunchGuesser(const Program& program);

/// Gives values to start from for a kernel of the program that nothing launches. Blocks.
FilledLaunch startingForm(const Program& program, const KernelInfo& kernel);

/// Fills the blank forms of a build's kernels, by their distinct names: from those launches where one fits, else with values to
/// start from. Ends early, with what it has by then, once `isCanceled` says so. Blocks.
std::map<std::string, FilledLaunch> readLaunchForms(const Program& program, const CompileOutcome& build,
                                                    const std::function<bool()>& isCanceled);

}  // namespace kd
