// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/guess/filledlaunch.h"

#include "core/compile/source/kernelnames.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

using SubjectKind = ErrorSubject::Kind;

constexpr std::size_t kMaxInstances = 64;  // launches of one template that are told from each other

bool isNoShared(const std::string& bytes)
{
    return bytes.empty() || bytes == "0";
}

const OutlineItem* kernelOf(const Outline& outline, const LaunchPlace& place)
{
    return place.kernel == OutlineItem::kNone ? nullptr : &outline.items[place.kernel];
}

std::string nameOfKernel(const Outline& outline, const LaunchPlace& place)
{
    const OutlineItem* const kernel = kernelOf(outline, place);
    return comparableName(kernel == nullptr ? place.launch->kernel : kernel->qualifiedName());
}

bool hasArguments(const OutlineItem* kernel, const std::vector<ArgumentSetting>& arguments)
{
    return std::ranges::all_of(arguments, [&](const ArgumentSetting& argument) {
        for (std::size_t i = 0; kernel != nullptr && i < kernel->parameters.size(); ++i) {
            const std::string& name = kernel->parameters[i].name;
            if (argument.name == (name.empty() ? "arg" + std::to_string(i) : name))
                return true;
        }
        return false;
    });
}

/// The launches that `setup` may be about, the more likely first.
std::vector<LaunchPlace> launchesFor(const LaunchGuesser& guesser, const LaunchSetup& setup)
{
    const Outline& outline = guesser.outline();
    std::vector<LaunchPlace> exact, others;
    const std::string name = comparableName(setup.kernel);
    const std::string_view wanted = withoutTemplateArguments(name);
    for (const LaunchPlace& launch : guesser.launches()) {
        if (setup.kernel.empty()) {
            const OutlineItem* const kernel = kernelOf(outline, launch);
            if (hasArguments(kernel, setup.arguments))
                (kernel != nullptr ? exact : others).push_back(launch);
            continue;
        }
        const std::string known = nameOfKernel(outline, launch);
        if (withoutTemplateArguments(known) == wanted)
            exact.push_back(launch);
        else if (withoutNamespaces(withoutTemplateArguments(known)) == withoutNamespaces(wanted))
            others.push_back(launch);
    }
    return exact.empty() ? others : exact;
}

/// The first launch of the instance that is named, or of one that is not known.
std::optional<std::pair<LaunchGuess, LaunchPlace>> guessFor(const LaunchGuesser& guesser, const LaunchSetup& setup)
{
    const std::string name = comparableName(setup.kernel);
    const std::size_t arguments = name.find('<');
    std::size_t seen = 0;
    for (const LaunchPlace& place : launchesFor(guesser, setup)) {
        LaunchGuess guess = guesser.guess(place);
        const std::string instance = comparableName(guess.instance);
        const std::size_t known = instance.find('<');
        if (arguments == std::string::npos || known == std::string::npos || name.substr(arguments) == instance.substr(known))
            return std::pair(std::move(guess), place);
        if (++seen == kMaxInstances)
            break;
    }
    return {};
}

/// Puts what a guess knows into the open fields of a launch.
class Filling {
public:
    Filling(const LaunchGuess& guess, FilledLaunch& filled) : m_guess(guess), m_filled(filled) { }

    void fill()
    {
        LaunchSetup& setup = m_filled.setup;
        const LaunchSetup& known = m_guess.setup;
        const bool hasNoShape = setup.grid.empty() && setup.block.empty();
        if (setup.kernel.empty() || (!m_filled.instance.empty() && setup.kernel.find('<') == std::string::npos))
            put(setup.kernel, known.kernel, SubjectKind::Kernel);
        if (setup.grid.empty())
            put(setup.grid, known.grid, SubjectKind::Grid);
        if (setup.block.empty())
            put(setup.block, known.block, SubjectKind::Block);
        if (hasNoShape && isNoShared(setup.sharedBytes) && !isNoShared(known.sharedBytes))
            put(setup.sharedBytes, known.sharedBytes, SubjectKind::SharedMemory);
        if (hasNoShape && known.isCooperative && !std::exchange(setup.isCooperative, true))
            mark(SubjectKind::Cooperative);
        for (const ArgumentSetting& argument : known.arguments)
            fillArgument(argument);
        for (const auto& [name, value] : known.defineValues)
            fillValue(name, value);
    }

private:
    void mark(const ErrorSubject& subject)
    {
        if (const GuessedValue* const value = m_guess.find(subject))
            m_filled.values.push_back(*value);
    }

    void put(std::string& field, const std::string& known, const ErrorSubject& subject)
    {
        if (known.empty())
            return;
        field = known;
        mark(subject);
    }

    void fillArgument(const ArgumentSetting& argument)
    {
        std::vector<ArgumentSetting>& all = m_filled.setup.arguments;
        auto given = std::ranges::find(all, argument.name, &ArgumentSetting::name);
        if (given == all.end())
            given = all.insert(all.end(), {argument.name, {}});
        if (given->value.empty())
            put(given->value, argument.value, {SubjectKind::Argument, argument.name});
    }

    void fillValue(const std::string& name, const std::string& value)
    {
        auto& all = m_filled.setup.defineValues;
        if (std::ranges::find(all, name, &std::pair<std::string, std::string>::first) != all.end())
            return;
        all.emplace_back(name, value);
        mark({SubjectKind::Value, name});
    }

    const LaunchGuess& m_guess;
    FilledLaunch& m_filled;
};

/// Values of names and the kernel alone make no launch.
bool isOfLaunch(const GuessedValue& value)
{
    return value.subject.kind != SubjectKind::Kernel && value.subject.kind != SubjectKind::Value;
}

}  // namespace

std::optional<FilledLaunch> filledFromHostCode(const LaunchGuesser& guesser, const LaunchSetup& setup)
{
    const auto found = guessFor(guesser, setup);
    if (!found)
        return {};
    const auto& [guess, place] = *found;
    FilledLaunch filled{.setup = setup, .instance = guess.instance, .line = place.launch->line, .file = place.file, .values = {}};
    Filling(guess, filled).fill();
    return std::ranges::any_of(filled.values, isOfLaunch) ? std::optional(std::move(filled)) : std::nullopt;
}

bool mayHaveLaunch(std::string_view source)
{
    return source.find("<<<") != std::string_view::npos || source.find("cudaLaunch") != std::string_view::npos;
}

bool isBlankLaunch(const LaunchSetup& setup)
{
    const auto hasValue = [](const ArgumentSetting& argument) { return !argument.value.empty(); };
    return setup.grid.empty() && setup.block.empty() && isNoShared(setup.sharedBytes) && setup.cluster.empty() &&
        !setup.isCooperative && std::ranges::none_of(setup.arguments, hasValue) && setup.defineValues.empty() &&
        setup.references.empty();
}

}  // namespace kd
