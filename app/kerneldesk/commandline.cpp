// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commandline.h"

#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/helpformatter.h"
#include "app/kerneldesk/optionname.h"
#include "app/kerneldesk/output.h"
#include "app/kerneldesk/parsesentence.h"
#include "app/kerneldesk/remedytext.h"
#include "app/kerneldesk/text.h"
#include "app/kerneldesk/windowstart.h"
#include "core/base/error.h"
#include "ui/program/usererror.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>
#include <new>
#include <sstream>
#include <vector>

namespace kd::cli {
namespace {

void describe(CLI::App& app)
{
    app.name("kerneldesk");
    app.description(
        Text::tr("KernelDesk compiles, runs, times and explains CUDA kernels.\n"
                 "Without a command it opens its window, with FILE when a source or session is named: kerneldesk [FILE]….")
            .toStdString());
    app.footer(
        Text::tr(
            "kerneldesk COMMAND --help tells all about a command.\n"
            "\n"
            "Exit status: 0 done; 1 the kernel failed (does not compile, faults, differs from its reference, exceeds its\n"
            "deadline) or got worse from one report, or one build, to the next; 2 bad arguments; 3 the machine lacks something\n"
            "(driver, device, NVRTC…); 4 two builds cannot be told apart; 130 cancelled with Ctrl+C.\n"
            "With --format json, standard output is one document for status 0, 1 and 4 and empty else; errors, one sentence\n"
            "first, go to standard error.")
            .toStdString());
    app.set_version_flag("--version", "kerneldesk " + QCoreApplication::applicationVersion().toStdString(),
                         Text::tr("the version").toStdString());
    app.require_subcommand(0, 1);
    app.formatter(std::make_shared<HelpFormatter>());
    app.set_help_flag("-h,--help", Text::tr("this help").toStdString());
}

bool takesValueBeforeCommands(const std::string& option)
{
    return option == "--format" || option == "--device" || option == "--target" || option == "--target-command";
}

/// The words with a command before the options that every command has.
std::vector<std::string> orderedWords(int argc, char** argv)
{
    std::vector<std::string> words(argv + 1, argv + argc);
    std::size_t first = 0;
    while (first < words.size() && takesValueBeforeCommands(words[first].substr(0, words[first].find('='))))
        first += words[first].find('=') == std::string::npos ? 2 : 1;
    if (first > 0 && first < words.size())
        std::rotate(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(first),
                    words.begin() + static_cast<std::ptrdiff_t>(first) + 1);
    return words;
}

/// Takes the words of another program from a command that runs one: all behind the first that follows "--".
std::vector<std::string> takeProgramArguments(std::vector<std::string>& words)
{
    const auto mark = std::find(words.begin(), words.end(), "--");
    const bool runsOne = !words.empty() && (words.front() == "emulate" || words.front() == "capture");
    if (!runsOne || words.end() - mark < 2)
        return {};
    std::vector<std::string> arguments(mark + 2, words.end());
    words.erase(mark + 2, words.end());
    return arguments;
}

/// Help and version go to standard output, what is wrong to standard error.
ExitStatus reportParse(const CLI::App& app, const CLI::ParseError& error)
{
    const bool isUnknownCommand = app.get_subcommands().empty() && app.remaining_size() > 0;
    if (error.get_exit_code() != 0 || isUnknownCommand) {
        const QString help = isToolCall() ? QString() : QLatin1Char('\n') + Text::tr("%1 --help tells more.").arg(commandName(app));
        complain(parseSentence(app, error) + help);
        return ExitStatus::BadArguments;
    }
    std::ostringstream out;
    app.exit(error, out, out);
    print(toQt(out.str()));
    return ExitStatus::Done;
}

ExitStatus guarded(const Action& action)
{
    try {
        return action();
    } catch (const Failure& failure) {
        complain(failure.sentence());
        return failure.status();
    } catch (const UserError& error) {
        complain(error.sentence(remedyText(error.remedy())));
        return error.kind() == UserError::Kind::Input ? ExitStatus::BadArguments : ExitStatus::Lacking;
    } catch (const Error& error) {
        complain(errorText(error, remedyText(error.info().remedy)));
    } catch (const std::bad_alloc&) {
        complain(Text::tr("There is not enough memory."));
    } catch (const std::exception& error) {
        complain(errorText(error));
    }
    return ExitStatus::Lacking;
}

ExitStatus parseAndRun(int argc, char** argv)
{
    CLI::App app;
    Action chosen;
    describe(app);
    addDevicesCommand(app, chosen);
    addExamplesCommand(app, chosen);
    addCompileCommand(app, chosen);
    addRunCommand(app, chosen);
    addTimeCommand(app, chosen);
    addCompareCommand(app, chosen);
    addCountersCommand(app, chosen);
    addOccupancyCommand(app, chosen);
    addReportCommand(app, chosen);
    addSweepCommand(app, chosen);
    addTimelineCommand(app, chosen);
    std::vector<std::string> words = orderedWords(argc, argv);
    const std::vector<std::string> behind = takeProgramArguments(words);
    addEmulateCommand(app, behind, chosen);
    addMcpCommand(app, chosen);
    addCaptureCommand(app, behind, chosen);
    addHelpCommand(app, chosen);
    try {
        std::reverse(words.begin(), words.end());  // as CLI11 takes them
        app.parse(std::move(words));
    } catch (const CLI::ParseError& error) {
        return reportParse(app, error);
    }
    if (!chosen) {
        print(Text::tr("There is no display here for the window; these commands need none.") + QStringLiteral("\n\n") +
              toQt(app.help()));
        return ExitStatus::Done;
    }
    return guarded(chosen);
}

ExitStatus doWords(int argc, char** argv)
{
    return guarded([&] {
        startWindowIfAsked({argv + std::min(argc, 1), argv + argc});
        return parseAndRun(argc, argv);
    });
}

}  // namespace

ExitStatus runCommandLine(int argc, char** argv)
{
    const ExitStatus status = doWords(argc, argv);
    const int error = finishOutput();
    if (error == EPIPE)
        return ExitStatus::BrokenPipe;
    if (error == 0)
        return status;
    complain(Text::tr("Standard output could not be written: %1.").arg(QString::fromLocal8Bit(std::strerror(error))));
    return status == ExitStatus::Done ? ExitStatus::Lacking : status;
}

}  // namespace kd::cli
