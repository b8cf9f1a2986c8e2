// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/timingcharts.h"

#include "core/report/histogram.h"
#include "ui/common/format.h"


#include <algorithm>

namespace kd {
namespace {

constexpr double kHeadroom = 1.2;  // above the tallest bar, for the median's label

}  // namespace

ChartContent samplesChart(const SampleFigures& figures)
{
    const double unit = figures.scale.seconds;
    ChartContent content{.x = {.title = TimingText::tr("Sample in launch order")},
                         .y = {.title = TimingText::tr("Time"), .unit = figures.scale.unit}};
    ChartSeries samples{.name = TimingText::tr("Samples"), .slot = 1, .style = ChartSeries::Style::Points};
    for (std::size_t i = 0; i < figures.samples.size(); ++i) {
        samples.x.push_back(static_cast<double>(i + 1));
        samples.y.push_back(figures.samples[i] / unit);
    }
    content.series.push_back(std::move(samples));
    content.bands.push_back({.low = figures.lowerQuartile / unit,
                             .middle = figures.statistics.median / unit,
                             .high = figures.upperQuartile / unit,
                             .slot = 1});
    return content;
}

Distribution distributionChart(const SampleFigures& figures)
{
    const double unit = figures.scale.seconds;
    const report::Histogram histogram = report::histogramOf(figures.samples);
    const double width = (histogram.high - histogram.low) / static_cast<double>(histogram.counts.size());
    Distribution distribution{.beyond = histogram.beyond};
    distribution.content.x = {.title = TimingText::tr("Time"), .unit = figures.scale.unit};
    distribution.content.y = {.title = TimingText::tr("Samples"), .includesZero = true, .step = 1, .lower = 0};
    if (!histogram.counts.empty())
        distribution.content.y.upper = kHeadroom * static_cast<double>(std::ranges::max(histogram.counts));
    ChartSeries bars{.name = TimingText::tr("Samples"), .slot = 1, .style = ChartSeries::Style::Bars, .barWidth = width / unit};
    for (std::size_t i = 0; i < histogram.counts.size(); ++i) {
        bars.x.push_back((histogram.low + width * (static_cast<double>(i) + 0.5)) / unit);
        bars.y.push_back(static_cast<double>(histogram.counts[i]));
    }
    distribution.content.series.push_back(std::move(bars));
    distribution.content.bandsOnX.push_back(
        {.low = figures.statistics.intervalLow / unit,
         .middle = figures.statistics.median / unit,
         .high = figures.statistics.intervalHigh / unit,
         .slot = 2,
         .name = TimingText::tr("median %1").arg(figures.scale.number(figures.statistics.median))});
    return distribution;
}

}  // namespace kd
