#include "app/kerneldesk/commandline.h"

#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/helpformatter.h"
#include "app/kerneldesk/output.h"
#include "app/kerneldesk/text.h"
#include "core/base/error.h"

#include <CLI/CLI.hpp>

#include <QStringList>

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
    app.description(Text::tr("KernelDesk compiles, runs, times and explains CUDA kernels.").toStdString());
    app.footer(
        Text::tr("kerneldesk COMMAND --help tells all about a command.\n"
                 "\n"
                 "Exit status: 0 done; 1 the kernel failed (does not compile, faults, differs from its reference, exceeds its\n"
                 "deadline); 2 bad arguments; 3 the machine lacks something (driver, device, NVRTC…); 130 cancelled with Ctrl+C.\n"
                 "With --format json, standard output is one document for status 0 and 1 and empty else; errors, one sentence\n"
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

/// The words with a command before the options that every command has, and "help COMMAND" as "COMMAND --help".
std::vector<std::string> orderedWords(int argc, char** argv)
{
    std::vector<std::string> words(argv + 1, argv + argc);
    if (!words.empty() && words.front() == "help") {
        words.erase(words.begin());
        words.emplace_back("--help");
        return words;
    }
    std::size_t first = 0;
    while (first < words.size() && takesValueBeforeCommands(words[first].substr(0, words[first].find('='))))
        first += words[first].find('=') == std::string::npos ? 2 : 1;
    if (first > 0 && first < words.size())
        std::rotate(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(first),
                    words.begin() + static_cast<std::ptrdiff_t>(first) + 1);
    return words;
}

QString unexpectedSentence(const CLI::App& app)
{
    const std::vector<std::string> words = app.remaining(true);
    const QString first = toQt(words.front());
    if (first.startsWith(QLatin1Char('-')))
        return Text::tr("There is no option '%1' here.").arg(first);
    if (!app.get_subcommands().empty())
        return Text::tr("There is one word too many: '%1'.").arg(first);
    if (first == QLatin1String("sweep"))
        return Text::tr("Sweeps are not in this version of KernelDesk yet.");
    QStringList commands;
    for (const CLI::App* const command : app.get_subcommands({}))
        commands << toQt(command->get_name());
    return Text::tr("There is no command '%1'; there are: %2.").arg(first, commands.join(QStringLiteral(", ")));
}

/// Help and version go to standard output, what is wrong to standard error.
ExitStatus reportParse(const CLI::App& app, const CLI::ParseError& error)
{
    if (error.get_exit_code() != 0) {
        const bool unexpected = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
        complain((unexpected ? unexpectedSentence(app) : toQt(error.what())) + QLatin1Char('\n') + Text::tr("kerneldesk --help tells more."));
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
    } catch (const Error& error) {
        complain(QString::fromUtf8(error.what()));
    } catch (const std::bad_alloc&) {
        complain(Text::tr("There is not enough memory."));
    } catch (const std::exception& error) {
        complain(QString::fromUtf8(error.what()));
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
    addOccupancyCommand(app, chosen);
    addReportCommand(app, chosen);
    try {
        std::vector<std::string> words = orderedWords(argc, argv);
        std::reverse(words.begin(), words.end());  // as CLI11 takes them
        app.parse(std::move(words));
    } catch (const CLI::ParseError& error) {
        return reportParse(app, error);
    }
    if (!chosen) {
        print(toQt(app.help()));
        return ExitStatus::Done;
    }
    return guarded(chosen);
}

}  // namespace

ExitStatus runCommandLine(int argc, char** argv)
{
    const ExitStatus status = parseAndRun(argc, argv);
    const int error = finishOutput();
    if (error == EPIPE)
        return ExitStatus::BrokenPipe;
    if (error == 0)
        return status;
    complain(Text::tr("Standard output could not be written: %1.").arg(QString::fromLocal8Bit(std::strerror(error))));
    return status == ExitStatus::Done ? ExitStatus::Lacking : status;
}

}  // namespace kd::cli
