// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/comparisontext.h"
#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/diagnostics.h"
#include "app/kerneldesk/gitrevision.h"
#include "app/kerneldesk/launch.h"
#include "app/kerneldesk/missinglaunch.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/optionname.h"
#include "app/kerneldesk/runtext.h"
#include "app/kerneldesk/secondsize.h"
#include "app/kerneldesk/sharedlaunch.h"
#include "core/session/limits.h"
#include "ui/program/jsondocuments.h"

#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kd::cli {
namespace {

constexpr int kMaxSeed = 1'000'000'000;

/// What is said of one of the two alone.
struct SideOptions {
    std::string kernel, block, grid;
    std::vector<std::string> defines, options;

    bool any() const
    {
        return !kernel.empty() || !block.empty() || !grid.empty() || !defines.empty() || !options.empty();
    }
};

struct CompareOptions {
    FormatOption format;
    TargetOptions target;
    ProgramOptions program;  ///< of A; all but the file counts for B as well
    std::string second;
    std::string against;
    SideOptions first, other;
    LaunchOptions launch;
    std::vector<std::string> verifyAt;  ///< NAME=VALUE, of both
    std::optional<int> warmup, samples;
    std::optional<double> maxSeconds;
    bool cold = false;
    int seed = 1;
};

/// A program with what its own options say, and its launch as far as it is told.
struct ComparedProgram {
    Program program;
    ProgramOptions options;
    ComparedSide side;
};

ComparedProgram load(const CompareOptions& options, const std::string& file, const SideOptions& own)
{
    ComparedProgram loaded{.program = {}, .options = options.program, .side = {.name = file, .revision = {}, .compiler = {}}};
    loaded.options.file = file;
    CompileSettings& compile = loaded.options.compile;
    compile.defines.insert(compile.defines.end(), own.defines.begin(), own.defines.end());
    compile.options.insert(compile.options.end(), own.options.begin(), own.options.end());
    LaunchOptions launch = options.launch;
    const auto replace = [](std::string& value, const std::string& given) { value = given.empty() ? value : given; };
    replace(launch.kernel, own.kernel);
    replace(launch.block, own.block);
    replace(launch.grid, own.grid);
    loaded.program = loadProgram(loaded.options, launch);
    return loaded;
}

/// Puts the source as it was in a revision in the place of that which is there now.
void goBack(ComparedProgram& loaded, const std::string& revision)
{
    if (loaded.program.device)
        throw Failure(ExitStatus::BadArguments, Text::tr("%2 reads a source of another revision; %1 holds compiled code.")
                                                    .arg(toQt(loaded.side.name), optionName("--against")));
    RevisionText old = textAtRevision(loaded.program.path, revision);
    loaded.program.source = std::move(old.text);
    loaded.program.headers = std::move(old.headers);
    loaded.side.revision = std::move(old.commit);
    printError(Text::tr("note: %1 and the headers of its checkout are taken from %2; headers that it does not have are as they "
                        "are now.")
                   .arg(toQt(loaded.program.path.filename().string()), toQt(revision)) + QLatin1Char('\n'));
}

void requireTwo(const CompareOptions& options)
{
    if (!options.second.empty() && !options.against.empty())
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("%1 compares A with itself at a revision; it does not go with %2.")
                          .arg(optionName("--against"), optionName("B")));
    if (options.second.empty() && options.against.empty() && !options.first.any() && !options.other.any())
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("Name what A is compared with: %1, or options of one of them, as %2.")
                          .arg(optionName("B") + QStringLiteral(", ") + optionSetting("--against", QStringLiteral("REV")),
                               optionSetting("--define-b", QStringLiteral("X=Y"))));
}

/// A build and the launch of one side, ready to be sent.
struct PreparedSide {
    const Program* program;
    CompileOutcome build;
    RunRequest run;
    std::vector<PlanBlob> blobs;
};

