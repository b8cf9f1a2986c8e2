// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/options.h"

#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/text.h"

#include <algorithm>
#include <filesystem>

namespace kd::cli {
namespace {

std::string macroName(const std::string& define)
{
    return define.substr(0, define.find_first_of("=("));
}

template <typename T> void replaceWhereGiven(T& value, const std::optional<T>& given)
{
    value = given.value_or(value);
}

void replaceWhereGiven(std::string& value, const std::string& given)
{
    if (!given.empty())
        value = given;
}

/// Puts `entry` in the place of the one whose `name` is equal, or at the end.
template <typename Entry, typename Name> void put(std::vector<Entry>& entries, Entry entry, Name name)
{
    const auto same = [&](const Entry& other) { return other.*name == entry.*name; };
    const auto found = std::find_if(entries.begin(), entries.end(), same);
    if (found == entries.end())
        entries.push_back(std::move(entry));
    else
        *found = std::move(entry);
}

}  // namespace

bool TimingOptions::any() const
{
    return warmup || samples || minSamples || maxSeconds || !until.empty() || cold || hot || discardThrottled || !bytes.empty() ||
        !flops.empty();
}

std::pair<std::string, std::string> splitAssignment(const std::string& text)
{
    const std::size_t equals = text.find('=');
    return {text.substr(0, equals), equals == std::string::npos ? std::string() : text.substr(equals + 1)};
}

CompileSettings merged(CompileSettings settings, const CompileSettings& given)
{
    if (!given.architectures.empty())
        settings.architectures = given.architectures;
    for (const std::string& define : given.defines) {
        const auto same = [&](const std::string& other) { return macroName(other) == macroName(define); };
        settings.defines.erase(std::remove_if(settings.defines.begin(), settings.defines.end(), same), settings.defines.end());
        settings.defines.push_back(define);
    }
    // Relative to where the user stands, not to the session.
    for (const std::string& folder : given.includeDirectories)
        settings.includeDirectories.push_back(std::filesystem::absolute(folder).string());
    replaceWhereGiven(settings.standard, given.standard);
    settings.options.insert(settings.options.end(), given.options.begin(), given.options.end());
    settings.nameExpressions.insert(settings.nameExpressions.end(), given.nameExpressions.begin(), given.nameExpressions.end());
    return settings;
}

LaunchSetup chosenLaunch(const Session& session, const std::string& preset)
{
    if (preset.empty())
        return session.launch;
    if (const LaunchPreset* const found = findPreset(session, preset))
        return found->launch;
    QStringList names;
    for (const LaunchPreset& each : session.presets)
        names << toQt(each.name);
    throw Failure(
        ExitStatus::BadArguments,
        names.isEmpty()
            ? Text::tr("There is no preset '%1': the session has none.").arg(toQt(preset))
            : Text::tr("There is no preset '%1'; the session has %2.").arg(toQt(preset), names.join(QStringLiteral(", "))));
}

LaunchSetup merged(LaunchSetup setup, const LaunchOptions& given)
{
    using Define = std::pair<std::string, std::string>;
    replaceWhereGiven(setup.kernel, given.kernel);
    replaceWhereGiven(setup.grid, given.grid);
    replaceWhereGiven(setup.block, given.block);
    replaceWhereGiven(setup.sharedBytes, given.shared);
    replaceWhereGiven(setup.cluster, given.cluster);
    if (given.carveout)
        setup.carveoutPercent = given.carveout;
    setup.isCooperative = setup.isCooperative || given.isCooperative;
    for (const std::string& text : given.arguments) {
        const auto [name, value] = splitAssignment(text);
        put(setup.arguments, ArgumentSetting{name, value}, &ArgumentSetting::name);
    }
    for (const std::string& text : given.memory) {
        const auto [name, value] = splitAssignment(text);
        put(setup.memory, MemorySetting{name, value}, &MemorySetting::name);
    }
    for (const std::string& text : given.defineValues)
        put(setup.defineValues, splitAssignment(text), &Define::first);
    for (const std::string& text : given.references) {
        const auto [output, reference] = splitAssignment(text);
        put(setup.references, ReferenceSetting{output, reference}, &ReferenceSetting::output);
    }
    replaceWhereGiven(setup.relativeTolerance, given.relativeTolerance);
    replaceWhereGiven(setup.absoluteTolerance, given.absoluteTolerance);
    replaceWhereGiven(setup.deadlineSeconds, given.deadline);
    return setup;
}

TimingSettings merged(TimingSettings settings, const TimingOptions& given)
{
    replaceWhereGiven(settings.warmup, given.warmup);
    if (given.samples)
        settings.interval = 0;  // exactly so many, unless --until says otherwise
    replaceWhereGiven(settings.samples, given.samples);
    replaceWhereGiven(settings.minSamples, given.minSamples);
    if (!given.until.empty())
        settings.interval = shareOf(given.until).value_or(settings.interval);
    settings.discardThrottled = settings.discardThrottled || given.discardThrottled;
    replaceWhereGiven(settings.maxSeconds, given.maxSeconds);
    settings.cold = given.cold || (settings.cold && !given.hot);
    replaceWhereGiven(settings.bytes, given.bytes);
    replaceWhereGiven(settings.flops, given.flops);
    return settings;
}

TargetOptions merged(const Session& session, TargetOptions given)
{
    if (given.device.empty()) {
        given.device = session.device;
        given.isOfSession = true;
    }
    if (given.name.empty() && given.command.empty())
        given.name = session.target;
    return given;
}

}  // namespace kd::cli
