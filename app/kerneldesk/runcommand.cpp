// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/diagnostics.h"
#include "app/kerneldesk/explanation.h"
#include "app/kerneldesk/inputfiles.h"
#include "app/kerneldesk/launch.h"
#include "app/kerneldesk/missinglaunch.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/optionname.h"
#include "app/kerneldesk/outputfiles.h"
#include "app/kerneldesk/rundata.h"
#include "app/kerneldesk/runtext.h"
#include "app/kerneldesk/schedules.h"
#include "core/session/launch/moduleimage.h"
#include "ui/program/jsondocuments.h"

#include <memory>
#include <optional>

namespace kd::cli {
namespace {

struct RunOptions {
    FormatOption format;
    TargetOptions target;
    ProgramOptions program;
    LaunchOptions launch;
};

void printRun(const RunOutcome& outcome, const RunData& data, const std::optional<ScheduleFindings>& schedules,
              const std::optional<Explanation>& explanation, const FormatOption& format)
{
    const QString sentence = failureText(outcome);
    if (!sentence.isEmpty())
        complain(sentence);
    if (format.json()) {
        Json document = runDocument(outcome);
        addData(document, data);
        if (schedules)
            document["schedules"] = schedulesDocument(*schedules);
        if (explanation)
            document["explained"] = explanationDocument(*explanation);
        printDocument(document);
        return;
    }
    print(launchLine(outcome) + (outcome.ran() ? QStringLiteral(", ") + durationText(outcome) : QString()) +
          QLatin1Char('\n') + runText(outcome, Style::ofOutput()) + dataText(data) +
          (schedules ? schedulesText(*schedules) : QString()) + (explanation ? explanationText(*explanation) : QString()));
}

QString unwrittenText(const RunOutcome& outcome, const WatchedElement& watched)
{
    if (!outcome.ran() || !outcome.writes.empty())
        return {};
    const QString element = QStringLiteral("%1[%2]").arg(toQt(watched.buffer)).arg(watched.index);
    return QLatin1Char('\n') + Text::tr("No thread wrote %1: it holds what was there before the launch.").arg(element) +
        QLatin1Char('\n');
}

QString emulatedSetting()
{
    return optionSetting("--device", QStringLiteral("emulated"));
}

void requireEmulated(const DeviceInfo& device, const LaunchOptions& launch)
{
    if (isEmulatedDevice(device.id.name))
        return;
    if (launch.counters)
        throw Failure(
            ExitStatus::BadArguments,
            Text::tr("%2 counts on the emulated GPU alone, not on %1: add %3.")
                .arg(toQt(device.name), optionName("--counters"), emulatedSetting()));
    if (!launch.whoWrote.empty())
        throw Failure(
            ExitStatus::BadArguments,
            Text::tr("%2 watches on the emulated GPU alone, not on %1: add %3.")
                .arg(toQt(device.name), optionName("--who-wrote"), emulatedSetting()));
    if (!launch.checks.empty())
        throw Failure(
            ExitStatus::BadArguments,
            Text::tr("%2 says what the emulated GPU looks for, not %1: add %3.")
                .arg(toQt(device.name), optionName("--checks"), emulatedSetting()));
    if (launch.notes)
        throw Failure(
            ExitStatus::BadArguments,
            Text::tr("%2 is of the emulated GPU alone, not of %1: add %3.")
                .arg(toQt(device.name), optionName("--notes"), emulatedSetting()));
    if (launch.schedule || launch.schedules)
        throw Failure(
            ExitStatus::BadArguments,
            Text::tr("%2 orders blocks and warps on the emulated GPU alone, not on %1: add %3.")
                .arg(toQt(device.name), optionName("--schedules"), emulatedSetting()));
}

ExitStatus runProgram(const RunOptions& options)
{
    Program program = loadProgram(options.program, options.launch);
    const LaunchOrigin origin = fillLaunchFromSource(program, options.launch);
    Connection connection(merged(program.session, options.target));
    const DeviceInfo& device = connection.requiredDevice();
    requireEmulated(device, options.launch);
    const CompileOutcome build = compileForDevice(connection, program, options.program);
    if (!build.ok())
        return reportNotCompiled(build, program, options.format, notCompiledRunDocument);

    requireWholeLaunch(build, program, QStringLiteral("run"));
    fillVariablesFromSource(program, build, origin);
    LaunchPlan plan = planLaunch(build, program, program.session.launch);
    requireDevice(build, plan, device.id.name);
    const std::vector<PlanBlob> blobs = readPlanFiles(plan, program);
    const BufferShapes shapes = shapesOf(options.launch.shapes, plan);
    const OutputFiles files(options.launch.outputs, plan, shapes);
    InputFiles inputs(program);
    if (!program.device)
        inputs.addHeaders(program.request(build.architecture));
    files.claim(inputs);
    const std::optional<WatchedElement> watched = watchedElement(options.launch.whoWrote, plan);
    const RunRequest request{.device = device.id.name,
                             .programName = program.path.string(),
                             .plan = std::move(plan),
                             .watched = watched,
                             .schedule = options.launch.schedule.value_or(0),
                             .checks = checksOf(options.launch.checks),
                             .counters = options.launch.counters,
                             .notes = options.launch.notes};
    const RunOutcome outcome = connection.run(request, build, blobs);
    files.write(outcome, connection);
    std::optional<ScheduleFindings> schedules;
    if (options.launch.schedules && outcome.ran())
        schedules = runSchedules(request, outcome, build, blobs, static_cast<std::uint64_t>(*options.launch.schedules), connection);
    std::optional<Explanation> explanation;
    if (mayBeExplained(outcome))
        explanation = explain(program, options.program, merged(program.session, options.target), options.launch.explains);
    printRun(outcome, runData(outcome, request.plan, shapes, options.launch.statistics, connection), schedules, explanation,
             options.format);
    if (watched && !options.format.json())
        print(unwrittenText(outcome, *watched));
    const ExitStatus status = statusOf(outcome);
    return status == ExitStatus::Done && schedules && schedules->dependsOnOrder() ? ExitStatus::KernelFailed : status;
}

}  // namespace

void addRunCommand(CLI::App& app, Action& chosen)
{
    CLI::App& command = *app.add_subcommand("run", Text::tr("Compile, fill the buffers, launch once and verify").toStdString());
    const auto options = std::make_shared<RunOptions>();
    addProgramFile(command, options->program);
    addSource(command, options->program);
    addFormat(command, options->format);
    addLaunch(command, options->launch);
    addOutputs(command, options->launch);
    addCompileSettings(command, options->program);
    addTarget(command, options->target);
    const QString contents = Text::tr("--out y:before=FILE writes what went in, --out y:reference=FILE what it is compared with.");
    command.footer((contents + QStringLiteral("\n\n") + launchHelp(QStringLiteral("run"))).toStdString());
    command.callback([options, &chosen] { chosen = [options] { return runProgram(*options); }; });
}

}  // namespace kd::cli
