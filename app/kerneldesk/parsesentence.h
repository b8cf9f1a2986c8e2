// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace CLI {
class App;
class ParseError;
}

namespace kd::cli {

/// Gives what is wrong with the words on the command line, in one sentence.
QString parseSentence(const CLI::App& app, const CLI::ParseError& error);

/// Says that no command of `app` has that name, and which there are.
QString unknownCommandText(const CLI::App& app, const QString& name);

/// "kerneldesk run", or "kerneldesk" where no command was understood.
QString commandName(const CLI::App& app);

}  // namespace kd::cli
