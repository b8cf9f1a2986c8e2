// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/wording.h"
#include "core/report/calculation.h"
#include "core/report/document.h"
#include "core/report/resourceuse.h"
#include "core/report/stepchart.h"
#include "core/report/words.h"

namespace kd::report {
namespace {

/// The warps and the reason, with what limits set off. Reports of older programs have the reason as a whole.
Text reasonText(const OccupancyResult& now)
{
    const std::string before = now.impossible.empty() ? followed(warpsSentence(now), {}) : std::string();
    const Message limiters = now.reason.part(0), arithmetic = now.reason.part(1);
    if (limiters.empty() || arithmetic.empty())
        return {{before + typesetWords(now.reason)}};
    Text text = textWith(message("Limited by {}: {}.", std::string(kPartPlace), typesetWords(arithmetic)),
                         {typesetWords(limiters), Span::Style::Strong});
    text.front().text.insert(0, before);
    return text;
}

Headline headlineOf(std::string over, const OccupancyResult& now)
{
    return {.over = std::move(over),
            .figure = numbers::decimal(100 * now.occupancy, 1),
            .unit = "%",
            .sentence = reasonText(now)};
}

Row rowOf(const ResourceUse& use)
{
    return {.cells = {{use.isLimiter ? worded(message("{}, limiter", use.name)) : use.name},
                      {.text = {},
                       .bar = Bar{.share = use.share,
                                  .kind = use.isLimiter ? Bar::Kind::Limit : Bar::Kind::Series,
                                  .description = worded(message("{} in use: {}", use.name, numbers::percent(use.share)))}},
                      {use.amount},
                      {use.blocks}},
            .mark = use.isLimiter ? Row::Mark::Limits : Row::Mark::None};
}

Table usesTable(const std::vector<ResourceUse>& uses)
{
    Table table{.size = Table::Size::Small,
                .columns = {{.head = "Resource"},
                            {.head = "In use", .kind = Column::Kind::Bar},
                            {.head = "Per SM", .kind = Column::Kind::Amount},
                            {.head = "Blocks it allows", .kind = Column::Kind::Amount}},
                .rows = {}};
    for (const ResourceUse& use : uses)
        table.rows.push_back(rowOf(use));
    return table;
}

Table calculationTable(const Report& report)
{
    Table table{.size = Table::Size::Small,
                .columns = {{.head = "Input"},
                            {.head = "Build", .kind = Column::Kind::Amount},
                            {.head = "Calculated", .kind = Column::Kind::Amount}},
                .rows = {}};
    for (const ChangedInput& each : changedInputs(report))
        table.rows.push_back({.cells = {{each.name}, {each.build}, {each.calculated}}});
    table.rows.push_back({.cells = {{worded("Occupancy")},
                                    {numbers::percent(report.occupancy.occupancy)},
                                    {numbers::percent(report.calculation->occupancy.occupancy)}},
                          .mark = Row::Mark::Limits});
    return table;
}

/// The calculation in a sentence, where there is no room for its table.
Paragraph calculationParagraph(const Report& report)
{
    const OccupancyResult& now = report.calculation->occupancy;
    return {{{worded("Calculated, not compiled:"), Span::Style::Strong},
             {" " + worded(message("{} where the build has {}, with {}. {}", numbers::percent(now.occupancy),
                                   numbers::percent(report.occupancy.occupancy), calculationWords(report),
                                   plainText(reasonText(now))))}}};
}

/// What one change alone would give.
std::vector<Block> stepBlocks(const DrawnOccupancy& drawn)
{
    const std::vector<OccupancyStep> steps = nextSteps(*drawn.input);
    if (steps.empty())
        return {{Paragraph{.text = {{drawn.occupancy->occupancy < 1 ? worded("Calculated: no change of one input raises it.")
                                                                    : worded("It is at the maximum.")}},
                           .isNote = true}}};
    Badges badges;
    for (const OccupancyStep& step : steps)
        badges.badges.push_back({{{stepWords(step) + ": "}, {numbers::percent(step.occupancy), Span::Style::Strong}}});
    return {{Paragraph{.text = {{worded("Calculated, each change alone:")}}, .isNote = true}}, {std::move(badges)}};
}

/// In the place of those: nobody chooses a block or registers.
std::vector<Block> tileBlocks()
{
    return {{Paragraph{
        .text = {{worded("A kernel of CUDA Tile has no occupancy by block size: its compiler chose the threads of a block.")}},
        .isNote = true}}};
}

}  // namespace

Section answerSection(const Report& report)
{
    Section section{.layout = Section::Layout::Beside, .groups = {}};
    const Form form = Form::Every;
    section.groups.push_back({.blocks = {{headlineOf(report.calculation ? worded("Of the build") : "", report.occupancy), form}}});
    if (const std::vector<ResourceUse> uses = resourceUses(report); !uses.empty())
        section.groups.push_back({.blocks = {{usesTable(uses)}}});
    return section;
}

Section calculationSection(const Report& report)
{
    if (!report.calculation)
        return {};
    const Headline headline = headlineOf(worded("Calculated with other inputs, not compiled"), report.calculation->occupancy);
    return {.layout = Section::Layout::Beside,
            .groups = {{.blocks = {{headline}, {calculationParagraph(report), Form::Brief}}},
                       {.blocks = {{calculationTable(report)}}}}};
}

Section curvesSection(const Report& report)
{
    Group group{.heading = report.calculation ? worded("What would change the calculation") : worded("What would change it"),
                .blocks = {}};
    const DrawnOccupancy drawn = drawnOccupancy(report);
    for (const StepChart& chart : stepCharts(*drawn.input, *drawn.occupancy, *drawn.curves))
        group.blocks.push_back({Chart{chart.name}});
    if (group.blocks.empty())
        return {};
    for (Block& block : report.kernel.isTile ? tileBlocks() : stepBlocks(drawn))
        group.blocks.push_back(std::move(block));
    return {.layout = Section::Layout::Charts, .groups = {std::move(group)}};
}

}  // namespace kd::report
