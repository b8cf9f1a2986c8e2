// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/diagnostics.h"
#include "app/kerneldesk/launch.h"
#include "app/kerneldesk/occupancytext.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/optionname.h"
#include "app/kerneldesk/output.h"
#include "core/base/error.h"
#include "core/device/architecture.h"
#include "core/occupancy/batch.h"
#include "ui/program/jsondocuments.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>

namespace kd::cli {
namespace {

struct OccupancyOptions {
    FormatOption format;
    TargetOptions target;
    ProgramOptions program;
    LaunchOptions launch;
    std::optional<std::uint32_t> threads, registers, staticShared, dynamicShared, barriers, cluster;
    std::optional<int> carveout;
    bool curves = false;
    std::string batch;
};

/// A question, or the status of a program that did not compile.
struct Question {
    OccupancyInput input;
    std::string kernel;    ///< empty for numbers
    std::string compiler;  ///< that its figures are of, "nvcc 13.0.88"; empty for numbers
    ExitStatus status = ExitStatus::Done;
};

QString numbersTitle()
{
    return Text::tr("Numbers (over those of a compiled kernel)");
}

ComputeCapability capabilityOf(const std::string& architecture)
{
    const std::optional<ComputeCapability> capability = parseArchitecture(architecture);
    if (!capability)
        throw Failure(ExitStatus::BadArguments, Text::tr("'%1' is not an architecture such as sm_90.").arg(toQt(architecture)));
    return *capability;
}

void applyNumbers(const OccupancyOptions& options, OccupancyInput& input)
{
    input.threads = options.threads.value_or(input.threads);
    input.registers = options.registers.value_or(input.registers);
    input.staticShared = options.staticShared.value_or(input.staticShared);
    input.dynamicShared = options.dynamicShared.value_or(input.dynamicShared);
    input.barriers = options.barriers.value_or(input.barriers);
    input.cluster = options.cluster.value_or(input.cluster);
    if (options.carveout)
        input.carveoutPercent = options.carveout;
}

Question questionOfNumbers(const OccupancyOptions& options)
{
    Question question;
    const std::vector<std::string>& architectures = options.program.compile.architectures;
    if (architectures.size() > 1)
        throw Failure(ExitStatus::BadArguments, Text::tr("The calculator takes one %1.").arg(optionName("--arch")));
    if (!architectures.empty())
        question.input.architecture = capabilityOf(architectures.front());
    return question;
}

/// Numbers in place of expressions, which then need no names. A number of threads that no block can have is the
/// calculator's to refuse.
LaunchSetup withNumbers(LaunchSetup setup, const OccupancyOptions& options)
{
    constexpr std::uint32_t kMaxThreads = 1u << 30;
    if (options.threads)
        setup.block = std::to_string(std::clamp(*options.threads, 1u, kMaxThreads));
    if (options.dynamicShared)
        setup.sharedBytes = std::to_string(*options.dynamicShared);
    return setup;
}

Question questionOfProgram(const OccupancyOptions& options)
{
    Program program = loadProgram(options.program, options.launch);
    fillLaunchFromSource(program, options.launch, BuildUse::Figures);
    Connection connection(merged(program.session, options.target));
    const CompileOutcome build = compileForDevice(connection, program, options.program, BuildUse::Figures);
    if (!build.ok())
        return {.status = reportNotCompiled(build, program, options.format, notCompiledOccupancyDocument)};
    const KernelInfo& kernel = chosenKernel(build, program.session.launch.kernel);
    if (kernel.lacksFigures && !options.registers)
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("PTX does not tell the registers of %1; give them with %2.")
                          .arg(toQt(kernel.name), optionName("--registers")));
    if (kernel.isTile && (options.curves || options.threads))
        throw Failure(ExitStatus::BadArguments, noBlockSizeText(kernel));
    return {.input = occupancyInput(build, program, withNumbers(program.session.launch, options)),
            .kernel = kernel.name,
            .compiler = build.compilerName()};
}

/// Without a program there is nothing to compile and no launch.
void requireNumbersAlone(const CLI::App& command)
{
    for (const CLI::Option* const option : command.get_options()) {
        const bool isOfProgram = option->get_group() != kUnnamedGroup && option->get_group() != numbersTitle().toStdString();
        if (option->count() > 0 && isOfProgram && !option->check_lname("arch"))
            throw Failure(ExitStatus::BadArguments,
                          Text::tr("%1 needs a program: name %2 or %3.")
                              .arg(isToolCall() ? optionName(option->get_name()) : toQt(option->get_name(false, true)),
                                   optionName("FILE"), optionName("--example")));
    }
}

/// A table answers for itself: nothing else may come with it.
void requireBatchAlone(const CLI::App& command, const OccupancyOptions& options)
{
    if (options.format.json())
        throw Failure(ExitStatus::BadArguments, Text::tr("--batch answers as CSV; --format json does not go with it."));
    for (const CLI::Option* const option : command.get_options()) {
        if (option->count() > 0 && !option->check_lname("batch") && !option->check_lname("format"))
            throw Failure(ExitStatus::BadArguments,
                          Text::tr("%1 does not go with --batch.").arg(toQt(option->get_name(false, true))));
    }
}

void openTable(std::ifstream& file, const std::string& name)
{
    std::error_code error;
    if (std::filesystem::is_directory(name, error))
        throw Failure(ExitStatus::BadArguments, Text::tr("%1 is a folder, not a table.").arg(toQt(name)));
    file.open(name, std::ios::binary);
    if (!file)
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("%1 cannot be opened: %2.").arg(toQt(name), QString::fromLocal8Bit(std::strerror(errno))));
}

