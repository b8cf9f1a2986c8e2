// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/guess/launchguess.h"

#include "core/compile/source/kernelnames.h"
#include "core/session/guess/formfiller.h"
#include "core/session/guess/sourcereading.h"
#include "core/session/guess/variableguess.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <string_view>
#include <utility>

namespace kd {
namespace {

/// Tells whether arguments of a template mean the same in every file: built-in types and numbers.
bool areBuiltIn(const std::string& templateArguments)
{
    const MatchedTokens words(templateArguments);
    for (const TokenRange& part : words.parts({0, words.size()})) {
        const bool isNumber = part.end == part.begin + 1 && words[part.begin].kind == SourceToken::Kind::Number;
        if (!isNumber && sizeOfHostType(words.text(part)) == 0 && !words.is(part.begin, "true") && !words.is(part.begin, "false"))
            return false;
    }
    return words.size() > 0;
}

/// Holds the kernels of a source by their names, without namespaces.
using KernelsByName = std::multimap<std::string_view, std::size_t>;

KernelsByName kernelsByName(const Outline& device)
{
    KernelsByName kernels;
    for (std::size_t i = 0; i < device.items.size(); ++i) {
        const OutlineItem& item = device.items[i];
        if (item.kind == OutlineItem::Kind::Kernel && item.isDefinition())
            kernels.emplace(item.name, i);
    }
    return kernels;
}

/// Gives the kernel of `device` that a launch of another file is about; kNone where there is none, or several.
std::size_t kernelLaunched(const KernelsByName& kernels, const Outline& device, const OutlineLaunch& launch)
{
    const bool isArray = launch.form == OutlineLaunch::Form::Function || launch.form == OutlineLaunch::Form::Cooperative;
    const auto [first, last] = kernels.equal_range(withoutNamespaces(withoutTemplateArguments(launch.kernel)));
    std::size_t found = OutlineItem::kNone;
    for (auto kernel = first; kernel != last; ++kernel) {
        const OutlineItem& item = device.items[kernel->second];
        const bool hasParameters = isArray || item.parameters.size() == launch.arguments.size();
        if (!hasParameters || (item.isTemplate && !areBuiltIn(launch.templateArguments)))
            continue;
        if (found != OutlineItem::kNone)
            return OutlineItem::kNone;
        found = kernel->second;
    }
    return found;
}

}  // namespace

std::map<std::string, std::string> simpleAliases(const MatchedTokens& tokens, const Outline& outline)
{
    std::map<std::string, std::string> found;
    for (const OutlineItem& item : outline.items) {
        if (item.kind != OutlineItem::Kind::Alias || item.name.empty())
            continue;
        const std::size_t begin = tokens.indexAt(item.range.begin), end = tokens.indexAt(item.range.end);
        const bool isUsing = tokens.is(begin, "using");
        const TokenRange range =
            isUsing ? TokenRange{begin + 3, end - 1} : TokenRange{begin + 1, tokens.indexAt(item.nameRange.begin)};
        if (range.begin < range.end && (!isUsing || tokens.isMark(begin + 2, '=')))
            found.try_emplace(item.name, tokens.text(range));
    }
    return found;
}

struct LaunchGuesser::Reading {
    Reading(std::string source, const std::vector<std::string>& defines, SurroundingSources around)
    {
        sources.push_back(std::make_unique<const SourceReading>(std::string(), std::move(source), defines,
                                                                valuesOf(std::move(around.headers), defines)));
        for (SurroundingSource& other : around.sources)
            sources.push_back(std::make_unique<const SourceReading>(std::move(other.name), std::move(other.text), defines,
                                                                    valuesOf(std::move(other.headers), defines)));
        findPlaces();
    }

    /// Headers that several sources include are read once.
    std::vector<const HostValues*> valuesOf(std::vector<SurroundingHeader> included, const std::vector<std::string>& defines)
    {
        std::vector<const HostValues*> values;
        for (SurroundingHeader& header : included) {
            std::unique_ptr<const SourceReading>& reading = headers[header];
            if (!reading)
                reading = std::make_unique<const SourceReading>(std::move(header.name), std::move(header.text), defines,
                                                                std::vector<const HostValues*>());
            values.push_back(&reading->values);
        }
        return values;
    }

    void findPlaces()
    {
        const Outline& device = sources.front()->outline;
        for (const OutlineLaunch& launch : device.launches)
            places.push_back({.launch = &launch, .source = 0, .kernel = launch.target, .file = {}});
        const KernelsByName kernels = kernelsByName(device);
        for (std::size_t i = 1; i < sources.size(); ++i) {
            const SourceReading& other = *sources[i];
            for (const OutlineLaunch& launch : other.outline.launches) {
                const bool isItsOwn = launch.target != OutlineItem::kNone && other.outline.items[launch.target].isDefinition();
                const std::size_t kernel = isItsOwn ? OutlineItem::kNone : kernelLaunched(kernels, device, launch);
                if (kernel != OutlineItem::kNone)
                    places.push_back({.launch = &launch, .source = i, .kernel = kernel, .file = other.file});
            }
        }
    }

    std::map<SurroundingHeader, std::unique_ptr<const SourceReading>> headers;
    std::vector<std::unique_ptr<const SourceReading>> sources;  ///< the source itself, then the others
    std::vector<LaunchPlace> places;
};

const GuessedValue* LaunchGuess::find(const ErrorSubject& subject) const
{
    const auto found = std::ranges::find(values, subject, &GuessedValue::subject);
    return found == values.end() ? nullptr : &*found;
}

LaunchGuesser::LaunchGuesser(std::string source, const std::vector<std::string>& defines, SurroundingSources around)
    : m_reading(std::make_unique<const Reading>(std::move(source), defines, std::move(around)))
{ }
LaunchGuesser::~LaunchGuesser() = default;
LaunchGuesser::LaunchGuesser(LaunchGuesser&&) noexcept = default;
LaunchGuesser& LaunchGuesser::operator=(LaunchGuesser&&) noexcept = default;

const Outline& LaunchGuesser::outline() const
{
    return m_reading->sources.front()->outline;
}

const std::vector<LaunchPlace>& LaunchGuesser::launches() const
{
    return m_reading->places;
}

LaunchGuess LaunchGuesser::guess(const LaunchPlace& place) const
{
    return filledForm({.host = *m_reading->sources[place.source],
                       .device = *m_reading->sources.front(),
                       .launch = *place.launch,
                       .kernel = place.kernel});
}

LaunchGuess LaunchGuesser::guessUnlaunched(std::size_t kernel, const std::string& templateArguments) const
{
    const SourceReading& device = *m_reading->sources.front();
    const OutlineItem& item = device.outline.items[kernel];
    OutlineLaunch launch{.kernel = item.qualifiedName(), .templateArguments = templateArguments, .line = item.line};
    launch.target = kernel;
    launch.range.begin = launch.range.end = item.range.begin;
    return filledForm({.host = device, .device = device, .launch = launch, .kernel = kernel, .isLaunched = false});
}

std::optional<VariableGuess> LaunchGuesser::guessVariable(const ModuleVariable& variable) const
{
    for (const std::unique_ptr<const SourceReading>& source : m_reading->sources)
        if (std::optional<VariableGuess> guess = variableGuess(*source, *m_reading->sources.front(), variable))
            return guess;
    return std::nullopt;
}

LaunchGuess LaunchGuesser::guess(const OutlineLaunch& launch) const
{
    return guess({.launch = &launch, .source = 0, .kernel = launch.target, .file = {}});
}

}  // namespace kd
