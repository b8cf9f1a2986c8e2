// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/numbers.h"
#include "core/measure/timingoutcome.h"
#include "core/report/drawing.h"

#include <cstddef>
#include <string>
#include <vector>

namespace kd::report {

/// Samples sorted into bins of equal width.
struct Histogram {
    double low = 0, high = 0;         ///< seconds, of the first bin's start and the last bin's end
    std::vector<std::size_t> counts;  ///< 1 to 48
    std::size_t beyond = 0;           ///< samples far outside, which are not in any bin
};

/// `samples` in seconds, below 1e9 in size, not empty. Twice as many bins as the square root of their number, within the limits.
Histogram histogramOf(std::vector<double> samples);

/// The samples of a timing that can be drawn: finite, and below 1e9 seconds in size.
std::vector<double> drawableSamples(const TimingOutcome& timing);

/// Lines and numbers of an axis of counts up to `most`, which is above 0, and of an axis of times from `low` to `high` seconds,
/// in `unit`; with their titles.
void drawSampleAxis(HtmlWriter& out, const Frame& frame, double most);
void drawTimeAxis(HtmlWriter& out, const Frame& frame, double low, double high, const numbers::TimeUnit& unit);

/// 560 x 196 units.
const Frame& histogramFrame();
/// Draws what the SVG of that size holds.
void drawHistogramContent(HtmlWriter& out, const Histogram& histogram, const Statistics& statistics);
/// Read aloud instead of the picture.
std::string histogramDescription(const Statistics& statistics);

}  // namespace kd::report
