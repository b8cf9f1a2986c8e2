#include "app/kerneldesk/launch.h"

#include "app/kerneldesk/diagnostics.h"
#include "app/kerneldesk/documents.h"
#include "app/kerneldesk/output.h"
#include "app/kerneldesk/text.h"
#include "core/base/error.h"
#include "core/base/expression.h"
#include "core/compile/kernelnames.h"
#include "core/device/architecture.h"
#include "core/session/moduleimage.h"

#include <cmath>

namespace kd::cli {
namespace {

constexpr const char* kBytesOption = "--bytes";
constexpr const char* kFlopsOption = "--flops";

/// What the name of a define value that stands for an option comes to; 0 where it is not given.
double amountOf(const LaunchPlan& plan, const char* option)
{
    const auto found = plan.symbols.find(option);
    if (found == plan.symbols.end())
        return 0;
    const double amount = evaluateExpression(found->second, {}).toReal();
    if (std::isfinite(amount) && amount >= 0)
        return amount;
    throw Failure(ExitStatus::BadArguments, Text::tr("%1: %2 is not an amount.").arg(QLatin1String(option), toQt(found->second)));
}

}  // namespace

RunRequest PreparedLaunch::request(const DeviceInfo& device, const Program& program) const
{
    return {.device = device.id.name,
            .programName = program.path.string(),
            .plan = launch.plan};
}

const KernelInfo& chosenKernel(const CompileOutcome& build, const std::string& name)
{
    if (build.kernels.empty())
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("The program has no kernel; a template needs --name-expression to have an instance."));
    if (name.empty() && build.kernels.size() == 1)
        return build.kernels.front();
    if (name.empty())
        throw Failure(ExitStatus::BadArguments, Text::tr("Choose a kernel with --kernel: %1.").arg(toQt(distinctNames(build))));
    const std::vector<const KernelInfo*> found = kernelsNamed(build, name);
    if (found.size() == 1)
        return *found.front();
    const QString sentence = found.empty() ? Text::tr("There is no kernel '%1'; there are: %2.")
                                           : Text::tr("'%1' means several kernels; there are: %2.");
    throw Failure(ExitStatus::BadArguments, sentence.arg(toQt(name), toQt(distinctNames(build))));
}

PreparedLaunch prepareLaunch(CompileOutcome build, const Program& program, LaunchSetup setup)
{
    const KernelInfo& kernel = chosenKernel(build, setup.kernel);
    setup.kernel = kernel.loweredName;
    if (setup.grid.empty() || setup.block.empty())
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("Say how %1 is launched: --grid and --block are needed.").arg(toQt(kernel.name)));
    try {
        ResolvedLaunch launch =
            resolveLaunch(setup, build, program.source, program.session.folder, program.session.compile.defines);
        return {std::move(build), std::move(launch)};
    } catch (const Error& error) {
        throw Failure(ExitStatus::BadArguments, sentenceOf(error));
    }
}

PreparedTiming prepareTiming(CompileOutcome build, const Program& program, LaunchSetup setup, const TimingSettings& settings)
{
    // As define values they may use every name that the launch knows.
    if (!settings.bytes.empty())
        setup.defineValues.emplace_back(kBytesOption, settings.bytes);
    if (!settings.flops.empty())
        setup.defineValues.emplace_back(kFlopsOption, settings.flops);
    PreparedTiming timing{.launch = prepareLaunch(std::move(build), program, std::move(setup))};
    LaunchPlan& plan = timing.launch.launch.plan;
    timing.request = {.warmup = settings.warmup,
                      .samples = settings.samples,
                      .maxDuration = Seconds(settings.maxSeconds),
                      .cold = settings.cold,
                      .bytes = amountOf(plan, kBytesOption),
                      .flops = amountOf(plan, kFlopsOption)};
    plan.symbols.erase(kBytesOption);
    plan.symbols.erase(kFlopsOption);
    return timing;
}

OccupancyInput occupancyInput(const CompileOutcome& build, const Program& program, LaunchSetup setup)
{
    const KernelInfo& kernel = chosenKernel(build, setup.kernel);
    OccupancyInput input = occupancyInput(kernel, build.architecture);
    setup.kernel = kernel.loweredName;
    if (setup.block.empty())
        setup.block = std::to_string(kernel.maxThreadsPerBlock > 0 ? kernel.maxThreadsPerBlock : input.threads);
    try {
        const BlockShape shape =
            resolveBlock(setup, build, program.source, program.session.folder, program.session.compile.defines);
        input.threads = shape.threads();
        input.dynamicShared = shape.sharedBytes;
    } catch (const Error& error) {
        throw Failure(ExitStatus::BadArguments, sentenceOf(error));
    }
    return input;
}

OccupancyInput occupancyInput(const KernelInfo& kernel, const std::string& architecture)
{
    return {.architecture = parseArchitecture(architecture).value_or(ComputeCapability{}),
            .registers = kernel.registers,
            .staticShared = kernel.staticShared,
            .barriers = kernel.barriers,
            .maxThreads = kernel.maxThreadsPerBlock};
}

CompileOutcome compileForDevice(Connection& connection, const Program& program, const ProgramOptions& options)
{
    // What a session lists is for `compile` and `report`; one device runs one architecture.
    const std::vector<std::string> architectures = connection.architectures({.architectures = options.compile.architectures});
    if (architectures.size() > 1)
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("A launch needs one architecture; --arch names %1.").arg(static_cast<int>(architectures.size())));
    CompileRequest request = program.request(architectures.front());
    if (const DeviceInfo* const device = connection.device())
        addDeviceOptions(request, device->id.name);
    return std::move(connection.compile({request}).front());
}

ExitStatus reportNotCompiled(const CompileOutcome& build, const Program& program, const FormatOption& format,
                             NotCompiledDocument document)
{
    complain(failureSentence(build, program));
    if (format.json())
        printDocument(document(build, program.session.launch.kernel));
    else
        printError(diagnosticsText(build, program, Style::ofError()));
    return statusOf(build);
}

QString launchHelp(const QString& command)
{
    return Text::tr("Values: a scalar takes an expression (n=1<<20, a=2.5f), a struct its members (p={a=1,b=2.5}),\n"
                    "a pointer a recipe and the number of elements: x=random(seed=1)[n].\n"
                    "Recipes: zeros ones ramp sine random(seed=1) normal(seed=1) poison file(\"x.npy\") image(\"x.png\").\n"
                    "const T* is input, T* input and output; y=out:zeros[n] makes it output only.\n"
                    "References: kernel:NAME runs on the same inputs, expr:2 * x[i] is evaluated for every element i,\n"
                    "file:y.npy is read.\n"
                    "Expressions may use the scalar arguments, --define-value names, the file's macros, grid.x and block.x.\n"
                    "--arg, --define-value, --reference, -D, -I, --option and --name-expression may come several times.\n"
                    "\n"
                    "  kerneldesk %1 --example saxpy --arg \"n=1<<24\"\n"
                    "  kerneldesk %1 scale.cu --grid \"ceil_div(n,256)\" --block 256 --arg n=1000 \\\n"
                    "      --arg \"x=ramp[n]\" --reference \"x=expr:2 * x[i]\"")
        .arg(command);
}

}  // namespace kd::cli
