// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/report/calculation.h"
#include "core/report/page.h"
#include "core/report/words.h"

namespace kd::report {
namespace {

void writeInput(HtmlWriter& out, const ChangedInput& row, bool isResult)
{
    out.raw(isResult ? "<tr class=\"limits\">" : "<tr>").raw("<th scope=\"row\">").text(row.name).raw("</th>");
    out.element("td", "mono", row.build).element("td", "mono", row.calculated).raw("</tr>");
}

}  // namespace

void writeCalculation(HtmlWriter& out, const Report& report)
{
    if (!report.calculation)
        return;
    const OccupancyResult &build = report.occupancy, &calculated = report.calculation->occupancy;
    out.raw("<section class=\"answer\"><div><p class=\"over\">Calculated with other inputs, not compiled</p><p class=\"number\">");
    out.text(numbers::decimal(100 * calculated.occupancy, 1)).raw("<small>\u202F%</small></p><p class=\"reason\">");
    if (calculated.impossible.empty())
        out.text(warpsSentence(calculated)).raw(" ");
    out.text(numbers::typeset(calculated.reason.english())).raw("</p></div>");
    out.raw("<div><table class=\"use\"><thead><tr><th scope=\"col\">Input</th>"
            "<th scope=\"col\">Build</th><th scope=\"col\">Calculated</th></tr></thead><tbody>");
    for (const ChangedInput& each : changedInputs(report))
        writeInput(out, each, false);
    writeInput(
        out,
        {.name = "Occupancy", .build = numbers::percent(build.occupancy), .calculated = numbers::percent(calculated.occupancy)},
        true);
    out.raw("</tbody></table></div></section>");
}

}  // namespace kd::report
