// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/program.h"

#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/text.h"
#include "ui/program/examples.h"
#include "ui/program/foundcode.h"

#include <QRegularExpression>

namespace kd::cli {
namespace {

namespace fs = std::filesystem;

fs::path chosenFile(const ProgramOptions& options)
{
    if (!options.example.empty())
        return exampleFile(options.example);
    if (options.file == "-")
        throw Failure(ExitStatus::BadArguments, Text::tr("'-' does not stand for standard input here; name a file."));
    if (options.file.empty())
        throw Failure(ExitStatus::BadArguments, Text::tr("Name a CUDA source or a session, or a shipped one with --example."));
    return options.file;
}

/// Code that is compiled already takes no words to the compiler.
void requireNoCompiling(const CompileSettings& given, const fs::path& file)
{
    const bool isAny = !given.defines.empty() || !given.includeDirectories.empty() || !given.standard.empty() ||
                       !given.options.empty() || !given.nameExpressions.empty();
    if (isAny)
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("%1 holds compiled code: -D, -I, --std, --option and --name-expression do not go with it.")
                          .arg(toQt(file.string())));
}

}  // namespace

Program loadProgram(const ProgramOptions& options, const LaunchOptions& launch)
{
    Program program = readProgram(chosenFile(options));
    program.session.compile = merged(std::move(program.session.compile), options.compile);
    program.session.compile.compiler = compilerChoiceOf(options.compiler).value_or(program.session.compile.compiler);
    program.session.launch = merged(chosenLaunch(program.session, launch.preset), launch);
    if (program.device) {
        requireNoCompiling(options.compile, program.file);
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
