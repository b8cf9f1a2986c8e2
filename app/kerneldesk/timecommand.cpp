// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/diagnostics.h"
#include "app/kerneldesk/launch.h"
#include "app/kerneldesk/missinglaunch.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/optionname.h"
#include "app/kerneldesk/peaks.h"
#include "app/kerneldesk/runtext.h"
#include "app/kerneldesk/secondsize.h"
#include "ui/common/messagetext.h"
#include "ui/program/jsondocuments.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kd::cli {
namespace {

struct TimeOptions {
    FormatOption format;
    TargetOptions target;
    ProgramOptions program;
    LaunchOptions launch;
    TimingOptions timing;
    std::vector<std::string> verifyAt;  ///< NAME=VALUE
    bool countsWork = false;
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

void printTiming(const TimingOutcome& outcome, const TimingRequest& request, const RooflinePoint& point,
                 const FormatOption& format)
{
    const QString sentence = failureText(outcome.run);
    if (!sentence.isEmpty())
        complain(sentence);
    const std::optional<RoofBound> bound = boundOf(keptPeaks(), outcome, point);
    if (format.json()) {
        Json document = timeDocument(outcome, bound);
        document["work"] = point.bytes > 0 || point.flops > 0 ? workDocument(point) : Json();
        printDocument(document);
    } else if (outcome.modelled)
        print(launchLine(outcome.run) + QLatin1Char('\n') + modelledText(outcome) + runText(outcome.run, Style::ofOutput()));
    else if (outcome.samples.empty())
        print(launchLine(outcome.run) + QLatin1Char('\n') + runText(outcome.run, Style::ofOutput()));
    else
        print(headline(outcome, request) + timingText(outcome) + rooflineText(bound) + workText(point));
}

/// What was timed.
struct TimedLaunch {
    const TimingRequest& request;
    const CompileOutcome& build;
    const std::vector<PlanBlob>& blobs;
};

/// By the declared work, or where that is asked for by the GPU's counters, read behind the timing in a process of their own.
/// Complains where there are none.
RooflinePoint workOfTiming(const TimingOutcome& outcome, const TimedLaunch& launch, Connection& connection, bool countsWork)
{
    const RooflinePoint declared = pointOf(outcome, launch.request.run.plan.flops.amount);
    if (!countsWork || declared.seconds <= 0)
        return declared;
    const CountRequest request{.run = launch.request.run, .cold = launch.request.cold};
    const CountOutcome counted = connection.count(request, launch.build, launch.blobs);
    if (const std::optional<CountedWork> work = workOf(counted.reading))
        return countedPoint(declared, *work);
    complain(counted.reading.ok() ? Text::tr("The chip does not count all that the work of a launch is made of.")
                                  : messageText(counted.reading.reason));
    return declared;
}

ExitStatus timeProgram(const TimeOptions& options)
{
    Program program = loadProgram(options.program, options.launch);
    const LaunchOrigin origin = fillLaunchFromSource(program, options.launch);
    Connection connection(merged(program.session, options.target));
    const DeviceInfo& device = connection.requiredDevice();
    const CompileOutcome build = compileForDevice(connection, program, options.program);
    if (!build.ok())
        return reportNotCompiled(build, program, options.format, notCompiledTimeDocument);

    const TimingSettings settings = merged(program.session.timing, options.timing);
    requireWholeLaunch(build, program, QStringLiteral("time"));
    fillVariablesFromSource(program, build, origin);
    LaunchPlan plan = planLaunch(build, program, program.session.launch, settings);
    requireDevice(build, plan, device.id.name);
    const std::vector<PlanBlob> blobs = readPlanFiles(plan, program);
    const TimingRequest request = timingRequest(
        {.device = device.id.name, .programName = program.path.string(), .plan = std::move(plan)}, settings);
    const std::optional<RunOutcome> elsewhere =
        outcomeAtSecondSize(options.verifyAt, program, build, connection, device.id.name);
    if (elsewhere && !elsewhere->ok()) {
        printTiming({.run = *elsewhere}, request, {}, options.format);
        return statusOf(*elsewhere);
    }
    TimingOutcome outcome = connection.time(request, build, blobs);
    if (!options.verifyAt.empty())
        outcome.receipt["verifiedAt"] = options.verifyAt;
    if (outcome.modelled && (options.timing.any() || options.countsWork))
        complain(Text::tr("The emulated GPU has no times, so that options of timing, such as %1, were not used.")
                     .arg(optionName("--bytes")));
    const TimedLaunch launch{.request = request, .build = build, .blobs = blobs};
    printTiming(outcome, request, workOfTiming(outcome, launch, connection, options.countsWork), options.format);
    return statusOf(outcome.run);
}

}  // namespace

void addTimeCommand(CLI::App& app, Action& chosen)
{
    CLI::App& command =
        *app.add_subcommand("time", Text::tr("Launch many times and show the statistics of the kernel's duration").toStdString());
    const auto options = std::make_shared<TimeOptions>();
    addProgramFile(command, options->program);
    addSource(command, options->program);
    addFormat(command, options->format);
    addTiming(command, options->timing);
    addLaunch(command, options->launch);
    OptionGroup timing(command, Text::tr("Timing"));
    addVerifyAt(timing, options->verifyAt);
    timing.addFlag("--counted-work", options->countsWork,
                   Text::tr("hold it against the roofs by GPU counters, read behind it, instead of --bytes and --flops"));
    addCompileSettings(command, options->program);
    addTarget(command, options->target);
    command.footer(launchHelp(QStringLiteral("time")).toStdString());
    command.callback([options, &chosen] { chosen = [options] { return timeProgram(*options); }; });
}

}  // namespace kd::cli
