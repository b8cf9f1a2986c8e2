// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/occupancy/occupancy.h"
#include "core/report/drawing.h"

#include <cstdint>
#include <string>
#include <vector>

namespace kd::report {

/// One occupancy curve as it is drawn. `x` is in the axis' unit.
struct StepChart {
    /// The start of a step.
    struct Point { double x = 0; double occupancy = 0; };
    /// Words beside a point.
    struct Label { Point at; std::string text; };

    std::string name;           ///< "threads", "registers" or "shared"
    std::string xTitle;         ///< "Registers per thread"
    std::string description;    ///< read aloud instead of the picture
    std::vector<Point> points;  ///< ascending; each is the right end of its step
    double xFirst = 0;  ///< where the first step begins
    double xMost = 0;
    double tickStep = 1;
    Point current;
    std::string currentText;    ///< "47: 62.5 %"
    std::vector<Label> others;  ///< labels of further steps; left out where they would overlap
};

/// The three curves of a report.
std::vector<StepChart> stepCharts(const OccupancyInput& input, const OccupancyFigures& now, const OccupancyCurves& curves);

/// 376 x 196 units.
const Frame& stepChartFrame();
/// Draws what the SVG of that size holds.
void drawStepChartContent(HtmlWriter& out, const StepChart& chart);

}  // namespace kd::report
