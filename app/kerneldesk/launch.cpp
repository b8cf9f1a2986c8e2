// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/launch.h"

#include "app/kerneldesk/diagnostics.h"
#include "app/kerneldesk/optionname.h"
#include "app/kerneldesk/output.h"
#include "app/kerneldesk/text.h"
#include "core/base/error.h"
#include "core/base/expression/expression.h"
#include "core/compile/source/kernelnames.h"
#include "core/device/architecture.h"
#include "core/session/guess/filledlaunch.h"
#include "core/session/launch/moduleimage.h"
#include "ui/common/messagetext.h"
#include "ui/program/foundcode.h"
#include "ui/program/jsondocuments.h"
#include "ui/program/launchguesses.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>
#include <utility>

namespace kd::cli {
namespace {

CodeUse codeUse(BuildUse use, const DeviceInfo* device)
{
    if (use == BuildUse::Figures)
        return CodeUse::Figures;
    return device != nullptr && isEmulatedDevice(device->id.name) ? CodeUse::Emulator : CodeUse::Device;
}

QString fieldText(const ErrorSubject& subject)
{
    const bool hasOwnName = subject.kind == ErrorSubject::Kind::Argument || subject.kind == ErrorSubject::Kind::Value;
    return hasOwnName ? toQt(subject.name) : messageText(subject.words());
}

QString joinedFields(const std::vector<GuessedValue>& values, bool areAssumptions)
{
    QStringList names;
    for (const GuessedValue& value : values)
        if (value.isAssumption == areAssumptions)
            names << fieldText(value.subject);
    return names.join(QStringLiteral(", "));
}

/// Occupancy depends on the kernel and on the shape of its blocks alone.
bool isOfFigures(ErrorSubject::Kind kind)
{
    return kind == ErrorSubject::Kind::Kernel || kind == ErrorSubject::Kind::Block || kind == ErrorSubject::Kind::SharedMemory;
}

/// "note: The launch is taken from line 30 of saxpy.cu: kernel, block, n, a, x, y; likely, but not told there: grid."
void tellLaunch(const FilledLaunch& filled, const Program& program)
{
    const QString told = joinedFields(filled.values, false), assumed = joinedFields(filled.values, true);
    const std::filesystem::path file =
        filled.file.empty() ? program.path : (program.path.parent_path() / filled.file).lexically_normal();
    QString text = Text::tr("note: The launch is taken from line %1 of %2").arg(filled.line).arg(toQt(file.string()));
    if (!told.isEmpty())
        text = Text::tr("%1: %2").arg(text, told);
    if (!assumed.isEmpty())
        text = Text::tr("%1; likely, but not told there: %2").arg(text, assumed);
    printError(text + QStringLiteral(".\n"));
}

}  // namespace

LaunchOrigin fillLaunchFromSource(Program& program, const LaunchOptions& given, BuildUse use)
{
    const std::shared_ptr<const LaunchGuesser> guesser = makeLaunchGuesser(program);
    if (!guesser)
        return LaunchOrigin::Given;
    Session& session = program.session;
    std::optional<FilledLaunch> filled = filledFromHostCode(*guesser, session.launch);
    if (!filled)
        return LaunchOrigin::Given;
    if (!given.shared.empty()) {
        filled->setup.sharedBytes = given.shared;
        std::erase_if(filled->values,
                      [](const GuessedValue& value) { return value.subject.kind == ErrorSubject::Kind::SharedMemory; });
    }
    const std::string grid = std::exchange(session.launch, filled->setup).grid;
    std::vector<std::string>& instances = session.compile.nameExpressions;
    if (!filled->instance.empty() && std::ranges::find(instances, filled->instance) == instances.end())
        instances.push_back(filled->instance);
    if (use == BuildUse::Figures) {
        session.launch.grid = grid;  // nobody asked for a run
        std::erase_if(filled->values, [](const GuessedValue& value) { return !isOfFigures(value.subject.kind); });
    }
    if (!filled->values.empty())
        tellLaunch(*filled, program);
    return LaunchOrigin::HostCode;
}

void fillVariablesFromSource(Program& program, const CompileOutcome& build, LaunchOrigin origin)
{
    const KernelInfo* const kernel =
        origin == LaunchOrigin::HostCode ? findKernel(build, program.session.launch.kernel) : nullptr;
    const std::shared_ptr<const LaunchGuesser> guesser =
        kernel != nullptr && !kernel->variables.empty() ? makeLaunchGuesser(program) : nullptr;
    if (!guesser)
        return;
    FilledLaunch filled;
    filled.setup = program.session.launch;
    fillVariables(*guesser, *kernel, filled);
    program.session.launch = std::move(filled.setup);
    for (const GuessedValue& value : filled.values)
        printError(Text::tr("note: %1: %2").arg(toQt(value.subject.name), messageText(value.reason)) + QLatin1Char('\n'));
}

CompileOutcome compileForDevice(Connection& connection, const Program& program, const ProgramOptions& options, BuildUse use)
{
    // What a session lists is for `compile` and `report`; one device runs one architecture.
    const std::vector<std::string> architectures = connection.architectures({.architectures = options.compile.architectures});
    if (architectures.size() > 1)
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("A launch needs one architecture; %2 names %1.")
                          .arg(static_cast<int>(architectures.size()))
                          .arg(optionName("--arch")));
    const DeviceInfo* const device = connection.device();
    if (program.device)
        return foundOutcome(*program.device, program.session.launch.kernel, architectures.front(), codeUse(use, device));
    CompileRequest request = program.request(architectures.front());
    if (device != nullptr)
        addDeviceOptions(request, device->id.name);
    return std::move(connection.compile({request}).front());
}

