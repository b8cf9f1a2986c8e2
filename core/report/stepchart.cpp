// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/stepchart.h"

#include "core/base/numbers.h"
#include "core/base/wording.h"

#include <algorithm>
#include <cmath>

namespace kd::report {
namespace {

constexpr Frame kStepFrame{.width = 376, .height = 196, .left = 44, .right = 358, .top = 16, .bottom = 150};
constexpr int kOccupancyTicks = 5;

double xOf(const StepChart& chart, double value)
{
    return kStepFrame.left + (kStepFrame.right - kStepFrame.left) * value / chart.xMost;
}

double yOf(double occupancy)
{
    return kStepFrame.bottom - (kStepFrame.bottom - kStepFrame.top) * occupancy;
}

void drawGrid(HtmlWriter& out, const StepChart& chart)
{
    for (int i = 0; i < kOccupancyTicks; ++i) {
        const double share = i / (kOccupancyTicks - 1.0);
        drawLine(out, i == 0 ? "axis" : "grid", kStepFrame.left, yOf(share), kStepFrame.right, yOf(share));
        drawText(out, "tick end", kStepFrame.left - 7, yOf(share) + 4, numbers::decimal(100 * share, 0));
    }
    for (double tick = 0; tick <= chart.xMost; tick += chart.tickStep) {
        if (tick > 0)
            drawLine(out, "grid", xOf(chart, tick), kStepFrame.top, xOf(chart, tick), kStepFrame.bottom);
        drawText(out, "tick mid", xOf(chart, tick), kStepFrame.bottom + 16, numbers::decimal(tick, 0));
    }
    drawAxisTitles(out, kStepFrame, chart.xTitle, worded("Occupancy, %"));
}

/// The staircase, each step reaching back to the point before it.
std::string stairs(const StepChart& chart)
{
    std::string path;
    double level = -1;
    for (std::size_t i = 0; i < chart.points.size(); ++i) {
        const StepChart::Point& point = chart.points[i];
        const bool ends = i + 1 == chart.points.size() || chart.points[i + 1].occupancy != point.occupancy;
        if (i == 0)
            path += "M" + coordinate(xOf(chart, chart.xFirst)) + " " + coordinate(yOf(point.occupancy));
        else if (point.occupancy != level)
            path += "V" + coordinate(yOf(point.occupancy));
        if (ends)
            path += "H" + coordinate(xOf(chart, point.x));
        level = point.occupancy;
    }
    return path;
}

void drawCurve(HtmlWriter& out, const StepChart& chart)
{
    const std::string path = stairs(chart);
    const std::string base = coordinate(yOf(0));
    const std::string end = coordinate(xOf(chart, chart.points.back().x));
    const std::string start = coordinate(xOf(chart, chart.xFirst));
    out.raw("<path class=\"area\" d=\"").raw(path).raw("L" + end + " " + base + "H" + start + "Z\"/>");
    out.raw("<path class=\"curve\" d=\"").raw(path).raw("\"/>");
}

void drawCurrent(HtmlWriter& out, const StepChart& chart)
{
    const double x = xOf(chart, chart.current.x);
    const double y = yOf(chart.current.occupancy);
    drawLine(out, "drop", kStepFrame.left, y, x, y);
    drawLine(out, "drop", x, y, x, kStepFrame.bottom);
    out.raw("<circle class=\"now\" cx=\"").raw(coordinate(x)).raw("\" cy=\"").raw(coordinate(y)).raw("\" r=\"6\"/>");
}

struct Box {
    double left, top, right, bottom;
    bool meets(const Box& other) const
    {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
};

/// Places labels beside their points, where they fit into the frame and do not cover one another.
class Labels {
public:
    explicit Labels(const StepChart& chart) : m_chart(chart)
    {
        const double x = xOf(chart, chart.current.x);
        const double y = yOf(chart.current.occupancy);
        m_taken.push_back({x - 7, y - 7, x + 7, y + 7});
    }

