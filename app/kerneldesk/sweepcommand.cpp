// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/diagnostics.h"
#include "app/kerneldesk/inputfiles.h"
#include "app/kerneldesk/launch.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/optionname.h"
#include "app/kerneldesk/outputfiles.h"
#include "app/kerneldesk/remedytext.h"
#include "app/kerneldesk/sweepline.h"
#include "app/kerneldesk/sweeptext.h"
#include "app/kerneldesk/verdicttext.h"
#include "core/base/error.h"
#include "core/base/identifier.h"
#include "core/base/jsonfields.h"
#include "core/base/posix/file.h"
#include "core/compile/source/kernelnames.h"
#include "core/device/peakrates.h"
#include "core/session/guess/filledlaunch.h"
#include "core/session/launch/moduleimage.h"
#include "core/sweep/table.h"
#include "core/sweep/tuningproblem.h"
#include "core/sweep/verdict.h"
#include "ui/common/format.h"
#include "ui/program/slurm.h"
#include "ui/program/sweeprunner.h"
#include "ui/program/sweepworkers.h"
#include "ui/program/usererror.h"

#include <QProcessEnvironment>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

namespace kd::cli {
namespace {

struct SweepOptions {
    FormatOption format;
    TargetOptions target;
    ProgramOptions program;
    LaunchOptions launch;
    TimingOptions timing;
    std::vector<std::string> axes, constraints, workers;
    std::string strategy = "grid", figure, sort = "figure";
    std::optional<std::uint64_t> budget, seed, patience;
    std::optional<std::uint32_t> population;
    std::string journal, problem, read;
    std::string csv, cache, results, nvbench;
    std::optional<double> untilRoof;  ///< percent
    bool resumes = false, leavesVerdict = false;
};

/// What came of a sweep beside its results.
struct SweepOutcome {
    std::optional<SweepEnding> ending;  ///< nothing where it was interrupted, or was only read
    std::optional<SweepVerdict> verdict;
};

/// Does what core refuses with an error as a command does that was told something wrong.
template <typename Work> auto orBadArguments(const Work& work)
{
    try {
        return work();
    } catch (const Error& error) {
        throw Failure(ExitStatus::BadArguments, errorText(error, remedyText(error.info().remedy)));
    }
}

/// Reads a file, whose name is in what is wrong with it.
template <typename Read> auto readNamed(const std::string& file, std::uint64_t maxBytes, const Read& read)
{
    return orBadArguments([&] {
        const std::string text = posix::readTextFile(file, {maxBytes});
        try {
            return read(text);
        } catch (const Error& error) {
            throw RuntimeError({.text = error.sentence(), .subject = file});
        }
    });
}

SweepTable readTable(const std::string& file)
{
    return readNamed(file, std::max(kMaxJournalBytes, kMaxCacheBytes), [](const std::string& text) {
        return text.starts_with('{') ? readTunerCache(text) : tableOf(readSweepRecords(text));
    });
}

/// One that cannot be written keeps none of the others from being so.
void writeFiles(const SweepTable& table, const SweepOptions& options)
{
    std::optional<Failure> failed;
    for (const auto& [file, format] :
         {std::pair(&options.csv, &csvText), std::pair(&options.cache, &tunerCacheText),
          std::pair(&options.results, &tuningResultsText), std::pair(&options.nvbench, &nvbenchText)}) {
        if (file->empty())
            continue;
        try {
            writeResult(*file, format(table));
        } catch (const Failure& failure) {
            if (failed)
                complain(failed->sentence());
            failed = failure;
        }
    }
    if (failed)
        throw *failed;
}

void requireWritableFiles(const SweepOptions& options, InputFiles& inputs)
{
    for (const auto& [option, file] : {std::pair("--csv", &options.csv), std::pair("--cache", &options.cache),
                                       std::pair("--t4", &options.results), std::pair("--nvbench", &options.nvbench)}) {
        if (file->empty())
            continue;
        inputs.claim(QString::fromLatin1(option), *file);
        requireWritable(*file);
    }
}

QString endingText(SweepEnding ending, const SweepOptions& options)
{
    switch (ending) {
    case SweepEnding::Patience:
        return Text::tr("It ended early, since the last %1 points were no better.").arg(options.patience.value_or(0)) +
            QLatin1Char('\n');
    case SweepEnding::Roof:
        return Text::tr("It ended early, since a point reached %1 % of the roof.").arg(options.untilRoof.value_or(0)) +
            QLatin1Char('\n');
    case SweepEnding::Points: break;
    }
    return {};
}

Json outcomeDocument(const SweepTable& table, const SweepOutcome& outcome)
{
    Json document = sweepDocument(table);
    document["endedBy"] = !outcome.ending           ? Json()
        : *outcome.ending == SweepEnding::Roof     ? "roof"
        : *outcome.ending == SweepEnding::Patience ? "patience"
                                                   : "points";
    document["verdict"] = outcome.verdict ? verdictDocument(*outcome.verdict) : Json();
    return document;
}

ExitStatus present(const SweepTable& table, const SweepOptions& options, const SweepOutcome& outcome = {})
{
    const Style style = Style::ofOutput();
    if (options.format.json())
        printDocument(outcomeDocument(table, outcome));
    else
        print(sweepText(table, options.sort, style) + (outcome.ending ? endingText(*outcome.ending, options) : QString()) +
              (outcome.verdict ? verdictText(*outcome.verdict, style) : QString()));
    writeFiles(table, options);
    if (table.best() == nullptr)
        return ExitStatus::KernelFailed;
    return outcome.verdict ? statusOf(*outcome.verdict) : ExitStatus::Done;
}

/// What the T1 file says goes under what the command line and the session say.
void addProblem(const TuningProblem& problem, Program& program)
{
    LaunchSetup& launch = program.session.launch;
    const auto fill = [](std::string& target, const std::string& value) {
        if (target.empty())
            target = value;
    };
    fill(launch.kernel, problem.launch.kernel);
    fill(launch.grid, problem.launch.grid);
    fill(launch.block, problem.launch.block);
    if (isNoShared(launch.sharedBytes))
        launch.sharedBytes = problem.launch.sharedBytes;
    for (const ArgumentSetting& argument : problem.launch.arguments) {
        if (std::ranges::find(launch.arguments, argument.name, &ArgumentSetting::name) == launch.arguments.end())
            launch.arguments.push_back(argument);
    }
    std::vector<std::string>& options = program.session.compile.options;
    options.insert(options.begin(), problem.compile.options.begin(), problem.compile.options.end());
}

/// Names that are no macros: what the launch gives, and the kernel's parameters where it compiled.
AxisNames axisNames(const LaunchSetup& launch, const CompileOutcome* build)
{
    AxisNames names;
    for (const ArgumentSetting& argument : launch.arguments)
        names.arguments.insert(argument.name);
    for (const auto& [name, value] : launch.defineValues)
        names.defineValues.insert(name);
    const KernelInfo* const kernel = build != nullptr ? findKernel(*build, launch.kernel) : nullptr;
    for (const Parameter& parameter : kernel != nullptr ? kernel->parameters : std::vector<Parameter>())
        names.arguments.insert(parameter.name);
    return names;
}

SweepSpace spaceOf(const SweepOptions& options, const TuningProblem& problem, const AxisNames& names)
{
    return orBadArguments([&] {
        std::vector<SweepAxis> axes = problem.axes;
        std::vector<std::string> constraints = problem.constraints;
        for (const std::string& axis : options.axes)
            axes.push_back(parseAxis(axis, names));
        constraints.insert(constraints.end(), options.constraints.begin(), options.constraints.end());
        return SweepSpace(std::move(axes), std::move(constraints));
    });
}

SweepPlan planOf(const SweepOptions& options, const TuningProblem& problem)
{
    SweepPlan plan{.seed = options.seed.value_or(1), .budget = options.budget.value_or(problem.budget),
                   .patience = options.patience.value_or(0)};
    for (const auto& [strategy, word] : kStrategyWords) {
        if (word == options.strategy)
            plan.strategy = strategy;
    }
    plan.population = options.population.value_or(plan.population);
    return plan;
}

SweepFigure figureOf(const SweepOptions& options, const DeviceInfo& device)
{
    const bool isEmulated = isEmulatedDevice(device.id.name);
    if (options.figure.empty())
        return isEmulated ? SweepFigure::Instructions : SweepFigure::Duration;
    if ((options.figure == "time") == isEmulated)
        throw Failure(ExitStatus::BadArguments,
                      isEmulated ? Text::tr("The emulated GPU has no times: %1 instructions or bytes are what it counts.")
                                       .arg(optionName("--figure"))
                                 : Text::tr("%1 is timed and counts nothing: leave %2 out, or add %3.")
                                       .arg(toQt(device.name), optionName("--figure"),
                                            optionSetting("--device", QStringLiteral("emulated"))));
    return options.figure == "bytes" ? SweepFigure::Traffic
        : options.figure == "instructions" ? SweepFigure::Instructions
                                           : SweepFigure::Duration;
}

/// What the device reaches at most by its own clocks and widths, and the share of it that is enough.
SweepRoof roofOf(const SweepOptions& options, const DeviceInfo& device, const TimingSettings& timing)
{
    SweepRoof roof{.bandwidth = static_cast<double>(calculatedBandwidth(device).value_or(0)),
                   .flopRate = static_cast<double>(calculatedSingle(device).value_or(0)),
                   .share = options.untilRoof.value_or(0) / 100};
    if (!options.untilRoof)
        return roof;
    if (isEmulatedDevice(device.id.name))
        throw Failure(ExitStatus::BadArguments, Text::tr("The emulated GPU has no roof: leave --until-roof out."));
    if (timing.bytes.empty() && timing.flops.empty())
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("--until-roof needs --bytes or --flops, which say what one launch moves or computes."));
    if ((timing.bytes.empty() || roof.bandwidth <= 0) && (timing.flops.empty() || roof.flopRate <= 0))
        throw Failure(ExitStatus::Lacking, Text::tr("%1 does not tell the clocks and widths that its roof is made of.")
                                               .arg(toQt(device.name)));
    return roof;
}

/// Tells whether the program's own text, or a header that it reaches, has the word.
bool isInSource(const CompileRequest& request, const std::string& word)
{
    const auto hasIt = [&](std::string_view text) { return findWord(text, word) != std::string_view::npos; };
    return hasIt(request.source) || std::ranges::any_of(request.headers, hasIt, &UserHeader::text);
}

/// Says once what the figures are worth.
void tellWhatIsKnown(const SweepJob& job, const CompileOutcome& today)
{
    if (!today.ok())
        complain(Text::tr("The program as it stands does not compile, so that nothing is compared with it."));
    if (job.program.session.launch.references.empty())
        printError(Text::tr("note: Without %1 nobody sees whether a point computes the right thing.")
                       .arg(optionName("--reference")) + QLatin1Char('\n'));
    for (const SweepAxis& axis : job.space.axes()) {
        if (axis.kind == SweepAxis::Kind::Macro && !isInSource(job.request, axis.name))
            printError(Text::tr("note: Neither %1 nor a header of its own uses the macro %2, whose values make the same code: is "
                                "it misspelt?\n")
                           .arg(toQt(job.request.programName), toQt(axis.name)));
    }
}

SweepJob jobOf(const SweepOptions& options, const TuningProblem& problem, Program program, LaunchOrigin origin,
               Connection& connection)
{
    const DeviceInfo& device = connection.requiredDevice();
    const std::string architecture = connection.architectures(program.session.compile).front();
    SweepSpace space = spaceOf(options, problem, axisNames(program.session.launch, nullptr));
    const SweepFigure figure = figureOf(options, device);
    CompileRequest request = program.request(architecture);
    addDeviceOptions(request, device.id.name);
    const CompileOutcome today = connection.compile({request}, 0, Connection::OnLost::Keep).front();
    if (today.ok()) {
        fillVariablesFromSource(program, today, origin);
        space = spaceOf(options, problem, axisNames(program.session.launch, &today));
    }
    const LaunchSetup& launch = program.session.launch;
    const bool isWhole = today.ok() && !launch.grid.empty() && !launch.block.empty();
    SweepJob job{.space = std::move(space), .plan = planOf(options, problem), .device = device.id.name,
                 .deviceName = device.name, .deviceUuid = device.uuid, .architecture = architecture,
                 .request = std::move(request), .compiler = today.ok() ? compilerOf(today) : BuildCompiler(),
                 .timing = merged(program.session.timing, options.timing), .figure = figure, .measuresToday = isWhole};
    job.program = std::move(program);
    job.roof = roofOf(options, device, job.timing);
    tellWhatIsKnown(job, today);
    return job;
}

std::shared_ptr<SweepJournal> journalOf(const SweepOptions& options, const SweepHeader& header)
{
    if (options.journal.empty())
        return nullptr;
    const SweepJournal::Start start = options.resumes ? SweepJournal::Start::Resume : SweepJournal::Start::New;
    return orBadArguments([&] { return std::make_shared<SweepJournal>(options.journal, header, start); });
}

std::vector<NamedWorker> workersOf(const SweepOptions& options, const TargetOptions& target)
{
    if (options.workers.empty())
        return {};
    const SlurmAllocation allocation = slurmAllocation(QProcessEnvironment::systemEnvironment());
    return namedWorkers(options.workers, chosenTarget(target), target.device, allocation);
}

/// Presents what is there after a failure. Throws on where that is nothing.
ExitStatus presentPart(const SweepTable& table, const SweepOptions& options, const Failure& failure)
{
    if (failure.status() == ExitStatus::BadArguments || table.results.empty())
        throw failure;
    complain(failure.sentence());
    const QString kept = Text::tr("The sweep ended early; its results are in %1: the same words with --resume go on.");
    complain(options.journal.empty() ? Text::tr("The sweep ended early; these are its results. With --journal FILE it can go on.")
                                     : kept.arg(toQt(options.journal)));
    present(table, options);
    return failure.status();
}

/// A sweep whose points are measured.
struct MeasuredSweep {
    const SweepJob& job;
    std::shared_ptr<SweepJournal> journal;
    SweepEnding ending = SweepEnding::Points;
};

/// The results with the verdict on them; without one where it failed.
ExitStatus presentJudged(SweepTable& table, const SweepOptions& options, const MeasuredSweep& sweep, Connection& connection)
{
    SweepOutcome outcome{.ending = sweep.ending, .verdict = {}};
    std::optional<ExitStatus> failed;
    const auto fail = [&](ExitStatus status, const QString& sentence) {
        complain(Text::tr("There is no verdict. %1").arg(sentence));
        failed = status;
    };
    try {
        SweepLine line(sweep.job.figure);
        if (!options.leavesVerdict)
            outcome.verdict = connection.judge(sweep.job, table, sweep.journal, [&](const SweepTurns& turns) { line.show(turns); });
    } catch (const Failure& failure) {
        fail(failure.status(), failure.sentence());
    }
    if (outcome.verdict)
        table.election = electionOf(*outcome.verdict);
    const ExitStatus status = present(table, options, outcome);
    return failed.value_or(status);
}

ExitStatus sweepProgram(const SweepOptions& options)
{
    const TuningProblem problem = options.problem.empty()
        ? TuningProblem()
        : readNamed(options.problem, kMaxProblemBytes, [](const std::string& text) { return readTuningProblem(text); });
    const QString axis = optionSetting("--axis", QStringLiteral("block=64,128,256"));
    if (options.axes.empty() && problem.axes.empty())
        throw Failure(ExitStatus::BadArguments,
                      hasOption("--t1") ? Text::tr("A sweep needs an axis: %1, or %2.").arg(axis, QStringLiteral("--t1 FILE"))
                                        : Text::tr("A sweep needs an axis: %1.").arg(axis));
    Program program = loadProgram(options.program, options.launch);
    if (program.device)
        throw Failure(ExitStatus::BadArguments, Text::tr("A sweep compiles its points, and %1 holds compiled code.")
                                                    .arg(toQt(program.path.string())));
    addProblem(problem, program);
    const LaunchOrigin origin = fillLaunchFromSource(program, options.launch);
    InputFiles inputs(program);
    if (!options.problem.empty())
        inputs.add(options.problem, Text::tr("the T1 file"));
    if (!options.journal.empty())
        inputs.claim(QStringLiteral("--journal"), options.journal);
    requireWritableFiles(options, inputs);

    const TargetOptions target = merged(program.session, options.target);
    std::vector<NamedWorker> workers = workersOf(options, target);
    const bool isShared = workers.size() > 1;
    Connection connection(target, std::move(workers));
    SweepJob job = jobOf(options, problem, std::move(program), origin, connection);
    if (isShared)
        job.deviceUuid.clear();  // any GPU of that kind goes on with the journal
    SweepTable table{.header = journalHeader(job), .space = job.space, .results = {}, .election = {}};
    requireSort(table, options.sort);
    const std::shared_ptr<SweepJournal> journal = journalOf(options, journalHeader(job));
    if (journal)
        table.comparisons = journal->comparisons();
    SweptResults swept;
    try {
        SweepLine line(job.figure);
        orBadArguments([&] {
            connection.sweep(job, journal, [&](const SweepResult&, const SweepProgress& progress) { line.show(progress); }, swept);
        });
        table.results = std::move(swept.results);
    } catch (const Failure& failure) {
        table.results = std::move(swept.results);
        return presentPart(table, options, failure);
    }
    return presentJudged(table, options, {.job = job, .journal = journal, .ending = swept.ending}, connection);
}

ExitStatus doSweep(const SweepOptions& options)
{
    if (options.resumes && options.journal.empty())
        throw Failure(ExitStatus::BadArguments, Text::tr("--resume goes on with a journal: name it with --journal FILE."));
    if (options.read.empty())
        return sweepProgram(options);
    InputFiles inputs{Program()};
    inputs.add(options.read, Text::tr("what --read shows"));
    requireWritableFiles(options, inputs);
    const SweepTable table = readTable(options.read);
    requireSort(table, options.sort);
    return present(table, options, {.ending = {}, .verdict = options.leavesVerdict ? std::nullopt : judgementOf(table).verdict});
}

/// "95%" as "95".
CLI::Validator withoutPercent()
{
    return CLI::Validator(
        [](std::string& text) {
            if (text.ends_with('%'))
                text.pop_back();
            return std::string();
        },
        {}, "percent");
}

void addSweep(CLI::App& command, SweepOptions& options)
{
    OptionGroup group(command, Text::tr("Sweep"));
    group.addEach("--axis", options.axes, "NAME=VALUES", Text::tr("what is varied: block=64,128 or 'TILE=8..32:8'"));
    group.addEach("--where", options.constraints, "EXPR", Text::tr("points that are left: 'TILE * block <= 1024'"));
    group.add("--strategy", options.strategy, "WORD", Text::tr("grid (all, the default), random or evolution"))
        ->check(oneOf({"grid", "random", "evolution"}));
    group.add("--budget", options.budget, "N", Text::tr("points at most; default: all"));
    group.add("--patience", options.patience, "N", Text::tr("end after N points without a better one; default: never"));
    group.add("--until-roof", options.untilRoof, "PERCENT",
              Text::tr("end with a point of so much of the memory or FP32 rate; needs --bytes or --flops"))
        ->check(positive(100))->transform(withoutPercent());
    group.addFlag("--no-verdict", options.leavesVerdict,
                  Text::tr("do not launch the best points in turns with the program as it stands"));
    group.add("--seed", options.seed, "N", Text::tr("of random and evolution; default: 1"));
    group.add("--population", options.population, "N", Text::tr("points of a generation of evolution; default: 20"));
    group.add("--figure", options.figure, "WORD", Text::tr("what is compared: time; emulated: instructions or bytes"))
        ->check(oneOf({"time", "instructions", "bytes"}));
    group.add("--journal", options.journal, "FILE", Text::tr("keeps each result as soon as it is there"));
    group.addFlag("--resume", options.resumes, Text::tr("go on with what the journal holds"));
    group.addEach("--workers", options.workers, "WORKER,…",
                  Text::tr("who measures: cuda:0,cuda:1, targets, slurm, or a command; default: one device"));
    group.add("--t1", options.problem, "FILE", Text::tr("axes, constraints and launch of a T1 file (Kernel Tuner, KTT)"));
    group.add("--read", options.read, "FILE", Text::tr("show a journal or Kernel Tuner's cache, and run nothing"));
    group.add("--sort", options.sort, "NAME", Text::tr("figure, point, registers, occupancy… or an axis; default: figure"));
    group.add("--csv", options.csv, "OUT", Text::tr("write the results as CSV"));
    group.add("--cache", options.cache, "OUT", Text::tr("write them as Kernel Tuner's cache"));
    group.add("--t4", options.results, "OUT", Text::tr("write them as T4"));
    group.add("--nvbench", options.nvbench, "OUT", Text::tr("write them as NVBench's JSON"));
}

}  // namespace

