// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/guess/filledlaunch.h"

#include "core/compile/source/kernelnames.h"
#include "core/session/launch/argumentname.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace kd {
namespace {

using SubjectKind = ErrorSubject::Kind;

constexpr std::size_t kMaxInstances = 64;  // launches of one template that are told from each other

const OutlineItem* kernelOf(const Outline& outline, const LaunchPlace& place)
{
    return place.kernel == OutlineItem::kNone ? nullptr : &outline.items[place.kernel];
}

std::string nameOfKernel(const Outline& outline, const LaunchPlace& place)
{
    const OutlineItem* const kernel = kernelOf(outline, place);
    return comparableName(kernel == nullptr ? place.launch->kernel : kernel->qualifiedName());
}

/// Tells whether a form's argument of that name may be a variable of the module.
bool isVariable(const Outline& outline, const std::string& name)
{
    return std::ranges::any_of(outline.items, [&](const OutlineItem& item) {
        const bool isOfModule = item.kind == OutlineItem::Kind::ConstantVariable || item.kind == OutlineItem::Kind::DeviceVariable;
        return isOfModule && (item.name == name || item.qualifiedName() == name);
    });
}

/// The kernel's own, or variables of its module.
bool hasArguments(const Outline& outline, const OutlineItem* kernel, const std::vector<ArgumentSetting>& arguments)
{
    return std::ranges::all_of(arguments, [&](const ArgumentSetting& argument) {
        if (isVariable(outline, argument.name))
            return true;
        for (std::size_t i = 0; kernel != nullptr && i < kernel->parameters.size(); ++i) {
            if (argument.name == argumentName(kernel->parameters[i].name, i))
                return true;
        }
        return false;
    });
}

/// Chooses launches for forms, one after the other. Guesses no launch twice.
class LaunchChooser {
public:
    explicit LaunchChooser(const LaunchGuesser& guesser) : m_guesser(guesser), m_guesses(guesser.launches().size())
    {
        for (const LaunchPlace& launch : guesser.launches())
            m_names.push_back(nameOfKernel(guesser.outline(), launch));
    }

    /// Gives the first launch of the instance that is named, or of one that is not known.
    std::optional<std::size_t> choose(const LaunchSetup& setup)
    {
        const std::string name = comparableName(setup.kernel);
        const std::size_t arguments = name.find('<');
        std::size_t seen = 0;
        for (const std::size_t launch : launchesFor(setup)) {
            const std::string instance = comparableName(guessOf(launch).instance);
            const std::size_t known = instance.find('<');
            if (arguments == std::string::npos || known == std::string::npos || name.substr(arguments) == instance.substr(known))
                return launch;
            if (++seen == kMaxInstances)
                break;
        }
        return {};
    }

    const LaunchGuess& guessOf(std::size_t launch)
    {
        std::optional<LaunchGuess>& guess = m_guesses[launch];
        if (!guess)
            guess = m_guesser.guess(m_guesser.launches()[launch]);
        return *guess;
    }

private:
    /// Gives the launches that `setup` may be about, the more likely first.
    std::vector<std::size_t> launchesFor(const LaunchSetup& setup) const
    {
        std::vector<std::size_t> exact, others;
        const std::string name = comparableName(setup.kernel);
        const std::string_view wanted = withoutTemplateArguments(name);
        for (std::size_t i = 0; i < m_names.size(); ++i) {
            if (setup.kernel.empty()) {
                const OutlineItem* const kernel = kernelOf(m_guesser.outline(), m_guesser.launches()[i]);
                if (hasArguments(m_guesser.outline(), kernel, setup.arguments))
                    (kernel != nullptr ? exact : others).push_back(i);
                continue;
            }
            const std::string_view known = withoutTemplateArguments(m_names[i]);
            if (known == wanted)
                exact.push_back(i);
            else if (withoutNamespaces(known) == withoutNamespaces(wanted))
                others.push_back(i);
        }
        return exact.empty() ? others : exact;
    }

    const LaunchGuesser& m_guesser;
    std::vector<std::string> m_names;  ///< of the kernels that are launched, comparable
    std::vector<std::optional<LaunchGuess>> m_guesses;
};

/// Puts what a guess knows into the open fields of a launch. One of a kernel of CUDA Tile has neither block nor cooperation.
class Filling {
public:
    Filling(const LaunchGuess& guess, bool isTile, FilledLaunch& filled) : m_guess(guess), m_isTile(isTile), m_filled(filled) { }

