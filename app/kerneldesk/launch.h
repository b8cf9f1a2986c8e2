// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/options.h"
#include "app/kerneldesk/program.h"
#include "core/compile/compileoutcome.h"
#include "ui/program/launchrequest.h"

#include <string>

namespace kd::cli {

/// Compiles for the device's architecture unless --arch names one. Throws Failure when it names several.
CompileOutcome compileForDevice(Connection& connection, const Program& program, const ProgramOptions& options);

/// The JSON document of a command for a program that does not compile, and the kernel that was asked for.
using NotCompiledDocument = Json (*)(const CompileOutcome& build, const std::string& kernel);

/// Says that a program does not compile, and why.
ExitStatus reportNotCompiled(const CompileOutcome& build, const Program& program, const FormatOption& format,
                             NotCompiledDocument document);

/// Tells how values, recipes and references are written, for the end of a command's help.
QString launchHelp(const QString& command);

}  // namespace kd::cli
