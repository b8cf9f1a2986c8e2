// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/diagnostics.h"
#include "app/kerneldesk/documents.h"
#include "app/kerneldesk/inputfiles.h"
#include "app/kerneldesk/kerneltable.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/outputfiles.h"
#include "ui/common/format.h"

#include <memory>

namespace kd::cli {
namespace {

struct CompileOptions {
    FormatOption format;
    TargetOptions target;
    ProgramOptions program;
    std::string ptx, cubin;
};

/// OUT itself for one architecture; for several "OUT.sm_90.ptx" from "OUT.ptx".
std::filesystem::path outputPath(const std::string& out, const std::string& architecture, bool several)
{
    std::filesystem::path path(out);
    if (several)
        path.replace_filename(path.stem().string() + "." + architecture + path.extension().string());
    return path;
}

void checkPlaces(const CompileOptions& options)
{
    for (const std::string& out : {options.ptx, options.cubin}) {
        if (!out.empty())
            requireWritable(out);
    }
}

/// Throws Failure when a result would overwrite what is compiled, or another result.
void claimPlaces(const CompileOptions& options, const Program& program, const std::vector<CompileRequest>& requests)
{
    InputFiles files(program);
    for (const CompileRequest& request : requests)
        files.addHeaders(request);
    for (const CompileRequest& request : requests) {
        if (!options.ptx.empty())
            files.claim(QStringLiteral("--ptx"), outputPath(options.ptx, request.architecture, requests.size() > 1));
        if (!options.cubin.empty())
            files.claim(QStringLiteral("--cubin"), outputPath(options.cubin, request.architecture, requests.size() > 1));
    }
}

void writeArtifacts(const CompileOptions& options, const std::vector<CompileOutcome>& outcomes)
{
    const bool several = outcomes.size() > 1;
    for (const CompileOutcome& outcome : outcomes) {
        if (!outcome.ok())
            continue;
        if (!options.ptx.empty())
            writeResult(outputPath(options.ptx, outcome.architecture, several), outcome.ptx);
        if (!options.cubin.empty())
            writeResult(outputPath(options.cubin, outcome.architecture, several), outcome.cubin);
    }
}

QString timesText(const std::vector<CompileOutcome>& outcomes)
{
    QStringList times;
    for (const CompileOutcome& outcome : outcomes) {
        if (outcome.ok())
            times << Text::tr("%1: %2, %3").arg(toQt(outcome.architecture), toQt(outcome.compilerName()),
                                                outcome.cached ? Text::tr("from the cache")
                                                               : formatSeconds(outcome.duration.count(), 3));
    }
    return times.join(QStringLiteral(", "));
}

void printText(const std::vector<CompileOutcome>& outcomes)
{
    const QString table = kernelTable(outcomes);
    if (!table.isEmpty())
        print(table + QLatin1Char('\n'));
    for (const CompileOutcome& outcome : outcomes) {
        if (!outcome.ok())
            continue;
        for (const KernelInfo& kernel : outcome.kernels)
            print(signatureText(kernel) + QLatin1Char('\n'));
        if (outcome.kernels.empty())
            print(Text::tr("The program compiles and has no kernel; a template needs --name-expression to have an instance.") +
                  QLatin1Char('\n'));
        print(QLatin1Char('\n') + timesText(outcomes) + QLatin1Char('\n'));
        break;
    }
}

/// The sentence of every architecture that failed, then all diagnostics; the same ones only once.
void printDiagnostics(const std::vector<CompileOutcome>& outcomes, const Program& program, bool sentencesOnly)
{
    QStringList shown;
    for (const CompileOutcome& outcome : outcomes) {
        if (!outcome.ok())
            complain(failureText(outcome, program));
    }
    for (const CompileOutcome& outcome : outcomes) {
        const QString text = diagnosticsText(outcome, program, Style::ofError());
        if (!sentencesOnly && !shown.contains(text))
            printError(text);
        shown << text;
    }
}

ExitStatus compileProgram(const CompileOptions& options)
{
    checkPlaces(options);
    const Program program = loadProgram(options.program);
    Connection connection(merged(program.session, options.target));
    std::vector<CompileRequest> requests;
    for (const std::string& architecture : connection.architectures(program.session.compile))
        requests.push_back(program.request(architecture));
    claimPlaces(options, program, requests);
    const std::vector<CompileOutcome> outcomes = connection.compile(requests);

    writeArtifacts(options, outcomes);
    printDiagnostics(outcomes, program, options.format.json());
    if (options.format.json())
        printDocument(compileDocument(outcomes));
    else
        printText(outcomes);
    for (const CompileOutcome& outcome : outcomes) {
        if (!outcome.ok())
            return statusOf(outcome);
    }
    return ExitStatus::Done;
}

}  // namespace

void addCompileCommand(CLI::App& app, Action& chosen)
{
    CLI::App& command =
        *app.add_subcommand("compile", Text::tr("Compile, and show registers, spills and memory of every kernel").toStdString());
    const auto options = std::make_shared<CompileOptions>();
    addProgramFile(command, options->program);
    addFormat(command, options->format);
    addCompileSettings(command, options->program);
    OptionGroup results(command, Text::tr("Results"));
    results.add("--ptx", options->ptx, "OUT", Text::tr("write the PTX; for several --arch OUT.ptx becomes OUT.sm_90.ptx"));
    results.add("--cubin", options->cubin, "OUT", Text::tr("write the cubin, likewise"));
    addTarget(command, options->target);
    command.footer(Text::tr("--arch, -D, -I, --option and --name-expression may come several times.\n"
                            "Sizes are bytes. Spills are stores / loads; max threads is that of __launch_bounds__.")
                       .toStdString());
    command.callback([options, &chosen] { chosen = [options] { return compileProgram(*options); }; });
}

}  // namespace kd::cli
