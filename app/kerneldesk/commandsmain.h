// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd::cli {

/// Where the library of the command line lies, seen from the folder that the folder of the programs lies in.
inline constexpr const char* kCommandsLibrary = "lib/kerneldesk/libkerneldesk-commands.so";
/// The one function that it shows, a CommandsMain.
inline constexpr const char* kCommandsFunction = "kerneldeskCommands";
/// A program's main(): does what the words ask for and gives the exit status.
using CommandsMain = int (*)(int argc, char** argv);

}  // namespace kd::cli
