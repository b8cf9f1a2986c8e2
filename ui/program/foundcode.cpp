// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/foundcode.h"

#include "core/base/error.h"
#include "core/compile/listing/namedsources.h"
#include "core/compile/source/kernelnames.h"
#include "core/device/architecture.h"
#include "core/session/guess/filledlaunch.h"
#include "ui/common/messagetext.h"
#include "ui/program/launchrequest.h"
#include "ui/program/usererror.h"
#include "ui/program/words.h"

#include <QStringList>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace kd {
namespace {

/// An architecture as compilers name it: "sm_90a" is 90 with its letter.
struct TargetName {
    int number = 0;
    char letter = ' ';

    explicit TargetName(const std::string& text)
    {
        const std::optional<ComputeCapability> capability = parseArchitecture(text);
        number = capability ? 10 * capability->major + capability->minor : 0;
        letter = text.ends_with('a') || text.ends_with('f') ? text.back() : ' ';
    }
    /// The more, the newer, and of one number the more of what only that has.
    int rank() const { return 4 * number + (letter == 'a' ? 2 : letter == 'f' ? 1 : 0); }
    bool isFamilyOf(const TargetName& other) const { return number / 10 == other.number / 10; }
};

/// Machine code runs on the later devices of its family, with the letter a on its own alone.
bool cubinRuns(const TargetName& code, const TargetName& device)
{
    return code.isFamilyOf(device) && (code.letter == 'a' ? code.number == device.number : code.number <= device.number);
}

/// PTX runs on all later devices, with a letter as machine code does.
bool ptxRuns(const TargetName& code, const TargetName& device)
{
    return code.letter == ' ' ? code.number <= device.number : cubinRuns(code, device);
}

/// The more, the better it fits; 0 where it does not.
int fitness(const DeviceProgram& program, const TargetName& device, CodeUse use)
{
    constexpr int kBest = 4000, kGood = 3000, kFair = 2000, kPoor = 1;
    const TargetName code(program.architecture);
    const bool isPtx = program.ptx && ptxRuns(code, device);
    switch (use) {
    case CodeUse::Emulator: return isPtx ? kGood + code.rank() : program.ptx ? kPoor : 0;
    case CodeUse::Device: return program.cubin && cubinRuns(code, device) ? kGood + code.rank() : isPtx ? kFair + code.rank() : 0;
    case CodeUse::Figures: break;
    }
    if (!program.cubin)
        return kPoor;
    if (code.number == device.number)
        return kBest + (code.letter == device.letter ? 1 : 0);
    return cubinRuns(code, device) ? kGood + code.rank() : kFair;
}

/// All kernels of the file, each once.
CompileOutcome allKernels(const DeviceFile& file)
{
    CompileOutcome all{.state = CompileOutcome::State::Ok};
    std::unordered_set<std::string_view> names;
    for (const DeviceProgram& program : file.programs) {
        for (const KernelInfo& kernel : program.kernels)
            if (names.insert(kernel.loweredName).second)
                all.kernels.push_back(kernel);
    }
    return all;
}

/// The lowered name of the kernel that is meant.
std::string meantKernel(const DeviceFile& file, const std::string& name)
{
    return chosenKernel(allKernels(file), name).loweredName;
}

bool hasKernel(const DeviceProgram& program, const std::string& loweredName)
{
    const auto isIt = [&](const KernelInfo& kernel) { return kernel.loweredName == loweredName; };
    return loweredName.empty() || std::ranges::any_of(program.kernels, isIt);
}

QString joinedNames(const std::vector<std::string>& names)
{
    constexpr qsizetype kMaxNamed = 32;
    QStringList list;
    for (const std::string& name : names) {
        if (list.size() == kMaxNamed) {
            list << QStringLiteral("…");
            break;
        }
        list << toQt(name);
    }
    return list.join(QStringLiteral(", "));
}

/// "compute_90a" of "sm_90a".
QString virtualArchitecture(const std::string& architecture)
{
    return QStringLiteral("compute_") + toQt(architecture.substr(architecture.find('_') + 1));
}

QString refusalOf(const DeviceFile& file, const std::string& loweredName, const std::string& architecture, CodeUse use)
{
    const std::vector<std::string> known = foundArchitectures(file, loweredName);
    const QString there = joinedNames(known);
    return use == CodeUse::Emulator
        ? ProgramText::tr("The emulated GPU runs PTX, and the file has only machine code of this kernel (%1): build it with its "
                          "PTX (nvcc -gencode arch=%2,code=%2), open its source, or choose a GPU of that architecture.")
              .arg(there, virtualArchitecture(known.front()))
        : ProgramText::tr("A device of %1 runs none of what the file has of this kernel: %2.").arg(toQt(architecture), there);
}

/// Null where none has the kernel and fits.
const DeviceProgram* bestProgram(const DeviceFile& file, const std::string& loweredName, const TargetName& device, CodeUse use)
{
    const DeviceProgram* best = nullptr;
    int bestFitness = 0;
    for (const DeviceProgram& program : file.programs) {
        const int fits = hasKernel(program, loweredName) ? fitness(program, device, use) : 0;
        if (fits > bestFitness) {
            best = &program;
            bestFitness = fits;
        }
    }
    return best;
}

CompileOutcome outcomeOrRefusal(const DeviceProgram& program)
{
    try {
        return outcomeOf(program);
    } catch (const Error& error) {
        throw UserError(UserError::Kind::Input, error);
    }
}

/// The program that is shown, and the lowered name of its kernel that is: the one that is meant, else the first.
std::pair<const DeviceProgram*, std::string> shownKernel(const DeviceFile& file, const std::string& name,
                                                         const TargetName& architecture)
{
    const CompileOutcome all = allKernels(file);
    const std::vector<const KernelInfo*> found = name.empty() ? std::vector<const KernelInfo*>() : kernelsNamed(all, name);
    const bool isMeant = found.size() == 1;
    const std::string& loweredName = isMeant ? found.front()->loweredName : all.kernels.front().loweredName;
    const DeviceProgram* const program = bestProgram(file, loweredName, architecture, CodeUse::Figures);
    return {program, isMeant ? loweredName : program->kernels.front().loweredName};
}

/// Keeps the kernel of that name, and as many others as are listed.
void shorten(std::vector<KernelInfo>& kernels, const std::string& loweredName)
{
    if (kernels.size() <= kMaxListedKernels)
        return;
    const auto last = kernels.begin() + (kMaxListedKernels - 1);
    const auto meant = std::ranges::find(kernels, loweredName, &KernelInfo::loweredName);
    if (meant > last && meant != kernels.end())
        std::iter_swap(meant, last);
    kernels.erase(last + 1, kernels.end());
}

/// Adds those of all other programs, each as the program tells it that fits the architecture best.
void addOtherKernels(std::vector<KernelInfo>& kernels, const DeviceFile& file, const TargetName& architecture)
{
    std::vector<std::pair<int, const DeviceProgram*>> programs;
    for (const DeviceProgram& program : file.programs)
        programs.emplace_back(fitness(program, architecture, CodeUse::Figures), &program);
    std::ranges::stable_sort(programs, std::ranges::greater(), &std::pair<int, const DeviceProgram*>::first);
    std::unordered_set<std::string> names;
    for (const KernelInfo& kernel : kernels)
        names.insert(kernel.loweredName);
    for (const auto& [fits, program] : programs)
        for (const KernelInfo& kernel : program->kernels) {
            if (kernels.size() >= kMaxListedKernels)
                return;
            if (names.insert(kernel.loweredName).second)
                kernels.push_back(kernel);
        }
}

/// The kernel alone, for each architecture as machine code tells it where there is some.
std::vector<CompileOutcome> kernelByArchitecture(const DeviceFile& file, const std::string& loweredName)
{
    constexpr std::size_t kMaxArchitectures = 64;
    std::vector<CompileOutcome> all;
    for (const DeviceProgram& program : file.programs) {
        const auto kernel = std::ranges::find(program.kernels, loweredName, &KernelInfo::loweredName);
        if (kernel == program.kernels.end())
            continue;
        const auto known = std::ranges::find(all, program.architecture, &CompileOutcome::architecture);
        if (known != all.end() && known->kernels.front().lacksFigures)
            known->kernels.front() = *kernel;
        else if (known == all.end() && all.size() < kMaxArchitectures)
            all.push_back({.state = CompileOutcome::State::Ok,
                           .architecture = program.architecture,
                           .kernels = {*kernel},
                           .foundCompiler = program.compiler});
    }
    return all;
}

QByteArray noteText(const QString& sentence)
{
    return QByteArrayLiteral("// ") + sentence.toUtf8() + '\n';
}

void addText(FoundCode& found, const DeviceFile& file, const std::string& loweredName, const TargetName& architecture)
{
    constexpr std::size_t kLargestShown = std::size_t{64} << 20;  // as large as sources may be
    std::string ptx = found.outcome.ptx;
    if (ptx.empty())
        if (const DeviceProgram* const other = bestProgram(file, loweredName, architecture, CodeUse::Emulator))
            ptx = found.outcome.ptx = outcomeOrRefusal(*other).ptx;
    const auto kernel = std::ranges::find(found.outcome.kernels, loweredName, &KernelInfo::loweredName);
    const QString name = toQt(kernel->name);
    found.hasPtx = !ptx.empty() && ptx.size() <= kLargestShown;
    found.text = found.hasPtx ? QByteArray::fromStdString(ptx)
        : noteText((ptx.empty() ? ProgramText::tr("The file has no PTX of %1; its machine code is in the assembly.")
                                : ProgramText::tr("The PTX of %1 is longer than 64 MiB and is not shown."))
                       .arg(name));
    const std::vector<NamedSource> sources = namedSources(ptx, found.outcome.cubin, loweredName);
    if (!sources.empty())
        found.source = sources.front();
}

QString kindName(ContainerKind kind)
{
    switch (kind) {
    case ContainerKind::None: return ProgramText::tr("folder of Triton's cache");
    case ContainerKind::Ptx: return ProgramText::tr("PTX");
    case ContainerKind::Cubin: return ProgramText::tr("cubin");
    case ContainerKind::Fatbin: return ProgramText::tr("fatbin");
    case ContainerKind::Program: return ProgramText::tr("program");
    case ContainerKind::Archive: return ProgramText::tr("archive");
    }
    return {};
}

/// "sm_80", "sm_80 and sm_90", "sm_80, sm_90 and 5 more"
QString architecturesText(const std::vector<std::string>& architectures)
{
    constexpr std::size_t kMaxNamed = 3;
    if (architectures.size() == 1)
        return toQt(architectures.front());
    if (architectures.size() > kMaxNamed)
        return ProgramText::tr("%1, %2 and %3 more")
            .arg(toQt(architectures[0]), toQt(architectures[1]))
            .arg(architectures.size() - 2);
    const std::vector<std::string> before(architectures.begin(), architectures.end() - 1);
    return ProgramText::tr("%1 and %2").arg(joinedNames(before), toQt(architectures.back()));
}

std::size_t kernelCount(const DeviceFile& file)
{
    std::unordered_set<std::string_view> names;
    for (const DeviceProgram& program : file.programs)
        for (const KernelInfo& kernel : program.kernels)
            names.insert(kernel.loweredName);
    return names.size();
}

/// What Triton's launcher would give: a null pointer where nothing is needed, else memory for each block.
void fillScratch(LaunchSetup& setup, const DeviceFile& file, const TritonKernel& launch)
{
    for (const TritonScratch& scratch : launch.scratch) {
        const auto isIts = [&](const DeviceProgram& program) {
            return std::ranges::any_of(program.kernels, [&](const KernelInfo& kernel) {
                return kernel.loweredName == launch.name &&
                    std::ranges::find(kernel.parameters, scratch.name, &Parameter::name) != kernel.parameters.end();
            });
        };
        if (std::ranges::none_of(file.programs, isIts))
            continue;
        const std::string value =
            scratch.bytes == 0 ? "0" : "zeros[" + std::to_string(scratch.bytes) + " * grid.x * grid.y * grid.z]";
        const auto given = std::ranges::find(setup.arguments, scratch.name, &ArgumentSetting::name);
        if (given == setup.arguments.end())
            setup.arguments.push_back({scratch.name, value});
        else if (given->value.empty())
            given->value = value;
    }
}

}  // namespace