PreparedSide prepare(ComparedProgram& compared, CompileOutcome build, const DeviceInfo& device)
{
    const Program& program = compared.program;
    const LaunchSetup& setup = program.session.launch;
    requireWholeLaunch(build, program, QStringLiteral("compare"));
    LaunchPlan plan = planLaunch(build, program, setup);
    requireDevice(build, plan, device.id.name);
    std::vector<PlanBlob> blobs = readPlanFiles(plan, program);
    compared.side.compiler = build.compilerName();
    return {.program = &program,
            .build = std::move(build),
            .run = {.device = device.id.name, .programName = program.path.string(), .plan = std::move(plan)},
            .blobs = std::move(blobs)};
}

ComparisonRequest requestOf(const CompareOptions& options, const TimingSettings& session, RunRequest first, RunRequest second)
{
    ComparisonRequest request{.first = std::move(first), .second = std::move(second)};
    request.warmup = options.warmup.value_or(session.warmup);
    request.samples = options.samples.value_or(request.samples);
    request.maxDuration = Seconds(options.maxSeconds.value_or(session.maxSeconds));
    request.cold = options.cold || session.cold;
    request.seed = static_cast<std::uint64_t>(options.seed);
    return request;
}

void printComparison(const ComparisonOutcome& outcome, const ComparedSide& first, const ComparedSide& second,
                     const FormatOption& format)
{
    if (!outcome.ok())
        complain(failureText(outcome.failed()));
    if (format.json())
        printDocument(comparisonDocument(outcome, first, second));
    else
        print(comparisonText(outcome, first, second, Style::ofOutput()));
}

/// What to answer where one of both is wrong at the second size; nothing where both are right there, or none is asked for.
std::optional<ComparisonOutcome> wrongElsewhere(const std::vector<std::string>& verifyAt, const PreparedSide& a,
                                                const PreparedSide& b, const std::string& device, Connection& connection)
{
    std::optional<RunOutcome> outcome = outcomeAtSecondSize(verifyAt, *a.program, a.build, connection, device);
    if (!outcome)
        return std::nullopt;
    ComparisonOutcome wrong;
    wrong.first = std::move(*outcome);
    if (wrong.first.ok())
        wrong.second = *outcomeAtSecondSize(verifyAt, *b.program, b.build, connection, device);
    if (wrong.ok())
        return std::nullopt;
    wrong.verdict.reasons.push_back({ComparisonReason::Kind::WrongBefore, wrong.failed().message});
    return wrong;
}

ExitStatus comparePrograms(const CompareOptions& options)
{
    requireTwo(options);
    const std::string& other = options.second.empty() ? options.program.file : options.second;
    ComparedProgram first = load(options, options.program.file, options.first);
    ComparedProgram second = load(options, other, options.other);
    if (!options.against.empty())
        goBack(first, options.against);
    const LaunchOrigin firstOrigin = fillLaunchFromSource(first.program, options.launch);
    const LaunchOrigin secondOrigin = fillLaunchFromSource(second.program, options.launch);
    shareLaunch(first.program.session.launch, second.program.session.launch);
    shareLaunch(second.program.session.launch, first.program.session.launch);

    Connection connection(merged(first.program.session, options.target));
    const DeviceInfo& device = connection.requiredDevice();
    std::vector<CompileOutcome> builds;
    for (const ComparedProgram* const each : {&first, &second}) {
        builds.push_back(compileForDevice(connection, each->program, each->options));
        if (!builds.back().ok())
            return reportNotCompiled(builds.back(), each->program, options.format, notCompiledComparisonDocument);
    }
    LaunchSetup &firstLaunch = first.program.session.launch, &secondLaunch = second.program.session.launch;
    shareKernel(firstLaunch, builds[0], secondLaunch.kernel);
    shareKernel(secondLaunch, builds[1], firstLaunch.kernel);
    fillVariablesFromSource(first.program, builds[0], firstOrigin);
    fillVariablesFromSource(second.program, builds[1], secondOrigin);
    shareArguments(firstLaunch, builds[0], secondLaunch, builds[1]);
    PreparedSide a = prepare(first, std::move(builds[0]), device);
    PreparedSide b = prepare(second, std::move(builds[1]), device);
    std::move(b.blobs.begin(), b.blobs.end(), std::back_inserter(a.blobs));
    const ComparisonRequest request = requestOf(options, first.program.session.timing, std::move(a.run), std::move(b.run));
    if (const auto wrong = wrongElsewhere(options.verifyAt, a, b, device.id.name, connection)) {
        printComparison(*wrong, first.side, second.side, options.format);
        return statusOf(*wrong);
    }
    ComparisonOutcome outcome = connection.compare(request, a.build, b.build, a.blobs);
    if (!options.verifyAt.empty())
        outcome.receipt["verifiedAt"] = options.verifyAt;
    printComparison(outcome, first.side, second.side, options.format);
    return statusOf(outcome);
}

