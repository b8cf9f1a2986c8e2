// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/launchguesses.h"

#include "core/compile/outline/outline.h"
#include "core/compile/source/kernelnames.h"
#include "core/project/projectlookup.h"
#include "core/project/projecttexts.h"
#include "core/session/guess/filledlaunch.h"
#include "core/session/guess/launchguess.h"
#include "core/session/guess/startinglaunch.h"
#include "ui/program/program.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kd {
namespace {

bool hasKernel(std::string_view source)
{
    return source.find("__global__") != std::string_view::npos;
}

/// Names of the kernels that the source defines and does not launch itself.
std::vector<std::string> unlaunchedKernels(const std::string& source)
{
    const Outline outline = readOutline(source);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < outline.items.size(); ++i) {
        const OutlineItem& item = outline.items[i];
        if (item.kind == OutlineItem::Kind::Kernel && item.isDefinition() && !item.name.empty() &&
            std::ranges::find(outline.launches, i, &OutlineLaunch::target) == outline.launches.end())
            names.push_back(item.name);
    }
    return names;
}

/// `folder` leads from the folder of the program to that of the file: marks name headers from there.
std::vector<SurroundingHeader> headersOf(const std::filesystem::path& file, std::string_view source, const ProjectCommand* command,
                                         const std::filesystem::path& folder)
{
    std::vector<SurroundingHeader> headers;
    for (ProjectText& header : readProjectHeaders(file, source, command))
        headers.push_back({(folder / header.name).lexically_normal().generic_string(), std::move(header.text)});
    return headers;
}

/// Gives what the program's file is compiled in; null where nobody trusts it, or there is no compile command.
std::shared_ptr<const ProjectLookup> trustedProject(const Program& program)
{
    const std::shared_ptr<const ProjectLookup> project = program.project ? program.project : program.recentProject();
    return program.isTrusted && project && project->command ? project : nullptr;
}

SurroundingSources surroundingsOf(const Program& program, const std::function<bool()>& isCanceled)
{
    SurroundingSources around;
    if (!program.hasSurroundings)
        return around;
    const std::shared_ptr<const ProjectLookup> project = trustedProject(program);
    const ProjectCommand* const command = project ? &*project->command : nullptr;
    around.headers = headersOf(program.path, program.source, command, {});
    const std::vector<std::string> kernels = unlaunchedKernels(program.source);
    const auto isWanted = [&](std::string_view text) {
        const auto names = [&](const std::string& name) { return text.find(name) != std::string_view::npos; };
        return !isCanceled() && mayHaveLaunch(text) && std::ranges::any_of(kernels, names);
    };
    if (kernels.empty())
        return around;
    for (ProjectText& other : readOtherSources(program.path, command, isWanted)) {
        if (isCanceled())
            break;
        const std::filesystem::path name = other.name;
        std::vector<SurroundingHeader> headers = headersOf(program.path.parent_path() / name, other.text, command,
                                                           name.parent_path());
        around.sources.push_back({std::move(other.name), std::move(other.text), std::move(headers)});
    }
    return around;
}

/// False where a look at a source's characters tells that neither it nor another file launches a kernel of it.
bool mayBeLaunched(const Program& program)
{
    return !program.device && (mayHaveLaunch(program.source) || (program.hasSurroundings && hasKernel(program.source)));
}

/// Null also where it is canceled.
std::shared_ptr<const LaunchGuesser> readerOf(const Program& program, const std::function<bool()>& isCanceled)
{
    SurroundingSources around = surroundingsOf(program, isCanceled);
    const std::vector<std::string> defines = program.defines();
    if (isCanceled())
        return nullptr;
    return std::make_shared<const LaunchGuesser>(program.source, defines, std::move(around));
}

}  // namespace

std::string projectHeaderText(const Program& program)
{
    if (!program.hasSurroundings || program.device)
        return {};
    const std::shared_ptr<const ProjectLookup> project = trustedProject(program);
    std::string text;
    for (const ProjectText& header : readProjectHeaders(program.path, program.source, project ? &*project->command : nullptr))
        text += header.text + '\n';
    return text;
}

std::shared_ptr<const LaunchGuesser> makeLaunchGuesser(const Program& program)
{
    const std::shared_ptr<const LaunchGuesser> reader =
        mayBeLaunched(program) ? readerOf(program, [] { return false; }) : nullptr;
    return reader && !reader->launches().empty() ? reader : nullptr;
}

FilledLaunch startingForm(const Program& program, const KernelInfo& kernel)
{
    if (program.device)
        return startingLaunch(nullptr, kernel);
    return startingLaunch(readerOf(program, [] { return false; }).get(), kernel);
}

std::map<std::string, FilledLaunch> readLaunchForms(const Program& program, const CompileOutcome& build,
                                                    const std::function<bool()>& isCanceled)
{
    const std::shared_ptr<const LaunchGuesser> reader = program.device ? nullptr : readerOf(program, isCanceled);
    if (isCanceled())
        return {};
    const std::vector<std::string> names = allDistinctNames(build);
    std::map<std::string, FilledLaunch> forms;
    if (reader)
        forms = filledForms(*reader, names, isCanceled);
    for (std::size_t i = 0; i < build.kernels.size() && !isCanceled(); ++i)
        if (!forms.contains(names[i]))
            forms.emplace(names[i], startingLaunch(reader.get(), build.kernels[i]));
    for (std::size_t i = 0; reader && i < build.kernels.size() && !isCanceled(); ++i)
        fillVariables(*reader, build.kernels[i], forms[names[i]]);
    return forms;
}

}  // namespace kd