CompileOutcome foundOutcome(const DeviceFile& file, const std::string& kernel, const std::string& architecture, CodeUse use)
{
    const std::string name = meantKernel(file, kernel);
    const DeviceProgram* const best = bestProgram(file, name, TargetName(architecture), use);
    if (best == nullptr)
        throw UserError(UserError::Kind::Input, refusalOf(file, name, architecture, use));
    CompileOutcome outcome = outcomeOrRefusal(*best);
    // A device of a later family compiles the PTX and cannot load the machine code beside it.
    if (use == CodeUse::Device && !cubinRuns(TargetName(best->architecture), TargetName(architecture))) {
        outcome.cubin.clear();
        outcome.cubinSha256.clear();
    }
    return outcome;
}

FoundCode foundCode(const DeviceFile& file, const CodeQuestion& question)
{
    const TargetName architecture(question.architecture);
    const auto [program, name] = shownKernel(file, question.kernel, architecture);
    FoundCode found{.outcome = outcomeOrRefusal(*program),
                    .architectures = kernelByArchitecture(file, name)};
    shorten(found.outcome.kernels, name);
    addOtherKernels(found.outcome.kernels, file, architecture);
    addText(found, file, name, architecture);
    const std::string& device = question.deviceArchitecture;
    if (!device.empty() && bestProgram(file, name, TargetName(device), question.use) == nullptr)
        found.whyNotRun = refusalOf(file, name, device, question.use);
    return found;
}

