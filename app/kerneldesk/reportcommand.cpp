// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/diagnostics.h"
#include "app/kerneldesk/inputfiles.h"
#include "app/kerneldesk/launch.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/outputfiles.h"
#include "app/kerneldesk/reportfiles.h"
#include "app/kerneldesk/runtext.h"
#include "core/device/architecture.h"
#include "core/session/launch/moduleimage.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/program/foundcode.h"
#include "ui/program/jsondocuments.h"
#include "ui/program/peakfile.h"
#include "ui/program/reportbuilder.h"
#include "ui/program/reportchanges.h"
#include "ui/program/usererror.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace kd::cli {
namespace {

struct ReportOptions {
    FormatOption format;
    TargetOptions target;
    ProgramOptions program;
    LaunchOptions launch;
    TimingOptions timing;
    bool time = false;
    std::string file, chart;
    std::vector<std::string> compare;
    const CLI::App* command = nullptr;
};

/// Every architecture that the compiler knows, and `chosen` where it is not among them.
std::vector<std::string> matrixArchitectures(Connection& connection, const std::string& chosen)
{
    std::vector<std::string> all = connection.target().compiler.architectures;
    if (std::find(all.begin(), all.end(), chosen) == all.end())
        all.push_back(chosen);
    return all;
}

const CompileOutcome* buildFor(const std::vector<CompileOutcome>& builds, const std::string& architecture)
{
    const auto isIt = [&](const CompileOutcome& build) { return build.architecture == architecture; };
    const auto found = std::find_if(builds.begin(), builds.end(), isIt);
    return found == builds.end() ? nullptr : &*found;
}

bool wantsTiming(const ReportOptions& options)
{
    return options.time || options.timing.any();
}

/// A timing that is asked for needs a launch and a device; said before anything is compiled.
void requireTimeable(const ReportOptions& options, const Program& program, Connection& connection)
{
    if (!wantsTiming(options))
        return;
    if (program.session.launch.grid.empty() || program.session.launch.block.empty())
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("Timing needs a launch: give --grid and --block, or a session that has them."));
    connection.requiredDevice();
}

bool wantsRun(const ReportOptions& options)
{
    return wantsTiming(options) || !options.target.device.empty();
}

/// What the device is to load of the program. Throws UserError.
CompileOutcome buildForDevice(const std::vector<CompileOutcome>& builds, const Program& program, const DeviceInfo& device,
                              const std::string& architecture)
{
    if (program.device)
        return foundOutcome(*program.device, program.session.launch.kernel, architecture,
                            isEmulatedDevice(device.id.name) ? CodeUse::Emulator : CodeUse::Device);
    const CompileOutcome* const build = buildFor(builds, architecture);
    if (build == nullptr || !build->ok())
        throw UserError(UserError::Kind::Lacking,
                        Text::tr("The program is not compiled for the device's %1, so it cannot be run.").arg(toQt(architecture)));
    return *build;
}

/// A launch as the device is to do it.
struct RequestedRun {
    CompileOutcome build;
    TimingRequest request;
    std::vector<PlanBlob> blobs;  ///< what its files hold
};

/// Throws UserError where it cannot be done.
RequestedRun requestedRun(CompileOutcome build, const Program& program, const ReportOptions& options, const DeviceInfo& device)
{
    const TimingSettings settings = wantsTiming(options) ? merged(program.session.timing, options.timing) : TimingSettings{};
    LaunchPlan plan = planLaunch(build, program, program.session.launch, settings);
    requireDevice(build, plan, device.id.name);
    std::vector<PlanBlob> blobs = readPlanFiles(plan, program);
    TimingRequest request = timingRequest({.programName = program.path.string(), .plan = std::move(plan)}, settings);
    return {.build = std::move(build), .request = std::move(request), .blobs = std::move(blobs)};
}