void addSweepCommand(CLI::App& app, Action& chosen)
{
    CLI::App& command = *app.add_subcommand("sweep", Text::tr("Measure a kernel at many points and find the best").toStdString());
    const auto options = std::make_shared<SweepOptions>();
    addProgramFile(command, options->program);
    addSource(command, options->program);
    addFormat(command, options->format);
    addSweep(command, *options);
    addTiming(command, options->timing);
    addLaunch(command, options->launch);
    addCompileSettings(command, options->program);
    addTarget(command, options->target);
    command.footer(
        Text::tr("NAME is block, grid, cluster, shared, carveout, maxrregcount, bounds (of __launch_bounds__), template (the\n"
                 "kernel's template arguments), option (of the compiler), arch, an argument of the kernel, a name of\n"
                 "--define-value, or else a macro, which D.NAME always is. VALUES are separated by commas: expressions, texts,\n"
                 "lists in brackets such as (16,16) or 16x16, and ranges: 8..32:8 in steps of 8, 1..64:*2 doubled, 64:1024:64.\n"
                 "--where may use the names of the axes, and block.x, block.y, block.z. --axis and --where may come several\n"
                 "times.\n"
                 "\n"
                 "Points compile beside each other and are measured one at a time; those of equal code and launch are measured\n"
                 "once. A point that does not compile, faults, hangs or is wrong is a result. A GPU is timed; the emulated one\n"
                 "counts instructions, or the bytes between SMs and memory. At the end the best points, whose intervals\n"
                 "overlap, are launched in turns, and the best of them in turns with the program as it stands: FASTER, SLOWER,\n"
                 "SAME (within 1 %), or CANNOT TELL with its reasons.\n"
                 "--workers shares the points out: GPUs of this target (cuda:0,cuda:1), emulated as often as it is named,\n"
                 "targets of your settings (gpu1,gpu2/cuda:3), slurm (a step for each GPU, else task, of the job in which this\n"
                 "runs) or slurm:N, and 'ssh -T host kerneldesk-worker', one command each time. A point of a worker that ends is\n"
                 "given to another. All measure one point alike, before, between and behind the others: what a worker measured\n"
                 "since its last good check is measured again by another, or not ranked. Nor are times of unlike GPUs.\n"
                 "A journal outlives a crash, Ctrl+C and a full disk; --resume with the same words goes on.\n"
                 "\n"
                 "Exit status: 0 the best point is the same or faster; 1 it is slower, or no point has a figure; 4 cannot tell.\n"
                 "\n"
                 "  kerneldesk sweep sgemm.cu --axis 'TILE=8..32:8' --axis block=64,128 --where 'TILE * block <= 4096' \\\n"
                 "      --journal sgemm.sweep --csv sgemm.csv\n"
                 "  kerneldesk sweep --read sgemm.sweep --sort registers")
            .toStdString());
    command.callback([options, &chosen] { chosen = [options] { return doSweep(*options); }; });
}

}  // namespace kd::cli