QString summaryOf(const DeviceFile& file)
{
    const QString kernels = counted(kernelCount(file), ProgramText::tr("1 kernel"), ProgramText::tr("%1 kernels"));
    return ProgramText::tr("%1, %2, %3").arg(kindName(file.kind), kernels, architecturesText(foundArchitectures(file)));
}

QString leftOutOf(const DeviceFile& file)
{
    QStringList sentences;
    for (const Message& notice : file.notices)
        sentences << messageText(notice);
    if (const std::size_t count = kernelCount(file); count > kMaxListedKernels)
        sentences << ProgramText::tr("%1 of its %2 kernels are listed; the command line takes each by its name.")
                         .arg(kMaxListedKernels)
                         .arg(count);
    return sentences.join(QLatin1Char(' '));
}

std::vector<CompileOutcome> listedOutcomes(const DeviceFile& file, const std::vector<std::string>& architectures)
{
    std::vector<CompileOutcome> outcomes;
    std::map<std::string_view, std::unordered_set<std::string_view>> names;  ///< of the kernels of an architecture
    for (const DeviceProgram& program : file.programs) {
        if (!architectures.empty() && std::ranges::find(architectures, program.architecture) == architectures.end())
            continue;
        const auto same = std::ranges::find(outcomes, program.architecture, &CompileOutcome::architecture);
        const auto place = static_cast<std::size_t>(same - outcomes.begin());
        if (same == outcomes.end())
            outcomes.push_back({.state = CompileOutcome::State::Ok,
                                .architecture = program.architecture,
                                .kernels = {},
                                .foundCompiler = program.compiler});
        for (const KernelInfo& kernel : program.kernels)
            if (names[program.architecture].insert(kernel.loweredName).second)
                outcomes[place].kernels.push_back(kernel);
    }
    if (outcomes.empty())
        throw UserError(UserError::Kind::Input, ProgramText::tr("The file has nothing for %1; it has code for %2.")
                                                    .arg(joinedNames(architectures), joinedNames(foundArchitectures(file))));
    return outcomes;
}

