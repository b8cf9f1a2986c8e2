// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/diagnostics.h"
#include "app/kerneldesk/documents.h"
#include "app/kerneldesk/launch.h"
#include "app/kerneldesk/missinglaunch.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/runtext.h"

#include <memory>

namespace kd::cli {
namespace {

struct TimeOptions {
    FormatOption format;
    TargetOptions target;
    ProgramOptions program;
    LaunchOptions launch;
    TimingOptions timing;
};

QString headline(const TimingOutcome& outcome, const TimingRequest& request)
{
    const QString caches = request.cold ? Text::tr("L2 flushed before each") : Text::tr("L2 hot");
    const QString samples = counted(outcome.samples.size(), Text::tr("1 sample"), Text::tr("%1 samples"));
    const QString warmup =
        counted(static_cast<std::uint64_t>(request.warmup), Text::tr("1 warm-up launch"), Text::tr("%1 warm-up launches"));
    return launchLine(outcome.run) + QLatin1Char('\n') + Text::tr("%1 after %2, %3").arg(samples, warmup, caches) +
        QLatin1Char('\n');
}

void printTiming(const TimingOutcome& outcome, const TimingRequest& request, const FormatOption& format)
{
    const QString sentence = failureText(outcome.run);
    if (!sentence.isEmpty())
        complain(sentence);
    if (format.json())
        printDocument(timeDocument(outcome));
    else if (outcome.modelled)
        print(launchLine(outcome.run) + QLatin1Char('\n') + modelledText(outcome) + runText(outcome.run, Style::ofOutput()));
    else if (outcome.samples.empty())
        print(launchLine(outcome.run) + QLatin1Char('\n') + runText(outcome.run, Style::ofOutput()));
    else
        print(headline(outcome, request) + timingText(outcome));
}

ExitStatus timeProgram(const TimeOptions& options)
{
    Program program = loadProgram(options.program, options.launch);
    fillLaunchFromSource(program, options.launch);
    Connection connection(merged(program.session, options.target));
    const DeviceInfo& device = connection.requiredDevice();
    const CompileOutcome build = compileForDevice(connection, program, options.program);
    if (!build.ok())
        return reportNotCompiled(build, program, options.format, notCompiledTimeDocument);

    const TimingSettings settings = merged(program.session.timing, options.timing);
    requireWholeLaunch(build, program.session.launch, QStringLiteral("time"));
    LaunchPlan plan = planLaunch(build, program, program.session.launch, settings);
    requireDevice(build, plan, device.id.name);
    const std::vector<PlanBlob> blobs = readPlanFiles(plan, program);
    const TimingRequest request = timingRequest(
        {.device = device.id.name, .programName = program.path.string(), .plan = std::move(plan)}, settings);
    const TimingOutcome outcome = connection.time(request, build, blobs);
    printTiming(outcome, request, options.format);
    return statusOf(outcome.run);
}

}  // namespace

void addTimeCommand(CLI::App& app, Action& chosen)
{
    CLI::App& command =
        *app.add_subcommand("time", Text::tr("Launch many times and show the statistics of the kernel's duration").toStdString());
    const auto options = std::make_shared<TimeOptions>();
    addProgramFile(command, options->program);
    addFormat(command, options->format);
    addTiming(command, options->timing);
    addLaunch(command, options->launch);
    addCompileSettings(command, options->program);
    addTarget(command, options->target);
    command.footer(launchHelp(QStringLiteral("time")).toStdString());
    command.callback([options, &chosen] { chosen = [options] { return timeProgram(*options); }; });
}

}  // namespace kd::cli
