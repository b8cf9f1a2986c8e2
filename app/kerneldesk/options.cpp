// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/options.h"

#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/schedules.h"
#include "core/base/error.h"
#include "core/compile/options/allowedoption.h"
#include "core/measure/timingoutcome.h"
#include "core/session/limits.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace kd::cli {
namespace {

std::optional<double> finite(const std::string& text)
{
    double value = 0;
    return CLI::detail::lexical_cast(text, value) && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

QString compiling()
{
    return Text::tr("Compiling");
}

QString launching()
{
    return Text::tr("Launch");
}

}  // namespace

CLI::Validator given()
{
    const auto check = [](const std::string& text) {
        return text.empty() ? Text::tr("its value is empty.").toStdString() : std::string();
    };
    return {check, "", "given"};
}

CLI::Validator decimal()
{
    // Else CLI11 reads a leading zero as octal.
    const auto strip = [](std::string& text) {
        if (!text.empty() && text.find_first_not_of("0123456789") == std::string::npos)
            text.erase(0, std::min(text.find_first_not_of('0'), text.size() - 1));
        return std::string();
    };
    return {strip, "", "decimal"};
}

CLI::Validator assignment()
{
    const auto check = [](const std::string& text) {
        const std::size_t equals = text.find('=');
        const bool isOne = equals != std::string::npos && equals > 0;
        return isOne ? std::string() : Text::tr("'%1' is not of the form NAME=VALUE.").arg(toQt(text)).toStdString();
    };
    return {check, "", "assignment"};
}

CLI::Validator oneOf(const std::vector<std::string>& words)
{
    const auto check = [words](const std::string& text) {
        QStringList all;
        for (const std::string& word : words)
            all << toQt(word);
        return words.end() != std::find(words.begin(), words.end(), text)
            ? std::string()
            : Text::tr("'%1' is none of: %2.").arg(toQt(text), all.join(QStringLiteral(", "))).toStdString();
    };
    return {check, "", "word"};
}

CLI::Validator wholeNumber(std::int64_t low, std::int64_t high)
{
    const auto check = [=](const std::string& text) {
        std::int64_t value = 0;
        const bool fits = CLI::detail::lexical_cast(text, value) && value >= low && value <= high;
        return fits ? std::string()
                    : Text::tr("'%1' is not a whole number from %2 to %3.").arg(toQt(text)).arg(low).arg(high).toStdString();
    };
    return {check, "", "whole number"};
}

CLI::Validator notNegative()
{
    const auto check = [](const std::string& text) {
        const std::optional<double> value = finite(text);
        return value && *value >= 0 ? std::string()
                                    : Text::tr("'%1' is not a number of 0 or more.").arg(toQt(text)).toStdString();
    };
    return {check, "", "number"};
}

CLI::Validator positive(int high)
{
    const auto check = [high](const std::string& text) {
        const std::optional<double> value = finite(text);
        return value && *value > 0 && *value <= high
            ? std::string()
            : Text::tr("'%1' is not a number above 0 and up to %2.").arg(toQt(text)).arg(high).toStdString();
    };
    return {check, "", "number"};
}

std::optional<double> shareOf(const std::string& text)
{
    const bool isPercent = text.ends_with('%');
    const std::optional<double> value = finite(isPercent ? text.substr(0, text.size() - 1) : text);
    const std::optional<double> share = value && isPercent ? *value / 100 : value;
    return share && isInterval(*share) ? share : std::nullopt;
}

namespace {

CLI::Validator intervalShare()
{
    const auto check = [](const std::string& text) {
        return shareOf(text) ? std::string()
                             : Text::tr("'%1' is neither 0 nor a share from 0.001% to 50%.").arg(toQt(text)).toStdString();
    };
    return {check, "", "interval"};
}

CLI::Validator deviceName()
{
    const auto check = [](const std::string& text) {
        if (isDeviceName(text))
            return std::string();
        return Text::tr("'%1' is no device; cuda:0, cuda:1… and emulated are.").arg(toQt(text)).toStdString();
    };
    return {check, "", "device"};
}

CLI::Validator macro()
{
    const auto check = [](const std::string& text) {
        try {
            allowedOption("--define-macro=" + text);
            return std::string();
        } catch (const Error&) {
            return Text::tr("'%1' is no macro; write NAME, NAME=VALUE or NAME(A,B)=VALUE.").arg(toQt(text)).toStdString();
        }
    };
    return {check, "", "macro"};
}

CLI::Validator folder()
{
    const auto check = [](const std::string& text) {
        std::error_code error;
        if (std::filesystem::is_directory(text, error))
            return std::string();
        const bool exists = std::filesystem::exists(text, error);
        return (exists ? Text::tr("'%1' is no folder.") : Text::tr("there is no folder '%1'.")).arg(toQt(text)).toStdString();
    };
    return {check, "", "folder"};
}

}  // namespace

bool isDeviceName(const std::string& text)
{
    static const QRegularExpression kForm(QStringLiteral("^(?:cuda:\\d{1,4}|emulated)$"));
    return kForm.match(toQt(text)).hasMatch();
}

void addFormat(CLI::App& command, FormatOption& format)
{
    OptionGroup(command)
        .add("--format", format.word, "text|json", Text::tr("text for people (the default), json for programs"))
        ->check(oneOf({"text", "json"}));
}

void addTarget(CLI::App& command, TargetOptions& target)
{
    OptionGroup group(command, Text::tr("Where"));
    group
        .add("--device", target.device, "NAME",
             Text::tr("cuda:0, cuda:1… or emulated; default: the first CUDA device, else emulated"))
        ->check(deviceName());
    addTargetAlone(command, target);
}

void addTargetAlone(CLI::App& command, TargetOptions& target)
{
    OptionGroup group(command, Text::tr("Where"));
    CLI::Option* const name =
        group.add("--target", target.name, "NAME", Text::tr("a worker elsewhere, by its name in your settings"));
    group.add("--target-command", target.command, "COMMAND", Text::tr("a worker elsewhere, by the command that starts it"))
        ->excludes(name);
}

void addProgramFile(CLI::App& command, ProgramOptions& program)
{
    OptionGroup group(command);
    CLI::Option* const file = group.add(
        "FILE", program.file, "", Text::tr("a CUDA source, a session NAME.kdesk, a report NAME.html or .json, or compiled code"));
    group.add("--example", program.example, "NAME", Text::tr("a shipped example instead of FILE"))->excludes(file);
}

void addSource(CLI::App& command, ProgramOptions& program)
{
    OptionGroup(command).add("--source", program.source, "SOURCE",
                             Text::tr("an edited CUDA source, launched as the recording or compiled code FILE is"));
}

void addArchitectures(CLI::App& command, ProgramOptions& program)
{
    OptionGroup(command, compiling())
        .addEach("--arch", program.compile.architectures, "sm_90",
                 Text::tr("architecture; default: that of the device, else sm_90"));
}

void addCompileSettings(CLI::App& command, ProgramOptions& program)
{
    CompileSettings& compile = program.compile;
    OptionGroup group(command, compiling());
    addArchitectures(command, program);
    group.addEach("-D", compile.defines, "NAME[=VALUE]", Text::tr("define a macro"))->check(macro());
    group.addEach("-I", compile.includeDirectories, "FOLDER", Text::tr("look for headers here, too"))
        ->check(folder());
    group.add("--std", compile.standard, "c++17", Text::tr("language standard"));
    group.add("--compiler", program.compiler, "auto|nvrtc|nvcc",
              Text::tr("who compiles; auto: NVRTC, and nvcc where that refuses host code"))
        ->check(oneOf({"auto", "nvrtc", "nvcc"}));
    group.add("--project", program.project, "PATH|none",
              Text::tr("compile_commands.json, or its folder; default: the one around FILE"));
    group.addEach("--option", compile.options, "OPTION", Text::tr("compiler option: --option=-use_fast_math"));
    group.addEach("--name-expression", compile.nameExpressions, "EXPR", Text::tr("emit a template instance: \"k<float, 4>\""));
}

void addShape(CLI::App& command, LaunchOptions& launch)
{
    OptionGroup group(command, launching());
    group.add("--preset", launch.preset, "NAME", Text::tr("a launch that the session has a name for"));
    group.add("--kernel", launch.kernel, "NAME", Text::tr("default: the session's kernel, or the only one"));
    group.add("--grid", launch.grid, "X[,Y[,Z]]", Text::tr("blocks, as expressions: ceil_div(n, block.x)"));
    group.add("--block", launch.block, "X[,Y[,Z]]", Text::tr("threads of a block, likewise"));
    group.add("--shared", launch.shared, "BYTES", Text::tr("dynamic shared memory of a block, an expression"));
    group.addEach("--arg", launch.arguments, "NAME=VALUE", Text::tr("an argument: n=1<<20, \"x=random(seed=1)[n]\""))
        ->check(assignment());
    group.addEach("--memory", launch.memory, "NAME=VALUE",
                  Text::tr("recorded memory: m1=file(\"m1.bin\")[64, at 0x7f2a00000000]"))
        ->check(assignment());
    group.addEach("--define-value", launch.defineValues, "NAME=EXPR", Text::tr("a name for use in expressions"))
        ->check(assignment());
}

void addLaunch(CLI::App& command, LaunchOptions& launch)
{
    addShape(command, launch);
    OptionGroup extras(command, launching());
    extras.add("--cluster", launch.cluster, "X[,Y[,Z]]", Text::tr("blocks of a cluster (sm_90 and later)"));
    extras
        .add("--carveout", launch.carveout, "PERCENT",
             Text::tr("shared memory, of the most that an SM can have; default: the driver decides"))
        ->check(wholeNumber(0, kMaxCarveout));
    extras.addFlag("--cooperative", launch.isCooperative, Text::tr("all blocks are resident at once, for grid-wide barriers"));
    extras
        .add("--deadline", launch.deadline, "SECONDS", Text::tr("end the kernel after so long; default: 10"))
        ->check(positive(kMaxDeadlineSeconds));

    OptionGroup checks(command, Text::tr("Verifying"));
    checks
        .addEach("--reference", launch.references, "NAME=REF",
                 Text::tr("what an output must equal: kernel:NAME, expr:…, file:x.npy"))
        ->check(assignment());
    checks.add("--rtol", launch.relativeTolerance, "R", Text::tr("relative tolerance; default: 1e-05"))
        ->check(notNegative());
    checks.add("--atol", launch.absoluteTolerance, "A", Text::tr("absolute tolerance; default: 1e-08"))
        ->check(notNegative());
}

void addOutputs(CLI::App& command, LaunchOptions& launch)
{
    OptionGroup group(command, Text::tr("Results"));
    group
        .addEach("--out", launch.outputs, "NAME=FILE",
                 Text::tr("write an output as .npy, .npz, .bin, .csv, .safetensors, .png or .jpg; may repeat"))
        ->check(assignment());
    group.addEach("--shape", launch.shapes, "NAME=H,W", Text::tr("shape of a buffer, for files, pictures and differences"))
        ->check(assignment());
    group.addFlag("--statistics", launch.statistics, Text::tr("tell mean, deviation, percentiles and special values of outputs"));
    group.add("--who-wrote", launch.whoWrote, "NAME[I]",
              Text::tr("tell which block and thread wrote element I, and at which line (emulated GPU)"));
    group.addFlag("--counters", launch.counters, Text::tr("count instructions and memory accesses (emulated GPU)"));
    group.addFlag("--explain", launch.explains,
                  Text::tr("where the launch fails on a GPU, wait until the emulated GPU has said why"));
    group.add("--schedules", launch.schedules, "N",
              Text::tr("also run in N other orders of blocks and warps; tell what depends on them (emulated GPU)"))
        ->check(wholeNumber(1, kMaxSchedules));
    group.add("--schedule", launch.schedule, "SEED", Text::tr("run in that one of the orders (emulated GPU)"));
    addChecks(group, launch.checks);
    addNotes(group, launch.notes);
}

void addChecks(OptionGroup& group, std::string& checks)
{
    std::vector<std::string> names;
    for (const HazardChecks level : hazardCheckLevels())
        names.emplace_back(nameOf(level));
    group
        .add("--checks", checks, "LEVEL",
             Text::tr("what to look for: addresses, shared (and shared memory), all (and global races; default)"))
        ->check(oneOf(names));
}

void addNotes(OptionGroup& group, bool& notes)
{
    group.addFlag("--notes", notes,
                  Text::tr("also note what is no hazard: the first NaN, divisions by zero… (emulated GPU)"));
}

HazardChecks checksOf(const std::string& name)
{
    return hazardChecksOf(name).value_or(HazardChecks::All);
}

void addTiming(CLI::App& command, TimingOptions& timing)
{
    OptionGroup group(command, Text::tr("Timing"));
    group.add("--warmup", timing.warmup, "N", Text::tr("launches before the first sample; default: 10"))
        ->check(wholeNumber(0, kMaxSamples));
    group.add("--until", timing.until, "SHARE",
              Text::tr("end when half the 95 % interval is so much of the median; default: 0.5%; 0: --samples"))
        ->check(intervalShare());
    group.add("--samples", timing.samples, "N",
              Text::tr("timed launches: with --until at most so many, default 1000; without it exactly"))
        ->check(wholeNumber(1, kMaxSamples));
    group.add("--min-samples", timing.minSamples, "N", Text::tr("launches before --until may end them; default: 20"))
        ->check(wholeNumber(1, kMaxSamples));
    group.add("--max-seconds", timing.maxSeconds, "S", Text::tr("stop after so long with fewer samples; default: 15"))
        ->check(positive(kMaxDeadlineSeconds));
    CLI::Option* const cold = group.addFlag("--cold", timing.cold, Text::tr("flush the L2 cache before every sample"));
    group.addFlag("--hot", timing.hot, Text::tr("leave the caches as they are (the default)"))->excludes(cold);
    group.addFlag("--discard-throttled", timing.discardThrottled,
                  Text::tr("leave out samples taken while the device held its clocks down"));
    group.add("--bytes", timing.bytes, "EXPR", Text::tr("bytes that one launch moves, for the bandwidth: \"12 * n\""));
    group.add("--flops", timing.flops, "EXPR", Text::tr("operations of one launch, for the rate: \"2 * n\""));
}

}  // namespace kd::cli
