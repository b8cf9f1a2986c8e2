// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/histogram.h"

#include "core/base/numbers.h"
#include "core/base/wording.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace kd::report {
namespace {

constexpr Frame kHistogramFrame{.width = 560, .height = 196, .left = 44, .right = 548, .top = 22, .bottom = 150};
constexpr double kMaxBins = 48;
constexpr double kFarOutside = 3;  ///< interquartile ranges beyond the quartiles
constexpr double kTicks = 5;
constexpr double kLongestSample = 1e9;  ///< seconds

double quantile(const std::vector<double>& sorted, double share)
{
    return sorted[static_cast<std::size_t>(std::lround(share * static_cast<double>(sorted.size() - 1)))];
}

/// A step of 1, 2 or 5 times a power of ten that gives at most kTicks steps in `range`.
double niceStep(double range)
{
    const double least = range / kTicks;
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= least * (1 - 1e-9))
            return factor * power;
    }
    return 10 * power;
}

int decimalsOf(double step)
{
    return std::clamp(static_cast<int>(-std::floor(std::log10(step) + 1e-9)), 0, 9);
}

class HistogramPlot {
public:
    HistogramPlot(HtmlWriter& out, const Histogram& histogram, const Statistics& statistics)
        : m_out(out), m_histogram(histogram), m_statistics(statistics), m_unit(numbers::timeUnit(statistics.median)),
          m_most(static_cast<double>(*std::ranges::max_element(histogram.counts)))
    {
    }

    void draw()
    {
        drawSampleAxis(m_out, kHistogramFrame, m_most);
        drawTimeAxis(m_out, kHistogramFrame, m_histogram.low, m_histogram.high, m_unit);
        drawBins();
        drawMedian(worded(message("median {}", numbers::duration(m_statistics.median))));
    }

private:
    double xOf(double seconds) const
    {
        const double share = (seconds - m_histogram.low) / (m_histogram.high - m_histogram.low);
        return kHistogramFrame.left + (kHistogramFrame.right - kHistogramFrame.left) * std::clamp(share, 0.0, 1.0);
    }
    double yOf(double count) const
    {
        return kHistogramFrame.bottom - (kHistogramFrame.bottom - kHistogramFrame.top) * count / m_most;
    }

    void drawBins()
    {
        const double width = (kHistogramFrame.right - kHistogramFrame.left) / static_cast<double>(m_histogram.counts.size());
        for (std::size_t i = 0; i < m_histogram.counts.size(); ++i) {
            const double y = yOf(static_cast<double>(m_histogram.counts[i]));
            if (m_histogram.counts[i] > 0)
                drawRectangle(m_out, "bin", kHistogramFrame.left + width * static_cast<double>(i) + 0.5, y, width - 1,
                              kHistogramFrame.bottom - y);
        }
    }

    void drawMedian(const std::string& text)
    {
        const double x = xOf(m_statistics.median);
        const double low = xOf(m_statistics.intervalLow);
        drawRectangle(m_out, "interval", low, kHistogramFrame.top - 8, std::max(xOf(m_statistics.intervalHigh) - low, 2.0), 4);
        drawLine(m_out, "median", x, kHistogramFrame.top - 6, x, kHistogramFrame.bottom);
        const bool right = x + 8 + textWidth(text, 11) < kHistogramFrame.right;
        const double aside = std::max(xOf(m_statistics.intervalHigh), x) + 6;
        drawText(m_out, right ? "label warn" : "label warn end", right ? aside : low - 6, kHistogramFrame.top - 3, text);
    }

    HtmlWriter& m_out;
    const Histogram& m_histogram;
    const Statistics& m_statistics;
    numbers::TimeUnit m_unit;
    double m_most;
};

}  // namespace

Histogram histogramOf(std::vector<double> samples)
{
    std::ranges::sort(samples);
    const double spread = quantile(samples, 0.75) - quantile(samples, 0.25);
    const double reach = kFarOutside * std::max(spread, 1e-3 * std::abs(quantile(samples, 0.5)));
    const double from = quantile(samples, 0.25) - reach;
    const double to = quantile(samples, 0.75) + reach;
    const auto isInside = [from, to](double sample) { return sample >= from && sample <= to; };
    const auto inside = static_cast<std::size_t>(std::ranges::count_if(samples, isInside));

    Histogram histogram{.low = *std::ranges::find_if(samples, isInside), .beyond = samples.size() - inside};
    histogram.high = *std::find_if(samples.rbegin(), samples.rend(), isInside);
    const double margin = std::max(1e-4 * std::abs(histogram.high), 1e-12);
    if (histogram.high - histogram.low < margin) {
        histogram.low -= margin;
        histogram.high += margin;
    }
    const double bins = std::clamp(std::ceil(2 * std::sqrt(static_cast<double>(inside))), 1.0, kMaxBins);
    histogram.counts.assign(static_cast<std::size_t>(bins), 0);
    for (const double sample : samples) {
        const double share = (sample - histogram.low) / (histogram.high - histogram.low);
        const auto last = static_cast<double>(histogram.counts.size() - 1);
        if (isInside(sample))
            ++histogram.counts[static_cast<std::size_t>(std::clamp(std::floor(share * (last + 1)), 0.0, last))];
    }
    return histogram;
}

std::vector<double> drawableSamples(const TimingOutcome& timing)
{
    std::vector<double> samples = timing.samples;
    std::erase_if(samples, [](double sample) { return !(std::abs(sample) < kLongestSample); });
    return samples;
}

const Frame& histogramFrame()
{
    return kHistogramFrame;
}

std::string histogramDescription(const Statistics& statistics)
{
    return worded(message("Distribution of the measured times, median {}", numbers::duration(statistics.median)));
}

void drawSampleAxis(HtmlWriter& out, const Frame& frame, double most)
{
    const double step = std::max(1.0, niceStep(most));
    for (double count = 0; count <= most; count += step) {
        const double y = frame.bottom - (frame.bottom - frame.top) * count / most;
        drawLine(out, count == 0 ? "axis" : "grid", frame.left, y, frame.right, y);
        drawText(out, "tick end", frame.left - 7, y + 4, numbers::decimal(count, 0));
    }
}

void drawTimeAxis(HtmlWriter& out, const Frame& frame, double low, double high, const numbers::TimeUnit& unit)
{
    const double step = niceStep((high - low) / unit.seconds);
    const double first = std::ceil(low / unit.seconds / step);
    for (double i = first; i * step * unit.seconds <= high && i - first <= 2 * kTicks; ++i) {
        const double x = frame.left + (frame.right - frame.left) * (i * step * unit.seconds - low) / (high - low);
        drawText(out, "tick mid", std::clamp(x, frame.left, frame.right), frame.bottom + 16,
                 numbers::fixed(i * step, decimalsOf(step)));
    }
    drawAxisTitles(out, frame, worded(message("Time, {}", unit.name)), worded("Samples"));
}

void drawHistogramContent(HtmlWriter& out, const Histogram& histogram, const Statistics& statistics)
{
    HistogramPlot(out, histogram, statistics).draw();
}

}  // namespace kd::report