const DeviceProgram& onlyProgram(const DeviceFile& file, const std::string& architecture)
{
    const DeviceProgram* found = nullptr;
    for (const DeviceProgram& program : file.programs) {
        if (program.architecture != architecture)
            continue;
        if (found != nullptr)
            throw UserError(UserError::Kind::Input,
                            ProgramText::tr("The file has several programs for %1, and one is written.").arg(toQt(architecture)));
        found = &program;
    }
    if (found == nullptr)
        throw UserError(UserError::Kind::Input, ProgramText::tr("The file has nothing for %1; it has code for %2.")
                                                    .arg(toQt(architecture), joinedNames(foundArchitectures(file))));
    return *found;
}

void fillLaunch(LaunchSetup& setup, const DeviceFile& file)
{
    const auto isMeant = [&](const TritonKernel& kernel) { return setup.kernel.empty() || kernel.name == setup.kernel; };
    const auto found = std::ranges::find_if(file.launches, isMeant);
    if (found == file.launches.end() || std::ranges::count_if(file.launches, isMeant) != 1)
        return;
    setup.kernel = found->name;
    if (setup.block.empty())
        setup.block = std::to_string(kWarpSize * found->warps);
    if (isNoShared(setup.sharedBytes) && found->shared > 0)
        setup.sharedBytes = std::to_string(found->shared);
    fillScratch(setup, file, *found);
}

std::string firstLaunched(const DeviceFile& file)
{
    return file.launches.empty() ? std::string() : file.launches.front().name;
}

std::vector<std::string> foundArchitectures(const DeviceFile& file, const std::string& kernel)
{
    std::vector<std::string> all;
    std::unordered_set<std::string_view> known;
    for (const DeviceProgram& program : file.programs)
        if (hasKernel(program, kernel) && known.insert(program.architecture).second)
            all.push_back(program.architecture);
    return all;
}

}  // namespace kd
