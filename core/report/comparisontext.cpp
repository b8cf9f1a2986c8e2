// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison.h"
#include "core/report/markdown.h"

#include <array>

namespace kd {
namespace {

using Kind = ReportChange::Kind;
using report::code;
using report::prose;

constexpr std::array<std::string_view, 4> kKinds{"same", "changed", "better", "worse"};
constexpr std::array<std::string_view, 4> kVerdicts{"faster", "slower", "same", "cannot tell"};
constexpr std::size_t kColumns = 5;  ///< figures of an architecture

std::string marked(Kind kind, const std::string& words)
{
    return kind == Kind::Worse || kind == Kind::Better ? "**" + prose(words) + "**" : prose(words);
}

/// "40 → 47", or "47" where nothing changed.
std::string cell(const ReportChange& change)
{
    if (change.before == change.after)
        return prose(change.after);
    return prose(change.before) + " → " + prose(change.after);
}

std::string figuresTable(const ReportComparison& comparison)
{
    std::string table = "| | Before | After | |\n|---|---|---|---|\n";
    for (const ReportChange& each : comparison.figures)
        table += "| " + prose(each.subject) + " | " + prose(each.before) + " | " + prose(each.after) + " | " +
            marked(each.kind, each.words) + " |\n";
    return table;
}

std::string row(const ArchitectureChange& change)
{
    std::string line = "| " + code(change.architecture) + " " + prose(change.family) + " |";
    for (std::size_t i = 0; i < kColumns; ++i)
        line += i < change.figures.size() ? " " + cell(change.figures[i]) + " |" : " |";
    return line + " " + marked(change.kind, change.words) + " |\n";
}

std::string matrixTable(const ReportComparison& comparison)
{
    if (comparison.matrix.empty())
        return {};
    std::string table =
        "\n| Target | Registers | Spilled, B | Shared memory | Occupancy | Limited by | |\n|---|--:|--:|--:|--:|---|---|\n";
    for (const ArchitectureChange& each : comparison.matrix)
        table += row(each);
    return table;
}

std::string conclusion(const ReportComparison& comparison)
{
    if (comparison.worse.empty())
        return "Nothing got worse.\n\n";
    std::string words;
    for (const std::string& each : comparison.worse)
        words += (words.empty() ? "" : ", ") + prose(each);
    return "**Worse:** " + words + ".\n\n";
}

Json toJson(const std::vector<ReportChange>& changes)
{
    Json list = Json::array();
    for (const ReportChange& each : changes)
        list.push_back({{"subject", each.subject},
                        {"before", each.before},
                        {"after", each.after},
                        {"result", kKinds.at(static_cast<std::size_t>(each.kind))},
                        {"words", each.words}});
    return list;
}

Json toJson(const TimeVerdict& time)
{
    return {{"verdict", kVerdicts.at(static_cast<std::size_t>(time.kind))},
            {"change", time.change},
            {"low", time.low},
            {"high", time.high}};
}

}  // namespace

std::string comparisonToMarkdown(const ReportComparison& comparison)
{
    std::string text = "### " + code(comparison.titleBefore);
    text += (comparison.titleBefore == comparison.title ? "" : " → " + code(comparison.title)) + ": what changed\n\n";
    return text + conclusion(comparison) + figuresTable(comparison) + matrixTable(comparison);
}

Json comparisonToJson(const ReportComparison& comparison)
{
    Json architectures = Json::array();
    for (const ArchitectureChange& each : comparison.matrix)
        architectures.push_back({{"arch", each.architecture},
                                 {"result", kKinds.at(static_cast<std::size_t>(each.kind))},
                                 {"words", each.words},
                                 {"figures", toJson(each.figures)}});
    return {{"kernelBefore", comparison.titleBefore},
            {"kernel", comparison.title},
            {"worse", comparison.worse},
            {"figures", toJson(comparison.figures)},
            {"architectures", std::move(architectures)},
            {"time", comparison.time ? toJson(*comparison.time) : Json()}};
}

}  // namespace kd
