// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/counterstext.h"
#include "app/kerneldesk/inputfiles.h"
#include "app/kerneldesk/launch.h"
#include "app/kerneldesk/linecountstext.h"
#include "app/kerneldesk/missinglaunch.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/outputfiles.h"
#include "app/kerneldesk/runtext.h"
#include "core/session/launch/moduleimage.h"
#include "ui/common/messagetext.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kd::cli {
namespace {

struct CountersOptions {
    FormatOption format;
    TargetOptions target;
    ProgramOptions program;
    LaunchOptions launch;
    bool warm = false;
    bool byLine = false, byInstruction = false, besideEmulated = false;
    std::string csv;

    bool wantsLines() const { return byLine || byInstruction || besideEmulated || !csv.empty(); }
};

/// A launch, whatever counts it.
struct CountedLaunch {
    const CompileOutcome& build;
    const CountRequest& request;
    const std::vector<PlanBlob>& blobs;
};

/// What the emulated GPU counts of the same launch within its deadline, or why it does not.
LineReading countEmulated(Connection& connection, const CountedLaunch& launch)
{
    RunRequest run = launch.request.run;
    run.device = kEmulatedDevice;
    run.counters = true;
    const RunOutcome outcome = connection.run(run, launch.build, launch.blobs);
    if (outcome.counters)
        return lineReadingOf(*outcome.counters);
    return refusedLines(CounterRefusal::NotRun, outcome.message);
}

/// Runs without a disassembler: offsets stand for instructions then.
Listing codeOf(Connection& connection, const CompileOutcome& build)
{
    try {
        return connection.machineCode(build);
    } catch (const Failure& failure) {
        complain(failure.sentence());
        return {};
    }
}

ShownLines shownLines(Connection& connection, const CountedLaunch& launch, const LineReading& counted,
                      const CountersOptions& options)
{
    ShownLines shown{.counted = counted,
                     .hasInstructions = options.byInstruction,
                     .kernel = launch.request.run.plan.loweredName};
    if (!shown.counted.ok())
        return shown;
    if (options.besideEmulated)
        shown.emulated = countEmulated(connection, launch);
    if (options.byInstruction && !shown.counted.instructions.empty())
        shown.code = codeOf(connection, launch.build);
    return shown;
}

void printCounters(const CountOutcome& outcome, const std::optional<ShownLines>& lines, const FormatOption& format)
{
    const QString sentence = failureText(outcome);
    if (!sentence.isEmpty())
        complain(sentence);
    if (lines && outcome.run.ok() && !outcome.lines.ok() && outcome.lines.reason != outcome.reading.reason)
        complain(messageText(outcome.lines.reason));
    if (format.json()) {
        Json document = countersDocument(outcome);
        document["byLine"] = lines ? linesObject(*lines) : Json();
        printDocument(document);
    } else if (outcome.run.ok()) {
        print(countersText(outcome, Style::ofOutput()) + (lines ? linesText(*lines, Style::ofOutput()) : QString()));
    } else {
        print(launchLine(outcome.run) + QLatin1Char('\n') + runText(outcome.run, Style::ofOutput()));
    }
}

void claimFile(const CountersOptions& options, const Program& program)
{
    if (options.csv.empty())
        return;
    InputFiles(program).claim(QStringLiteral("--csv"), options.csv);
    requireWritable(options.csv);
}

/// The emulated GPU cannot stand beside itself, and has no machine instructions.
void requireGpu(const CountersOptions& options, const DeviceInfo& device)
{
    if (isEmulatedDevice(device.id.name) && (options.besideEmulated || options.byInstruction))
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("%1 is of a GPU's counts, and this is the emulated GPU: leave it out, or choose a GPU with --device "
                               "cuda:0.")
                          .arg(options.besideEmulated ? QStringLiteral("--beside-emulated") : QStringLiteral("--by-instruction")));
}

ExitStatus statusOf(const CountOutcome& outcome, const CountersOptions& options)
{
    const ExitStatus status = cli::statusOf(outcome);
    return status == ExitStatus::Done && options.wantsLines() && !outcome.lines.ok() ? ExitStatus::Lacking : status;
}

ExitStatus countProgram(const CountersOptions& options)
{
    Program program = loadProgram(options.program, options.launch);
    const LaunchOrigin origin = fillLaunchFromSource(program, options.launch);
    claimFile(options, program);
    Connection connection(merged(program.session, options.target));
    const DeviceInfo& device = connection.requiredDevice();
    requireGpu(options, device);
    const CompileOutcome build = compileForDevice(connection, program, options.program);
    if (!build.ok())
        return reportNotCompiled(build, program, options.format, notCompiledCountersDocument);

    requireWholeLaunch(build, program, QStringLiteral("counters"));
    fillVariablesFromSource(program, build, origin);
    LaunchPlan plan = planLaunch(build, program, program.session.launch);
    requireDevice(build, plan, device.id.name);
    const std::vector<PlanBlob> blobs = readPlanFiles(plan, program);
    const CountRequest request{
        .run = {.device = device.id.name, .programName = program.path.string(), .plan = std::move(plan)},
        .cold = !options.warm,
        .byLine = options.wantsLines()};
    const CountOutcome outcome = connection.count(request, build, blobs);
    std::optional<ShownLines> lines;
    if (options.wantsLines())
        lines = shownLines(connection, {.build = build, .request = request, .blobs = blobs}, outcome.lines, options);
    printCounters(outcome, lines, options.format);
    if (!options.csv.empty() && outcome.lines.ok())
        writeResult(options.csv, linesCsv(*lines));
    return statusOf(outcome, options);
}

QString countersHelp()
{
    return Text::tr("The kernel is run and verified once, and then launched as often as the GPU's counters need, each time on\n"
                    "fresh inputs, in a process of its own: counting changes times. It needs CUPTI of CUDA 12.6 or newer beside\n"
                    "the worker, and a driver that gives counters to this user. The emulated GPU counts what it can in the PTX.\n"
                    "By line, code that CUPTI adds to the kernel counts, and makes it some 10 to 50 times slower: --deadline may\n"
                    "have to be longer.");
}

}  // namespace

void addCountersCommand(CLI::App& app, Action& chosen)
{
    CLI::App& command = *app.add_subcommand(
        "counters", Text::tr("Count what one launch does in the GPU: bytes, instructions, stalls").toStdString());
    const auto options = std::make_shared<CountersOptions>();
    addProgramFile(command, options->program);
    addSource(command, options->program);
    addFormat(command, options->format);
    OptionGroup(command).addFlag("--warm", options->warm,
                                 Text::tr("leave the inputs in L2 in place of flushing it before each launch"));
    OptionGroup lines(command, Text::tr("By line"));
    lines.addFlag("--by-line", options->byLine, Text::tr("count each line of the source as well, in one more launch"));
    lines.addFlag("--by-instruction", options->byInstruction, Text::tr("the same for each machine instruction, with its SASS"));
    lines.addFlag("--beside-emulated", options->besideEmulated,
                  Text::tr("the same with the emulated GPU's counts beside it, differences marked"));
    lines.add("--csv", options->csv, "FILE", Text::tr("write a row for each line, or with --by-instruction for each instruction"));
    addLaunch(command, options->launch);
    addCompileSettings(command, options->program);
    addTarget(command, options->target);
    command.footer((countersHelp() + QStringLiteral("\n\n") + launchHelp(QStringLiteral("counters"))).toStdString());
    command.callback([options, &chosen] { chosen = [options] { return countProgram(*options); }; });
}

}  // namespace kd::cli