ExitStatus reportNotCompiled(const CompileOutcome& build, const Program& program, const FormatOption& format,
                             NotCompiledDocument document)
{
    complain(failureText(build, program));
    if (format.json())
        printDocument(document(build, program.session.launch.kernel));
    else
        printError(diagnosticsText(build, program, Style::ofError()));
    return statusOf(build);
}

QString launchValuesHelp()
{
    return Text::tr("Values: a scalar takes an expression (n=1<<20, a=2.5f), a struct its members (p={a=1,b=2.5}),\n"
                    "a pointer a recipe and the number of elements: x=random(seed=1)[n].\n"
                    "Recipes: zeros ones ramp sine random(seed=1) random(seed=1, below=64) normal(seed=1) poison file(\"x.npy\")\n"
                    "file(\"w.safetensors\", \"layer.weight\"), also of .npz, and image(\"x.png\"), also .jpg.\n"
                    "x=zeros[n + 6, from 3] points to its fourth element.\n"
                    "const T* is input, T* input and output; y=out:zeros[n] makes it output only.\n"
                    "%1\n"
                    "Its parameters are arg0, arg1…; those of Triton's kernels have their names. Where their type is not told\n"
                    "(b32, b64), 2.0 is a float and 2 an integer. The type of a buffer's elements may be given:\n"
                    "arg0=float32:random(seed=1)[n].\n"
                    "References: kernel:NAME runs on the same inputs, expr:2 * x[i] is evaluated for every element i\n"
                    "and may use sum(x), mean(x), min(x) and max(x) of a whole input, file:y.npy is read.\n"
                    "Expressions may use the scalar arguments, --define-value names, the file's macros, also\n"
                    "those with parameters such as CEIL(n, 4), grid.x and block.x.\n"
                    "A kernel of CUDA Tile takes a grid alone, and no block.\n"
                    "--arg, --define-value, --reference, -D, -I, --option and --name-expression may come several times.\n"
                    "What is not given is taken from the launch in the source's host code, where it has one.")
               .arg(compiledCodeHelp()) +
        QLatin1Char('\n') +
        Text::tr("A __constant__ or __device__ variable of the program is given by --arg, too, all of it where there is no\n"
                 "number of elements: lut=file(\"lut.npy\"), table=ramp, alpha=2.5f. Else it has what the source gives it.");
}

QString launchHelp(const QString& command)
{
    return launchValuesHelp() + QStringLiteral("\n\n") +
           QStringLiteral("  kerneldesk %1 --example saxpy --arg \"n=1<<24\"\n"
                          "  kerneldesk %1 scale.cu --grid \"ceil_div(n,256)\" --block 256 --arg n=1000 \\\n"
                          "      --arg \"x=ramp[n]\" --reference \"x=expr:2 * x[i]\"")
               .arg(command);
}

QString compiledCodeHelp()
{
    return Text::tr("Compiled code: PTX, a cubin, a fatbin, a program, library, object file or archive with device code,\n"
                    "or a folder of Triton's cache. It is known by its content, not by its name.");
}

}  // namespace kd::cli
