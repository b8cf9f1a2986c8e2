// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/program.h"

#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/optionname.h"
#include "app/kerneldesk/output.h"
#include "app/kerneldesk/text.h"
#include "core/base/error.h"
#include "core/project/projectlookup.h"
#include "ui/program/examples.h"
#include "ui/program/foundcode.h"
#include "ui/program/projecttext.h"
#include "ui/program/sourcelaunch.h"

#include <QRegularExpression>

#include <filesystem>
#include <memory>
#include <string_view>

namespace kd::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kNoProject = "none";

fs::path chosenFile(const ProgramOptions& options)
{
    if (!options.example.empty())
        return exampleFile(options.example);
    if (options.file == "-")
        throw Failure(ExitStatus::BadArguments, Text::tr("'-' does not stand for standard input here; name a file."));
    if (options.file.empty())
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("Name a CUDA source or a session, or a shipped one with %1.").arg(optionName("--example")));
    return options.file;
}

/// "-D, -I, --std"
QString compilerWords()
{
    QStringList words;
    for (const char* const each : {"-D", "-I", "--std", "--option", "--name-expression", "--compiler", "--project"})
        if (hasOption(each))
            words << optionName(each);
    return words.join(QStringLiteral(", "));
}

/// Code that is compiled already takes no words to the compiler.
void requireNoCompiling(const ProgramOptions& options, const fs::path& file)
{
    const CompileSettings& given = options.compile;
    const bool isAny = !given.defines.empty() || !given.includeDirectories.empty() || !given.standard.empty() ||
                       !given.options.empty() || !given.nameExpressions.empty() || !options.compiler.empty() ||
                       !options.project.empty();
    if (isAny)
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("%1 holds compiled code: %2 do not go with it.").arg(toQt(file.string()), compilerWords()));
}

/// Only a source in a file of its own lies in a project.
bool mayHaveProject(const ProgramOptions& options, const Program& program)
{
    const bool isEmbedded = !program.session.sources.empty() && program.session.sources.front().text;
    return options.example.empty() && !program.device && options.project != kNoProject && !isEmbedded &&
           !isReportFile(program.file);
}

/// Puts what the project's compile command says under the settings of the session and the command line, and tells of it.
void addProject(Program& program, const ProgramOptions& options)
{
    program.hasSurroundings = mayHaveProject(options, program);
    if (!program.hasSurroundings)
        return;
    const auto found = std::make_shared<const ProjectLookup>(
        options.project.empty() ? findProjectCommand(program.path) : findProjectCommand(program.path, options.project));
    for (const QString& note : projectNotes(*found, program.path))
        printError(Text::tr("note: %1").arg(note) + QLatin1Char('\n'));
    if (!found->command && !options.project.empty())
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("No compile command of %1 fits %2.").arg(toQt(options.project), toQt(program.path.string())));
    program.adoptProject(found);
}

}  // namespace

Program loadProgram(const ProgramOptions& options, const LaunchOptions& launch)
{
    Program program = readProgram(chosenFile(options));
    if (!options.source.empty())
        program = withSource(std::move(program), options.source);
    program.session.compile = merged(std::move(program.session.compile), options.compile);
    program.session.compile.compiler = compilerChoiceOf(options.compiler).value_or(program.session.compile.compiler);
    try {
        addProject(program, options);
    } catch (const Error& error) {
        throw Failure(ExitStatus::BadArguments, errorText(error));
    }
    program.session.launch = merged(chosenLaunch(program.session, launch.preset), launch);
    if (program.device) {
        requireNoCompiling(options, program.file);
        fillLaunch(program.session.launch, *program.device);
    }
    return program;
}

std::string architectureFromText(const std::string& text)
{
    static const QRegularExpression kForm(QStringLiteral("^(?:sm_|compute_)?(\\d{2,3}[af]?)$"));
    const QRegularExpressionMatch match = kForm.match(toQt(text));
    if (!match.hasMatch())
        throw Failure(ExitStatus::BadArguments, Text::tr("'%1' is not an architecture such as sm_90.").arg(toQt(text)));
    return "sm_" + match.captured(1).toStdString();
}

}  // namespace kd::cli
