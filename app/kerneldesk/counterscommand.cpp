// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/counterstext.h"
#include "app/kerneldesk/launch.h"
#include "app/kerneldesk/missinglaunch.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/runtext.h"

#include <memory>

namespace kd::cli {
namespace {

struct CountersOptions {
    FormatOption format;
    TargetOptions target;
    ProgramOptions program;
    LaunchOptions launch;
    bool warm = false;
};

void printCounters(const CountOutcome& outcome, const FormatOption& format)
{
    const QString sentence = failureText(outcome);
    if (!sentence.isEmpty())
        complain(sentence);
    if (format.json())
        printDocument(countersDocument(outcome));
    else if (outcome.run.ok())
        print(countersText(outcome, Style::ofOutput()));
    else
        print(launchLine(outcome.run) + QLatin1Char('\n') + runText(outcome.run, Style::ofOutput()));
}

ExitStatus countProgram(const CountersOptions& options)
{
    Program program = loadProgram(options.program, options.launch);
    fillLaunchFromSource(program, options.launch);
    Connection connection(merged(program.session, options.target));
    const DeviceInfo& device = connection.requiredDevice();
    const CompileOutcome build = compileForDevice(connection, program, options.program);
    if (!build.ok())
        return reportNotCompiled(build, program, options.format, notCompiledCountersDocument);

    requireWholeLaunch(build, program.session.launch, QStringLiteral("counters"));
    LaunchPlan plan = planLaunch(build, program, program.session.launch);
    requireDevice(build, plan, device.id.name);
    const std::vector<PlanBlob> blobs = readPlanFiles(plan, program);
    const CountRequest request{
        .run = {.device = device.id.name, .programName = program.path.string(), .plan = std::move(plan)}, .cold = !options.warm};
    const CountOutcome outcome = connection.count(request, build, blobs);
    printCounters(outcome, options.format);
    return statusOf(outcome);
}

QString countersHelp()
{
    return Text::tr("The kernel is run and verified once, and then launched as often as the GPU's counters need, each time on\n"
                    "fresh inputs, in a process of its own: counting changes times. It needs CUPTI of CUDA 12.6 or newer beside\n"
                    "the worker, and a driver that gives counters to this user. The emulated GPU counts what it can in the PTX.");
}

}  // namespace

void addCountersCommand(CLI::App& app, Action& chosen)
{
    CLI::App& command = *app.add_subcommand(
        "counters", Text::tr("Count what one launch does in the GPU: bytes, instructions, stalls").toStdString());
    const auto options = std::make_shared<CountersOptions>();
    addProgramFile(command, options->program);
    addFormat(command, options->format);
    OptionGroup(command).addFlag("--warm", options->warm,
                                 Text::tr("leave the inputs in L2 in place of flushing it before each launch"));
    addLaunch(command, options->launch);
    addCompileSettings(command, options->program);
    addTarget(command, options->target);
    command.footer((countersHelp() + QStringLiteral("\n\n") + launchHelp(QStringLiteral("counters"))).toStdString());
    command.callback([options, &chosen] { chosen = [options] { return countProgram(*options); }; });
}

}  // namespace kd::cli