/// Runs on the device where there is one and the session or the command line says how.
void addRun(Report& report, const std::vector<CompileOutcome>& builds, const Program& program, const ReportOptions& options,
            Connection& connection)
{
    if (program.session.launch.grid.empty() && !wantsRun(options))
        return;
    const DeviceInfo* const device = wantsRun(options) ? &connection.requiredDevice() : connection.device();
    if (device == nullptr) {
        complain(Text::tr("There is no device to run %1 on; the report holds what the compiler tells.").arg(toQt(report.title)));
        return;
    }
    const std::string architecture = connection.architectures({}).front();
    std::optional<RequestedRun> run;
    try {
        run = requestedRun(buildForDevice(builds, program, *device, architecture), program, options, *device);
    } catch (const UserError& error) {
        if (wantsRun(options))
            throw;
        complain(error.sentence());
        complain(Text::tr("The report holds no run."));
        return;
    }
    run->request.run.device = device->id.name;
    if (!wantsTiming(options)) {
        report.run = connection.run(run->request.run, run->build, run->blobs);
        return;
    }
    report.timing = connection.time(run->request, run->build, run->blobs);
    report.run = report.timing->run;
    report.roof = keptRoofOf(*report.timing);
}

/// What of a report nobody got to find out, and why.
struct Gaps {
    QStringList compiles;  ///< architectures, and changes that would raise occupancy
    QString reason;        ///< of the first of them
    ExitStatus status = ExitStatus::Done;

    bool any() const { return !compiles.isEmpty(); }
    /// A program that is rejected is an answer, not a gap.
    void add(const CompileOutcome& build, const QString& what)
    {
        if (build.ok() || build.state == CompileOutcome::State::Rejected)
            return;
        if (!any())
            reason = messageText(build.message);
        compiles << what;
        status = std::max(status, statusOf(build));
    }
    QString sentence() const
    {
        return Text::tr("The report is incomplete: nothing is known of %1. %2").arg(compiles.join(QStringLiteral(", ")), reason);
    }
};

/// The keys of printSummary's document, of a program that does not compile.
Json notCompiledSummary(const CompileOutcome& build, const std::string& kernel)
{
    Json document = notCompiledDocument(build, kernel);
    document.update({{"file", nullptr},
                     {"compiler", textOrNull(build.compilerName())},
                     {"occupancy", nullptr},
                     {"architectures", 0},
                     {"milliseconds", nullptr}});
    return document;
}

void printSummary(const Report& report, const ReportOptions& options, const Gaps& gaps = {})
{
    if (options.format.json()) {
        printDocument({{"ok", !gaps.any() && (!report.run || report.run->ok())},
                       {"file", options.file},
                       {"kernel", report.title},
                       {"arch", report.build.architecture},
                       {"compiler", textOrNull(report.build.compilerName())},
                       {"occupancy", report.occupancy.occupancy},
                       {"architectures", report.matrix.size()},
                       {"milliseconds", report.run && report.run->ran() ? Json(report.run->duration.count() * 1e3) : Json()}});
        return;
    }
    QStringList parts{toQt(report.build.compilerName()), Text::tr("occupancy %1").arg(formatPercent(report.occupancy.occupancy)),
                      counted(report.matrix.size(), Text::tr("1 architecture"), Text::tr("%1 architectures"))};
    parts.removeAll(QString());
    if (report.timing && report.timing->modelled)
        parts << Text::tr("instructions modelled");
    else if (report.timing && report.timing->statistics)
        parts << Text::tr("median %1").arg(formatSeconds(report.timing->statistics->median));
    else if (report.run && report.run->ok())
        parts << durationText(*report.run);
    if (report.run && !report.run->verification.empty())
        parts << (report.run->ok() ? Text::tr("verified") : Text::tr("not verified"));
    print(Text::tr("%1 on %2: %3").arg(toQt(report.title), toQt(report.build.architecture), parts.join(QStringLiteral(", "))) +
          QLatin1Char('\n') + Text::tr("Written to %1").arg(toQt(options.file)) + QLatin1Char('\n'));
}

/// Adds the device's options to a compile for the architecture that it runs: that is the same compile as run's.
std::function<void(CompileRequest&)> deviceOptions(Connection& connection)
{
    const DeviceInfo* const device = connection.device();
    return [device = device != nullptr ? std::optional(*device) : std::nullopt](CompileRequest& request) {
        if (device && request.architecture == architectureName(device->computeCapability))
            addDeviceOptions(request, device->id.name);
    };
}