void addSide(CLI::App& command, const std::string& letter, const QString& title, SideOptions& side)
{
    OptionGroup group(command, title);
    group.addEach("--define-" + letter, side.defines, "NAME[=VALUE]", Text::tr("define a macro"));
    group.addEach("--option-" + letter, side.options, "OPTION", Text::tr("compiler option"));
    group.add("--kernel-" + letter, side.kernel, "NAME", Text::tr("the kernel"));
    group.add("--grid-" + letter, side.grid, "X[,Y[,Z]]", Text::tr("blocks"));
    group.add("--block-" + letter, side.block, "X[,Y[,Z]]", Text::tr("threads of a block"));
}

void addSampling(CLI::App& command, CompareOptions& options)
{
    OptionGroup group(command, Text::tr("Timing"));
    group.add("--warmup", options.warmup, "N", Text::tr("launches of each before the first sample; default: 10"))
        ->check(wholeNumber(0, kMaxSamples));
    group.add("--samples", options.samples, "N", Text::tr("timed launches of each, at most; default: 1024"))
        ->check(wholeNumber(1, kMaxSamples));
    group.add("--max-seconds", options.maxSeconds, "S", Text::tr("stop after so long with fewer samples; default: 15"))
        ->check(positive(kMaxDeadlineSeconds));
    group.addFlag("--cold", options.cold, Text::tr("flush the L2 cache before every sample"));
    group.add("--seed", options.seed, "N", Text::tr("the order of the launches is drawn from it; default: 1"))
        ->check(wholeNumber(0, kMaxSeed));
    addVerifyAt(group, options.verifyAt);
}

QString compareHelp()
{
    return Text::tr("A and B are launched in turns, A B B A or B A A B, in one process that has loaded both, and are verified\n"
                    "before and after. The verdict is on the ratio of the kernels' own times: FASTER, SLOWER, SAME (within 1 %),\n"
                    "or CANNOT TELL with its reasons. On the emulated GPU the counts of both are compared, exactly.\n"
                    "What one of them does not say of its launch is as the other says it, arguments by their names.\n"
                    "\n"
                    "Exit status: 0 B is the same or faster; 1 B is slower, or a kernel failed; 4 cannot tell.");
}

}  // namespace

void addCompareCommand(CLI::App& app, Action& chosen)
{
    CLI::App& command = *app.add_subcommand("compare", Text::tr("Say which of two builds is faster").toStdString());
    const auto options = std::make_shared<CompareOptions>();
    OptionGroup group(command);
    group.add("A", options->program.file, "", Text::tr("a CUDA source, a session, a report or compiled code"))->required();
    group.add("B", options->second, "", Text::tr("what is judged against A; default: A, with options of its own"));
    group.add("--against", options->against, "REV",
              Text::tr("judge the file A against itself, with its headers, at a revision of its git checkout"));
    addFormat(command, options->format);
    addSampling(command, *options);
    addLaunch(command, options->launch);
    addCompileSettings(command, options->program);
    addSide(command, "a", Text::tr("A alone"), options->first);
    addSide(command, "b", Text::tr("B alone"), options->other);
    addTarget(command, options->target);
    const QString examples = QStringLiteral("  kerneldesk compare before.cu after.cu --grid \"ceil_div(n,256)\" --block 256 \\\n"
                                            "      --arg n=1000 --arg \"x=ramp[n]\"\n"
                                            "  kerneldesk compare scale.cu --against HEAD");
    const QStringList parts{compareHelp(), launchValuesHelp(), examples};
    command.footer(parts.join(QStringLiteral("\n\n")).toStdString());
    command.callback([options, &chosen] { chosen = [options] { return comparePrograms(*options); }; });
}

}  // namespace kd::cli
