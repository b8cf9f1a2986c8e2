// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <string_view>

namespace kd::cli {

// Sentences have options in places of their own, which are filled as their reader gives them: a person at a command line writes
// "--grid 4", a program that calls a tool of `kerneldesk mcp` gives its parameter `grid`. The server names the tool that a command
// works for (mcp::kToolVariable).

/// "--grid"; for a tool "grid". Words without an option have their name in help, "FILE".
QString optionName(std::string_view option);
/// The option with a value, "--arg x=VALUE" or "--samples 5"; for a tool, as JSON, "arguments {"x": "VALUE"}" or "samples 5".
QString optionSetting(std::string_view option, const QString& value);
/// The same of an option that comes several times: "--arg x=1 --arg y=2"; for a tool "arguments {"x": "1", "y": "2"}".
QString optionSettings(std::string_view option, const QStringList& values);
/// Tells whether the reader has that option: a tool has not all of its command.
bool hasOption(std::string_view option);
/// Tells whether a tool's caller reads what this process says.
bool isToolCall();

}  // namespace kd::cli
