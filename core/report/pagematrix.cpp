// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/device/architecture.h"
#include "core/report/drawing.h"
#include "core/report/page.h"
#include "core/report/words.h"

namespace kd::report {
namespace {

void writeFamily(HtmlWriter& out, const ReportRow& row)
{
    const auto capability = parseArchitecture(row.architecture);
    const ArchitectureLimits* limits = capability ? findArchitecture(*capability) : nullptr;
    out.raw("<td>").text(row.family);
    if (limits != nullptr && !limits->products.empty())
        out.raw(" ").element("span", "products", limits->products);
    out.raw("</td>");
}

void writeShare(HtmlWriter& out, const OccupancyResult& occupancy)
{
    const bool full = occupancy.blocksPerSm > 0 && occupancy.warpsPerSm == occupancy.maxWarpsPerSm;
    out.raw("<td class=\"share\"><div>");
    drawBar(out, full ? "full" : "curve", occupancy.occupancy, 100, "occupancy " + numbers::percent(occupancy.occupancy));
    const double share = 100 * occupancy.occupancy;
    out.element("span", "mono num", numbers::fixed(share, share < 100 ? 1 : 0) + "\u202F%").raw("</div></td>");
}

void writeFigures(HtmlWriter& out, const ReportRow& row)
{
    out.element("td", "mono num", numbers::grouped(row.kernel.registers))
        .element("td", "mono num", numbers::grouped(row.kernel.spillStores));
    out.element("td", "mono num", numbers::grouped(row.occupancy.blocksPerSm));
    writeShare(out, row.occupancy);
    out.element("td", "", limiterWords(row.occupancy));
    out.element("td", "mono num", row.bestBlock == 0 ? "none" : numbers::grouped(row.bestBlock))
        .element("td", "", nextStepWords(row));
}

void writeRow(HtmlWriter& out, const ReportRow& row, bool chosen)
{
    out.raw(chosen ? "<tr class=\"chosen\">" : "<tr>").element("td", "mono", row.architecture);
    writeFamily(out, row);
    if (row.compiled)
        writeFigures(out, row);
    else
        out.raw("<td colspan=\"7\" class=\"none\">Not compiled: ").text(row.message).raw("</td>");
    out.raw("</tr>");
}

}  // namespace

void writeMatrix(HtmlWriter& out, const Report& report)
{
    if (report.matrix.empty())
        return;
    out.raw(
        "<section><h2>Architecture matrix</h2><div class=\"wide\"><table class=\"matrix\"><thead><tr><th scope=\"col\">Target</th>"
        "<th scope=\"col\">Family</th><th scope=\"col\" class=\"num\">Registers</th><th scope=\"col\" class=\"num\">Spills, B</th>"
        "<th scope=\"col\" class=\"num\">Blocks / SM</th><th scope=\"col\">Occupancy</th><th scope=\"col\">Limiter</th>"
        "<th scope=\"col\" class=\"num\">Best block</th><th scope=\"col\">Next step, calculated</th></tr></thead><tbody>");
    const std::string chosen = architectureName(report.input.architecture);
    for (const ReportRow& row : report.matrix)
        writeRow(out, row, row.architecture == chosen);
    out.raw("</tbody></table></div></section>");
}

}  // namespace kd::report
