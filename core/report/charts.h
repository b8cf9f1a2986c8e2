// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"

#include <string>
#include <string_view>
#include <vector>

namespace kd {

namespace report {

/// Holds what a chart's document holds: a drawing, as SVG without its outermost element and its style.
struct ChartDrawing {
    std::string name, title;
    std::string description;  ///< is read aloud instead of the picture
    double width = 0, height = 0;
    std::string content;
};
inline constexpr std::string_view kTimeChart = "time";
/// Draws the charts that the report has data for: "threads", "registers", "shared", kTimeChart.
std::vector<ChartDrawing> chartDrawings(const Report& report);

}  // namespace report

/// One chart of a report as an SVG document of its own, with its colours and without anything from outside.
struct ReportChart {
    std::string name;  ///< "threads", "registers", "shared" or "time"
    std::string title;
    double width = 0, height = 0;  ///< in the drawing's units, at 96 to the inch
    std::string svg;
};

/// The families that the documents name, in a form that not every renderer takes apart.
inline constexpr std::string_view kChartFonts = "Inter, Helvetica, Arial, sans-serif";

/// Tells whether a chart says above it what it is of.
enum class ChartHeading { Above, None };

/// Gives the charts that the report has data for, in that order.
std::vector<ReportChart> reportCharts(const Report& report, ChartHeading heading = ChartHeading::Above);

/// All of them in one document, the curves beside one another and the times beneath.
ReportChart reportSheet(const Report& report);

/// The chart of that name, or the sheet for "". Throws RuntimeError naming those that the report has.
ReportChart reportChart(const Report& report, const std::string& name);

}  // namespace kd
