// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/charts.h"

#include "core/base/error.h"
#include "core/base/numbers.h"
#include "core/base/wording.h"
#include "core/device/architecture.h"
#include "core/report/calculation.h"
#include "core/report/drawing.h"
#include "core/report/histogram.h"
#include "core/report/stepchart.h"
#include "core/report/timewords.h"
#include "core/report/twohistograms.h"

#include <algorithm>

namespace kd {
namespace {

using report::coordinate;
using report::HtmlWriter;

constexpr double kMargin = 12;
constexpr double kHead = 30;  ///< above a chart, for its title

/// The page's colours. What renderers outside of browsers know: no variables, no painting order.
constexpr std::string_view kStyle = R"(
text { font-size: 11px; font-weight: 400; fill: #465160; }
.sheet { fill: #ffffff; }
.heading { font-size: 14px; font-weight: 600; fill: #1a2029; }
.grid { stroke: #e6eaef; }
.axis { stroke: #b3bcc8; }
.drop { stroke: #c96a00; stroke-dasharray: 4 3; }
.area { fill: #0072b2; fill-opacity: 0.1; }
.curve { fill: none; stroke: #0072b2; stroke-width: 1.8; stroke-linejoin: round; }
.now { fill: #c96a00; stroke: #ffffff; stroke-width: 2; }
.title { font-size: 12px; font-weight: 500; }
.label { font-weight: 600; fill: #1a2029; }
.warn { fill: #855300; }
.mid { text-anchor: middle; }
.end { text-anchor: end; }
.bin { fill: #0072b2; }
.interval { fill: #c96a00; }
.median { stroke: #c96a00; stroke-width: 2; }
.earlier-bin { fill: #c96a00; fill-opacity: 0.35; stroke: #c96a00; stroke-width: 1; }
.later-bin { fill: #0072b2; fill-opacity: 0.85; }
.earlier-line { stroke: #855300; stroke-width: 1.2; }
.later-line { stroke: #00507d; stroke-width: 1.2; }
.earlier { fill: #855300; }
.later { fill: #00507d; }
)";

std::string subjectOf(const Report& report)
{
    return worded(message("{} on {}", report.title,
                          report::familyOf(architectureName(report::drawnOccupancy(report).input->architecture))));
}

/// What stands above the curves of a sheet.
std::string curvesHeading(const Report& report, const std::string& title)
{
    if (!report.calculation)
        return title + ", " + subjectOf(report);
    return worded(message("{} {}, of the build {}, {}", title, numbers::percent(report.calculation->occupancy.occupancy),
                          numbers::percent(report.occupancy.occupancy), subjectOf(report)));
}

class Sheet {
public:
    Sheet(std::string_view description, double width, double height)
    {
        const std::string size = coordinate(width) + " " + coordinate(height);
        m_out.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
            .raw(coordinate(width));
        m_out.raw("\" height=\"").raw(coordinate(height)).raw("\" viewBox=\"0 0 ").raw(size).raw("\" role=\"img\" aria-label=\"");
        m_out.text(description).raw("\">\n<style>\ntext { font-family: ").raw(kChartFonts).raw("; }").raw(kStyle).raw("</style>\n");
        report::drawRectangle(m_out, "sheet", 0, 0, width, height);
    }
    void head(const std::string& heading, double x, double y) { report::drawText(m_out, "heading", x, y + 20, heading); }
    void add(const report::ChartDrawing& drawing, double x, double y)
    {
        m_out.raw("\n<g transform=\"translate(")
            .raw(coordinate(x))
            .raw(" ")
            .raw(coordinate(y))
            .raw(")\">")
            .raw(drawing.content)
            .raw("</g>\n");
    }
    std::string text() const { return m_out.html() + "</svg>\n"; }

private:
    HtmlWriter m_out;
};

}  // namespace

namespace report {

std::vector<ChartDrawing> chartDrawings(const Report& report)
{
    std::vector<ChartDrawing> drawings;
    const DrawnOccupancy drawn = drawnOccupancy(report);
    for (const StepChart& chart : stepCharts(*drawn.input, *drawn.occupancy, *drawn.curves)) {
        HtmlWriter content;
        drawStepChartContent(content, chart);
        drawings.push_back({chart.name, report.calculation ? worded("Occupancy, calculated") : worded("Occupancy"),
                            chart.description, stepChartFrame().width, stepChartFrame().height, content.html()});
    }
    if (!report.timing || !isMeasured(*report.timing))
        return drawings;
    if (const std::optional<TwoHistograms> both = twoHistogramsOf(report)) {
        HtmlWriter content;
        drawTwoHistogramsContent(content, *both);
        drawings.push_back({std::string(kTimeChart), worded("Measured time"), twoHistogramsDescription(*both),
                            twoHistogramsFrame().width, twoHistogramsFrame().height, content.html()});
        return drawings;
    }
    const std::vector<double> samples = drawableSamples(*report.timing);
    if (samples.empty())
        return drawings;
    HtmlWriter content;
    drawHistogramContent(content, histogramOf(samples), *report.timing->statistics);
    drawings.push_back({std::string(kTimeChart), worded("Measured time"), histogramDescription(*report.timing->statistics),
                        histogramFrame().width, histogramFrame().height, content.html()});
    return drawings;
}

}  // namespace report

std::vector<ReportChart> reportCharts(const Report& report, ChartHeading heading)
{
    const bool isHeaded = heading == ChartHeading::Above;
    std::vector<ReportChart> charts;
    for (const report::ChartDrawing& drawing : report::chartDrawings(report)) {
        const double width = drawing.width + (isHeaded ? 2 * kMargin : 0);
        const double height = drawing.height + (isHeaded ? kHead + kMargin : 0);
        Sheet sheet(drawing.description, width, height);
        if (isHeaded)
            sheet.head(drawing.title + ", " + subjectOf(report), kMargin, 0);
        sheet.add(drawing, isHeaded ? kMargin : 0, isHeaded ? kHead : 0);
        charts.push_back({drawing.name, drawing.title, width, height, sheet.text()});
    }
    return charts;
}

ReportChart reportSheet(const Report& report)
{
    const std::vector<report::ChartDrawing> drawings = report::chartDrawings(report);
    const bool isTimed = !drawings.empty() && drawings.back().name == report::kTimeChart;
    const std::size_t curves = drawings.size() - (isTimed ? 1 : 0);
    const double row = report::stepChartFrame().height + kHead + kMargin;
    const double width =
        std::max(static_cast<double>(curves) * report::stepChartFrame().width, report::histogramFrame().width) + 2 * kMargin;
    const double height = (curves > 0 ? row : 0) + (isTimed ? row : 0);
    const std::string description = worded(message("Charts of {}", subjectOf(report)));
    Sheet sheet(description, width, std::max(height, row));
    for (std::size_t i = 0; i < curves; ++i)
        sheet.add(drawings[i], kMargin + static_cast<double>(i) * report::stepChartFrame().width, kHead);
    if (curves > 0)
        sheet.head(curvesHeading(report, drawings.front().title), kMargin, 0);
    if (isTimed) {
        sheet.head(drawings.back().title + ", " + subjectOf(report), kMargin, height - row);
        sheet.add(drawings.back(), kMargin, height - row + kHead);
    }
    return {"all", description, width, std::max(height, row), sheet.text()};
}

ReportChart reportChart(const Report& report, const std::string& name)
{
    if (name.empty())
        return reportSheet(report);
    std::string names;
    for (ReportChart& chart : reportCharts(report)) {
        if (chart.name == name)
            return std::move(chart);
        names += (names.empty() ? "" : ", ") + chart.name;
    }
    throw RuntimeError({.text = names.empty() ? Message("the report has no such chart; it has: none")
                                : message("the report has no such chart; it has: {}", names), .subject = name});
}

}  // namespace kd