CompileRequest requestFor(const std::string& architecture, Connection& connection, const Program& program)
{
    CompileRequest request = program.request(architecture);
    deviceOptions(connection)(request);
    return request;
}

/// What the compiler makes of the changes that would raise occupancy.
std::vector<Trial> compiledAnswers(const Report& report, const Program& program, Connection& connection, Gaps& gaps)
{
    const std::vector<Candidate> candidates = reportCandidates(report.build, program);
    if (candidates.empty())
        return {};
    const std::vector<CompileOutcome> outcomes =
        connection.compile(program, report.build, candidates, reportRequests(deviceOptions(connection)));
    for (const CompileOutcome& outcome : outcomes)
        if (outcome.state == CompileOutcome::State::Lost)
            gaps.add(outcome, Text::tr("a change that would raise occupancy"));
    return answersFrom(candidates, outcomes, report);
}

/// Whether nothing was said but what is read, and how and where it is written.
bool isAsItStands(const ReportOptions& options)
{
    const std::vector<const CLI::Option*> given =
        options.command->get_options([](const CLI::Option* option) { return option->count() > 0; });
    return isReportFile(options.program.file) && std::all_of(given.begin(), given.end(), [](const CLI::Option* option) {
               return option->get_single_name() == "FILE" || option->get_single_name() == "output" ||
                   option->get_single_name() == "format" || option->get_single_name() == "chart";
           });
}

/// The same report in another format.
ExitStatus convertReport(const ReportOptions& options)
{
    keepApart({options.program.file}, options.file);
    const Report report = readReport(options.program.file);
    writeReportFile(report, options.file, options.chart);
    printSummary(report, options);
    return ExitStatus::Done;
}

/// Writes the report, with what is still to be found out by a run.
ExitStatus finishReport(Report& report, const std::vector<CompileOutcome>& builds, const Program& program,
                        const ReportOptions& options, Connection& connection, const Gaps& gaps)
{
    addRun(report, builds, program, options, connection);
    writeReportFile(report, options.file, options.chart);
    if (report.run && !report.run->ok())
        complain(failureText(*report.run));
    if (gaps.any())
        complain(gaps.sentence());
    printSummary(report, options, gaps);
    return std::max(gaps.status, report.run ? statusOf(*report.run) : ExitStatus::Done);
}

/// The same of compiled code: its matrix has the architectures that the file has code for.
ExitStatus reportFoundCode(const ReportOptions& options, const Program& program, Connection& connection)
{
    InputFiles inputs(program);
    inputs.claim(QStringLiteral("-o"), options.file);
    const std::string& kernel = program.session.launch.kernel;
    const std::string architecture = connection.architectures(program.session.compile).front();
    const CompileOutcome chosen = foundOutcome(*program.device, kernel, architecture, CodeUse::Figures);
    const KernelInfo& reported = chosenKernel(chosen, kernel);
    if (reported.lacksFigures)
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("The file has PTX alone of %1, which does not tell its registers: there is nothing to report.")
                          .arg(toQt(reported.name)));
    const std::vector<CompileOutcome> builds = listedOutcomes(*program.device, {});
    Report report = kd::makeReport(builds, chosen, program);
    return finishReport(report, builds, program, options, connection, {});
}

