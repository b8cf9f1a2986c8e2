// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/options.h"
#include "app/kerneldesk/program.h"
#include "core/compile/compileoutcome.h"
#include "ui/program/launchrequest.h"

#include <string>

namespace kd::cli {

/// Says what a build is for: a launch needs code that the device loads, figures need machine code.
enum class BuildUse { Launch, Figures };

/// Says whether anything of a launch was taken from one in the source's host code.
enum class LaunchOrigin { Given, HostCode };

/// Compiles for the device's architecture unless --arch names one, or finds the code for it in a file of compiled code. Throws
/// Failure when --arch names several, UserError when the file has none that fits.
CompileOutcome compileForDevice(Connection& connection, const Program& program, const ProgramOptions& options,
                                BuildUse use = BuildUse::Launch);

/// Fills what the command line and the session leave open of the program's launch from a launch in its source's host code, whose
/// template instance is then compiled as well. Says on standard error from which line, and what was taken: for figures the kernel
/// and what of its launch they depend on. Where the source has none, everything stays.
LaunchOrigin fillLaunchFromSource(Program& program, const LaunchOptions& given, BuildUse use = BuildUse::Launch);

/// Fills likewise the variables of the module that the kernel uses with what host code copies to them, and says which: of a launch
/// that was filled from there, once its program is compiled and has its kernel; else everything stays.
void fillVariablesFromSource(Program& program, const CompileOutcome& build, LaunchOrigin origin);

/// The JSON document of a command for a program that does not compile, and the kernel that was asked for.
using NotCompiledDocument = Json (*)(const CompileOutcome& build, const std::string& kernel);

/// Says that a program does not compile, and why.
ExitStatus reportNotCompiled(const CompileOutcome& build, const Program& program, const FormatOption& format,
                             NotCompiledDocument document);

/// Tells how values, recipes and references are written, for the end of a command's help.
QString launchValuesHelp();

/// The same with two launches by `command`.
QString launchHelp(const QString& command);
/// Tells what FILE may be besides a source, likewise.
QString compiledCodeHelp();

}  // namespace kd::cli
