// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/exitstatus.h"

#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace kd::cli {

/// Does what the command line asks for; empty when it names no command. Throws Failure.
using Action = std::function<ExitStatus()>;

// Each adds a command to `app`; when the command line names it, `chosen` becomes what does it.

void addDevicesCommand(CLI::App& app, Action& chosen);
void addExamplesCommand(CLI::App& app, Action& chosen);
void addCompileCommand(CLI::App& app, Action& chosen);
void addRunCommand(CLI::App& app, Action& chosen);
void addTimeCommand(CLI::App& app, Action& chosen);
void addCompareCommand(CLI::App& app, Action& chosen);
void addCountersCommand(CLI::App& app, Action& chosen);
void addOccupancyCommand(CLI::App& app, Action& chosen);
void addReportCommand(CLI::App& app, Action& chosen);
void addSweepCommand(CLI::App& app, Action& chosen);
void addTimelineCommand(CLI::App& app, Action& chosen);
/// Its standard output is messages of the Model Context Protocol, a line each.
void addMcpCommand(CLI::App& app, Action& chosen);
/// `behind` are the words behind the program's name, which are the program's own; they are read when the command is chosen.
void addEmulateCommand(CLI::App& app, const std::vector<std::string>& behind, Action& chosen);
void addCaptureCommand(CLI::App& app, const std::vector<std::string>& behind, Action& chosen);
/// Its JSON is what the program defines: commands, options, their values and texts. Completion and manual pages are made of it.
void addHelpCommand(CLI::App& app, Action& chosen);

}  // namespace kd::cli
