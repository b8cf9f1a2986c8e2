// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/diagnostics.h"
#include "app/kerneldesk/inputfiles.h"
#include "app/kerneldesk/launch.h"
#include "app/kerneldesk/missinglaunch.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/outputfiles.h"
#include "app/kerneldesk/runtext.h"
#include "app/kerneldesk/timelinetext.h"
#include "core/session/launch/moduleimage.h"
#include "core/timeline/blockstamps.h"
#include "core/timeline/tracefile.h"
#include "ui/program/jsondocuments.h"
#include "ui/program/stampedlaunch.h"

#include <algorithm>
#include <memory>

namespace kd::cli {
namespace {

struct TimelineOptions {
    FormatOption format;
    TargetOptions target;
    ProgramOptions program;
    LaunchOptions launch;
    std::string trace, csv;
};

/// Enough for a median; the timeline is of the first launch with stamps, behind those without, which raised the clocks.
constexpr int kLaunches = 50;
constexpr Seconds kPatience{2};

TimingOutcome timeLaunch(Connection& connection, const std::string& device, const Program& program, const CompileOutcome& build,
                         const LaunchPlan& plan, const std::vector<PlanBlob>& blobs)
{
    const TimingRequest request{.run = {.device = device, .programName = program.path.string(), .plan = plan},
                                .samples = kLaunches,
                                .maxDuration = kPatience};
    return connection.time(request, build, blobs);
}

BlockTimeline fetchTimeline(Connection& connection, const TimingOutcome& outcome, std::uint64_t blocks)
{
    const auto stamps = std::ranges::find(outcome.run.outputs, kStampParameter, &OutputSummary::name);
    if (stamps == outcome.run.outputs.end())
        throw Failure(ExitStatus::Lacking, Text::tr("The worker gave no stamps back: is it of an older version?"));
    return timelineOfBytes(connection.fetch(stamps->blob, blocks * kStampBytes));
}

std::optional<Waves> foreseenWaves(const CompileOutcome& build, const LaunchPlan& plan, const DeviceInfo& device)
{
    const auto count = device.attributes.find("MULTIPROCESSOR_COUNT");
    if (isEmulatedDevice(device.id.name) || count == device.attributes.end() || count->second <= 0)
        return std::nullopt;
    const OccupancyInput input = occupancyInput(chosenKernel(build, plan.loweredName), build.architecture, plan);
    return wavesOf(plan.grid.count(), static_cast<std::uint64_t>(count->second), occupancyFigures(input).blocksPerSm);
}

void claimFiles(const TimelineOptions& options, const Program& program)
{
    InputFiles inputs(program);
    for (const auto& [option, file] : {std::pair("--trace", &options.trace), std::pair("--csv", &options.csv)}) {
        if (file->empty())
            continue;
        inputs.claim(QString::fromLatin1(option), *file);
        requireWritable(*file);
    }
}

/// Blocks of the emulated GPU all begin at 0, each by its own count of instructions.
void requireClock(const TimelineOptions& options, const DeviceInfo& device)
{
    if (!options.trace.empty() && isEmulatedDevice(device.id.name))
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("--trace needs the times of a GPU, and the emulated GPU has none: leave it out, or choose a GPU "
                               "with --device cuda:0."));
}

ExitStatus present(const ShownTimeline& shown, const LaunchPlan& plan, const TimelineOptions& options)
{
    if (shown.timeline.unstamped > 0)
        complain(Text::tr("%1 of %2 blocks have no stamps: their threads ended elsewhere than in the kernel, or it overwrote them.")
                     .arg(shown.timeline.unstamped)
                     .arg(shown.timeline.unstamped + shown.timeline.spans.size()));
    if (options.format.json())
        printDocument(timelineDocument(shown));
    else
        print(launchLine(shown.plain.run) + QLatin1Char('\n') + timelineText(shown));
    if (!options.trace.empty())
        writeResult(options.trace,
                    traceText(shown.timeline,
                              {.kernel = plan.kernel, .device = shown.plain.run.device, .grid = plan.grid, .block = plan.block}));
    if (!options.csv.empty())
        writeResult(options.csv, timelineCsv(shown.timeline, plan.grid));
    return statusOf(shown.stamped.run);
}

ExitStatus reportFailed(const TimingOutcome& outcome, const TimelineOptions& options)
{
    complain(failureText(outcome.run));
    if (options.format.json())
        printDocument(noTimelineDocument(outcome.run));
    else
        print(launchLine(outcome.run) + QLatin1Char('\n') + runText(outcome.run, Style::ofOutput()));
    return statusOf(outcome.run);
}

Json notCompiledTimelineDocument(const CompileOutcome& outcome, const std::string& kernel)
{
    return notCompiledLaunchDocument(noTimelineDocument({}), outcome, kernel);
}

ExitStatus showTimeline(const TimelineOptions& options)
{
    Program program = loadProgram(options.program, options.launch);
    const LaunchOrigin origin = fillLaunchFromSource(program, options.launch);
    claimFiles(options, program);
    Connection connection(merged(program.session, options.target));
    const DeviceInfo& device = connection.requiredDevice();
    requireClock(options, device);
    const CompileOutcome build = compileForDevice(connection, program, options.program);
    if (!build.ok())
        return reportNotCompiled(build, program, options.format, notCompiledTimelineDocument);
    requireWholeLaunch(build, program, QStringLiteral("timeline"));
    fillVariablesFromSource(program, build, origin);
    LaunchPlan plan = planLaunch(build, program, program.session.launch);
    requireDevice(build, plan, device.id.name);
    const std::vector<PlanBlob> blobs = readPlanFiles(plan, program);
    const StampedLaunch stamped = stampedLaunch(build, plan);

    ShownTimeline shown;
    shown.waves = foreseenWaves(build, plan, device);
    shown.plain = timeLaunch(connection, device.id.name, program, build, plan, blobs);
    if (!shown.plain.run.ran())
        return reportFailed(shown.plain, options);
    shown.stamped = timeLaunch(connection, device.id.name, program, stamped.build, stamped.plan, blobs);
    if (!shown.stamped.run.ran())
        return reportFailed(shown.stamped, options);
    shown.timeline = fetchTimeline(connection, shown.stamped, stamped.blocks);
    shown.summary = summaryOf(shown.timeline);
    return present(shown, plan, options);
}

}  // namespace

void addTimelineCommand(CLI::App& app, Action& chosen)
{
    CLI::App& command = *app.add_subcommand(
        "timeline", Text::tr("Show on which SM each block ran, and from when to when").toStdString());
    const auto options = std::make_shared<TimelineOptions>();
    addProgramFile(command, options->program);
    addSource(command, options->program);
    addFormat(command, options->format);
    OptionGroup files(command, Text::tr("Files"));
    files.add("--trace", options->trace, "FILE", Text::tr("write a trace for Perfetto (ui.perfetto.dev) or chrome://tracing"));
    files.add("--csv", options->csv, "FILE", Text::tr("write a line for each block"));
    addLaunch(command, options->launch);
    addCompileSettings(command, options->program);
    addTarget(command, options->target);
    command.footer(launchHelp(QStringLiteral("timeline")).toStdString());
    command.callback([options, &chosen] { chosen = [options] { return showTimeline(*options); }; });
}

}  // namespace kd::cli
