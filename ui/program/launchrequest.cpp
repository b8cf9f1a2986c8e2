// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/launchrequest.h"

#include "core/base/error.h"
#include "core/compile/source/kernelnames.h"
#include "core/device/architecture.h"
#include "core/session/launch/moduleimage.h"
#include "ui/common/messagetext.h"
#include "ui/program/launchguesses.h"
#include "ui/program/usererror.h"
#include "ui/program/words.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <optional>
#include <utility>

namespace kd {
namespace {

double amountOf(const DeclaredWork& work)
{
    if (work.problem)
        throw UserError(UserError::Kind::Input, RuntimeError(*work.problem));
    return work.amount;
}

/// Gives what `resolve` makes of the program's source, or, where that throws RuntimeError or is not whole, of the source behind the
/// headers of its project: few forms name what only a header defines, and headers are read for those alone.
template <typename Resolve, typename IsWhole>
auto withHeaderMacros(const Program& program, Resolve resolve, IsWhole isWhole) -> decltype(resolve(program.source))
{
    std::optional<decltype(resolve(program.source))> ofSource;
    std::exception_ptr problem;
    try {
        ofSource = resolve(program.source);
        if (isWhole(*ofSource))
            return std::move(*ofSource);
    } catch (const RuntimeError&) {
        problem = std::current_exception();
    }
    const std::string headers = projectHeaderText(program);
    if (!headers.empty())
        return resolve(headers + program.source);
    if (problem)
        std::rethrow_exception(problem);
    return std::move(*ofSource);
}

}  // namespace

const KernelInfo& chosenKernel(const CompileOutcome& build, const std::string& name)
{
    if (build.kernels.empty() && !build.tileIr.empty())
        throw UserError(UserError::Kind::Input,
                        ProgramText::tr("The program's kernels are of CUDA Tile, and there is no machine code of their Tile IR: a "
                                        "note of the compile says why."));
    if (build.kernels.empty())
        throw UserError(UserError::Kind::Input,
                        ProgramText::tr("The program has no kernel; a template needs an instance"),
                        {.kind = Remedy::Kind::TemplateInstance});
    const auto own = std::ranges::find_if_not(build.kernels, isOfToolkit);
    const auto others = std::ranges::count_if(build.kernels, isOfToolkit);
    if (name.empty() && (build.kernels.size() == 1 || others + 1 == std::ssize(build.kernels)))
        return own == build.kernels.end() ? build.kernels.front() : *own;
    if (name.empty())
        throw UserError(UserError::Kind::Input,
                        ProgramText::tr("The program has several kernels: %1").arg(toQt(distinctNames(build))),
                        {.kind = Remedy::Kind::Kernel});
    const std::vector<const KernelInfo*> found = kernelsNamed(build, name);
    if (found.size() == 1)
        return *found.front();
    if (found.empty() && !build.tileIr.empty() && build.tileCubin.empty())
        throw UserError(UserError::Kind::Input,
                        ProgramText::tr("There is no kernel '%1', but %2; kernels of CUDA Tile are Tile IR alone here: "
                                        "a note of the compile says why.")
                            .arg(toQt(name), toQt(distinctNames(build))));
    const QString sentence = found.empty() ? ProgramText::tr("There is no kernel '%1'; there are: %2.")
                                           : ProgramText::tr("'%1' means several kernels; there are: %2.");
    throw UserError(UserError::Kind::Input, sentence.arg(toQt(name), toQt(distinctNames(build))));
}

LaunchPlan planLaunch(const CompileOutcome& build, const Program& program, LaunchSetup setup, const TimingSettings& timing)
{
    const KernelInfo& kernel = chosenKernel(build, setup.kernel);
    setup.kernel = kernel.loweredName;
    if (kernel.isTile && setup.grid.empty())
        throw UserError(UserError::Kind::Input, ProgramText::tr("%1 needs a grid to be launched").arg(toQt(kernel.name)),
                        {.kind = Remedy::Kind::LaunchShape});
    if (!kernel.isTile && (setup.grid.empty() || setup.block.empty()))
        throw UserError(UserError::Kind::Input,
                        ProgramText::tr("%1 needs a grid and a block to be launched").arg(toQt(kernel.name)),
                        {.kind = Remedy::Kind::LaunchShape});
    if (!kernel.hasSignature && !kernel.parameters.empty() && !kernel.signatureProblem.empty())
        throw UserError(UserError::Kind::Lacking,
                        ProgramText::tr("%1 cannot be launched, because the names and types of its parameters are not known: %2")
                            .arg(toQt(kernel.name), messageText(kernel.signatureProblem)));
    try {
        return resolveProgram(build, program, setup, timing);
    } catch (const Error& error) {
        throw UserError(UserError::Kind::Input, error);
    }
}

LaunchPlan resolveProgram(const CompileOutcome& build, const Program& program, const LaunchSetup& setup,
                          const TimingSettings& timing)
{
    const std::vector<std::string> defines = program.defines();
    const auto resolve = [&](const std::string& source) {
        return resolveLaunch(setup, build, source, program.session.folder, defines, timing);
    };
    return withHeaderMacros(program, resolve, [](const LaunchPlan&) { return true; });
}

BlockShape resolveProgramBlock(const CompileOutcome& build, const Program& program, const LaunchSetup& setup)
{
    const std::vector<std::string> defines = program.defines();
    const auto resolve = [&](const std::string& source) {
        return resolveBlock(setup, build, source, program.session.folder, defines);
    };
    return withHeaderMacros(program, resolve, [&](const BlockShape& shape) { return shape.grid || setup.grid.empty(); });
}

QString whyNotOnDevice(const KernelInfo& kernel, std::string_view device)
{
    if (!kernel.isTile || !isEmulatedDevice(device))
        return {};
    return ProgramText::tr("The emulated GPU runs PTX, and %1 is a kernel of CUDA Tile, which has none: choose a GPU of sm_80 or "
                           "later.").arg(toQt(kernel.name));
}

void requireDevice(const CompileOutcome& build, const LaunchPlan& plan, std::string_view device)
{
    const QString sentence = whyNotOnDevice(chosenKernel(build, plan.loweredName), device);
    if (!sentence.isEmpty())
        throw UserError(UserError::Kind::Input, sentence);
}

QString noBlockSizeText(const KernelInfo& kernel)
{
    return ProgramText::tr("%1 is a kernel of CUDA Tile: its compiler chose %2 threads a block, so there is no occupancy by block "
                           "size.").arg(toQt(kernel.name)).arg(kernel.maxThreadsPerBlock);
}

std::vector<PlanBlob> readPlanFiles(LaunchPlan& plan, const Program& program)
{
    try {
        return readBlobs(plan, program.session.folder);
    } catch (const Error& error) {
        throw UserError(UserError::Kind::Input, error);
    }
}

TimingRequest timingRequest(RunRequest run, const TimingSettings& settings)
{
    const double bytes = amountOf(run.plan.bytes), flops = amountOf(run.plan.flops);
    return {.run = std::move(run),
            .warmup = settings.warmup,
            .samples = settings.samples,
            .maxDuration = Seconds(settings.maxSeconds),
            .cold = settings.cold,
            .bytes = bytes,
            .flops = flops,
            .interval = settings.interval,
            .minSamples = settings.minSamples,
            .discardThrottled = settings.discardThrottled};
}

OccupancyInput occupancyInput(const CompileOutcome& build, const Program& program, LaunchSetup setup)
{
    const KernelInfo& kernel = chosenKernel(build, setup.kernel);
    OccupancyInput input = occupancyInput(kernel, build.architecture);
    setup.kernel = kernel.loweredName;
    if (kernel.isTile)
        setup.block.clear();
    else if (setup.block.empty())
        setup.block = std::to_string(kernel.maxThreadsPerBlock > 0 ? kernel.maxThreadsPerBlock : input.threads);
    try {
        const BlockShape shape = resolveProgramBlock(build, program, setup);
        input.threads = kernel.isTile ? kernel.maxThreadsPerBlock : shape.threads();
        input.dynamicShared = shape.sharedBytes;
        input.carveoutPercent = shape.carveoutPercent;
        input.cluster = shape.clusterBlocks;
    } catch (const Error& error) {
        throw UserError(UserError::Kind::Input, error);
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

OccupancyInput occupancyInput(const KernelInfo& kernel, const std::string& architecture, const LaunchPlan& plan)
{
    OccupancyInput input = occupancyInput(kernel, architecture);
    input.threads = kernel.isTile ? kernel.maxThreadsPerBlock : BlockShape{.block = plan.block}.threads();
    input.dynamicShared = plan.sharedBytes;
    input.carveoutPercent = plan.carveoutPercent;
    input.cluster = plan.cluster ? static_cast<std::uint32_t>(plan.cluster->count()) : 1;
    return input;
}

}  // namespace kd