ExitStatus makeReport(const ReportOptions& options)
{
    Program program = loadProgram(options.program, options.launch);
    const bool isLaunched = !program.session.launch.grid.empty() || wantsRun(options);
    const LaunchOrigin origin =
        fillLaunchFromSource(program, options.launch, isLaunched ? BuildUse::Launch : BuildUse::Figures);
    Connection connection(merged(program.session, options.target));
    requireTimeable(options, program, connection);
    if (program.device)
        return reportFoundCode(options, program, connection);
    const std::vector<std::string> asked = connection.architectures(program.session.compile);
    const std::vector<std::string> architectures = matrixArchitectures(connection, asked.front());
    const DeviceInfo* const device = connection.device();
    std::vector<CompileRequest> requests;
    for (const std::string& architecture : architectures) {
        requests.push_back(requestFor(architecture, connection, program));
        const bool isRun = device != nullptr && architecture == architectureName(device->computeCapability);
        requests.back().needsSignatures = isRun || architecture == asked.front();
    }
    InputFiles inputs(program);
    inputs.addHeaders(requests.front());
    inputs.claim(QStringLiteral("-o"), options.file);
    const auto leading = static_cast<std::size_t>(std::ranges::find(architectures, asked.front()) - architectures.begin());
    const std::vector<CompileOutcome> builds = connection.compile(std::move(requests), leading, Connection::OnLost::Keep);

    const CompileOutcome& chosen = *buildFor(builds, asked.front());
    if (chosen.state == CompileOutcome::State::Lost)
        throw Failure(ExitStatus::Lacking, messageText(chosen.message));
    if (!chosen.ok())
        return reportNotCompiled(chosen, program, options.format, notCompiledSummary);
    if (isLaunched)
        fillVariablesFromSource(program, chosen, origin);
    Gaps gaps;
    for (const CompileOutcome& build : builds)
        gaps.add(build, toQt(build.architecture));
    Report report = kd::makeReport(builds, chosen, program);
    report.answers = compiledAnswers(report, program, connection, gaps);
    return finishReport(report, builds, program, options, connection, gaps);
}

ExitStatus doReport(const ReportOptions& options)
{
    if (!options.compare.empty())
        return compareReportFiles(options.compare, options.file, options.format.json());
    if (options.file.empty())
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("Name the report's file: -o OUT.html, OUT.pdf, OUT.json, OUT.csv, OUT.md, OUT.svg or OUT.png."));
    requireReportEnding(options.file);
    if (!options.chart.empty() && endingOf(options.file) != ".svg" && endingOf(options.file) != ".png")
        throw Failure(ExitStatus::BadArguments, Text::tr("--chart is for pictures: -o OUT.svg or OUT.png."));
    requireWritable(options.file);
    return isAsItStands(options) ? convertReport(options) : makeReport(options);
}

}  // namespace

void addReportCommand(CLI::App& app, Action& chosen)
{
    CLI::App& command =
        *app.add_subcommand("report", Text::tr("Write the occupancy report of a kernel over all architectures").toStdString());
    const auto options = std::make_shared<ReportOptions>();
    addProgramFile(command, options->program);
    OptionGroup group(command);
    group.add("-o,--output", options->file, "OUT", Text::tr("OUT.html, .pdf, .json, .csv or .md; .svg or .png: its charts"));
    group
        .add("--chart", options->chart, "NAME", Text::tr("threads, registers, shared or time: that chart alone in an .svg or .png"))
        ->check(oneOf({"threads", "registers", "shared", "time"}));
    group.addPair("--compare", options->compare, "BEFORE AFTER",
                  Text::tr("what changed between two reports, as Markdown; status 1 where something got worse"));
    group.addFlag("--time", options->time, Text::tr("with timing (as do the options under Timing)"));
    addFormat(command, options->format);
    addLaunch(command, options->launch);
    addTiming(command, options->timing);
    addCompileSettings(command, options->program);
    addTarget(command, options->target);
    command.footer(
        Text::tr(
            "The kernel is compiled for every architecture that NVRTC supports; --arch chooses the one on the first page,\n"
            "whose compiler, NVRTC or nvcc, judges all others as well.\n"
            "What would raise its occupancy there, launch bounds, --maxrregcount and smaller unrolls, is compiled too: the\n"
            "report says what came of each.\n"
            "Where there is a device and a launch (from a session, or --grid and --block) it is run and verified.\n"
            "Kernel and block that are not given are taken from the launch in the source's host code, where it has one; with\n"
            "--device or --time that launch is run, too.\n"
            "Of compiled code the report has the architectures that the file has code for.\n"
            "FILE may be a report: alone it is written as another format, with options its program is compiled and run anew.\n"
            "\n"
            "--compare calls worse: less occupancy or more spilled bytes on an architecture, a program that no longer compiles, a\n"
            "result that is no longer verified, a time whose 95 % interval lies above that of before; up to 1 % is the same.\n"
            "\n"
            "  kerneldesk report --example sgemm -o sgemm.html\n"
            "  kerneldesk report --compare before.html after.html")
            .toStdString());
    options->command = &command;
    command.callback([options, &chosen] { chosen = [options] { return doReport(*options); }; });
}

}  // namespace kd::cli