ExitStatus answerBatch(const OccupancyOptions& options)
{
    const bool fromInput = options.batch == "-";
    std::ifstream file;
    if (!fromInput)
        openTable(file, options.batch);
    OutputStream out;
    try {
        const std::string subject = fromInput ? Text::tr("standard input").toStdString() : options.batch;
        occupancyBatch(fromInput ? std::cin : file, out, subject);
    } catch (const Error& error) {
        out.flush();
        throw Failure(ExitStatus::BadArguments, errorText(error));
    }
    return ExitStatus::Done;
}

/// The numbers of a calculation that nobody gave and that decide it, by their names in its input.
Json assumedNumbers(const OccupancyOptions& options)
{
    Json names = Json::array();
    if (options.program.compile.architectures.empty())
        names.push_back("arch");
    if (!options.threads)
        names.push_back("threads");
    if (!options.registers)
        names.push_back("registers");
    return names;
}

QString answerText(const Question& question, const OccupancyResult& result, const OccupancyOptions& options)
{
    const QString heading = question.kernel.empty() ? QString() : toQt(question.kernel) + QLatin1Char('\n');
    const QString curves = options.curves ? curvesText(question.input) : QString();
    const QString answer = heading + occupancyText(question.input, result) + curves;
    if (question.compiler.empty())
        return answer;
    return answer + QLatin1Char('\n') + Text::tr("Compiled by %1.").arg(toQt(question.compiler)) + QLatin1Char('\n');
}

ExitStatus answer(const CLI::App& command, const OccupancyOptions& options)
{
    if (!options.batch.empty()) {
        requireBatchAlone(command, options);
        return answerBatch(options);
    }
    const bool fromProgram = !options.program.file.empty() || !options.program.example.empty();
    if (!fromProgram)
        requireNumbersAlone(command);
    Question question = fromProgram ? questionOfProgram(options) : questionOfNumbers(options);
    if (question.status != ExitStatus::Done)
        return question.status;
    OccupancyInput& input = question.input;
    applyNumbers(options, input);
    try {
        const OccupancyResult result = occupancyOf(input);
        if (options.format.json()) {
            Json document = occupancyDocument(question.kernel, question.compiler, input, result, options.curves);
            document["assumed"] = fromProgram ? Json::array() : assumedNumbers(options);
            printDocument(document);
        } else
            print(answerText(question, result, options));
    } catch (const Error& error) {
        throw Failure(ExitStatus::BadArguments, errorText(error));
    }
    return ExitStatus::Done;
}

void addNumbers(CLI::App& command, OccupancyOptions& options)
{
    OptionGroup group(command, numbersTitle());
    group.add("--threads", options.threads, "N", Text::tr("of a block; default: the session's launch, else 256"));
    group.add("--registers", options.registers, "N", Text::tr("of a thread; default: 32"));
    group.add("--static-shared", options.staticShared, "BYTES", Text::tr("of a block; default: 0"));
    group.add("--dynamic-shared", options.dynamicShared, "BYTES",
              Text::tr("of a block; default: the session's launch, else 0"));
    group.add("--carveout", options.carveout, "PERCENT", Text::tr("of the largest shared memory; default: the driver's choice"))
        ->check(wholeNumber(0, 100));
    group.add("--barriers", options.barriers, "N", Text::tr("of a block; default: 0"));
    group.add("--cluster", options.cluster, "N", Text::tr("blocks of a cluster; default: 1"));
}

}  // namespace

void addOccupancyCommand(CLI::App& app, Action& chosen)
{
    CLI::App& command =
        *app.add_subcommand("occupancy", Text::tr("Calculate the occupancy of a compiled kernel, or of numbers").toStdString());
    const auto options = std::make_shared<OccupancyOptions>();
    addProgramFile(command, options->program);
    addFormat(command, options->format);
    OptionGroup group(command);
    group.addFlag("--curves", options->curves, Text::tr("occupancy over threads, registers and dynamic shared memory"));
    group.add("--batch", options->batch, "FILE.csv",
              Text::tr("answer every row of a table (- is standard input), as CSV on standard output"));
    addNumbers(command, *options);
    addShape(command, options->launch);
    addCompileSettings(command, options->program);
    addTarget(command, options->target);
    command.footer(
        Text::tr("Without FILE it is a calculator for sm_90, or for --arch sm_50 to sm_121; it needs no GPU and no compiler.\n"
                 "What is not given is taken from the launch in the source's host code, where it has one.\n"
                 "A batch has the columns arch,threads,registers,static_shared,dynamic_shared,carveout,barriers (carveout\n"
                 "may be empty; cluster may follow); blocks_per_sm,occupancy,limited_by are appended to its rows.\n"
                 "\n"
                 "  kerneldesk occupancy --arch sm_90 --threads 256 --registers 40\n"
                 "  kerneldesk occupancy --example sgemm --curves")
            .toStdString());
    command.callback([options, &command, &chosen] { chosen = [options, &command] { return answer(command, *options); }; });
}

}  // namespace kd::cli
