// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/device/architecture.h"
#include "core/report/calculation.h"
#include "core/report/drawing.h"
#include "core/report/page.h"
#include "core/report/resourceuse.h"
#include "core/report/stepchart.h"
#include "core/report/words.h"

namespace kd::report {
namespace {

constexpr std::size_t kShownHash = 8;

void writeUse(HtmlWriter& out, const ResourceUse& use)
{
    out.raw(use.isLimiter ? "<tr class=\"limits\">" : "<tr>").raw("<th scope=\"row\">").text(use.name);
    out.raw(use.isLimiter ? ", limiter</th>" : "</th>").raw("<td class=\"meter\">");
    drawBar(out, use.isLimiter ? "limit" : "curve", use.share, 300,
            std::string(use.name) + " in use: " + numbers::percent(use.share));
    out.raw("</td>").element("td", "mono", use.amount);
    out.element("td", "mono", use.blocks).raw("</tr>");
}

void writeUses(HtmlWriter& out, const Report& report)
{
    const std::vector<ResourceUse> uses = resourceUses(report);
    if (uses.empty())
        return;
    out.raw("<div><table class=\"use\"><thead><tr><th scope=\"col\">Resource</th><th scope=\"col\">In use</th>"
            "<th scope=\"col\">Per SM</th><th scope=\"col\">Blocks it allows</th></tr></thead><tbody>");
    for (const ResourceUse& use : uses)
        writeUse(out, use);
    out.raw("</tbody></table></div>");
}

/// The reason with what limits set off.
void writeReason(HtmlWriter& out, const std::string& reason)
{
    constexpr std::string_view kStart = "Limited by ";
    const std::string set = numbers::typeset(reason);
    const std::size_t colon = set.find(':');
    if (!set.starts_with(kStart) || colon == std::string::npos) {
        out.text(set);
        return;
    }
    out.text(kStart).element("b", "", set.substr(kStart.size(), colon - kStart.size())).text(set.substr(colon));
}

void writeTerm(HtmlWriter& out, std::string_view term, std::string_view kind, const std::string& value)
{
    if (!value.empty())
        out.element("dt", "", term).element("dd", kind, value);
}

void writeSteps(HtmlWriter& out, const Report& report)
{
    const DrawnOccupancy drawn = drawnOccupancy(report);
    const std::vector<NextStep> steps = nextSteps(*drawn.input);
    out.raw("<div class=\"steps\">");
    if (!steps.empty())
        out.raw("<p class=\"note\">Calculated, each change alone:</p><ul class=\"chips\">");
    else
        out.element("p", "note",
                    drawn.occupancy->occupancy < 1 ? "Calculated: no change of one input raises it." : "It is at the maximum.");
    for (const NextStep& step : steps)
        out.raw("<li class=\"unknown\">")
            .text(stepWords(step) + ": ")
            .element("b", "", numbers::percent(step.occupancy))
            .raw("</li>");
    out.raw(steps.empty() ? "</div>" : "</ul></div>");
}

}  // namespace

void writeHead(HtmlWriter& out, const Report& report)
{
    const std::string architecture = familyOf(architectureName(report.input.architecture));
    out.raw("<header><div><p class=\"over\">Occupancy report</p>").element("h1", "", report.title).raw("<p class=\"launch\">");
    if (!report.fileName.empty())
        out.element("code", "", report.fileName).raw(", ");
    out.text(numbers::grouped(report.input.registers, "register") + ", " + numbers::grouped(report.kernel.spillStores) +
             "\u202FB spilled, " + launchWords(report));
    out.raw("</p></div><dl>");
    writeTerm(out, "Device", "",
              report.run && !report.run->device.empty() ? report.run->device + ", " + architecture : architecture);
    writeTerm(out, "Compiler", "", compilerWords(report));
    writeTerm(out, "Driver", "", report.run ? report.run->driverVersion : "");
    writeTerm(out, "Source hash", "mono", report.build.sourceSha256.substr(0, kShownHash));
    writeTerm(out, "Cubin hash", "mono", report.build.cubinSha256.substr(0, kShownHash));
    out.raw("</dl></header>");
}

void writeAnswer(HtmlWriter& out, const Report& report)
{
    const OccupancyResult& now = report.occupancy;
    out.raw(report.calculation ? "<section class=\"answer\"><div><p class=\"over\">Of the build</p><p class=\"number\">"
                               : "<section class=\"answer\"><div><p class=\"number\">");
    out.text(numbers::decimal(100 * now.occupancy, 1));
    out.raw("<small>\u202F%</small></p><p class=\"reason\">");
    if (now.impossible.empty())
        out.text(warpsSentence(now)).raw(" ");
    writeReason(out, now.reason.english());
    out.raw("</p></div>");
    writeUses(out, report);
    out.raw("</section>");
}

void writeCurves(HtmlWriter& out, const Report& report)
{
    const DrawnOccupancy drawn = drawnOccupancy(report);
    const std::vector<StepChart> charts = stepCharts(*drawn.input, *drawn.occupancy, *drawn.curves);
    if (charts.empty())
        return;
    out.raw("<section><h2>").text(report.calculation ? "What would change the calculation" : "What would change it");
    out.raw("</h2><div class=\"charts\">");
    for (const StepChart& chart : charts)
        drawStepChart(out, chart);
    writeSteps(out, report);
    out.raw("</div></section>");
}

}  // namespace kd::report
