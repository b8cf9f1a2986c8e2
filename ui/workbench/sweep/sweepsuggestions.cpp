// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/sweep/sweepsuggestions.h"

#include "core/base/text.h"
#include "core/compile/outline/macrodefinition.h"
#include "core/compile/source/launchbounds.h"
#include "core/compile/source/sourcetokens.h"
#include "core/session/launch/moduleimage.h"
#include "core/sweep/axis.h"
#include "ui/program/slurm.h"
#include "ui/program/targets.h"
#include "ui/program/words.h"
#include "ui/workbench/sweep/sweepwords.h"

#include <QProcessEnvironment>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstdint>
#include <optional>
#include <set>

namespace kd {
namespace {

constexpr std::uint64_t kMaxSuggestedValue = 1u << 20;
constexpr std::uint64_t kSuggestedSpan = 4;  ///< a value is varied from a quarter of it to four times as much
constexpr std::size_t kMaxSuggestedMacros = 12;

std::optional<std::uint64_t> wholeNumber(std::string_view text)
{
    text = trimmed(text.substr(0, std::min(text.find("//"), text.find("/*"))));
    if (!text.empty() && (text.back() == 'u' || text.back() == 'U'))
        text.remove_suffix(1);
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = error == std::errc() && end == text.data() + text.size() && !text.empty();
    return isWhole && value > 0 && value <= kMaxSuggestedValue ? std::optional(value) : std::nullopt;
}

/// "16..256:*2" around 64; "3,6,12" around 6.
QString rangeAround(std::uint64_t value)
{
    if (!std::has_single_bit(value)) {
        QStringList values;
        for (const std::uint64_t each : {value / 2, value, value * 2}) {
            if (each > 0)
                values << QString::number(each);
        }
        return values.join(QLatin1Char(','));
    }
    const std::uint64_t low = std::max<std::uint64_t>(1, value / kSuggestedSpan);
    return QStringLiteral("%1..%2:*2").arg(low).arg(value * kSuggestedSpan);
}

bool isGuardOf(std::string_view directive, std::string_view name)
{
    const std::size_t at = directive.find("ifndef");
    return at != std::string_view::npos && trimmed(directive.substr(at + std::string_view("ifndef").size())) == name;
}

bool usesWord(std::string_view text, std::string_view word)
{
    SourceTokens tokens(text, false);
    for (SourceToken token = tokens.next(); token.kind != SourceToken::Kind::End; token = tokens.next()) {
        if (token.kind == SourceToken::Kind::Word && token.text == word)
            return true;
    }
    return false;
}

bool isAxisWord(const std::string& name)
{
    return std::ranges::any_of(kAxisWords, [&](const auto& each) { return each.second == name; });
}

QString macroAxis(const std::string& name, std::uint64_t value)
{
    const QString prefix = isAxisWord(name) ? QStringLiteral("D.") : QString();
    return prefix + toQt(name) + QLatin1Char('=') + rangeAround(value);
}

void suggestSourceMacros(const std::vector<SourceToken>& tokens, const LaunchSetup& launch, const std::set<std::string>& known,
                         std::vector<SweepSuggestion>& suggestions)
{
    std::size_t found = 0;
    const auto isUsed = [&](std::string_view name, const SourceToken& definition) {
        return std::ranges::any_of(tokens,
                                   [&](const SourceToken& each) {
                                       return each.at != definition.at &&
                                           (each.kind == SourceToken::Kind::Directive
                                                ? !isGuardOf(each.text, name) && usesWord(each.text, name)
                                                : each.is(name));
                                   }) ||
            usesWord(launch.block, name) || usesWord(launch.grid, name);
    };
    for (const SourceToken& token : tokens) {
        if (token.kind != SourceToken::Kind::Directive || found == kMaxSuggestedMacros)
            continue;
        const std::optional<MacroDefinition> macro = macroDefinition(token);
        const std::optional<std::uint64_t> value =
            macro && !macro->hasParameters ? wholeNumber(macro->body) : std::optional<std::uint64_t>();
        if (!value || known.contains(std::string(macro->name)) || !isUsed(macro->name, token))
            continue;
        ++found;
        const bool isGuarded = std::ranges::any_of(tokens, [&](const SourceToken& each) {
            return each.kind == SourceToken::Kind::Directive && each.at < token.at && isGuardOf(each.text, macro->name);
        });
        const QString name = toQt(std::string(macro->name));
        suggestions.push_back(
            {.axis = macroAxis(std::string(macro->name), *value),
             .why = isGuarded ? SweepWords::tr("The source defines %1 as %2 where nobody else does.").arg(name).arg(*value)
                              : SweepWords::tr("The source defines %1 whatever the compiler is told: put #ifndef %1 and #endif "
                                               "around its #define to sweep it.")
                                    .arg(name),
             .canBeSet = isGuarded});
    }
}

void suggestSetMacros(const CompileSettings& compile, std::set<std::string>& known, std::vector<SweepSuggestion>& suggestions)
{
    for (const std::string& define : compile.defines) {
        const std::size_t sign = define.find('=');
        const std::optional<std::uint64_t> value =
            sign == std::string::npos ? std::nullopt : wholeNumber(std::string_view(define).substr(sign + 1));
        if (!value || !known.insert(define.substr(0, sign)).second)
            continue;
        suggestions.push_back({.axis = macroAxis(define.substr(0, sign), *value),
                               .why = SweepWords::tr("The compile settings define %1.").arg(toQt(define))});
    }
}

void suggestBlock(const LaunchSetup& launch, std::vector<SweepSuggestion>& suggestions)
{
    const std::size_t parts = textsAtCommas(launch.block).size();
    const auto isLetter = [](char each) { return (each | 0x20) >= 'a' && (each | 0x20) <= 'z'; };
    if (launch.block.empty() || std::ranges::any_of(launch.block, isLetter))
        return;  // names in it are varied by themselves
    suggestions.push_back(
        {.axis = parts < 2 ? QStringLiteral("block=64..1024:*2") : QStringLiteral("block=8x8,16x8,16x16,32x8,32x16,32x32"),
         .why = SweepWords::tr("The launch form has blocks of %1.").arg(toQt(launch.block))});
}

void suggestKernel(std::string_view source, const std::string& kernel, std::vector<SweepSuggestion>& suggestions)
{
    const std::size_t open = kernel.find('<');
    if (open != std::string::npos && kernel.ends_with('>')) {
        const std::string argument = kernel.substr(open + 1, kernel.size() - open - 2);
        const std::optional<std::uint64_t> value = wholeNumber(argument);
        const QString values =
            value && *value > 1 ? QStringLiteral("%1,%2,%3").arg(*value / 2).arg(*value).arg(*value * 2) : QStringLiteral("1,2,4");
        if (value)
            suggestions.push_back({.axis = QStringLiteral("template=") + values,
                                   .why = SweepWords::tr("The kernel is an instance of a template, with %1.").arg(toQt(argument))});
    }
    const std::optional<KernelDefinition> place = kernel.empty() ? std::nullopt : findKernelPlace(source, kernel);
    if (!place || !place->hasBounds() || place->bounds.empty())
        return;
    if (const std::optional<std::uint64_t> threads = wholeNumber(place->bounds.front()))
        suggestions.push_back({.axis = QStringLiteral("bounds=%1,(%1,2),(%1,3),(%1,4)").arg(*threads),
                               .why = SweepWords::tr("The kernel has __launch_bounds__(%1).").arg(*threads)});
}

}  // namespace

std::vector<SweepSuggestion> sweepSuggestions(std::string_view source, const CompileSettings& compile, const LaunchSetup& launch,
                                              const std::string& kernel)
{
    std::vector<SweepSuggestion> suggestions;
    std::set<std::string> known;
    suggestBlock(launch, suggestions);
    suggestSetMacros(compile, known, suggestions);
    suggestSourceMacros(tokensOf(source), launch, known, suggestions);
    suggestKernel(source, kernel, suggestions);
    suggestions.push_back({.axis = QStringLiteral("maxrregcount=0,32,48,64,96,128"),
                           .why = SweepWords::tr("Fewer registers a thread leave room for more blocks; 0 is no limit.")});
    std::ranges::stable_partition(suggestions, &SweepSuggestion::canBeSet);
    return suggestions;
}

std::vector<SweepSuggestion> sweepWorkerSuggestions(const std::vector<DeviceInfo>& devices, const std::string& own,
                                                    const QString& target)
{
    std::vector<SweepSuggestion> suggestions;
    const auto chosen = std::ranges::find(devices, own, [](const DeviceInfo& device) { return device.id.name; });
    for (const DeviceInfo& device : devices) {
        const bool isLike = chosen != devices.end() && device.name == chosen->name;
        if (device.id.name != own && isLike)
            suggestions.push_back(
                {.axis = toQt(device.id.name), .why = SweepWords::tr("Another %1 of this target.").arg(toQt(device.name))});
    }
    if (isEmulatedDevice(own))
        suggestions.push_back({.axis = toQt(own), .why = SweepWords::tr("Another emulated GPU, in a process of its own.")});
    for (const NamedTarget& each : namedTargets()) {
        if (each.name != target)
            suggestions.push_back(
                {.axis = each.name, .why = SweepWords::tr("A target of your settings: %1").arg(each.commandLine)});
    }
    if (const SlurmAllocation allocation = slurmAllocation(QProcessEnvironment::systemEnvironment()); !allocation.job.isEmpty())
        suggestions.push_back({.axis = QStringLiteral("slurm"),
                               .why = SweepWords::tr("A step for each GPU, else task, of Slurm's job %1.").arg(allocation.job)});
    return suggestions;
}

}  // namespace kd
