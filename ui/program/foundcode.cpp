// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/foundcode.h"

#include "core/base/error.h"
#include "core/compile/source/kernelnames.h"
#include "core/device/architecture.h"
#include "ui/program/launchrequest.h"
#include "ui/program/usererror.h"
#include "ui/program/words.h"

#include <QStringList>

#include <algorithm>
#include <map>
#include <string_view>
#include <unordered_set>

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
    case CodeUse::Emulator: return isPtx ? kGood + code.number : program.ptx ? kPoor : 0;
    case CodeUse::Device: return program.cubin && cubinRuns(code, device) ? kGood + code.number : isPtx ? kFair + code.number : 0;
    case CodeUse::Figures: break;
    }
    if (!program.cubin)
        return kPoor;
    return code.number == device.number ? kBest : cubinRuns(code, device) ? kGood + code.number : kFair;
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
    QStringList list;
    for (const std::string& name : names)
        list << toQt(name);
    return list.join(QStringLiteral(", "));
}

[[noreturn]] void refuseUse(const DeviceFile& file, const std::string& loweredName, const std::string& architecture, CodeUse use)
{
    const QString there = joinedNames(foundArchitectures(file, loweredName));
    const QString sentence = use == CodeUse::Emulator
        ? ProgramText::tr("The emulated GPU runs PTX, and the file has only machine code of this kernel (%1).").arg(there)
        : ProgramText::tr("A device of %1 runs none of what the file has of this kernel: %2.").arg(toQt(architecture), there);
    throw UserError(UserError::Kind::Input, sentence);
}

}  // namespace

CompileOutcome foundOutcome(const DeviceFile& file, const std::string& kernel, const std::string& architecture, CodeUse use)
{
    const std::string name = meantKernel(file, kernel);
    const TargetName device(architecture);
    const DeviceProgram* best = nullptr;
    int bestFitness = 0;
    for (const DeviceProgram& program : file.programs) {
        const int fits = hasKernel(program, name) ? fitness(program, device, use) : 0;
        if (fits > bestFitness) {
            best = &program;
            bestFitness = fits;
        }
    }
    if (best == nullptr)
        refuseUse(file, name, architecture, use);
    try {
        return outcomeOf(*best);
    } catch (const Error& error) {
        throw UserError(UserError::Kind::Input, error);
    }
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
    if ((setup.sharedBytes.empty() || setup.sharedBytes == "0") && found->shared > 0)
        setup.sharedBytes = std::to_string(found->shared);
}

std::vector<std::string> foundArchitectures(const DeviceFile& file, const std::string& kernel)
{
    std::vector<std::string> all;
    for (const DeviceProgram& program : file.programs)
        if (hasKernel(program, kernel) && std::ranges::find(all, program.architecture) == all.end())
            all.push_back(program.architecture);
    return all;
}

}  // namespace kd
