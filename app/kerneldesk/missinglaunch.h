// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/session/launch/launchsetup.h"

#include <QString>

#include <string>
#include <vector>

namespace kd {
struct Program;
}

namespace kd::cli {

/// The names that --arg takes, of all parameters.
std::vector<std::string> argumentNames(const KernelInfo& kernel);

/// Throws Failure (BadArguments) where a launch of the kernel that the program's session chooses lacks grid, block or arguments:
/// names all of them at once, with options to copy that would do. Throws UserError where there is no such kernel.
void requireWholeLaunch(const CompileOutcome& build, const Program& program, const QString& command);

}  // namespace kd::cli