    void fill()
    {
        LaunchSetup& setup = m_filled.setup;
        const LaunchSetup& known = m_guess.setup;
        const bool hasNoShape = setup.grid.empty() && setup.block.empty();
        if (setup.kernel.empty() || (!m_filled.instance.empty() && setup.kernel.find('<') == std::string::npos))
            put(setup.kernel, known.kernel, SubjectKind::Kernel);
        if (setup.grid.empty())
            put(setup.grid, known.grid, SubjectKind::Grid);
        if (setup.block.empty() && !m_isTile)
            put(setup.block, known.block, SubjectKind::Block);
        if (hasNoShape && isNoShared(setup.sharedBytes) && !isNoShared(known.sharedBytes))
            put(setup.sharedBytes, known.sharedBytes, SubjectKind::SharedMemory);
        if (hasNoShape && !m_isTile && known.isCooperative && !std::exchange(setup.isCooperative, true))
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
    bool m_isTile;
    FilledLaunch& m_filled;
};

/// Values of names and the kernel alone make no launch.
bool isOfLaunch(const GuessedValue& value)
{
    return value.subject.kind != SubjectKind::Kernel && value.subject.kind != SubjectKind::Value;
}

std::optional<FilledLaunch> filledBy(LaunchChooser& chooser, const LaunchGuesser& guesser, const LaunchSetup& setup)
{
    const std::optional<std::size_t> chosen = chooser.choose(setup);
    if (!chosen)
        return {};
    const LaunchPlace& place = guesser.launches()[*chosen];
    const LaunchGuess& guess = chooser.guessOf(*chosen);
    FilledLaunch filled{.setup = setup, .instance = guess.instance, .line = place.launch->line, .file = place.file, .values = {}};
    const OutlineItem* const kernel = kernelOf(guesser.outline(), place);
    Filling(guess, kernel != nullptr && kernel->isTile, filled).fill();
    return std::ranges::any_of(filled.values, isOfLaunch) ? std::optional(std::move(filled)) : std::nullopt;
}

}  // namespace

std::optional<FilledLaunch> filledFromHostCode(const LaunchGuesser& guesser, const LaunchSetup& setup)
{
    LaunchChooser chooser(guesser);
    return filledBy(chooser, guesser, setup);
}

std::map<std::string, FilledLaunch> filledForms(const LaunchGuesser& guesser, const std::vector<std::string>& kernels,
                                                const std::function<bool()>& isCanceled)
{
    LaunchChooser chooser(guesser);
    std::map<std::string, FilledLaunch> forms;
    for (const std::string& kernel : kernels) {
        if (isCanceled())
            break;
        if (std::optional<FilledLaunch> filled = filledBy(chooser, guesser, {.kernel = kernel}))
            forms.emplace(kernel, std::move(*filled));
    }
    return forms;
}

void fillVariables(const LaunchGuesser& guesser, const KernelInfo& kernel, FilledLaunch& filled)
{
    std::vector<ArgumentSetting>& all = filled.setup.arguments;
    for (const ModuleVariable& variable : kernel.variables) {
        auto given = std::ranges::find(all, variable.name, &ArgumentSetting::name);
        if (given != all.end() && !given->value.empty())
            continue;
        std::optional<VariableGuess> guess = guesser.guessVariable(variable);
        if (!guess)
            continue;
        if (!guess->text.empty() && given == all.end())
            given = all.insert(all.end(), {variable.name, {}});
        if (!guess->text.empty())
            given->value = std::move(guess->text);
        filled.values.push_back(std::move(guess->mark));
    }
}

bool mayHaveLaunch(std::string_view source)
{
    return source.find("<<<") != std::string_view::npos || source.find("cudaLaunch") != std::string_view::npos;
}

bool isNoShared(const std::string& bytes)
{
    return bytes.empty() || bytes == "0";
}

bool isBlankLaunch(const LaunchSetup& setup)
{
    const auto hasValue = [](const ArgumentSetting& argument) { return !argument.value.empty(); };
    return setup.grid.empty() && setup.block.empty() && isNoShared(setup.sharedBytes) && setup.cluster.empty() &&
        !setup.isCooperative && std::ranges::none_of(setup.arguments, hasValue) && setup.defineValues.empty() &&
        setup.references.empty();
}

}  // namespace kd
