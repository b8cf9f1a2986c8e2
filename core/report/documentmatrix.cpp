// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/wording.h"
#include "core/device/architecture.h"
#include "core/report/document.h"
#include "core/report/matrixcolumns.h"
#include "core/report/words.h"

namespace kd::report {
namespace {

Cell familyCell(const ReportRow& row)
{
    const auto capability = parseArchitecture(row.architecture);
    const ArchitectureLimits* const limits = capability ? findArchitecture(*capability) : nullptr;
    return {.text = row.family, .aside = limits == nullptr ? std::string() : std::string(limits->products)};
}

Cell occupancyCell(const OccupancyResult& occupancy)
{
    const bool isFull = occupancy.blocksPerSm > 0 && occupancy.warpsPerSm == occupancy.maxWarpsPerSm;
    const double percent = 100 * occupancy.occupancy;
    return {.text = numbers::fixed(percent, percent < 100 ? 1 : 0) + "\u202F%",
            .bar = Bar{.share = occupancy.occupancy,
                       .kind = isFull ? Bar::Kind::Full : Bar::Kind::Series,
                       .description = worded(message("occupancy {}", numbers::percent(occupancy.occupancy)))}};
}

/// The cells in the order of kMatrixColumns.
Row matrixRow(const ReportRow& row, bool isChosen)
{
    Row made{.cells = {{row.architecture}, familyCell(row)}, .mark = isChosen ? Row::Mark::Chosen : Row::Mark::None};
    if (!row.compiled) {
        made.rest = worded(message("Not compiled: {}", row.message));
        return made;
    }
    made.cells.insert(made.cells.end(),
                      {{numbers::grouped(row.kernel.registers)},
                       {row.kernel.lacksSpills ? "–" : numbers::grouped(row.kernel.spillStores)},
                       {numbers::grouped(row.occupancy.blocksPerSm)},
                       occupancyCell(row.occupancy),
                       {limiterWords(row.occupancy)},
                       {row.bestBlock == 0 ? worded("none") : numbers::grouped(row.bestBlock)},
                       {nextStepWords(row)}});
    return made;
}

}  // namespace

Section matrixSection(const Report& report)
{
    if (report.matrix.empty())
        return {};
    Table table{.size = Table::Size::Large, .columns = {kMatrixColumns.begin(), kMatrixColumns.end()}, .rows = {}};
    const std::string chosen = architectureName(report.input.architecture);
    for (const ReportRow& row : report.matrix)
        table.rows.push_back(matrixRow(row, row.architecture == chosen));
    return {.groups = {{.heading = worded("Architecture matrix"), .blocks = {{std::move(table), Form::Every}}}}};
}

}  // namespace kd::report
