// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/sharedlaunch.h"

#include "app/kerneldesk/missinglaunch.h"
#include "core/session/guess/filledlaunch.h"
#include "ui/program/launchrequest.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace kd::cli {
namespace {

using Names = std::vector<std::string>;

/// Nothing where they are not known.
std::optional<Names> namesOf(const CompileOutcome& build, const LaunchSetup& setup)
{
    const KernelInfo& kernel = chosenKernel(build, setup.kernel);
    if (!kernel.hasSignature && !kernel.parameters.empty())
        return std::nullopt;
    Names names = argumentNames(kernel);
    for (const ModuleVariable& variable : kernel.variables)
        names.push_back(variable.name);
    return names;
}

bool isIn(const std::optional<Names>& names, const std::string& name)
{
    return names && std::ranges::find(*names, name) != names->end();
}

/// PTX and code without line tables have no names of their own.
bool isNumbered(const Names& names)
{
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] != "arg" + std::to_string(i))
            return false;
    return true;
}

/// By the parameters' places, where one of two kernels with as many of them has no names.
void takeByPlace(LaunchSetup& to, const Names& names, const Names& otherNames, const std::vector<ArgumentSetting>& from)
{
    if (names.size() != otherNames.size() || isNumbered(names) == isNumbered(otherNames))
        return;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto setting = std::ranges::find(from, otherNames[i], &ArgumentSetting::name);
        if (setting == from.end() || std::ranges::count(to.arguments, names[i], &ArgumentSetting::name) > 0)
            continue;
        to.arguments.push_back(*setting);
        to.arguments.back().name = names[i];
        // What it is compared with goes with it.
        for (ReferenceSetting& reference : to.references)
            if (reference.output == otherNames[i])
                reference.output = names[i];
    }
}

void takeArguments(LaunchSetup& to, const std::optional<Names>& names, const std::optional<Names>& otherNames,
                   const std::vector<ArgumentSetting>& from)
{
    if (!names) {
        if (to.arguments.empty())
            to.arguments = from;
        return;
    }
    if (otherNames)
        takeByPlace(to, *names, *otherNames, from);
    for (const ArgumentSetting& setting : from)
        if (isIn(names, setting.name) && std::ranges::count(to.arguments, setting.name, &ArgumentSetting::name) == 0)
            to.arguments.push_back(setting);
}

void leaveOut(LaunchSetup& setup, const std::optional<Names>& own, const std::optional<Names>& other)
{
    if (own)
        std::erase_if(setup.arguments,
                      [&](const ArgumentSetting& each) { return !isIn(own, each.name) && isIn(other, each.name); });
}

}  // namespace

void shareLaunch(LaunchSetup& to, const LaunchSetup& from)
{
    const auto fill = [](auto& value, const auto& other) {
        if (value.empty())
            value = other;
    };
    if (to.grid.empty() && to.block.empty()) {
        if (isNoShared(to.sharedBytes))
            to.sharedBytes = from.sharedBytes;
        fill(to.cluster, from.cluster);
        to.isCooperative = to.isCooperative || from.isCooperative;
        if (!to.carveoutPercent)
            to.carveoutPercent = from.carveoutPercent;
        if (to.stream == LaunchStream::NonBlocking)
            to.stream = from.stream;
    }
    if (to.references.empty() && !from.references.empty()) {
        to.relativeTolerance = from.relativeTolerance;
        to.absoluteTolerance = from.absoluteTolerance;
    }
    fill(to.grid, from.grid);
    fill(to.block, from.block);
    fill(to.defineValues, from.defineValues);
    fill(to.references, from.references);
    fill(to.memory, from.memory);
}

void shareKernel(LaunchSetup& setup, const CompileOutcome& build, const std::string& other)
{
    const bool hasOther = std::ranges::any_of(build.kernels, [&](const KernelInfo& kernel) { return kernel.name == other; });
    if (setup.kernel.empty() && hasOther)
        setup.kernel = other;
}

void shareArguments(LaunchSetup& first, const CompileOutcome& firstBuild, LaunchSetup& second, const CompileOutcome& secondBuild)
{
    const std::optional<Names> firstNames = namesOf(firstBuild, first), secondNames = namesOf(secondBuild, second);
    const std::vector<ArgumentSetting> ofFirst = first.arguments;
    takeArguments(first, firstNames, secondNames, second.arguments);
    takeArguments(second, secondNames, firstNames, ofFirst);
    leaveOut(first, firstNames, secondNames);
    leaveOut(second, secondNames, firstNames);
}

}  // namespace kd::cli
