// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/buildcompiler.h"

#include <algorithm>
#include <utility>

namespace kd {

BuildCompiler compilerOf(const CompileOutcome& build)
{
    BuildCompiler compiler;
    if (build.nvccVersion.empty() && build.nvrtcVersion.empty())
        return compiler;
    compiler.name = build.compilerName();
    if (!build.nvccVersion.empty())
        compiler.choice = CompilerChoice::Nvcc;
    else if (!build.lacksHostCode)
        compiler.choice = CompilerChoice::Nvrtc;
    return compiler;
}

bool areOfOneCompiler(const CompileOutcome& one, const CompileOutcome& other)
{
    const std::string first = compilerOf(one).name, second = compilerOf(other).name;
    return first.empty() || second.empty() || first == second;
}

std::vector<std::string> chooseNvcc(CompileRequest& request)
{
    std::vector<std::string> added;
    request.compiler = CompilerChoice::Nvcc;
    for (const std::string& option : request.nvccOptions)
        if (std::ranges::find(request.options, option) == request.options.end())
            added.push_back(option);
    request.options.insert(request.options.end(), added.begin(), added.end());
    return added;
}

void askOnly(const BuildCompiler& compiler, CompileRequest& request)
{
    if (request.compiler != CompilerChoice::Auto)
        return;
    if (compiler.choice == CompilerChoice::Nvcc)
        chooseNvcc(request);
    else
        request.compiler = compiler.choice;
}

CompileOutcome comparable(const BuildCompiler& compiler, CompileOutcome outcome)
{
    const std::string name = compilerOf(outcome).name;
    if (!outcome.ok() || compiler.name.empty() || name.empty() || name == compiler.name)
        return outcome;
    return {.state = CompileOutcome::State::Rejected,
            .message = message("{} compiled it, and {} the program that it would be compared with: compile the program anew.", name,
                               compiler.name),
            .architecture = std::move(outcome.architecture),
            .nvrtcVersion = std::move(outcome.nvrtcVersion),
            .nvccVersion = std::move(outcome.nvccVersion)};
}

}  // namespace kd
