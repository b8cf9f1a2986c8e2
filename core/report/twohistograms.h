// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/drawing.h"
#include "core/report/report.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace kd::report {

/// The samples of two timings in bins of equal width on one axis.
struct TwoHistograms {
    /// One of them.
    struct Series { std::string label; double median = 0; std::vector<std::size_t> counts; std::size_t beyond = 0; };
    double low = 0, high = 0;  ///< seconds
    Series before, after;      ///< with as many bins
};

/// Nothing where the report has no baseline, or no samples that can be drawn of either.
std::optional<TwoHistograms> twoHistogramsOf(const Report& report);

/// 560 x 214 units.
const Frame& twoHistogramsFrame();
/// Draws what the SVG of that size holds.
void drawTwoHistogramsContent(HtmlWriter& out, const TwoHistograms& both);
/// Read aloud instead of the picture.
std::string twoHistogramsDescription(const TwoHistograms& both);

}  // namespace kd::report
