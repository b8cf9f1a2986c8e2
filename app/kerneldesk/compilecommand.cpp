// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/diagnostics.h"
#include "app/kerneldesk/inputfiles.h"
#include "app/kerneldesk/kerneltable.h"
#include "app/kerneldesk/launch.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/outputfiles.h"
#include "core/base/message.h"
#include "core/compile/listing/annotatedlisting.h"
#include "core/compile/listing/namedsources.h"
#include "core/compile/source/kernelnames.h"
#include "core/project/projectlookup.h"
#include "core/session/launch/moduleimage.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/program/codesource.h"
#include "ui/program/foundcode.h"
#include "ui/program/jsondocuments.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <set>

namespace kd::cli {
namespace {

struct CompileOptions {
    FormatOption format;
    TargetOptions target;
    ProgramOptions program;
    std::string ptx, cubin, sass, tileIr;
    std::string source;      ///< a file whose lines are put between instructions, or kNamedSource; empty: none
    bool tellsLines = false; ///< where instructions were written stands before them
};

const std::string kNamedSource = "named";

/// What listings say of the source besides their instructions.
struct ListedSource {
    std::string name;  ///< the program as its lines name it
    std::string text;  ///< of the program, where its lines are wanted
    bool tellsLines = false;
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
    for (const std::string& out : {options.ptx, options.cubin, options.sass, options.tileIr}) {
        if (!out.empty())
            requireWritable(out);
    }
}

/// Throws Failure when a result would overwrite what is compiled, or another result.
void claimPlaces(const CompileOptions& options, InputFiles& files, const std::vector<std::string>& architectures)
{
    for (const std::string& architecture : architectures) {
        if (!options.ptx.empty())
            files.claim(QStringLiteral("--ptx"), outputPath(options.ptx, architecture, architectures.size() > 1));
        if (!options.cubin.empty())
            files.claim(QStringLiteral("--cubin"), outputPath(options.cubin, architecture, architectures.size() > 1));
        if (!options.sass.empty())
            files.claim(QStringLiteral("--sass"), outputPath(options.sass, architecture, architectures.size() > 1));
        if (!options.tileIr.empty())
            files.claim(QStringLiteral("--tile-ir"), outputPath(options.tileIr, architecture, architectures.size() > 1));
    }
}

bool hasPtx(const CompileOutcome& outcome)
{
    return outcome.ok() && !outcome.ptx.empty();
}

bool hasCubin(const CompileOutcome& outcome)
{
    return outcome.ok() && !outcome.cubin.empty();
}

bool hasMachineCode(const CompileOutcome& outcome)
{
    return hasCubin(outcome) || (outcome.ok() && !outcome.tileCubin.empty());
}

/// Writes JSON where the place ends in .json, else text.
void writeListing(const std::filesystem::path& path, const Listing& listing, const ListedSource& source)
{
    if (path.extension() == ".json")
        writeResult(path, dumpJson(listingDocument(listing, source.tellsLines, source.text), 2) + '\n');
    else
        writeResult(path, source.tellsLines ? annotatedListing(listing, source.text) : listing.text);
}

void writePtx(const std::filesystem::path& path, const std::string& ptx, const ListedSource& source)
{
    if (source.tellsLines || path.extension() == ".json")
        writeListing(path, ptxListing(ptx, source.name), source);
    else
        writeResult(path, ptx);
}

/// What a file of compiled code has not for one of its architectures is left out where it has it for another.
void writeArtifacts(const CompileOptions& options, const std::vector<CompileOutcome>& outcomes, const ListedSource& source)
{
    const bool isSeveralPtx = std::ranges::count_if(outcomes, hasPtx) > 1;
    const bool isSeveralCode = std::ranges::count_if(outcomes, hasCubin) > 1;
    for (const CompileOutcome& outcome : outcomes) {
        if (!options.ptx.empty() && hasPtx(outcome))
            writePtx(outputPath(options.ptx, outcome.architecture, isSeveralPtx), outcome.ptx, source);
        if (!options.cubin.empty() && hasCubin(outcome))
            writeResult(outputPath(options.cubin, outcome.architecture, isSeveralCode), outcome.cubin);
    }
}

void writeSass(const std::string& out, const std::vector<CompileOutcome>& outcomes, const ListedSource& source,
               Connection& connection)
{
    const bool isSeveral = std::ranges::count_if(outcomes, hasMachineCode) > 1;
    for (const CompileOutcome& outcome : outcomes)
        if (!out.empty() && outcome.ok() && (hasMachineCode(outcome) || outcomes.size() == 1))
            writeListing(outputPath(out, outcome.architecture, isSeveral), connection.machineCode(outcome, source.name), source);
}

/// What the lines of a program's listings say of its source. Throws Failure where they are wanted and the code names none, and
/// UserError where the source cannot be read.
ListedSource listedSource(const CompileOptions& options, const Program& program, const std::vector<CompileOutcome>& outcomes)
{
    ListedSource source{.tellsLines = options.tellsLines || !options.source.empty()};
    NamedSource named;
    for (const CompileOutcome& outcome : outcomes)
        for (const KernelInfo& kernel : outcome.kernels)
            if (const auto all = namedSources(outcome.ptx, outcome.cubin, kernel.loweredName); !named && !all.empty())
                named = all.front();
    source.name = named.file;
    if (!source.tellsLines)
        return source;
    if (!named)
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("The code of %1 does not tell its source lines: it was compiled without -lineinfo.")
                          .arg(toQt(program.file.string())));
    if (options.source.empty())
        return source;
    const bool isNamed = options.source == kNamedSource;
    const CodeSource read = readCodeSource(named, isNamed ? named.file : options.source,
                                           isNamed ? SourceChoice::Named : SourceChoice::Chosen, program.file);
    if (!read.doubt.isEmpty())
        complain(read.doubt);
    source.text = read.text.toStdString();
    return source;
}

/// Writes bytecode where the place ends in .tilebc, as tileiras is given it, else text. Throws Failure where there is none.
void writeTileIr(const std::string& out, const std::vector<CompileOutcome>& outcomes, Connection& connection)
{
    for (const CompileOutcome& outcome : outcomes) {
        if (out.empty() || !outcome.ok())
            continue;
        if (outcome.tileIr.empty())
            throw Failure(ExitStatus::BadArguments,
                          Text::tr("The program has no Tile IR: it has no kernel of CUDA Tile (__tile_global__)."));
        const std::filesystem::path path = outputPath(out, outcome.architecture, outcomes.size() > 1);
        if (path.extension() == ".tilebc")
            writeResult(path, outcome.tileIr);
        else
            writeResult(path, connection.listTileIr(outcome.tileIr));
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

void printFolded(std::size_t count)
{
    if (count > 0)
        print(Text::tr("And %1 kernels of the toolkit's headers; --format json lists them.").arg(count) + QLatin1Char('\n'));
}

void printText(const std::vector<CompileOutcome>& outcomes)
{
    const std::size_t folded = foldedKernels(outcomes);
    const QString table = kernelTable(outcomes, folded);
    if (!table.isEmpty())
        print(table + QLatin1Char('\n'));
    for (const CompileOutcome& outcome : outcomes) {
        if (!outcome.ok())
            continue;
        for (const KernelInfo& kernel : outcome.kernels)
            if (folded == 0 || !isOfToolkit(kernel))
                print(signatureText(kernel) + QLatin1Char('\n'));
        printFolded(folded);
        if (outcome.kernels.empty() && !outcome.tileIr.empty())
            print(Text::tr("The program compiles; its kernels are of CUDA Tile, whose Tile IR --tile-ir OUT writes.") +
                  QLatin1Char('\n'));
        else if (outcome.kernels.empty())
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

/// The code of all that is listed, as far as it is written. Throws Failure where one of the two is missing.
std::vector<CompileOutcome> writtenCode(const CompileOptions& options, const Program& program,
                                        const std::vector<CompileOutcome>& listed)
{
    std::vector<CompileOutcome> outcomes;
    if (options.ptx.empty() && options.cubin.empty() && options.sass.empty())
        return outcomes;
    for (const CompileOutcome& each : listed)
        outcomes.push_back(outcomeOf(onlyProgram(*program.device, each.architecture)));
    const QString architecture = toQt(listed.front().architecture);
    if (!options.ptx.empty() && std::ranges::none_of(outcomes, hasPtx))
        throw Failure(ExitStatus::BadArguments, Text::tr("The file has no PTX for %1.").arg(architecture));
    if ((!options.cubin.empty() || !options.sass.empty()) && std::ranges::none_of(outcomes, hasCubin))
        throw Failure(ExitStatus::BadArguments, Text::tr("The file has no cubin for %1.").arg(architecture));
    return outcomes;
}

QString compilersText(const std::vector<CompileOutcome>& outcomes)
{
    QStringList words;
    for (const CompileOutcome& outcome : outcomes)
        words << (outcome.foundCompiler.empty()
                      ? Text::tr("%1: made by an unknown compiler").arg(toQt(outcome.architecture))
                      : Text::tr("%1: made by %2").arg(toQt(outcome.architecture), toQt(outcome.foundCompiler)));
    return words.join(QStringLiteral(", "));
}

/// Says what a file of compiled code holds.
ExitStatus listProgram(const CompileOptions& options, const Program& program)
{
    if (!options.tileIr.empty())
        throw Failure(ExitStatus::BadArguments, Text::tr("Compiled code has no Tile IR; --tile-ir takes a source."));
    std::vector<std::string> architectures;
    for (const std::string& text : program.session.compile.architectures)
        architectures.push_back(architectureFromText(text));
    const std::vector<CompileOutcome> listed = listedOutcomes(*program.device, architectures);
    const std::vector<CompileOutcome> written = writtenCode(options, program, listed);
    InputFiles files(program);
    std::vector<std::string> found;
    for (const CompileOutcome& outcome : listed)
        found.push_back(outcome.architecture);
    claimPlaces(options, files, found);
    const ListedSource source = listedSource(options, program, written);
    writeArtifacts(options, written, source);
    if (!options.sass.empty()) {
        Connection connection(merged(program.session, options.target));
        writeSass(options.sass, written, source, connection);
    }
    for (const Message& notice : program.device->notices)
        complain(messageText(notice));
    if (options.format.json()) {
        printDocument(compileDocument(listed));
        return ExitStatus::Done;
    }
    const std::size_t folded = foldedKernels(listed);
    print(kernelTable(listed, folded) + QLatin1Char('\n'));
    std::set<std::string> shown;
    for (const CompileOutcome& outcome : listed)
        for (const KernelInfo& kernel : outcome.kernels)
            if ((folded == 0 || !isOfToolkit(kernel)) && shown.insert(kernel.loweredName).second)
                print(signatureText(kernel) + QLatin1Char('\n'));
    printFolded(folded);
    print(QLatin1Char('\n') + compilersText(listed) + QLatin1Char('\n'));
    return ExitStatus::Done;
}

/// Those that the user names, else those of the project's compile command that the compiler still knows.
std::vector<std::string> architecturesOf(const Program& program, Connection& connection)
{
    CompileSettings settings = program.session.compile;
    if (settings.architectures.empty() && program.project && program.project->command) {
        const std::vector<std::string>& known = connection.target().compiler.architectures;
        std::ranges::copy_if(program.project->command->architectures, std::back_inserter(settings.architectures),
                             [&known](const std::string& architecture) {
                                 const std::string base = architecture.substr(0, architecture.find_first_of("af", 3));
                                 return std::ranges::find(known, base) != known.end();
                             });
    }
    return connection.architectures(settings);
}

ExitStatus compileProgram(const CompileOptions& options)
{
    checkPlaces(options);
    const Program program = loadProgram(options.program);
    if (program.device)
        return listProgram(options, program);
    Connection connection(merged(program.session, options.target));
    std::vector<CompileRequest> requests;
    const std::vector<std::string> architectures = architecturesOf(program, connection);
    for (const std::string& architecture : architectures) {
        requests.push_back(program.request(architecture));
        if (options.tellsLines || !options.source.empty())
            addLineInformation(requests.back());
    }
    InputFiles files(program);
    for (const CompileRequest& request : requests)
        files.addHeaders(request);
    claimPlaces(options, files, architectures);
    const std::vector<CompileOutcome> outcomes = connection.compile(requests);

    ListedSource source{.name = requests.empty() ? std::string() : requests.front().programName,
                        .tellsLines = options.tellsLines || !options.source.empty()};
    if (options.source == kNamedSource)
        source.text = program.source;
    else if (!options.source.empty())
        source.text = readCodeSource({.file = source.name}, options.source, SourceChoice::Chosen, program.file).text.toStdString();
    writeArtifacts(options, outcomes, source);
    writeSass(options.sass, outcomes, source, connection);
    writeTileIr(options.tileIr, outcomes, connection);
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
    results.add("--sass", options->sass, "OUT",
                Text::tr("write the SASS of all kernels, likewise: text, or with lines of the source to OUT.json"));
    results.addFlag("--lines", options->tellsLines,
                    Text::tr("put FILE:LINE before the instructions of --ptx and --sass that came from there"));
    results.add("--source", options->source, "FILE",
                Text::tr("the same, with the lines of FILE, the source; named: the file that the code names"));
    results.add("--tile-ir", options->tileIr, "OUT",
                Text::tr("write the Tile IR of CUDA Tile kernels, likewise: as text, or as bytecode to OUT.tilebc"));
    addTarget(command, options->target);
    command.footer(Text::tr("--arch, -D, -I, --option and --name-expression may come several times.\n"
                            "Sizes are bytes. Spills are stores / loads; max threads is that of __launch_bounds__.\n"
                            "Of compiled code the kernels of all its architectures are listed, or of those that --arch names.\n"
                            "PTX tells no figures and a cubin no spills (–).\n"
                            "%1")
                       .arg(compiledCodeHelp())
                       .toStdString());
    command.callback([options, &chosen] { chosen = [options] { return compileProgram(*options); }; });
}

}  // namespace kd::cli
