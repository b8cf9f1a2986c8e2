// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/sourcelaunch.h"

#include "core/compile/compileoutcome.h"
#include "core/compile/container/deviceprogram.h"
#include "core/compile/outline/outline.h"
#include "core/session/launch/argumentname.h"
#include "ui/program/foundcode.h"
#include "ui/program/usererror.h"
#include "ui/program/words.h"

#include <algorithm>
#include <vector>

namespace kd {
namespace {

/// "ns::scale" of "ns::(anonymous namespace)::scale<float, 4>"
std::string plainName(std::string_view name)
{
    std::string plain(name.substr(0, name.find('<')));
    constexpr std::string_view kAnonymous = "(anonymous namespace)::";
    if (const std::size_t at = plain.find(kAnonymous); at != std::string::npos)
        plain.erase(at, kAnonymous.size());
    return plain.substr(0, plain.find('('));
}

/// Its definition, or where there is none its first declaration.
const OutlineItem* findKernelItem(const Outline& outline, const std::string& name)
{
    const OutlineItem* declared = nullptr;
    for (const OutlineItem& item : outline.items) {
        if (item.kind != OutlineItem::Kind::Kernel || item.qualifiedName() != name)
            continue;
        if (item.isDefinition())
            return &item;
        declared = declared == nullptr ? &item : declared;
    }
    return declared;
}

[[noreturn]] void refuseKernel(const Outline& outline, const std::string& name, const std::string& file)
{
    constexpr qsizetype kMaxNamed = 8;
    QStringList names;
    for (const OutlineItem& item : outline.items)
        if (item.kind == OutlineItem::Kind::Kernel && item.isDefinition() && names.size() < kMaxNamed)
            names << toQt(item.qualifiedName());
    names.removeDuplicates();
    throw UserError(UserError::Kind::Input,
                    names.isEmpty() ? ProgramText::tr("%1 has no kernel %2, and no other one.").arg(toQt(file), toQt(name))
                                    : ProgramText::tr("%1 has no kernel %2; it has: %3.")
                                          .arg(toQt(file), toQt(name), names.join(QStringLiteral(", "))));
}

/// The kernel that is launched, the first one where the launch names none.
KernelInfo launchedKernel(const DeviceFile& code, const std::string& wanted)
{
    for (const CompileOutcome& each : listedOutcomes(code, {}))
        for (const KernelInfo& kernel : each.kernels)
            if (wanted.empty() || kernel.name == wanted || kernel.loweredName == wanted)
                return kernel;
    throw UserError(UserError::Kind::Input, ProgramText::tr("The compiled code has no kernel %1.").arg(toQt(wanted)));
}

}  // namespace

SourceLaunch launchOfSource(const LaunchSetup& setup, const KernelInfo& kernel, std::string_view source, const std::string& file)
{
    const Outline outline = readOutline(source);
    const std::string name = plainName(kernel.name);
    const OutlineItem* const item = findKernelItem(outline, name);
    if (item == nullptr)
        refuseKernel(outline, name, file);
    SourceLaunch launch{.setup = setup, .instance = {}};
    const std::size_t arguments = kernel.name.find('<');
    if (item->isTemplate && arguments != std::string::npos)
        launch.instance = name + kernel.name.substr(arguments);
    launch.setup.kernel = launch.instance.empty() ? name : launch.instance;
    const auto rename = [&](std::string& given) {
        for (std::size_t i = 0; i < std::min(kernel.parameters.size(), item->parameters.size()); ++i)
            if (given == argumentName(kernel, i)) {
                given = argumentName(item->parameters[i].name, i);
                return;
            }
    };
    for (ArgumentSetting& argument : launch.setup.arguments)
        rename(argument.name);
    for (ReferenceSetting& reference : launch.setup.references)
        rename(reference.output);
    return launch;
}

SourceLaunch launchOfSource(const Session& session, const DeviceFile& code, std::string_view source, const std::string& file)
{
    LaunchSetup setup = session.launch;
    fillLaunch(setup, code);
    return launchOfSource(setup, launchedKernel(code, setup.kernel), source, file);
}

Program withSource(Program program, const std::filesystem::path& file)
{
    if (!program.device)
        throw UserError(UserError::Kind::Input, ProgramText::tr("%1 is no compiled code, and has a source of its own.")
                                                    .arg(toQt(program.file.string())));
    Program with = readProgram(file);
    if (with.device || holdsProgram(file))
        throw UserError(UserError::Kind::Input, ProgramText::tr("%1 is no CUDA source.").arg(toQt(file.string())));
    const bool isOne = std::ranges::all_of(listedOutcomes(*program.device, {}), [](const CompileOutcome& each) {
        return each.kernels.size() == 1;
    });
    if (program.session.launch.kernel.empty() && !isOne)
        throw UserError(UserError::Kind::Input, ProgramText::tr("%1 has several kernels: name the one that is launched.")
                                                    .arg(toQt(program.path.string())));
    SourceLaunch launch = launchOfSource(program.session, *program.device, with.source, file.filename().string());
    with.session.launch = std::move(launch.setup);
    with.session.folder = program.session.folder;  // of the files that the launch names
    with.session.timing = program.session.timing;
    with.session.device = program.session.device;
    with.session.target = program.session.target;
    if (!launch.instance.empty())
        with.session.compile.nameExpressions.push_back(launch.instance);
    return with;
}

}  // namespace kd
