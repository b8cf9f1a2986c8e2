// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/wording.h"
#include "core/report/comparison.h"
#include "core/report/markdown.h"
#include "core/report/matrixcolumns.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace kd {
namespace {

using Kind = ReportChange::Kind;
using report::code;

constexpr std::array<std::string_view, 4> kKinds{"same", "changed", "better", "worse"};
constexpr std::array<std::string_view, 4> kVerdicts{"faster", "slower", "same", "cannot tell"};
/// The words of a change, set off where it is better or worse.
report::Cell wordsCell(Kind kind, const std::string& words)
{
    const bool isMarked = kind == Kind::Worse || kind == Kind::Better;
    return {.text = words, .style = isMarked ? report::Span::Style::Strong : report::Span::Style::Plain};
}

report::Paragraph conclusion(const ReportComparison& comparison)
{
    if (comparison.worse.empty())
        return {.text = {{worded("Nothing got worse.")}}};
    std::string words;
    for (const std::string& each : comparison.worse)
        words += (words.empty() ? " " : ", ") + each;
    return {.text = {{worded("Worse:"), report::Span::Style::Strong}, {words + "."}}};
}

report::Table figuresTable(const ReportComparison& comparison)
{
    report::Table table{.columns = {{}, {.head = "Before"}, {.head = "After"}, {}}, .rows = {}};
    for (const ReportChange& each : comparison.figures)
        table.rows.push_back({.cells = {{each.subject}, {each.before}, {each.after}, wordsCell(each.kind, each.words)}});
    return table;
}

/// "40 → 47", or "47" where nothing changed.
report::Cell changeCell(const ReportChange& change)
{
    return {.text = change.before == change.after ? change.after : change.before + " → " + change.after};
}

report::Table matrixTable(const ReportComparison& comparison)
{
    report::Table table{.columns = {report::kMatrixColumns[0], report::kMatrixColumns[1]}, .rows = {}};
    table.columns.insert(table.columns.end(), report::kComparedColumns.begin(), report::kComparedColumns.end());
    table.columns.push_back({});
    for (const ArchitectureChange& each : comparison.matrix) {
        report::Row row{.cells = {{each.architecture}, {each.family}}};
        std::ranges::transform(each.figures, std::back_inserter(row.cells), changeCell);
        row.cells.resize(table.columns.size() - 1);
        row.cells.push_back(wordsCell(each.kind, each.words));
        table.rows.push_back(std::move(row));
    }
    return table;
}

report::Group groupOf(const ReportComparison& comparison)
{
    using report::Form;
    report::Group group{.blocks = {{conclusion(comparison), Form::Every}, {figuresTable(comparison), Form::Every}}};
    if (!comparison.matrix.empty())
        group.blocks.push_back({matrixTable(comparison), Form::Every});
    return group;
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
    const bool isSame = comparison.titleBefore == comparison.title;
    const std::string titles = code(comparison.titleBefore) + (isSame ? "" : " → " + code(comparison.title));
    return "### " + worded(message("{}: what changed", titles)) + "\n" + report::markdownOf(groupOf(comparison));
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