    void place(HtmlWriter& out, const char* kind, const StepChart::Point& at, const std::string& text)
    {
        const double x = xOf(m_chart, at.x);
        const double width = textWidth(text, 11);
        for (const double above : {9.0, -4.0, 22.0, -17.0}) {
            const double baseline = std::max(yOf(at.occupancy) - above, 11.0);
            const bool right = x + 9 + width <= kStepFrame.right + 6;
            const double left = right ? x + 9 : std::max(x - 9 - width, kStepFrame.left + 2);
            const Box box{left, baseline - 9, left + width, baseline + 3};
            if (baseline > kStepFrame.bottom - 4 ||
                std::ranges::any_of(m_taken, [&](const Box& taken) { return taken.meets(box); }))
                continue;
            drawText(out, kind, left, baseline, text);
            m_taken.push_back(box);
            return;
        }
    }

private:
    const StepChart& m_chart;
    std::vector<Box> m_taken;
};

StepChart threadsChart(const OccupancyInput& input, const OccupancyFigures& now, const OccupancyCurve& curve)
{
    StepChart chart{.name = "threads", .xTitle = worded("Threads per block"), .xMost = 1024, .tickStep = 256};
    for (const OccupancyCurve::Point& point : curve.points)
        chart.points.push_back({static_cast<double>(point.value), point.occupancy});
    chart.xMost = std::max(chart.points.back().x, 1.0);
    chart.current = {std::min<double>(input.threads, chart.xMost), now.occupancy};
    chart.currentText = numbers::grouped(input.threads) + ": " + numbers::percent(now.occupancy);
    return chart;
}

StepChart registersChart(const OccupancyInput& input, const OccupancyFigures& now, const OccupancyCurve& curve)
{
    StepChart chart{.name = "registers", .xTitle = worded("Registers per thread"), .xMost = 256, .tickStep = 64};
    double level = now.occupancy;
    for (const OccupancyCurve::Point& point : curve.points)
        chart.points.push_back({static_cast<double>(point.value), point.occupancy});
    for (auto point = chart.points.rbegin(); point != chart.points.rend(); ++point) {
        if (point->x < input.registers && point->occupancy > level) {
            level = point->occupancy;
            chart.others.push_back({*point, "≤ " + numbers::decimal(point->x, 0) + ": " + numbers::percent(level)});
        }
    }
    chart.current = {std::min<double>(input.registers, chart.xMost), now.occupancy};
    chart.currentText = numbers::grouped(input.registers) + ": " + numbers::percent(now.occupancy);
    return chart;
}

/// Static and dynamic bytes together, in KiB.
StepChart sharedChart(const OccupancyInput& input, const OccupancyFigures& now, const OccupancyCurve& curve)
{
    StepChart chart{.name = "shared", .xTitle = worded("Shared memory per block, KiB")};
    const double fixed = input.staticShared / 1024.0;
    chart.xMost = std::max(1.0, curve.points.back().value / 1024.0);
    chart.xFirst = std::min(fixed, chart.xMost);
    for (const OccupancyCurve::Point& point : curve.points) {
        if (fixed + point.value / 1024.0 <= chart.xMost)
            chart.points.push_back({fixed + point.value / 1024.0, point.occupancy});
    }
    if (chart.points.empty())
        chart.points.push_back({chart.xMost, 0});
    chart.tickStep = std::exp2(std::ceil(std::log2(chart.xMost / 5)));
    chart.current = {std::min(fixed + input.dynamicShared / 1024.0, chart.xMost), now.occupancy};
    chart.currentText = now.blocksPerSm == 0 ? worded("does not run")
                                             : worded(message("free up to {}", numbers::bytes(sharedAtSameOccupancy(input))));
    return chart;
}

}  // namespace

std::vector<StepChart> stepCharts(const OccupancyInput& input, const OccupancyFigures& now, const OccupancyCurves& curves)
{
    std::vector<StepChart> charts;
    if (!curves.threads.points.empty())
        charts.push_back(threadsChart(input, now, curves.threads));
    if (!curves.registers.points.empty())
        charts.push_back(registersChart(input, now, curves.registers));
    if (!curves.shared.points.empty())
        charts.push_back(sharedChart(input, now, curves.shared));
    for (StepChart& chart : charts)
        chart.description = worded(message("Occupancy against {}; now {}", chart.xTitle, chart.currentText));
    return charts;
}

const Frame& stepChartFrame()
{
    return kStepFrame;
}

void drawStepChartContent(HtmlWriter& out, const StepChart& chart)
{
    drawGrid(out, chart);
    drawCurve(out, chart);
    drawCurrent(out, chart);
    Labels labels(chart);
    labels.place(out, "label warn", chart.current, chart.currentText);
    for (const StepChart::Label& label : chart.others)
        labels.place(out, "label", label.at, label.text);
}

}  // namespace kd::report
