// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/timingcharts.h"

#include "core/report/histogram.h"
#include "ui/common/format.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace kd {
namespace {

constexpr double kHeadroom = 1.2;  // above the tallest bar, for the median's label
constexpr double kMaxBins = 96;    // of both distributions together
constexpr int kOwnSlot = 1, kBaselineSlot = 2;

void addSamples(const SampleFigures& figures, const QString& name, int slot, double unit, ChartContent& content)
{
    ChartSeries samples{.name = name, .slot = slot, .style = ChartSeries::Style::Points};
    for (std::size_t i = 0; i < figures.samples.size(); ++i) {
        samples.x.push_back(static_cast<double>(i + 1));
        samples.y.push_back(figures.samples[i] / unit);
    }
    content.series.push_back(std::move(samples));
    content.bands.push_back({.low = figures.lowerQuartile / unit,
                             .middle = figures.statistics.median / unit,
                             .high = figures.upperQuartile / unit,
                             .slot = slot});
}

/// Bins of one width for what is drawn together, in seconds.
struct SharedBins {
    double low = 0, width = 1;
};

double widthOf(const report::Histogram& histogram)
{
    return (histogram.high - histogram.low) / static_cast<double>(histogram.counts.size());
}

SharedBins sharedBins(const report::Histogram& own, const report::Histogram& first)
{
    const double low = std::min(own.low, first.low), high = std::max(own.high, first.high);
    return {.low = low, .width = std::max(std::min(widthOf(own), widthOf(first)), (high - low) / kMaxBins)};
}

ChartSeries barsOf(const std::vector<double>& samples, const report::Histogram& histogram, const SharedBins& bins, double unit)
{
    std::map<long, double> counts;
    for (const double sample : samples) {
        if (sample >= histogram.low && sample <= histogram.high)
            ++counts[std::lround(std::floor((sample - bins.low) / bins.width))];
    }
    ChartSeries bars{.style = ChartSeries::Style::Bars, .barWidth = bins.width / unit};
    for (const auto& [bin, count] : counts) {
        bars.x.push_back((bins.low + bins.width * (static_cast<double>(bin) + 0.5)) / unit);
        bars.y.push_back(count);
    }
    return bars;
}

ChartSeries barsOf(const report::Histogram& histogram, double unit)
{
    const double width = widthOf(histogram);
    ChartSeries bars{.style = ChartSeries::Style::Bars, .barWidth = width / unit};
    for (std::size_t i = 0; i < histogram.counts.size(); ++i) {
        bars.x.push_back((histogram.low + width * (static_cast<double>(i) + 0.5)) / unit);
        bars.y.push_back(static_cast<double>(histogram.counts[i]));
    }
    return bars;
}

void addBars(ChartSeries bars, const QString& name, int slot, ChartContent& content)
{
    bars.name = name;
    bars.slot = slot;
    const double tallest = bars.y.empty() ? 0 : std::ranges::max(bars.y);
    content.y.upper = std::max(content.y.upper.value_or(0), kHeadroom * tallest);
    content.series.push_back(std::move(bars));
}

ChartBand medianBand(const SampleFigures& figures, const QString& name, int slot, double unit)
{
    return {.low = figures.statistics.intervalLow / unit,
            .middle = figures.statistics.median / unit,
            .high = figures.statistics.intervalHigh / unit,
            .slot = slot,
            .name = name};
}

}  // namespace

ChartContent samplesChart(const SampleFigures& figures, const SampleFigures* first)
{
    const double unit = figures.scale.seconds;
    ChartContent content{.x = {.title = TimingText::tr("Sample in launch order")},
                         .y = {.title = TimingText::tr("Time"), .unit = figures.scale.unit}};
    if (first != nullptr)
        addSamples(*first, QStringLiteral("A"), kBaselineSlot, unit, content);
    addSamples(figures, first != nullptr ? QStringLiteral("B") : TimingText::tr("Samples"), kOwnSlot, unit, content);
    return content;
}

Distribution distributionChart(const SampleFigures& figures, const SampleFigures* first)
{
    const double unit = figures.scale.seconds;
    const report::Histogram own = report::histogramOf(figures.samples);
    Distribution distribution{.content = {}, .beyond = own.beyond};
    ChartContent& content = distribution.content;
    content.x = {.title = TimingText::tr("Time"), .unit = figures.scale.unit};
    content.y = {.title = TimingText::tr("Samples"), .includesZero = true, .step = 1, .lower = 0};
    if (first == nullptr) {
        addBars(barsOf(own, unit), TimingText::tr("Samples"), kOwnSlot, content);
        const QString median = TimingText::tr("median %1").arg(figures.scale.number(figures.statistics.median));
        content.bandsOnX.push_back(medianBand(figures, median, kBaselineSlot, unit));
        return distribution;
    }
    const report::Histogram before = report::histogramOf(first->samples);
    const SharedBins bins = sharedBins(own, before);
    distribution.beyond += before.beyond;
    addBars(barsOf(first->samples, before, bins, unit), QStringLiteral("A"), kBaselineSlot, content);
    addBars(barsOf(figures.samples, own, bins, unit), QStringLiteral("B"), kOwnSlot, content);
    const auto named = [&](const QString& letter, const SampleFigures& each) {
        return QStringLiteral("%1 %2").arg(letter, figures.scale.number(each.statistics.median));
    };
    content.bandsOnX.push_back(medianBand(*first, named(QStringLiteral("A"), *first), kBaselineSlot, unit));
    content.bandsOnX.push_back(medianBand(figures, named(QStringLiteral("B"), figures), kOwnSlot, unit));
    return distribution;
}

}  // namespace kd
