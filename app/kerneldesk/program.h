// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/options.h"
#include "ui/program/program.h"

#include <string>

namespace kd::cli {

/// Reads what FILE or --example names, with the command line's settings over the session's, and the project's compile command under
/// both, which standard error is told of. Throws Failure (BadArguments) when neither or both of them are given, or --project names
/// no command for it, UserError when the file cannot be read or is none.
Program loadProgram(const ProgramOptions& options, const LaunchOptions& launch = {});

/// "sm_90" from "sm_90", "compute_90" or "90", "sm_90a" likewise. Throws Failure for anything else.
std::string architectureFromText(const std::string& text);

}  // namespace kd::cli
